#include "engine/riftbound/rules/extra_costs.h"

#include "engine/riftbound/rules/chapters.h"

#include <algorithm>

namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using core::Option;

namespace {

/// An additional cost to play the card.
struct Extra
{
    const char *name = "";
    const Ability *ability = nullptr; ///< null: the cost of a keyword
    Cost cost;
};

std::vector<Extra> extrasOf(const Board &m, CardId card)
{
    std::vector<Extra> out;
    const CardDef &def = m.defOf(card);
    if (def.keywords.has(Kw::Accelerate)) {
        Extra one{"accelerate", nullptr, {}};
        one.cost.energy = 1;
        one.cost.addPips(def.domains, 1);
        out.push_back(one);
    }
    m.forAbilities(card, [&](AbilityId, const Ability &a) {
        if (a.kind == AbilityKind::Additional && a.optional)
            out.push_back({"optional", &a, a.cost.resources});
    });
    return out;
}

Cost sum(Cost a, const Cost &b)
{
    return a += b;
}

bool payable(const Board &m, const ChainItem &item, const Extra &extra)
{
    const View v = m.viewOf(m.s.contexts[item.ctx]);
    CardSet gone = m.takenByCosts(item);
    int less = 0;
    if (extra.ability != nullptr) {
        if (!m.canPayPart(extra.ability->cost, v))
            return false;
        less = extra.ability->cost.discount;
        gone = gone | m.leastGiving(extra.ability->cost.part, v);
    }
    const Cost cost = sum(lessEnergy(item.cost, less), extra.cost);
    return m.canPay(item.controller, leastCost(m, item.card, v, cost), m.isSpell(item), gone);
}

bool isRepeat(const Extra &extra)
{
    return extra.ability != nullptr && extra.ability->byKeyword
        && extra.ability->keyword == Kw::Repeat;
}

PlayerId nameOf(const Extra &extra)
{
    return extra.ability == nullptr ? 0 : isRepeat(extra) ? 2 : 1;
}

/// The cards that all additional costs of this choice use up.
CardSet goneWith(const Board &m, const ChainItem &item, const Decision &d, const Answer &a)
{
    const auto extras = extrasOf(m, item.card);
    const View v = m.viewOf(m.s.contexts[item.ctx]);
    CardSet out = m.takenByCosts(item);
    for (const std::uint16_t id : a.options)
        if (const Extra &extra = extras[static_cast<std::size_t>(d.options[id].number)];
            extra.ability != nullptr)
            out = out | m.leastGiving(extra.ability->cost.part, v);
    return out;
}

} // namespace

Cost lessEnergy(Cost cost, int energy)
{
    cost.energy = static_cast<std::uint8_t>(std::max(0, cost.energy - energy));
    return cost;
}

Cost lessPower(Cost cost, const FullCost &part, int cards)
{
    if (part.savesPower == kNone)
        return cost;
    std::uint8_t &pips = cost.power[part.savesPower];
    pips = static_cast<std::uint8_t>(std::max(0, pips - cards));
    return cost;
}

int waysToPay(const Board &m, const CostPart &part, const View &v)
{
    const CardSet all = m.partCards(part, v);
    if (part.kind != CostPart::Kind::SpendBuff)
        return all.count();
    int buffs = 0;
    all.forEach([&](CardId id) { buffs += m.buffsOn(id); });
    return buffs;
}

Cost leastCost(const Board &m, CardId card, const View &v, Cost cost)
{
    m.forAbilities(card, [&](AbilityId, const Ability &a) {
        if (a.kind == AbilityKind::Additional && a.cost.part.anyNumber)
            cost = lessPower(cost, a.cost, waysToPay(m, a.cost.part, v));
    });
    return cost;
}

int hidesForEnergy(const Board &m, PlayerId player)
{
    int energy = 0;
    m.s.forEach(Zone::Legend, player, [&](CardId id) {
        m.forAbilities(id, [&](AbilityId, const Ability &a) {
            const Node &n = m.p.nodes[a.effect];
            if (a.kind == AbilityKind::Static && allOps()[n.op]->always == Always::HidesForEnergy)
                energy = m.amount(n.amount, {player, id, nullptr, kNone});
        });
    });
    return energy;
}

