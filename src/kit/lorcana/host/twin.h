#pragma once

#include "engine/lorcana/view/observe.h"

namespace playmat::lorcana::host {

/// The state with the faces that the viewer does not see dealt anew, to each player their own, and
/// another row of numbers to come; one card may keep its face.
[[nodiscard]] State twinOf(const State &state, Viewer viewer, core::Rng &rng, CardId kept = kNone);

} // namespace playmat::lorcana::host
