#pragma once

#include "learn/words.h"
#include "match/card_library.h"

/// What Star Wars: Unlimited hands to the parts of the program that know no game.
namespace playmat::kit {

/// The words that its lessons, questions and puzzles may use.
[[nodiscard]] learn::Words swuLessonWords(const match::CardLibrary &library);

} // namespace playmat::kit
