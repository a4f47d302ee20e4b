#include "table/layout/table_geometry.h"

#include "table/layout/arena_fit.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

// All lengths are for a window of 1280 x 720 and are multiplied by u (the panel's by t).
constexpr double kPanelWidth = 264;
constexpr double kTheirBand = 56;
constexpr double kOwnBand = 134;
constexpr double kPanelGrowth = .55; // of the panel's width with the size of letters
constexpr double kBaseColumn = 166;
constexpr double kTileGap = 11;
constexpr double kSpaceShare = .43; // there are three ground units for each space unit
constexpr double kCardRatio = 88. / 63;

int tileWidth(const TableGeometry &g, int halfHeight)
{
    const int margin = 2 * g.px(12);
    const double inGround = (g.ground.width() - margin - 3. * g.tileGap) / 4;
    const double inSpace = (g.space.width() - margin - 2. * g.tileGap) / 3;
    return int(std::floor(std::min({inGround, inSpace, halfHeight * .48})));
}

QRect pileRect(int right, int y, int width)
{
    return {right - width, y, width, int(std::round(width * kCardRatio))};
}

void placeColumns(TableGeometry &g, int height)
{
    const int tableWidth = g.table.width();
    const int column = g.px(kBaseColumn);
    const int spaceWidth = int(std::round((tableWidth - column) * kSpaceShare));
    const int top = g.theirBand.height();
    g.space = QRect(0, top, spaceWidth, height);
    g.baseColumn = QRect(spaceWidth, top, column, height);
    g.ground = QRect(spaceWidth + column, top, tableWidth - spaceWidth - column, height);
}

void placeCenter(TableGeometry &g, int halfHeight)
{
    g.midY = g.theirBand.height() + halfHeight;
    g.tileGap = g.px(kTileGap);
    const int width = tileWidth(g, halfHeight);
    g.tile = QSize(width, int(std::round(width * kTileRatio)));
    g.wide = QSize(g.px(146), std::min(g.px(104), (halfHeight - g.px(50)) / 2));
    const int chip = g.px(30);
    g.initiative = QRect(g.baseColumn.x() + g.px(3), g.midY - chip / 2,
                         g.baseColumn.width() - 2 * g.px(3), chip);
}

void placeOwnBand(TableGeometry &g)
{
    const int y = g.ownBand.y();
    g.ownDeck = pileRect(g.table.width() - g.px(16), y + g.px(20), g.px(58));
    g.ownDiscard = pileRect(g.ownDeck.x() - g.px(16), y + g.px(20), g.px(58));
    g.ownResources = QRect(g.px(12), y + g.px(62), g.px(226), g.px(25));
    const int left = g.px(256);
    g.ownHand = QRect(left, y + g.px(6), g.ownDiscard.x() - g.px(20) - left, g.px(122));
}

/// The same as one's own band, at the upper edge.
void placeTheirOpenBand(TableGeometry &g)
{
    const int up = g.theirBand.y() - g.ownBand.y();
    g.theirDeck = g.ownDeck.translated(0, up);
    g.theirDiscard = g.ownDiscard.translated(0, up);
    g.theirResources = g.ownResources.translated(0, up);
    g.theirHand = g.theirOpenHand = g.ownHand.translated(0, up);
}

void placeTheirBand(TableGeometry &g)
{
    const int height = g.theirBand.height();
    const int pileWidth = g.px(30);
    const int pileY = (height - int(std::round(pileWidth * kCardRatio))) / 2;
    g.theirDeck = pileRect(g.table.width() - g.px(84), pileY, pileWidth);
    g.theirDiscard = pileRect(g.theirDeck.x() - g.px(96), pileY, pileWidth);
    g.theirHand = QRect(g.px(166), -g.px(16), g.px(178), g.px(61));
    const int resources = g.px(25);
    const int left0 = g.baseColumn.x() + g.px(4);
    const int free = g.theirDiscard.x() - g.px(110) - left0; // their number stands beside them
    g.theirResources
        = QRect(left0, (height - resources) / 2, std::clamp(free, g.px(60), g.px(178)), resources);
    // Where it was pressed, with room at both ends for the neighbours of a raised card.
    const int length = std::min(g.px(620), g.table.width() - 2 * g.px(38));
    const int left = std::max(g.px(38), g.theirHand.center().x() - length / 2);
    g.theirOpenHand = QRect(left, g.px(14), length, g.px(122));
}

} // namespace

QRect TableGeometry::arenaSide(Zone::Kind arena, bool near) const
{
    const QRect &whole = arena == Zone::Space ? space : ground;
    const int top = near ? midY : whole.y();
    return {whole.x(), top, whole.width(), (near ? whole.bottom() + 1 : midY) - top};
}

QRect TableGeometry::basePlace(bool near) const
{
    const int x = baseColumn.x() + (baseColumn.width() - wide.width()) / 2;
    const int y = near ? baseColumn.bottom() + 1 - px(9) - wide.height() : baseColumn.y() + px(9);
    return {QPoint(x, y), wide};
}

QRect TableGeometry::leaderPlace(bool near) const
{
    const QRect base = basePlace(near);
    const int step = wide.height() + px(8);
    return base.translated(0, near ? -step : step);
}

TableGeometry geometryFor(const TableShape &shape)
{
    TableGeometry g;
    const QSize window = shape.window;
    g.u = std::max(.25, std::min(window.width() / 1280., window.height() / 720.));
    g.t = std::max(1., 1 + (g.u - 1) * .8); // letters do not shrink with a small window
    const double letters = 1 + std::max(0., shape.fontScale - 1) * kPanelGrowth;
    const int panelWidth = shape.panelShown ? int(std::round(kPanelWidth * g.t * letters)) : 0;
    g.openHands = shape.openHands;
    g.table = QRect(0, 0, window.width() - panelWidth, window.height());
    g.panel = QRect(g.table.width(), 0, panelWidth, window.height());
    const int ownBand = std::max(g.px(kOwnBand), std::min(shape.dock, window.height() / 2));
    g.theirBand = QRect(0, 0, g.table.width(), g.px(g.openHands ? kOwnBand : kTheirBand));
    g.ownBand = QRect(0, window.height() - ownBand, g.table.width(), ownBand);
    const int halfHeight = (window.height() - g.theirBand.height() - ownBand) / 2;
    placeColumns(g, 2 * halfHeight);
    placeCenter(g, halfHeight);
    placeOwnBand(g);
    if (g.openHands)
        placeTheirOpenBand(g);
    else
        placeTheirBand(g);
    return g;
}

} // namespace playmat::table
