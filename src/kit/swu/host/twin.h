#pragma once

#include "engine/core/rng.h"
#include "engine/swu/seated_game.h"

namespace playmat::match {

/// The game with other hidden cards: those that the viewer does not see have changed places, all
/// cards have other ids, and chance falls differently.
[[nodiscard]] swu::SeatedGame twinOf(const swu::SeatedGame &game, swu::Viewer viewer,
                                     core::Rng &rng);

} // namespace playmat::match
