#include "engine/swu/rules/machine.h"

#include <bit>

/// All cards that a filter fits, or that a player has.
namespace playmat::swu {

namespace {

constexpr std::uint16_t kArenas = zoneBit(Zone::Ground) | zoneBit(Zone::Space);

/// Where cards of these kinds live in play, for filters that name no zone.
[[nodiscard]] std::uint16_t homeZones(Kinds kinds)
{
    std::uint16_t zones = 0;
    if (kinds == 0 || (kinds & (kind::Unit | kind::Upgrade)) != 0)
        zones |= kArenas;
    if ((kinds & (kind::Leader | kind::Base | kind::Token)) != 0)
        zones |= zoneBit(Zone::Base);
    if ((kinds & kind::Resource) != 0)
        zones |= zoneBit(Zone::Resources);
    return zones;
}

} // namespace

CardSet unitsOf(const Board &m, PlayerId player)
{
    CardSet units;
    for (const Zone arena : {Zone::Ground, Zone::Space})
        m.s.forEach(arena, 0, [&](CardId id) {
            if (m.isUnitInPlay(id) && m.s.cards[id].controller == player)
                units.add(id);
        });
    return units;
}

CardSet Board::collect(FilterId id, const View &v) const
{
    return collect(p.filters[id], v);
}

CardSet Board::collect(const Filter &f, const View &v) const
{
    CardSet out;
    if (f.alt != 0)
        out = collect(f.alt, v);
    const std::uint16_t zones = f.zones != 0 ? f.zones : homeZones(f.kinds);
    const auto take = [&](CardId c) {
        if (matchesProper(f, c, v))
            out.add(c);
    };
    if ((zones & zoneBit(Zone::Captured)) != 0)
        forCaptives(take);
    const bool attached = f.kinds == 0 || (f.kinds & kind::Upgrade) != 0;
    unsigned rest = zones & ~unsigned{zoneBit(Zone::Aside) | zoneBit(Zone::Captured)};
    for (; rest != 0; rest &= rest - 1) {
        const auto zone = static_cast<Zone>(std::countr_zero(rest));
        const bool board = attached && (zone == Zone::Base || isArena(zone));
        for (PlayerId player = 0; player < (isShared(zone) ? 1 : kPlayers); ++player)
            s.forEach(zone, player, [&](CardId c) {
                take(c);
                if (board)
                    for (CardId u = s.cards[c].firstUpgrade; u != kNone; u = s.cards[u].next)
                        take(u);
            });
    }
    return out;
}

} // namespace playmat::swu
