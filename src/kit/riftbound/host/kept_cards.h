#pragma once

#include "engine/riftbound/state/state.h"
#include "kit/riftbound/host/cards.h"
#include "match/setup.h"

#include <string>
#include <vector>

/// A journal stores the cards of its match as they were when the match began.
namespace playmat::riftbound::host {

[[nodiscard]] Json keptCards(const match::CardLibrary &library, const match::MatchSetup &setup,
                             const State &state);

/// The library for playing a stored match: the given library if it has all stored cards unchanged,
/// otherwise a library of the stored cards.
[[nodiscard]] Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library,
                                                         const Json &kept);

} // namespace playmat::riftbound::host
