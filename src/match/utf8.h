#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace playmat::match {

/// What `nextCodePoint` says of bytes that are not UTF-8.
inline constexpr char32_t kNotUtf8 = 0xFFFFFFFF;

/// The character at a byte of a text, and `at` moved past it; kNotUtf8 moves it by one byte.
[[nodiscard]] char32_t nextCodePoint(std::string_view text, std::size_t &at);

/// The first byte that belongs to no character, npos when the text is UTF-8.
[[nodiscard]] std::size_t firstNotUtf8(std::string_view text);

/// The same text with plain spaces, one for each byte, where web pages have others that look alike:
/// whatever is copied from one is full of them. Nothing else moves.
[[nodiscard]] std::string withPlainSpaces(std::string_view text);

/// Converts the bytes of a file to UTF-8: from UTF-16, as Notepad writes it, and from Windows-1252
/// if they are not valid UTF-8. Bytes that are not text stay unchanged.
[[nodiscard]] std::string asUtf8(std::string_view bytes);

} // namespace playmat::match
