#include "table/layout/table_spec.h"

#include <algorithm>

namespace playmat::table {

namespace {

bool liesInMiddle(const ZoneSpec &zone)
{
    return zone.arrangement == Arrangement::Tiles || zone.arrangement == Arrangement::Places
        || zone.arrangement == Arrangement::Track;
}

} // namespace

QString TableSpec::fault() const
{
    const auto isRegion = [&](const QString &id) {
        return std::ranges::any_of(regions, [&](const RegionSpec &r) { return r.id == id; });
    };
    for (const ZoneSpec &zone : zones) {
        if (zone.id.isEmpty())
            return QStringLiteral("a zone has no name");
        if (std::ranges::count(zones, zone.id, &ZoneSpec::id) > 1)
            return QStringLiteral("two zones are called %1").arg(zone.id);
        if (liesInMiddle(zone) && !isRegion(zone.region))
            return QStringLiteral("%1 lies in no region").arg(zone.id);
    }
    for (const Arrangement one : {Arrangement::Hand, Arrangement::Strip, Arrangement::Beside,
                                  Arrangement::Track, Arrangement::Anywhere}) {
        if (all(one).size() > 1)
            return QStringLiteral("there is only one place for such a zone as %1")
                .arg(zones[size_t(all(one).back())].id);
    }
    if (tokens.size() > 1 || (!tokens.empty() && !isRegion(tokens.front().region)))
        return QStringLiteral("a token lies in no region, or there are several");
    return {};
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
