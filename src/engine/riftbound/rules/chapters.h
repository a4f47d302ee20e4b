#pragma once

#include "engine/core/resolution.h"
#include "engine/riftbound/language/ability.h"
#include "engine/riftbound/state/frames.h"

/// How the machine handles each kind of frame: one row for each, defined where the kind is
/// implemented.
namespace playmat::riftbound {

class Board;
class Changes;
class Machine;

using Chapter = core::Chapter<Board, Machine, Frame>;

/// Why the chosen additional costs cannot be paid together, if so (extra_costs.cpp).
[[nodiscard]] core::Refusal whyNotExtras(const Board &m, const core::Decision &d,
                                         const core::Answer &a);

/// Why the chosen cards cannot pay a part of a cost together (playing.cpp).
[[nodiscard]] core::Refusal whyNotCostCards(const Board &m, const core::Decision &d,
                                            const core::Answer &a);
/// Why these cards do not keep within the limit of the selector for their total, or are not at one
/// location (355.11).
[[nodiscard]] core::Refusal whyNotWithin(const Board &m, const Selector &sel, const CardSet &cards);
/// Why the chosen cards cannot be targets together (targets.cpp), or be what is left of them.
[[nodiscard]] core::Refusal whyNotTargets(const Board &m, const core::Decision &d,
                                          const core::Answer &a);

/// Notes that the player used an activated ability of the card (playing.cpp).
void noteUsed(Changes &m, CardId source, PlayerId player);

/// The place of the unit in the order in which the player assigns combat damage (combat.cpp).
[[nodiscard]] int rankInCombat(const Board &m, CardId id, PlayerId by);

extern const Chapter kSetupChapter;
extern const Chapter kTurnChapter;
extern const Chapter kChainChapter;
extern const Chapter kFinalizeChapter;
extern const Chapter kShowdownChapter;
extern const Chapter kCombatChapter;
extern const Chapter kEffectsChapter; ///< abilities/interpreter.cpp
extern const Chapter kSaveChapter; ///< dying.cpp

} // namespace playmat::riftbound
