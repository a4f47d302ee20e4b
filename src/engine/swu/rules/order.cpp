#include "engine/core/card_order.h"
#include "engine/swu/state/state.h"
#include "engine/swu/state/zones.h"

/// The order in which several cards are dealt with when something happens to all of them at once.
/// Anybody who watches can see it, so it must not tell which of two equal cards came out of a hand
/// or a deck: it follows from what lies open.
namespace playmat::swu {

namespace {

/// In play, by how long they have been there. Elsewhere as they lie; in hidden zones, among them
/// the resources, by what they are, since nobody else may learn in what order they arrived.
std::uint32_t rankOf(const State &state, CardId id)
{
    const Card &c = state.cards[id];
    const core::ZoneSpec &zone = kZoneTable[c.zone];
    const bool open = zone.faces == core::Sight::Public;
    if (zone.board && open)
        return c.serial;
    std::uint32_t place = 0;
    for (CardId before = c.prev; before != kNone; before = state.cards[before].prev)
        ++place;
    const std::uint32_t what = !open ? c.def : c.host != kNone ? state.cards[c.host].serial : 0;
    return 1U << 31U | static_cast<std::uint32_t>(c.zone) << 27U
        | std::uint32_t{c.controller} << 26U | what << 8U | place;
}

} // namespace

CardId firstInOrder(const State &state, const CardSet &set)
{
    return core::firstByRank(set, [&](CardId id) { return rankOf(state, id); });
}

std::size_t putInOrder(const State &state, const CardSet &set, std::array<CardId, kMaxCards> &out)
{
    return core::sortByRank(
        set, [&](CardId id) { return rankOf(state, id); }, out);
}

} // namespace playmat::swu
