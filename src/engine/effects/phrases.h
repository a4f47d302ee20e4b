#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

/// Text from tables: a language is one table, a row per phrase, and a phrase without a row does not
/// compile. Which phrases there are is a game's own enumeration, which ends in `Count`.
namespace playmat::effects {

template <class Id>
struct PhraseRow
{
    Id id;
    std::string_view text;
};

template <class Id>
using PhraseTable = std::array<std::string_view, static_cast<std::size_t>(Id::Count)>;

/// The rows by id. Missing, doubled and empty rows are compile errors.
template <class Id, std::size_t N>
consteval PhraseTable<Id> makePhraseTable(const PhraseRow<Id> (&rows)[N])
{
    PhraseTable<Id> table{};
    for (const PhraseRow<Id> &row : rows) {
        std::string_view &place = table[static_cast<std::size_t>(row.id)];
        if (!place.empty() || row.text.empty())
            throw "a phrase appears twice or is empty";
        place = row.text;
    }
    for (const std::string_view text : table)
        if (text.empty())
            throw "a phrase is missing";
    return table;
}

/// A value for a name in a phrase: {"target", "a unit"}.
struct PhraseValue
{
    std::string_view name;
    std::string_view text;
};

/// The phrase with its {names} replaced by their values and of each [first|second] one of the two.
/// Braces that name no value stay: they are markup, and what they hold may itself be a value.
[[nodiscard]] std::string
fillPhrase(std::string_view phrase, std::initializer_list<PhraseValue> values, bool second = false);

} // namespace playmat::effects
