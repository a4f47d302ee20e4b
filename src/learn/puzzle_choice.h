#pragma once

#include "learn/memory.h"
#include "learn/puzzle.h"
#include "learn/rating.h"
#include "learn/review.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// The index, among this many puzzles, of today's: every one comes once before any comes again,
/// and on that day the same everywhere. 0 when there are none.
[[nodiscard]] std::size_t puzzleOfTheDay(Day day, std::size_t puzzles);

/// Today's puzzle of somebody of that strength: of an eighth of all puzzles, by their difficulty,
/// that is nearest to it, and so for whoever has solved none one of the easiest. On that day the
/// same for all whose strength is in that eighth; nullptr only when there are no puzzles.
[[nodiscard]] const Puzzle *todaysPuzzle(const std::vector<Puzzle> &puzzles, const Rating &learner,
                                         Day today);

/// The puzzle to offer next: at the learner's strength, with a different main theme from the last,
/// and not seen for a month. With `only` it is one that has this theme. Where none fits all of
/// that, the strength gives way first, and one that was seen comes last; nullptr only when there
/// are no puzzles.
[[nodiscard]] const Puzzle *nextPuzzle(const std::vector<Puzzle> &puzzles, const Rating &learner,
                                       const SeenDays &seen, std::string_view lastTheme, Day today,
                                       std::string_view only = {});

/// Whether a puzzle that was seen then counts again: a month later, or when only a clock that was
/// ahead can have dated it.
[[nodiscard]] bool countsAgain(Day seen, Day today);

} // namespace playmat::learn
