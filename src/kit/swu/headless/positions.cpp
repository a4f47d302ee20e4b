#include "cli/output.h"
#include "kit/swu/bots/match_up.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/learn/lesson_words.h"
#include "kit/swu/learn/searched.h"
#include "learn/puzzle.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <algorithm>

/// Who finds the right move: in each puzzle there is exactly one, proven by search.
namespace playmat::cli {

namespace {

constexpr std::array<std::string_view, 3> kKinds{"race", "duel", "hold"};

struct Position
{
    swu::SeatedGame game;
    core::Answer right;
    learn::Puzzle::Kind kind;
};

/// The right answer of a puzzle; nothing when there are several, or it depends on what the other
/// side holds.
std::optional<core::Answer> rightAnswer(const swu::Game &game, const learn::Puzzle &puzzle)
{
    if (game.state().list(swu::Zone::Hand, 1).count > 0)
        return std::nullopt;
    learn::Prover prover(puzzle.attacker());
    const auto judged = prover.judgeAll(*kit::searched(game));
    std::optional<core::Answer> right;
    for (const auto &one : judged.value_or(std::vector<learn::Prover::Judged>()))
        if (one.wins != (puzzle.kind == learn::Puzzle::Kind::Hold)) {
            if (right)
                return std::nullopt;
            right = one.answer;
        }
    return right;
}

/// So many of each kind, spread over the file.
std::vector<Position> positionsFrom(const match::CardLibrary &library,
                                    const std::vector<learn::Puzzle> &puzzles, std::size_t ofKind)
{
    std::array<std::vector<Position>, 3> all;
    for (const learn::Puzzle &puzzle : puzzles) {
        const auto game = kit::gameOfPosition(library, puzzle.scenario);
        if (!game)
            continue;
        if (const auto right = rightAnswer(game.value(), puzzle))
            all[static_cast<std::size_t>(puzzle.kind)].push_back(
                {swu::SeatedGame(game.value(), {}), *right, puzzle.kind});
    }
    std::vector<Position> out;
    for (const std::vector<Position> &some : all)
        for (std::size_t i = 0; i < std::min(ofKind, some.size()); ++i)
            out.push_back(some[i * some.size() / std::min(ofKind, some.size())]);
    return out;
}

bool finds(const Position &position, const bots::Knowledge &knowledge, const bots::Manner &manner)
{
    bots::Thinker thinker(knowledge, manner, 1);
    const bots::Thought thought = thinker.think(swu::seenBy(position.game, 0), {});
    const core::Answer answer = position.game.answerOf(swu::Viewer::of(0), thought.answer);
    return answer.options == position.right.options && answer.amounts == position.right.amounts;
}

void report(std::string_view name, const std::vector<Position> &positions,
            const bots::Knowledge &knowledge, bots::Manner manner)
{
    manner.time = {};
    manner.threads = 1;
    std::array<int, 3> found{};
    std::array<int, 3> all{};
    for (const Position &position : positions) {
        const auto kind = static_cast<std::size_t>(position.kind);
        ++all[kind];
        found[kind] += finds(position, knowledge, manner) ? 1 : 0;
    }
    const int sum = found[0] + found[1] + found[2];
    std::string line
        = fmt::format("{:<13} {:5.1f} % of {}", name,
                      100.0 * sum / static_cast<double>(positions.size()), positions.size());
    for (std::size_t kind = 0; kind < kKinds.size(); ++kind)
        line += fmt::format("  {} {}/{}", kKinds[kind], found[kind], all[kind]);
    say(line);
}

} // namespace

int botPositions(const match::CardLibrary &library, const BotsOptions &options)
{
    const auto text = match::readFile(match::findResources() / "puzzles" / "swu.json");
    if (!text) {
        complain(match::describe(text.problem()));
        return 1;
    }
    std::vector<learn::Fault> faults;
    const std::vector<learn::Puzzle> puzzles
        = learn::readPuzzles("swu.json", text.value(), kit::swuLessonWords(library), faults);
    const std::vector<Position> positions = positionsFrom(library, puzzles, options.most / 3);
    const std::optional<bots::Knowledge> known = knowledge(library);
    if (!known)
        return 1;
    for (const learn::Fault &fault : faults)
        complain(fmt::format("{}: {}", fault.where, fault.what));
    for (const std::string_view name : {"random", "greedy"})
        if (options.player.empty() || options.player == name)
            report(name, positions, *known, *bots::mannerNamed(name));
    for (const bots::LevelInfo &info : bots::levels())
        if (options.player.empty() || options.player == info.id)
            report(info.id, positions, *known, bots::mannerOf(info.level));
    return positions.empty() || !faults.empty() ? 1 : 0;
}

} // namespace playmat::cli
