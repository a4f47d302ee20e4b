#pragma once

#include <string_view>

namespace playmat::cli {

/// Whole lines on standard output or standard error. What is in them may have been written by
/// somebody else: a terminal gets it printable (match/plain_words.h), and only the line breaks
/// stay.
void say(std::string_view lines);
void complain(std::string_view lines);
/// What was said is out. Throws std::system_error when it cannot be, as `say` may.
void flush();

} // namespace playmat::cli
