#include "table/interaction/selection.h"

#include <numeric>

namespace playmat::table {

void Selection::begin(const core::Decision &decision)
{
    m_decision = decision;
    m_chosen.clear();
    m_amounts = QList<int>(qsizetype(decision.options.size()), 0);
}

bool Selection::distributes() const
{
    return m_decision.kind == core::DecisionKind::Distribute;
}

int Selection::total() const
{
    return std::accumulate(m_amounts.begin(), m_amounts.end(), 0);
}

int Selection::most(int option) const
{
    const int own = m_decision.options[size_t(option)].number;
    return own > 0 ? std::min<int>(own, m_decision.max) : m_decision.max;
}

int Selection::chosenOrGiven() const
{
    return distributes() ? total() : count();
}

bool Selection::toggle(int option)
{
    if (m_chosen.removeOne(option))
        return true;
    if (full())
        return false;
    m_chosen.append(option);
    return true;
}

bool Selection::give(int option, int change)
{
    const int now = m_amounts[option] + change;
    if (now < 0 || now > most(option) || (change > 0 && total() >= m_decision.max))
        return false;
    m_amounts[option] = now;
    return true;
}

void Selection::move(int from, int to)
{
    if (from >= 0 && from < m_chosen.size() && to >= 0 && to < m_chosen.size())
        m_chosen.move(from, to);
}

void Selection::chooseAll()
{
    for (int i = 0; i < int(m_decision.options.size()); ++i) {
        if (!has(i))
            m_chosen.append(i);
    }
}

bool Selection::enough() const
{
    return (chosenOrGiven() >= m_decision.min && chosenOrGiven() <= m_decision.max)
        || (m_decision.orNone && chosenOrGiven() == 0);
}

bool Selection::full() const
{
    return chosenOrGiven() >= m_decision.max;
}

core::Answer Selection::answer() const
{
    core::Answer answer;
    if (!distributes()) {
        for (const int option : m_chosen)
            (void)answer.options.tryPush(std::uint16_t(option));
        return answer;
    }
    for (int i = 0; i < int(m_amounts.size()); ++i) {
        if (m_amounts[i] == 0)
            continue;
        (void)answer.options.tryPush(std::uint16_t(i));
        (void)answer.amounts.tryPush(std::uint8_t(m_amounts[i]));
    }
    return answer;
}

} // namespace playmat::table
