#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/second_defender.h"

namespace playmat::swu {

Kinds Board::kindsOf(CardId id) const
{
    return s.cards[id].zone == Zone::Resources ? kind::Resource : hotOf(id).kind;
}

bool Board::inPlay(CardId id) const
{
    return id != kNone && kZoneTable[s.cards[id].zone].board;
}

bool Board::isUnitInPlay(CardId id) const
{
    return id != kNone && isArena(s.cards[id].zone) && (kindsOf(id) & kind::Unit) != 0;
}

View Board::viewOf(CardId self) const
{
    // A gained ability belongs to the unit; an upgrade's own abilities to the upgrade's controller.
    return {s.cards[self].controller, self, nullptr};
}

View Board::viewOf(const Frame &f) const
{
    const Context &c = s.contexts[f.ctx];
    return {c.controller, c.source, &c};
}

int Board::remainingHp(CardId id) const
{
    return s.cards[id].hp - s.cards[id].damage;
}

/// Whether a Shield would prevent damage to the card; a Shield without its ability would not.
bool Board::isShielded(CardId id) const
{
    for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
        if (s.cards[u].def == m_db.shield && (s.cards[u].status & status::Blank) == 0)
            return true;
    return false;
}

int Board::shieldsOn(CardId id) const
{
    int n = 0;
    for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
        n += s.cards[u].def == m_db.shield ? 1 : 0;
    return n;
}

/// The attack that "the attacker" and "the defender" refer to: that of the ability, else the newest
/// one in which the looking card takes part.
const AttackRecord *Board::attackOf(const View &v) const
{
    if (v.ctx != nullptr && v.ctx->attack < s.attackCount)
        return &s.attacks[v.ctx->attack];
    for (int i = s.attackCount - 1; i >= 0; --i) {
        const AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
        const CardId host = v.self == kNone ? kNone : s.cards[v.self].host;
        if ((a.flags & AttackRecord::Running) == 0)
            continue;
        if (a.attacker == v.self || a.defender == v.self
            || (host != kNone && (a.attacker == host || a.defender == host))
            || (v.self != kNone && secondDefender(*this, a) == v.self))
            return &a;
    }
    return nullptr;
}

CardId Board::refer(Ref ref, const View &v) const
{
    const AttackRecord *attack = nullptr;
    switch (ref) {
    case Ref::None:
        return kNone;
    case Ref::This:
        return v.self;
    case Ref::Attached:
        return attachedTo(v);
    case Ref::It:
        return v.ctx == nullptr || v.ctx->it.empty() ? kNone : s.firstOf(v.ctx->it);
    case Ref::A:
        return v.ctx == nullptr ? kNone : v.ctx->a;
    case Ref::B:
        return v.ctx == nullptr ? kNone : v.ctx->b;
    case Ref::C:
        return v.ctx == nullptr ? kNone : v.ctx->c;
    case Ref::Subject:
        return v.ctx == nullptr ? kNone : v.ctx->subject;
    case Ref::Attacker:
        attack = attackOf(v);
        return attack == nullptr || (attack->flags & AttackRecord::AttackerLeft) != 0
            ? kNone
            : attack->attacker;
    case Ref::Defender:
        attack = attackOf(v);
        return attack == nullptr || (attack->flags & AttackRecord::DefenderLeft) != 0
            ? kNone
            : attack->defender;
    case Ref::YourBase:
        return s.bases[v.you];
    case Ref::EnemyBase:
        return s.bases[opponentOf(v.you)];
    case Ref::YourLeader:
        return s.leaders[v.you];
    case Ref::HostOfIt:
        return hostOf(refer(Ref::It, v));
    case Ref::HostOfA:
        return hostOf(refer(Ref::A, v));
    case Ref::HostOfSubject:
        return hostOf(refer(Ref::Subject, v));
    }
    return kNone;
}

/// The unit that the ability's card is attached to; for an ability that is still waiting or
/// resolving, the unit that the card was attached to when it left play (CR 7.6.3, 8.11), if the
/// card is still the same object.
CardId Board::attachedTo(const View &v) const
{
    if (v.self == kNone)
        return kNone;
    const Card &c = s.cards[v.self];
    if (v.ctx == nullptr || v.ctx->source != v.self)
        return c.host;
    if (c.serial != v.ctx->sourceSerial)
        return kNone; // the card has returned as a new copy (CR 8.7.3)
    if (isAttached(v.self) || !wasUpgrade(defOf(v.self), c) || inPlay(v.self))
        return c.host;
    const CardId last = c.lastHost();
    return last != kNone && s.cards[last].serial == c.lastHostSerial() ? last : kNone;
}

/// What an upgrade is on, or was on when it left play (CR 8.11).
CardId Board::hostOf(CardId upgrade) const
{
    if (upgrade == kNone)
        return kNone;
    const Card &c = s.cards[upgrade];
    return c.host != kNone ? c.host : wasUpgrade(defOf(upgrade), c) ? c.lastHost() : kNone;
}

/// Uses printed traits, because gained ones would depend on each other. A filter is about cards out
/// of play only if it names their zone.
static bool coversAsPrinted(const Board &m, const Filter &f, CardId id, const View &v)
{
    const TraitMask printed = m.defOf(id).traits;
    Filter plain = f;
    plain.traits = plain.notTraits = {};
    const bool there = m.inPlay(id) || (f.zones & zoneBit(m.s.cards[id].zone)) != 0;
    const bool traits = (f.traits.empty() || printed.any(f.traits)) && !printed.any(f.notTraits);
    return (there && traits && m.matchesProper(plain, id, v))
        || (f.alt != 0 && coversAsPrinted(m, m.p.filters[f.alt], id, v));
}

static bool affectsTraits(const Board &m, SelId affected, CardId id, const View &v)
{
    const Selector &sel = m.p.selectors[affected];
    return sel.mode == SelectMode::Each ? coversAsPrinted(m, m.p.filters[sel.filter], id, v)
                                        : m.inPlay(id) && m.refer(sel.ref, v) == id;
}

bool mayChangeTraits(const Board &m, CardId id)
{
    return m.changesTraits() || m.hotOf(id).rules.has(Rule::LeadersTraits);
}

/// The traits that a card has from its player's leaders, wherever the card is.
static TraitMask traitsOfLeaders(const Board &m, CardId id)
{
    const Constant *rule = ownRule(m, id, Rule::LeadersTraits);
    const Card &c = m.s.cards[id];
    TraitMask traits;
    if (rule == nullptr || (m.inPlay(id) && (c.status & status::Blank) != 0))
        return traits;
    const CardId leader = m.s.leaders[c.controller];
    if (leader != kNone && m.s.cards[leader].controller == c.controller)
        traits |= m.defOf(leader).traits;
    for (const Zone arena : {Zone::Ground, Zone::Space})
        m.s.forEach(arena, 0, [&](CardId unit) {
            const Card &other = m.s.cards[unit];
            if (other.controller == c.controller && (other.status & status::LeaderUnit) != 0)
                traits |= m.defOf(unit).traits;
        });
    return traits.without(m.p.filters[rule->filter].traits);
}

/// Printed ones, and those that upgrades give.
TraitMask Board::traitsOf(CardId id) const
{
    TraitMask traits = defOf(id).traits;
    if (!mayChangeTraits(*this, id))
        return traits;
    traits |= traitsOfLeaders(*this, id);
    TraitMask lost;
    const bool blank = (s.cards[id].status & status::Blank) != 0;
    forConstants([&](const Ability &a, CardId source) {
        const Constant &k = a.constant;
        const bool gains = k.rule == Rule::GainsTrait;
        const View v = viewOf(source);
        if ((!gains && k.rule != Rule::LosesTrait) || !affectsTraits(*this, k.affects, id, v)
            || !holds(a.cond, v))
            return;
        TraitMask &to = gains ? traits : lost;
        if (!gains || !blank)
            to |= p.filters[k.filter].traits;
    });
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::LosesTraits && inPlay(id) && s.affects(e, id))
            lost |= p.filters[p.nodes[e.node].filter].traits;
    return traits.without(lost); // and cannot gain them
}

