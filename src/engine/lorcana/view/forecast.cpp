#include "engine/lorcana/view/forecast.h"

#include "engine/lorcana/rules/machine.h"

#include <algorithm>

namespace playmat::lorcana {

namespace {

int damageTo(const Machine &m, CardId id, int strength)
{
    const Card &c = m.s.cards[id];
    return c.may(Rule::CantBeDamaged) ? 0 : std::max(0, strength - c.resist);
}

bool banishedBy(const Machine &m, CardId id, int damage)
{
    return damage > 0 && m.s.cards[id].damage + damage >= m.willpowerOf(id);
}

} // namespace

ChallengeForecast forecastChallenge(const CardDb &db, const State &state, CardId challenger,
                                    CardId target)
{
    State copy = state;
    Machine m(db, copy, nullptr);
    copy.challenge = {challenger, target, copy.cards[challenger].serial, copy.cards[target].serial};
    copy.cards[challenger].status |= status::Exerted;
    m.derive(); // what holds while it challenges
    ChallengeForecast out;
    out.strength = std::max(0, m.strengthOf(challenger));
    out.challenger = copy.cards[challenger].challenger;
    out.back = m.defOf(target).type == Kind::Character ? std::max(0, m.strengthOf(target)) : 0;
    out.resist = copy.cards[target].resist;
    out.ownResist = copy.cards[challenger].resist;
    out.protects = copy.cards[target].may(Rule::CantBeDamaged);
    out.dealt = damageTo(m, target, out.strength);
    out.taken = damageTo(m, challenger, out.back);
    out.banishes = banishedBy(m, target, out.dealt);
    out.isBanished = banishedBy(m, challenger, out.taken);
    return out;
}

} // namespace playmat::lorcana
