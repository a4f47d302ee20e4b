#include "table/layout/table_geometry.h"

#include "table/layout/shared_places.h"
#include "table/layout/tile_fit.h"
#include "table/view/board_info.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

// All lengths are for a window of 1280 x 720 and are multiplied by u (the panel's by t).
constexpr double kPanelWidth = 208;
constexpr double kTheirBand = 56;
constexpr double kOwnBand = 134;
constexpr double kOpenHand = 114; // greatest height of the far player's open hand
constexpr double kStripShare
    = .32; // the strip's share of the width that strip and hand have together
constexpr double kEye = 26;
constexpr double kPanelGrowth = .55; // how much the panel's width grows with the size of letters
constexpr double kColumn = 166; // width of the column if no region has a fixed width
constexpr double kColumnAt = .43;
constexpr double kTileGap = 11;
constexpr double kStepWidth = 30; // width of a step of a track
constexpr double kSlimMarker
    = 18; // width of the marker of a track that has no room next to its steps
constexpr double kTrackTitle = 13;
constexpr double kLean = 20; // how far a full hand and a raised card in it extend over their edge
constexpr double kHeightToWidth = 88. / 63;
constexpr int kFewPiles = 2; // more piles than this are smaller and closer together

/// The width of a tile with which each region has room for its wanted number of tiles in a row, and
/// for two rows.
int tileWidth(const TableGeometry &g, const TableSpec &spec, int halfHeight)
{
    double width = halfHeight * .48;
    for (const int zone : spec.all(Arrangement::Tiles)) {
        const ZoneSpec &tiles = spec.zones[size_t(zone)];
        if (tiles.tiles != TileKind::Full || tiles.line > 0 || isNested(spec, tiles.region))
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

/// Places the regions within `outer` side by side in `whole`; an empty name means the regions that
/// lie in no other region.
void placeRow(TableGeometry &g, const TableSpec &spec, const QString &outer, const QRect &whole)
{
    using Length = RegionSpec::Length;
    std::vector<const RegionSpec *> row;
    for (const RegionSpec &region : spec.regions) {
        if (region.within == outer)
            row.push_back(&region);
    }
    int free = whole.width();
    for (const RegionSpec *region : row)
        free -= region->length == Length::Fixed ? g.px(region->size) : 0;
    int left = whole.width(); // width for the regions of length Rest
    int rests = 0;
    for (const RegionSpec *region : row) {
        left -= region->length == Length::Rest ? 0 : widthOf(g, *region, free, 0);
        rests += region->length == Length::Rest ? 1 : 0;
    }
    int x = whole.x();
    for (const RegionSpec *region : row) {
        const int width = widthOf(g, *region, free, rests == 0 ? 0 : left / rests);
        g.regions.push_back({region->id, QRect(x, whole.y(), width, whole.height()),
                             region->backdrop, region->sign, region->signRight, region->cold,
                             !outer.isEmpty()});
        x += width;
    }
}

/// The column that divides the middle: what hands and signs keep clear of.
void findColumn(TableGeometry &g, const TableSpec &spec, const QRect &middle)
{
    bool something = false; // a region lies to the left of the current one
    for (const RegionSpec &region : spec.regions) {
        if (!region.within.isEmpty() || hasTrack(spec, region))
            continue;
        if (something && region.length == RegionSpec::Length::Fixed) {
            g.column = g.region(region.id)->rect;
            g.divided = true;
            return;
        }
        something = true;
    }
    g.column = QRect(int(std::round((g.table.width() - g.px(kColumn)) * kColumnAt)), middle.y(),
                     g.px(kColumn), middle.height());
}

void placeRegions(TableGeometry &g, const TableSpec &spec, int height)
{
    const QRect middle(0, g.theirBand.height(), g.table.width(), height);
    placeRow(g, spec, {}, middle);
    findColumn(g, spec, middle);
    for (const RegionSpec &region : spec.regions) {
        if (spec.hasInner(region.id))
            placeRow(g, spec, region.id, frontOf(g, region));
    }
}

void placeCenter(TableGeometry &g, const TableSpec &spec, int halfHeight)
{
    g.tileGap = g.px(kTileGap);
    const int width = tileWidth(g, spec, halfHeight);
    g.tile = QSize(width, int(std::round(width * kTileRatio)));
    int most = 0;
    for (const int zone : spec.all(Arrangement::Places))
        most = std::max(most, spec.zones[size_t(zone)].places);
    most = most == 0 ? 2 : most;
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
        const bool slim = rect.width() < 3 * g.px(kStepWidth); // the markers overlap the steps
        const int wide = slim ? rect.width() - 2 * g.px(kSlimMarker)
                              : std::min(g.px(kStepWidth), rect.width() / 3);
        const int title = track.title.isEmpty() ? 0 : g.px(kTrackTitle);
        const QRect steps(rect.x() + (rect.width() - wide) / 2, rect.y() + g.px(9) + title, wide,
                          rect.height() - g.px(18) - title);
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
    g.stripOpen = strip.open;
    g.narrowPiles = int(g.piles.size()) > kFewPiles;
}

/// Where the leftmost pile begins.
int pilesLeft(const TableGeometry &g, QRect PilePlace::*side)
{
    return g.piles.empty() ? g.table.width() : (g.piles.back().*side).x();
}

void placeOwnBand(TableGeometry &g)
{
    const int y = g.ownBand.y();
    int right = g.table.width() - g.px(g.narrowPiles ? 12 : 16);
    for (PilePlace &pile : g.piles) {
        pile.own = g.narrowPiles ? pileRect(right, y + g.px(22), g.px(48))
                                 : pileRect(right, y + g.px(20), g.px(58));
        right = pile.own.x() - g.px(g.narrowPiles ? 12 : 16);
    }
    g.ownStrip = g.stripOpen ? QRect(g.px(12), y + g.px(50), g.px(240), g.px(35))
                             : QRect(g.px(12), y + g.px(62), g.px(226), g.px(25));
    const int left = g.px(256);
    // The outermost cards of a full hand lean over its edge, and cards next to a raised card move
    // aside. They may cover a closed strip, but not an open strip, which the player reads.
    const int hand = left + (g.stripOpen ? g.px(kLean) : 0);
    g.ownInfo = QRect(0, y, left, g.ownBand.height());
    g.ownHand
        = QRect(hand, y + g.px(3), pilesLeft(g, &PilePlace::own) - g.px(20) - hand, g.px(122));
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

/// Lays out the far player's low band. From left to right, the band holds the name, the eye button,
/// the hidden hand, the resource strip, and the piles.
void placeTheirBand(TableGeometry &g)
{
    const QRect &band = g.theirBand;
    const auto centred = [&](int x, int width, int height) {
        return QRect(x, band.y() + (band.height() - height) / 2, width, height);
    };
    const int pileWidth = g.px(g.narrowPiles ? 24 : 30);
    const int pileHeight = int(std::round(pileWidth * kHeightToWidth));
    const int words
        = g.px(g.narrowPiles ? 64 : 96); // width of the name and the number next to a pile
    int right = g.table.width() - (g.narrowPiles ? words : g.px(84));
    for (PilePlace &pile : g.piles) {
        pile.theirs = centred(right - pileWidth, pileWidth, pileHeight);
        right = pile.theirs.x() - words;
    }
    const int left = g.px(180); // the lowest corner of a turned back stays clear of the eye
    // The number of cards in the strip is next to the strip, or below an open strip.
    const int end = pilesLeft(g, &PilePlace::theirs) - g.px(g.stripOpen ? 20 : 96);
    const int strip = g.stripOpen
        ? g.px(178)
        : std::clamp(int((end - left) * kStripShare), g.px(76), g.px(178));
    g.theirStrip = centred(end - strip, strip, g.px(25));
    if (g.stripOpen)
        g.theirStrip.moveTop(band.y() + g.px(7));
    g.theirInfo = QRect(0, band.y(), g.px(166), band.height());
    g.theirEye = centred(g.px(164) - g.px(kEye), g.px(kEye), g.px(kEye));
    g.theirHand = QRect(left, -g.px(16), g.theirStrip.x() - g.px(14) - left, g.px(61));
    g.theirOpenHand = QRect(left, g.px(8), g.theirHand.width(), g.px(kOpenHand));
}

/// A question covers the resting hand. It lies between the player's name and strip on the left and
/// the player's piles on the right.
void placeQuestion(TableGeometry &g)
{
    const int left = g.ownInfo.right() + 1 - g.px(6);
    g.question = QRect(left, g.ownBand.y(), pilesLeft(g, &PilePlace::own) - g.px(10) - left,
                       g.ownBand.height());
}

/// Moves the hand up if a question is about it, so that it covers neither the question nor the
/// column.
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
    return listOf(regions);
}

QVariantList TableGeometry::pileList() const
{
    return listOf(piles);
}

QVariantList TableGeometry::trackList() const
{
    return listOf(tracks);
}

QVariantList TableGeometry::plateList() const
{
    return listOf(plates);
}

QVariantList TableGeometry::baseList() const
{
    return listOf(bases);
}

QRect TrackPlace::step(int number) const
{
    const int count = last + 1;
    const int at = std::clamp(number, 0, last);
    const int top = steps.y() + (last - at) * steps.height() / count;
    const int end = steps.y() + (last - at + 1) * steps.height() / count;
    return {steps.x(), top, steps.width(), end - top};
}

const RegionPlace *TableGeometry::region(const QString &id) const
{
    const auto at = std::ranges::find(regions, id, &RegionPlace::id);
    return at == regions.end() ? nullptr : &*at;
}

const PlatePlace *TableGeometry::plate(int zone) const
{
    const auto at = std::ranges::find_if(plates, [&](const PlatePlace &plate) {
        return plate.index == zone || plate.cornerIndex == zone;
    });
    return zone < 0 || at == plates.end() ? nullptr : &*at;
}

bool TableGeometry::isCorner(int zone) const
{
    const PlatePlace *place = plate(zone);
    return place != nullptr && place->cornerIndex == zone;
}

QRect TableGeometry::side(const QString &region, bool near) const
{
    const RegionPlace *at = this->region(region);
    if (at == nullptr)
        return {};
    const QRect &whole = at->rect;
    const int top = near ? midY + at->front : whole.y();
    return {whole.x(), top, whole.width(), (near ? whole.bottom() + 1 : midY - at->front) - top};
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
    g.midY = g.theirBand.height() + halfHeight;
    placeRegions(g, spec, 2 * halfHeight);
    placeCenter(g, spec, halfHeight);
    placeTracks(g, spec);
    placeShared(g, spec);
    listPiles(g, spec);
    placeBands(g, shape);
    return g;
}

} // namespace playmat::table
