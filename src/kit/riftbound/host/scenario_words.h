#pragma once

#include "scenarios/words.h"

namespace playmat::riftbound::host {

/// The vocabulary of scenarios for this game.
[[nodiscard]] const scenarios::Words &scenarioWords();

} // namespace playmat::riftbound::host
