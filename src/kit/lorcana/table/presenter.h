#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/view/observation.h"
#include "kit/common/table/turn_presenter.h"
#include "kit/lorcana/table/places.h"
#include "table/view/board_info.h"
#include "table/view/card_row.h"
#include "table/view/pending_model.h"

#include <vector>

namespace playmat::lorcana::board {

/// Disney Lorcana in the neutral terms of a table: an observation becomes rows, strips and words.
/// Reads nothing but observations and the printed cards.
class Presenter : public kit::TurnPresenter<CardDb>
{
public:
    using TurnPresenter::TurnPresenter;

    /// A row per card: hands, inkwells, discard piles, what is in play and what lies under it.
    /// Decks are counts only.
    [[nodiscard]] std::vector<table::CardRow> rows(const Observation &seen) const;
    [[nodiscard]] table::CardFacts facts(const CardView &card, const Observation &seen) const;
    /// A card as it is printed, for decks and for links.
    [[nodiscard]] table::CardFacts printedFacts(DefId def) const;

    [[nodiscard]] table::SeatInfo seat(const Observation &seen, int seat) const;
    [[nodiscard]] table::BoardInfo board(const Observation &seen, Capacity full) const;
    /// What waits in the bag and what lasts. The line of an ability that can be chosen now has its
    /// place among the options of the open question.
    [[nodiscard]] std::vector<table::PendingRow> pending(const Observation &seen,
                                                         const core::Decision &open) const;

    /// The name of a card, "a card" for one that is not seen.
    [[nodiscard]] QString cardName(int id, const Observation &seen) const;

    /// The table's zone for a zone of the game; of what is in play, that of characters.
    [[nodiscard]] static table::ZoneKey zoneKey(Zone zone, PlayerId player);

private:
    class Rows;
    [[nodiscard]] table::CardFacts hiddenFacts(const CardView &card) const;
    void fillInPlay(table::CardFacts &facts, const CardView &card) const;
    [[nodiscard]] std::vector<table::CounterInfo> counters(const Observation &seen,
                                                           PlayerId player) const;
    void writeResult(table::BoardInfo &info, const Observation &seen, Capacity full) const;
    [[nodiscard]] table::PendingRow bagRow(const BagView &entry, const Observation &seen) const;
    [[nodiscard]] table::PendingRow lastingRow(const EffectView &effect,
                                               const Observation &seen) const;
};

} // namespace playmat::lorcana::board
