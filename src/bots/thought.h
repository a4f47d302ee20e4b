#pragma once

#include "engine/core/decision.h"

namespace playmat::bots {

/// What a program has come to think of its question.
struct Thought
{
    /// In the options as the seat is told them: `game.answerOf(Viewer::of(seat), answer)` is the
    /// answer to the game's own decision.
    core::Answer answer;
    double chance = 0.5; ///< that its seat wins, as far as it can tell
    int simulations = 0; ///< games that it has played on in its head
    int kept = 0; ///< … and those of them that it remembered from before, in addition
    bool sure = false; ///< it has seen a win that nothing can prevent, or there was no choice
};

} // namespace playmat::bots
