#include "engine/swu/rules/drawn.h"
#include "engine/swu/rules/instead.h"
#include "engine/swu/rules/machine.h"

#include <array>

/// Moving cards. moveTo is the one function that changes a zone; what a move clears and where a
/// card really goes is up to the zone table (zones.h), never written here.
namespace playmat::swu {

using core::Clear;

CardId *Changes::listHead(CardId id)
{
    Card &c = s.cards[id];
    if (c.host == kNone)
        return nullptr;
    Card &host = s.cards[c.host];
    return c.zone == Zone::Captured ? &host.firstCaptive : &host.firstUpgrade;
}

/// Takes a card out of the list it is in: its zone's, or its host's.
void Changes::unlink(CardId id)
{
    if (s.seesAsTop(id) != 0)
        s.coverTop(s.cards[id].controller);
    Card &c = s.cards[id];
    c.status = static_cast<std::uint8_t>(c.status & ~status::Found);
    if (c.zone == Zone::Resources) {
        s.countResource(c, c.controller, -1);
        c.keywords = {};
    }
    if (c.zone == Zone::Discard)
        s.usable.remove(id);
    if (c.prev != kNone)
        s.cards[c.prev].next = c.next;
    if (c.next != kNone)
        s.cards[c.next].prev = c.prev;
    if (CardId *head = listHead(id); head != nullptr) {
        if (*head == id)
            *head = c.next;
    } else {
        ZoneList &list = s.list(c.zone, c.controller);
        if (list.head == id)
            list.head = c.next;
        if (list.tail == id)
            list.tail = c.prev;
        --list.count;
    }
    if (c.host != kNone && c.zone != Zone::Captured)
        c.leaveHost(c.host, s.cards[c.host].serial, false);
    c.next = c.prev = c.host = kNone;
}

void Changes::append(CardId id, Zone zone, PlayerId player)
{
    ZoneList &list = s.list(zone, player);
    Card &c = s.cards[id];
    c.zone = zone;
    if (zone == Zone::Resources) {
        c.keywords = hotOf(id).keywords & kw::OfResources;
        s.countResource(c, player, 1);
    }
    if (zone == Zone::Discard && hotOf(id).usedOutside)
        s.usable.add(id);
    c.prev = list.tail;
    if (list.tail != kNone)
        s.cards[list.tail].next = id;
    else
        list.head = id;
    list.tail = id;
    ++list.count;
}

void Changes::prepend(CardId id, Zone zone, PlayerId player)
{
    ZoneList &list = s.list(zone, player);
    Card &c = s.cards[id];
    c.zone = zone;
    c.next = list.head;
    if (list.head != kNone)
        s.cards[list.head].prev = id;
    else
        list.tail = id;
    list.head = id;
    ++list.count;
}

void Changes::clearObject(CardId id, core::Clears clears)
{
    Card &c = s.cards[id];
    if (clears.has(Clear::Damage))
        c.damage = 0;
    if (clears.has(Clear::Modifiers))
        c.marks = {};
    if (clears.has(Clear::Status)) {
        c.status = static_cast<std::uint8_t>(c.status & status::EpicUsed);
        for (CardSet &cards : s.shown)
            cards.remove(id);
    }
    if (clears.has(Clear::Identity))
        c.usedRound = 0;
}

/// Who may see the face of a card as it is now.
std::uint8_t Board::seers(CardId id) const
{
    const Card &c = s.cards[id];
    const core::ZoneSpec &spec = kZoneTable[c.zone];
    const core::CardView view{c.owner, c.controller, (c.status & status::FaceDown) == 0,
                              static_cast<std::uint8_t>(s.lookersAt(id) | s.seesAsTop(id))};
    std::uint8_t mask = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (core::visibleTo(spec, player, view))
            mask |= core::playerBit(player);
    return mask;
}

namespace {

/// What a move does, worked out by the compiler for every pair of zones and kind of card.
struct Move
{
    std::uint8_t to = 0;
    core::Arrival arrival = core::Arrival::Owner;
    core::Facing facing = core::Facing::Up;
    core::Clears clears{};
    bool setAside = false;
    bool leavesPlay = false;
};

constexpr std::array<CardType, 4> kSorts{CardType::Unit, CardType::TokenUnit, CardType::Leader,
                                         CardType::Base};
constexpr auto kMoves = [] {
    std::array<std::array<std::array<Move, kZones>, kZones>, 4> all{};
    for (std::size_t sort = 0; sort < kSorts.size(); ++sort)
        for (std::size_t from = 0; from < kZones; ++from)
            for (std::size_t to = 0; to < kZones; ++to) {
                const core::Transition t
                    = core::transitionOf(kZoneTable, static_cast<Zone>(from), static_cast<Zone>(to),
                                         zoneTraits(kSorts[sort]));
                all[sort][from][to]
                    = {t.to.v, t.arrival, t.facing, t.clears, t.setAside, t.leavesPlay};
            }
    return all;
}();

constexpr std::array<std::uint8_t, 9> kSortOf{0, 2, 3, 0, 0, 0, 1, 1, 1}; ///< by CardType

} // namespace

/// The card is a new object from now on: what was about the old one does not follow it
/// (CR 8.5.4).
void Changes::newObject(CardId id)
{
    for (Effect &e : s.effects) {
        if (e.many == kNone || !s.sets[e.many].has(id))
            continue;
        s.sets[e.many].remove(id);
        if (!s.sets[e.many].empty())
            continue;
        e.many = kNone; // nothing is left of it, but it lasts as long as it says
        e.target = id;
        e.targetSerial = s.cards[id].serial;
    }
    splitRows(id);
    s.cards[id].serial = s.nextSerial++;
    if (s.nextSerial == kMaxObjects)
        suspend(Capacity::Objects);
}

static void enterBoard(Changes &m, CardId id)
{
    m.newObject(id);
    m.setMark(id, mark::EnteredThisRound);
    m.s.listens |= m.hotOf(id).listens;
    m.s.cards[id].hp = 0; // its HP from an earlier stay in play is irrelevant
}

/// Puts the card at the end of the zone, or on top of a deck; the card that was there is hidden
/// again.
static void lay(Changes &m, CardId id, Zone zone, bool top)
{
    const PlayerId player = m.s.cards[id].controller;
    const CardId before = top ? m.s.list(zone, player).head : CardId{kNone};
    if (before != kNone && m.s.seesAsTop(before) != 0)
        m.conceal(before);
    if (top)
        m.prepend(id, zone, player);
    else
        m.append(id, zone, player);
}

void Changes::moveTo(CardId id, Zone zone, PlayerId controller, bool top)
{
    Card &c = s.cards[id];
    const Zone from = c.zone;
    const PlayerId fromPlayer = c.controller;
    const HotDef &was = hotOf(id);
    const CardType type = was.type;
    const bool upgrade = c.host != kNone && isArena(from);
    const Move &t = kMoves[kSortOf[static_cast<std::size_t>(type)]][static_cast<std::size_t>(from)]
                          [static_cast<std::size_t>(zone)];
    // Captured cards are out of play without a zone; the table knows both as "nowhere".
    const Zone home = t.setAside ? Zone::Aside : static_cast<Zone>(t.to);
    const bool token = zoneTraits(type).token;
    const Zone to = zone == Zone::Captured && home == Zone::Aside && !token ? Zone::Captured : home;
    const std::uint8_t sawBefore = reports() ? seers(id) : std::uint8_t{0};
    const int bits = hiddenBits(c);
    c.lastController = t.leavesPlay ? c.controller : PlayerId{kNone};
    if (t.leavesPlay) {
        endEffectsOf(id);
        rescueFrom(id);
    }
    const bool ends = isArena(from) && !isArena(to) && endsSomething(id);
    noteMove(id, from, to);
    unlink(id);
    clearObject(id, t.clears);
    if (!isArena(to) && hotOf(id).turned) { // in an arena it keeps the side that is up
        c.def = defOf(id).front();
        c.marks |= mark::LeftAsUpgrade.onlyIf(upgrade);
    }
    const PlayerId owner = core::arrivalPlayer(t.arrival, c.owner, controller);
    c.controller = kZoneTable[to].board ? controller : owner;
    if (t.facing == core::Facing::Down)
        c.status |= status::FaceDown;
    const bool smuggled = from == Zone::Resources && isArena(to);
    if (kZoneTable[to].board && (smuggled || !kZoneTable[from].board)) { // CR 8.5.4
        enterBoard(*this, id);
    }
    lay(*this, id, to, top);
    touchMoved(id, was, upgrade, from, to);
    if (t.facing != core::Facing::Down || from == Zone::Deck)
        m_learned.note(from, fromPlayer, to);
    if (ends)
        push(Frame::of(DelayedFrame{.when = When::LeavesPlay}));
    if (!reports())
        return;
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::CardMoved);
    e.card = id;
    e.from = static_cast<std::uint8_t>(from);
    e.fromPlayer = fromPlayer;
    e.to = static_cast<std::uint8_t>(to);
    e.toPlayer = c.controller;
    e.amount = top ? 0 : -1;
    e.amount2 = static_cast<std::int16_t>(c.status | bits | s.lookersAt(id) << hidden::kShownShift);
    e.player = c.owner;
    e.def = c.def;
    e.seenBy = static_cast<std::uint8_t>(seers(id) | (to == Zone::Deck ? 0 : sawBefore));
    emit(e);
}

