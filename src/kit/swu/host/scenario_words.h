#pragma once

#include "scenarios/words.h"

namespace playmat::swu::host {

/// What a scenario can say of a game of Star Wars: Unlimited.
[[nodiscard]] const scenarios::Words &scenarioWords();

} // namespace playmat::swu::host
