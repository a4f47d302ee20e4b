#pragma once

#include "kit/swu/table/presenter.h"
#include "kit/swu/table/table_sight.h"
#include "table/view/outcome.h"
#include "table/view/preview.h"

#include <vector>

namespace playmat::table {

/// Explains cards and gestures in words: keywords, values, costs, attacks.
class Explain
{
public:
    explicit Explain(const SwuPresenter &presenter)
        : m_presenter(presenter)
    {
    }

    /// What is under the preview of a card on the table.
    [[nodiscard]] std::vector<ExplainRow> card(const swu::CardView &card,
                                               const TableSight &sight) const;
    /// The same for a printed card: only its keywords.
    [[nodiscard]] std::vector<ExplainRow> printed(swu::DefId def) const;
    /// "deals 4", "takes 3", "defeats".
    [[nodiscard]] std::vector<OutcomePart> attack(const swu::AttackForecast &forecast,
                                                  bool ontoBase) const;
    /// "Costs 5, 6 ready: 3 printed + 2 without Command"; in several ways each with what it costs:
    /// "Play for 4 · Smuggle for 6, 6 ready". `damage`: to one's own base, besides the resources.
    [[nodiscard]] QString cost(const std::vector<swu::WayToPlay> &ways, int ready,
                               int damage = 0) const;
    /// An extra line that warns that playing a second copy of a unique card costs one of the two
    /// (CR 8.29). Empty: the player has no other copy.
    [[nodiscard]] QString twin(const swu::CardView &card, const swu::Observation &seen) const;
    /// "Smuggle for 6"; one that another card gives: "Smuggle for 6 (Tech)".
    [[nodiscard]] QString way(const swu::WayToPlay &way) const;

private:
    void addKeywords(std::vector<ExplainRow> &rows, const QStringList &keywords) const;
    void addBounties(std::vector<ExplainRow> &rows, const swu::CardView &card,
                     const TableSight &sight) const;
    void addCaptor(std::vector<ExplainRow> &rows, const swu::CardView &card,
                   const swu::Observation &seen) const;
    void addWays(std::vector<ExplainRow> &rows, const swu::CardView &card,
                 const TableSight &sight) const;
    void addValue(std::vector<ExplainRow> &rows, const QString &name, int now, int printed,
                  const std::vector<ShownValue> &parts) const;
    [[nodiscard]] static QString priceParts(const swu::CostBreakdown &cost);
    [[nodiscard]] QString sourceOf(const ShownValue &part) const;

    const SwuPresenter &m_presenter;
};

} // namespace playmat::table
