#pragma once

#include "engine/lorcana/view/forecast.h"
#include "engine/lorcana/view/value_sources.h"
#include "kit/common/table/stepped_sight.h"
#include "kit/lorcana/table/seen_by.h"

#include <vector>

namespace playmat::lorcana::board {

/// The kit::SteppedSight of the game.
class Sight : public kit::SteppedSight<SeenRules>
{
public:
    using SteppedSight::SteppedSight;

    /// Whether such a question can be about cards that only its player sees.
    [[nodiscard]] bool mayNameHidden() const;
    /// Whether an ability's cost can be paid only shows with a look at a hand.
    [[nodiscard]] bool restsOnHidden(AbilityId ability) const;

    // --- of cards that are seen; of all others there is nothing but that they are hidden
    [[nodiscard]] std::vector<core::Refusal> why(const Gesture &gesture) const;
    [[nodiscard]] std::vector<ValuePart> valuesOf(int card) const;
    [[nodiscard]] std::vector<PricePart> priceOf(int card, int base) const;
    /// What it counts for when it sings.
    [[nodiscard]] int songCost(int card) const;
    [[nodiscard]] ChallengeForecast challenged(const core::Option &challenge) const;
    /// What choosing this card would do to it.
    [[nodiscard]] ChoiceForecast chosen(const core::Option &card) const;
};

} // namespace playmat::lorcana::board
