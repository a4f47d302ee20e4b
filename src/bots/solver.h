#pragma once

#include "bots/candidates.h"

#include <optional>

namespace playmat::bots {

/// A candidate after which the asked player wins before anybody else is asked anything and before
/// anything hidden counts; nothing when none was found within so many positions. `game` is any
/// world that the player imagines: such a win does not depend on which.
[[nodiscard]] std::optional<std::size_t>
winningCandidate(const swu::Game &game, const std::vector<Candidate> &candidates, int positions);

} // namespace playmat::bots
