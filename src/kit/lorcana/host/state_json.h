#pragma once

#include "engine/lorcana/view/observation.h"
#include "match/json.h"

#include <span>
#include <string>

namespace playmat::lorcana::host {

/// The `state` reply for one viewer. `hash` is written as 16 hex digits; for a player it must not
/// say more than the observation does, so there it is the hash of the reply itself.
[[nodiscard]] match::Json stateJson(const CardDb &db, const Observation &seen,
                                    std::span<const std::string> names, std::uint64_t hash);

} // namespace playmat::lorcana::host
