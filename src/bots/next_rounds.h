#pragma once

#include "bots/greedy.h"

#include <vector>

/// Which card to put down as a resource shows only when the rest of the hand is played: what a card
/// is worth in hand is what can be paid for, and what it does to the table that there is.
namespace playmat::bots {

/// For each candidate the chance of whoever is asked for resources, once they have played two
/// rounds alone, each with what they can pay for and what helps most; -1 for an answer that the
/// game refuses. Of answers that come to the same, the one that keeps the dearer cards is a little
/// better, as long as these can be paid for soon. `game` is a world that the player imagines.
[[nodiscard]] std::vector<double> chancesInRounds(const Weights &weights, const swu::Game &game,
                                                  const std::vector<Candidate> &candidates);

} // namespace playmat::bots
