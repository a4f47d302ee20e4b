#pragma once

#include "scenarios/words.h"

namespace playmat::lorcana::host {

/// What a scenario can say of a game of Disney Lorcana.
[[nodiscard]] const scenarios::Words &scenarioWords();

} // namespace playmat::lorcana::host
