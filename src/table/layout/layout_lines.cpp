// Several zones of tiles in one region: which has which room, and tiles with cards beside them.
#include "table/layout/shared_places.h"
#include "table/layout/table_layout.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kLinesZ = 20;
constexpr double kSmallTile = .78; // of a whole one
constexpr double kSmallBehind
    = .88; // as a share of a whole tile in nested regions, whose whole tiles are already small

} // namespace

bool TableLayout::sharesSide(const ZoneSpec &zone) const
{
    return std::ranges::count_if(m_spec->zones,
                                 [&](const ZoneSpec &other) {
                                     return other.arrangement == Arrangement::Tiles
                                         && other.region == zone.region;
                                 })
        > 1;
}

QSize TableLayout::largestTile(const ZoneSpec &zone) const
{
    const bool nested = isNested(*m_spec, zone.region);
    switch (zone.tiles) {
    case TileKind::Small:
        return nested ? nestedTile(m_geometry, *m_spec, zone) * kSmallBehind
                      : m_geometry.tile * kSmallTile;
    case TileKind::Wide:
        return {m_geometry.px(m_spec->wide.width()), m_geometry.px(m_spec->wide.height())};
    case TileKind::Full:
        break;
    }
    return nested ? nestedTile(m_geometry, *m_spec, zone) : m_geometry.tile;
}

/// Behind inner regions, the middle of a line stays free: the first zone lies at the left end, the
/// last one at the right end. Returns -1 for left, 0 for centred, 1 for right.
int TableLayout::leanOf(const ZoneSpec &zone) const
{
    if (!m_spec->hasInner(zone.region) || !sharesSide(zone))
        return 0;
    const std::vector<int> tiles = m_spec->all(Arrangement::Tiles);
    const auto same = [&](int other) { return m_spec->zones[size_t(other)].region == zone.region; };
    const auto is = [&](int other) { return m_spec->zones[size_t(other)].id == zone.id; };
    if (is(*std::find_if(tiles.begin(), tiles.end(), same)))
        return -1;
    return is(*std::find_if(tiles.rbegin(), tiles.rend(), same)) ? 1 : 0;
}

int TableLayout::besides(const Cards &hosts) const
{
    int count = 0;
    for (const CardRow *host : hosts)
        count += int(m_beside.value(host->viewId).size());
    return count;
}

LineZone TableLayout::lineZone(ZoneKey zone, const std::map<ZoneKey, Cards> &zones) const
{
    const ZoneSpec &spec = m_spec->zone(zone);
    LineZone out{spec.line, spec.share, 0, 0, 0, largestTile(spec), spec.tiles == TileKind::Wide};
    if (const auto at = zones.find(zone); at != zones.end()) {
        out.count = int(at->second.size());
        out.besides = besides(at->second);
        for (const CardRow *card : at->second)
            out.tabs = std::max(out.tabs,
                                int(card->facts.upgrades.size() + card->facts.captured.size()));
    }
    return out;
}

void TableLayout::findRooms(const std::map<ZoneKey, Cards> &zones)
{
    for (const RegionSpec &region : m_spec->regions) {
        const auto first = std::ranges::find_if(m_spec->zones, [&](const ZoneSpec &zone) {
            return zone.arrangement == Arrangement::Tiles && zone.region == region.id;
        });
        if (first == m_spec->zones.end() || !sharesSide(*first))
            continue;
        for (int seat = 0; seat < kTableSeats; ++seat)
            findRoomsOf(region.id, seat, zones);
    }
}

void TableLayout::findRoomsOf(const QString &region, int seat,
                              const std::map<ZoneKey, Cards> &zones)
{
    const TableGeometry &g = m_geometry;
    const bool near = isNear(seat);
    const QRect side = g.side(region, near);
    const int line = g.px(14); // the signs of the regions lie on the line
    const int edge = g.px(5);
    const QRect inner = isNested(*m_spec, region)
        ? nestedRoom(g, region, near)
        : side.adjusted(g.px(8), near ? line : edge, -g.px(8), near ? -edge : -line);
    std::vector<ZoneKey> keys;
    std::vector<LineZone> lines;
    for (const int zone : m_spec->all(Arrangement::Tiles)) {
        if (m_spec->zones[size_t(zone)].region != region)
            continue;
        keys.push_back({zone, seat});
        lines.push_back(lineZone(keys.back(), zones));
    }
    const std::vector<QRect> rooms = lineRooms(lines, inner, near, g.px(6));
    for (size_t i = 0; i < keys.size(); ++i) {
        const QRect &room = rooms[i];
        QRect whole = room; // what is around them belongs to those at the edge
        if (room.left() == inner.left())
            whole.setLeft(side.left());
        if (room.right() >= inner.right() - 1)
            whole.setRight(side.right());
        if (room.top() <= inner.top() + 1)
            whole.setTop(side.top());
        if (room.bottom() >= inner.bottom() - 1)
            whole.setBottom(side.bottom());
        m_rooms[keys[i]] = {room.adjusted(g.px(6), 0, -g.px(6), 0), whole};
    }
}

/// Where the tiles of a zone are.
QRect TableLayout::roomOf(ZoneKey zone) const
{
    if (const auto room = m_rooms.find(zone); room != m_rooms.end())
        return room->second.inner;
    const TableGeometry &g = m_geometry;
    const bool near = isNear(zone.seat);
    if (isNested(*m_spec, m_spec->zone(zone).region))
        return nestedRoom(g, m_spec->zone(zone).region, near);
    const int line = g.px(16); // tokens and the signs of the regions lie on the line
    const int edge = g.px(8);
    return g.side(m_spec->zone(zone).region, near)
        .adjusted(g.px(12), near ? line : edge, -g.px(12), near ? -edge : -line);
}

void TableLayout::placeWideTiles(ZoneKey zone, const Cards &cards)
{
    std::vector<int> guests;
    for (const CardRow *card : cards)
        guests.push_back(int(m_beside.value(card->viewId).size()));
    const std::vector<BesideFit> fits
        = fitBeside(roomOf(zone), guests, largestTile(m_spec->zone(zone)), m_geometry.px(14),
                    isNear(zone.seat));
    int z = kLinesZ;
    const auto put = [&](int viewId, const QRect &rect, CardForm::Kind form) {
        Placement p;
        p.rect = p.hit = rect;
        p.spawn = rect.topLeft();
        p.z = z++;
        p.form = form;
        add(viewId, p);
    };
    for (size_t i = 0; i < cards.size(); ++i) {
        put(cards[i]->viewId, fits[i].host, CardForm::Wide);
        const Cards beside = m_beside.value(cards[i]->viewId);
        for (size_t guest = 0; guest < beside.size(); ++guest)
            put(beside[guest]->viewId, fits[i].guests[guest], CardForm::Tile);
    }
}

} // namespace playmat::table
