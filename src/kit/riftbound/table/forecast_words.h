#pragma once

#include "kit/riftbound/table/presenter.h"
#include "kit/riftbound/table/sight.h"
#include "table/view/outcome.h"

#include <vector>

namespace playmat::riftbound::board {

/// Describes the engine's forecasts in hints on cards and on the plates of battlefields.
class ForecastWords
{
public:
    ForecastWords(const Presenter &presenter, const Sight &sight)
        : m_presenter(presenter)
        , m_sight(sight)
    {
    }

    /// The result of these moves to a battlefield: "all 3 units of Marek die", "you conquer it".
    [[nodiscard]] table::CardHint move(const std::vector<int> &options) const;
    /// The result of the showdown in progress if both players pass from now on; empty: there is
    /// none.
    [[nodiscard]] table::CardHint showdown() const;
    /// What the forecast says about a card; empty if it says nothing.
    [[nodiscard]] table::CardHint card(const EffectForecast &forecast, int card) const;
    [[nodiscard]] table::CardHint of(const CardForecast &one, const CardView &card) const;
    /// The hint for a unit that dies in a combat.
    [[nodiscard]] static table::CardHint death();

private:
    [[nodiscard]] table::CardHint ending(const ShowdownForecast &f) const;
    void addCombat(table::CardHint &hint, const ShowdownForecast &f) const;
    void addLosses(table::CardHint &hint, const ShowdownForecast &f, PlayerId side) const;
    void addOpening(table::CardHint &hint) const;
    void addResult(table::CardHint &hint, const ShowdownForecast &f) const;
    void addScore(table::CardHint &hint, const ShowdownForecast &f) const;
    [[nodiscard]] QString mayChange(const ShowdownForecast &f) const;
    void addDamage(table::CardHint &hint, const CardForecast &one) const;
    void addValues(table::CardHint &hint, const CardForecast &one) const;
    void addStates(table::CardHint &hint, const CardForecast &one) const;
    void addPlace(table::CardHint &hint, const CardForecast &one, const CardView &card) const;

    const Presenter &m_presenter;
    const Sight &m_sight;
};

} // namespace playmat::riftbound::board
