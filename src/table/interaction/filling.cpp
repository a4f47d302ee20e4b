#include "table/interaction/filling.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace playmat::table {

namespace {

bool isTaken(const TablePort &port, const QList<int> &order)
{
    return !port.objection(Filling::answer(Filling::amounts(port.decision(), order)));
}

/// Moves `first` as far forward as the game allows: to the very front or, if the game refuses that,
/// behind as few other parts as possible.
std::optional<QList<int>> earliest(const TablePort &port, const QList<int> &order, int first)
{
    constexpr qsizetype kMostOthers = 10;
    QList<int> others = order;
    others.removeOne(first);
    const unsigned ways = 1U << unsigned(std::min(others.size(), kMostOthers));
    for (int before = 0; before <= int(others.size()); ++before) {
        for (unsigned way = 0; way < ways; ++way) {
            if (std::popcount(way) != before)
                continue;
            QList<int> early;
            QList<int> late;
            for (qsizetype i = 0; i < others.size(); ++i)
                (i < kMostOthers && ((way >> unsigned(i)) & 1U) != 0 ? early : late)
                    .append(others[i]);
            const QList<int> tried = early + QList<int>{first} + late;
            if (isTaken(port, tried))
                return tried;
        }
    }
    return std::nullopt;
}

/// Tries the part at `from` at each earlier position, beginning with the first.
std::optional<QList<int>> movedForward(const TablePort &port, const QList<int> &order,
                                       qsizetype from)
{
    for (qsizetype to = 0; to <= from; ++to) {
        QList<int> moved = order;
        moved.move(from, to);
        if (isTaken(port, moved))
            return moved;
    }
    return std::nullopt;
}

/// Finds an order that the game accepts. If the game refuses the current order, usually just one
/// part is in the wrong place, so this tries to move single parts first.
QList<int> anyTaken(const TablePort &port, const QList<int> &order)
{
    if (isTaken(port, order))
        return order;
    for (qsizetype from = 1; from < order.size(); ++from)
        if (const auto found = movedForward(port, order, from))
            return *found;
    constexpr int kMostTried = 5'000;
    QList<int> next = order;
    std::ranges::sort(next);
    for (int tried = 0; tried < kMostTried; ++tried) {
        if (isTaken(port, next))
            return next;
        if (!std::ranges::next_permutation(next).found)
            break;
    }
    return order;
}

} // namespace

bool Filling::divides(const core::Decision &decision)
{
    return decision.kind == core::DecisionKind::Distribute && !decision.options.empty()
        && decision.options.front().cost > 0;
}

QList<int> Filling::amounts(const core::Decision &decision, const QList<int> &order)
{
    QList<int> given(qsizetype(decision.options.size()), 0);
    int left = decision.max;
    for (qsizetype i = 0; i < order.size() && left > 0; ++i) {
        const core::Option &option = decision.options[size_t(order[i])];
        const bool last = i + 1 == order.size();
        const int amount = last ? left : std::min<int>(left, option.cost);
        given[order[i]] = amount;
        left -= amount;
    }
    return given;
}

core::Answer Filling::answer(const QList<int> &amounts)
{
    core::Answer answer;
    for (int i = 0; i < int(amounts.size()); ++i) {
        if (amounts[i] == 0)
            continue;
        (void)answer.options.tryPush(std::uint16_t(i));
        (void)answer.amounts.tryPush(std::uint8_t(amounts[i]));
    }
    return answer;
}

QList<int> Filling::order(const TablePort &port, int first)
{
    QList<int> order(qsizetype(port.decision().options.size()));
    std::iota(order.begin(), order.end(), 0);
    order = anyTaken(port, order);
    if (first < 0)
        return order;
    return earliest(port, order, first).value_or(order);
}

} // namespace playmat::table
