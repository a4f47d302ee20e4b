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
constexpr double kLowBand = 46; // of your own edge above what is docked
constexpr double kInfo = 190; // name and resources beside the far player's open hand
constexpr double kEye = 26;
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
    g.ownInfo = QRect(0, y, left, g.ownBand.height());
    g.ownHand = QRect(left, y + g.px(3), g.ownDiscard.x() - g.px(20) - left, g.px(122));
    const int eye = g.px(kEye);
    g.ownEye = QRect(left - eye - g.px(16), g.ownResources.bottom() + 1 + g.px(2), eye, eye);
}

/// The same as your own band, at the upper edge.
void placeTheirOpenBand(TableGeometry &g)
{
    const int up = g.theirBand.y() - g.ownBand.y();
    g.theirDeck = g.ownDeck.translated(0, up);
    g.theirDiscard = g.ownDiscard.translated(0, up);
    g.theirResources = g.ownResources.translated(0, up);
    g.theirHand = g.theirOpenHand = g.ownHand.translated(0, up);
    g.theirInfo = g.ownInfo.translated(0, up);
    g.theirEye = g.ownEye.translated(0, up);
}

/// What a low strip has, at either edge. The backs of a hand hang in from theirs.
struct LowBand
{
    QRect deck, discard, resources, info, eye;
};

LowBand lowBand(const TableGeometry &g, const QRect &band)
{
    LowBand low;
    const int pileWidth = g.px(30);
    const int pileY = band.y() + (band.height() - int(std::round(pileWidth * kCardRatio))) / 2;
    low.deck = pileRect(g.table.width() - g.px(84), pileY, pileWidth);
    low.discard = pileRect(low.deck.x() - g.px(96), pileY, pileWidth);
    const int resources = g.px(25);
    const int left = g.baseColumn.x() + g.px(4);
    const int free = low.discard.x() - g.px(110) - left; // their number is beside them
    low.resources = QRect(left, band.y() + (band.height() - resources) / 2,
                          std::clamp(free, g.px(60), g.px(178)), resources);
    low.info = QRect(0, band.y(), g.px(166), band.height());
    const int eye = g.px(kEye);
    low.eye = QRect(g.px(164) - eye, band.y() + (band.height() - eye) / 2, eye, eye);
    return low;
}

void placeTheirBand(TableGeometry &g)
{
    const LowBand low = lowBand(g, g.theirBand);
    g.theirDeck = low.deck;
    g.theirDiscard = low.discard;
    g.theirResources = low.resources;
    g.theirInfo = low.info;
    g.theirEye = low.eye;
    const int left = g.px(180); // the lowest corner of a turned back stays clear of the eye
    const int most = low.resources.x() - g.px(14) - left;
    g.theirHand = QRect(left, -g.px(16), std::min(g.px(160), most), g.px(61));
}

/// Above what is docked: everything but the hand, which is under it.
void placeOwnLowBand(TableGeometry &g, int bottom)
{
    const LowBand low = lowBand(g, {0, g.ownBand.y(), g.table.width(), g.px(kLowBand)});
    g.ownDeck = low.deck;
    g.ownDiscard = low.discard;
    g.ownResources = low.resources;
    g.ownInfo = low.info;
    g.ownEye = low.eye;
    g.ownHand.moveTop(bottom - g.px(kOwnBand) + g.px(3));
}

/// Where a hand is that its far player is looking at: it opens where it was pressed.
void placeTheirLook(TableGeometry &g)
{
    const int left = g.px(38); // room for the neighbours of a raised card
    const int most = g.ownDiscard.x() - left - g.px(kInfo);
    g.theirOpenHand = QRect(left, g.px(10), std::min(g.px(620), most), g.px(122));
}

/// Beside it, name and resources make way.
void placeTheirLookedBand(TableGeometry &g)
{
    const QRect pressed = g.theirHand;
    placeTheirOpenBand(g);
    g.theirHand = pressed;
    placeTheirLook(g);
    const int info = g.theirOpenHand.right() + 1 + g.px(14);
    g.theirInfo = QRect(info, 0, g.theirDiscard.x() - info, g.theirBand.height());
    g.theirResources = QRect(info + g.px(12), g.px(62), g.theirInfo.width() - g.px(24), g.px(25));
    g.theirEye.moveTopLeft(
        {g.theirDiscard.x() - g.theirEye.width() - g.px(6), g.theirResources.bottom() + g.px(3)});
}

void placeBands(TableGeometry &g, const TableShape &shape)
{
    placeOwnBand(g);
    placeTheirBand(g);
    placeTheirLook(g);
    if (shape.openHands)
        placeTheirOpenBand(g);
    else if (shape.farLooks)
        placeTheirLookedBand(g);
    if (g.docked)
        placeOwnLowBand(g, shape.window.height());
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
    g.theirRoom = shape.openHands || shape.farLooks;
    g.docked = shape.dock > 0;
    g.table = QRect(0, 0, window.width() - panelWidth, window.height());
    g.panel = QRect(g.table.width(), 0, panelWidth, window.height());
    const int ownBand
        = g.docked ? g.px(kLowBand) + std::min(shape.dock, window.height() / 2) : g.px(kOwnBand);
    g.theirBand = QRect(0, 0, g.table.width(), g.px(g.theirRoom ? kOwnBand : kTheirBand));
    g.ownBand = QRect(0, window.height() - ownBand, g.table.width(), ownBand);
    const int halfHeight = (window.height() - g.theirBand.height() - ownBand) / 2;
    placeColumns(g, 2 * halfHeight);
    placeCenter(g, halfHeight);
    placeBands(g, shape);
    return g;
}

} // namespace playmat::table
