#include "engine/core/answers.h"

#include <algorithm>

namespace playmat::core {

namespace {

/// Lists the answers to one decision until there are enough.
class Lister
{
public:
    Lister(const Decision &decision, std::size_t most)
        : m_decision(decision)
        , m_most(most)
    {
    }

    std::vector<Answer> all(std::size_t names)
    {
        switch (m_decision.kind) {
        case DecisionKind::NameCard:
            for (std::size_t name = 1; name < names; ++name) {
                m_chosen.name = static_cast<std::uint16_t>(name);
                keep();
            }
            break;
        case DecisionKind::Distribute:
            addDistributions(0, 0);
            break;
        case DecisionKind::Order:
            addOrders();
            break;
        case DecisionKind::Pay: // there may be thousands of ways to pay; a suggested one
            addPayment(); // represents them all
            break;
        default:
            addChoices(0);
        }
        return std::move(m_out);
    }

private:
    [[nodiscard]] bool full() const { return m_out.size() >= m_most; }

    void keep()
    {
        if (!full())
            m_out.push_back(m_chosen);
    }

    /// Choices of min..max options in the order of their ids (orders count as different answers
    /// only where an order is asked for).
    void addChoices(std::size_t next)
    {
        const auto size = static_cast<int>(m_chosen.options.size());
        if (size >= m_decision.min)
            keep();
        if (size == m_decision.max)
            return;
        for (std::size_t i = next; i < m_decision.options.size() && !full(); ++i) {
            if (!m_chosen.options.tryPush(static_cast<std::uint16_t>(i)))
                return;
            addChoices(i + 1);
            m_chosen.options.pop();
        }
    }

    void addPayment()
    {
        for (const std::uint16_t id : m_decision.suggested)
            (void)m_chosen.options.tryPush(id);
        if (m_decision.suggested.empty())
            addChoices(0);
        else
            keep();
    }

    void addOrders()
    {
        if (m_chosen.options.size() == m_decision.options.size()) {
            keep();
            return;
        }
        for (std::uint16_t i = 0; i < m_decision.options.size() && !full(); ++i) {
            const auto chosen = m_chosen.options.span();
            if (std::ranges::find(chosen, i) != chosen.end())
                continue;
            if (!m_chosen.options.tryPush(i))
                return;
            addOrders();
            m_chosen.options.pop();
        }
    }

    /// Every way to give the options from `next` on amounts so that the total is within the bounds.
    void addDistributions(std::size_t next, int total)
    {
        if (next == m_decision.options.size()) {
            if (total >= m_decision.min || (m_decision.orNone && total == 0))
                keep();
            return;
        }
        if (full())
            return;
        addDistributions(next + 1, total);
        const int most = m_decision.options[next].number;
        for (int n = 1; n <= most && total + n <= m_decision.max; ++n) {
            if (!m_chosen.options.tryPush(static_cast<std::uint16_t>(next))
                || !m_chosen.amounts.tryPush(static_cast<std::uint8_t>(n)))
                return;
            addDistributions(next + 1, total + n);
            m_chosen.options.pop();
            m_chosen.amounts.pop();
        }
    }

    const Decision &m_decision;
    std::size_t m_most;
    Answer m_chosen;
    std::vector<Answer> m_out;
};

} // namespace

std::vector<Answer> answersTo(const Decision &decision, std::size_t names, std::size_t most)
{
    return Lister(decision, most).all(names);
}

std::vector<Answer> wrongAnswersTo(const Decision &decision)
{
    std::vector<Answer> wrong{Answer::one(static_cast<std::uint16_t>(decision.options.size()))};
    const auto addPair = [&](std::uint16_t second) {
        wrong.push_back(Answer::one(0));
        (void)wrong.back().options.tryPush(second);
    };
    if (decision.min > 0 && !decision.orNone && decision.kind != DecisionKind::NameCard)
        wrong.emplace_back();
    if (decision.max > 1 && decision.kind != DecisionKind::Distribute)
        addPair(0);
    if (decision.max == 1 && decision.options.size() > 1 && decision.together == kNone)
        addPair(1);
    return wrong;
}

} // namespace playmat::core
