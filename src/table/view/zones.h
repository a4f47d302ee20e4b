#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <qqmlregistration.h>

/// Where cards lie on a table, in the table's own words.
namespace playmat::table {

namespace Zone {
Q_NAMESPACE
QML_NAMED_ELEMENT(Zone)

enum Kind {
    None,
    Hand,
    Resources,
    Deck,
    Discard,
    Base, ///< base and leader
    Ground,
    Space,
    Attached, ///< upgrades, under their host
    Captured, ///< under their captor
    Aside,
    Table, ///< anywhere in the middle: where something is dropped that has no place of its own
};
Q_ENUM_NS(Kind)
} // namespace Zone

/// A zone of a seat. Arenas have a side for each seat; kNoSeat where no seat is meant.
struct ZoneKey
{
    static constexpr int kNoSeat = -1;

    Zone::Kind zone = Zone::None;
    int seat = kNoSeat;

    /// "hand.0", as models, tests and object names write it.
    [[nodiscard]] QString name() const;
    [[nodiscard]] static ZoneKey fromName(const QString &name);
    [[nodiscard]] bool isArena() const { return zone == Zone::Ground || zone == Zone::Space; }
    [[nodiscard]] bool isNone() const { return zone == Zone::None; }

    friend auto operator<=>(const ZoneKey &, const ZoneKey &) = default;
};

inline size_t qHash(const ZoneKey &key, size_t seed = 0)
{
    return ::qHash(int(key.zone) * 8 + key.seat + 1, seed);
}

} // namespace playmat::table
