#pragma once

#include "engine/swu/state/state.h"
#include "match/card_library.h"
#include "match/setup.h"

#include <string>
#include <vector>

/// A journal keeps the cards of its match as they are on the day that it begins, so that it goes
/// the same way when cards have been corrected since, and sets added.
namespace playmat::match {

/// The cards a match can come to mention: those its setup names, those in its first
/// position, all tokens; with the reprints' numbers that the setup uses.
[[nodiscard]] Json keptCards(const CardLibrary &library, const MatchSetup &setup,
                             const swu::State &state);

/// The library to play a kept match with: the given one when all kept cards are in it as they were,
/// else one of the kept cards. `named` are titles that somebody named in the match.
[[nodiscard]] Outcome<CardLibrary> libraryForKept(const CardLibrary &library, const Json &kept,
                                                  const std::vector<std::string> &named);

} // namespace playmat::match
