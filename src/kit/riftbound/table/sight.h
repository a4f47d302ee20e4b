#pragma once

#include "engine/riftbound/view/forecast.h"
#include "kit/common/table/stepped_sight.h"
#include "kit/riftbound/table/seen_by.h"

#include <vector>

namespace playmat::riftbound::board {

/// The kit::SteppedSight of the game.
class Sight : public kit::SteppedSight<SeenRules>
{
public:
    using SteppedSight::SteppedSight;

    /// Whether such a question can be about cards that only its player sees.
    [[nodiscard]] bool mayNameHidden() const;

    // --- of cards that are seen; of all others there is nothing but that they are hidden
    [[nodiscard]] std::vector<core::Refusal> why(const Gesture &gesture) const;
    /// What an option of an action costs.
    [[nodiscard]] Cost priceOf(const core::Option &option) const;
    /// What playing a card from hand or as chosen champion costs now.
    [[nodiscard]] Cost costToPlay(int card) const;
    /// What an ability adds to the pool.
    [[nodiscard]] Cost gives(AbilityId ability) const;
    /// The cards that are asked for first after this action; none: nothing is chosen, or only once
    /// something else has been.
    [[nodiscard]] std::vector<int> firstTargets(const core::Option &option) const;
    /// The result if these options, all of them moves to the same battlefield, are carried out
    /// together.
    [[nodiscard]] ShowdownForecast moved(const std::vector<int> &options) const;
    /// The result of the showdown in progress if both players pass from now on. Nothing while what
    /// is shown is an earlier step of the playback, and once the damage is being dealt.
    [[nodiscard]] ShowdownForecast showdown() const;
    /// The effect of choosing the card of this option.
    [[nodiscard]] EffectForecast chosen(const core::Option &option) const;
    /// The effect of this action if `target` is its first target; -1: its effect without a target.
    [[nodiscard]] EffectForecast used(const core::Option &option, int target) const;
    /// The ability whose additional cost an option of ChooseCosts pays; 0 if it is a keyword's.
    [[nodiscard]] AbilityId extraOf(const core::Option &option) const;

    // --- of the open question
    /// What has to be paid.
    [[nodiscard]] Cost due() const;
    /// How much of that these options leave unpaid.
    [[nodiscard]] int missing(const core::Answer &payment) const;
    /// Why the answer would not be taken; Reason::None: it would.
    [[nodiscard]] core::Refusal objection(const core::Answer &answer) const;

private:
    [[nodiscard]] EffectForecast ofSeen(EffectForecast forecast) const;
};

} // namespace playmat::riftbound::board
