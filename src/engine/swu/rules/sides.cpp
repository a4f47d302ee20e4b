#include "engine/swu/rules/sides.h"

#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/plot.h"

#include <algorithm>

namespace playmat::swu {

DefId upgradeSideOf(const Board &m, CardId card)
{
    const DefId now = m.s.cards[card].def;
    return (m.hotOf(card).kind & kind::Upgrade) != 0 ? now : m.defOf(card).side(Face::UpgradeSide);
}

DefId sidePlayed(const Board &m, CardId card, AbilityId way)
{
    return m.wayOf(way) == PlayWay::Piloting ? m.defOf(card).side(Face::UpgradeSide)
                                             : m.s.cards[card].def;
}

bool isUpgradePlay(const Board &m, CardId card, AbilityId way)
{
    return (m.db().hot[sidePlayed(m, card, way)].kind & kind::Upgrade) != 0;
}

bool hasOtherForms(const Board &m, CardId card)
{
    return m.hotOf(card).keywords.any(kw::Piloting) && !m.losesByName(card);
}

bool takesForm(const Board &m, const Filter &f, CardId card, AbilityId way)
{
    const Kinds as = m.db().hot[sidePlayed(m, card, way)].kind;
    const Kinds now = m.s.cards[card].zone == Zone::Resources ? kind::Resource : Kinds{0};
    return ((f.kinds == 0 || (f.kinds & (as | now)) != 0)
            && (f.printed == 0 || (f.printed & as) != 0))
        || (f.alt != 0 && takesForm(m, m.p.filters[f.alt], card, way));
}

bool isDefeatedInstead(const Board &m, CardId card)
{
    const Card &c = m.s.cards[card];
    return isArena(c.zone)
        && (m.hotOf(card).type == CardType::Leader || (c.status & status::LeaderUnit) != 0);
}

CardSet copyableBy(const Board &m, CardId card, PlayerId player)
{
    CardSet out;
    if (const Constant *k = ownRule(m, card, Rule::CopiesUnit); k != nullptr)
        m.collect(k->filter, {player, card, nullptr}).forEach([&](CardId unit) {
            out.addIf(m.db().copyOf(m.s.cards[unit].def) != 0, unit);
        });
    return out;
}

void becomeCopy(Machine &m, CardId card, CardId unit)
{
    turn(m, card, m.db().copyOf(m.s.cards[unit].def));
}

void turn(Machine &m, CardId card, DefId side)
{
    m.s.cards[card].def = side;
    m.s.listens |= m.hotOf(card).listens;
    m.touchAll();
}

namespace {

/// The Leader side leaves play and the other one enters it (CR 3.4.4A): a new object.
void enterAsUpgrade(Machine &m, CardId leader, CardId host, CardMarks marks)
{
    Card &c = m.s.cards[leader];
    c.status = static_cast<std::uint8_t>((c.status & ~status::Exhausted) | status::Deployed);
    turn(m, leader, m.defOf(leader).side(Face::UpgradeSide));
    m.attach(leader, host);
    m.newObject(leader);
    m.setMark(leader, marks);
    m.emit(Ev::FaceChanged, leader, kNone, 1);
}

/// What a unit loses that becomes an upgrade (CR 3.5.6). It does not leave play, so its captives
/// stay under it (CR 8.33.4).
void stripUnit(Machine &m, CardId unit)
{
    CardSet upgrades;
    for (CardId u = m.s.cards[unit].firstUpgrade; u != kNone; u = m.s.cards[u].next)
        upgrades.add(u);
    m.defeat(upgrades, m.s.cards[unit].controller);
    m.leaveAttacks(unit, false);
    Card &c = m.s.cards[unit];
    c.damage = 0;
    c.marks = c.marks.without(mark::Derived);
    c.keywords = {};
    c.status = static_cast<std::uint8_t>(
        c.status & ~(status::Exhausted | status::Blank | status::LeaderUnit));
}

} // namespace

void deployOnto(Machine &m, CardId leader, CardId host)
{
    enterAsUpgrade(m, leader, host, mark::EnteredThisRound | mark::ArrivedThisPhase);
    m.emit(Ev::LeaderDeployed, leader, host);
    m.derive();
    m.fireSelf(leader, trig::Deployed, leader);
    m.fireSelf(leader, trig::BecomesAttached, host);
    m.fireSelf(host, trig::GetsUpgrade, leader);
    const PlayerId player = m.s.cards[leader].controller;
    m.fireOthers(trig::LeaderDeployed, leader, player);
    offerPlot(m, player, leader);
}

bool attachByAbility(Machine &m, CardId card, CardId host)
{
    const DefId side = upgradeSideOf(m, card);
    if (side == 0 || host == card || !m.isUnitInPlay(host))
        return false;
    const bool attached = m.isAttached(card);
    if (!attached && m.s.cards[card].zone == Zone::Base) {
        enterAsUpgrade(m, card, host, mark::EnteredThisRound);
    } else if (m.isUnitInPlay(card)) {
        stripUnit(m, card);
        turn(m, card, side);
        m.attach(card, host);
    } else if (attached || m.inPlay(card)) {
        const CardId from = m.s.cards[card].host;
        if (from == host)
            return false; // already attached there
        if (attached) // it detaches and attaches at the same time (CR 3.6.14)
            m.fireSelf(card, trig::Unattached, from);
        m.attach(card, host);
    } else if (m.s.cards[card].zone == Zone::Discard) {
        m.attach(card, host); // it comes back
    } else {
        return false;
    }
    if (Card &c = m.s.cards[card]; m.defOf(card).isToken()) // it is its unit's (CR 1.5.2F)
        c.controller = c.owner = m.s.cards[host].controller;
    m.derive();
    m.fireSelf(card, trig::BecomesAttached, host);
    m.fireSelf(host, trig::GetsUpgrade, card);
    return true;
}

bool moveToArena(Machine &m, CardId card, Zone arena)
{
    const CardDef &front = m.db().def(m.defOf(card).front());
    const CardId host = m.s.cards[card].host;
    const bool attached = m.isAttached(card);
    const DefId side
        = front.type == CardType::Leader ? front.side(Face::UnitSide) : m.defOf(card).front();
    const bool asUnit = attached ? (m.db().hot[side].kind & kind::Unit) != 0 : m.isUnitInPlay(card);
    if (!asUnit)
        return false;
    if (attached)
        m.fireSelf(card, trig::Unattached, host);
    m.moveTo(card, arena, m.s.cards[card].controller);
    if (attached)
        turn(m, card, side);
    for (CardId u = m.s.cards[card].firstUpgrade; u != kNone; u = m.s.cards[u].next)
        m.s.cards[u].zone = arena; // upgrades are in the arena of their unit
    m.derive();
    return true;
}

bool flipLeader(Machine &m, CardId leader)
{
    const CardDef &d = m.defOf(leader);
    const DefId other = d.face == Face::SecondSide ? d.front() : d.side(Face::SecondSide);
    if (other == 0 || m.s.cards[leader].zone != Zone::Base)
        return false;
    turn(m, leader, other);
    m.emit(Ev::FaceChanged, leader, kNone, 0);
    return true;
}

std::uint32_t iconsOf(const Board &m, PlayerId player)
{
    std::uint32_t icons = m.hotOf(m.s.leaders[player]).icons + m.hotOf(m.s.bases[player]).icons;
    if (!m.ruleInPlay(Rule::GivesIcons)) [[likely]]
        return icons;
    constexpr int kEnough = 3; // of one aspect: no card has more
    m.forConstants([&](const Ability &a, CardId source) {
        const View v = m.viewOf(source);
        const CardId unit = m.refer(m.p.selectors[a.constant.affects].ref, v);
        if (a.constant.rule != Rule::GivesIcons || unit == kNone
            || unit == m.s.leaders[player] // counted above, on either side
            || m.s.cards[unit].controller != player)
            return;
        for (unsigned i = 0; i < 4 * kAspects; i += 4) {
            const int sum = static_cast<int>((icons >> i & 15U) + (m.hotOf(unit).icons >> i & 15U));
            icons = (icons & ~(15U << i)) | static_cast<unsigned>(std::min(kEnough, sum)) << i;
        }
    });
    return icons;
}

} // namespace playmat::swu
