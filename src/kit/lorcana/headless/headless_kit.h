#pragma once

#include "cli/headless_kit.h"

namespace playmat::kit {

/// The part of playmat-cli for Disney Lorcana.
[[nodiscard]] const cli::HeadlessKit &lorcanaHeadlessKit();

} // namespace playmat::kit
