#pragma once

#include "engine/riftbound/rules/machine.h"

#include <algorithm>
#include <span>
#include <vector>

/// The rules about zones in players' terms, implemented with the engine's own table of zones and
/// its one function for moving cards. A refusal leaves the state unchanged.
namespace playmat::riftbound {

/// A card of each kind, without text.
inline const CardDb &plainCards()
{
    static const CardDb kCards = [] {
        CardDb db;
        for (const Kind kind : {Kind::Gear, Kind::Spell, Kind::Rune}) {
            CardDef def;
            def.id = "plain " + std::to_string(static_cast<int>(kind));
            def.kind = kind;
            def.domains = kind == Kind::Rune ? 1 : 0;
            (void)db.add(std::move(def));
        }
        return db;
    }();
    return kCards;
}

inline DefId plainCard(Kind kind)
{
    for (std::size_t i = 1; i < plainCards().defs.size(); ++i)
        if (plainCards().defs[i].kind == kind)
            return static_cast<DefId>(i);
    return 0;
}

inline Machine machineOn(State &state)
{
    return {plainCards(), state, nullptr};
}

/// The destination of a card. Defaults: `player`, whose zone it is, follows from the declaration of
/// the zone; `placer`, who puts the card there, is the card's controller.
struct Destination
{
    Zone zone = Zone::Trash;
    PlayerId player = kNone;
    PlayerId placer = kNone;
    std::uint8_t place = kNone;
    bool bottom = false;
    bool setup = false;
};

using CardList = std::vector<CardId>;

inline core::Result<void> moveCard(State &state, CardId id, const Destination &to)
{
    Machine m = machineOn(state);
    const bool there = kZoneTable[to.zone].scope == core::ZoneScope::PerLocation;
    const std::uint8_t holder = there ? to.place : to.player;
    if (auto may = m.mayGo(id, to.zone, holder, to.placer, to.setup); !may.ok())
        return may;
    m.moveTo(id, to.zone, holder, to.bottom);
    return {};
}

/// Adds the card on top of a deck, or at the end of any other zone.
inline core::Result<CardId> addCard(State &state, PlayerId owner, Kind kind, Zone zone)
{
    Machine m = machineOn(state);
    const bool deck = zone == Zone::MainDeck || zone == Zone::RuneDeck;
    const CardId id = m.addCard(plainCard(kind), owner, deck ? Zone::Hand : zone, owner);
    if (deck)
        m.moveTo(id, zone);
    return id;
}

inline core::Result<CardId> addToken(State &state, PlayerId owner, Kind kind)
{
    return machineOn(state).addToken(plainCard(kind), owner, listOf(Zone::Base, owner));
}

inline void addBattlefield(State &state, PlayerId controller)
{
    Place &place = state.places[state.placeCount++];
    place.card = machineOn(state).addCard(plainCards().blankBattlefield, controller,
                                          Zone::Battlefields, 0);
    place.controller = controller;
}

inline void shuffleZone(State &state, PlayerId player, Zone deck, core::Rng &rng)
{
    state.rng = rng;
    machineOn(state).shuffle(player, deck);
}

inline core::Result<CardId> takeTop(State &state, PlayerId player, Zone from, Zone to)
{
    const CardId top = state.list(from, player).head;
    if (top == kNone)
        return refuse(Reason::NotThere, kZoneTable[from].rules.zone, kNone, static_cast<int>(from));
    if (const auto moved = moveCard(state, top, {.zone = to}); !moved.ok())
        return moved.refusal();
    return top;
}

inline core::Result<CardId> draw(State &state, PlayerId player)
{
    return takeTop(state, player, Zone::MainDeck, Zone::Hand);
}

inline core::Result<CardId> channel(State &state, PlayerId player)
{
    return takeTop(state, player, Zone::RuneDeck, Zone::Base);
}

inline core::Result<void> putIntoTrash(State &state, CardId card)
{
    return moveCard(state, card, {.zone = Zone::Trash});
}

inline core::Result<void> banish(State &state, CardId card, CardId by)
{
    const std::uint16_t source = state.cards[by].serial;
    core::Result<void> moved = moveCard(state, card, {.zone = Zone::Banishment});
    if (moved.ok())
        state.cards[card].banishedBy = source;
    return moved;
}

inline core::Result<void> hide(State &state, PlayerId player, CardId card, std::uint8_t place)
{
    return moveCard(state, card, {.zone = Zone::Facedown, .placer = player, .place = place});
}

inline void setControl(State &state, std::uint8_t place, PlayerId controller)
{
    state.places[place].controller = controller;
}

inline CardList cardsOf(const State &state, PlayerId player, Zone zone)
{
    CardList out;
    state.forEach(zone, player, [&](CardId id) { out.push_back(id); });
    return out;
}

inline CardList cardsAt(const State &state, std::uint8_t place, Zone zone)
{
    return cardsOf(state, place, zone);
}

/// Runs a Cleanup in which a unit holds each controlled battlefield; returns the cards removed from
/// the facedown zones.
inline CardList cleanUp(State &state)
{
    Machine m = machineOn(state);
    CardList before;
    for (std::uint8_t place = 0; place < state.placeCount; ++place) {
        const PlayerId controller = state.places[place].controller;
        if (controller != kNone && !m.hasUnits(place, controller))
            (void)m.addToken(plainCards().blankUnit, controller, listOf(Zone::Battlefield, place));
        for (const CardId id : cardsAt(state, place, Zone::Facedown))
            before.push_back(id);
    }
    m.cleanUp();
    std::erase_if(before, [&](CardId id) { return state.cards[id].zone == Zone::Facedown; });
    return before;
}

inline core::Result<void> play(State &state, PlayerId player, CardId id)
{
    const Card &card = state.cards[id];
    if (card.owner != player || !core::mayPlayFrom(kZoneTable[card.zone]))
        return refuse(Reason::NotPlayable, kZoneTable[card.zone].rules.zone, id);
    return moveCard(state, id, {.zone = Zone::Chain});
}

/// Resolves the newest item of the chain: a spell goes to the trash, a unit or gear to `location`.
inline core::Result<CardId> resolveChain(State &state, const Destination &location)
{
    const CardId top = state.list(Zone::Chain).tail;
    if (top == kNone)
        return refuse(Reason::NotThere, kZoneTable[Zone::Chain].rules.zone, kNone);
    const bool spell = state.cards[top].kind == Kind::Spell;
    const auto moved = spell ? putIntoTrash(state, top) : moveCard(state, top, location);
    if (!moved.ok())
        return moved.refusal();
    return top;
}

/// Moves the gear to the unit's location.
inline void attach(State &state, CardId gear, CardId unit)
{
    const Card &to = state.cards[unit];
    machineOn(state).moveTo(gear, to.zone, to.zone == Zone::Base ? to.controller : to.place);
    state.cards[gear].on = unit;
}

struct Location
{
    Zone zone = Zone::Nowhere;
    std::uint8_t which = kNone;

