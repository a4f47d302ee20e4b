#include "engine/riftbound/moves.h"

#include <algorithm>

namespace playmat::riftbound {

namespace {

using core::Clear;
using core::Refusal;
using core::Result;

Refusal refuse(Reason reason, const char *rule, std::int32_t a = 0, std::int32_t b = 0)
{
    return {static_cast<std::uint16_t>(reason), {a, b, 0, 0}, rule};
}

bool perPlace(Zone zone)
{
    return kZoneTable[zone].scope == core::ZoneScope::PerLocation;
}

/// Who holds the zone that the card would arrive in, see core::ZoneScope.
PlayerId holderOf(const ZoneState &state, const Card &card, const Destination &to)
{
    if (perPlace(to.zone))
        return state.battlefields[to.place].controller;
    if (to.player != kNone)
        return to.player;
    return arrivalPlayer(kZoneTable[to.zone].arrival, card.owner, card.controller);
}

std::size_t occupancy(const ZoneState &state, PlayerId holder, const Destination &to)
{
    return (perPlace(to.zone) ? cardsAt(state, to.place, to.zone) : cardsOf(state, holder, to.zone))
        .size();
}

Result<void> mayGo(const ZoneState &state, CardId id, const Destination &to)
{
    const Card &card = state.cards[id];
    if (perPlace(to.zone) && to.place >= state.battlefields.size())
        return refuse(Reason::NoSuchPlace, "CR 106.3", to.place);
    if (const auto leave = mayLeave(kZoneTable[card.zone]); !leave.ok())
        return leave.refusal(id, static_cast<std::int32_t>(card.zone));
    const PlayerId holder = holderOf(state, card, to);
    const core::ZoneSpec &spec = kZoneTable[to.zone];
    const core::Placement placement{.placer = to.placer == kNone ? card.controller : to.placer,
                                    .holder = holder,
                                    .owner = card.owner,
                                    .controller = card.controller,
                                    .kind = kindBit(card.kind),
                                    .occupied
                                    = spec.capacity == 0 ? 0 : occupancy(state, holder, to),
                                    .setup = to.setup};
    if (const auto check = mayPlace(spec, placement); !check.ok())
        return check.refusal(id, static_cast<std::int32_t>(to.zone));
    return {};
}

void detachFrom(ZoneState &state, CardId unit)
{
    for (Card &card : state.cards) {
        if (card.attachedTo == unit)
            card.attachedTo = kNone;
    }
}

/// All temporary modifications cease to be tracked (CR 109).
void applyClears(ZoneState &state, CardId id, const core::Transition &t)
{
    Card &card = state.cards[id];
    if (t.clears.has(Clear::Damage))
        card.damage = 0;
    if (t.clears.has(Clear::Counters))
        card.buffed = false;
    if (t.clears.has(Clear::Keywords))
        card.grantedKeywords = 0;
    if (t.clears.has(Clear::Modifiers))
        card.modifiers = 0;
    if (t.clears.has(Clear::Status))
        card.exhausted = false;
    if (t.clears.has(Clear::Attachments)) {
        card.attachedTo = kNone;
        detachFrom(state, id);
    }
    if (t.newObject()) {
        card.object = ++state.lastObject;
        card.banishedBy = 0;
    }
}

void putInRow(CardList &order, CardId id, bool bottom)
{
    auto *at = std::find(order.begin(), order.end(), id);
    if (bottom)
        std::rotate(order.begin(), at, at + 1);
    else
        std::rotate(at, at + 1, order.end());
}

/// Writes the player's cards of the zone into the places that they have in the row.
void writeOrder(ZoneState &state, const CardList &cards, std::span<const CardId> order)
{
    std::size_t next = 0;
    for (CardId &slot : state.order) {
        if (std::find(cards.begin(), cards.end(), slot) != cards.end())
            slot = order[next++];
    }
}

Result<CardId> takeTop(ZoneState &state, PlayerId player, Zone from, Zone to)
{
    const CardList pile = cardsOf(state, player, from);
    if (pile.empty())
        return refuse(Reason::NotThere, kZoneTable[from].rules.zone, kNone,
                      static_cast<std::int32_t>(from));
    if (const auto moved = moveCard(state, pile.back(), {.zone = to}); !moved.ok())
        return moved.refusal();
    return pile.back();
}

Result<CardId> create(ZoneState &state, const Card &card, Zone zone)
{
    const auto id = static_cast<CardId>(state.cards.size());
    const ZoneState before = state;
    if (!state.cards.tryPush(card) || !state.order.tryPush(id)) {
        state = before;
        return refuse(Reason::TooMany, "", card.owner);
    }
    const auto moved = moveCard(state, id, {.zone = zone, .setup = true});
    if (moved.ok())
        return id;
    state = before;
    return moved.refusal();
}

} // namespace

Result<void> moveCard(ZoneState &state, CardId id, const Destination &to)
{
    if (const Result<void> check = mayGo(state, id, to); !check.ok())
        return check;
    Card &card = state.cards[id];
    const PlayerMask seenBefore = viewersOf(state, id);
    const core::Transition t = transitionOf(kZoneTable, card.zone, to.zone, {.token = card.token});
    applyClears(state, id, t);
    card.zone = t.setAside ? Zone::Nowhere : to.zone;
    card.place = perPlace(card.zone) ? to.place : kNone;
    card.faceUp = faceUpOnArrival(t.facing, false);
    card.knownTo = knownAfterMove(kZoneTable[t.to], seenBefore);
    // Off the board nobody but the owner has any say about a card, except on the chain.
    if (!onBoard(state, id) && card.zone != Zone::Chain)
        card.controller = card.owner;
    putInRow(state.order, id, to.bottom);
    return {};
}

Result<CardId> addCard(ZoneState &state, PlayerId owner, Kind kind, Zone zone)
{
    return create(state, {.owner = owner, .controller = owner, .kind = kind}, zone);
}

Result<CardId> addToken(ZoneState &state, PlayerId owner, Kind kind)
{
    const Card token{.owner = owner, .controller = owner, .kind = kind, .token = true};
    return create(state, token, Zone::Base);
}

void addBattlefield(ZoneState &state, PlayerId controller)
{
    ENGINE_CHECK(state.battlefields.tryPush({controller}), state.battlefields.size(), 0);
}

void shuffleZone(ZoneState &state, PlayerId player, Zone deck, core::Rng &rng)
{
    const CardList cards = cardsOf(state, player, deck);
    CardList order = cards;
    rng.shuffle(order.begin(), order.size());
    writeOrder(state, cards, order.span());
    for (CardId id : cards)
        state.cards[id].knownTo = 0;
}

Result<CardId> draw(ZoneState &state, PlayerId player)
{
    return takeTop(state, player, Zone::MainDeck, Zone::Hand);
}

Result<CardId> channel(ZoneState &state, PlayerId player)
{
    return takeTop(state, player, Zone::RuneDeck, Zone::Base);
}

Result<void> putIntoTrash(ZoneState &state, CardId card)
{
    return moveCard(state, card, {.zone = Zone::Trash});
}

Result<void> banish(ZoneState &state, CardId card, CardId by)
{
    const std::uint16_t source = state.cards[by].object;
    Result<void> moved = moveCard(state, card, {.zone = Zone::Banishment});
    if (moved.ok())
        state.cards[card].banishedBy = source;
    return moved;
}

Result<void> hide(ZoneState &state, PlayerId player, CardId card, std::uint8_t place)
{
    return moveCard(state, card, {.zone = Zone::Facedown, .placer = player, .place = place});
}

void setControl(ZoneState &state, std::uint8_t place, PlayerId controller)
{
    state.battlefields[place].controller = controller;
}

CardList cleanUp(ZoneState &state)
{
    CardList removed;
    const auto places = static_cast<std::uint8_t>(state.battlefields.size());
    for (std::uint8_t place = 0; place < places; ++place) {
        for (CardId id : cardsAt(state, place, Zone::Facedown)) {
            if (state.cards[id].controller == state.battlefields[place].controller)
                continue;
            const bool moved = putIntoTrash(state, id).ok();
            ENGINE_CHECK(moved && removed.tryPush(id), id, place);
        }
    }
    return removed;
}

Result<void> play(ZoneState &state, PlayerId player, CardId id)
{
    const Card &card = state.cards[id];
    if (card.owner != player || !mayPlayFrom(kZoneTable[card.zone]))
        return refuse(Reason::NotPlayable, kZoneTable[card.zone].rules.zone, id);
    return moveCard(state, id, {.zone = Zone::Chain});
}

Result<CardId> resolveChain(ZoneState &state, const Destination &location)
{
    const CardId top = topOfChain(state);
    if (top == kNone)
        return refuse(Reason::NotThere, kZoneTable[Zone::Chain].rules.zone, kNone);
    const bool spell = state.cards[top].kind == Kind::Spell;
    const Result<void> moved = spell ? putIntoTrash(state, top) : moveCard(state, top, location);
    if (!moved.ok())
        return moved.refusal();
    return top;
}

void attach(ZoneState &state, CardId gear, CardId unit)
{
    state.cards[gear].attachedTo = unit;
}

Result<void> choose(ZoneState &state, CardId card, bool namesZone)
{
    const core::ZoneSpec &spec = kZoneTable[state.cards[card].zone];
    if (!mayAffect(spec, namesZone))
        return refuse(Reason::NotReached, spec.rules.zone, card);
    if (!state.chosen.tryPush(card))
        return refuse(Reason::TooMany, "", card);
    return {};
}

Result<CardList> lookThrough(ZoneState &state, PlayerId viewer, PlayerId whose, Zone zone,
                             bool instructed)
{
    const core::ZoneSpec &spec = kZoneTable[zone];
    const bool own = spec.faces == core::Sight::Private && viewer == whose;
    if (spec.faces != core::Sight::Public && !own && !instructed)
        return refuse(Reason::NotInstructed, spec.rules.zone, static_cast<std::int32_t>(zone));
    const CardList cards = cardsOf(state, whose, zone);
    for (CardId id : cards) {
        PlayerMask &known = state.cards[id].knownTo;
        known = static_cast<PlayerMask>(known | core::playerBit(viewer));
    }
    return cards;
}

Result<void> rearrange(ZoneState &state, PlayerId player, PlayerId whose, Zone zone,
                       std::span<const CardId> order)
{
    const core::ZoneSpec &spec = kZoneTable[zone];
    if (!mayRearrange(spec, player, whose)) {
        const bool fixed = spec.ordering == core::Ordering::Fixed;
        return refuse(fixed ? Reason::OrderFixed : Reason::NotYourZone, spec.rules.zone, player,
                      static_cast<std::int32_t>(zone));
    }
    const CardList cards = cardsOf(state, whose, zone);
    if (order.size() != cards.size()
        || !std::is_permutation(order.begin(), order.end(), cards.begin()))
        return refuse(Reason::NotAllOfThem, spec.rules.zone,
                      static_cast<std::int32_t>(order.size()),
                      static_cast<std::int32_t>(cards.size()));
    writeOrder(state, cards, order);
    return {};
}

} // namespace playmat::riftbound
