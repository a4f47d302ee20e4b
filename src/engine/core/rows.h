#pragma once

#include <array>
#include <cstddef>

namespace playmat::core {

/// Whether a table has a row for each value of an enum that counts up from 0, in their order: a
/// table for which this does not hold should not compile.
template <typename Row, std::size_t Rows, typename Key>
constexpr bool eachInItsRow(const std::array<Row, Rows> &table, Key Row::*key, Key last)
{
    for (std::size_t row = 0; row < Rows; ++row) {
        if (static_cast<std::size_t>(table[row].*key) != row)
            return false;
    }
    return Rows == static_cast<std::size_t>(last) + 1;
}

/// The row of a value; nullptr when it has none.
template <typename Row, std::size_t Rows, typename Key>
constexpr const Row *rowOf(const std::array<Row, Rows> &table, Key value)
{
    const auto row = static_cast<std::size_t>(value);
    return row < Rows ? &table[row] : nullptr;
}

} // namespace playmat::core
