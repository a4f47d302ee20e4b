#include "table/layout/table_geometry.h"

#include "table/layout/tile_fit.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

// All lengths are for a window of 1280 x 720 and are multiplied by u (the panel's by t).
constexpr double kPanelWidth = 264;
constexpr double kTheirBand = 56;
constexpr double kOwnBand = 134;
constexpr double kLowBand = 46; // of your own edge above what is docked
constexpr double kInfo = 190; // name and strip beside the far player's open hand
constexpr double kEye = 26;
constexpr double kPanelGrowth = .55; // of the panel's width with the size of letters
constexpr double kColumn = 166; // where there is none of a fixed width
constexpr double kColumnAt = .43;
constexpr double kTileGap = 11;
constexpr double kStepWidth = 30; // of a track
constexpr double kHeightToWidth = 88. / 63;

/// So wide that the wanted number stands side by side in each region, and two rows fit.
int tileWidth(const TableGeometry &g, const TableSpec &spec, int halfHeight)
{
    double width = halfHeight * .48;
    for (const int zone : spec.all(Arrangement::Tiles)) {
        const ZoneSpec &tiles = spec.zones[size_t(zone)];
        if (tiles.tiles != TileKind::Full || tiles.line > 0)
            continue;
        const double room = g.side(tiles.region, true).width() - 2 * g.px(12);
        width = std::min(width, (room - (tiles.wide - 1.) * g.tileGap) / tiles.wide);
    }
    return std::max(1, int(std::floor(width)));
}

QRect pileRect(int right, int y, int width)
{
    return {right - width, y, width, int(std::round(width * kHeightToWidth))};
}

int widthOf(const TableGeometry &g, const RegionSpec &region, int free, int left)
{
    switch (region.length) {
    case RegionSpec::Length::Fixed:
        return g.px(region.size);
    case RegionSpec::Length::Share:
        return int(std::round(free * region.size));
    case RegionSpec::Length::Rest:
        break;
    }
    return left;
}

bool hasTrack(const TableSpec &spec, const RegionSpec &region)
{
    return std::ranges::any_of(spec.zones, [&](const ZoneSpec &zone) {
        return zone.arrangement == Arrangement::Track && zone.region == region.id;
    });
}

void placeRegions(TableGeometry &g, const TableSpec &spec, int height)
{
    using Length = RegionSpec::Length;
    const int top = g.theirBand.height();
    int free = g.table.width();
    for (const RegionSpec &region : spec.regions)
        free -= region.length == Length::Fixed ? g.px(region.size) : 0;
    int left = g.table.width(); // for those that take the rest
    int rests = 0;
    for (const RegionSpec &region : spec.regions) {
        left -= region.length == Length::Rest ? 0 : widthOf(g, region, free, 0);
        rests += region.length == Length::Rest ? 1 : 0;
    }
    int x = 0;
    for (const RegionSpec &region : spec.regions) {
        const int width = widthOf(g, region, free, rests == 0 ? 0 : left / rests);
        const QRect rect(x, top, width, height);
        g.regions.push_back(
            {region.id, rect, region.backdrop, region.sign, region.signRight, region.cold});
        if (!g.divided && region.length == Length::Fixed && !hasTrack(spec, region)) {
            g.column = rect;
            g.divided = true;
        }
        x += width;
    }
    if (!g.divided)
        g.column = QRect(int(std::round((g.table.width() - g.px(kColumn)) * kColumnAt)), top,
                         g.px(kColumn), height);
}

void placeCenter(TableGeometry &g, const TableSpec &spec, int halfHeight)
{
    g.tileGap = g.px(kTileGap);
    const int width = tileWidth(g, spec, halfHeight);
    g.tile = QSize(width, int(std::round(width * kTileRatio)));
    const std::vector<int> places = spec.all(Arrangement::Places);
    const int most = places.empty() ? 2 : std::max(1, spec.zones[size_t(places.front())].places);
    g.wide = QSize(g.px(spec.wide.width()),
                   std::min(g.px(spec.wide.height()), (halfHeight - g.px(50)) / most));
    if (spec.tokens.empty())
        return;
    const int chip = g.px(30);
    const QRect region = g.side(spec.tokens.front().region, true);
    g.token = QRect(region.x() + g.px(3), g.midY - chip / 2, region.width() - 2 * g.px(3), chip);
}

