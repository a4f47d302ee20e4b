#pragma once

#include "engine/core/rng.h"
#include "kit/riftbound/host/deck_text.h"

namespace playmat::riftbound::host {

/// The reasons why the deck is not legal, as sentences (101–103).
[[nodiscard]] std::vector<std::string> faultsOf(const CardDb &db, const Deck &deck);
/// Returns the deck if it can be played, otherwise the problem.
[[nodiscard]] Outcome<Deck> playableDeck(const CardDb &db, const Deck &deck);
/// Makes a legal deck of playable cards.
[[nodiscard]] Deck randomDeck(const CardDb &db, core::Rng &rng);

} // namespace playmat::riftbound::host
