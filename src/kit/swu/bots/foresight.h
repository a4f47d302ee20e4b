#pragma once

#include "kit/swu/bots/solver.h"
#include "kit/swu/bots/worlds.h"

#include <optional>
#include <vector>

/// What the solver knows for sure of this phase, although a seat does not see everything: it must
/// be so in several of the worlds that the seat may be in.
namespace playmat::bots {

/// An answer that wins in this phase, whatever the other side does. `world` is one that the seat
/// imagines, and another one afterwards.
[[nodiscard]] std::optional<Candidate> sureWin(const Worlds &worlds, swu::Game &world,
                                               core::Rng &rng, const Limit &limit);
/// The same for these answers alone, in order.
[[nodiscard]] std::optional<Candidate> sureWinAmong(const Worlds &worlds, swu::Game &world,
                                                    std::vector<Candidate> candidates,
                                                    core::Rng &rng, const Limit &limit);
/// For each candidate whether the other side wins in this phase after it.
[[nodiscard]] std::vector<bool> sureLosses(const Worlds &worlds, swu::Game &world,
                                           const std::vector<Candidate> &candidates, core::Rng &rng,
                                           const Limit &limit);

/// An answer in a world's options as one in those that the seat is told.
[[nodiscard]] core::Answer toldTo(const swu::SeatedGame &seen, swu::PlayerId seat,
                                  core::Answer answer);

} // namespace playmat::bots
