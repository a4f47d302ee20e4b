#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Damage that is not dealt (CR 8.20): by abilities that prevent some of it, then by a Shield,
/// which prevents all the rest. Whoever controls the unit may choose the order (CR 7.7.5); in the
/// other one a Shield would be lost for damage that needed none, and nothing else would differ.
namespace playmat::swu {

/// Calls f(card, amount) for each card that prevents that much of any damage to this one.
template <class F>
static void forPrevention(const Board &m, CardId victim, F &&f)
{
    if (!m.ruleInPlay(Rule::PreventsDamage))
        return;
    m.forConstants([&](const Ability &a, CardId source) {
        if (a.constant.rule != Rule::PreventsDamage)
            return;
        const View v = m.viewOf(source);
        if (m.refer(m.p.selectors[a.constant.affects].ref, v) == victim && m.holds(a.cond, v))
            f(source, m.amount(a.constant.amount, v));
    });
}

/// How much of any damage to this card is prevented, Shields apart.
int Plays::preventedFrom(CardId victim) const
{
    int sum = 0;
    forPrevention(*this, victim, [&](CardId, int most) { sum += most; });
    return sum;
}

/// What is left of it after those that prevent some of it.
int Changes::afterPrevention(CardId victim, int damage)
{
    if (ruleInPlay(Rule::PreventsDamage))
        forPrevention(*this, victim, [&](CardId source, int most) {
            const int prevented = std::min(most, damage);
            damage -= prevented;
            if (prevented > 0)
                emit(Ev::DamagePrevented, source, victim, prevented);
        });
    return damage;
}

/// The Shield that takes all the damage is defeated.
void Changes::useShield(CardId victim, int damage)
{
    CardId shield = s.cards[victim].firstUpgrade;
    while (s.cards[shield].def != m_db.shield)
        shield = s.cards[shield].next;
    emit(Ev::ShieldUsed, shield, victim, damage);
    CardSet one;
    one.add(shield);
    defeat(one, s.cards[victim].controller);
}

} // namespace playmat::swu
