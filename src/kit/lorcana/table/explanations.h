#pragma once

#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/sight.h"
#include "table/view/outcome.h"
#include "table/view/preview.h"

#include <vector>

namespace playmat::lorcana::board {

/// Explains cards and gestures in words: keywords, values, costs, challenges, quests, songs.
class Explain
{
public:
    explicit Explain(const Presenter &presenter)
        : m_presenter(presenter)
    {
    }

    /// What is under the preview of a card on the table.
    [[nodiscard]] std::vector<table::ExplainRow> card(const CardView &card,
                                                      const Sight &sight) const;
    /// The same for a printed card: only its keywords.
    [[nodiscard]] std::vector<table::ExplainRow> printed(DefId def) const;

    /// "deals 4", "takes 3", "banishes"; with what Challenger and Resist have to do with it.
    [[nodiscard]] std::vector<table::OutcomePart> challenge(const ChallengeForecast &forecast,
                                                            bool ontoLocation) const;
    /// "+2 lore → 14 of 20".
    [[nodiscard]] QString quest(const CardView &card, const Sight &sight) const;
    /// "counts as 5, the song costs 4".
    [[nodiscard]] QString sing(int singer, int song, const Sight &sight) const;
    /// "3 ink; stays damaged (2) and exerted; 1 card under it".
    [[nodiscard]] QString shift(const core::Option &option, const Sight &sight) const;
    /// "Costs 4, 5 ready: 5 printed − 1 Lantern"; of a card with Shift: "… · Shift for 3".
    [[nodiscard]] QString cost(const CardView &card, const Sight &sight) const;
    [[nodiscard]] QString ink(int number) const;

private:
    void addRules(std::vector<table::ExplainRow> &rows, const CardView &card) const;
    void addState(std::vector<table::ExplainRow> &rows, const CardView &card,
                  const Observation &seen) const;
    void addPrice(std::vector<table::ExplainRow> &rows, const CardView &card,
                  const Sight &sight) const;
    void addValues(std::vector<table::ExplainRow> &rows, const CardView &card,
                   const Sight &sight) const;
    void addValue(std::vector<table::ExplainRow> &rows, Value value, int printed,
                  const std::vector<ValuePart> &parts) const;
    [[nodiscard]] QString priceParts(const std::vector<PricePart> &parts) const;
    [[nodiscard]] QString nameOf(DefId def) const;

    const Presenter &m_presenter;
};

} // namespace playmat::lorcana::board
