#pragma once

#include "engine/core/happened.h"
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

/// These functions read the row of a limit. Each game defines limitOf(capacity), which returns it.
template <class Capacity>
[[nodiscard]] std::size_t sizeOf(Capacity capacity)
{
    return limitOf(capacity).size;
}
template <class Capacity>
[[nodiscard]] const char *capacityName(Capacity capacity)
{
    return limitOf(capacity).name;
}
template <class Capacity>
[[nodiscard]] const char *capacityWords(Capacity capacity)
{
    return limitOf(capacity).words;
}

/// The highest fill of each list that was seen, indexed by capacity (None included), and the parts
/// of cards that have happened.
template <std::size_t capacities>
struct Marks
{
    std::array<std::size_t, capacities> highest{};
    Happened happened;

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
