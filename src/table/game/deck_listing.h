#pragma once

#include "table/game/table_kit.h"
#include "table/view/deck_contents.h"

namespace playmat::table {

/// The contents of a deck, in any form that the game reads, sorted by cost and then by name. Not
/// ok: it cannot be read.
[[nodiscard]] DeckContents deckContents(const TableKit &kit, const match::CardLibrary &library,
                                        const QString &text);

} // namespace playmat::table