/// Each fills its region, with some room around the steps.
void placeTracks(TableGeometry &g, const TableSpec &spec)
{
    for (const int zone : spec.all(Arrangement::Track)) {
        const ZoneSpec &track = spec.zones[size_t(zone)];
        const QRect rect = g.side(track.region, false).united(g.side(track.region, true));
        const int wide = std::min(g.px(kStepWidth), rect.width() / 3);
        const QRect steps(rect.x() + (rect.width() - wide) / 2, rect.y() + g.px(9), wide,
                          rect.height() - g.px(18));
        g.tracks.push_back({track.id, track.glyph, track.title, track.places, rect, steps});
    }
}

/// From the right, as the spec has them.
void listPiles(TableGeometry &g, const TableSpec &spec)
{
    for (const int zone : spec.all(Arrangement::Pile)) {
        const ZoneSpec &pile = spec.zones[size_t(zone)];
        g.piles.push_back({pile.id, pile.label, pile.covered, {}, {}, zone});
    }
    const ZoneSpec &strip = spec.zone(spec.first(Arrangement::Strip, 0));
    g.stripZone = strip.id;
    g.stripCovered = strip.covered;
}

/// Where the leftmost pile begins.
int pilesLeft(const TableGeometry &g, QRect PilePlace::*side)
{
    return g.piles.empty() ? g.table.width() : (g.piles.back().*side).x();
}

void placeOwnBand(TableGeometry &g)
{
    const int y = g.ownBand.y();
    int right = g.table.width() - g.px(16);
    for (PilePlace &pile : g.piles) {
        pile.own = pileRect(right, y + g.px(20), g.px(58));
        right = pile.own.x() - g.px(16);
    }
    g.ownStrip = QRect(g.px(12), y + g.px(62), g.px(226), g.px(25));
    const int left = g.px(256);
    g.ownInfo = QRect(0, y, left, g.ownBand.height());
    g.ownHand
        = QRect(left, y + g.px(3), pilesLeft(g, &PilePlace::own) - g.px(20) - left, g.px(122));
    const int eye = g.px(kEye);
    g.ownEye = QRect(left - eye - g.px(16), g.ownStrip.bottom() + 1 + g.px(2), eye, eye);
}

/// The same as your own band, at the upper edge.
void placeTheirOpenBand(TableGeometry &g)
{
    const int up = g.theirBand.y() - g.ownBand.y();
    for (PilePlace &pile : g.piles)
        pile.theirs = pile.own.translated(0, up);
    g.theirStrip = g.ownStrip.translated(0, up);
    g.theirHand = g.theirOpenHand = g.ownHand.translated(0, up);
    g.theirInfo = g.ownInfo.translated(0, up);
    g.theirEye = g.ownEye.translated(0, up);
}

/// What a low strip has, at either edge. The backs of a hand hang in from theirs.
struct LowBand
{
    QRect strip, info, eye;
};

LowBand lowBand(TableGeometry &g, const QRect &band, QRect PilePlace::*side)
{
    LowBand low;
    const int pileWidth = g.px(30);
    const int pileY = band.y() + (band.height() - int(std::round(pileWidth * kHeightToWidth))) / 2;
    int right = g.table.width() - g.px(84);
    for (PilePlace &pile : g.piles) {
        pile.*side = pileRect(right, pileY, pileWidth);
        right = (pile.*side).x() - g.px(96);
    }
    const int strip = g.px(25);
    const int left = g.column.x() + g.px(4);
    const int free = pilesLeft(g, side) - g.px(110) - left; // its number is beside it
    low.strip = QRect(left, band.y() + (band.height() - strip) / 2,
                      std::clamp(free, g.px(60), g.px(178)), strip);
    low.info = QRect(0, band.y(), g.px(166), band.height());
    const int eye = g.px(kEye);
    low.eye = QRect(g.px(164) - eye, band.y() + (band.height() - eye) / 2, eye, eye);
    return low;
}

