#include "engine/swu/language/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/prevention.h"

#include <algorithm>

/// Parts of costs that are chosen (CR 6.4.4, 6.2.4), own aspect penalties, and what may be played
/// or used from a discard pile.
namespace playmat::swu {

namespace {

constexpr int kParts = 6;

/// Among which cards that part of a cost is chosen; 0: there is no such part.
[[nodiscard]] SelId partOf(const AbilityCost &cost, int part)
{
    const std::array<SelId, kParts> all{cost.defeat,  cost.discard,  cost.damageTo,
                                        cost.exhaust, cost.returned, cost.ready};
    return part >= 0 && part < kParts ? all[static_cast<std::size_t>(part)] : SelId{0};
}

} // namespace

bool Plays::canPayParts(const AbilityCost &cost, const View &v) const
{
    if (cost.mill > 0 && topOfDeck(v.you, cost.mill).count() < cost.mill)
        return false;
    if ((cost.defeat | cost.discard | cost.damageTo | cost.exhaust | cost.returned | cost.ready)
        == 0)
        return true;
    for (int part = 0; part < kParts; ++part)
        if (const SelId sel = partOf(cost, part);
            sel != 0 && collect(p.selectors[sel].filter, v).count() < p.selectors[sel].max)
            return false;
    return true;
}

/// From `part` on: the next one that has to be chosen. False: there is none.
bool Plays::asksForPart(const AbilityCost &cost, std::int16_t &part) const
{
    while (part < kParts && partOf(cost, part) == 0)
        ++part;
    return part < kParts;
}

void Questions::askPart(const AbilityCost &cost, int part, const View &v, core::Decision &out) const
{
    out.kind = core::DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::PayCost);
    out.source = v.self;
    const Selector &sel = p.selectors[partOf(cost, part)];
    out.min = out.max = sel.max;
    offerCards(out, collect(sel.filter, v));
}

void Machine::payPart(const AbilityCost &cost, int part, PlayerId player, CardId source,
                      const CardSet &chosen)
{
    if (part == 0) {
        defeat(chosen, player);
    } else if (part == 1) {
        s.inOrder(chosen, [&](CardId id) {
            moveTo(id, Zone::Discard, s.cards[id].owner);
            fireOthers(trig::Discards, id, kNone);
        });
        fireHandShown(chosen);
    } else if (part == 2) {
        deal(*this,
             {.victim = chosen.first(), .amount = cost.damage, .source = source, .dealer = player});
    } else if (part == 3) {
        exhaust(chosen.first());
    } else if (part == 4) {
        leaveForHand(chosen.first());
    } else {
        (void)ready(chosen.first());
    }
}

/// "The first … you play each round": whether as many have been played as come before it. The very
/// first one counts, whether or not the ability was active then (CR 8.8.1).
bool Plays::isTheOne(const Constant &k, PlayerId player, const View &v) const
{
    if (!k.first && !k.firstOfPhase && k.nth == 0)
        return true;
    const Filter &f = p.filters[k.filter];
    const auto deeds = k.firstOfPhase ? s.history.phase() : s.history.round();
    const auto before = std::count_if(deeds.begin(), deeds.end(), [&](const Deed &one) {
        return one.is(DeedKind::Played) && one.player() == player
            && (f.kinds == 0 || (m_db.hot[one.def].kind & f.kinds) != 0)
            && printedMatches(f, one.def, v);
    });
    return before == (k.nth == 0 ? 0 : k.nth - 1);
}

/// What effects on the player add to the cost of the card with the name that they say.
int Plays::namedChange(PlayerId player, CardId card) const
{
    int sum = 0;
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::PlayerRule && ruleOf(e) == Rule::NamedCost && e.player == player
            && e.value == hotOf(card).title)
            sum += amount(p.nodes[e.node].amount, {e.controller, e.source, nullptr});
    return sum;
}

/// The sum that the card's own abilities add to its cost. For an upgrade it may depend on `onto`.
int Plays::ownChange(PlayerId player, CardId card, CardId onto) const
{
    int sum = 0;
    const HotDef &d = hotOf(card);
    for (int i = 0; i < d.abilityCount && hasRule(card, Rule::OwnCost); ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        const View v{player, card, nullptr};
        if (a.kind == AbilityKind::Constant && a.constant.rule == Rule::OwnCost && holds(a.cond, v)
            && (a.constant.filter == 0 || (onto != kNone && matches(a.constant.filter, onto, v))))
            sum += amount(a.constant.amount, v);
    }
    return sum;
}

/// What made the next card cost less or more has done so.
void Machine::consumeNextCost(PlayerId player, CardId card, DefId side, PlayWay way)
{
    for (std::size_t i = s.effects.size(); i-- > 0;) {
        Effect &e = s.effects[i];
        const bool copy = e.kind == EffectKind::NextFree && e.targetSerial == hotOf(card).identity;
        const bool next = e.kind == EffectKind::NextCost
            && matchesToPlay(p.nodes[e.node].filter, card, side, {e.controller, e.source, nullptr},
                             way);
        if (e.player != player || (!copy && !next))
            continue;
        if (next && e.targetSerial > 1) // it is for several cards
            --e.targetSerial;
        else
            dropEffect(i);
    }
}

/// "While playing this card, ignore its … aspect penalty": for an upgrade it may depend on the
/// unit. `aspects` gets the icons that do not count.
bool Plays::ignoresOwn(PlayerId player, CardId card, std::uint8_t &aspects,
                       const PlayTerms &terms) const
{
    const HotDef &d = hotOf(card);
    bool any = false;
    for (int i = 0; i < d.abilityCount && hasRule(card, Rule::OwnPenalty); ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        const View v{player, card, nullptr};
        if (a.kind != AbilityKind::Constant || a.constant.rule != Rule::OwnPenalty
            || !holds(a.cond, v))
            continue;
        const Filter &f = p.filters[a.constant.filter];
        const bool onto = isUpgradePlay(*this, card, terms.way) && a.constant.filter != 0;
        if (onto && (terms.onto == kNone || !matches(a.constant.filter, terms.onto, v)))
            continue;
        aspects = static_cast<std::uint8_t>(aspects | (onto || f.aspects == 0 ? 0xFF : f.aspects));
        any = true;
    }
    return any;
}

/// An action that costs nothing must change something (CR 6.4.2); using up a limited one does (CR
/// 1.16.3).
bool Questions::changesNothing(CardId card, const Ability &a) const
{
    const AbilityCost none;
    if (!(a.cost == none) || a.kind != AbilityKind::Action)
        return false;
    const View v{s.active, card, nullptr};
    if (!holds(a.cond, v))
        return true;
    const Node &first = p.nodes[a.effects];
    if (first.op->possible != nullptr && !first.op->possible(*this, first, v))
        return true;
    Context used;
    used.controller = s.active;
    used.source = card;
    used.sourceSerial = s.cards[card].serial;
    return a.limit == Limit::None && isIdle(a.effects, {s.active, card, &used});
}

/// What effects permit to be played from where it is.
void Questions::addPermitted(core::Decision &out, PlayerId player) const
{
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::MayPlay && e.player == player)
            s.forTargets(e, [&](CardId id) {
                const Node &by = p.nodes[e.node];
                const bool free = (by.flags & nf::Free) != 0;
                if (s.cards[id].zone == Zone::Discard)
                    forForms(*this, id, [&](AbilityId way) {
                        addPlays(out, player, id,
                                 {.change = by.costChange,
                                  .free = free,
                                  .ignores = by.ignores,
                                  .way = way});
                    });
            });
}

} // namespace playmat::swu
