#pragma once

#include "decks/deck_kit.h"

namespace playmat::riftbound::host {

/// The DeckKit of this game.
[[nodiscard]] const decks::DeckKit &ownDecks();

} // namespace playmat::riftbound::host