/// Puts an upgrade on a host, wherever it was; it lies in the host's zone (CR 3.6).
void Changes::attach(CardId upgrade, CardId host)
{
    Card &c = s.cards[upgrade];
    const bool entered = !inPlay(upgrade) || c.zone == Zone::Resources; // Smuggle
    const PlayerId owner = c.controller;
    const Zone from = c.zone;
    const int bits = hiddenBits(c);
    unlink(upgrade);
    s.listens |= hotOf(upgrade).listens;
    if (entered) {
        clearObject(upgrade, core::kClearsAll);
        newObject(upgrade);
        setMark(upgrade, mark::EnteredThisRound);
    }
    c.raid = c.restore = c.power = c.hp = 0; // what it was on before
    c.zone = s.cards[host].zone;
    c.host = host;
    CardId *link = &s.cards[host].firstUpgrade;
    CardId last = kNone;
    while (*link != kNone) {
        last = *link;
        link = &s.cards[last].next;
    }
    *link = upgrade;
    c.prev = last;
    touchAttached(upgrade, from);
    if (!reports())
        return;
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::Attached);
    e.card = upgrade;
    e.other = host;
    e.player = c.controller;
    e.from = static_cast<std::uint8_t>(from);
    e.fromPlayer = owner;
    e.to = static_cast<std::uint8_t>(c.zone);
    e.amount2 = static_cast<std::int16_t>(bits);
    e.def = c.def;
    e.seenBy = kEverybody;
    emit(e);
}

