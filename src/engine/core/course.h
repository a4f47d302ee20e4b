#pragma once

#include <memory>
#include <span>
#include <vector>

namespace playmat::core {

/// The state of a game when each event of the last answer had happened, for a program that shows
/// how it went. Copies of a game share it.
template <class State>
class Course
{
public:
    /// Nothing has happened; where to note it from now on, nullptr when it is not recorded.
    std::vector<State> *begin(bool record)
    {
        if (m_states && m_states.use_count() == 1)
            m_states->clear();
        else
            m_states.reset();
        if (record && !m_states)
            m_states = std::make_shared<std::vector<State>>();
        return record ? m_states.get() : nullptr;
    }

    [[nodiscard]] std::span<const State> states() const
    {
        return m_states ? std::span<const State>(*m_states) : std::span<const State>();
    }

private:
    std::shared_ptr<std::vector<State>> m_states;
};

} // namespace playmat::core
