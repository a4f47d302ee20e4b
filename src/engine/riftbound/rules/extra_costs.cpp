#include "engine/riftbound/rules/extra_costs.h"

#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/traits.h"

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
    const Ability *ability = nullptr; ///< null: the cost of a keyword, or one that an effect gives
    Cost cost;
    std::uint8_t bit = 0; ///< its number in Context::paid
    int less = 0; ///< the energy saved by paying it
    bool repeat = false;
};

/// The Repeat costs that static abilities give to the player's spells (820).
void addStaticRepeats(const Board &m, PlayerId player, std::vector<Cost> &out)
{
    m.s.forBoard([&](CardId by) {
        if (m.s.cards[by].controller != player || !m.hasAbilities(by))
            return;
        m.forAbilities(by, [&](AbilityId, const Ability &a) {
            const Node &n = m.p.nodes[a.effect];
            if (a.kind == AbilityKind::Static && allOps()[n.op]->always == Always::SpellsRepeat
                && (a.cond == 0 || m.holds(a.cond, {player, by, nullptr, kNone})))
                out.push_back(m.p.abilities[n.later].cost.resources);
        });
    });
}

/// What effects let the player pay for the card besides its own additional costs.
void addGiven(const Board &m, CardId card, std::vector<Extra> &out)
{
    const PlayerId player = m.s.cards[card].controller;
    const CardDef &def = m.defOf(card);
    const ChainItem *item = m.s.itemOf(card);
    std::vector<Cost> repeats;
    for (const Effect &e : m.s.effects)
        if (e.controller == player && e.kind == EffectKind::NextRepeat && def.kind == Kind::Spell)
            repeats.push_back(m.cardCost(def));
    if (m.s.repeating && def.kind == Kind::Spell)
        addStaticRepeats(m, player, repeats);
    std::uint8_t bit = kGiven;
    constexpr std::uint8_t kBits = 8;
    for (const Cost &cost : repeats)
        if (bit < kBits)
            out.push_back({nullptr, cost, bit++, 0, true});
    if (item != nullptr && freeGear(m, def, player, item->from) != nullptr)
        out.push_back({nullptr, {}, bit, def.energy, false});
}

std::vector<Extra> extrasOf(const Board &m, CardId card)
{
    std::vector<Extra> out;
    const CardDef &def = m.defOf(card);
    if (canAccelerate(m, card)) {
        Extra one{nullptr, {}, kAccelerated, 0, false};
        one.cost.energy = 1;
        one.cost.addPips(def.domains, 1);
        out.push_back(one);
    }
    const View v{m.s.cards[card].controller, card, nullptr, kNone};
    std::uint8_t bit = 0;
    m.forAbilities(card, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Additional || !a.optional)
            return;
        const bool repeat = a.byKeyword && a.keyword == Kw::Repeat;
        if (a.cond == 0 || m.holds(a.cond, v))
            out.push_back({&a, a.cost.resources, bit, a.cost.discount, repeat});
        ++bit;
    });
    addGiven(m, card, out);
    // Battlefields may make each Repeat of their player cost less.
    if (const int less = fieldsThatSay(m, v.you, Always::RepeatCostsLess); less > 0)
        for (Extra &extra : out)
            if (extra.repeat)
                extra.cost = lessEnergy(extra.cost, less);
    return out;
}

/// The additional cost that an option of the question is about.
const Extra &extraOf(const std::vector<Extra> &extras, const Option &o)
{
    return *std::find_if(extras.begin(), extras.end(),
                         [&](const Extra &extra) { return extra.bit == o.number; });
}

Cost sum(Cost a, const Cost &b)
{
    return a += b;
}

bool payable(const Board &m, const ChainItem &item, const Extra &extra)
{
    const View v = m.viewOf(m.s.contexts[item.ctx]);
    CardSet gone = m.takenByCosts(item);
    if (extra.ability != nullptr) {
        if (!m.canPayPart(extra.ability->cost, v))
            return false;
        gone = gone | m.leastGiving(extra.ability->cost.part, v);
    }
    const Cost cost = sum(lessEnergy(item.cost, extra.less), extra.cost);
    return m.canPay(item.controller, leastCost(m, item.card, v, cost), m.isSpell(item), gone);
}

