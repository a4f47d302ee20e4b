#pragma once

#include <cstdint>

namespace playmat::bots {

/// A number that depends on all bits of both, and on their order.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t value)
{
    hash ^= value + 0x9E3779B97F4A7C15ULL + (hash << 6U) + (hash >> 2U);
    hash *= 0xBF58476D1CE4E5B9ULL;
    return hash ^ (hash >> 29U);
}

} // namespace playmat::bots