/// Everything that leaves with a card: its upgrades are defeated with it, its captives go free.
void Changes::leavePlay(CardId id)
{
    while (s.cards[id].firstUpgrade != kNone) {
        const CardId u = s.cards[id].firstUpgrade;
        if (keepWithoutHost(*this, u))
            continue;
        emit(Ev::Defeated, u, id, 0, 0, s.cards[u].controller);
        if (hotOf(u).type == CardType::Leader) { // CR 3.4.5
            defeatLeader(u);
            continue;
        }
        moveTo(u, Zone::Discard, s.cards[u].owner);
        s.cards[u].leaveHost(id, s.cards[id].serial, true);
    }
    rescueFrom(id);
}

/// `before`: how many it has just got at the same time.
CardId Changes::createToken(DefId def, PlayerId owner, CardId host, int before)
{
    CardId id = kNone;
    for (CardId free = s.list(Zone::Aside, 0).head; free != kNone && id == kNone;
         free = s.cards[free].next)
        if (defOf(free).isToken())
            id = free;
    if (id == kNone) {
        if (s.cardCount >= kMaxCards) {
            suspend(Capacity::Cards);
            return kNone;
        }
        id = s.cardCount++;
        s.cards[id].def = def;
        append(id, Zone::Aside, owner);
    }
    // Deeds of the token that used this slot before must not refer to the new one.
    s.history.forget(id);
    Card &c = s.cards[id];
    unlink(id);
    c = Card{};
    c.def = def;
    c.owner = c.controller = owner;
    append(id, Zone::Aside, owner);
    emit(Ev::TokenCreated, id, host, 0, 0, owner);
    if (host != kNone) {
        attach(id, host);
        fireSelf(host, trig::GetsUpgrade, id, before);
    }
    return id;
}

