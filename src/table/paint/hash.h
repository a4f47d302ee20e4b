// Randomness that is the same on every machine and every Qt: pictures are drawn from it, and a card
// must look the same for ever. Hence neither qHash (seeded, changes between versions) nor <random>
// (differs between libraries).
#pragma once

#include <QStringView>

#include <cstdint>

namespace playmat::paint {

// FNV-1a over UTF-16 code units; never 0, because a xorshift that starts at 0 stays there.
[[nodiscard]] inline std::uint32_t hashOf(QStringView text)
{
    std::uint32_t hash = 2166136261U;
    for (const QChar c : text) {
        hash ^= c.unicode();
        hash *= 16777619U;
    }
    return hash != 0 ? hash : 1U;
}

// A small xorshift. Copy it to look ahead.
class Dice
{
public:
    explicit constexpr Dice(std::uint32_t seed)
        : m_state(spread(seed))
    {
    }

    // 0 ≤ value < 1
    [[nodiscard]] constexpr double roll() { return (next() >> 8) / double(1U << 24); }
    [[nodiscard]] constexpr double between(double a, double b) { return a + (b - a) * roll(); }
    [[nodiscard]] constexpr int below(int n) { return n > 0 ? int(roll() * n) % n : 0; }

private:
    // Ids that differ in one digit have hashes that are close together; this takes them apart
    // (Murmur's last step).
    static constexpr std::uint32_t spread(std::uint32_t h)
    {
        h ^= h >> 16;
        h *= 0x85ebca6bU;
        h ^= h >> 13;
        h *= 0xc2b2ae35U;
        h ^= h >> 16;
        return h != 0 ? h : 1U;
    }

    constexpr std::uint32_t next()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 17;
        m_state ^= m_state << 5;
        return m_state;
    }

    std::uint32_t m_state;
};

} // namespace playmat::paint