Cost costToHide(const Board &m, PlayerId player, bool energy)
{
    Cost out;
    const bool free = std::any_of(m.s.effects.begin(), m.s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::FreeHides && e.controller == player;
    });
    if (energy)
        out.energy = static_cast<std::uint8_t>(hidesForEnergy(m, player));
    else
        out.any = free ? 0 : 1;
    return out;
}

bool asksHideCost(const Board &m, ChainItem &item)
{
    const PlayerId player = item.controller;
    const Cost energy = costToHide(m, player, true);
    if (zoneOf(item.to) != Zone::Facedown || hidesForEnergy(m, player) == 0 || item.cost.free()
        || !m.canPay(player, energy, false))
        return false;
    if (m.canPay(player, item.cost, false))
        return true;
    item.cost = energy;
    return false;
}

void askHideCost(const Board &m, const ChainItem &item, Decision &out)
{
    constexpr PlayerId kEnergyName = 3;
    m.begin(out, DecisionKind::ChooseCosts, Prompt::Costs, item.controller, 0, 1);
    out.source = item.card;
    Option &o = m.offer(out, OptionKind::Cost);
    o.cost = costToHide(m, item.controller, true).energy;
    o.player = kEnergyName;
}

void askCosts(const Board &m, const ChainItem &item, Decision &out)
{
    m.begin(out, DecisionKind::ChooseCosts, Prompt::Costs, item.controller, 0, 0);
    out.source = item.card;
    const auto extras = extrasOf(m, item.card);
    for (std::size_t i = 0; i < extras.size(); ++i) {
        if (!payable(m, item, extras[i]))
            continue;
        Option &o = m.offer(out, OptionKind::Cost);
        o.number = static_cast<std::int16_t>(i);
        o.cost = extras[i].cost.energy;
        o.player = nameOf(extras[i]); // the index of the name shown for the option
    }
    out.max = static_cast<std::int16_t>(out.options.size());
    // A card that is affordable only with a cost-saving option cannot be played without it (356).
    const Cost least = leastCost(m, item.card, m.viewOf(m.s.contexts[item.ctx]), item.cost);
    const bool alone = m.canPay(item.controller, least, m.isSpell(item), m.takenByCosts(item));
    out.min = alone ? 0 : 1;
}

Cost costWith(const Board &m, const ChainItem &item, const Decision &d, const Answer &a)
{
    const auto extras = extrasOf(m, item.card);
    Cost cost = item.cost;
    for (const std::uint16_t id : a.options) {
        const Extra &extra = extras[static_cast<std::size_t>(d.options[id].number)];
        if (extra.ability != nullptr)
            cost = lessEnergy(cost, extra.ability->cost.discount);
        cost += extra.cost;
    }
    return cost;
}

bool hasExtras(const Board &m, const ChainItem &item)
{
    const auto extras = extrasOf(m, item.card);
    return std::any_of(extras.begin(), extras.end(),
                       [&](const Extra &extra) { return payable(m, item, extra); });
}

int Board::repeats(const ChainItem &item) const
{
    if (item.ability != 0 || !defOf(item.card).keywords.has(Kw::Repeat))
        return 0;
    const auto extras = extrasOf(*this, item.card);
    int count = 0;
    for (std::size_t i = 0; i < extras.size(); ++i)
        count += isRepeat(extras[i]) && ((s.contexts[item.ctx].paid >> i) & 1U) != 0 ? 1 : 0;
    return count;
}

/// Checks the chosen additional costs together: each is affordable alone, but perhaps not all.
core::Refusal whyNotExtras(const Board &m, const Decision &d, const Answer &a)
{
    const ChainItem &item = *m.s.itemOf(m.s.stack.back().finalize().item);
    if (zoneOf(item.to) == Zone::Facedown)
        return nothing(); // the one cost of hiding or the other
    const View v = m.viewOf(m.s.contexts[item.ctx]);
    const Cost cost = leastCost(m, item.card, v, costWith(m, item, d, a));
    const bool can = m.canPay(item.controller, cost, m.isSpell(item), goneWith(m, item, d, a));
    return can ? core::Refusal{} : refuse(Reason::NotEnough, "CR 356");
}

} // namespace playmat::riftbound
