#include "engine/riftbound/rules/changes.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>

/// The only code that moves cards between zones, and the effects that use it.
namespace playmat::riftbound {

using core::Clear;
using core::Result;

namespace {

bool perPlace(Zone zone)
{
    return kZoneTable[zone].scope == core::ZoneScope::PerLocation;
}

} // namespace

std::uint8_t seersOf(Zone zone, PlayerId owner, PlayerId controller)
{
    if (!kZoneTable.has(zone))
        return 0;
    const core::ZoneSpec &spec = kZoneTable[zone];
    if (spec.faces == core::Sight::Public)
        return 3;
    if (spec.faces == core::Sight::Secret)
        return 0;
    return playerBit(spec.keeper == core::Keeper::Owner ? owner : controller);
}

std::uint8_t seersOf(const Card &card)
{
    const auto shown = static_cast<std::uint8_t>((card.is(status::Shown0) ? 1U : 0U)
                                                 | (card.is(status::Shown1) ? 2U : 0U));
    return static_cast<std::uint8_t>(shown | seersOf(card.zone, card.owner, card.controller));
}

void Changes::link(CardId id, ListId list, bool front)
{
    ZoneList &l = s.lists[list];
    Card &c = s.cards[id];
    c.next = front ? l.head : kNone;
    c.prev = front ? kNone : l.tail;
    if (front && l.head != kNone)
        s.cards[l.head].prev = id;
    if (!front && l.tail != kNone)
        s.cards[l.tail].next = id;
    if (front || l.head == kNone)
        l.head = id;
    if (!front || l.tail == kNone)
        l.tail = id;
    ++l.count;
}

void Changes::unlink(CardId id)
{
    ZoneList &l = s.lists[s.listIdOf(id)];
    Card &c = s.cards[id];
    (c.prev == kNone ? l.head : s.cards[c.prev].next) = c.next;
    (c.next == kNone ? l.tail : s.cards[c.next].prev) = c.prev;
    c.next = c.prev = kNone;
    --l.count;
}

/// Adds the events that trigger the ability. An ability with a condition about being Mighty also
/// needs BecameMighty, which makes derive() do a second pass.
void Changes::listenTo(const Ability &a)
{
    s.listens.add(a.on);
    // A hold may count as a conquest, and the reverse.
    if (a.on == Trig::Held || a.on == Trig::Conquered) {
        s.listens.add(Trig::Held);
        s.listens.add(Trig::Conquered);
    }
    s.listensInTrash = s.listensInTrash || a.fromTrash;
    if ((p.conds[a.cond].status & status::Mighty) != 0)
        s.listens.add(Trig::BecameMighty);
}

CardId Changes::addCard(DefId def, PlayerId owner, Zone zone, std::uint8_t holder)
{
    CardId id = 0;
    while (id < s.cardCount && s.cards[id].zone != Zone::Nowhere)
        ++id; // the unused slot of a former token or ability
    if (id >= kMaxCards) {
        suspend(Capacity::Cards);
        return kNone;
    }
    s.cardCount = std::max(s.cardCount, static_cast<std::uint8_t>(id + 1));
    Card &c = s.cards[id];
    c = Card{};
    c.def = def;
    c.serial = s.nextSerial++;
    c.owner = c.controller = owner;
    c.kind = db().def(def).kind;
    c.zone = zone;
    if (perPlace(zone))
        c.place = holder;
    else if (zone == Zone::Base)
        c.controller = holder;
    link(id, s.listIdOf(id), false);
    setPrinted(id);
    listenToAll(def);
    s.derivedDirty = true;
    return id;
}

void Changes::listenToAll(DefId def)
{
    const CardDef &d = db().def(def);
    for (int i = 0; i < d.abilityCount; ++i)
        listenTo(p.abilities[static_cast<std::size_t>(d.firstAbility + i)]);
    for (int i = 0; i < d.grantedCount; ++i)
        listenTo(p.abilities[static_cast<std::size_t>(d.firstGranted + i)]);
}

bool Changes::unitsEnterReady(PlayerId player)
{
    if (s.derivedDirty)
        derive();
    return s.players[player].unitsReady != 0
        || std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
               return e.controller == player
                   && (e.kind == EffectKind::EnterReady || e.kind == EffectKind::NextUnit);
           });
}

