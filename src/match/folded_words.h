#pragma once

#include <string>
#include <string_view>

namespace playmat::match {

/// What foldedName keeps of a text of several words, with a space in front of each of them:
/// " captain rex", " r2 d2". An apostrophe ends no word.
[[nodiscard]] std::string foldedWords(std::string_view text);

} // namespace playmat::match
