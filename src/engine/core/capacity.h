#pragma once

#include "engine/core/rows.h"

#include <algorithm>

/// Every list in a game's state ends somewhere, because the state is one value of a fixed size. A
/// list that is full drops nothing: the game is suspended and says which limit that was.
namespace playmat::core {

/// One limit. `Capacity` is the game's own list of them, which begins with None.
template <class Capacity>
struct CapacityRow
{
    Capacity capacity;
    std::size_t size;
    const char *name; ///< in snake_case, as the headless protocol writes it
    const char *words; ///< what there are too many of: "waiting abilities"
};

/// The most that was seen in each list, None counted.
template <std::size_t capacities>
struct Marks
{
    std::array<std::size_t, capacities> highest{};

    template <class Capacity>
    void see(Capacity capacity, std::size_t count)
    {
        std::size_t &most = highest[static_cast<std::size_t>(capacity)];
        most = std::max(most, count);
    }
    void note(const Marks &other)
    {
        for (std::size_t i = 0; i < capacities; ++i)
            highest[i] = std::max(highest[i], other.highest[i]);
    }
};

} // namespace playmat::core
