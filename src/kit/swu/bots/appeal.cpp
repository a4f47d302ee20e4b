#include "kit/swu/bots/appeal.h"

#include <algorithm>

namespace playmat::bots {

namespace {

using swu::Card;
using swu::CardId;
using swu::Game;
using swu::OptionKind;
using swu::State;

int lifeOf(const Card &c)
{
    return std::max(0, c.hp - c.damage);
}

bool isShielded(const Game &game, const Card &c)
{
    for (CardId on = c.firstUpgrade; on != swu::kNone; on = game.state().cards[on].next)
        if (game.state().cards[on].def == game.db().shield)
            return true;
    return false;
}

/// What a unit is worth on the table, in the same measure.
double worthOf(const Card &c)
{
    return c.power + 0.8 * lifeOf(c);
}

double attackAppeal(const Game &game, const core::Option &o)
{
    const State &s = game.state();
    const Card &attacker = s.cards[o.card];
    const Card &target = s.cards[o.target];
    const int power = attacker.power + attacker.raid;
    if (target.zone == swu::Zone::Base)
        return power >= lifeOf(target) ? 100 : 4 + 0.9 * power;
    const bool safe = isShielded(game, attacker);
    const bool saboteur = attacker.keywords.any(swu::kw::Saboteur);
    const bool kills = power >= lifeOf(target) && (saboteur || !isShielded(game, target));
    const bool dies = !safe && target.power >= lifeOf(attacker)
        && !(kills && attacker.marks.any(swu::mark::DealsFirst));
    double appeal = 3 + (kills ? 0.9 * worthOf(target) : 0.4 * std::min(power, lifeOf(target)));
    appeal -= dies ? 0.9 * worthOf(attacker) : safe ? 0.5 : 0.4 * target.power;
    return appeal;
}

/// Of a card that is chosen for something: enemies first, and among them the best.
double cardAppeal(const Game &game, const core::Option &o)
{
    const core::Decision &d = game.decision();
    const Card &c = game.state().cards[o.card];
    const bool resource = d.kind == core::DecisionKind::Resource;
    if (resource) // dear cards can wait in hand no longer than cheap ones help
        return 2 + 0.3 * game.db().hot[c.def].cost;
    if (!swu::isArena(c.zone))
        return 1 + 0.3 * game.db().hot[c.def].cost;
    return c.controller == d.player ? 1 : 1 + 0.5 * worthOf(c);
}

} // namespace

double appealOf(const Game &game, const core::Option &o)
{
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Deploy:
        return 12;
    case OptionKind::Play:
        return 5 + o.cost;
    case OptionKind::Attack:
        return attackAppeal(game, o);
    case OptionKind::Ability:
        return 4;
    case OptionKind::TakeInitiative:
        return 2;
    case OptionKind::Yes:
    case OptionKind::Keep:
        return 3;
    case OptionKind::Card:
        return o.card == swu::kNone ? 1 : cardAppeal(game, o);
    default:
        return 0;
    }
}

} // namespace playmat::bots
