#pragma once

#include "scenarios/words.h"

namespace playmat::riftbound::host {

/// What scenarios of this game are written in.
[[nodiscard]] const scenarios::Words &scenarioWords();

} // namespace playmat::riftbound::host
