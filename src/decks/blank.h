#pragma once

#include <string_view>

namespace playmat::decks {

inline constexpr std::string_view kBlank = " \t\r\n\f\v";

/// Without blanks at its ends.
[[nodiscard]] inline std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlank);
    return first == std::string_view::npos
        ? std::string_view()
        : text.substr(first, text.find_last_not_of(kBlank) + 1 - first);
}

} // namespace playmat::decks
