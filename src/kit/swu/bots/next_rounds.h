#pragma once

#include "kit/swu/bots/greedy.h"

#include <vector>

/// Chooses which card becomes a resource by playing ahead with the rest of the hand: a card is
/// worth keeping if its player can soon afford it and it helps on the board as it stands.
namespace playmat::bots {

/// For each candidate, the chance of the player who is asked, after two more rounds in which only
/// they play cards: whatever they can pay for, the most helpful first. -1 for an answer that the
/// game refuses. Between answers that come out even, the one that keeps the dearer cards gets a
/// little more, as long as those can be paid for soon. `game` is a world that the player imagines.
[[nodiscard]] std::vector<double> chancesInRounds(const Weights &weights, const swu::Game &game,
                                                  const std::vector<Candidate> &candidates);

} // namespace playmat::bots
