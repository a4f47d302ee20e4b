#pragma once

#include "table/game/table_port.h"
#include "table/interaction/hand_part.h"

namespace playmat::table {

/// What is drawn onto the cards: what may be done with each, what is held, aimed at, chosen or
/// refused, and what would happen.
class CardMarks : private HandPart
{
public:
    explicit CardMarks(TableController &table)
        : HandPart(table)
    {
    }

    /// What may be done with a card now (paint::Mark).
    [[nodiscard]] int markOf(const CardRow &row) const;
    [[nodiscard]] int dividedOf(int viewId) const;
    /// What would happen to a card now, or that using it would change nothing.
    [[nodiscard]] CardHint hintOf(const CardRow &row) const;
    /// Chosen to be put down, and shown there already.
    [[nodiscard]] bool isStaged(int viewId) const;
    /// With which equal tokens it may lie in one stack (CardRow::pile): a token that can be chosen
    /// lies alone, and gathered ones lie on gathered ones.
    [[nodiscard]] int pileOf(int viewId) const;
    /// How many cards are staged, for when a covered hand does not say which.
    [[nodiscard]] int stagedCount() const;

private:
    [[nodiscard]] int markInAction(int viewId) const;
    [[nodiscard]] int markWhileHeld(const CardRow &row) const;
    [[nodiscard]] int markWhileChoosing(const CardRow &row) const;
    [[nodiscard]] bool isPointedAt(int viewId) const;
    [[nodiscard]] bool isNeverNeeded(int viewId) const;
    [[nodiscard]] CardHint idleHint(int viewId) const;
    [[nodiscard]] CardHint paymentHint(int viewId) const;
    [[nodiscard]] bool pays(int viewId) const;
    [[nodiscard]] bool stages() const;
    [[nodiscard]] bool isStagedOption(int option) const;
};

} // namespace playmat::table
