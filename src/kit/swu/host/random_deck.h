#pragma once

#include "engine/core/rng.h"
#include "engine/swu/game.h"

#include <cstddef>

namespace playmat::match {

/// A deck of any cards that play, from all sets: a leader, a base, as many cards as the base asks
/// for (50 for most), none more than three times. Two of three cards fit the aspects of leader and
/// base, the rest is any card, so that nothing is left out and decks still play. Equal numbers give
/// equal decks.
///
/// The database must hold a leader, a base and at least 20 different other cards.
[[nodiscard]] swu::DeckChoice randomDeck(const swu::CardDb &db, core::Rng &rng);

/// A legal deck that fills the table: mostly cheap units, and cards that make tokens, wait for
/// something, last, are over all units or play others. Three copies of each.
[[nodiscard]] swu::DeckChoice hoardDeck(const swu::CardDb &db, core::Rng &rng);

/// Whether a card is one of those that a deck is shuffled from: no leader, base or token.
[[nodiscard]] bool isMainDeckCard(const swu::CardDef &card);
/// How many cards a random deck has with this base: the fewest that are legal.
[[nodiscard]] std::size_t deckSizeWith(const swu::CardDb &db, swu::DefId base);

} // namespace playmat::match