PlayerId nameOf(const Extra &extra)
{
    const bool given = extra.ability != nullptr || extra.bit >= kGiven;
    return extra.repeat ? 2 : given ? 1 : 0;
}

/// The cards that all additional costs of this choice use up.
CardSet goneWith(const Board &m, const ChainItem &item, const Decision &d, const Answer &a)
{
    const auto extras = extrasOf(m, item.card);
    const View v = m.viewOf(m.s.contexts[item.ctx]);
    CardSet out = m.takenByCosts(item);
    for (const std::uint16_t id : a.options)
        if (const Extra &extra = extraOf(extras, d.options[id]); extra.ability != nullptr)
            out = out | m.leastGiving(extra.ability->cost.part, v);
    return out;
}

} // namespace

bool canAccelerate(const Board &m, CardId card)
{
    return hasKeyword(m, card, Kw::Accelerate);
}

const Effect *freeGear(const Board &m, const CardDef &def, PlayerId player, Zone from)
{
    if (def.kind != Kind::Gear || from != Zone::Hand)
        return nullptr;
    const Effect *at = std::find_if(m.s.effects.begin(), m.s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::FreeGear && e.controller == player && def.energy <= e.value;
    });
    return at == m.s.effects.end() ? nullptr : at;
}

// --- abilities whose cost is any amount of a resource

namespace {

/// The most energy or power that the player can pay for the ability.
int mostOf(const Board &m, const ChainItem &item)
{
    CardSet own;
    own.add(m.s.contexts[item.ctx].source);
    Cost cost = item.cost;
    std::uint8_t &part = m.p.abilities[item.ability].cost.anyPower ? cost.any : cost.energy;
    const int base = part;
    while (part < kMostNumber) {
        ++part;
        if (!m.canPay(item.controller, cost, false, own))
            return part - 1 - base;
    }
    return kMostNumber - base;
}

} // namespace

bool asksAmount(const Board &m, const ChainItem &item)
{
    const FullCost &cost = m.p.abilities[item.ability].cost;
    return item.ability != 0 && (cost.anyPower || cost.anyEnergy);
}

void askAmount(const Board &m, const ChainItem &item, Decision &out)
{
    m.begin(out, DecisionKind::ChooseNumber, Prompt::Number, item.controller);
    out.source = m.s.contexts[item.ctx].source;
    for (int i = 0; i <= mostOf(m, item); ++i)
        m.offer(out, OptionKind::Number).number = static_cast<std::int16_t>(i);
}

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
        o.number = extras[i].bit;
        o.cost = extras[i].cost.energy;
        o.player = nameOf(extras[i]); // the index of the name shown for the option
    }
    out.max = static_cast<std::int16_t>(out.options.size());
    // A card that is affordable only with a cost-saving option cannot be played without it (356).
    const Cost least = leastCost(m, item.card, m.viewOf(m.s.contexts[item.ctx]), item.cost);
    const bool alone = m.canPay(item.controller, least, m.isSpell(item), m.takenByCosts(item));
    const AbilityId spell = m.defOf(item.card).spell;
    const bool targets = spell == 0 || m.p.abilities[spell].modes > 0
        || m.groupsThere(spell, m.s.contexts[item.ctx], item.controller, kNone);
    out.min = alone && targets ? 0 : 1;
}

Cost costWith(const Board &m, const ChainItem &item, const Decision &d, const Answer &a)
{
    const auto extras = extrasOf(m, item.card);
    Cost cost = item.cost;
    for (const std::uint16_t id : a.options) {
        const Extra &extra = extraOf(extras, d.options[id]);
        cost = lessEnergy(cost, extra.less);
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
    if (!isSpell(item))
        return 0;
    const unsigned paid = s.contexts[item.ctx].paid;
    int count = std::popcount(paid >> kGiven);
    unsigned bit = 0;
    forAbilities(item.card, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Additional || !a.optional)
            return;
        const bool repeat = a.byKeyword && a.keyword == Kw::Repeat;
        count += repeat && ((paid >> bit) & 1U) != 0 ? 1 : 0;
        ++bit;
    });
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
