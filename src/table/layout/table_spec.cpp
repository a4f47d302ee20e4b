#include "table/layout/table_spec.h"

#include <algorithm>

namespace playmat::table {

namespace {

bool liesInMiddle(const ZoneSpec &zone)
{
    switch (zone.arrangement) {
    case Arrangement::Tiles:
    case Arrangement::Places:
    case Arrangement::Track:
    case Arrangement::Plate:
    case Arrangement::Corner:
    case Arrangement::Stack:
        return true;
    default:
        return false;
    }
}

const RegionSpec *find(const TableSpec &spec, const QString &id)
{
    const auto at = std::ranges::find(spec.regions, id, &RegionSpec::id);
    return at == spec.regions.end() ? nullptr : &*at;
}

/// Checks that an outer region comes before the regions within it and does not lie within another
/// region itself.
QString faultOfRegion(const TableSpec &spec, const RegionSpec &region)
{
    if (region.behind < 0 || region.behind >= 1 || (region.behind > 0 && !spec.hasInner(region.id)))
        return QStringLiteral("%1 keeps room behind no inner regions, or all of it").arg(region.id);
    if (region.within.isEmpty())
        return {};
    const RegionSpec *outer = find(spec, region.within);
    if (outer == nullptr || outer > &region || !outer->within.isEmpty())
        return QStringLiteral("%1 lies within no region before it").arg(region.id);
    return {};
}

/// Checks that a region has at most one zone of each kind for which it has room only once.
QString faultOfPlaces(const TableSpec &spec, const ZoneSpec &zone)
{
    const RegionSpec &region = *find(spec, zone.region);
    const auto same = [&](const ZoneSpec &other) {
        return other.arrangement == zone.arrangement && other.region == zone.region;
    };
    const bool tiles = zone.arrangement == Arrangement::Tiles;
    if (!tiles && std::ranges::count_if(spec.zones, same) > 1)
        return QStringLiteral("%1 has two zones such as %2").arg(region.id, zone.id);
    if (spec.hasInner(region.id) && (!tiles || region.behind <= 0))
        return QStringLiteral("%1 finds no room behind the regions within %2")
            .arg(zone.id, region.id);
    if (zone.arrangement == Arrangement::Corner && spec.in(region.id, Arrangement::Plate) < 0)
        return QStringLiteral("%1 lies at the end of no plate").arg(zone.id);
    return {};
}

} // namespace

QString TableSpec::fault() const
{
    for (const RegionSpec &region : regions) {
        if (const QString fault = faultOfRegion(*this, region); !fault.isEmpty())
            return fault;
    }
    for (const ZoneSpec &zone : zones) {
        if (zone.id.isEmpty())
            return QStringLiteral("a zone has no name");
        if (std::ranges::count(zones, zone.id, &ZoneSpec::id) > 1)
            return QStringLiteral("two zones are called %1").arg(zone.id);
        if (liesInMiddle(zone) && find(*this, zone.region) == nullptr)
            return QStringLiteral("%1 lies in no region").arg(zone.id);
        if (zone.eitherSide && zone.arrangement != Arrangement::Tiles)
            return QStringLiteral("%1 has no other side").arg(zone.id);
        if (const QString fault = liesInMiddle(zone) ? faultOfPlaces(*this, zone) : QString();
            !fault.isEmpty())
            return fault;
    }
    for (const Arrangement one : {Arrangement::Hand, Arrangement::Strip, Arrangement::Beside,
                                  Arrangement::Track, Arrangement::Stack, Arrangement::Anywhere}) {
        if (all(one).size() > 1)
            return QStringLiteral("there is only one place for such a zone as %1")
                .arg(zones[size_t(all(one).back())].id);
    }
    if (tokens.size() > 1 || (!tokens.empty() && find(*this, tokens.front().region) == nullptr))
        return QStringLiteral("a token lies in no region, or there are several");
    if (!status.isEmpty() && find(*this, status) == nullptr)
        return QStringLiteral("the status is written in no region");
    return {};
}

bool TableSpec::hasInner(const QString &region) const
{
    return std::ranges::any_of(regions,
                               [&](const RegionSpec &inner) { return inner.within == region; });
}

int TableSpec::in(const QString &region, Arrangement arrangement) const
{
    const auto at = std::ranges::find_if(zones, [&](const ZoneSpec &zone) {
        return zone.region == region && zone.arrangement == arrangement;
    });
    return at == zones.end() ? -1 : int(at - zones.begin());
}

const ZoneSpec &TableSpec::zone(ZoneKey key) const
{
    static const ZoneSpec kNone;
    return key.zone < 0 || key.zone >= int(zones.size()) ? kNone : zones[size_t(key.zone)];
}

ZoneKey TableSpec::first(Arrangement arrangement, int seat) const
{
    const std::vector<int> found = all(arrangement);
    return found.empty() ? ZoneKey{} : ZoneKey{found.front(), seat};
}

std::vector<int> TableSpec::all(Arrangement arrangement) const
{
    std::vector<int> found;
    for (int zone = 0; zone < int(zones.size()); ++zone) {
        if (zones[size_t(zone)].arrangement == arrangement)
            found.push_back(zone);
    }
    return found;
}

bool TableSpec::hasPlacesOf(const TableSpec &other) const
{
    return std::ranges::equal(zones, other.zones, {}, &ZoneSpec::id, &ZoneSpec::id)
        && std::ranges::equal(zones, other.zones, {}, &ZoneSpec::arrangement,
                              &ZoneSpec::arrangement)
        && std::ranges::equal(regions, other.regions, {}, &RegionSpec::id, &RegionSpec::id);
}

QString TableSpec::name(ZoneKey key) const
{
    const QString &word = key.isNone() ? QStringLiteral("none") : zone(key).id;
    return key.seat == ZoneKey::kNoSeat ? word : word + u'.' + QString::number(key.seat);
}

ZoneKey TableSpec::key(const QString &name) const
{
    const QStringList parts = name.split(u'.');
    for (int zone = 0; zone < int(zones.size()); ++zone) {
        if (zones[size_t(zone)].id == parts.first())
            return {zone, parts.size() > 1 ? parts[1].toInt() : ZoneKey::kNoSeat};
    }
    return {};
}

const TableSpec &TableSpec::empty()
{
    static const TableSpec kEmpty;
    return kEmpty;
}

} // namespace playmat::table
