#pragma once

#include "engine/core/decision.h"
#include "engine/lorcana/state/frames.h"

/// What the machine does with each kind of frame: one row for each, made where the kind is at home.
namespace playmat::lorcana {

class Board;
class Machine;

struct Chapter
{
    void (*step)(Machine &, Frame &) = nullptr;
    void (*ask)(const Board &, const Frame &, core::Decision &) = nullptr;
    void (*answer)(Machine &, Frame &, const core::Decision &, const core::Answer &) = nullptr;
};

extern const Chapter kSetupChapter;
extern const Chapter kTurnChapter;
extern const Chapter kSettleChapter;
extern const Chapter kPlayChapter;
extern const Chapter kChallengeChapter; ///< asks nothing
extern const Chapter kUseAbilityChapter;
extern const Chapter kEffectsChapter; ///< abilities/interpreter.cpp
extern const Chapter kOrderChapter;
extern const Chapter kTollChapter;

} // namespace playmat::lorcana
