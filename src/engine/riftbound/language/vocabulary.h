#pragma once

#include "engine/riftbound/language/ability.h"

#include <optional>
#include <span>
#include <string_view>

/// The words for game concepts in card files and in the headless protocol.
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
    bool built
        = false; ///< the program implements it; a card with any other keyword is not playable
};

/// The trigger of an ability, as one word in the card files.
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
extern const std::span<const Word<Spot>> spots;
extern const std::span<const Word<Who>> players;
} // namespace words

[[nodiscard]] std::optional<Kw> keywordNamed(std::string_view text);
[[nodiscard]] const KeywordWord &wordOf(Kw keyword);
[[nodiscard]] std::string_view domainName(int domain);

/// The row with that text, or null.
template <class Row>
[[nodiscard]] const Row *rowNamed(std::span<const Row> rows, std::string_view text)
{
    for (const Row &row : rows)
        if (row.text == text)
            return &row;
    return nullptr;
}

} // namespace playmat::riftbound
