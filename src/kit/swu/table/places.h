#pragma once

#include "table/layout/table_spec.h"

namespace playmat::table {

/// The zones of Star Wars: Unlimited on a table, in the order of its spec.
namespace Zone {
enum Kind : int {
    Hand,
    Resources,
    Deck,
    Discard,
    Base, ///< base and leader, and tokens that lie with the resources
    Ground,
    Space,
    Attached, ///< upgrades, under their host
    Captured, ///< under their captor
    Aside,
    Table, ///< anywhere in the middle: where an event is dropped
    Count,
};
} // namespace Zone

/// Where a card lies in its base zone (CardRow::spot).
enum BaseSpot : int { LooseToken = -1, BaseCard = 0, LeaderCard = 1 };

[[nodiscard]] const TableSpec &swuTableSpec();
[[nodiscard]] inline bool isArena(ZoneKey zone)
{
    return zone.zone == Zone::Ground || zone.zone == Zone::Space;
}

} // namespace playmat::table
