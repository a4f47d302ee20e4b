#pragma once

#include "kit/riftbound/table/presenter.h"
#include "kit/riftbound/table/sight.h"
#include "table/view/preview.h"

#include <vector>

namespace playmat::riftbound::board {

/// Explains cards in words: keywords, Might, costs.
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

    /// "Costs 3 energy, 1 Fury; 4 runes ready".
    [[nodiscard]] QString cost(const CardView &card, const Sight &sight) const;

private:
    void addState(std::vector<table::ExplainRow> &rows, const CardView &card,
                  const Observation &seen) const;
    void addMight(std::vector<table::ExplainRow> &rows, const CardView &card,
                  const Observation &seen) const;
    void addPrice(std::vector<table::ExplainRow> &rows, const CardView &card,
                  const Sight &sight) const;
    void addItem(std::vector<table::ExplainRow> &rows, const CardView &card,
                 const Observation &seen) const;
    void addGear(QStringList &parts, int &known, const CardView &card,
                 const Observation &seen) const;

    const Presenter &m_presenter;
};

} // namespace playmat::riftbound::board
