#pragma once

#include "table/game/table_kit.h"

/// Decks of Riftbound on the start page: a legend, a chosen champion, main deck, runes and
/// battlefields.
namespace playmat::riftbound::board {

[[nodiscard]] table::TakenDeck takeDeck(const match::CardLibrary &library, const QString &text);
/// The list that players paste, under the headings of its parts.
[[nodiscard]] QString deckList(const match::CardLibrary &library, const QString &document);
[[nodiscard]] std::vector<table::DeckCard> deckCards(const match::CardLibrary &library,
                                                     const QString &document);

} // namespace playmat::riftbound::board
