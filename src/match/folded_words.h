#pragma once

#include <string>
#include <string_view>

namespace playmat::match {

/// Folds each word of a text like foldedName, with a space in front of each word:
/// " captain rex", " r2 d2". An apostrophe does not end a word.
[[nodiscard]] std::string foldedWords(std::string_view text);

} // namespace playmat::match
