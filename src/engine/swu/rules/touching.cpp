#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Which changes make current values stale (CR 1.8.3): those of something that a constant ability
/// in play looks at (State::reads), those of whoever has such an ability, and nothing else.
namespace playmat::swu {

/// Whether other cards' values may depend on this one for what it says or adds: not on a unit that
/// has no constant abilities, nor on a Shield.
static bool gives(const HotDef &d, bool attached)
{
    const bool toUnit = d.power != 0 || d.hp != 0 || !d.grants.empty() || d.blanks || d.unique;
    return d.constants || (attached && toUnit);
}

/// To or from an arena. A card that gives nothing and that nothing looks at enters with no values
/// but its own to work out, and leaves without any.
void Records::touchUnits(CardId id, const HotDef &was, bool attached, Zone from, Zone to)
{
    touchAttacks();
    const bool enters = !isArena(from);
    if (gives(was, attached) || (isArena(from) && isArena(to)) || (s.derivedDirty && enters)) {
        touchAll();
    } else if (enters) {
        s.derivedDirty = true;
        m_entered = id;
    } else if (m_entered == id) {
        m_entered = kNone;
        s.derivedDirty = false;
    }
}

/// It changes the unit it is on, unless it is a Shield or the like.
void Records::touchAttached(CardId upgrade, Zone from)
{
    touch(reads::Units | kZoneReads[static_cast<std::size_t>(from)]);
    touchAttacks();
    if (gives(hotOf(upgrade), true))
        touchAll();
}

/// Whether a constant ability of the card, or of what is on it, looks at the attack it takes part
/// in.
static bool looksAtItsAttack(const Board &m, CardId id)
{
    const auto looks
        = [&](CardId one) { return (m.hotOf(one).reads & reads::own(reads::Attack)) != 0; };
    bool any = looks(id);
    for (CardId u = m.s.cards[id].firstUpgrade; u != kNone && !any; u = m.s.cards[u].next)
        any = looks(u);
    return any;
}

bool Board::anyLooksAtItsAttack() const
{
    return std::any_of(
        s.attacks.begin(), s.attacks.begin() + s.attackCount, [&](const AttackRecord &a) {
            return looksAtItsAttack(*this, a.attacker) || looksAtItsAttack(*this, a.defender);
        });
}

} // namespace playmat::swu
