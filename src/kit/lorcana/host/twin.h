#pragma once

#include "engine/lorcana/view/observe.h"

namespace playmat::lorcana::host {

/// A copy of the state in which each player's cards with faces hidden from the viewer are dealt
/// anew and future random numbers differ; one card may keep its face.
[[nodiscard]] State twinOf(const State &state, Viewer viewer, core::Rng &rng, CardId kept = kNone);

} // namespace playmat::lorcana::host
