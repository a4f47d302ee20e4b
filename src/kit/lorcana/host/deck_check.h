#pragma once

#include "engine/core/rng.h"
#include "kit/lorcana/host/deck_text.h"

namespace playmat::lorcana::host {

/// What is wrong with a deck of the Constructed format (CR 1.10.1.1), in whole sentences; empty:
/// it is legal and can be played.
[[nodiscard]] std::vector<std::string> faultsOf(const CardDb &db, const WrittenDeck &deck);

/// The cards of a deck that is legal. Code bad_deck: all that is wrong with it.
[[nodiscard]] Outcome<std::vector<DefId>> playableDeck(const CardDb &db, const WrittenDeck &deck);

/// A legal deck of playable cards: sixty of at most two inks. Equal numbers give equal decks.
[[nodiscard]] std::vector<DefId> randomDeck(const CardDb &db, core::Rng &rng);

} // namespace playmat::lorcana::host
