#pragma once

#include "engine/core/rng.h"
#include "kit/riftbound/host/deck_text.h"

namespace playmat::riftbound::host {

/// What keeps the deck from being legal, in sentences (101–103).
[[nodiscard]] std::vector<std::string> faultsOf(const CardDb &db, const Deck &deck);
/// The deck, or the problem that it has.
[[nodiscard]] Outcome<Deck> playableDeck(const CardDb &db, const Deck &deck);
/// A legal deck of playable cards.
[[nodiscard]] Deck randomDeck(const CardDb &db, core::Rng &rng);

} // namespace playmat::riftbound::host
