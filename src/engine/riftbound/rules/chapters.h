#pragma once

#include "engine/core/resolution.h"
#include "engine/riftbound/state/frames.h"

/// How the machine handles each kind of frame: one row for each, defined where the kind is
/// implemented.
namespace playmat::riftbound {

class Board;
class Machine;

using Chapter = core::Chapter<Board, Machine, Frame>;

/// Why the chosen additional costs cannot be paid together, if so (extra_costs.cpp).
[[nodiscard]] core::Refusal whyNotExtras(const Board &m, const core::Decision &d,
                                         const core::Answer &a);

extern const Chapter kSetupChapter;
extern const Chapter kTurnChapter;
extern const Chapter kChainChapter;
extern const Chapter kFinalizeChapter;
extern const Chapter kShowdownChapter;
extern const Chapter kCombatChapter;
extern const Chapter kEffectsChapter; ///< abilities/interpreter.cpp

} // namespace playmat::riftbound
