#pragma once

#include "sound/synth.h"

namespace playmat::sound {

/// How a sound is made: wood and paper for cards, a low thump with noise for blows, a bell for
/// shields, a chord that rises for what is gained and falls for what is lost.
[[nodiscard]] Recipe recipeOf(Sound sound);

} // namespace playmat::sound
