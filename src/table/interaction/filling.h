#pragma once

#include "table/game/table_port.h"

#include <QList>

namespace playmat::table {

/// Divides an amount when each part has to be filled before the next part receives anything
/// (Option::cost). The parts have an order: each is filled in turn, and the last one receives the
/// rest.
class Filling
{
public:
    /// Whether the decision divides an amount in this way.
    [[nodiscard]] static bool divides(const core::Decision &decision);
    /// The amount of each option if the options are filled in that order.
    [[nodiscard]] static QList<int> amounts(const core::Decision &decision,
                                            const QList<int> &order);
    [[nodiscard]] static core::Answer answer(const QList<int> &amounts);
    /// An order for which the game accepts the answer: the order of the options, or the first one
    /// that the game accepts. `first`: this part is filled first or, if that is not possible, as
    /// early as possible.
    [[nodiscard]] static QList<int> order(const TablePort &port, int first = -1);
};

} // namespace playmat::table
