#pragma once

#include "engine/core/card_set.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

/// Cards of a set by a rank that the game gives them. Ids are an order too, but one that tells a
/// physical card from its copies wherever it has been.
namespace playmat::core {

/// The rank, then the id: a key names its card.
[[nodiscard]] constexpr std::uint64_t keyOfCard(std::uint32_t rank, std::uint8_t id)
{
    return std::uint64_t{rank} << 8U | id;
}

/// Writes the cards, those of the lowest rank first, and returns how many there are. `out` must
/// have room for all of them; `rankOf` gives the 32-bit rank of an id.
template <std::size_t kCards, class RankOf>
std::size_t sortByRank(const CardSet<kCards> &set, const RankOf &rankOf,
                       std::span<std::uint8_t> out)
{
    std::array<std::uint64_t, kCards> keys; // NOLINT: filled as far as it is read
    std::size_t count = 0;
    set.forEach([&](std::uint8_t id) { keys[count++] = keyOfCard(rankOf(id), id); });
    std::sort(keys.begin(), keys.begin() + count);
    for (std::size_t i = 0; i < count; ++i)
        out[i] = static_cast<std::uint8_t>(keys[i]);
    return count;
}

/// The card of the lowest rank; the set must not be empty.
template <std::size_t kCards, class RankOf>
[[nodiscard]] std::uint8_t firstByRank(const CardSet<kCards> &set, const RankOf &rankOf)
{
    std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
    set.forEach([&](std::uint8_t id) { first = std::min(first, keyOfCard(rankOf(id), id)); });
    return static_cast<std::uint8_t>(first);
}

} // namespace playmat::core
