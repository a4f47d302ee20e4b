#pragma once

#include "engine/riftbound/state/types.h"
#include "table/layout/table_spec.h"

namespace playmat::riftbound::board {

/// The zones of Riftbound on a table, in the order of its spec.
namespace Place {
enum Kind : int {
    Hand,
    Runes,
    RuneDeck,
    Deck,
    Trash,
    Banished,
    Base,
    Gear,
    Command, ///< the legend, and the chosen champion until it is played
    Field0, ///< the units of a seat at the first battlefield
    Field1,
    Plate0, ///< the first battlefield itself
    Plate1,
    Facedown0, ///< the card that is hidden there
    Facedown1,
    Chain,
    Attached, ///< gear, under its unit
    Points, ///< the track: no cards
    Table, ///< anywhere in the middle: where a spell is played
    Count,
};
/// The places of the command zone.
enum Spot : int { Legend, Champion };
} // namespace Place

/// As many battlefields as the spec has room for: those of two players.
inline constexpr int kFields = 2;

[[nodiscard]] const table::TableSpec &riftboundTableSpec();

[[nodiscard]] inline bool isField(table::ZoneKey zone)
{
    return zone.zone == Place::Field0 || zone.zone == Place::Field1;
}
[[nodiscard]] inline bool isPlate(table::ZoneKey zone)
{
    return zone.zone == Place::Plate0 || zone.zone == Place::Plate1;
}
/// The table's zone for a list of the game, of a card of that kind that the seat controls; none: it
/// is counted, or in no zone.
[[nodiscard]] table::ZoneKey zoneKey(ListId list, Kind kind, int seat);
/// The list of the game that a drop there means, made by that seat; kNone: none.
[[nodiscard]] ListId listAt(table::ZoneKey zone, int seat);

} // namespace playmat::riftbound::board
