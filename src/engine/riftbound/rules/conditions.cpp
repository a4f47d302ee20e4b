#include "engine/riftbound/rules/extra_costs.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>

/// Conditions of abilities and effects.
namespace playmat::riftbound {

namespace {

/// The cards that the player has finalized this turn, without the source (812.1.c).
int playedBesides(const Board &m, const View &v)
{
    const bool own = v.self != kNone && m.s.cards[v.self].is(status::PlayedNow);
    return m.s.players[v.you].played - (own ? 1 : 0);
}

bool allFit(const Board &m, const Cond &c, const View &v)
{
    bool all = true;
    m.selected(c.of, v).forEach(
        [&](CardId id) { all = all && m.matches(m.p.filters[c.filter], id, v); });
    return all;
}

bool oneOnOne(const Board &m, const View &v)
{
    if (v.self == kNone || !m.s.cards[v.self].is(status::Attacker | status::Defender))
        return false;
    const Card &c = m.s.cards[v.self];
    return m.unitsAt(c.place, c.controller) == 1
        && m.unitsAt(c.place, opponentOf(c.controller)) == 1;
}

bool hasPair(const Board &m, PlayerId player)
{
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].controller == player && m.unitsAt(place, player) == 2)
            return true;
    return false;
}

int runesOf(const Board &m, PlayerId player)
{
    int count = 0;
    m.s.forEach(Zone::Base, player,
                [&](CardId id) { count += m.s.cards[id].kind == Kind::Rune ? 1 : 0; });
    return count;
}

/// Whether an opponent has played a spell this turn besides the one that was chosen (419.4.b).
bool playedAnother(const Board &m, const View &v)
{
    const PlayerId other = opponentOf(v.you);
    int spells = m.s.players[other].spells;
    if (const CardId it = m.besides(v); it != kNone)
        if (const ChainItem *item = m.s.itemOf(it); item != nullptr && item->player() == other)
            --spells;
    return spells > 0;
}

/// Whether the ability of the card that its player has just used costs this much energy.
bool usedFor(const Board &m, CardId source, int energy)
{
    for (std::size_t i = m.s.chain.size(); i > 0; --i) {
        const ChainItem &item = m.s.chain[i - 1];
        if (item.ability != 0 && item.played != 0 && m.s.contexts[item.ctx].source == source)
            return m.p.abilities[item.ability].cost.resources.energy >= energy;
    }
    return false;
}

/// Conditions about one object: the source, or the card of the event.
bool heldByOne(const Board &m, const Cond &c, const View &v)
{
    switch (c.kind) {
    case CondKind::Wounded:
        return v.self != kNone && m.s.wounded.has(v.self);
    case CondKind::Conqueror:
        return v.self != kNone && m.s.conquerors.has(v.self);
    case CondKind::FromElsewhere:
        return m.s.playedFrom != Zone::Hand;
    case CondKind::AnotherSpell:
        return playedAnother(m, v);
    case CondKind::ShowdownHere:
        return m.s.showdown.going() && m.s.showdown.place == m.placeOf(v);
    case CondKind::CanEmpower:
        return v.self != kNone && canBecomeEmpowered(m, v.self);
    case CondKind::AbilityCost:
        return v.ctx != nullptr && v.ctx->subject != kNone && usedFor(m, v.ctx->subject, c.number);
    default:
        return false;
    }
}

/// Conditions about what the player did this turn.
bool heldThisTurn(const Board &m, const Cond &c, const View &v)
{
    const PlayerState &you = m.s.players[v.you];
    switch (c.kind) {
    case CondKind::Spent:
        return you.spent >= c.number;
    case CondKind::GainedXp:
        return you.xpGained != 0;
    case CondKind::Spells:
        return you.spells >= c.number;
    case CondKind::Units:
        return you.units >= c.number;
    case CondKind::Gear:
        return you.gear >= c.number;
    case CondKind::InShowdown:
        return m.s.showdown.going();
    case CondKind::Beginning:
        return m.s.turnPlayer == v.you && m.s.phase == Phase::Beginning;
    case CondKind::NearMe:
        return you.points + c.number >= m.s.victoryScore;
    case CondKind::NotInHand:
        return v.self != kNone && m.s.cards[v.self].zone != Zone::Hand;
    case CondKind::SpentOnIt: {
        const ChainItem *item
            = v.ctx == nullptr || v.ctx->subject == kNone ? nullptr : m.s.itemOf(v.ctx->subject);
        return item != nullptr && item->cost.energy >= c.number;
    }
    case CondKind::Amounts:
        return m.amount(c.amount, v) >= c.number && m.amount(c.amount, v) <= c.most;
    case CondKind::RunesBehind:
        return runesOf(m, v.you) < runesOf(m, opponentOf(v.you));
    case CondKind::DiedEarly:
        return you.diedEarly > 0;
    case CondKind::Equipment:
        return you.equipment >= c.number;
    case CondKind::PowerSpent:
        return you.powerSpent >= c.number;
    case CondKind::EnemiesChosen:
        return you.enemiesChosen >= c.number;
    case CondKind::EnemyUnits:
        return you.enemyUnits >= c.number;
    default:
        return heldByOne(m, c, v);
    }
}

