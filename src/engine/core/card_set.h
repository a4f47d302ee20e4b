#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace playmat::core {

/// A set of cards of one game, of which there are at most kCards, as bits; iteration is in the
/// order of the ids.
template <std::size_t kCards>
class CardSet
{
public:
    static constexpr std::size_t kWords = (kCards + 63) / 64;
    static constexpr std::size_t kCapacity = 64 * kWords;
    static_assert(kCards < 256, "an id is a byte, and one of them is no card");

    void add(std::uint8_t id) { m_words[id >> 6U] |= bit(id); }
    /// Without a jump, for conditions that hold now and then.
    void addIf(bool condition, std::uint8_t id)
    {
        m_words[id >> 6U] |= std::uint64_t{condition} << (id & 63U);
    }
    void remove(std::uint8_t id) { m_words[id >> 6U] &= ~bit(id); }
    void clear() { m_words = {}; }
    [[nodiscard]] bool has(std::uint8_t id) const { return (m_words[id >> 6U] & bit(id)) != 0; }
    [[nodiscard]] bool empty() const
    {
        std::uint64_t all = 0;
        for (const std::uint64_t word : m_words)
            all |= word;
        return all == 0;
    }
    /// Whether they are more than one: much faster than counting them.
    [[nodiscard]] bool several() const
    {
        std::uint64_t before = 0; // the only word with cards so far
        for (const std::uint64_t word : m_words) {
            if ((word & (word - 1)) != 0 || (word != 0 && before != 0))
                return true;
            before |= word;
        }
        return false;
    }
    [[nodiscard]] int count() const
    {
        int n = 0;
        for (const std::uint64_t word : m_words)
            n += word == 0 ? 0 : std::popcount(word); // a call where the processor may be any
        return n;
    }
    /// The lowest id; the set must not be empty.
    [[nodiscard]] std::uint8_t first() const
    {
        for (std::size_t w = 0; w < m_words.size(); ++w)
            if (m_words[w] != 0)
                return static_cast<std::uint8_t>(
                    w * 64 + static_cast<std::size_t>(std::countr_zero(m_words[w])));
        return 255;
    }
    template <class F>
    void forEach(F &&f) const
    {
        for (std::size_t w = 0; w < m_words.size(); ++w)
            for (std::uint64_t rest = m_words[w]; rest != 0; rest &= rest - 1)
                f(static_cast<std::uint8_t>(w * 64
                                            + static_cast<std::size_t>(std::countr_zero(rest))));
    }
    friend CardSet operator|(const CardSet &a, const CardSet &b)
    {
        CardSet out;
        for (std::size_t w = 0; w < kWords; ++w)
            out.m_words[w] = a.m_words[w] | b.m_words[w];
        return out;
    }
    friend CardSet operator&(const CardSet &a, const CardSet &b)
    {
        CardSet out;
        for (std::size_t w = 0; w < kWords; ++w)
            out.m_words[w] = a.m_words[w] & b.m_words[w];
        return out;
    }
    friend bool operator==(const CardSet &, const CardSet &) = default;

private:
    static constexpr std::uint64_t bit(std::uint8_t id) { return 1ULL << (id & 63U); }
    std::array<std::uint64_t, kWords> m_words{};
};

} // namespace playmat::core
