#pragma once

#include "table/view/game_face.h"

#include <array>

namespace playmat::riftbound::board {

/// What the start page says of the game.
[[nodiscard]] table::GameFace startFace();
/// How far a match is: "Turn 5", "points 3 and 7".
[[nodiscard]] QStringList standWords(int turn, const std::array<int, 2> &points);

} // namespace playmat::riftbound::board