/// Conditions about the showdown and the turn.
bool holdsNow(const Board &m, const Cond &c, const View &v)
{
    if (v.you >= kPlayers)
        return heldByOne(m, c, v); // "you" is nobody (187.6)
    const PlayerState &you = m.s.players[v.you];
    const PlayerState &other = m.s.players[opponentOf(v.you)];
    switch (c.kind) {
    case CondKind::Level:
        return you.xp >= c.number;
    case CondKind::Excess:
        return m.s.showdown.excess[v.you] >= c.number;
    case CondKind::Near:
        return other.points + c.number >= m.s.victoryScore;
    case CondKind::Played:
        return you.played == c.number;
    case CondKind::Moves:
        return v.self != kNone && m.s.cards[v.self].moves >= c.number
            && m.s.cards[v.self].moves <= c.most;
    case CondKind::NotAll:
        return !m.holds(c.of, v);
    case CondKind::Holder:
        return v.ctx != nullptr && v.ctx->place != kNone
            && m.s.places[v.ctx->place].controller == v.you;
    case CondKind::Died:
        return you.died + other.died > 0;
    case CondKind::EnemyDied:
        return other.died > 0;
    case CondKind::FromHidden:
        return v.ctx != nullptr && v.ctx->hidden != kNone;
    case CondKind::OneOnOne:
        return oneOnOne(m, v);
    case CondKind::WasOpen:
        return !m.s.showdown.wasHeld;
    case CondKind::Attacked:
        return m.s.showdown.attacker == v.you;
    case CondKind::FirstTurn:
        return you.turns == 1;
    case CondKind::Pair:
        return hasPair(m, v.you);
    default:
        return heldThisTurn(m, c, v);
    }
}

/// Whether an optional additional cost of the card itself was paid, other than Accelerate.
bool paidFor(const Context &c)
{
    constexpr unsigned kOwn = (1U << kAccelerated) - 1;
    return (c.paid & kOwn) != 0;
}

bool holdsBare(const Board &m, const Cond &c, const View &v)
{
    switch (c.kind) {
    case CondKind::None:
        return true;
    case CondKind::Killed:
        return v.ctx != nullptr && v.ctx->killed;
    case CondKind::Did:
        return v.ctx != nullptr && v.ctx->did;
    case CondKind::Paid:
        return v.ctx != nullptr && paidFor(*v.ctx);
    case CondKind::Count: {
        const int count = m.collect(m.p.filters[c.filter], v).count();
        return count >= c.number && count <= c.most;
    }
    case CondKind::Alone: {
        const CardSet units = m.selected(c.of, v);
        return !units.empty() && m.isUnit(units.first()) && m.unitsWith(units.first()) == 1;
    }
    case CondKind::Status:
        return v.self != kNone && (m.s.cards[v.self].status & c.status) != 0;
    case CondKind::AtBattlefield:
        return v.self != kNone && m.s.cards[v.self].zone == Zone::Battlefield;
    case CondKind::Discarded:
        return m.s.players[v.you].discarded > 0;
    case CondKind::Legion:
        return playedBesides(m, v) > 0;
    case CondKind::FightingAlone:
        return v.self != kNone && m.s.cards[v.self].is(status::Attacker | status::Defender)
            && m.unitsWith(v.self) == 1;
    case CondKind::TheirTurn:
        return m.s.turnPlayer != v.you;
    case CondKind::InHand:
        return m.s.count(Zone::Hand, v.you) <= c.number;
    case CondKind::Fits:
        return !m.selected(c.of, v).empty() && allFit(m, c, v);
    default:
        return holdsNow(m, c, v);
    }
}

} // namespace

bool Board::holds(CondId id, const View &v) const
{
    const Cond &c = p.conds[id];
    return holdsBare(*this, c, v) != c.denied && (c.also == 0 || holds(c.also, v));
}

} // namespace playmat::riftbound
