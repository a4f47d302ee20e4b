#pragma once

#include <QHash>

#include <cstddef>

namespace playmat::table {

/// A zone of a seat: its index in the table's spec (TableSpec::zones), which has its name and says
/// how it lies; kNoSeat where no seat is meant.
struct ZoneKey
{
    static constexpr int kNoSeat = -1;

    int zone = -1;
    int seat = kNoSeat;

    [[nodiscard]] bool isNone() const { return zone < 0; }

    friend auto operator<=>(const ZoneKey &, const ZoneKey &) = default;
};

inline size_t qHash(const ZoneKey &key, size_t seed = 0)
{
    return ::qHash(key.zone * 8 + key.seat + 1, seed);
}

} // namespace playmat::table
