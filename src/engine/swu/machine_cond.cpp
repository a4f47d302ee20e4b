#include "engine/swu/machine.h"

namespace playmat::swu {

namespace {

[[nodiscard]] Kinds printedKinds(const CardDef &d)
{
    switch (d.type) {
    case CardType::Leader:
        return kind::Leader;
    case CardType::Base:
        return kind::Base;
    case CardType::Unit:
    case CardType::TokenUnit:
        return kind::Unit;
    case CardType::Upgrade:
    case CardType::TokenUpgrade:
        return kind::Upgrade;
    case CardType::Event:
        return kind::Event;
    case CardType::None:
        break;
    }
    return 0;
}

/// At least how many, for conditions in which no amount means one.
[[nodiscard]] int atLeast(const Machine &m, AmountId id, const View &v)
{
    return id == 0 ? 1 : m.amount(id, v);
}

} // namespace

/// Cards of the filter that `player` played this phase; the play of the looking card itself is not
/// counted where others are asked for.
static int countPlayed(const Machine &m, const CardDb &db, const State &s, const Cond &c,
                       PlayerId player, const View &v)
{
    int n = 0;
    const PlayedCard *own = c.other ? m.playOf(v.self) : nullptr;
    for (const PlayedCard &one : s.history.played) {
        if (one.player != player || &one == own)
            continue;
        if (c.filter == 0) {
            ++n;
            continue;
        }
        const Filter &f = db.program.filters[c.filter];
        const DefId def = s.cards[one.card].def;
        const bool kindFits = f.kinds == 0 || (printedKinds(db.defs[def]) & f.kinds) != 0;
        n += kindFits && m.defMatches(f, def, v) ? 1 : 0;
    }
    return n;
}

static int sideSum(const std::array<std::uint8_t, kPlayers> &values, Side side, PlayerId you)
{
    int sum = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (side == Side::Any || (side == Side::Friendly) == (player == you))
            sum += values[player];
    return sum;
}

/// The most damage on a base of the side.
static int worstBase(const State &s, Side side, PlayerId you)
{
    int worst = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (side == Side::Any || (side == Side::Friendly) == (player == you))
            worst = std::max<int>(worst, s.cards[s.bases[player]].damage);
    return worst;
}

static int unitCount(const Machine &m, const State &s, PlayerId player)
{
    int n = 0;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, [&](CardId id) {
            n += s.cards[id].controller == player && m.isUnitInPlay(id) ? 1 : 0;
        });
    return n;
}

/// Whether a defender that has left its attack fitted, as far as that is remembered (CR 8.11): what
/// is printed on it, its arena and its damage. "While attacking a damaged unit" outlasts the unit,
/// so that Overwhelm finds all the damage in excess (CR 7.5.7, ruling on SOR_130).
bool Machine::defenderMatched(FilterId id, const View &v) const
{
    const AttackRecord *a = attackOf(v);
    if (a == nullptr || !isArena(a->arena))
        return false;
    const Filter &f = p.filters[id];
    const Props known = (a->flags & AttackRecord::DefenderDamaged) != 0 ? prop::Damaged : Props{};
    return (f.kinds == 0 || (f.kinds & kind::Unit) != 0)
        && (f.zones == 0 || (f.zones & zoneBit(a->arena)) != 0) && (f.require & ~known) == 0
        && (f.exclude & known) == 0 && defMatches(f, s.cards[a->defender].def, v);
}

bool Machine::holds(CondId id, const View &v) const
{
    if (id == 0)
        return true;
    const Cond &c = p.conds[id];
    const auto result = [&]() -> bool {
        const AttackRecord *attack = nullptr;
        CardId ref = kNone;
        switch (c.op) {
        case CondOp::Exists:
            return collect(c.filter, v).count() >= atLeast(*this, c.amount, v);
        case CondOp::Matches:
            ref = refer(c.ref, v);
            if (ref == kNone && c.ref == Ref::Defender)
                return defenderMatched(c.filter, v);
            return ref != kNone && matches(c.filter, ref, v);
        case CondOp::Initiative:
            return s.initiative == v.you;
        case CondOp::PlayedThisPhase:
            return countPlayed(*this, m_db, s, c, playerOf(c.who, v), v)
                >= atLeast(*this, c.amount, v);
        case CondOp::DefeatedThisPhase:
            return sideSum(s.history.defeatedUnits, c.side, v.you) > 0;
        case CondOp::LeftPlayThisPhase:
            return sideSum(s.history.leftPlayUnits, c.side, v.you) > 0;
        case CondOp::BaseDamageThisPhase:
            return s.history.baseDamageBy[v.you] >= atLeast(*this, c.amount, v);
        case CondOp::Resources: {
            const PlayerId who = playerOf(c.who, v);
            return who != kNone && resources(who) >= atLeast(*this, c.amount, v);
        }
        case CondOp::BaseDamage:
            return worstBase(s, c.side, v.you) >= atLeast(*this, c.amount, v);
        case CondOp::BaseHpMax:
            return remainingHp(s.bases[v.you]) <= amount(c.amount, v);
        case CondOp::MoreUnitsThan: {
            const PlayerId who = playerOf(c.who, v);
            return who != kNone && unitCount(*this, s, v.you) > unitCount(*this, s, who);
        }
        case CondOp::DidIt:
            return v.ctx != nullptr && v.ctx->did != 0;
        case CondOp::NumberIs:
            return v.ctx != nullptr && v.ctx->number == amount(c.amount, v);
        case CondOp::NumberMax:
            return v.ctx != nullptr && v.ctx->number <= amount(c.amount, v);
        case CondOp::DistinctAspects: {
            unsigned mask = 0;
            collect(c.filter, v).forEach([&](CardId one) { mask |= defOf(one).aspectMask; });
            return std::popcount(mask) >= amount(c.amount, v);
        }
        case CondOp::ActionPhase:
            return s.phase == Phase::Action;
        case CondOp::AttackingBase:
            attack = attackOf(v);
            return attack != nullptr && (kindsOf(attack->defender) & kind::Base) != 0;
        case CondOp::DefenderDefeated:
            attack = attackOf(v);
            return attack != nullptr && (attack->flags & AttackRecord::DefenderDefeated) != 0;
        case CondOp::And:
            return holds(c.a, v) && holds(c.b, v);
        case CondOp::Or:
            return holds(c.a, v) || holds(c.b, v);
        default:
            break;
        }
        return false;
    };
    return result() != c.negate;
}

} // namespace playmat::swu