    [[nodiscard]] bool exists() const { return zone != Zone::Nowhere; }
    friend bool operator==(const Location &, const Location &) = default;
};

inline bool onBoard(const State &state, CardId card)
{
    return kZoneTable[state.cards[card].zone].board;
}

inline Location locationOf(const State &state, CardId id)
{
    const Zone zone = state.cards[id].zone;
    if (!kZoneTable[zone].location)
        return {};
    return {zone, holderOf(state.listIdOf(id))};
}

inline bool sees(const State &state, PlayerId viewer, CardId id)
{
    return (seersOf(state.cards[id]) & playerBit(viewer)) != 0;
}

inline bool seesStatus(const State &state, PlayerId viewer, CardId id)
{
    return kZoneTable[state.cards[id].zone].statusOpen || sees(state, viewer, id);
}

inline CardList banishedBy(const State &state, std::uint16_t object)
{
    CardList out;
    for (PlayerId player = 0; player < kPlayers; ++player)
        for (const CardId id : cardsOf(state, player, Zone::Banishment))
            if (state.cards[id].banishedBy == object)
                out.push_back(id);
    return out;
}

/// The player looks through a zone; private zones need an effect that says so (107.3, 107.4).
inline core::Result<CardList> lookThrough(State &state, PlayerId viewer, PlayerId whose, Zone zone,
                                          bool instructed)
{
    const core::ZoneSpec &spec = kZoneTable[zone];
    const bool own = spec.faces == core::Sight::Private && viewer == whose;
    if (spec.faces != core::Sight::Public && !own && !instructed)
        return refuse(Reason::NotInstructed, spec.rules.zone, static_cast<int>(zone));
    const CardList cards = cardsOf(state, whose, zone);
    for (const CardId id : cards)
        machineOn(state).show(id, playerBit(viewer));
    return cards;
}

/// The player rearranges their own zone; `order` names each of its cards once.
inline core::Result<void> rearrange(State &state, PlayerId player, PlayerId whose, Zone zone,
                                    std::span<const CardId> order)
{
    const core::ZoneSpec &spec = kZoneTable[zone];
    if (!core::mayRearrange(spec, player, whose))
        return refuse(spec.ordering == core::Ordering::Fixed ? Reason::OrderFixed
                                                             : Reason::NotYourZone,
                      spec.rules.zone, player, static_cast<int>(zone));
    const CardList cards = cardsOf(state, whose, zone);
    if (!std::is_permutation(order.begin(), order.end(), cards.begin(), cards.end()))
        return refuse(Reason::NotAllOfThem, spec.rules.zone, static_cast<int>(order.size()),
                      static_cast<int>(cards.size()));
    for (const CardId id : order) // moves each card to the end in turn
        machineOn(state).moveTo(id, zone, kNone, true);
    return {};
}

} // namespace playmat::riftbound
