#pragma once

#include "engine/swu/game.h"

namespace playmat::bots {

/// What a seat sees of a game, as a number: equal for positions that look the same to it, whatever
/// is hidden and whichever copies of the cards lie where. Lasting effects show only in what they do
/// to cards and options, so now and then two positions that differ have the same one.
[[nodiscard]] std::uint64_t sightOf(const swu::Game &game, swu::PlayerId seat);

} // namespace playmat::bots
