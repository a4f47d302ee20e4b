#pragma once

#include "kit/swu/table/table_sight.h"
#include "table/view/outcome.h"

namespace playmat::table {

/// What would happen to a card, in words and as a chip on it.
class OutcomeWords
{
public:
    explicit OutcomeWords(const swu::CardDb &db)
        : m_db(db)
    {
    }

    /// For a card that is chosen; empty when nothing is known about it.
    [[nodiscard]] CardHint chosen(const swu::Forecast &forecast, swu::CardId card) const;
    [[nodiscard]] CardHint outcome(const swu::CardOutcome &outcome) const;
    /// For a unit or base that is attacked.
    [[nodiscard]] CardHint attacked(const swu::AttackForecast &forecast) const;
    /// For a unit that gets this upgrade.
    [[nodiscard]] CardHint upgraded(const swu::CardDef &upgrade) const;
    /// "Nothing to damage: costs 1 resource and your action"; empty when it would do something.
    [[nodiscard]] QString idle(const swu::UseForecast &use, int cost, swu::DefId card) const;

private:
    void addDamage(CardHint &hint, const swu::CardOutcome &outcome) const;
    void addTurn(CardHint &hint, const swu::CardOutcome &outcome) const;
    void addTokens(CardHint &hint, const swu::CardOutcome &outcome) const;
    void addValues(CardHint &hint, const swu::CardOutcome &outcome) const;
    void addRest(CardHint &hint, const swu::CardOutcome &outcome) const;
    [[nodiscard]] static QString during(const QString &words, swu::Duration duration);
    [[nodiscard]] static QString idleChoice(const swu::OpSpec *op);
    [[nodiscard]] QString whyIdle(const swu::UseForecast &use, swu::DefId card) const;
    [[nodiscard]] static QString nothingTo(const swu::OpSpec *op);

    const swu::CardDb &m_db;
};

} // namespace playmat::table
