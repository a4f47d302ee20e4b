#include "learn/puzzle.h"
#include "learn/reading.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

constexpr int kLeastRating = 400;
constexpr int kMostRating = 2800;

std::optional<Puzzle::Move> readMove(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[] = {"them"};
    const bool them = at.isObject() && at.has("them");
    if (them && !at.expectObject(kKeys))
        return std::nullopt;
    auto pattern = readPattern(them ? at.at("them") : at, words);
    return pattern ? std::optional(Puzzle::Move{std::move(*pattern), them}) : std::nullopt;
}

Puzzle::Kind readKind(const JsonCursor &at)
{
    const std::string_view kind = at.string();
    (void)expectWord(at, kind, {"race", "duel", "hold"}, "a kind of puzzle");
    return kind == "hold" ? Puzzle::Kind::Hold
        : kind == "duel"  ? Puzzle::Kind::Duel
                          : Puzzle::Kind::Race;
}

void readSolution(const JsonCursor &at, const Words &words, Puzzle &out)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        if (auto move = readMove(at.item(i), words))
            out.solution.push_back(std::move(*move));
    if (at.size() == 0 || (!out.solution.empty() && out.solution.front().them))
        at.fail("a solution begins with the learner's answer");
}

std::optional<Puzzle> readPuzzle(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[]
        = {"id", "kind", "title", "goal", "hint", "rating", "themes", "scenario", "solution"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Puzzle out;
    out.path = at.path();
    out.id = at.require("id").string();
    out.kind = readKind(at.require("kind"));
    out.title = readText(at.require("title"), kMostTitle);
    out.goal = readText(at.require("goal"));
    out.hint = readText(at.require("hint"));
    out.rating = static_cast<int>(at.require("rating").integer(kLeastRating, kMostRating));
    out.themes = readStrings(at.require("themes"));
    for (const std::string &theme : out.themes)
        (void)findNamed(at.at("themes"), theme, words.themes, &Theme::name, "a theme");
    if (auto scenario = readScenario(at.require("scenario")))
        out.scenario = std::move(*scenario);
    readSolution(at.require("solution"), words, out);
    return out;
}

void readRoot(const JsonCursor &at, const Words &words, std::vector<Puzzle> &out)
{
    static constexpr std::string_view kKeys[] = {"puzzles"};
    if (!at.expectObject(kKeys))
        return;
    const JsonCursor list = at.require("puzzles");
    for (std::size_t i = 0; i < list.size(); ++i)
        if (auto puzzle = readPuzzle(list.item(i), words))
            out.push_back(std::move(*puzzle));
    for (const Puzzle &puzzle : out)
        if (std::ranges::count(out, puzzle.id, &Puzzle::id) > 1) {
            list.fail(fmt::format("the id \"{}\" appears twice", puzzle.id));
            return;
        }
}

} // namespace

std::vector<Puzzle> readPuzzles(std::string_view file, std::string_view text, const Words &words,
                                std::vector<Fault> &faults)
{
    std::vector<Puzzle> out;
    std::vector<effects::JsonProblem> problems;
    effects::JsonProblem malformed;
    if (const auto root = effects::parseJson(text, malformed))
        readRoot(JsonCursor(*root, problems), words, out);
    else
        faults.push_back(
            {fmt::format("{}:{}:{}", file, malformed.line, malformed.column), malformed.message});
    for (const effects::JsonProblem &problem : problems)
        faults.push_back({fmt::format("{}: {}", file, problem.path), problem.message});
    return problems.empty() ? out : std::vector<Puzzle>();
}

} // namespace playmat::learn
