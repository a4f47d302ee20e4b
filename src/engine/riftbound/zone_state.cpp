#include "engine/riftbound/zone_state.h"

namespace playmat::riftbound {

namespace {

core::CardView viewOf(const Card &card)
{
    return {card.owner, card.controller, card.faceUp, card.knownTo};
}

PlayerId holderOf(const Card &card)
{
    return kZoneTable[card.zone].board ? card.controller : card.owner;
}

/// The cards that the predicate accepts, in the order of the row.
template <class Accept>
CardList select(const ZoneState &state, Accept &&accept)
{
    CardList list;
    for (CardId id : state.order) {
        if (accept(state.cards[id]))
            ENGINE_CHECK(list.tryPush(id), id, list.size());
    }
    return list;
}

} // namespace

CardList cardsOf(const ZoneState &state, PlayerId player, Zone zone)
{
    return select(state,
                  [&](const Card &card) { return card.zone == zone && holderOf(card) == player; });
}

CardList cardsAt(const ZoneState &state, std::uint8_t place, Zone zone)
{
    return select(state,
                  [&](const Card &card) { return card.zone == zone && card.place == place; });
}

CardId topOfChain(const ZoneState &state)
{
    const CardList chain = select(state, [](const Card &c) { return c.zone == Zone::Chain; });
    return chain.empty() ? kNone : chain.back();
}

bool onBoard(const ZoneState &state, CardId card)
{
    return kZoneTable[state.cards[card].zone].board;
}

Location locationOf(const ZoneState &state, CardId id)
{
    const Card &card = state.cards[id];
    const core::ZoneSpec &spec = kZoneTable[card.zone];
    if (!spec.location)
        return {};
    const bool perPlace = spec.scope == core::ZoneScope::PerLocation;
    return {card.zone, perPlace ? card.place : card.controller};
}

bool sees(const ZoneState &state, PlayerId viewer, CardId id)
{
    const Card &card = state.cards[id];
    return visibleTo(kZoneTable[card.zone], viewer, viewOf(card));
}

bool seesStatus(const ZoneState &state, PlayerId viewer, CardId id)
{
    const Card &card = state.cards[id];
    return statusVisibleTo(kZoneTable[card.zone], viewer, viewOf(card));
}

PlayerMask viewersOf(const ZoneState &state, CardId card)
{
    PlayerMask mask = 0;
    for (PlayerId player = 0; player < state.players; ++player) {
        if (sees(state, player, card))
            mask = static_cast<PlayerMask>(mask | core::playerBit(player));
    }
    return mask;
}

CardList banishedBy(const ZoneState &state, std::uint16_t object)
{
    return select(state, [&](const Card &card) {
        return card.zone == Zone::Banishment && card.banishedBy == object && object != 0;
    });
}

} // namespace playmat::riftbound
