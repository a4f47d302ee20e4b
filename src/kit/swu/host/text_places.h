#pragma once

#include "text/language.h"

/// What this game says in English, in the language in use: each function has its file of
/// resources/text/<language>/texts.
namespace playmat::swu {

inline constexpr std::string_view kCardTexts = "cards-swu";
inline constexpr std::string_view kWordTexts = "words-swu";

/// Texts, questions and offers of cards.
[[nodiscard]] inline std::string cardText(std::string_view english)
{
    return text::said(english, kCardTexts);
}

/// Keywords, traits and refusals.
[[nodiscard]] inline std::string wordText(std::string_view english)
{
    return text::said(english, kWordTexts);
}

} // namespace playmat::swu
