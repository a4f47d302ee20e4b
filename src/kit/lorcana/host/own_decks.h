#pragma once

#include "decks/deck_kit.h"

namespace playmat::lorcana::host {

/// The DeckKit of this game.
[[nodiscard]] const decks::DeckKit &ownDecks();

} // namespace playmat::lorcana::host
