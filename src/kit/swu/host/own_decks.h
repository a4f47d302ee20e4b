#pragma once

#include "decks/deck_kit.h"

namespace playmat::match {

/// The DeckKit of this game.
[[nodiscard]] const decks::DeckKit &ownDecks();

} // namespace playmat::match
