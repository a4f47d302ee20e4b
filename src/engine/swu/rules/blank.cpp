#include "engine/swu/rules/machine.h"

#include <algorithm>

/// What has lost its abilities (CR 8.14) by its name or by an upgrade. Effects on cards are looked
/// at where values are worked out (current_values.cpp).
namespace playmat::swu {

bool Board::isNamedBlank(CardId id) const
{
    const HotDef &d = hotOf(id);
    return d.type != CardType::Leader
        && std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
               return e.kind == EffectKind::PlayerRule && ruleOf(e) == Rule::BlankNamed
                   && e.player == s.cards[id].owner && e.value == d.title;
           });
}

bool Board::blanksHost(CardId upgrade, Rule rule) const
{
    bool blanks = false;
    if (hotOf(upgrade).blanks)
        forConstantsOf(upgrade, [&](const Ability &a, CardId) {
            blanks = blanks || (a.constant.rule == rule && holds(a.cond, viewOf(upgrade)));
        });
    return blanks;
}

/// What anything else takes, the upgrade cannot give; two such upgrades take each other's.
CardId Board::keeperOf(CardId unit) const
{
    CardId keeper = kNone;
    bool none = losesByName(unit);
    for (const Effect &e : s.effects)
        none = none || (e.kind == EffectKind::LoseAbilities && s.affects(e, unit));
    for (CardId u = s.cards[unit].firstUpgrade; u != kNone; u = s.cards[u].next) {
        const bool keeps = blanksHost(u, Rule::BlankOthers);
        none = none || blanksHost(u, Rule::Blank) || (keeps && keeper != kNone);
        keeper = keeps ? u : keeper;
    }
    return none ? kNone : keeper;
}

} // namespace playmat::swu
