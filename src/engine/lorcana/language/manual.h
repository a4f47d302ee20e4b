#pragma once

#include <string>

namespace playmat::lorcana {

/// The manual of the ability language, made from its descriptions: LANGUAGE.md beside the cards.
[[nodiscard]] std::string languageManual();

} // namespace playmat::lorcana