void placeTheirBand(TableGeometry &g)
{
    const LowBand low = lowBand(g, g.theirBand, &PilePlace::theirs);
    g.theirStrip = low.strip;
    g.theirInfo = low.info;
    g.theirEye = low.eye;
    const int left = g.px(180); // the lowest corner of a turned back stays clear of the eye
    const int most = low.strip.x() - g.px(14) - left;
    g.theirHand = QRect(left, -g.px(16), std::min(g.px(160), most), g.px(61));
}

/// Above what is docked: everything but the hand, which is under it.
void placeOwnLowBand(TableGeometry &g, int bottom)
{
    const QRect band(0, g.ownBand.y(), g.table.width(), g.px(kLowBand));
    const LowBand low = lowBand(g, band, &PilePlace::own);
    g.ownStrip = low.strip;
    g.ownInfo = low.info;
    g.ownEye = low.eye;
    g.ownHand.moveTop(bottom - g.px(kOwnBand) + g.px(3));
}

/// Where a hand is that its far player is looking at: it opens where it was pressed.
void placeTheirLook(TableGeometry &g)
{
    const int left = g.px(38); // room for the neighbours of a raised card
    const int most = pilesLeft(g, &PilePlace::own) - left - g.px(kInfo);
    g.theirOpenHand = QRect(left, g.px(10), std::min(g.px(620), most), g.px(122));
}

/// Beside it, name and strip make way.
void placeTheirLookedBand(TableGeometry &g)
{
    const QRect pressed = g.theirHand;
    placeTheirOpenBand(g);
    g.theirHand = pressed;
    placeTheirLook(g);
    const int info = g.theirOpenHand.right() + 1 + g.px(14);
    g.theirInfo = QRect(info, 0, pilesLeft(g, &PilePlace::theirs) - info, g.theirBand.height());
    g.theirStrip = QRect(info + g.px(12), g.px(62), g.theirInfo.width() - g.px(24), g.px(25));
    g.theirEye.moveTopLeft({pilesLeft(g, &PilePlace::theirs) - g.theirEye.width() - g.px(6),
                            g.theirStrip.bottom() + g.px(3)});
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

QVariantList TableGeometry::regionList() const
{
    QVariantList list;
    for (const RegionPlace &region : regions)
        list.append(QVariant::fromValue(region));
    return list;
}

QVariantList TableGeometry::pileList() const
{
    QVariantList list;
    for (const PilePlace &pile : piles)
        list.append(QVariant::fromValue(pile));
    return list;
}

QVariantList TableGeometry::trackList() const
{
    QVariantList list;
    for (const TrackPlace &track : tracks)
        list.append(QVariant::fromValue(track));
    return list;
}

QRect TrackPlace::step(int number) const
{
    const int count = last + 1;
    const int at = std::clamp(number, 0, last);
    const int top = steps.y() + (last - at) * steps.height() / count;
    const int end = steps.y() + (last - at + 1) * steps.height() / count;
    return {steps.x(), top, steps.width(), end - top};
}

QRect TableGeometry::side(const QString &region, bool near) const
{
    const auto at = std::ranges::find(regions, region, &RegionPlace::id);
    if (at == regions.end())
        return {};
    const QRect &whole = at->rect;
    const int top = near ? midY : whole.y();
    return {whole.x(), top, whole.width(), (near ? whole.bottom() + 1 : midY) - top};
}

QRect TableGeometry::spot(const QString &region, int index, bool near) const
{
    const QRect side = this->side(region, near);
    const int x = side.x() + (side.width() - wide.width()) / 2;
    const int y = near ? side.bottom() + 1 - px(9) - wide.height() : side.y() + px(9);
    const int step = wide.height() + px(8);
    return {QPoint(x, y + index * (near ? -step : step)), wide};
}

QRect TableGeometry::pile(int zone, bool near) const
{
    const auto at = std::ranges::find(piles, zone, &PilePlace::index);
    return at == piles.end() ? QRect() : near ? at->own : at->theirs;
}

TableGeometry geometryFor(const TableSpec &spec, const TableShape &shape)
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
    placeRegions(g, spec, 2 * halfHeight);
    g.midY = g.theirBand.height() + halfHeight;
    placeCenter(g, spec, halfHeight);
    placeTracks(g, spec);
    listPiles(g, spec);
    placeBands(g, shape);
    return g;
}

} // namespace playmat::table
