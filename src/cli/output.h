#pragma once

#include <filesystem>
#include <string_view>

namespace playmat::cli {

/// Whole lines on standard output or standard error. What is in them may have been written by
/// somebody else: a terminal gets it printable (match/plain_words.h), and only the line breaks
/// stay.
void say(std::string_view lines);
void complain(std::string_view lines);
/// Writes a result to a file, whole: what was there before stays when that fails. The result is
/// then said instead, for it may have taken hours, and why is on standard error.
[[nodiscard]] bool writeOrSay(const std::filesystem::path &file, std::string_view text);
/// What was said is out. Throws std::system_error when it cannot be, as `say` may.
void flush();

} // namespace playmat::cli
