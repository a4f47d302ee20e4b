#include "scenarios/document.h"

#include <fmt/format.h>

#include <set>

namespace playmat::scenarios {

namespace {

constexpr std::size_t kStep = 2; ///< how far lines of a scenario stand in
constexpr std::size_t kContinued = 6; ///< so far, and the line belongs to the one before

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// A # that begins a comment: at the beginning, or after a blank and before one.
std::string_view withoutComment(std::string_view text)
{
    if (trimmed(text).substr(0, 1) == "#")
        return {};
    const std::size_t at = text.find(" # ");
    return at == std::string_view::npos ? text : text.substr(0, at);
}

bool eat(std::string_view &text, std::string_view word)
{
    if (text.substr(0, word.size()) != word)
        return false;
    text = trimmed(text.substr(word.size()));
    return true;
}

class DocumentReader
{
public:
    Document read(std::string_view text)
    {
        while (!text.empty()) {
            ++m_line;
            const std::size_t end = text.find('\n');
            line(withoutComment(text.substr(0, end)));
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        }
        if (m_out.game.empty())
            fail("a document begins with a line \"game NAME\"");
        std::set<std::string_view> titles;
        for (const Scenario &one : m_out.scenarios)
            if (!titles.insert(one.title).second)
                m_out.faults.push_back({one.line, "another scenario has this title, too"});
            else if (one.boards.empty() || one.boards.back().steps.empty())
                m_out.faults.push_back({one.line, "nothing happens in this scenario"});
        return std::move(m_out);
    }

private:
    void fail(std::string what) { m_out.faults.push_back({m_line, std::move(what)}); }

    void line(std::string_view raw)
    {
        const std::string_view text = trimmed(raw);
        if (text.empty())
            return;
        const std::size_t in = raw.find_first_not_of(' ');
        if (in == 0)
            top(text);
        else if (m_out.scenarios.empty())
            fail("a line that stands in belongs to a scenario, and there is none before it");
        else if (in >= kContinued && m_last != nullptr)
            *m_last += ' ' + std::string(text);
        else if (in != kStep)
            fail(fmt::format("lines of a scenario stand in by {}, lines that continue one by {}",
                             kStep, kContinued));
        else
            inside(text);
    }

    void top(std::string_view text)
    {
        m_last = nullptr;
        if (m_out.game.empty() && eat(text, "game ")) {
            m_out.game = std::string(text);
        } else if (eat(text, "ruling ")) {
            m_out.rulings.push_back(ruling(text));
            const std::size_t at = m_out.rulings.back().text.rfind(" | ");
            if (at == std::string::npos)
                return fail(
                    "a ruling that no scenario holds says who does, or why nobody, after |");
            m_out.rulings.back().held = m_out.rulings.back().text.substr(at + 3);
            m_out.rulings.back().text.erase(at);
        } else {
            m_out.scenarios.push_back({std::string(text), m_line, {}, {}, {}});
        }
    }

    Ruling ruling(std::string_view text)
    {
        const std::size_t at = text.find(": ");
        if (at == std::string_view::npos) {
            fail("a ruling is \"ruling CARD: what it says\"");
            return {};
        }
        return {m_line,
                std::string(trimmed(text.substr(0, at))),
                std::string(trimmed(text.substr(at + 2))),
                {}};
    }

    void inside(std::string_view text)
    {
        Scenario &scenario = m_out.scenarios.back();
        if (eat(text, "ruling ")) {
            scenario.rulings.push_back(ruling(text));
            m_last = &scenario.rulings.back().text;
        } else if (eat(text, "one seat: ")) {
            scenario.oneSeat = std::string(text);
            m_last = &scenario.oneSeat;
        } else if (text == "another table" || text.substr(0, 15) == "another table: ") {
            scenario.boards.emplace_back();
            m_last = nullptr;
        } else {
            boardLine(scenario, text);
        }
    }

    void boardLine(Scenario &scenario, std::string_view text)
    {
        if (scenario.boards.empty())
            scenario.boards.emplace_back();
        Board &board = scenario.boards.back();
        bool layout = false;
        for (const std::string_view who : {"me: ", "you: ", "game: "})
            layout = layout || text.substr(0, who.size()) == who;
        if (layout && !board.steps.empty())
            fail("cards are laid out before anything happens (or on \"another table\")");
        std::vector<Line> &lines = layout ? board.layout : board.steps;
        lines.push_back({m_line, std::string(text)});
        m_last = &lines.back().text;
    }

    Document m_out;
    std::size_t m_line = 0;
    std::string *m_last = nullptr; ///< what a continued line is added to
};

} // namespace

Document readDocument(std::string_view text)
{
    return DocumentReader().read(text);
}

} // namespace playmat::scenarios
