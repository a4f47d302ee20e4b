#pragma once

#include "engine/riftbound/language/ability.h"

#include <optional>
#include <span>
#include <string_view>

/// The words that card files and the headless protocol have for the things of the game.
namespace playmat::riftbound {

template <class Value>
struct Word
{
    Value value;
    std::string_view text;
};

struct KeywordWord
{
    Kw value;
    std::string_view text;
    bool numbered = false;
    bool built = false; ///< the rules do what it says; others keep a card from being played
};

/// When a triggered ability is used, in one word of the card files.
struct TriggerWord
{
    std::string_view text;
    Trig on;
    Whom whom;
    std::string_view says; ///< "When you play me"
};

namespace words {
extern const std::span<const KeywordWord> keywords;
extern const std::span<const Word<Domain>> domains;
extern const std::span<const Word<Kind>> kinds;
extern const std::span<const Word<Where>> places;
extern const std::span<const Word<std::uint16_t>> statuses;
extern const std::span<const TriggerWord> triggers;
} // namespace words

[[nodiscard]] std::optional<Kw> keywordNamed(std::string_view text);
[[nodiscard]] const KeywordWord &wordOf(Kw keyword);
[[nodiscard]] std::string_view domainName(int domain);

/// The row with that text; null when there is none.
template <class Row>
[[nodiscard]] const Row *rowNamed(std::span<const Row> rows, std::string_view text)
{
    for (const Row &row : rows)
        if (row.text == text)
            return &row;
    return nullptr;
}

} // namespace playmat::riftbound
