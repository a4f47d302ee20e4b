#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// How cards change zones, what a move clears (CR 7.1.6), and ready and exerted.
namespace playmat::lorcana {

namespace {

void newObject(Changes &m, CardId id);
void noteArrival(Changes &m, CardId id, Zone from, Zone to, const Arrival &how);

/// Who sees a card's face in a zone.
std::uint8_t seenIn(Zone zone, PlayerId owner)
{
    switch (kZoneTable.has(zone) ? kZoneTable[zone].faces : core::Sight::Secret) {
    case core::Sight::Public:
        return 3;
    case core::Sight::Private:
        return playerBit(owner);
    case core::Sight::Secret:
        return 0;
    }
    return 0;
}

} // namespace

CardId Changes::addCard(DefId def, PlayerId owner, Zone zone)
{
    if (s.cardCount == kMaxCards) {
        suspend(Capacity::Cards);
        return kNone;
    }
    const CardId id = s.cardCount++;
    Card &c = s.cards[id];
    c = {};
    c.def = def;
    c.owner = owner;
    newObject(*this, id);
    link(id, zone, false);
    s.derivedDirty = true;
    return id;
}

namespace {

void newObject(Changes &m, CardId id)
{
    if (m.s.nextSerial == kMaxObjects) {
        m.suspend(Capacity::Objects);
        return;
    }
    m.s.cards[id].serial = m.s.nextSerial++;
}

} // namespace

void Changes::link(CardId id, Zone zone, bool front)
{
    Card &c = s.cards[id];
    c.zone = zone;
    c.next = c.prev = kNone;
    if (zone == Zone::Outside)
        return;
    ZoneList &list = s.list(zone, c.owner);
    ++list.count;
    if (list.head == kNone) {
        list.head = list.tail = id;
    } else if (front) {
        c.next = list.head;
        s.cards[list.head].prev = id;
        list.head = id;
    } else {
        c.prev = list.tail;
        s.cards[list.tail].next = id;
        list.tail = id;
    }
}

void Changes::unlink(CardId id)
{
    Card &c = s.cards[id];
    if (c.on != kNone || c.zone == Zone::Outside)
        return;
    ZoneList &list = s.list(c.zone, c.owner);
    --list.count;
    (c.prev == kNone ? list.head : s.cards[c.prev].next) = c.next;
    (c.next == kNone ? list.tail : s.cards[c.next].prev) = c.prev;
    c.next = c.prev = kNone;
}

void Changes::moveBefore(CardId id, CardId other)
{
    unlink(id);
    Card &c = s.cards[id];
    Card &o = s.cards[other];
    ZoneList &list = s.list(c.zone, c.owner);
    ++list.count;
    c.prev = o.prev;
    c.next = other;
    (c.prev == kNone ? list.head : s.cards[c.prev].next) = id;
    o.prev = id;
}

/// One card by itself: what was on or under it is not its concern any longer.
void Changes::moveStackPart(CardId id, Zone to, const Arrival &how)
{
    Card &c = s.cards[id];
    const Zone from = c.zone;
    std::uint8_t seen = seenIn(from, c.owner) | seenIn(to, c.owner);
    if (c.is(status::FaceDown))
        seen = seenIn(to, c.owner);
    if (how.revealed)
        seen = 3;
    unlink(id);
    if (from == Zone::Play) {
        for (CardSet &set : s.sets)
            set.remove(id);
        c.damage = 0;
        c.used = 0;
        c.under = c.on = c.at = kNone;
    }
    c.status = 0;
    newObject(*this, id);
    if (how.exerted)
        c.status |= status::Exerted;
    link(id, to, to == Zone::Deck && !how.bottom);
    noteArrival(*this, id, from, to, how);
    emitMove(id, from, c.owner, to, seen);
    if (from == Zone::Hand)
        m_learned.shownTo |= core::PlayerMask(seen & ~playerBit(c.owner));
    else if (seen != 0 && from != Zone::Play && from != Zone::Discard)
        m_learned.hidden = true;
    if (from == Zone::Play || to == Zone::Play)
        s.derivedDirty = true;
    else
        touch(reads::Counts);
}

namespace {

/// Counts what arrives at the same end of a list in one step.
void noteArrival(Changes &m, CardId id, Zone from, Zone to, const Arrival &how)
{
    auto &arrived = m.s.players[m.s.cards[id].owner].arrived;
    if (from == Zone::Discard)
        arrived[0] = 0;
    else if (from == Zone::Deck && to != Zone::Deck)
        arrived[1] = arrived[2] = 0;
    if (how.ordered || m.s.phase == Phase::Setup)
        return;
    if (to == Zone::Discard)
        ++arrived[0];
    else if (to == Zone::Deck)
        ++arrived[how.bottom ? 2 : 1];
}

} // namespace

void Changes::moveTo(CardId id, Zone to, const Arrival &how)
{
    Card &c = s.cards[id];
    if (c.zone == Zone::Play && c.on == kNone) {
        if (defOf(id).type == Kind::Location) // the characters stay (CR 5.6.6)
            s.forPlay([&](CardId other) {
                if (s.cards[other].at == id)
                    s.cards[other].at = kNone;
            });
        // The whole stack goes along; the top card lies on top (CR 5.1.1.7).
        std::array<CardId, kMaxCards> parts; // NOLINT: filled as far as it is read
        std::size_t count = 0;
        s.forUnder(id, [&](CardId part) { parts[count++] = part; });
        const bool upwards = to == Zone::Discard || (to == Zone::Deck && !how.bottom);
        if (!upwards)
            moveStackPart(id, to, how);
        for (std::size_t i = 0; i < count; ++i)
            moveStackPart(parts[upwards ? count - 1 - i : i], to, how);
        if (upwards)
            moveStackPart(id, to, how);
        return;
    }
    moveStackPart(id, to, how);
}

namespace {

/// Of a stack without its top: the uppermost faceup card is brought on top of the facedown ones.
CardId faceUpFirst(State &s, CardId top)
{
    CardId above = kNone;
    for (CardId id = top; id != kNone; above = id, id = s.cards[id].under) {
        if (s.cards[id].is(status::FaceDown))
            continue;
        if (above != kNone) {
            s.cards[above].under = s.cards[id].under;
            s.cards[id].under = top;
        }
        return id;
    }
    return top;
}

} // namespace

void Changes::returnAlone(CardId id)
{
    (void)removeDamage(id, s.cards[id].damage, id);
    const Card was = s.cards[id];
    const std::size_t first = s.bag.size();
    fireLeaving(id, false, kNone);
    s.cards[id].under = kNone;
    moveTo(id, Zone::Hand); // the card below takes its place in the row
    CardSet self;
    self.add(id);
    fixSerials(self, first);
    if (was.under == kNone)
        return;
    const CardId next = faceUpFirst(s, was.under);
    Card &below = s.cards[next];
    below.on = kNone;
    below.at = was.at;
    below.status = static_cast<std::uint8_t>(was.status & (status::Exerted | status::Drying));
    link(next, Zone::Play, false);
    if (was.next != kNone)
        moveBefore(next, was.next);
    s.forUnder(next, [&](CardId rest) { s.cards[rest].on = next; });
    newObject(*this, next);
    s.derivedDirty = true;
}

/// Effects over the covered card are over the new top from now on (CR 8.10.6).
void Changes::cover(CardId base, CardId top)
{
    Card &b = s.cards[base];
    Card &t = s.cards[top];
    const std::uint16_t was = b.serial;
    t.status
        = static_cast<std::uint8_t>(t.status | (b.status & (status::Exerted | status::Drying)));
    t.damage = static_cast<std::uint8_t>(t.damage + b.damage);
    t.at = b.at != kNone ? b.at : t.at;
    for (Effect &e : s.effects)
        if (e.many == kNone && e.target == base && e.targetSerial == was) {
            e.target = top;
            e.targetSerial = t.serial;
        }
    for (CardSet &set : s.sets)
        if (set.has(base)) {
            set.remove(base);
            set.add(top);
        }
    if (t.under == kNone && t.owner == b.owner) // the stack keeps its place in the row
        moveBefore(top, base);
    unlink(base);
    CardId last = base;
    s.forUnder(base, [&](CardId id) {
        last = id;
        s.cards[id].on = top;
    });
    s.cards[last].under = t.under;
    t.under = base;
    newObject(*this, base);
    b.on = top;
    b.at = kNone;
    b.damage = 0;
    b.status = 0;
    s.derivedDirty = true;
    emit(Ev::PutUnder, base, top);
}

void Changes::putUnder(CardId card, CardId top, bool faceDown)
{
    Card &c = s.cards[card];
    const Zone from = c.zone;
    unlink(card);
    c.status = faceDown ? status::FaceDown : std::uint8_t{0};
    c.zone = Zone::Play;
    newObject(*this, card);
    c.on = top;
    c.under = s.cards[top].under;
    s.cards[top].under = card;
    s.derivedDirty = true;
    emitMove(card, from, c.owner, Zone::Play, faceDown ? 0 : 3);
    emit(Ev::PutUnder, card, top);
    fire(trig::PutUnder, top, card);
}

void Changes::shuffle(PlayerId player)
{
    std::array<CardId, kMaxCards> ids; // NOLINT: filled as far as it is read
    std::size_t count = 0;
    s.forEach(Zone::Deck, player, [&](CardId id) { ids[count++] = id; });
    s.rng.shuffle(ids.data(), count);
    ZoneList &list = s.list(Zone::Deck, player);
    list = {};
    for (std::size_t i = 0; i < count; ++i) {
        newObject(*this, ids[i]);
        link(ids[i], Zone::Deck, false);
    }
    s.players[player].arrived[1] = s.players[player].arrived[2] = 0;
    m_learned.hidden = true;
    emit(Ev::Shuffled, kNone, kNone, 0, 0, player);
}

int Changes::draw(PlayerId player, int count)
{
    int drawn = 0;
    for (; drawn < count; ++drawn) { // one at a time (CR 1.12.2)
        const CardId top = s.list(Zone::Deck, player).head;
        if (top == kNone)
            break;
        moveTo(top, Zone::Hand);
        firePlayer(trig::Draws, player, top);
    }
    if (drawn > 0) {
        m_learned.hidden = true;
        emit(Ev::Drawn, kNone, kNone, drawn, 0, player);
    }
    return drawn;
}

void Changes::show(CardId id, std::uint8_t players)
{
    std::uint8_t bits = 0;
    if ((players & 1U) != 0)
        bits |= status::Shown0;
    if ((players & 2U) != 0)
        bits |= status::Shown1;
    s.cards[id].status |= bits;
    m_learned.hidden = true;
    emit(Ev::Revealed, id, kNone, 0, 0,
         players == 3 ? PlayerId{kNone} : static_cast<PlayerId>(players >> 1U));
    if (m_events != nullptr)
        m_events->back().seenBy = players;
}

void Changes::conceal()
{
    for (std::size_t i = 0; i < s.cardCount; ++i)
        conceal(static_cast<CardId>(i));
}

void Changes::conceal(CardId id)
{
    constexpr std::uint8_t kShown = status::Shown0 | status::Shown1;
    Card &c = s.cards[id];
    if ((c.status & kShown) == 0)
        return;
    c.status = static_cast<std::uint8_t>(c.status & ~kShown);
    emit(Ev::Concealed, id);
    if (m_events != nullptr)
        m_events->back().seenBy
            = c.is(status::FaceDown) ? std::uint8_t{0} : seenIn(c.zone, c.owner);
}

void Changes::setExerted(CardId id, bool exerted)
{
    Card &c = s.cards[id];
    c.status = static_cast<std::uint8_t>(exerted ? c.status | status::Exerted
                                                 : c.status & ~status::Exerted);
    if (c.zone == Zone::Play)
        touch(reads::Ready);
    emit(exerted ? Ev::Exerted : Ev::Readied, id);
}

bool Changes::ready(CardId id)
{
    const Card &c = s.cards[id];
    if (!c.is(status::Exerted) || c.may(Rule::CantReady))
        return false;
    setExerted(id, false);
    if (c.zone == Zone::Play)
        fire(trig::Readied, id);
    return true;
}

bool Changes::exert(CardId id)
{
    if (s.cards[id].is(status::Exerted) || defOf(id).type == Kind::Location)
        return false;
    setExerted(id, true);
    if (s.cards[id].zone == Zone::Play)
        fire(trig::Exerts, id);
    return true;
}

void Changes::payInk(PlayerId player, int count)
{
    for (CardId id = s.list(Zone::Inkwell, player).head; id != kNone && count > 0;
         id = s.cards[id].next) {
        if (s.cards[id].is(status::Exerted))
            continue;
        setExerted(id, true);
        --count;
    }
}

} // namespace playmat::lorcana
