#include "table/layout/shared_places.h"

#include "table/layout/tile_fit.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

// All lengths are for a window of 1280 x 720 and are multiplied by u.
constexpr double kAround = 6; // gap between the edge of an outer region and its inner regions
constexpr double kPlate = 62; // height of a plate
constexpr double kCorner = 42; // width of a corner
constexpr double kCornerInset = 9;
constexpr double kAtPlate
    = 8; // between a plate and the tiles: the sums overlap the edges of the plate
constexpr double kAtEdge = 4;
constexpr double kAtBase = 3; // at the edges of the area behind inner regions
constexpr double kBeside = 6; // gap on the left and right of the tiles
constexpr double kHangs = .1; // room for parts that overlap a tile's edges, as a share of its width
constexpr double kBetween = .13; // gap between tiles, as a share of a tile's width
constexpr double kItem = 80; // width of an item of a stack; the next constant is its height
constexpr double kItemHeight = 84;
constexpr double kItemGap = 8;
constexpr double kItemStrip = 24; // height of an older item
constexpr double kStripGap = 3;
constexpr double kNextSign = 26; // height of the sign above the newest item
constexpr int kWholeItems = 3;

bool isOuter(const TableSpec &spec, const QString &region)
{
    return spec.hasInner(region);
}

void placePlate(TableGeometry &g, const TableSpec &spec, int zone)
{
    const ZoneSpec &plate = spec.zones[size_t(zone)];
    const auto region = std::ranges::find(g.regions, plate.region, &RegionPlace::id);
    const int height = std::min(g.px(kPlate), region->rect.height() / 3);
    const QRect rect(region->rect.x() + g.px(2), g.midY - height / 2,
                     region->rect.width() - 2 * g.px(2), height);
    region->front = height / 2;
    PlatePlace place;
    place.zone = plate.id;
    place.region = plate.region;
    place.field = region->rect;
    place.rect = rect;
    place.index = zone;
    if (const int tiles = spec.in(plate.region, Arrangement::Tiles); tiles >= 0)
        place.tiles = spec.zones[size_t(tiles)].id;
    place.cornerIndex = spec.in(plate.region, Arrangement::Corner);
    if (place.cornerIndex >= 0) {
        place.cornerZone = spec.zones[size_t(place.cornerIndex)].id;
        const int wide = g.px(kCorner);
        place.corner = QRect(rect.right() + 1 - g.px(kCornerInset) - wide, rect.y() + g.px(5), wide,
                             height - 2 * g.px(5));
    }
    g.plates.push_back(place);
}

/// Adds the titles between the tiles behind inner regions.
void placeBases(TableGeometry &g, const TableSpec &spec)
{
    for (const RegionSpec &region : spec.regions) {
        const int zone = spec.in(region.id, Arrangement::Tiles);
        if (isOuter(spec, region.id) && zone >= 0)
            g.bases.push_back({spec.zones[size_t(zone)].title, g.side(region.id, true),
                               g.side(region.id, false)});
    }
}

/// Uses the part of the region's line that its places leave free.
void placeStatus(TableGeometry &g, const TableSpec &spec)
{
    const RegionPlace *region = g.region(spec.status);
    if (region == nullptr)
        return;
    QRect free = region->rect;
    const int zone = spec.in(spec.status, Arrangement::Places);
    const int last = zone < 0 ? 0 : spec.zones[size_t(zone)].places - 1;
    if (zone >= 0) {
        free.setTop(g.spot(spec.status, last, false).bottom() + 1);
        free.setBottom(g.spot(spec.status, last, true).top() - 1);
    }
    g.status = free.adjusted(g.px(3), g.px(3), -g.px(3), -g.px(3));
}

} // namespace

bool isNested(const TableSpec &spec, const QString &region)
{
    const auto at = std::ranges::find(spec.regions, region, &RegionSpec::id);
    return at != spec.regions.end() && (!at->within.isEmpty() || isOuter(spec, region));
}

