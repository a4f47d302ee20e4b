#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

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

/// Whether an enum has a name for a value: one that has none is written as a cast, "(Ev)46".
template <auto value>
constexpr bool isNamed()
{
    constexpr std::string_view kSelf = __PRETTY_FUNCTION__;
    return kSelf[kSelf.find("value = ") + 8] != '(';
}

/// The same for all values that the enum has names for, so that a new one asks for its row.
template <auto key, typename Row, std::size_t Rows>
constexpr bool eachHasItsRow(const std::array<Row, Rows> &table)
{
    using Key = std::remove_cvref_t<decltype(table.front().*key)>;
    return eachInItsRow(table, key, static_cast<Key>(Rows - 1))
        && !isNamed<static_cast<Key>(Rows)>();
}

/// The row of a value; nullptr when it has none.
template <typename Row, std::size_t Rows, typename Key>
constexpr const Row *rowOf(const std::array<Row, Rows> &table, Key value)
{
    const auto row = static_cast<std::size_t>(value);
    return row < Rows ? &table[row] : nullptr;
}

} // namespace playmat::core
