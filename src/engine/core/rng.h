#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace playmat::core {

/// The random numbers of a game; they live in its state. xoshiro128++ (Blackman and Vigna, 2019),
/// seeded by splitmix64. The same seed gives the same numbers on every platform: nothing of
/// <random> is used, bounded numbers come from Lemire's multiply-and-reject, shuffles are
/// Fisher-Yates from the end. Golden values are tested.
class Rng
{
public:
    Rng()
        : Rng(0)
    {
    }
    explicit Rng(std::uint64_t seed)
    {
        for (std::size_t i = 0; i < 4; i += 2) {
            const std::uint64_t v = splitmix(seed);
            m_s[i] = static_cast<std::uint32_t>(v);
            m_s[i + 1] = static_cast<std::uint32_t>(v >> 32U);
        }
    }

    [[nodiscard]] std::uint32_t next()
    {
        const std::uint32_t result = std::rotl(m_s[0] + m_s[3], 7) + m_s[0];
        const std::uint32_t t = m_s[1] << 9U;
        m_s[2] ^= m_s[0];
        m_s[3] ^= m_s[1];
        m_s[1] ^= m_s[2];
        m_s[0] ^= m_s[3];
        m_s[2] ^= t;
        m_s[3] = std::rotl(m_s[3], 11);
        return result;
    }

    /// A number in [0, bound); bound must be at least 1.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t m = static_cast<std::uint64_t>(next()) * bound;
        auto low = static_cast<std::uint32_t>(m);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                m = static_cast<std::uint64_t>(next()) * bound;
                low = static_cast<std::uint32_t>(m);
            }
        }
        return static_cast<std::uint32_t>(m >> 32U);
    }

    template <class T>
    void shuffle(T *first, std::size_t count)
    {
        for (std::size_t i = count; i > 1; --i)
            std::swap(first[i - 1], first[below(static_cast<std::uint32_t>(i))]);
    }

    friend bool operator==(const Rng &, const Rng &) = default;

private:
    static std::uint64_t splitmix(std::uint64_t &x)
    {
        x += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = x;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }
    std::array<std::uint32_t, 4> m_s{};
};

} // namespace playmat::core