CardId Changes::addToken(DefId def, PlayerId player, ListId to, bool ready)
{
    const Zone zone = zoneOf(to);
    ready = unitsEnterReady(player) || ready || s.players[player].tokensReady != 0;
    const CardId id = addCard(def, player, zone, holderOf(to));
    if (id == kNone)
        return id;
    s.cards[id].controller = player;
    s.cards[id].set(status::Token);
    s.cards[id].set(status::Exhausted, s.cards[id].kind == Kind::Unit && !ready);
    useUp(EffectKind::NextUnit, s.cards[id].kind == Kind::Unit ? player : PlayerId{kNone});
    emit(Ev::TokenCreated, id, kNone, 0, player, to);
    if (zone == Zone::Battlefield)
        contest(holderOf(to), player);
    return id;
}

CardId Changes::addFace(CardId source, PlayerId player)
{
    const CardId id = addCard(s.cards[source].def, player, Zone::Chain, 0);
    if (id != kNone)
        s.cards[id].kind = Kind::Ability;
    return id;
}

Result<void> Changes::mayGo(CardId id, Zone zone, std::uint8_t holder, PlayerId placer,
                            bool setup) const
{
    const Card &card = s.cards[id];
    const core::ZoneSpec &spec = kZoneTable[zone];
    if (perPlace(zone) && holder >= s.placeCount)
        return refuse(Reason::NoSuchPlace, "CR 106.3", holder);
    if (const auto leave = core::mayLeave(kZoneTable[card.zone]); !leave.ok())
        return leave.refusal(id, static_cast<int>(card.zone));
    const PlayerId player = perPlace(zone) ? s.places[holder].controller
        : holder != kNone                  ? holder
                          : core::arrivalPlayer(spec.arrival, card.owner, card.controller);
    const core::Placement placement{
        .placer = placer == kNone ? card.controller : placer,
        .holder = player,
        .owner = card.owner,
        .controller = card.controller,
        .kind = kindBit(card.kind),
        .occupied = static_cast<std::size_t>(spec.capacity == 0 ? 0 : s.count(zone, holder)),
        .setup = setup};
    if (const auto check = core::mayPlace(spec, placement); !check.ok())
        return check.refusal(id, static_cast<int>(zone));
    return {};
}

/// Clears what a change of zone ends (110).
void Changes::clear(CardId id, const core::Transition &t)
{
    Card &c = s.cards[id];
    if (t.clears.has(Clear::Damage))
        c.damage = c.assigned = 0;
    if (t.clears.has(Clear::Status))
        c.status &= status::Token;
    if (t.clears.has(Clear::Attachments)) {
        s.forAttached(id, [&](CardId gear) { s.cards[gear].on = kNone; });
        c.on = kNone;
    }
    if (t.clears.has(Clear::Counters))
        c.moves = c.used = c.modes = 0;
    if (!t.newObject())
        return;
    s.wounded.remove(id);
    s.conquerors.remove(id);
    for (CardSet &marked : s.markedBy)
        marked.remove(id);
    c.serial = s.nextSerial++;
    c.banishedBy = 0;
    if (s.nextSerial >= kMaxObjects)
        suspend(Capacity::Objects);
}

void Changes::moveTo(CardId id, Zone zone, std::uint8_t holder, bool bottom)
{
    Card &c = s.cards[id];
    const bool leaves = kZoneTable[c.zone].board && !kZoneTable[zone].board;
    if (leaves && s.listens.has(Trig::Left))
        fire(Trig::Left, c.controller, id);
    if (leaves)
        endLoans(id);
    const ListId from = s.listIdOf(id);
    const core::Transition t = core::transitionOf(
        kZoneTable, c.zone, zone, {.token = c.is(status::Token) || c.kind == Kind::Ability});
    const std::uint8_t before = seersOf(c);
    clear(id, t);
    unlink(id);
    s.abroad.remove(id);
    c.zone = t.setAside ? Zone::Nowhere : zone;
    c.place = perPlace(c.zone) ? holder : kNone;
    if (!kZoneTable[c.zone].board && c.zone != Zone::Chain)
        c.controller = c.owner;
    else if (c.zone == Zone::Base && holder != kNone && c.on == kNone)
        c.controller = holder;
    else if (c.zone == Zone::Base && holder != kNone) // attached: its controller stays (718.5.e)
        s.abroad.addIf(c.controller != holder, id);
    const ListId to = s.listIdOf(id);
    const std::uint8_t seers = seersOf(c);
    if (c.zone != Zone::Nowhere) {
        const bool deck = c.zone == Zone::MainDeck || c.zone == Zone::RuneDeck;
        link(id, to, deck && !bottom);
    }
    if (t.newObject())
        setPrinted(id);
    m_learned.shownTo = static_cast<core::PlayerMask>(m_learned.shownTo | (seers & ~before));
    emitMove(id, from, to, t.setAside ? std::uint8_t{3} : seers);
    s.derivedDirty = true;
}

