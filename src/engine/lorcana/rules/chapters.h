#pragma once

#include "engine/core/resolution.h"
#include "engine/lorcana/state/frames.h"

/// What the machine does with each kind of frame: one row for each, made where the kind is at home.
namespace playmat::lorcana {

class Board;
class Machine;

using Chapter = core::Chapter<Board, Machine, Frame>;

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