void Changes::shuffleDeck(PlayerId player)
{
    std::array<CardId, kMaxCards> order;
    std::size_t n = 0;
    s.forEach(Zone::Deck, player, [&](CardId id) {
        if (isFound(id))
            order[n++] = id;
    });
    const std::size_t found = n; // they lie apart (CR 8.26.7)
    s.forEach(Zone::Deck, player, [&](CardId id) {
        if (isFound(id))
            return;
        conceal(id); // nobody follows a card through a shuffle
        order[n++] = id;
    });
    s.rng.shuffle(order.data() + found, n - found);
    ZoneList &list = s.list(Zone::Deck, player);
    list = {};
    for (std::size_t i = 0; i < n; ++i) {
        s.cards[order[i]].next = s.cards[order[i]].prev = kNone;
        append(order[i], Zone::Deck, player);
    }
    m_learned.hidden = true;
    emit(Ev::Shuffled, kNone, kNone, 0, 0, player);
    for (std::size_t i = 0; i < found; ++i) // still seen by those who saw them
        show(order[i], s.lookersAt(order[i]));
}

void fireDrawnItself(Changes &m, CardId id)
{
    const HotDef &d = m.hotOf(id);
    if (!d.usedOutside || !d.listens.any(trig::YouDraw) || m.s.phase != Phase::Action)
        return;
    m.forAbilities(id, [&](AbilityId number) {
        const Ability &a = m.p.abilities[number];
        if (a.kind != AbilityKind::Triggered || a.activeIn != Zone::Hand || m.losesByName(id)
            || !m.holds(a.cond, m.viewOf(id)))
            return;
        m.show(id, kEverybody);
        Trigger t;
        t.ability = number;
        t.source = t.subject = id;
        t.sourceSerial = m.s.cards[id].serial;
        t.controller = m.s.cards[id].controller;
        m.addTrigger(t);
    });
}

/// Draws up to `count` cards; returns how many could not be drawn (CR 8.6).
int Changes::draw(PlayerId player, int count)
{
    int drawn = 0;
    for (CardSet top; drawn < count; ++drawn) {
        top = topOfDeck(player, 1);
        if (top.empty())
            break;
        moveTo(top.first(), Zone::Hand, player);
        fireDrawnItself(*this, top.first());
    }
    if (drawn > 0) {
        emit(Ev::Drawn, kNone, kNone, drawn, 0, player);
        fireDrawn(player, drawn);
    }
    return count - drawn;
}

void Changes::fireDrawn(PlayerId player, int count)
{
    fireOthers(trig::YouDraw, kNone, player);
    if (s.phase != Phase::Action)
        return;
    if (!s.history.addTo(DeedKind::Drew, s.bases[player], s.cards[s.bases[player]].def, player,
                         count))
        suspend(Capacity::Deeds);
    touch(reads::History);
    fireOthers(trig::OpponentDraws, kNone, player);
    fireOthers(trig::AnyoneDraws, kNone);
}

void Changes::exhaust(CardId id)
{
    if ((s.cards[id].status & status::Exhausted) != 0)
        return;
    Card &c = s.cards[id];
    c.status |= status::Exhausted;
    if (c.zone == Zone::Resources)
        --s.players[c.controller].ready;
    touch(reads::Ready, id);
    emit(Ev::Exhausted, id, kNone, 0, hiddenBits(s.cards[id]) & ~hidden::WasExhausted);
}

void exhaustEntered(Changes &m, CardId id)
{
    bool ready = m.keepsRule(id, Rule::EntersReady);
    if (!ready && m.ruleInPlay(Rule::EntersReady))
        m.forConstants([&](const Ability &a, CardId source) {
            const Selector &of = m.p.selectors[a.constant.affects];
            const View v = m.viewOf(source);
            ready = ready
                || (a.constant.rule == Rule::EntersReady && of.mode == SelectMode::Each
                    && m.matches(of.filter, id, v) && m.holds(a.cond, v));
        });
    if (!ready)
        m.exhaust(id);
}

bool Changes::ready(CardId id)
{
    Card &c = s.cards[id];
    if ((c.status & status::Exhausted) == 0 || c.marks.any(mark::CantReady))
        return false;
    c.status = static_cast<std::uint8_t>(c.status & ~status::Exhausted);
    if (c.zone == Zone::Resources)
        ++s.players[c.controller].ready;
    touch(reads::Ready, id);
    emit(Ev::Readied, id, kNone, 0, hiddenBits(c) | hidden::WasExhausted);
    fireOnUpgrades(id, trig::HostReadies, id);
    if (isUnitInPlay(id)) // not a resource, whose ability is about the unit it would be attached to
        fireSelf(id, trig::HostReadies, id); // granted: "when this unit readies"
    if (s.phase == Phase::Action && isUnitInPlay(id))
        fireOthers(trig::UnitReadies, id);
    return true;
}

