#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Cards that have lost their abilities (CR 8.14) because of their name or an upgrade. Effects on
/// cards are handled where values are calculated (current_values.cpp).
namespace playmat::swu {

bool isBlankToken(const Board &m, CardId id)
{
    bool blank = false;
    if (m.ruleInPlay(Rule::Blank))
        m.forConstants([&](const Ability &a, CardId source) {
            const Selector &of = m.p.selectors[a.constant.affects];
            blank = blank
                || (a.constant.rule == Rule::Blank && of.mode == SelectMode::Each
                    && m.matches(of.filter, id, m.viewOf(source)));
        });
    return blank;
}

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

bool Board::hasGrants(CardId upgrade) const
{
    const CardId host = s.cards[upgrade].host;
    return host != kNone
        && ((s.cards[host].status & status::Blank) == 0 || keeperOf(host) == upgrade);
}

/// kNone if anything else blanks the unit, too; two different upgrades of that sort cancel each
/// other, two copies of one leave the same.
CardId Board::keeperOf(CardId unit) const
{
    CardId keeper = kNone;
    bool none = losesByName(unit);
    for (const Effect &e : s.effects)
        none = none || (e.kind == EffectKind::LoseAbilities && s.affects(e, unit));
    for (CardId u = s.cards[unit].firstUpgrade; u != kNone; u = s.cards[u].next) {
        const bool keeps = blanksHost(u, Rule::BlankOthers);
        const bool other = keeper != kNone && s.cards[keeper].def != s.cards[u].def;
        none = none || blanksHost(u, Rule::Blank) || (keeps && other);
        keeper = keeps ? u : keeper;
    }
    return none ? kNone : keeper;
}

} // namespace playmat::swu
