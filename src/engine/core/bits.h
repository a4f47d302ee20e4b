#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace playmat::core {

/// A set of numbers below N, one bit each: words of a game that the state keeps sets of. It is
/// copied, compared and hashed as bytes, so it has no padding: N is 32 or a multiple of 64.
template <std::size_t N>
class Bits
{
public:
    using Word = std::conditional_t<N <= 32, std::uint32_t, std::uint64_t>;
    static constexpr std::size_t kSize = N;
    static constexpr std::size_t kWord = 8 * sizeof(Word);
    static_assert(N % kWord == 0);

    constexpr Bits() = default;
    /// The set of this number, or value of an enumeration, alone.
    template <class T>
    [[nodiscard]] static constexpr Bits of(T number)
    {
        Bits out;
        out.add(number);
        return out;
    }
    /// The set that word() was taken of.
    [[nodiscard]] static constexpr Bits ofWord(Word word)
    {
        static_assert(N == kWord);
        Bits out;
        out.m_words[0] = word;
        return out;
    }

    template <class T>
    constexpr void add(T number)
    {
        m_words[place(number)] |= bit(number);
    }
    template <class T>
    [[nodiscard]] constexpr bool has(T number) const
    {
        return (m_words[place(number)] & bit(number)) != 0;
    }
    /// Whether it has one of those, whichever.
    [[nodiscard]] constexpr bool any(const Bits &of) const { return !(*this & of).empty(); }
    [[nodiscard]] constexpr bool empty() const
    {
        Word all = 0;
        for (const Word word : m_words)
            all |= word;
        return all == 0;
    }
    [[nodiscard]] constexpr Bits without(const Bits &other) const
    {
        Bits out = *this;
        for (std::size_t i = 0; i < out.m_words.size(); ++i)
            out.m_words[i] &= ~other.m_words[i];
        return out;
    }
    /// Itself, or no numbers.
    [[nodiscard]] constexpr Bits onlyIf(bool condition) const { return condition ? *this : Bits{}; }
    /// Calls f with each number, from the smallest.
    template <class F>
    constexpr void forEach(F &&f) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (Word rest = m_words[i]; rest != 0; rest &= rest - 1)
                f(i * kWord + static_cast<std::size_t>(std::countr_zero(rest)));
    }
    /// All of it as one number.
    [[nodiscard]] constexpr Word word() const
    {
        static_assert(N == kWord);
        return m_words[0];
    }

    constexpr Bits &operator|=(const Bits &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    constexpr Bits &operator&=(const Bits &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    [[nodiscard]] friend constexpr Bits operator|(Bits one, const Bits &other)
    {
        return one |= other;
    }
    [[nodiscard]] friend constexpr Bits operator&(Bits one, const Bits &other)
    {
        return one &= other;
    }
    [[nodiscard]] friend constexpr bool operator==(const Bits &, const Bits &) = default;

private:
    template <class T>
    [[nodiscard]] static constexpr std::size_t place(T number)
    {
        return static_cast<std::size_t>(number) / kWord;
    }
    template <class T>
    [[nodiscard]] static constexpr Word bit(T number)
    {
        return Word{1} << (static_cast<std::size_t>(number) % kWord);
    }

    std::array<Word, N / kWord> m_words{};
};

static_assert(std::has_unique_object_representations_v<Bits<32>> && sizeof(Bits<32>) == 4);
static_assert(std::has_unique_object_representations_v<Bits<256>> && sizeof(Bits<256>) == 32);

} // namespace playmat::core
