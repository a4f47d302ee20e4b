#pragma once

#include "bots/programs.h"

namespace playmat::bots {

/// The programs that play Disney Lorcana.
[[nodiscard]] const Programs &lorcanaPrograms();

} // namespace playmat::bots
