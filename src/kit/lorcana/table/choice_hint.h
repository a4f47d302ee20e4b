#pragma once

#include "engine/lorcana/view/forecast.h"
#include "engine/lorcana/view/observation.h"
#include "table/view/outcome.h"

namespace playmat::lorcana::board {

/// What choosing a card would do to it, on its chip and in words.
class ChoiceHint
{
public:
    /// `card`: as it is now; `place`: the name of the location that it would go to, if to any.
    ChoiceHint(const CardDb &db, const CardView &card, const QString &place);

    /// Empty where nothing is foretold.
    [[nodiscard]] table::CardHint of(const ChoiceForecast &forecast);
    /// Of damage that is dealt or put.
    [[nodiscard]] table::CardHint ofDamage(int damage, bool banished);

private:
    [[nodiscard]] table::CardHint toned();
    void addDamage(const ChoiceForecast &forecast);
    void addValue(const char *glyph, int change, const QString &words);
    void addGained(const ChoiceForecast &forecast);
    void addRest(const ChoiceForecast &forecast);
    void leave(Zone to);

    const CardDb &m_db;
    const CardView &m_card;
    QString m_place;
    table::CardHint m_hint;
};

} // namespace playmat::lorcana::board
