#pragma once

#include "engine/core/check.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace playmat::core {

/// A vector inside a state: trivially copyable, no allocation, at most N elements. Slots after the
/// end are kept zeroed, so that equal contents mean equal bytes (hash and == work on bytes).
/// `tryPush` returns false when it is full: the owner turns that into its overflow state.
template <class T, std::size_t N>
class FixedVector
{
    static_assert(std::is_trivially_copyable_v<T> && N < 65536);

public:
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] bool full() const { return m_size == N; }
    [[nodiscard]] static constexpr std::size_t capacity() { return N; }

    [[nodiscard]] bool tryPush(const T &value)
    {
        if (m_size == N)
            return false;
        m_items[m_size++] = value;
        return true;
    }
    void pop()
    {
        ENGINE_CHECK(m_size > 0, m_size, N);
        m_items[--m_size] = T{};
    }
    void resize(std::size_t n)
    {
        ENGINE_CHECK(n <= N, n, N);
        while (m_size > n)
            pop();
        while (m_size < n)
            m_items[m_size++] = T{};
    }
    /// Removes one element and keeps the order of the others.
    void erase(std::size_t at)
    {
        ENGINE_CHECK(at < m_size, at, m_size);
        for (std::size_t i = at; i + 1 < m_size; ++i)
            m_items[i] = m_items[i + 1];
        pop();
    }
    void clear() { resize(0); }

    [[nodiscard]] T &operator[](std::size_t i) { return m_items[i]; }
    [[nodiscard]] const T &operator[](std::size_t i) const { return m_items[i]; }
    [[nodiscard]] T &back() { return m_items[m_size - 1U]; }
    [[nodiscard]] const T &back() const { return m_items[m_size - 1U]; }
    [[nodiscard]] T *begin() { return m_items.data(); }
    [[nodiscard]] T *end() { return m_items.data() + m_size; }
    [[nodiscard]] const T *begin() const { return m_items.data(); }
    [[nodiscard]] const T *end() const { return m_items.data() + m_size; }
    [[nodiscard]] std::span<const T> span() const { return {m_items.data(), m_size}; }

    friend bool operator==(const FixedVector &, const FixedVector &) = default;

private:
    std::array<T, N> m_items{};
    std::uint16_t m_size = 0; ///< as wide as the alignment of what states hold: no padding
};

} // namespace playmat::core
