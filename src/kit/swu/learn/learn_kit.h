#pragma once

#include "learn/learn_kit.h"

namespace playmat::kit {

/// Star Wars: Unlimited for those who learn it.
[[nodiscard]] const learn::LearnKit &swuLearnKit();

} // namespace playmat::kit
