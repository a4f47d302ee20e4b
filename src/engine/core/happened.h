#pragma once

#include <cstddef>
#include <vector>

namespace playmat::core {

/// A set of the numbers of effects or abilities that have happened.
class HappenedSet
{
public:
    void add(std::size_t number)
    {
        if (number >= m_has.size())
            m_has.resize(number + 1);
        m_has[number] = true;
    }
    [[nodiscard]] bool has(std::size_t number) const
    {
        return number < m_has.size() && m_has[number];
    }

private:
    std::vector<bool> m_has;
};

/// The parts of cards that have happened in a watched game: effects that were carried out, and
/// abilities that applied without being used.
struct Happened
{
    HappenedSet effects;
    HappenedSet abilities;
};

} // namespace playmat::core
