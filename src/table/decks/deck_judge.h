#pragma once

#include "decks/deck_kit.h"
#include "table/decks/deck_tile.h"
#include "table/game/table_kit.h"

namespace playmat::table {

/// The game's judgement of a deck that somebody is working on.
struct DeckVerdict
{
    bool ok = false; ///< it can be played
    QString sentence; ///< the formats in which it is legal, or what is wrong with it
};

[[nodiscard]] DeckVerdict verdictOn(const TableKit &kit, const match::CardLibrary &library,
                                    const QString &text);
/// A tile with the members that follow from the deck's cards; the caller sets the others.
[[nodiscard]] DeckTile tileOf(const TableKit &kit, const match::CardLibrary &library,
                              const QString &text);
/// The number of cards that count for the size of the deck.
[[nodiscard]] int sizeOf(const decks::DeckKit &parts, const decks::Deck &deck);
/// The number of cards in the main part for each cost (0 to 6, and 7 or more).
[[nodiscard]] QList<int> curveOf(const TableKit &kit, const match::CardLibrary &library,
                                 const decks::Deck &deck);

} // namespace playmat::table
