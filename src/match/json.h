#pragma once

#include "match/outcome.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace playmat::match {

/// JSON as the program writes and reads it; members keep their order.
using Json = nlohmann::ordered_json;

/// Parses a whole text. Refused with a place: what is not JSON, what is longer than `most` bytes,
/// and what is nested so deeply that only an attacker writes it.
[[nodiscard]] Outcome<Json> parseJson(std::string_view text, std::size_t most = 16U << 20U);

/// One line of text without line breaks; never fails, whatever bytes the strings hold.
[[nodiscard]] std::string toLine(const Json &json);

/// Whether any string of it, or any name of a member, is longer than that many bytes.
[[nodiscard]] bool hasTextOver(std::size_t most, const Json &json);
/// The longest name, class or id that a card may bring along with a match.
inline constexpr std::size_t kLongestCardText = 200;

/// A hash as it is written: 16 hex digits.
[[nodiscard]] std::string hexHash(std::uint64_t hash);

/// What nlohmann's parser finds wrong, without its prefix "[json.exception.parse_error.101] parse
/// error at line 1, column 2: ". In English alone: other languages say that it is wrong.
[[nodiscard]] std::string plainWords(std::string_view what);

/// The place of a byte of a text, line and column from 1 (columns count characters).
void setPlace(Problem &problem, std::string_view text, std::size_t offset);

} // namespace playmat::match
