#pragma once

#include "cli/commands.h"

namespace playmat::cli {

/// Plays documents of scenarios; each that fails is a line "file:line: why". The exit status.
[[nodiscard]] int playScenarios(const ScenariosOptions &options);

} // namespace playmat::cli
