#include "engine/lorcana/places/zone_state.h"

#include <algorithm>

namespace playmat::lorcana::places {

namespace {

core::CardView viewOf(const Card &card)
{
    return {card.owner, card.owner, card.faceUp, card.knownTo};
}

void push(CardList &list, CardId card)
{
    ENGINE_CHECK(list.tryPush(card), card, list.size());
}

} // namespace

CardList cardsIn(const ZoneState &state, PlayerId player, Zone zone)
{
    CardList list;
    for (CardId id : state.order) {
        const Card &card = state.cards[id];
        if (card.zone == zone && card.owner == player)
            push(list, id);
    }
    return list;
}

std::size_t countIn(const ZoneState &state, PlayerId player, Zone zone)
{
    return static_cast<std::size_t>(
        std::count_if(state.cards.begin(), state.cards.end(),
                      [&](const Card &card) { return card.zone == zone && card.owner == player; }));
}

CardId topOfDeck(const ZoneState &state, PlayerId player)
{
    const CardList deck = cardsIn(state, player, Zone::Deck);
    return deck.empty() ? kNone : deck.back();
}

bool inPlay(const ZoneState &state, CardId card)
{
    return kZoneTable[state.cards[card].zone].board;
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

ObjectRef refTo(const ZoneState &state, CardId card)
{
    return {state.cards[card].object};
}

CardId find(const ZoneState &state, ObjectRef ref)
{
    for (CardId id : state.order) {
        if (state.cards[id].object == ref.object)
            return id;
    }
    return kNone;
}

CardId findAfterLeaving(const ZoneState &state, ObjectRef ref)
{
    for (CardId id : state.order) {
        if (state.cards[id].formerObject == ref.object)
            return id;
    }
    return kNone;
}

CardList stackOf(const ZoneState &state, CardId top)
{
    CardList stack;
    push(stack, top);
    for (CardId id : state.order) {
        if (state.cards[id].under == top)
            push(stack, id);
    }
    return stack;
}

std::uint8_t readyInk(const ZoneState &state, PlayerId player)
{
    return static_cast<std::uint8_t>(
        std::count_if(state.cards.begin(), state.cards.end(), [&](const Card &card) {
            return card.zone == Zone::Inkwell && card.owner == player && !card.exerted;
        }));
}

Next nextStep(const ZoneState &state)
{
    if (state.resolving != kNone)
        return {NextKind::FinishAction, state.cards[state.resolving].owner};
    if (!state.waitingActions.empty())
        return {NextKind::WaitingAction, state.cards[state.waitingActions[0]].owner};
    const BagCheck check = state.bag.check(state.players, state.active);
    if (check.chooser != kNone)
        return {NextKind::Trigger, check.chooser};
    return {};
}

Search searchFor(const ZoneState &state, PlayerId player, Zone zone, Kind kind)
{
    Search search;
    for (CardId id : cardsIn(state, player, zone)) {
        if (state.cards[id].kind == kind)
            push(search.found, id);
    }
    search.least = isPublic(zone) && !search.found.empty() ? 1 : 0;
    return search;
}

core::Result<void> maySettleOn(const Search &search, CardId card, Zone zone)
{
    if (card == kNone && search.least == 0)
        return {};
    if (card == kNone)
        return core::Refusal{static_cast<std::uint16_t>(Reason::MustFind),
                             {static_cast<std::int32_t>(zone), 0, 0, 0},
                             "CR 7.1.4"};
    if (std::find(search.found.begin(), search.found.end(), card) != search.found.end())
        return {};
    return core::Refusal{static_cast<std::uint16_t>(Reason::NotThere),
                         {card, static_cast<std::int32_t>(zone), 0, 0},
                         "CR 7.1.4"};
}

} // namespace playmat::lorcana::places
