#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace playmat::match {

/// Text from anywhere as a terminal may be given it: whatever is not shown but moves the cursor,
/// sets a colour or turns the order of the words around is written as an escape (\x1b, \u{202e}),
/// and so are bytes that are not UTF-8. One line.
[[nodiscard]] std::string printable(std::string_view text);

/// What somebody wrote, for a message: in quotation marks, printable, and a name, not a novel.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// A name from outside as it may appear on the table: one line of at most this many characters, an
/// ellipsis for the rest; what is not shown is left out, white space is one space.
[[nodiscard]] std::string oneLine(std::string_view text, std::size_t most);

} // namespace playmat::match
