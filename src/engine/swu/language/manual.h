#pragma once

#include <span>
#include <string>
#include <string_view>

/// What is known about the ability language, written down from the descriptions the loader reads.
namespace playmat::swu {

/// resources/cards/swu/schema.json.
[[nodiscard]] std::string schemaText();
/// resources/cards/swu/LANGUAGE.md; the examples are taken from these card files.
[[nodiscard]] std::string manualText(std::span<const std::string> cardFiles);
/// The part of it about one word; empty when there is no such word.
[[nodiscard]] std::string manualOf(std::string_view word, std::span<const std::string> cardFiles);

} // namespace playmat::swu
