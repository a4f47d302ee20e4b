#include "kit/lorcana/table/sight.h"

#include "engine/lorcana/view/observe.h"

namespace playmat::lorcana::board {

bool Sight::mayNameHidden() const
{
    return lorcana::mayNameHidden(cards().program, decision());
}

bool Sight::restsOnHidden(AbilityId ability) const
{
    const Cost &cost = cards().ability(ability).cost;
    return ability != 0 && cost.discard > 0 && cost.discardFilter != 0;
}

std::vector<core::Refusal> Sight::why(const Gesture &gesture) const
{
    for (const CardId card : {gesture.card, gesture.ontoCard}) {
        if (card != kNone && isHidden(card))
            return {refuse(Reason::HiddenCard, "CR 7.1.3")};
    }
    return seated().game().why(gesture).refused;
}

std::vector<ValuePart> Sight::valuesOf(int card) const
{
    if (isHidden(card))
        return {};
    return explainValues(cards(), seated().state(), CardId(card));
}

std::vector<PricePart> Sight::priceOf(int card, int base) const
{
    const CardView *view = face(card);
    if (view == nullptr)
        return {};
    return explainPrice(cards(), seated().state(), view->owner, CardId(card), base);
}

int Sight::songCost(int card) const
{
    const CardView *view = face(card);
    if (view == nullptr)
        return 0;
    return view->singer > 0 ? view->singer : int(cards().def(view->def).cost);
}

ChallengeForecast Sight::challenged(const core::Option &challenge) const
{
    return forecastChallenge(cards(), seated().state(), challenge.card, challenge.target);
}

ChoiceForecast Sight::chosen(const core::Option &card) const
{
    if (isHidden(card.card))
        return {};
    return forecastChoice(cards(), seated().state(), decision(), card.card);
}

} // namespace playmat::lorcana::board