QRect frontOf(TableGeometry &g, const RegionSpec &outer)
{
    const auto region = std::ranges::find(g.regions, outer.id, &RegionPlace::id);
    const QRect &whole = region->rect;
    region->front = int(std::lround((g.midY - whole.y()) * (1 - outer.behind)));
    const int around = g.px(kAround);
    return {whole.x() + around, g.midY - region->front, whole.width() - 2 * around,
            2 * region->front};
}

void placeShared(TableGeometry &g, const TableSpec &spec)
{
    for (const int zone : spec.all(Arrangement::Plate))
        placePlate(g, spec, zone);
    for (const int zone : spec.all(Arrangement::Stack)) {
        g.stack = g.region(spec.zones[size_t(zone)].region)->rect;
        g.stackWords = spec.zones[size_t(zone)].label;
    }
    placeBases(g, spec);
    placeStatus(g, spec);
}

QRect nestedRoom(const TableGeometry &g, const QString &region, bool near)
{
    const RegionPlace *place = g.region(region);
    const bool plate = place->inner && place->front > 0;
    const int line = g.px(plate ? kAtPlate : kAtBase);
    const int edge = g.px(plate ? kAtEdge : kAtBase);
    const int beside = g.px(kBeside);
    return g.side(region, near).adjusted(beside, near ? line : edge, -beside, near ? -edge : -line);
}

QSize nestedTile(const TableGeometry &g, const TableSpec &spec, const ZoneSpec &zone)
{
    const QRect room = nestedRoom(g, zone.region, true);
    double others = 0; // the share of the width that other zones on this line take
    for (const int other : spec.all(Arrangement::Tiles)) {
        const ZoneSpec &beside = spec.zones[size_t(other)];
        if (beside.region == zone.region && beside.line == zone.line && beside.id != zone.id)
            others += beside.share;
    }
    const double share = zone.share > 0 ? zone.share : 1 - others;
    const double abreast = zone.wide + (zone.wide - 1) * kBetween;
    double width = room.height() / (kTileRatio + kHangs);
    if (zone.tiles == TileKind::Full)
        width = std::min(width, room.width() * share / abreast);
    const int whole = std::max(1, int(std::floor(width)));
    return {whole, int(std::round(whole * kTileRatio))};
}

std::vector<QRect> stackPlaces(const TableGeometry &g, int count)
{
    const int sign = g.px(kNextSign);
    const QRect room = g.stack.adjusted(0, sign + g.px(2), 0, -g.px(4));
    const int wide = std::min(g.px(kItem), g.stack.width() - 2 * g.px(4));
    const int high = int(std::lround(wide * kItemHeight / kItem));
    const auto needed = [&](int whole) {
        return whole * high + (whole - 1) * g.px(kItemGap)
            + (count - whole) * g.px(kItemStrip + kStripGap);
    };
    int whole = count > kWholeItems ? kWholeItems - 1 : count;
    while (whole > 1 && needed(whole) > room.height())
        --whole;
    const int strips = count - whole;
    const int strip = g.px(kItemStrip);
    const int gap = g.px(kStripGap);
    const int head = whole * high + (whole - 1) * g.px(kItemGap);
    const int spare = room.height() - head - gap - strip; // height left for all strips but the last
    const int step = strips < 2 ? 0 : std::clamp(spare / (strips - 1), 1, strip + gap);
    const int all = head + (strips == 0 ? 0 : gap + (strips - 1) * step + strip);
    // Centres the items on the line, as long as the sign fits above them.
    int y = std::clamp(g.midY - all / 2, room.top(), std::max(room.top(), room.bottom() + 1 - all));
    std::vector<QRect> places;
    const int x = g.stack.x() + (g.stack.width() - wide) / 2;
    for (int i = 0; i < count; ++i) {
        places.emplace_back(x, y, wide, i < whole ? high : strip);
        y += i >= whole ? step : high + (i + 1 < whole ? g.px(kItemGap) : gap);
    }
    return places;
}

} // namespace playmat::table
