#pragma once

#include "scenarios/document.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace playmat::match {
class GameKit;
}

namespace playmat::cli {

/// Reads the standard boards of a game. Reports an error and returns nothing if they are missing or
/// invalid.
[[nodiscard]] std::optional<std::vector<scenarios::Scenario>> boardsOf(const match::GameKit &kit);

} // namespace playmat::cli