void Changes::moveWithGear(CardId id, Zone zone, std::uint8_t holder)
{
    CardSet gear;
    s.forAttached(id, [&](CardId one) { gear.add(one); });
    moveTo(id, zone, holder);
    gear.forEach([&](CardId one) { moveTo(one, zone, holder); });
}

/// Gives back what the card's effects had lent: to the player of the next loan, or to the owner.
void Changes::endLoans(CardId source)
{
    for (std::size_t i = s.effects.size(); i > 0; --i) {
        const Effect e = s.effects[i - 1];
        if (e.kind != EffectKind::Lent || e.source != source)
            continue;
        s.effects.erase(i - 1);
        if (!s.affects(e, e.target))
            continue;
        PlayerId next = s.cards[e.target].owner;
        for (const Effect &other : s.effects)
            if (other.kind == EffectKind::Lent && s.affects(other, e.target))
                next = other.controller; // the latest one is the last (475.3)
        changeController(e.target, next);
    }
}

void Changes::becomeCopy(CardId id, DefId def)
{
    s.cards[id].def = def;
    s.cards[id].kind = db().def(def).kind;
    s.cards[id].used = s.cards[id].modes = 0;
    setPrinted(id);
    listenToAll(def);
    s.derivedDirty = true;
}

void Changes::setController(CardId id, PlayerId player)
{
    Card &c = s.cards[id];
    if (c.controller == player)
        return;
    const bool abroad = s.abroad.has(id);
    s.abroad.remove(id);
    s.abroad.addIf(c.zone == Zone::Base && !abroad, id);
    c.controller = player;
    s.derivedDirty = true;
}

/// Gives control of the permanent; in a base it goes to that of its player (323.7), unless it is
/// attached to a unit (718.5.f).
void Changes::changeController(CardId id, PlayerId player)
{
    if (s.cards[id].controller == player)
        return;
    setController(id, player);
    if (s.cards[id].zone == Zone::Base && s.cards[id].on == kNone)
        moveWithGear(id, Zone::Base, player);
}

void Changes::toTop(CardId id)
{
    const ListId list = s.listIdOf(id);
    unlink(id);
    link(id, list, true);
}

void Changes::shuffle(PlayerId player, Zone deck)
{
    std::array<CardId, kMaxCards> ids; // NOLINT: initialized as far as it is read
    std::size_t count = 0;
    s.forEach(deck, player, [&](CardId id) { ids[count++] = id; });
    s.rng.shuffle(ids.data(), count);
    s.lists[listOf(deck, player)] = {};
    for (std::size_t i = 0; i < count; ++i) {
        s.cards[ids[i]].status &= static_cast<std::uint16_t>(~status::Shown);
        link(ids[i], listOf(deck, player), false);
    }
    m_learned.hidden = true;
    emit(Ev::Shuffled, kNone, kNone, 0, player, listOf(deck, player));
}

/// Recycles the trash and gives the opponent a point; from the second consecutive Burn Out on, that
/// point wins at once (431).
void Changes::burnOut(PlayerId player)
{
    ++s.burnouts;
    emit(Ev::BurnedOut, kNone, kNone, 0, player);
    s.forEach(Zone::Trash, player, [&](CardId id) { moveTo(id, Zone::MainDeck); });
    shuffle(player, Zone::MainDeck);
    const PlayerId other = opponentOf(player);
    gainPoints(other, 1);
    if (s.burnouts > 1 && s.players[other].points >= s.victoryScore
        && s.players[other].points > s.players[player].points)
        finish(EndReason::BurnOut, other);
}

void Changes::draw(PlayerId player, int count)
{
    s.burnouts = 0;
    for (int i = 0; i < count && !over(); ++i) {
        while (s.count(Zone::MainDeck, player) == 0 && !over())
            burnOut(player);
        if (over())
            return;
        s.burnouts = 0;
        const CardId id = s.list(Zone::MainDeck, player).head;
        moveTo(id, Zone::Hand);
        m_learned.hidden = true;
        emit(Ev::Drawn, id, kNone, 1, player);
        s.players[player].drawn = std::min<std::uint8_t>(s.players[player].drawn, 249) + 1;
        if (s.players[player].drawn == 2)
            fire(Trig::DrewSecond, player, kNone);
    }
}

void Changes::channel(PlayerId player, int count, bool exhausted)
{
    for (int i = 0; i < count && s.count(Zone::RuneDeck, player) > 0; ++i) {
        const CardId id = s.list(Zone::RuneDeck, player).head;
        moveTo(id, Zone::Base, player);
        s.cards[id].set(status::Exhausted, exhausted);
        m_learned.hidden = true;
        emit(Ev::Channeled, id, kNone, 0, player);
    }
}

