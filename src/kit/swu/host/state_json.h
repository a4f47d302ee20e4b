#pragma once

#include "engine/swu/view/observation.h"
#include "match/json.h"

#include <span>
#include <string>

namespace playmat::match {

/// The `state` reply for one viewer. `hash` is written as 16 hex digits; for a player it must not
/// say more than the observation does, so there it is the hash of the reply itself.
[[nodiscard]] Json stateJson(const swu::CardDb &db, const swu::Observation &seen,
                             std::span<const std::string> names, std::uint64_t hash);

} // namespace playmat::match
