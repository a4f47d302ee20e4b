// What a covered hand lets show of the question. An action that costs nothing has to change
// something (CR 6.4.2); where only a look at the hand tells whether it would, the table neither
// lights nor offers it before that hand is open.
#include "kit/swu/table/swu_port.h"
#include "kit/swu/table/swu_presenter.h"

#include <algorithm>

namespace playmat::table {

RefusalText SwuPort::whyUnderCover() const
{
    return {tr("Whether this can be used depends on %1's hand: look at it first.")
                .arg(playerName(sight().decision().player)),
            QStringLiteral("CR 6.4.2"), -1};
}

bool SwuPort::isUnderCover(core::CardId card, swu::AbilityId ability) const
{
    const core::Decision &asked = sight().decision();
    return card != core::kNone && asked.kind == core::DecisionKind::Action
        && handCovered(asked.player) && sight().restsOnHidden(card, ability);
}

const core::Decision &SwuPort::uncovered(const core::Decision &asked) const
{
    if (asked.kind != core::DecisionKind::Action || !handCovered(asked.player))
        return asked;
    if (m_uncoveredOf != decisionId())
        workOutUncovered(asked);
    return m_ids.size() == asked.options.size() ? asked : m_uncovered;
}

/// Once a question: the table asks for it with each movement of the pointer.
void SwuPort::workOutUncovered(const core::Decision &asked) const
{
    m_uncoveredOf = decisionId();
    m_uncovered = asked;
    m_uncovered.options.clear();
    m_ids.clear();
    for (size_t i = 0; i < asked.options.size(); ++i) {
        const core::Option &o = asked.options[i];
        const bool isFree = swu::OptionKind(o.kind) == swu::OptionKind::Ability && o.cost == 0;
        if (isFree && isUnderCover(o.card, o.ability))
            continue;
        m_uncovered.options.push_back(o);
        m_ids.push_back(std::uint16_t(i));
    }
}

/// An answer to what is shown as an answer to the question itself.
core::Answer SwuPort::inQuestion(core::Answer answer) const
{
    if (&decision() != &m_uncovered)
        return answer;
    for (std::uint16_t &option : answer.options) {
        if (option < m_ids.size())
            option = m_ids[option];
    }
    return answer;
}

} // namespace playmat::table
