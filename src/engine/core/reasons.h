#pragma once

#include "engine/core/result.h"
#include "engine/core/rows.h"

#include <type_traits>

/// Why something is refused (Refusal::code): each game has its own list of reasons, and a table
/// with a row for each, in which everything else is looked up.
namespace playmat::core {

template <class Reason>
struct ReasonRow
{
    Reason reason;
    const char *name; ///< as the headless protocol writes it
    const char *pattern; ///< the English sentence, with places for the parameters
};

/// Whether each reason has its row; the enumeration ends with Count.
template <class Reason, std::size_t Rows>
constexpr bool eachReasonHasItsRow(const std::array<ReasonRow<Reason>, Rows> &table)
{
    return Rows == static_cast<std::size_t>(Reason::Count)
        && eachInItsRow(table, &ReasonRow<Reason>::reason, static_cast<Reason>(Rows - 1));
}

/// The row of a reason; for an invalid number, the first row.
template <class Reason, std::size_t Rows>
constexpr const ReasonRow<Reason> &reasonRow(const std::array<ReasonRow<Reason>, Rows> &table,
                                             Reason reason)
{
    const auto *row = rowOf(table, reason);
    return row == nullptr ? table.front() : *row;
}

/// With the number of the rule, where there is one, and the parameters.
template <class Reason>
requires std::is_enum_v<Reason>
[[nodiscard]] Refusal refuse(Reason reason, const char *rule, int a = 0, int b = 0, int c = 0)
{
    return {static_cast<std::uint16_t>(reason), {a, b, c, 0}, rule};
}

/// Nothing speaks against it.
[[nodiscard]] inline Refusal nothing()
{
    return {};
}

} // namespace playmat::core
