#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Tables of cards with comma-separated values, as sites and spreadsheets write them.
namespace playmat::decks {

struct CsvField
{
    std::string text; ///< without quotation marks
    std::size_t begin = 0; ///< the field as written, with its quotation marks
    std::size_t end = 0;
};

/// The fields of the line at `at`, which moves past the line. Quoted fields may contain commas and
/// line breaks.
[[nodiscard]] std::vector<CsvField> csvLine(std::string_view text, std::size_t &at, char comma);
/// A field for a table, in quotation marks if it needs them.
[[nodiscard]] std::string csvField(std::string_view text, char comma);

/// What a column of a table of cards contains.
enum class CsvColumn : std::uint8_t {
    Other,
    Name,
    Second, ///< the second half of the name
    Print,
    Set,
    Number,
    Count,
    Section, ///< the part of the deck
    One, ///< a card with its own section, repeated in each line
    Deck,
    Author,
};
inline constexpr std::size_t kKindsOfColumns = std::size_t(CsvColumn::Author) + 1;

/// The column with this heading, which is folded (match::foldedName). Other if it is unknown.
[[nodiscard]] CsvColumn csvColumn(std::string_view folded);

} // namespace playmat::decks
