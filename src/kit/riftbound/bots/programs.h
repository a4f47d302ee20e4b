#pragma once

#include "bots/programs.h"

namespace playmat::bots {

/// The programs that play Riftbound.
[[nodiscard]] const Programs &riftboundPrograms();

} // namespace playmat::bots
