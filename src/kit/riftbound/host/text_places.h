#pragma once

#include "text/language.h"

/// What this game says in English, in the language in use: each function has its file of
/// resources/text/<language>/texts.
namespace playmat::riftbound {

inline constexpr std::string_view kCardTexts = "cards-riftbound";
inline constexpr std::string_view kWordTexts = "words-riftbound";

/// Translates card texts, and what is missing for cards that cannot be played yet.
[[nodiscard]] inline std::string cardText(std::string_view english)
{
    return text::said(english, kCardTexts);
}

/// Translates the words for domains, refusals and limits.
[[nodiscard]] inline std::string wordText(std::string_view english)
{
    return text::said(english, kWordTexts);
}

} // namespace playmat::riftbound
