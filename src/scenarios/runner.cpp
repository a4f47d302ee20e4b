#include "scenarios/runner.h"

#include "match/game_kit.h"
#include "scenarios/stage.h"

namespace playmat::scenarios {

Runner::Runner(const match::CardLibrary &library)
    : m_library(library)
    , m_words(*library.kit().scenarioWords())
    , m_cards(library)
{
}

Course Runner::play(const Scenario &scenario) const
{
    Course out = playFrom(scenario, 0);
    if (out.fault || !scenario.oneSeat.empty())
        return out;
    Course other = playFrom(scenario, 1);
    if (!other.fault)
        return out;
    other.fault->what += " (only when \"me\" is the second player)";
    return other;
}

Course Runner::playFrom(const Scenario &scenario, core::PlayerId me) const
{
    Mentioned mentioned;
    for (const Board &board : scenario.boards)
        for (const std::vector<Line> *lines : {&board.layout, &board.steps})
            for (const Line &line : *lines)
                addMentioned(line.text, m_cards, mentioned);
    Course out;
    for (const Board &board : scenario.boards) {
        out.fault = playBoard(board, scenario.line, mentioned, me, out);
        if (out.fault)
            break;
    }
    return out;
}

std::optional<Fault> Runner::playBoard(const Board &board, std::size_t line,
                                       const std::set<std::string> &mentioned, core::PlayerId me,
                                       Course &out) const
{
    Fault fault;
    const Seating seating{me};
    const Json position = positionOf(board, m_words, m_cards, mentioned, seating, fault);
    if (!fault.what.empty())
        return fault;
    Table table(m_library, m_words, m_cards, seating);
    fault = {board.layout.empty() ? line : board.layout.front().number, table.start(position)};
    if (!fault.what.empty())
        return fault;
    if (m_watcher)
        table.watch();
    Stage stage(table, m_cards, mentioned);
    for (std::size_t i = 0; i < board.steps.size() && fault.what.empty(); ++i) {
        const std::string next = i + 1 < board.steps.size() ? board.steps[i + 1].text : "";
        fault = {board.steps[i].number, stage.step(board.steps[i].text, next)};
    }
    if (fault.what.empty())
        fault.what = stage.end();
    if (m_watcher)
        m_watcher(table.game());
    out.setup = table.setup();
    out.answers = table.answers();
    return fault.what.empty() ? std::nullopt : std::optional(fault);
}

} // namespace playmat::scenarios