bool Board::affects(SelId affected, CardId id, const View &v) const
{
    const Selector &sel = p.selectors[affected];
    return sel.mode == SelectMode::Each ? matches(sel.filter, id, v) : refer(sel.ref, v) == id;
}

bool Board::hasTraits(CardId id, const TraitMask &any) const
{
    return traitsOf(id).any(any);
}

int upgradesThatFit(const Board &m, FilterId f, CardId card, const View &v)
{
    int n = 0;
    for (CardId u = m.s.cards[card].firstUpgrade; u != kNone; u = m.s.cards[u].next)
        n += m.matches(f, u, v) ? 1 : 0;
    return n;
}

/// How the card stands to others: what it is on, whom it attacks, what it has in common with them.
bool Board::relates(const Filter &f, CardId id, const View &v) const
{
    if (f.host != 0 && (s.cards[id].host == kNone || !matches(f.host, s.cards[id].host, v)))
        return false;
    if ((f.with != 0 && upgradesThatFit(*this, f.with, id, v) == 0)
        || (f.without != 0 && upgradesThatFit(*this, f.without, id, v) != 0))
        return false;
    bool fits = f.attacks == 0;
    for (int i = 0; i < s.attackCount && !fits; ++i) {
        const AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
        if (a.attacker != id || (a.flags & AttackRecord::Running) == 0)
            continue;
        fits = (a.flags & AttackRecord::DefenderLeft) == 0 ? matches(f.attacks, a.defender, v)
                                                           : fitDefender(a, f.attacks, v);
        const CardId second = secondDefender(*this, a);
        fits = fits || (second != kNone && matches(f.attacks, second, v));
    }
    const auto shares = [&](FilterId with, auto &&same) {
        bool any = with == 0;
        if (!any)
            collect(with, v).forEach([&](CardId other) { any = any || same(other); });
        return any;
    };
    return fits && shares(f.sharesName, [&](CardId o) { return hotOf(o).title == hotOf(id).title; })
        && shares(f.sharesAspect,
                  [&](CardId o) { return (hotOf(o).aspectMask & hotOf(id).aspectMask) != 0; })
        && shares(f.sharesTrait, [&](CardId o) { return hasTraits(id, traitsOf(o)); })
        && shares(f.sharesKeyword, [&](CardId o) { return keywordsOf(id).any(keywordsOf(o)); })
        && (f.sharesNoAspect == 0 || !shares(f.sharesNoAspect, [&](CardId o) {
                return (hotOf(o).aspectMask & hotOf(id).aspectMask) != 0;
            }));
}

