#include "table/layout/tile_fit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace playmat::table {

namespace {

// In widths of a tile. Badges hang over its edges, those of a turned tile further than those of an
// upright one.
constexpr double kBetween = .13;
constexpr double kOver = .03;
constexpr double kUnder = .07;
constexpr double kAlone = .1; // free space above and below an enlarged row, as a share
constexpr int kMostRows = 4;
constexpr int kTabsInOneRow = 3;
/// The factors by which tiles are enlarged if there are only 1, 2, 3 and so on.
constexpr std::array kFew{1.26, 1.26, 1.26, 1.18, 1.1};

struct Try
{
    int rows = 1;
    int columns = 1;
    int tabs = 0;
    double width = 0;
};

double hangs(int tabs)
{
    return kOver + (tabs > 0 ? (kTabStart + kTabHeight * tabs) / 100 + .02 : kUnder);
}

/// The largest width of a tile. If there are few tiles, they use more of the room, but their whole
/// height still fits.
double largest(const TileInput &in, int tabs)
{
    const double usual = in.tile.width();
    if (in.count > int(kFew.size()))
        return usual;
    const double room = in.room.height() / (kTileRatio + kAlone + hangs(tabs));
    return std::clamp(usual * kFew.at(size_t(in.count - 1)), usual, std::max(usual, room));
}

Try tryRows(const TileInput &in, int rows)
{
    Try t;
    t.rows = rows;
    t.columns = (in.count + rows - 1) / rows;
    t.tabs = std::min(in.tabs, rows == 1 ? kTabsInOneRow : 1);
    const double across = t.columns + (t.columns - 1) * kBetween;
    const double along = rows * (kSquatRatio + hangs(t.tabs));
    t.width = std::min({rows == 1 ? largest(in, t.tabs) : double(in.tile.width()),
                        in.room.width() / across, in.room.height() / along});
    return t;
}

/// One row as long as its tiles fit whole; then the number of rows with the largest tiles.
Try best(const TileInput &in)
{
    Try found = tryRows(in, 1);
    for (int rows = 2; rows <= std::min(kMostRows, in.count); ++rows) {
        const Try t = tryRows(in, rows);
        if (t.width > found.width * 1.04)
            found = t;
    }
    return found;
}

} // namespace

TileFit fitTiles(const TileInput &input)
{
    TileInput in = input;
    in.count = std::clamp(input.count, 1, kUnitsShown);
    const Try t = best(in);
    TileFit fit;
    fit.rows = t.rows;
    fit.columns = t.columns;
    fit.tabs = t.tabs;
    const int width = std::max(1, int(std::floor(t.width)));
    const double row = double(in.room.height()) / t.rows;
    const int height = int(std::floor(std::min(width * kTileRatio, row - width * hangs(t.tabs))));
    fit.tile = QSize(width, std::max(int(width * kSquatRatio), height));
    fit.below = int(std::ceil(width * (hangs(t.tabs) - kOver)));
    const int least = int(std::ceil(width * kBetween));
    const int spare = t.columns > 1 ? (in.room.width() - t.columns * width) / (t.columns - 1) : 0;
    fit.stepX = width + std::clamp(std::min(in.gap, spare), least, std::max(least, in.gap));
    fit.stepY = fit.tile.height() + fit.below + int(std::ceil(width * kOver));
    return fit;
}

} // namespace playmat::table
