#include "engine/swu/rules/machine.h"

namespace playmat::swu {

/// Notes on a card what a rule that an ability or a keyword gives it means for it.
void Records::applyRule(const Constant &k, CardId target)
{
    Card &c = s.cards[target];
    switch (k.rule) {
    case Rule::CantBeAttacked:
        c.marks |= mark::CantBeAttacked;
        break;
    case Rule::CantAttackBases:
        c.marks |= mark::CantAttackBases;
        break;
    case Rule::CantAttack:
        c.marks |= mark::CantAttack;
        break;
    case Rule::CantReady:
        c.marks |= mark::CantReady;
        break;
    case Rule::CanAttackArena:
        c.marks |= k.zone == Zone::Ground ? mark::AttacksGround : mark::AttacksSpace;
        break;
    case Rule::DealsDamageFirst:
        c.marks |= mark::DealsFirst;
        break;
    case Rule::SurvivesNoHp:
        c.marks |= mark::SurvivesNoHp;
        break;
    case Rule::CantBeDefeated:
        c.marks |= mark::CantBeDefeated;
        break;
    case Rule::CantBeReturned:
        c.marks |= mark::CantBeReturned;
        break;
    case Rule::CantChangeControl:
        c.marks |= mark::CantChangeControl;
        break;
    case Rule::CantBeExhausted:
        c.marks |= mark::CantBeExhausted;
        break;
    case Rule::NoRegroupReady:
        c.marks |= mark::NoRegroupReady;
        break;
    case Rule::DealsByHp:
        c.marks |= mark::DealsByHp;
        break;
    default:
        break;
    }
}

} // namespace playmat::swu
