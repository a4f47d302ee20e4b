#pragma once

#include "cli/commands.h"

#include <string_view>

namespace playmat::match {
class GameKit;
}

namespace playmat::cli {

/// Prints what cards do on the standard boards of a game (tests/scenarios/README.md), compares this
/// with the recorded files, or writes these files. Returns the exit status.
[[nodiscard]] int tellDeeds(const match::GameKit &kit, const DeedsOptions &options);

} // namespace playmat::cli
