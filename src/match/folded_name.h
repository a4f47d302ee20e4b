#pragma once

#include <string>
#include <string_view>

namespace playmat::match {

/// What counts in a name that somebody typed: its letters and digits, lower case, without accents
/// ("Chirrut Îmwe" is "chirrutimwe"). The digit 0 is the letter O, as many write "C-3P0".
[[nodiscard]] std::string foldedName(std::string_view name);

} // namespace playmat::match
