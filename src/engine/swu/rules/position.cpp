#include "engine/swu/rules/position.h"

#include "engine/swu/rules/machine.h"
#include "engine/swu/text/reasons.h"

/// Building a position: cards are placed, nothing triggers.
namespace playmat::swu {

namespace {

constexpr int kMostDamage = 200; ///< healing and the printed figures work with a byte

/// Everything a position must comply with, before any of it is carried out.
class Checker
{
public:
    explicit Checker(const CardDb &db)
        : m_db(db)
    {
    }

    core::Refusal check(const Position &position)
    {
        for (const PositionSide &side : position.players)
            checkSide(side);
        if (m_refusal.code == 0 && m_cards > static_cast<int>(kMaxCards))
            m_refusal = refuse(Reason::TooManyCards, "", static_cast<int>(kMaxCards), m_cards);
        return m_refusal;
    }

private:
    using Fits = bool (*)(const CardDef &);

    static bool isInDecks(const CardDef &d)
    {
        return d.type == CardType::Unit || d.type == CardType::Upgrade || d.type == CardType::Event;
    }
    static bool isPlainToken(const CardDef &d) { return d.type == CardType::Token; }
    static bool isCaptive(const CardDef &d) { return d.type == CardType::Unit; }

    void card(DefId def, Fits fits, int damage = 0)
    {
        ++m_cards;
        if (m_refusal.code != 0)
            return;
        if (def == 0 || def >= m_db.defs.size() || !fits(m_db.def(def)))
            m_refusal = refuse(Reason::WrongCardType, "", def);
        else if (damage < 0 || damage > kMostDamage)
            m_refusal = refuse(Reason::TooMuchDamage, "", kMostDamage, damage);
    }

    template <class Placed>
    void placed(const Placed &one, Fits fits)
    {
        card(one.card, fits, one.damage);
        for (const PlacedCard &upgrade : one.upgrades)
            card(upgrade.card, [](const CardDef &d) {
                return d.isUpgrade() || (d.isUnit() && d.side(Face::UpgradeSide) != 0);
            });
        for (const PlacedCard &captive : one.captured)
            card(captive.card, &isCaptive);
    }

    /// What it is said to be must be one of its sides, and what it is on must be there.
    void checkLeader(const PositionSide &side)
    {
        const PlacedLeader &one = side.leader;
        placed(one, [](const CardDef &d) { return d.type == CardType::Leader; });
        if (m_refusal.code != 0)
            return;
        const CardDef &d = m_db.def(one.card);
        const auto lacks = [&d](bool asked, Face face) { return asked && d.side(face) == 0; };
        const bool attached = one.attachedTo.has_value();
        const std::size_t units = !attached         ? 1
            : one.attachedTo->arena == Zone::Ground ? side.ground.size()
                                                    : side.space.size();
        if (lacks(one.flipped, Face::SecondSide) || lacks(attached, Face::UpgradeSide)
            || lacks(one.deployed && !attached, Face::UnitSide)
            || (attached && one.attachedTo->index >= units))
            m_refusal = refuse(Reason::WrongCardType, "", one.card);
    }

    void checkSide(const PositionSide &side)
    {
        placed(side.base, [](const CardDef &d) { return d.type == CardType::Base; });
        checkLeader(side);
        for (const std::vector<DefId> *zone : {&side.hand, &side.deck, &side.discard})
            for (const DefId def : *zone)
                card(def, &isInDecks);
        for (const PlacedCard &one : side.resources)
            card(one.card, &isInDecks);
        if (side.force)
            card(m_db.force, &isPlainToken);
        for (int i = 0; i < side.credits; ++i)
            card(m_db.credit, &isPlainToken);
        for (const std::vector<PlacedCard> *arena : {&side.ground, &side.space})
            for (const PlacedCard &one : *arena)
                placed(one, [](const CardDef &d) { return d.isUnit(); });
    }

    const CardDb &m_db;
    core::Refusal m_refusal;
    int m_cards = 0;
};

struct Builder
{
    const CardDb &db;
    State &s;
    Machine &m;

    CardId add(DefId def, PlayerId owner, PlayerId controller, Zone zone)
    {
        const CardId id = m.addCard(def, controller, zone);
        s.cards[id].owner = owner;
        return id;
    }

