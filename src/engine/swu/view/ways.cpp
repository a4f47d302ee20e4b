#include "engine/swu/view/ways.h"

#include "engine/swu/rules/machine.h"

namespace playmat::swu {

std::vector<WayToPlay> waysToPlay(const CardDb &db, const State &state, PlayerId player,
                                  CardId card)
{
    State copy = state;
    Machine m(db, copy, nullptr);
    std::vector<WayToPlay> ways;
    const auto add = [&](AbilityId way) {
        const PlayTerms terms{.way = way};
        WayToPlay &one = ways.emplace_back();
        one.way = way;
        one.cost = m.cost(player, card, terms);
        one.why = m.whyNotPlay(player, card, terms, kNone);
        if (one.why.code == static_cast<int>(Reason::NotEnoughResources))
            one.why.params[3] = one.cost.penalty;
    };
    if (copy.cards[card].zone == Zone::Hand)
        forForms(m, card, add);
    else
        m.forWays(player, card, add);
    return ways;
}

std::vector<AbilityId> bountiesOf(const CardDb &db, const State &state, CardId unit)
{
    State copy = state;
    Machine m(db, copy, nullptr);
    std::vector<AbilityId> bounties;
    if (m.isUnitInPlay(unit))
        m.forAbilities(unit, [&](AbilityId id) {
            if (db.program.abilities[id].triggers.any(trig::Bounty))
                bounties.push_back(id);
        });
    return bounties;
}

} // namespace playmat::swu
