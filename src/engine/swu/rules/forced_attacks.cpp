#include "engine/swu/rules/machine.h"

#include <algorithm>

/// "That unit's controller's next action must be an attack with it, if able" (CR 8.16): nothing
/// else is offered as long as the unit may attack.
namespace playmat::swu {

/// Those of the player's units with which the next action has to be an attack.
CardSet Plays::forcedAttackers(PlayerId player) const
{
    CardSet out;
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::MustAttack && e.player == player)
            s.forTargets(e, [&](CardId id) {
                if (isUnitInPlay(id) && s.cards[id].controller == player)
                    out.add(id);
            });
    return out;
}

/// Leaves nothing but the attacks that have to be made; those on units before those on bases.
/// Returns false if there are none and the player is free.
bool Questions::keepForcedAttacks(core::Decision &out) const
{
    const CardSet forced = forcedAttackers(out.player);
    if (forced.empty())
        return false;
    const auto isOne = [&](const core::Option &o) {
        return static_cast<OptionKind>(o.kind) == OptionKind::Attack && forced.has(o.card);
    };
    bool any = false;
    CardSet onUnits; // these must attack a unit
    for (const core::Option &o : out.options) {
        any = any || isOne(o);
        if (isOne(o) && isUnitInPlay(o.target))
            onUnits.add(o.card);
    }
    if (any)
        std::erase_if(out.options, [&](const core::Option &o) {
            return !isOne(o) || (onUnits.has(o.card) && !isUnitInPlay(o.target));
        });
    return any;
}

/// The player takes an action: it was about this one.
void Machine::endForcedAttacks(PlayerId player)
{
    for (std::size_t i = s.effects.size(); i-- > 0;) {
        const Effect &e = s.effects[i];
        if (e.kind != EffectKind::MustAttack || e.player != player)
            continue;
        announce(Ev::EffectEnded, e);
        dropEffect(i);
    }
}

} // namespace playmat::swu
