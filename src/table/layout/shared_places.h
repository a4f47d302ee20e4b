#pragma once

#include "table/layout/table_geometry.h"

namespace playmat::table {

/// Lays out regions that contain other regions, and the things on a region's line that both seats
/// share.

/// Whether the region contains other regions or lies within one. The size of its tiles then depends
/// on its own height.
[[nodiscard]] bool isNested(const TableSpec &spec, const QString &region);
/// The area for the inner regions of an outer region. Also stores in the outer region how much of
/// it they take.
[[nodiscard]] QRect frontOf(TableGeometry &g, const RegionSpec &outer);
/// Places the plates with their corners, the stack, the status lines, and the titles behind inner
/// regions.
void placeShared(TableGeometry &g, const TableSpec &spec);

/// The area for the tiles of such a region, on one side.
[[nodiscard]] QRect nestedRoom(const TableGeometry &g, const QString &region, bool near);
/// The largest size that tiles of this zone can have.
[[nodiscard]] QSize nestedTile(const TableGeometry &g, const TableSpec &spec, const ZoneSpec &zone);

/// The areas of the items of a stack, newest first. The newest items are shown whole. Older items
/// are strips that move together until all of them fit.
[[nodiscard]] std::vector<QRect> stackPlaces(const TableGeometry &g, int count);

} // namespace playmat::table
