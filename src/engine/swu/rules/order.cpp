#include "engine/swu/state/state.h"
#include "engine/swu/state/zones.h"

#include <algorithm>

/// The order in which several cards are dealt with when something happens to all of them at once.
/// Anybody who watches can see it, so it must not tell which of two equal cards came out of a hand
/// or a deck: it follows from what lies open.
namespace playmat::swu {

namespace {

/// In play, by how long they have been there. Elsewhere as they lie; in hidden zones by what they
/// are, since nobody else may learn in what order they arrived.
std::uint32_t rankOf(const State &state, CardId id)
{
    const Card &c = state.cards[id];
    const core::ZoneSpec &zone = kZoneTable[c.zone];
    if (zone.board)
        return c.serial;
    std::uint32_t place = 0;
    for (CardId before = c.prev; before != kNone; before = state.cards[before].prev)
        ++place;
    const bool open = zone.faces == core::Sight::Public;
    const std::uint32_t what = !open ? c.def : c.host != kNone ? state.cards[c.host].serial : 0;
    return 1U << 31U | static_cast<std::uint32_t>(c.zone) << 27U
        | std::uint32_t{c.controller} << 26U | what << 8U | place;
}

/// Ends in the id, so that a key names its card.
std::uint64_t keyOf(const State &state, CardId id)
{
    return std::uint64_t{rankOf(state, id)} << 8U | id;
}

} // namespace

CardId firstInOrder(const State &state, const CardSet &set)
{
    std::uint64_t first = ~std::uint64_t{0};
    set.forEach([&](CardId id) { first = std::min(first, keyOf(state, id)); });
    return static_cast<CardId>(first);
}

std::size_t putInOrder(const State &state, const CardSet &set, std::array<CardId, kMaxCards> &out)
{
    std::array<std::uint64_t, kMaxCards> keys; // NOLINT: filled as far as it is read
    std::size_t count = 0;
    set.forEach([&](CardId id) { keys[count++] = keyOf(state, id); });
    std::sort(keys.begin(), keys.begin() + count);
    for (std::size_t i = 0; i < count; ++i)
        out[i] = static_cast<CardId>(keys[i]);
    return count;
}

} // namespace playmat::swu
