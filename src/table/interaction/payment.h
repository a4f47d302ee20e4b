#pragma once

#include "table/game/table_port.h"

#include <QList>

namespace playmat::table {

/// Changes which cards and resources pay a cost (ChoiceStyle::Payment). The game computes how much
/// is missing. An option that the payment does not need is removed, so that no answer pays too
/// much.
class Payment
{
public:
    /// `chosen`: the chosen options, with the most recently swapped-in one at the end.
    Payment(const TablePort &port, QList<int> chosen)
        : m_port(port)
        , m_chosen(std::move(chosen))
    {
    }

    /// The choice after a click on a card. The card pays in the next of the ways that its options
    /// allow and that help; after the last way it no longer pays.
    [[nodiscard]] QList<int> afterCard(int card) const;
    /// The choice after a click on a single option: the option starts to pay, or stops.
    [[nodiscard]] QList<int> afterOption(int option) const;

private:
    [[nodiscard]] int missing(const QList<int> &chosen) const;
    [[nodiscard]] QList<int> optionsOf(int card) const;
    [[nodiscard]] QList<int> with(QList<int> others, const QList<int> &added) const;
    [[nodiscard]] bool helps(const QList<int> &chosen, int option) const;

    const TablePort &m_port;
    QList<int> m_chosen;
};

} // namespace playmat::table
