#pragma once

#include "engine/riftbound/state/state.h"
#include "kit/riftbound/host/cards.h"
#include "match/setup.h"

#include <string>
#include <vector>

/// A journal keeps the cards of its match as they are on the day that it begins.
namespace playmat::riftbound::host {

[[nodiscard]] Json keptCards(const match::CardLibrary &library, const match::MatchSetup &setup,
                             const State &state);

/// The library to play a kept match with: the given one when all kept cards are in it as they were,
/// else one of the kept cards.
[[nodiscard]] Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library,
                                                         const Json &kept);

} // namespace playmat::riftbound::host