void Changes::setExhausted(CardId id, bool exhausted)
{
    if (s.cards[id].is(status::Exhausted) == exhausted)
        return;
    if (!exhausted && onBoard(id) && hasAbilities(id) && says(id, Always::NeverReady))
        return;
    s.cards[id].set(status::Exhausted, exhausted);
    s.derivedDirty = true;
    emit(exhausted ? Ev::Exhausted : Ev::Readied, id);
}

void Changes::contest(std::uint8_t place, PlayerId player)
{
    Place &at = s.places[place];
    if (at.controller == player || at.contestedBy != kNone)
        return;
    at.contestedBy = player;
    emit(Ev::Contested, kNone, kNone, 0, player, listOf(Zone::Battlefield, place));
}

void Changes::moveUnit(CardId id, ListId to, bool standard)
{
    const ListId from = s.listIdOf(id);
    const bool home = zoneOf(from) == Zone::Battlefield && zoneOf(to) == Zone::Base;
    if (from == to || (home && (s.places[holderOf(from)].keeps || says(id, Always::NeverHome))))
        return;
    if (s.cards[id].moves < 250)
        ++s.cards[id].moves;
    moveWithGear(id, zoneOf(to), holderOf(to));
    emit(Ev::Moved, id, kNone, standard ? 1 : 0, s.cards[id].controller, to);
    const PlayerId player = s.cards[id].controller;
    const bool battlefield = zoneOf(to) == Zone::Battlefield;
    if (battlefield)
        contest(holderOf(to), player);
    fire(Trig::Moved, player, id, battlefield ? holderOf(to) : kNone);
    if (battlefield)
        fire(Trig::MovedToBattlefield, player, id, holderOf(to));
    fire(Trig::MovedAway, player, id,
         zoneOf(from) == Zone::Battlefield ? holderOf(from) : std::uint8_t{kNone});
    if (zoneOf(from) != Zone::Battlefield)
        return;
    fire(Trig::MovedFrom, player, id);
    fireAt(Trig::MovedFrom, player, id, holderOf(from));
}

void Changes::moveBy(CardId id, ListId to, PlayerId by)
{
    const bool kept = std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::NoMove && s.affects(e, id) && e.controller != by;
    });
    const ListId from = s.listIdOf(id);
    const bool unmoved
        = by != s.cards[id].controller && hasAbilities(id) && says(id, Always::Unmoved);
    if (kept || unmoved || from == to)
        return;
    moveUnit(id, to, false);
    fireBeside(id, from);
    fire(Trig::MovedBy, by, id);
}

void Changes::returnToHand(CardId id)
{
    const Card &c = s.cards[id];
    const std::uint8_t place = c.zone == Zone::Battlefield ? c.place : kNone;
    if (place != kNone)
        fireAt(Trig::Returned, c.owner, id, place);
    moveTo(id, Zone::Hand);
}

/// Gear stays where it is; a Cleanup recalls it from a battlefield (435).
void Changes::detach(CardId gear)
{
    const CardId unit = s.cards[gear].on;
    if (unit == kNone)
        return;
    s.cards[gear].on = kNone;
    s.derivedDirty = true;
    emit(Ev::Detached, gear, unit, 0, s.cards[gear].controller);
}

/// Banished cards go to their owners' banishment (427).
void Changes::banish(CardId id, CardId by)
{
    const PlayerId owner = s.cards[id].owner;
    moveTo(id, Zone::Banishment);
    if (by != kNone)
        s.cards[id].banishedBy = s.cards[by].serial;
    emit(Ev::Banished, id, kNone, 0, owner);
    fire(Trig::Banished, owner, kNone);
}

/// Puts the top cards of the main deck into the trash; burns out if there are too few.
CardSet Changes::burn(PlayerId player, int count)
{
    CardSet out;
    s.burnouts = 0;
    for (int i = 0; i < count && !over(); ++i) {
        while (s.count(Zone::MainDeck, player) == 0 && !over()) {
            burnOut(player);
            out = {}; // recycled with the trash
        }
        if (over())
            return out;
        s.burnouts = 0;
        const CardId top = s.list(Zone::MainDeck, player).head;
        moveTo(top, Zone::Trash);
        out.add(top);
        m_learned.hidden = true;
    }
    return out;
}

