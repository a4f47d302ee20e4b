#include "learn/puzzle_choice.h"

#include "engine/core/rng.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace playmat::learn {

namespace {

constexpr std::uint64_t kDailySeed = 0x706C61796D6174; ///< "playmat"
constexpr double kNear = 100;
constexpr std::size_t kShares = 8; ///< of all puzzles, by their difficulty
constexpr Day kMonth = 30;

/// What speaks against a puzzle; the one with the least is offered.
double costOf(const Puzzle &puzzle, const Rating &learner, const SeenDays &seen,
              std::string_view lastTheme, Day today)
{
    constexpr double kSeen = 2000;
    constexpr double kSameTheme = 1000;
    const double far = std::abs(puzzle.rating - learner.value);
    const auto found = seen.find(puzzle.id);
    const bool recent = found != seen.end() && !countsAgain(found->second, today);
    const bool same = !puzzle.themes.empty() && puzzle.themes.front() == lastTheme;
    return (far <= kNear ? far / kNear : far) + (recent ? kSeen : 0) + (same ? kSameTheme : 0);
}

} // namespace

std::size_t puzzleOfTheDay(Day day, std::size_t puzzles)
{
    if (puzzles == 0)
        return 0;
    const auto count = static_cast<std::int64_t>(puzzles);
    const std::int64_t place = ((day % count) + count) % count; // days before 1970 are days too
    const std::int64_t cycle = (day - place) / count;
    std::vector<std::size_t> order(puzzles);
    std::iota(order.begin(), order.end(), std::size_t{0});
    core::Rng rng(kDailySeed ^ static_cast<std::uint64_t>(cycle));
    rng.shuffle(order.data(), order.size());
    return order[static_cast<std::size_t>(place)];
}

const Puzzle *todaysPuzzle(const std::vector<Puzzle> &puzzles, const Rating &learner, Day today)
{
    if (puzzles.empty())
        return nullptr;
    std::vector<const Puzzle *> byRating;
    byRating.reserve(puzzles.size());
    for (const Puzzle &puzzle : puzzles)
        byRating.push_back(&puzzle);
    std::ranges::sort(byRating, [](const Puzzle *a, const Puzzle *b) {
        return std::tie(a->rating, a->id) < std::tie(b->rating, b->id);
    });
    const std::size_t share = std::max<std::size_t>(1, puzzles.size() / kShares);
    const std::size_t easier = static_cast<std::size_t>(std::ranges::count_if(
        puzzles, [&](const Puzzle &puzzle) { return puzzle.rating < learner.value; }));
    const std::size_t from = std::min(easier / share * share, puzzles.size() - share);
    return byRating[from + puzzleOfTheDay(today, share)];
}

const Puzzle *nextPuzzle(const std::vector<Puzzle> &puzzles, const Rating &learner,
                         const SeenDays &seen, std::string_view lastTheme, Day today,
                         std::string_view only)
{
    const Puzzle *best = nullptr;
    double least = 0;
    for (const Puzzle &puzzle : puzzles) {
        if (!only.empty() && std::ranges::find(puzzle.themes, only) == puzzle.themes.end())
            continue;
        const double cost = costOf(puzzle, learner, seen, lastTheme, today);
        if (best == nullptr || cost < least) {
            best = &puzzle;
            least = cost;
        }
    }
    return best;
}

bool countsAgain(Day seen, Day today)
{
    return today - seen >= kMonth || isAhead(seen, today);
}

} // namespace playmat::learn
