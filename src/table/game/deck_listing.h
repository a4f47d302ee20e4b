#pragma once

#include "table/game/table_kit.h"
#include "table/view/deck_contents.h"

namespace playmat::table {

/// A deck in any form of the kit's game, as somebody looks through it: by cost, and by name within
/// a cost. Not ok: it cannot be read.
[[nodiscard]] DeckContents deckContents(const TableKit &kit, const match::CardLibrary &library,
                                        const QString &text);

} // namespace playmat::table
