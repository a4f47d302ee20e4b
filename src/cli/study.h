#pragma once

#include "cli/commands.h"
#include "match/card_library.h"

namespace playmat::learn {
class LearnKit;
}

/// Lessons, puzzles and the book of a game that has them: to list them, or to prove them.
namespace playmat::cli {

[[nodiscard]] int studyLessons(const match::CardLibrary &library, const learn::LearnKit &kit,
                               const LessonsOptions &options);
[[nodiscard]] int studyPuzzles(const match::CardLibrary &library, const learn::LearnKit &kit,
                               const PuzzlesOptions &options);

} // namespace playmat::cli
