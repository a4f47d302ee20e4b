#pragma once

#include "learn/learn_kit.h"

namespace playmat::kit {

/// LearnKit::glance of a position of this game.
[[nodiscard]] std::array<learn::GlanceSide, 2> glanceAt(const match::CardLibrary &library,
                                                        const match::Json &position);

} // namespace playmat::kit
