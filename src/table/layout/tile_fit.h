#pragma once

#include <QSize>

namespace playmat::table {

/// Tiles of one zone, to be laid into a room.
struct TileInput
{
    QSize room;
    int count = 0;
    int tabs = 0; ///< the most tabs (upgrades, captured cards) that hang under one of them
    QSize tile; ///< as large as a tile gets
    int gap = 0; ///< between tiles that have all the room they want
};

/// Rows of equal tiles. Tiles become smaller and squatter and fill more rows, but never lie
/// over each other: power, HP and marks of every unit that is shown are in sight.
struct TileFit
{
    int rows = 1;
    int columns = 1;
    QSize tile;
    int stepX = 0;
    int stepY = 0;
    int tabs = 0; ///< as many hang under a tile, the last one may stand for several
    int below = 0; ///< what hangs under the lowest row of tiles: badges, tabs

    [[nodiscard]] int places() const { return rows * columns; }
};

/// This many tiles of a zone are always shown; with more of them it scrolls.
inline constexpr int kUnitsShown = 16;
/// A tile is at most this much taller than wide, and at least that much.
inline constexpr double kTileRatio = 1.34;
inline constexpr double kSquatRatio = 1.12;
/// Tabs under a tile, in hundredths of its width: what the first adds and what each has.
inline constexpr double kTabStart = 1;
inline constexpr double kTabHeight = 17.5;

[[nodiscard]] TileFit fitTiles(const TileInput &input);

} // namespace playmat::table
