#pragma once

#include "cli/headless_kit.h"

namespace playmat::kit {

/// Star Wars: Unlimited for playmat-cli.
[[nodiscard]] const cli::HeadlessKit &swuHeadlessKit();

} // namespace playmat::kit