/// The play that brought the card where it is: the last one. An earlier one made another copy of it
/// (CR 8.7.3).
const Deed *Board::playOf(CardId card) const
{
    const auto deeds = s.history.phase();
    for (std::size_t i = deeds.size(); i-- > 0;)
        if (deeds[i].is(DeedKind::Played) && deeds[i].card == card)
            return &deeds[i];
    return nullptr;
}

/// Of a card that has left play: who controlled it last (CR 8.11).
static PlayerId controllerOf(const Board &m, CardId id)
{
    const Card &c = m.s.cards[id];
    return !m.inPlay(id) && c.lastController != kNone ? c.lastController : c.controller;
}

PlayerId Board::playerOf(Who who, const View &v) const
{
    const AttackRecord *attack = nullptr;
    switch (who) {
    case Who::You:
    case Who::EachPlayer:
        return v.you;
    case Who::Opponent:
        if (kPlayers > 2 && v.ctx != nullptr && v.ctx->chosenPlayer < kPlayers
            && v.ctx->chosenPlayer != v.you)
            return v.ctx->chosenPlayer; // the one that was chosen
        return opponentOf(v.you);
    case Who::EachOpponent:
        return opponentOf(v.you);
    case Who::Chosen:
        return v.ctx == nullptr ? kNone : v.ctx->chosenPlayer;
    case Who::ControllerOfIt:
        return v.ctx == nullptr ? kNone : v.ctx->itController;
    case Who::OwnerOfIt: {
        const CardId it = refer(Ref::It, v);
        return it == kNone ? kNone : s.cards[it].owner;
    }
    case Who::DefendingPlayer:
        attack = attackOf(v);
        return attack == nullptr ? kNone : attack->defendingPlayer;
    case Who::OwnerOfSubject: {
        const CardId subject = refer(Ref::Subject, v);
        return subject == kNone ? kNone : s.cards[subject].owner;
    }
    case Who::ControllerOfSubject: {
        const CardId subject = refer(Ref::Subject, v);
        return subject == kNone ? kNone : controllerOf(*this, subject);
    }
    }
    return kNone;
}

std::uint8_t Board::playersOf(Who who, const View &v) const
{
    if (who == Who::EachPlayer)
        return kEverybody;
    if (who == Who::EachOpponent)
        return static_cast<std::uint8_t>(kEverybody & ~(1U << v.you));
    const PlayerId one = playerOf(who, v);
    return one < kPlayers ? core::playerBit(one) : std::uint8_t{0};
}

namespace {

struct SideCheck
{
    const Board &m;
    const View &v;
    [[nodiscard]] bool operator()(Side side, PlayerId player) const
    {
        const bool own = player == v.you;
        if (side <= Side::Enemy) // nearly all
            return side == Side::Any || own == (side == Side::Friendly);
        switch (side) {
        case Side::Any:
        case Side::Friendly:
        case Side::Enemy:
            break;
        case Side::ChosenPlayer:
            return player == m.playerOf(Who::Chosen, v);
        case Side::DefendingPlayer:
            return player == m.playerOf(Who::DefendingPlayer, v);
        case Side::SubjectsController:
            return player == m.playerOf(Who::ControllerOfSubject, v);
        case Side::HostsController: {
            const CardId host = m.refer(Ref::HostOfIt, v);
            return host != kNone && player == m.s.cards[host].controller;
        }
        }
        return false;
    }
};

} // namespace

