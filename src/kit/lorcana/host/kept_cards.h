#pragma once

#include "engine/lorcana/state/state.h"
#include "kit/lorcana/host/cards.h"
#include "match/setup.h"

#include <string>
#include <vector>

/// A journal keeps the cards of its match as they are on the day that it begins, so that it goes
/// the same way when cards have been corrected since, and sets added.
namespace playmat::lorcana::host {

/// The printed cards of a first position and of the setup. A position's own cards are in the setup.
[[nodiscard]] Json keptCards(const match::CardLibrary &library, const match::MatchSetup &setup,
                             const CardDb &db, const State &state);

/// The library to play a kept match with: the given one when all kept cards are in it as they were,
/// else one of the kept cards. `named` are names that somebody named in the match.
[[nodiscard]] Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library,
                                                         const Json &kept,
                                                         const std::vector<std::string> &named);

} // namespace playmat::lorcana::host
