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

/// Bytes of a file as text in UTF-8: UTF-16 as Notepad writes it, and Windows-1252 where they are
/// not UTF-8. What is no text at all stays as it is.
[[nodiscard]] std::string asUtf8(std::string_view bytes);

} // namespace playmat::match
