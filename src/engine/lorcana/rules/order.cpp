#include "engine/core/card_order.h"
#include "engine/lorcana/state/state.h"
#include "engine/lorcana/state/zones.h"

/// The order in which several cards are dealt with when something happens to all of them at once.
/// Anybody who watches can see it, so it must not tell which of two equal cards came out of a hand
/// or a deck: it follows from what lies open.
namespace playmat::lorcana {

namespace {

int stepsTo(const State &state, CardId id, CardId Card::*next)
{
    int steps = 0;
    for (CardId one = state.cards[id].*next; one != kNone; one = state.cards[one].*next)
        ++steps;
    return steps;
}

/// In play, by how long they have been there; a card under another by that one, from the bottom of
/// the stack. Elsewhere as they lie; in hidden zones by what they are, since nobody else may learn
/// in what order they arrived.
std::uint32_t rankOf(const State &state, CardId id)
{
    const Card &c = state.cards[id];
    if (c.on != kNone)
        return 1U << 30U | std::uint32_t{state.cards[c.on].serial} << 8U
            | static_cast<std::uint32_t>(stepsTo(state, id, &Card::under));
    if (c.zone == Zone::Play)
        return c.serial;
    const bool open = kZoneTable[c.zone].faces == core::Sight::Public;
    const std::uint32_t what = open ? 0 : c.def;
    return 1U << 31U | static_cast<std::uint32_t>(c.zone) << 28U | std::uint32_t{c.owner} << 27U
        | what << 8U | static_cast<std::uint32_t>(stepsTo(state, id, &Card::prev));
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

} // namespace playmat::lorcana
