#include "kit/lorcana/host/deck_text.h"

#include "kit/common/host/deck_list.h"
#include "match/folded_name.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "match/utf8.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

namespace playmat::lorcana::host {

using kit::kBlank;
using kit::trimmed;
using match::JsonReader;
using match::kLongestDeck;
using match::kMostCopies;

namespace {

/// Cuts off a comment: "#" or "//" at the beginning or after a space.
std::string_view withoutComment(std::string_view line)
{
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool begins = at == 0 || kBlank.find(line[at - 1]) != std::string_view::npos;
        if (begins && (line[at] == '#' || line.substr(at).starts_with("//")))
            return line.substr(0, at);
    }
    return line;
}

/// Takes "3 " or "3x " off a line; 1 when there is none, 0 when it is out of range.
int takeCount(std::string_view &line)
{
    int count = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), count);
    auto digits = static_cast<std::size_t>(end - line.data());
    if (error == std::errc::invalid_argument)
        return 1;
    if (digits < line.size() && (line[digits] == 'x' || line[digits] == 'X'))
        ++digits;
    if (digits < line.size() && kBlank.find(line[digits]) == std::string_view::npos)
        return 1; // "101 Dalmatians" begins with a number, "1-005" is one
    line = trimmed(line.substr(digits));
    return error == std::errc() && count >= 1 && count <= kMostCopies ? count : 0;
}

/// Takes "(ENCHANTED)", "(Set 1)" and "*E*" off the end of a name.
std::string_view withoutPrint(std::string_view name)
{
    for (;;) {
        name = trimmed(name);
        const char open = name.ends_with(')') ? '(' : name.ends_with('*') ? '*' : '\0';
        const std::size_t at
            = open == '\0' || name.size() < 2 ? 0 : name.rfind(open, name.size() - 2);
        if (at == 0 || at == std::string_view::npos)
            return name;
        name = name.substr(0, at);
    }
}

class ListReader
{
public:
    ListReader(const LorcanaCards &cards, std::string_view text)
        : m_cards(cards)
        , m_text(text)
    {
    }

    Outcome<WrittenDeck> read()
    {
        m_text = kit::withoutByteOrderMark(m_text);
        for (std::size_t at = 0; at < m_text.size(); ++m_line) {
            const std::size_t end = std::min(m_text.size(), m_text.find('\n', at));
            readLine(trimmed(m_text.substr(at, end - at)));
            at = end + 1;
        }
        if (!m_problems.empty())
            return m_problems.all();
        if (m_deck.cards.empty())
            return Problem{"bad_deck", text::said("the list has no cards"), {}};
        return std::move(m_deck);
    }

private:
    void fail(std::string message, const char *code = "bad_deck")
    {
        m_problems.add({code, std::move(message), {}, m_line, 1});
    }

    /// "--- MAYBEBOARD", "Deck:", "Sideboard"
    bool readHeader(std::string_view line)
    {
        const std::string word = match::foldedName(line);
        const bool dashed = line.starts_with("--");
        if (word == "maybeboard")
            m_passed = true;
        else if (word == "sideboard" || word == "deck" || word == "maindeck")
            m_passed = false;
        else
            return dashed;
        return true;
    }

    void readLine(std::string_view whole)
    {
        std::string_view line = trimmed(withoutComment(whole));
        if (line.empty() || readHeader(line) || m_passed)
            return;
        const int count = takeCount(line);
        if (count == 0) {
            fail(text::format("the number of copies is not between 1 and {}", kMostCopies));
            return;
        }
        const std::string_view name = withoutPrint(line);
        const DefId printed = m_cards.printed(name);
        const std::vector<DefId> found
            = printed != 0 ? std::vector{printed} : m_cards.written(name);
        if (found.size() == 1)
            m_deck.cards.push_back({found[0], count, m_line, {}});
        else if (found.empty())
            fail(text::format("{} is not a known card", match::inQuotes(name)), "unknown_card");
        else
            fail(text::format("{} is the name of several cards, so its version is needed",
                              match::inQuotes(name)));
    }

    const LorcanaCards &m_cards;
    std::string_view m_text;
    std::size_t m_line = 1;
    bool m_passed = false;
    WrittenDeck m_deck;
    kit::DeckProblems m_problems;
};

DefId cardIn(const LorcanaCards &cards, const JsonReader &json)
{
    for (const char *key : {"id", "fullName", "name"}) {
        if (!json.has(key))
            continue;
        const std::string text = json.at(key).string();
        if (json.failed())
            return 0;
        const DefId printed = cards.printed(text);
        const std::vector<DefId> found = printed != 0 ? std::vector{printed} : cards.written(text);
        if (found.size() == 1)
            return found[0];
        json.at(key).fail(text::format("{} is not a known card", match::inQuotes(text)),
                          "unknown_card");
        return 0;
    }
    json.fail(text::said("a card needs an \"id\" or a \"name\""));
    return 0;
}

Outcome<WrittenDeck> readObject(const LorcanaCards &cards, const Json &document)
{
    std::optional<Problem> problem;
    const JsonReader json(document, problem, "bad_deck");
    WrittenDeck deck;
    if (!document.is_object()) {
        json.fail(text::said("expected a deck: an object with \"cards\""));
        return *problem;
    }
    deck.name = json.at("name").stringOr("");
    const JsonReader list = json.required("cards");
    for (std::size_t i = 0, n = list.size(); i < n && !problem; ++i) {
        const JsonReader item = list.item(i);
        if (!item.value().is_object()) {
            item.fail(text::said("expected an object"));
            break;
        }
        DeckLine line;
        line.card = cardIn(cards, item);
        line.count = static_cast<int>(item.at("count").integerOr(1, 1, kMostCopies));
        line.path = fmt::format("$.cards[{}]", i);
        deck.cards.push_back(std::move(line));
    }
    if (problem)
        return *problem;
    return deck;
}

} // namespace

Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, std::string_view text)
{
    if (text.size() > kLongestDeck)
        return Problem{
            "bad_deck", text::format("the text is longer than {} bytes", kLongestDeck), {}};
    if (match::firstNotUtf8(text) != std::string_view::npos)
        return Problem{"bad_deck", text::said("this is not text in UTF-8"), {}};
    if (kit::firstCharacter(text) != '{')
        return ListReader(cards, match::withPlainSpaces(text)).read();
    const Outcome<Json> json = match::parseJson(text, kLongestDeck);
    return json ? readObject(cards, json.value()) : json.problem();
}

Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, const Json &document)
{
    return document.is_string() ? readDeck(cards, std::string_view(document.get<std::string>()))
                                : readObject(cards, document);
}

Json deckJson(const CardDb &db, const std::string &name, const std::vector<DefId> &cards)
{
    std::map<std::string, int> counts;
    for (const DefId card : cards)
        ++counts[db.def(card).id];
    Json out;
    out["name"] = name;
    out["cards"] = Json::array();
    for (const auto &[id, count] : counts)
        out["cards"].push_back({{"count", count}, {"id", id}});
    return out;
}

} // namespace playmat::lorcana::host
