#pragma once

#include "engine/swu/game.h"

#include <cstdint>
#include <vector>

namespace playmat::match {

/// A number for the printed id of each card of a database, by DefId.
[[nodiscard]] std::vector<std::uint64_t> idNumbers(const swu::CardDb &db);

/// What a journal notes about a position, to see that it was reached again: where every card is and
/// in what state, whose turn it is, what will be drawn at random, and what may be answered now. It
/// is made of the game's words alone. How the engine keeps its state, in which order the cards were
/// loaded and what other cards there are makes no difference.
[[nodiscard]] std::uint64_t positionHash(const swu::Game &game,
                                         const std::vector<std::uint64_t> &idNumbers);

} // namespace playmat::match
