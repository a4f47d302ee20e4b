// What a covered hand lets show of the question: where only a look at the hand tells whether an
// ability's cost can be paid, the table neither lights nor offers it before that hand is open.
#include "kit/lorcana/table/port.h"

namespace playmat::lorcana::board {

const core::Decision &Port::uncovered(const core::Decision &asked) const
{
    if (asked.kind != core::DecisionKind::Action || !handCovered(asked.player))
        return asked;
    if (m_uncoveredOf != decisionId())
        workOutUncovered(asked);
    return m_ids.size() == asked.options.size() ? asked : m_uncovered;
}

/// Once a question: the table asks for it with each movement of the pointer.
void Port::workOutUncovered(const core::Decision &asked) const
{
    m_uncoveredOf = decisionId();
    m_uncovered = asked;
    m_uncovered.options.clear();
    m_ids.clear();
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
        const core::Option &o = asked.options[i];
        if (OptionKind(o.kind) == OptionKind::Ability && sight().restsOnHidden(o.ability))
            continue;
        m_uncovered.options.push_back(o);
        m_ids.push_back(std::uint16_t(i));
    }
}

/// An answer to what is shown as an answer to the question itself.
core::Answer Port::inQuestion(core::Answer answer) const
{
    if (&decision() != &m_uncovered)
        return answer;
    for (std::uint16_t &option : answer.options) {
        if (option < m_ids.size())
            option = m_ids[option];
    }
    return answer;
}

} // namespace playmat::lorcana::board
