#pragma once

#include "table/layout/table_spec.h"

namespace playmat::lorcana::board {

/// The zones of Disney Lorcana on a table, in the order of its spec.
namespace Place {
enum Kind : int {
    Hand,
    Inkwell,
    Deck,
    Discard,
    Characters,
    Locations,
    Items,
    Here, ///< characters at a location, beside it
    Under, ///< the cards of a stack, under its top card
    Lore, ///< the track: no cards
    Stage, ///< an action while it resolves
    Table, ///< anywhere in the middle: where a card is played
    Count,
};
} // namespace Place

[[nodiscard]] const table::TableSpec &lorcanaTableSpec();
[[nodiscard]] inline bool isInPlay(table::ZoneKey zone)
{
    return zone.zone == Place::Characters || zone.zone == Place::Locations
        || zone.zone == Place::Items || zone.zone == Place::Here;
}

} // namespace playmat::lorcana::board