    /// Attaches a card that was set aside to its host, after the others.
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
            const DefId side = db.def(one.card).side(Face::UpgradeSide);
            hang(add(side != 0 ? side : one.card, owner, holder, Zone::Aside), host,
                 s.cards[host].zone);
        }
        for (const PlacedCard &one : captured) {
            const PlayerId owner = one.owner.value_or(opponentOf(controller));
            hang(add(one.card, owner, owner, Zone::Aside), host, Zone::Captured);
        }
    }

    void unit(const PlacedCard &one, PlayerId player, Zone zone)
    {
        const CardId id = add(one.card, one.owner.value_or(player), player, zone);
        s.cards[id].damage = static_cast<std::uint8_t>(one.damage);
        if (one.exhausted)
            s.cards[id].status |= status::Exhausted;
        hangAll(id, player, one.upgrades, one.captured);
    }

    /// As an upgrade; the units are there by now.
    void attachedLeader(const PlacedLeader &one, PlayerId player)
    {
        const PlacedOn on = *one.attachedTo;
        CardId host = kNone;
        std::size_t at = 0;
        s.forEach(on.arena, 0, [&](CardId unit) {
            if (s.cards[unit].controller == player && at++ == on.index)
                host = unit;
        });
        const CardId id
            = add(db.def(one.card).side(Face::UpgradeSide), player, player, Zone::Aside);
        hang(id, host, s.cards[host].zone);
        s.cards[id].status = static_cast<std::uint8_t>(
            status::Deployed | (one.epicUsed ? status::EpicUsed : std::uint8_t{0}));
    }

    void leader(const PlacedLeader &one, PlayerId player)
    {
        const CardDef &d = db.def(one.card);
        const Zone zone = one.deployed ? d.arena : Zone::Base;
        const DefId side = one.deployed ? d.side(Face::UnitSide)
            : one.flipped               ? d.side(Face::SecondSide)
                                        : one.card;
        const CardId id = add(side, player, player, zone);
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
        if (!p.leader.attachedTo)
            leader(p.leader, player);
        if (p.force)
            add(db.force, player, player, Zone::Base);
        for (int i = 0; i < p.credits; ++i)
            add(db.credit, player, player, Zone::Base);
        for (const DefId id : p.hand)
            add(id, player, player, Zone::Hand);
        for (const PlacedCard &one : p.resources) {
            const CardId id = add(one.card, one.owner.value_or(player), player, Zone::Resources);
            if (one.exhausted)
                s.cards[id].status |= status::Exhausted;
        }
        s.countResources();
        for (const DefId id : p.deck)
            add(id, player, player, Zone::Deck);
        for (const DefId id : p.discard)
            add(id, player, player, Zone::Discard);
        for (const PlacedCard &one : p.ground)
            unit(one, player, Zone::Ground);
        for (const PlacedCard &one : p.space)
            unit(one, player, Zone::Space);
        if (p.leader.attachedTo)
            attachedLeader(p.leader, player);
    }
};

} // namespace

core::Refusal checkPosition(const CardDb &db, const Position &position)
{
    return Checker(db).check(position);
}

void placeCards(Machine &m, const CardDb &db, const Position &position)
{
    State &s = m.s;
    s.rng = core::Rng(position.seed);
    Builder build{db, s, m};
    for (PlayerId player = 0; player < kPlayers; ++player)
        build.side(position.players[player], player);
    s.round = static_cast<std::uint16_t>(position.round);
    s.initiative = position.initiative;
    s.active = position.active;
    s.initiativeTaken = position.initiativeClaimed;
    m.begin(position.phase);
    Frame &f = s.stack.back();
    if (position.phase == Phase::Action) {
        s.active = position.phaseStarts ? position.initiative : position.active;
        f.go(position.phaseStarts ? ActionStep::PhaseStarts : ActionStep::Turn);
    }
    if (position.initiativeClaimed && position.phase == Phase::Action)
        s.players[position.initiative].passed = true;
    // Whoever took the initiative has passed; it stays so if the position is in mid-phase.
    if (!position.phaseStarts && position.phase == Phase::Regroup)
        f.go(RegroupStep::Draw);
    m.derive();
}

} // namespace playmat::swu
