#include "engine/swu/position.h"

#include "engine/swu/game.h"
#include "engine/swu/machine.h"

/// Building a position: cards are placed, nothing triggers.
namespace playmat::swu {

namespace {

constexpr int kVanillaDeck = 8;

struct Builder
{
    const CardDb &db;
    State &s;
    Machine &m;
    bool full = false;

    CardId add(DefId def, PlayerId owner, PlayerId controller, Zone zone)
    {
        const CardId id = m.addCard(def, controller, zone);
        full = full || id == kNone;
        if (id != kNone)
            s.cards[id].owner = owner;
        return id;
    }

    /// Hangs a card that was put aside on its host, behind the others.
    void hang(CardId id, CardId host, Zone zone)
    {
        ZoneList &aside = s.list(Zone::Aside, 0);
        Card &c = s.cards[id];
        if (c.prev != kNone)
            s.cards[c.prev].next = kNone;
        aside.tail = c.prev;
        if (aside.head == id)
            aside.head = kNone;
        --aside.count;
        c.prev = kNone;
        c.host = host;
        c.zone = zone;
        Card &h = s.cards[host];
        CardId *link = zone == Zone::Captured ? &h.firstCaptive : &h.firstUpgrade;
        while (*link != kNone) {
            c.prev = *link;
            link = &s.cards[*link].next;
        }
        *link = id;
    }

    void hangAll(CardId host, PlayerId controller, const std::vector<PlacedCard> &upgrades,
                 const std::vector<PlacedCard> &captured)
    {
        for (const PlacedCard &one : upgrades) {
            const PlayerId owner = one.owner.value_or(controller);
            const PlayerId holder = db.def(one.card).isToken() ? controller : owner;
            if (const CardId id = add(one.card, owner, holder, Zone::Aside); id != kNone)
                hang(id, host, s.cards[host].zone);
        }
        for (const PlacedCard &one : captured) {
            const PlayerId owner = one.owner.value_or(m.opponentOf(controller));
            if (const CardId id = add(one.card, owner, owner, Zone::Aside); id != kNone)
                hang(id, host, Zone::Captured);
        }
    }

    void unit(const PlacedCard &one, PlayerId player, Zone zone)
    {
        const CardId id = add(one.card, one.owner.value_or(player), player, zone);
        if (id == kNone)
            return;
        s.cards[id].damage = static_cast<std::uint8_t>(one.damage);
        if (one.exhausted)
            s.cards[id].status |= status::Exhausted;
        hangAll(id, player, one.upgrades, one.captured);
    }

    void leader(const PlacedLeader &one, PlayerId player)
    {
        const Zone zone = one.deployed ? db.def(one.card).arena : Zone::Base;
        const CardId id = add(one.card, player, player, zone);
        if (id == kNone)
            return;
        Card &c = s.cards[id];
        c.damage = static_cast<std::uint8_t>(one.damage);
        if (one.deployed)
            c.status |= status::Deployed;
        if (one.deployed || one.epicUsed)
            c.status |= status::EpicUsed;
        if (one.exhausted)
            c.status |= status::Exhausted;
        hangAll(id, player, one.upgrades, one.captured);
    }

    void side(const PositionSide &p, PlayerId player)
    {
        const CardId base = add(p.base.card, player, player, Zone::Base);
        s.cards[base].damage = static_cast<std::uint8_t>(p.base.damage);
        if (p.base.epicUsed)
            s.cards[base].status |= status::EpicUsed;
        hangAll(base, player, p.base.upgrades, p.base.captured);
        leader(p.leader, player);
        for (const DefId id : p.hand)
            add(id, player, player, Zone::Hand);
        for (const PlacedCard &one : p.resources) {
            const CardId id = add(one.card, one.owner.value_or(player), player, Zone::Resources);
            if (id != kNone && one.exhausted)
                s.cards[id].status |= status::Exhausted;
        }
        for (const DefId id : p.deck)
            add(id, player, player, Zone::Deck);
        for (const DefId id : p.discard)
            add(id, player, player, Zone::Discard);
        for (const PlacedCard &one : p.ground)
            unit(one, player, Zone::Ground);
        for (const PlacedCard &one : p.space)
            unit(one, player, Zone::Space);
    }
};

} // namespace

core::Result<Game> Game::fromPosition(const CardDb &db, const Position &position)
{
    Game game(db);
    State &s = game.m_state;
    s.rng = core::Rng(position.seed);
    Machine m(db, s, nullptr);
    Builder build{db, s, m};
    for (PlayerId player = 0; player < kPlayers; ++player)
        build.side(position.players[player], player);
    if (build.full)
        return core::Refusal{static_cast<std::uint16_t>(Reason::TooManyCards),
                             {static_cast<int>(kMaxCards), 0, 0, 0},
                             ""};
    s.round = static_cast<std::uint16_t>(position.round);
    s.initiative = position.initiative;
    s.active = position.active;
    s.initiativeTaken = position.initiativeClaimed;
    m.begin(position.phase);
    Frame &f = s.stack.back();
    if (position.phase == Phase::Action) {
        s.active = position.phaseStarts ? position.initiative : position.active;
        f.step = position.phaseStarts ? 8 : 3;
    }
    if (position.initiativeClaimed && position.phase == Phase::Action)
        s.players[position.initiative].passed = true;
    // Whoever took the initiative has passed; it stays so if the position is in mid-phase.
    if (!position.phaseStarts && position.phase == Phase::Regroup)
        f.step = 2;
    m.derive();
    game.proceed();
    return game;
}

} // namespace playmat::swu
