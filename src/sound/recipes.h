#pragma once

#include "sound/synth.h"

namespace playmat::sound {

/// The recipe of a sound: wood and paper for cards, a low thump with noise for blows, a bell for
/// shields, a rising chord for gains and a falling chord for losses.
[[nodiscard]] Recipe recipeOf(Sound sound);

} // namespace playmat::sound
