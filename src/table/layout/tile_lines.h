#pragma once

#include "table/layout/tile_fit.h"

#include <QRect>
#include <QSize>

#include <vector>

namespace playmat::table {

/// A zone of tiles that shares a side of a region with others.
struct LineZone
{
    int line = 0; ///< 0: at the line between the seats
    double share = 0; ///< of the row's width; 0: what the others leave
    int count = 0; ///< of its tiles
    int besides = 0; ///< cards beside its tiles
    int tabs = 0;
    QSize tile; ///< as large as a tile gets
    bool wide = false; ///< its tiles lie sideways
};

/// The rooms of all zones of one side, in their order. A line with more in it gets more of the
/// height, and a zone without cards leaves half of its width to its neighbours, so that tiles stay
/// as large as can be; every zone keeps some room, where cards can be dropped.
[[nodiscard]] std::vector<QRect> lineRooms(const std::vector<LineZone> &zones, const QRect &side,
                                           bool near, int gap);

/// A card of a zone whose tiles lie sideways, with the cards that are beside it.
struct BesideFit
{
    QRect host;
    std::vector<QRect> guests;
};

/// Tiles lying sideways, each followed by the cards that are beside it, in rows that break where
/// they are full. All are as large as fits, and no larger than `tile` and tiles as high as it.
[[nodiscard]] std::vector<BesideFit> fitBeside(const QRect &room, const std::vector<int> &guests,
                                               QSize tile, int gap, bool near);

} // namespace playmat::table
