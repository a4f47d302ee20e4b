#pragma once

#include "engine/swu/rules/board.h"

/// Computes what it costs to play a card, attach it, attack or use an ability, and the reasons why
/// this is not allowed.
namespace playmat::swu {

/// To two defenders, of excess damage, and of both defenders to the attacker.
using CombatHits = std::array<Hit, 5>;

class Plays : public Board
{
public:
    using Board::Board;

    // --- costs and playing (playing.cpp)
    [[nodiscard]] CostBreakdown cost(PlayerId player, CardId card,
                                     const PlayTerms &terms = {}) const;
    [[nodiscard]] core::Refusal whyNotPlay(PlayerId player, CardId card,
                                           const PlayTerms &terms = {}, CardId host = kNone) const;
    [[nodiscard]] CardSet hostsAmong(const CardSet &units, CardId upgrade, PlayerId player) const;
    [[nodiscard]] core::Refusal whyNotAttack(CardId attacker, CardId target, NodeId node = 0) const;
    [[nodiscard]] ActionTerms actionTerms(PlayerId player) const;
    void findPrices(ActionTerms &t) const;
    [[nodiscard]] int priceOf(const ActionTerms &t, CardId card, AbilityId way) const;
    /// Whether the unit may attack anything, under the terms of the effect that allows the attack.
    [[nodiscard]] bool mayAttack(CardId attacker, NodeId node) const;
    template <class F>
    bool untilTarget(CardId attacker, NodeId node, F &&f) const;
    // damage and defeat
    [[nodiscard]] int preventedFrom(const Hit &hit) const; // prevention.cpp
    [[nodiscard]] int moreDamage(const Hit &hit) const;
    [[nodiscard]] bool isUnpreventable(const Hit &hit) const;
    [[nodiscard]] int strengthOf(CardId unit) const; // attacks.cpp
    [[nodiscard]] Hit hitBy(const AttackRecord &a) const;
    [[nodiscard]] bool couldAmbush(CardId unit, std::uint16_t serial) const;
    /// Calls f(hit) for damage to your own base that is an additional cost of the play.
    template <class F>
    void forExtraCosts(const Frame &f, F &&take) const;
    [[nodiscard]] bool hasExtraCosts(const Frame &f) const;
    [[nodiscard]] CardId payingCard(PlayerId player, CardId card) const;
    [[nodiscard]] int upgradeDiscount(PlayerId player, CardId host) const;
    [[nodiscard]] int costOnto(PlayerId player, CardId host, int cost) const;
    [[nodiscard]] core::Refusal whyNotPlayFor(PlayerId player, CardId card, int cost,
                                              const PlayTerms &terms, CardId host) const;
    [[nodiscard]] bool isForbidden(PlayerId player, CardId card, const PlayTerms &terms) const;
    [[nodiscard]] CardId cheapestHost(PlayerId player, CardId upgrade) const;
    [[nodiscard]] bool canPay(PlayerId player, CardId card, int total,
                              const PlayTerms &terms) const;
    [[nodiscard]] bool matchesToPlay(FilterId id, CardId card, DefId side, const View &v,
                                     PlayWay way = PlayWay::Plain) const;
    [[nodiscard]] bool concerns(const PriceRule &rule, CardId card, DefId side, PlayWay way) const;
    [[nodiscard]] bool ignoresOnto(CardId card, DefId side, CardId onto) const;
    /// `card`: the card itself, which may have gained traits; kNone: only `side` counts.
    [[nodiscard]] bool printedMatches(const Filter &f, DefId side, const View &v,
                                      CardId card = kNone) const;
    // … chosen parts of costs (cost_parts.cpp)
    [[nodiscard]] bool canPayParts(const AbilityCost &cost, const View &v) const;
    [[nodiscard]] bool asksForPart(const AbilityCost &cost, std::int16_t &part) const;
    [[nodiscard]] bool ignoresOwn(PlayerId player, CardId card, std::uint8_t &aspects,
                                  const PlayTerms &terms) const;
    /// Calls f(rule) for each rule that changes the player's costs now; the rule may have a filter.
    template <class F>
    void forPrices(PlayerId player, F &&f) const;
    [[nodiscard]] int ownChange(PlayerId player, CardId card, CardId onto) const;
    [[nodiscard]] int namedChange(PlayerId player, CardId card) const;
    [[nodiscard]] bool isTheOne(const Constant &k, PlayerId player, const View &v) const;
    [[nodiscard]] int excessOf(const AttackRecord &a) const;
    std::size_t combatHits(const AttackRecord &a, bool attackers, bool defenders, CardId excessTo,
                           CombatHits &hits) const;
    [[nodiscard]] int excessOver(const AttackRecord &a, CardId defender) const;
    [[nodiscard]] bool mayDealLast(const AttackRecord &a) const;
    [[nodiscard]] CardSet forcedAttackers(PlayerId player) const;
    [[nodiscard]] CardSet excessTargets(const AttackRecord &a) const;
    [[nodiscard]] CardId redirected(CardId victim) const;
    [[nodiscard]] bool playsUnseen(const Frame &f, const Node &n) const;
    [[nodiscard]] bool paysUnseen(PlayerId player, CardId card) const;

    /// Which cards the effect makes cheaper; not all of those after which it ends need be.
    [[nodiscard]] FilterId cheaperOf(const Effect &e) const
    {
        const Node &by = p.nodes[e.node];
        return by.target != 0 ? p.selectors[by.target].filter : by.filter;
    }

protected:
    static constexpr std::int16_t kFree = -200; ///< more than any card costs
    [[nodiscard]] bool eventIsBlank(PlayerId player) const;
};

template <class F>
void Plays::forPrices(PlayerId player, F &&f) const
{
    const auto byConstant = [&](const Ability &a, CardId source) {
        const Constant &k = a.constant;
        const bool noPenalty = k.rule == Rule::IgnoreAspectPenalty;
        if (k.rule != Rule::CostChange && !noPenalty)
            return;
        const View v = viewOf(source);
        if (((playersOf(k.who, v) >> player) & 1U) != 0 && holds(a.cond, v)
            && isTheOne(k, player, v))
            f(PriceRule{k.filter, v.you, source,
                        static_cast<std::int16_t>(noPenalty ? 0 : amount(k.amount, v)), noPenalty,
                        0});
    };
    if (ruleInPlay(Rule::CostChange) || ruleInPlay(Rule::IgnoreAspectPenalty))
        forConstants(byConstant);
    if (!s.usable.empty()) // constant abilities of cards in discard piles
        s.usable.forEach([&](CardId id) {
            const HotDef &d = hotOf(id);
            for (int i = 0; d.constants && i < d.abilityCount; ++i)
                if (const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
                    a.kind == AbilityKind::Constant && a.activeIn == Zone::Discard)
                    byConstant(a, id);
        });
    for (const Effect &e : s.effects) {
        const bool lasts = e.kind == EffectKind::PlayerRule && ruleOf(e) == Rule::CostChange;
        if ((lasts || e.kind == EffectKind::NextCost) && e.player == player)
            f(PriceRule{cheaperOf(e), e.controller, e.source, e.value, false, 0});
        if (e.kind == EffectKind::NextFree && e.player == player)
            f(PriceRule{0, e.controller, e.source, kFree, false, e.targetSerial});
    }
}

} // namespace playmat::swu
