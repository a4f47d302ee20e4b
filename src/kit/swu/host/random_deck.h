#pragma once

#include "engine/core/rng.h"
#include "engine/swu/game.h"

namespace playmat::match {

/// A legal constructed deck of playable cards, all from sets that are whole, so that a set that is
/// being written changes no deck: a leader, a base, exactly 50 cards, none more than
/// three times. Two of three cards fit the aspects of leader and base, the rest is any card, so
/// that nothing is left out and decks still play. Equal numbers give equal decks.
///
/// The database must hold a leader, a base and at least 17 different other cards.
[[nodiscard]] swu::DeckChoice randomDeck(const swu::CardDb &db, core::Rng &rng);

/// A legal deck that fills the table: mostly cheap units, and cards that make tokens, wait for
/// something, last, are over all units or play others. Three copies of each.
[[nodiscard]] swu::DeckChoice hoardDeck(const swu::CardDb &db, core::Rng &rng);

} // namespace playmat::match
