#pragma once

#include "decks/card_index.h"
#include "decks/deck_kit.h"

#include <string>
#include <string_view>
#include <vector>

/// The cards that somebody probably meant by an unknown name.
namespace playmat::decks {

/// The numbers of the cards whose whole name or title differs by a few letters from what was
/// written, the nearest first: at most `most`. Empty if no card has such a name.
[[nodiscard]] std::vector<std::size_t> nearCards(const CardIndex &index, std::string_view written,
                                                 std::size_t most);

/// Replaces the unknown card that is written like this by a card of the game, in all parts of the
/// deck. A card that belongs to another part of the deck itself, such as a leader among the cards,
/// goes there.
void takeAs(Deck &deck, const DeckKit &kit, const match::CardLibrary &library,
            std::string_view written, const Entry &card);

} // namespace playmat::decks
