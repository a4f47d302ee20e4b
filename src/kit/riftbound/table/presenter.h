#pragma once

#include "engine/core/decision.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/view/observation.h"
#include "kit/common/table/turn_presenter.h"
#include "kit/riftbound/table/places.h"
#include "table/view/board_info.h"
#include "table/view/card_row.h"
#include "table/view/pending_model.h"

#include <vector>

namespace playmat::riftbound::board {

/// Riftbound in the neutral terms of a table: an observation becomes rows, strips and words. Reads
/// nothing but observations and the printed cards.
class Presenter : public kit::TurnPresenter<CardDb>
{
public:
    using TurnPresenter::TurnPresenter;

    /// A row per card: hands, runes, what is on the board, trash and banishment, and what waits on
    /// the chain. Decks are counts only.
    [[nodiscard]] std::vector<table::CardRow> rows(const Observation &seen) const;
    [[nodiscard]] table::CardFacts facts(const CardView &card, const Observation &seen) const;
    /// An ability on the chain looks like the card that it is of.
    [[nodiscard]] table::CardFacts itemFacts(const ItemView &item, const Observation &seen) const;
    /// A card as it is printed, for decks and for links.
    [[nodiscard]] table::CardFacts printedFacts(DefId def) const;

    [[nodiscard]] table::SeatInfo seat(const Observation &seen, int seat) const;
    /// `asked`: whose the open question is and what kind of question; of that everybody knows.
    [[nodiscard]] table::BoardInfo board(const Observation &seen, Capacity full,
                                         const core::Decision &asked) const;
    /// What waits on the chain, the newest first.
    [[nodiscard]] std::vector<table::PendingRow> pending(const Observation &seen) const;

    /// The name of a card or of an ability on the chain, "a card" for one that is not seen.
    [[nodiscard]] QString cardName(int id, const Observation &seen) const;
    /// What a place is called: the battlefield's name, "Ada's base".
    [[nodiscard]] QString listName(ListId list, const Observation &seen) const;
    [[nodiscard]] QString fieldName(int field, const Observation &seen) const;
    /// What an item of the chain does, in words.
    [[nodiscard]] QString itemText(const ItemView &item, const Observation &seen) const;
    /// Might of the units that the player fights with there; -1: there are none.
    [[nodiscard]] static int mightAt(const Observation &seen, int field, int player);

private:
    class Rows;
    [[nodiscard]] table::CardFacts hiddenFacts(const CardView &card, const Observation &seen) const;
    void fillOnBoard(table::CardFacts &facts, const CardView &card, const Observation &seen) const;
    [[nodiscard]] std::vector<table::CounterInfo> counters(const Observation &seen,
                                                           PlayerId player) const;
    void addPool(std::vector<table::CounterInfo> &counters, const Pool &pool) const;
    void writeResult(table::BoardInfo &info, const Observation &seen, Capacity full) const;
    [[nodiscard]] table::PlaceInfo placeInfo(const Observation &seen, int field) const;
    [[nodiscard]] std::vector<table::StatusInfo> status(const Observation &seen,
                                                        const core::Decision &asked) const;
    [[nodiscard]] table::StatusInfo statusOf(const QString &label, const char *glyph,
                                             PlayerId player, const core::Decision &asked) const;
};

} // namespace playmat::riftbound::board