void Changes::fireHandShown(const CardSet &cards)
{
    for (PlayerId player = 0; player < kPlayers; ++player) {
        bool any = false;
        cards.forEach([&](CardId id) { any = any || s.cards[id].owner == player; });
        if (any)
            fireOthers(trig::HandShown, kNone, player);
    }
}

/// Lets players look at a hidden card until concealAll.
void Changes::show(CardId id, std::uint8_t players)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if ((players & core::playerBit(player)) != 0)
            s.shown[player].add(id);
    m_learned.hidden = true;
    m_learned.shownTo
        |= core::PlayerMask(players & ~core::playerBit(s.cards[id].controller)); // one's own is not
    if (!reports())
        return;
    const Card &c = s.cards[id];
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::Revealed);
    e.card = id;
    e.def = c.def;
    e.player = c.controller;
    e.from = e.to = static_cast<std::uint8_t>(c.zone);
    e.fromPlayer = e.toPlayer = c.controller;
    e.amount2 = static_cast<std::int16_t>(hiddenBits(c));
    e.seenBy = seers(id);
    emit(e);
}

void Changes::conceal(CardId id)
{
    if (s.lookersAt(id) == 0 && s.seesAsTop(id) == 0)
        return;
    const std::uint8_t before = reports() ? seers(id) : std::uint8_t{0};
    for (CardSet &cards : s.shown)
        cards.remove(id);
    if (s.seesAsTop(id) != 0) // showTops() shows it again to whoever may look at it at any time
        s.coverTop(s.cards[id].controller);
    if (!reports())
        return;
    const Card &c = s.cards[id];
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::Concealed);
    e.card = id;
    e.def = c.def;
    e.player = c.controller;
    e.from = e.to = static_cast<std::uint8_t>(c.zone);
    e.fromPlayer = e.toPlayer = c.controller;
    e.seenBy = before;
    emit(e);
}

void Changes::showTops()
{
    if (!ruleInPlay(Rule::SeesTop) && s.topsSeen == 0) [[likely]]
        return;
    std::uint8_t may = 0;
    if (ruleInPlay(Rule::SeesTop))
        forConstants([&](const Ability &a, CardId source) {
            if (a.constant.rule == Rule::SeesTop)
                may |= core::playerBit(viewOf(source).you);
        });
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const CardId top = s.list(Zone::Deck, player).head;
        const bool mayLook = ((may >> player) & 1U) != 0 && top != kNone;
        const bool looks = ((s.topsSeen >> player) & 1U) != 0;
        if (looks && !mayLook) {
            conceal(top);
        } else if (mayLook && !looks) {
            s.topsSeen |= core::playerBit(player);
            show(top, 0);
        }
    }
}

void Changes::concealAll()
{
    s.inOrder(s.looks(), [&](CardId id) {
        if (!isFound(id)) // its search still goes on
            conceal(id);
    });
}

void Changes::takeControl(CardId id, PlayerId player)
{
    Card &c = s.cards[id];
    const PlayerId before = c.controller;
    if (before == player)
        return;
    if (c.host == kNone && !isShared(c.zone)) { // a resource, or a token in the base zone
        const Zone zone = c.zone;
        unlink(id);
        c.controller = player;
        append(id, zone, player);
    }
    c.controller = player;
    if (isUnitInPlay(id)) { // the base was that of its new controller, or is now an opponent's
        const bool own = c.marks.any(mark::DamagedBase) && !c.marks.any(mark::DamagedEnemyBase);
        c.marks = c.marks.without(mark::DamagedEnemyBase) | mark::DamagedEnemyBase.onlyIf(own);
    }
    if (defOf(id).isToken() && !defOf(id).isUnit()) // CR 1.5.2F
        c.owner = player;
    // Token upgrades follow the unit; other upgrades keep their controllers (CR 8.27, 1.5.2A).
    for (CardId u = c.firstUpgrade; u != kNone; u = s.cards[u].next)
        if (defOf(u).isToken())
            s.cards[u].controller = s.cards[u].owner = player;
    leaveAttacks(id, false); // CR 8.27.3
    touchAll();
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::ControlChanged);
    e.card = id;
    e.def = c.def;
    e.player = e.toPlayer = player;
    e.fromPlayer = before;
    e.from = e.to = static_cast<std::uint8_t>(c.zone);
    e.amount2 = static_cast<std::int16_t>(hiddenBits(c));
    e.seenBy = seers(id);
    emit(e);
}

} // namespace playmat::swu
