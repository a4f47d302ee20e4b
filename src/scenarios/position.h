#pragma once

#include "engine/core/decision.h"
#include "scenarios/document.h"
#include "scenarios/line_reader.h"

namespace playmat::scenarios {

/// Which seat "me" sits in; "you" sits in the other one.
struct Seating
{
    core::PlayerId me = 0;

    [[nodiscard]] core::PlayerId seat(Side side) const
    {
        return side == Side::Me ? me : core::nextPlayer(me, 2);
    }
    [[nodiscard]] const char *name(core::PlayerId player) const
    {
        return player == me ? "me" : "you";
    }
};

/// The position of the headless protocol that a table's lines lay out; or the first mistake.
[[nodiscard]] Json positionOf(const Board &board, const Words &words, const CardNames &cards,
                              const Mentioned &mentioned, Seating seating, Fault &fault);

} // namespace playmat::scenarios
