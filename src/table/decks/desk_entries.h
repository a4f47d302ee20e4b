#pragma once

#include "decks/deck.h"

#include <vector>

namespace playmat::table {

/// The cards of a part of the deck; after the last part, those that the player considers.
[[nodiscard]] inline std::vector<decks::Entry> &entriesIn(decks::Deck &deck, int slot)
{
    return slot < int(deck.parts.size()) ? deck.parts[std::size_t(slot)] : deck.considering;
}
[[nodiscard]] inline const std::vector<decks::Entry> &entriesIn(const decks::Deck &deck, int slot)
{
    return slot < int(deck.parts.size()) ? deck.parts[std::size_t(slot)] : deck.considering;
}

} // namespace playmat::table