void Changes::empower(CardId id, bool on)
{
    const bool already = s.cards[id].is(status::Empowered);
    if (!onBoard(id) || (on ? !canBecomeEmpowered(*this, id) : !already))
        return;
    if (already)
        addMore(EffectKind::MoreEmpowered, id, on ? 1 : -kMostNumber);
    s.cards[id].set(status::Empowered, on);
    s.derivedDirty = true;
    emit(Ev::EmpoweredChanged, id, kNone, on ? 1 : 0);
    if (on)
        fire(Trig::Empowered, s.cards[id].controller, id);
}

void Changes::gainXp(PlayerId player, int amount)
{
    s.players[player].xp
        = static_cast<std::uint8_t>(std::clamp(s.players[player].xp + amount, 0, 250));
    if (amount > 0)
        s.players[player].xpGained = 1;
    s.derivedDirty = true;
    emit(Ev::XpChanged, kNone, kNone, amount, player);
}

void Changes::useUp(EffectKind kind, PlayerId player)
{
    for (std::size_t i = s.effects.size(); i > 0; --i)
        if (s.effects[i - 1].kind == kind && s.effects[i - 1].controller == player) {
            s.effects.erase(i - 1);
            s.derivedDirty = true;
        }
}

void Changes::readyBy(CardId id, PlayerId player)
{
    if (!s.cards[id].is(status::Exhausted))
        return;
    setExhausted(id, false);
    if (s.cards[id].is(status::Exhausted))
        return; // it cannot be readied
    fire(Trig::Readied, player, id);
}

void Changes::attach(CardId gear, CardId unit)
{
    if (s.cards[gear].on == unit)
        return; // 434.1.g
    const ListId to = s.listIdOf(unit);
    s.cards[gear].on = unit;
    if (s.listIdOf(gear) != to) // otherwise this is not a move (434.4.a)
        moveTo(gear, zoneOf(to), holderOf(to));
    s.derivedDirty = true;
    emit(Ev::Attached, gear, unit, 0, s.cards[gear].controller);
    if (defOf(gear).freshBonus != 0)
        addEffect({.targetSerial = s.cards[gear].serial,
                   .until = s.turn,
                   .kind = EffectKind::AttachedNow,
                   .target = gear,
                   .source = gear,
                   .controller = s.cards[gear].controller});
    fire(Trig::Attached, s.cards[gear].controller, unit);
}

void Changes::recall(CardId id)
{
    const PlayerId player = s.cards[id].controller;
    moveWithGear(id, Zone::Base, player);
    s.cards[id].set(status::Designations, false);
    emit(Ev::Recalled, id, kNone, 0, player);
}

void Changes::enter(CardId id, ListId to)
{
    const PlayerId player = s.cards[id].controller;
    moveTo(id, zoneOf(to), holderOf(to));
    setController(id, player);
    if (zoneOf(to) == Zone::Battlefield && s.cards[id].kind == Kind::Unit)
        contest(holderOf(to), player);
}

void Changes::discard(CardId id)
{
    const PlayerId player = s.cards[id].owner;
    moveTo(id, Zone::Trash);
    if (s.players[player].discarded < 250)
        ++s.players[player].discarded;
    s.derivedDirty = true;
    emit(Ev::Discarded, id, kNone, 0, player);
    fire(Trig::Discarded, player, id);
}

void Changes::recycle(CardId id)
{
    const PlayerId player = s.cards[id].owner;
    const bool rune = s.cards[id].kind == Kind::Rune;
    const bool token = s.cards[id].is(status::Token);
    moveTo(id, rune ? Zone::RuneDeck : Zone::MainDeck, kNone, true);
    if (token)
        return;
    emit(Ev::Recycled, rune ? id : kNone, kNone, 0, player);
    fire(rune ? Trig::RuneRecycled : Trig::Recycled, player, kNone);
}

void Changes::show(CardId id, std::uint8_t players)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if ((players & playerBit(player)) != 0)
            s.cards[id].set(player == 0 ? status::Shown0 : status::Shown1);
    m_learned.hidden = true;
    if (!recording())
        return;
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::Revealed);
    e.card = id;
    e.player = s.cards[id].owner;
    e.seenBy = players;
    e.def = s.cards[id].def;
    record(e);
}

void Changes::conceal()
{
    for (std::size_t i = 0; i < s.cardCount; ++i) {
        Card &c = s.cards[i];
        if (!c.is(status::Shown))
            continue;
        c.set(status::Shown, false);
        if (!recording())
            continue;
        core::Event e;
        e.type = static_cast<std::uint8_t>(Ev::Concealed);
        e.card = static_cast<CardId>(i);
        e.player = c.owner;
        e.seenBy = seersOf(c);
        e.def = c.def;
        record(e);
    }
}

} // namespace playmat::riftbound
