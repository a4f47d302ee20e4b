#pragma once

#include "engine/riftbound/view/observation.h"
#include "match/json.h"

#include <span>
#include <string>
#include <vector>

namespace playmat::riftbound::host {

/// The `state` of a reply. `refs`: the names of cards in a position, by the cards' own ids; only a
/// viewer who sees everything gets them.
[[nodiscard]] match::Json stateJson(const CardDb &db, const Observation &seen,
                                    const core::Decision &decision,
                                    std::span<const std::string> names,
                                    const std::vector<std::string> &refs, std::uint64_t hash);

} // namespace playmat::riftbound::host
