#pragma once

#include "engine/core/hash.h"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace playmat::kit {

/// Numbers of a position, one after the other: two positions that are alike have the same hash.
class PositionWords
{
public:
    PositionWords() { m_words.reserve(1024); }

    void add(std::uint64_t word) { m_words.push_back(word); }
    /// Up to eight small numbers as one word.
    void pack(std::initializer_list<std::uint64_t> bytes)
    {
        std::uint64_t word = 0;
        for (const std::uint64_t byte : bytes)
            word = word << 8U | (byte & 0xFFU);
        add(word);
    }
    /// The cards of a zone of a player, in their order.
    template <class State, class Zone, class Player>
    void addZone(const State &state, Zone zone, Player player, std::size_t count)
    {
        pack({static_cast<std::uint64_t>(zone), player, count});
        state.forEach(zone, player, [&](auto id) { add(id); });
    }
    [[nodiscard]] std::uint64_t hash() const
    {
        return core::hashBytes(m_words.data(), m_words.size() * sizeof(std::uint64_t));
    }

private:
    std::vector<std::uint64_t> m_words;
};

} // namespace playmat::kit