/// `card`: the one that is meant, where it may have gained traits.
bool Board::defMatches(const Filter &f, DefId id, const View &v, CardId card) const
{
    if (f.anyCard)
        return true;
    const HotDef &d = m_db.hot[id];
    const auto any = [&](const TraitMask &traits) {
        return !traits.empty()
            && (card == kNone || !mayChangeTraits(*this, card) ? m_db.def(id).traits.any(traits)
                                                               : hasTraits(card, traits));
    };
    if ((!f.traits.empty() && !any(f.traits)) || any(f.notTraits))
        return false;
    if (f.aspects != 0 && (d.aspectMask & f.aspects) == 0)
        return false;
    if ((d.aspectMask & f.notAspects) != 0)
        return false;
    if (f.arenas != 0 && (d.kind != kind::Unit || (f.arenas & zoneBit(d.arena)) == 0))
        return false;
    if (f.name != 0 && d.title != f.name && (f.name2 == 0 || d.title != f.name2))
        return false;
    if (f.notName != 0 && d.title == f.notName)
        return false;
    if (f.costMin != 0 && d.cost < amount(f.costMin, v))
        return false;
    return f.costMax == 0 || d.cost <= amount(f.costMax, v);
}

bool Board::matches(FilterId f, CardId id, const View &v) const
{
    return f == 0 || matches(p.filters[f], id, v);
}

bool Board::matches(const Filter &f, CardId id, const View &v) const
{
    return matchesProper(f, id, v) || (f.alt != 0 && matches(p.filters[f.alt], id, v));
}

bool Board::matchesProper(const Filter &f, CardId id, const View &v) const
{
    const Card &c = s.cards[id];
    if (f.kinds != 0 && (kindsOf(id) & f.kinds) == 0)
        return false;
    if (f.printed != 0 && (hotOf(id).kind & f.printed) == 0)
        return false;
    if (f.zones != 0 && (f.zones & zoneBit(c.zone)) == 0)
        return false;
    const SideCheck side{*this, v};
    if (f.side == Side::HostsController && id == refer(Ref::HostOfIt, v))
        return false; // "another unit of the same player"
    if ((f.side != Side::Any && !side(f.side, c.controller))
        || (f.owner != Side::Any && !side(f.owner, c.owner)))
        return false;
    if (f.printedOnly)
        return f.anySuch || defMatches(f, c.def, v, id);
    return matchesRest(f, id, v);
}

/// What a filter may ask besides kinds, zones and sides.
bool Board::matchesRest(const Filter &f, CardId id, const View &v) const
{
    const Card &c = s.cards[id];
    if (!(f.keywords | f.notKeywords).empty()) {
        const Keywords has = keywordsOf(id);
        if ((!f.keywords.empty() && !has.any(f.keywords)) || has.any(f.notKeywords))
            return false;
    }
    if (!defMatches(f, c.def, v, id))
        return false;
    if ((f.powerMin | f.powerMax | f.hpMax | f.hpMin) != 0) {
        const bool arena = isArena(c.zone);
        const int power = arena ? c.power : hotOf(id).power;
        if ((f.powerMin != 0 && power < amount(f.powerMin, v))
            || (f.powerMax != 0 && power > amount(f.powerMax, v)))
            return false;
        const int hp = arena ? remainingHp(id) : hotOf(id).hp;
        if ((f.hpMax != 0 && hp > amount(f.hpMax, v)) || (f.hpMin != 0 && hp < amount(f.hpMin, v)))
            return false;
    }
    if ((f.host | f.with | f.without | f.attacks | f.sharesName | f.sharesAspect | f.sharesTrait
         | f.sharesNoAspect | f.sharesKeyword)
            != 0
        && !relates(f, id, v))
        return false;
    if ((f.playedFrom != 0 || f.playedBy != PlayWay::Plain) && !wasPlayedAs(f, id))
        return false;
    for (Props rest = f.require | f.exclude; rest != 0; rest &= rest - 1) {
        const Props one = rest & (~rest + 1U);
        if (hasProperty(one, id, v) != ((f.require & one) != 0))
            return false;
    }
    return true;
}

} // namespace playmat::swu
