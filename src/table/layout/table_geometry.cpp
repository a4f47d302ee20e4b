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
constexpr double kOpenHand = 114; // of the far player, at most
constexpr double kStripShare = .32; // of what the far player's hand and strip have together
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

/// A low strip, from the left: name and eye, the backs of the hand, what is in the strip, piles.
void placeTheirBand(TableGeometry &g)
{
    const QRect &band = g.theirBand;
    const auto centred = [&](int x, int width, int height) {
        return QRect(x, band.y() + (band.height() - height) / 2, width, height);
    };
    const int pileWidth = g.px(30);
    const int pileHeight = int(std::round(pileWidth * kHeightToWidth));
    int right = g.table.width() - g.px(84);
    for (PilePlace &pile : g.piles) {
        pile.theirs = centred(right - pileWidth, pileWidth, pileHeight);
        right = pile.theirs.x() - g.px(96);
    }
    const int left = g.px(180); // the lowest corner of a turned back stays clear of the eye
    const int end = pilesLeft(g, &PilePlace::theirs) - g.px(96); // the strip's number is beside it
    const int strip = std::clamp(int((end - left) * kStripShare), g.px(76), g.px(178));
    g.theirStrip = centred(end - strip, strip, g.px(25));
    g.theirInfo = QRect(0, band.y(), g.px(166), band.height());
    g.theirEye = centred(g.px(164) - g.px(kEye), g.px(kEye), g.px(kEye));
    g.theirHand = QRect(left, -g.px(16), g.theirStrip.x() - g.px(14) - left, g.px(61));
    g.theirOpenHand = QRect(left, g.px(8), g.theirHand.width(), g.px(kOpenHand));
}

/// Over the resting hand: your name, strip and piles stay in reach beside it.
void placeQuestion(TableGeometry &g)
{
    const int left = g.ownInfo.right() + 1 - g.px(6);
    g.question = QRect(left, g.ownBand.y(), pilesLeft(g, &PilePlace::own) - g.px(10) - left,
                       g.ownBand.height());
}

/// A hand that is asked about: it covers neither the question nor the column.
void liftOwnHand(TableGeometry &g)
{
    if (g.divided)
        g.ownHand.setLeft(g.column.right() + 1 + g.px(26));
    g.ownHand.setRight(g.table.width() - g.px(26));
    g.ownHand.moveBottom(g.question.y() - g.px(14));
}

void placeBands(TableGeometry &g, const TableShape &shape)
{
    placeOwnBand(g);
    placeQuestion(g);
    if (shape.openHands)
        placeTheirOpenBand(g);
    else
        placeTheirBand(g);
    if (shape.handLifted)
        liftOwnHand(g);
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
    g.theirRoom = shape.openHands;
    g.table = QRect(0, 0, window.width() - panelWidth, window.height());
    g.panel = QRect(g.table.width(), 0, panelWidth, window.height());
    const int ownBand = g.px(kOwnBand);
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
