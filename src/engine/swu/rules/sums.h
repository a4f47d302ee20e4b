#pragma once

#include "engine/swu/language/ability.h"

/// What the computation of current values adds up for a card, and what it compares.
namespace playmat::swu {

/// Bits of Sums::doubled: one of the two keywords counts as the other.
inline constexpr std::uint16_t kRaidIsRestore = 0x4000;
inline constexpr std::uint16_t kRestoreIsRaid = 0x8000;

/// Sums before they are clamped; one slot per card, only those of bases and units are used. Not
/// initialised, so that the slots of all other cards cost nothing: sets are here as words.
struct Sums
{
    std::int16_t power;
    std::int16_t hp;
    std::int16_t raid;
    std::int16_t restore;
    Keywords::Word lost;
    std::uint16_t doubled; ///< how often its Raid is, and the bits above

    void add(int morePower, int moreHp)
    {
        power = static_cast<std::int16_t>(power + morePower);
        hp = static_cast<std::int16_t>(hp + moreHp);
    }
};

/// What was reported before, to tell what has changed.
struct Before
{
    std::uint8_t power, hp, raid, restore;
    Keywords::Word keywords;

    friend bool operator==(const Before &, const Before &) = default;
};

} // namespace playmat::swu
