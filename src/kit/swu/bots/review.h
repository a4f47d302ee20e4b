#pragma once

#include "bots/moment.h"
#include "kit/swu/bots/coach.h"

#include <span>

/// A finished game as the coach sees it, from what one seat could know at each of its decisions.
namespace playmat::bots {

/// Judges the open question of `game`, which is the seat's, and its answer in the game's own
/// options. Nothing once it is to stop.
[[nodiscard]] std::optional<Moment> judge(const swu::SeatedGame &game, const core::Answer &answer,
                                          const Knowledge &knowledge, const Effort &effort,
                                          const std::stop_token &stop);

/// How much better off the seat that is asked is with these cards in its hand than with as many
/// others from its deck: the difference between its chances to win. The ids are the game's.
[[nodiscard]] double luckOf(const swu::SeatedGame &game, std::span<const core::CardId> drawn,
                            const Knowledge &knowledge, const Effort &effort,
                            const std::stop_token &stop);

} // namespace playmat::bots
