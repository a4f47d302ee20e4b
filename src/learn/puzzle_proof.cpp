#include "learn/lesson_run.h"
#include "learn/prover.h"
#include "learn/puzzle.h"
#include "learn/rehearsal.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace playmat::learn {

namespace {

/// One puzzle: the prover searches the position, and the solution is played alongside.
class PuzzleProof
{
public:
    PuzzleProof(const match::CardLibrary &library, const Puzzle &puzzle, std::string where,
                const Words &words, const StartSearch &start, std::uint64_t mostNodes,
                PuzzleReport &report)
        : m_library(library)
        , m_puzzle(puzzle)
        , m_where(std::move(where))
        , m_words(words)
        , m_start(start)
        , m_report(report)
        , m_prover(puzzle.attacker(), mostNodes)
    {
    }

    void prove()
    {
        ++m_report.puzzles;
        auto searched = m_start(m_puzzle.scenario);
        auto table = Rehearsal::start(m_library, m_puzzle.scenario, 0, m_words);
        if (!searched || !table) {
            const match::Problem &problem = searched ? table.problem() : searched.problem();
            fault(fmt::format("the scenario{}: {}", problem.path, problem.message));
            return;
        }
        proveFirstAnswer(*searched.value(), table.value());
        proveSolution(*searched.value(), table.value());
        m_report.nodes += m_prover.nodes();
        m_report.mostNodes = std::max(m_report.mostNodes, m_prover.nodes());
    }

private:
    [[nodiscard]] bool isHold() const { return m_puzzle.kind == Puzzle::Kind::Hold; }

    void proveFirstAnswer(const SearchedGame &game, const Rehearsal &table)
    {
        const auto judged = m_prover.judgeAll(game);
        if (!judged) {
            fault("the search is too large");
            return;
        }
        std::vector<core::Answer> right;
        for (const Prover::Judged &one : *judged)
            if (one.wins != isHold())
                right.push_back(one.answer);
        if (isHold() && m_prover.metLuck())
            fault("something hidden may be shown on the way");
        const auto written = table.sight().answerOf(m_puzzle.solution.front().pattern);
        if (right.size() != 1)
            fault(
                fmt::format("{} first answers of {} reach the goal", right.size(), judged->size()));
        else if (!written || !sameAnswer(game.decision(), *written, right.front()))
            fault("a different first answer from the one that is written reaches the goal");
    }

    void proveSolution(SearchedGame &game, Rehearsal &table)
    {
        for (const Puzzle::Move &move : m_puzzle.solution) {
            if (table.sight().decision().is_object() && move.them == table.sight().asksMe()) {
                fault(fmt::format("{} is the other side's", move.pattern.text));
                return;
            }
            const auto answer = table.sight().answerOf(move.pattern);
            const auto problem = table.play(move.pattern);
            if (problem || !answer || !game.apply(*answer)) {
                fault(problem.value_or("the solution cannot be played"));
                return;
            }
        }
        const bool reached
            = isHold() ? m_prover.wins(game) == false : game.winner() == m_puzzle.attacker();
        if (!reached)
            fault("the solution does not reach the goal");
    }

    void fault(std::string what) { m_report.faults.push_back({m_where, std::move(what)}); }

    const match::CardLibrary &m_library;
    const Puzzle &m_puzzle;
    std::string m_where;
    const Words &m_words;
    const StartSearch &m_start;
    PuzzleReport &m_report;
    Prover m_prover;
};

/// One that begins as another does gives it away.
void findAlike(const std::vector<Puzzle> &puzzles, std::string_view file, PuzzleReport &report)
{
    std::map<std::pair<Puzzle::Kind, std::string>, const Puzzle *> begins;
    for (const Puzzle &puzzle : puzzles) {
        const std::pair key(puzzle.kind, puzzle.solution.front().pattern.text);
        const auto [first, isNew] = begins.emplace(key, &puzzle);
        if (!isNew)
            report.faults.push_back({fmt::format("{}: {} ({})", file, puzzle.path, puzzle.id),
                                     fmt::format("it begins as {} does", first->second->id)});
    }
}

} // namespace

PuzzleReport provePuzzles(const match::CardLibrary &library, const std::vector<Puzzle> &puzzles,
                          std::string_view file, const Words &words, const StartSearch &start,
                          std::uint64_t mostNodes)
{
    PuzzleReport report;
    findAlike(puzzles, file, report);
    for (const Puzzle &puzzle : puzzles)
        PuzzleProof(library, puzzle, fmt::format("{}: {} ({})", file, puzzle.path, puzzle.id),
                    words, start, mostNodes, report)
            .prove();
    return report;
}

} // namespace playmat::learn
