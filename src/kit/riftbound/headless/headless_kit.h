#pragma once

#include "cli/headless_kit.h"

namespace playmat::kit {

/// The part of playmat-cli for Riftbound.
[[nodiscard]] const cli::HeadlessKit &riftboundHeadlessKit();

} // namespace playmat::kit
