#include "kit/riftbound/table/sight.h"

#include "engine/riftbound/rules/board.h"
#include "engine/riftbound/view/observe.h"

#include <algorithm>

namespace playmat::riftbound::board {

bool Sight::mayNameHidden() const
{
    return riftbound::mayNameHidden(decision());
}

std::vector<core::Refusal> Sight::why(const Gesture &gesture) const
{
    for (const CardId card : {gesture.card, gesture.ontoCard}) {
        if (card != kNone && isHidden(card))
            return {refuse(Reason::HiddenCard, "CR 128")};
    }
    return seated().game().why(gesture).refused;
}

Cost Sight::priceOf(const core::Option &option) const
{
    return isHidden(option.card) ? Cost() : Board(cards(), seated().state()).priceOf(option);
}

Cost Sight::costToPlay(int card) const
{
    return isHidden(card) ? Cost()
                          : Board(cards(), seated().state()).costToPlay(CardId(card), false);
}

Cost Sight::gives(AbilityId ability) const
{
    const Purse purse = Board(cards(), seated().state()).gives(ability);
    Cost out;
    out.energy = std::uint8_t(purse.energy + purse.spellEnergy);
    out.any = std::uint8_t(purse.any);
    for (std::size_t d = 0; d < purse.power.size(); ++d)
        out.power[d] = std::uint8_t(purse.power[d]);
    return out;
}

namespace {

AbilityId abilityOf(const CardDb &db, const State &state, const core::Option &option)
{
    return option.ability != 0 ? option.ability : db.def(state.cards[option.card].def).spell;
}

/// The game as it would be with the action on the chain, as far as targets depend on that.
const ChainItem *putOnChain(State &state, const core::Option &option, PlayerId player)
{
    const auto free = std::ranges::find(state.contexts, false, &Context::used);
    if (free == state.contexts.end())
        return nullptr;
    const Card &card = state.cards[option.card];
    free->used = true;
    free->source = option.card;
    free->sourceSerial = card.serial;
    free->controller = player;
    free->ability = option.ability;
    free->hidden = card.zone == Zone::Facedown ? card.place : std::uint8_t(kNone);
    free->place = free->hidden;
    ChainItem item{.card = option.card, .controller = player};
    item.ctx = std::uint8_t(free - state.contexts.begin());
    item.ability = option.ability;
    item.played = 1;
    return state.chain.tryPush(item) ? &state.chain.back() : nullptr;
}

} // namespace

std::vector<int> Sight::firstTargets(const core::Option &option) const
{
    if (option.card == kNone || isHidden(option.card))
        return {};
    State state = seated().state();
    const Board board(cards(), state);
    const AbilityId ability = abilityOf(cards(), state, option);
    const Ability &a = cards().ability(ability);
    if (ability == 0 || a.groups == 0 || a.modes > 0 || board.groupOf(ability, 0) == nullptr)
        return {};
    const ChainItem *item = putOnChain(state, option, decision().player);
    core::Decision asked;
    if (item != nullptr)
        board.offerTargets(*item, 0, asked);
    std::vector<int> targets;
    for (const core::Option &target : asked.options)
        if (target.card != kNone && !isHidden(target.card))
            targets.push_back(target.card);
    return targets;
}

ShowdownForecast Sight::moved(const std::vector<int> &options) const
{
    std::vector<CardId> units;
    ListId to = kNone;
    for (const int index : options) {
        const core::Option &option = decision().options[std::size_t(index)];
        units.push_back(option.card);
        to = option.zone;
    }
    return to == kNone || zoneOf(to) != Zone::Battlefield
        ? ShowdownForecast()
        : forecastMove(cards(), seated().game().state(), units, holderOf(to));
}

ShowdownForecast Sight::showdown() const
{
    const State &state = seated().game().state();
    const bool isShown = shown().showdown.going() && shown().showdown == state.showdown;
    return isShown && !state.showdown.fighting ? forecastShowdown(cards(), state)
                                               : ShowdownForecast();
}

/// Removes the forecasts of cards that the people at the table cannot see.
EffectForecast Sight::ofSeen(EffectForecast forecast) const
{
    std::erase_if(forecast.cards, [&](const CardForecast &one) { return isHidden(one.card); });
    return forecast;
}

EffectForecast Sight::chosen(const core::Option &option) const
{
    return isHidden(option.card)
        ? EffectForecast()
        : ofSeen(forecastChoice(cards(), seated().game().state(), decision(), option.card));
}

EffectForecast Sight::used(const core::Option &option, int target) const
{
    if (option.card == kNone || isHidden(option.card))
        return {};
    State state = seated().game().state();
    const ChainItem *item = putOnChain(state, option, decision().player);
    return item == nullptr ? EffectForecast()
                           : ofSeen(forecastItem(cards(), state, ChainItem(*item),
                                                 target < 0 ? kNone : CardId(target)));
}

/// The optional additional costs of a card are numbered in their order; Accelerate comes first.
AbilityId Sight::extraOf(const core::Option &option) const
{
    const CardView *card = face(decision().source);
    if (card == nullptr)
        return 0;
    const CardDef &def = cards().def(card->def);
    int left = option.number - (def.keywords.has(Kw::Accelerate) ? 1 : 0);
    for (int i = 0; i < def.abilityCount && left >= 0; ++i) {
        const auto ability = AbilityId(def.firstAbility + i);
        const Ability &a = cards().ability(ability);
        if (a.kind == AbilityKind::Additional && a.optional && left-- == 0)
            return ability;
    }
    return 0;
}

// --- of the open question

Cost Sight::due() const
{
    if (decision().kind != core::DecisionKind::Pay)
        return {};
    return Board(cards(), seated().game().state())
        .beingPaid()
        .cost; // an effect can ask for a payment, too
}

int Sight::missing(const core::Answer &payment) const
{
    if (decision().kind != core::DecisionKind::Pay)
        return 0;
    const Board board(cards(), seated().game().state());
    const ChainItem item = board.beingPaid();
    Purse purse;
    for (const std::uint16_t option : payment.options)
        purse.add(board.purseOf(decision().options[option], item.controller));
    const int energy = purse.energy + (board.isSpell(item) ? purse.spellEnergy : 0);
    Cost pips = item.cost;
    pips.energy = 0;
    purse.spend(pips, false);
    return std::max(0, item.cost.energy - energy) + std::max(0, -purse.any);
}

core::Refusal Sight::objection(const core::Answer &answer) const
{
    const core::Result<void> checked = Board(cards(), seated().state()).check(decision(), answer);
    return checked.ok() ? nothing() : checked.refusal();
}

} // namespace playmat::riftbound::board
