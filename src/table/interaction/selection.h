#pragma once

#include "engine/core/decision.h"

#include <QList>

namespace playmat::table {

/// What has been chosen of a decision so far: several options, an order, or amounts.
class Selection
{
public:
    void begin(const core::Decision &decision);

    [[nodiscard]] bool has(int option) const { return m_chosen.contains(option); }
    [[nodiscard]] int count() const { return int(m_chosen.size()); }
    /// Place in the order of choosing, from 1; 0: not chosen.
    [[nodiscard]] int rank(int option) const { return int(m_chosen.indexOf(option)) + 1; }
    [[nodiscard]] int amount(int option) const { return m_amounts.value(option); }
    [[nodiscard]] int total() const;
    [[nodiscard]] int most(int option) const; ///< that this option may be given in all

    /// Chooses it, or takes it back. False: no more may be chosen.
    bool toggle(int option);
    /// Gives one more (+1) or one less (−1). False: that is not possible.
    bool give(int option, int change);
    /// Moves a chosen option to another place in the order.
    void move(int from, int to);
    void chooseAll();
    [[nodiscard]] const QList<int> &chosen() const { return m_chosen; }
    void setChosen(const QList<int> &options) { m_chosen = options; }
    void setAmounts(const QList<int> &amounts)
    {
        m_amounts = amounts;
    } ///< sets the amounts of all options

    [[nodiscard]] bool enough() const;
    [[nodiscard]] bool full() const;
    [[nodiscard]] core::Answer answer() const;

private:
    [[nodiscard]] bool distributes() const;
    [[nodiscard]] int chosenOrGiven() const;

    core::Decision m_decision;
    QList<int> m_chosen;
    QList<int> m_amounts;
};

} // namespace playmat::table
