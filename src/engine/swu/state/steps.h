#pragma once

#include <cstdint>

/// How far a frame of the resolution stack has got (Frame::step), by the kind of frame. A journal
/// keeps answers, so nothing that was saved depends on these numbers.
namespace playmat::swu {

/// The action phase.
namespace action_phase {
enum Step : std::uint8_t {
    RoundStarts,
    DelayedEffects, ///< of the start of the phase (CR 7.7.4)
    FirstTurn,
    Turn,
    Asked,
    ActionTaken,
    Ends,
    EndTriggers,
    PhaseStarts, ///< a position begins with the phase, not with the round
};
} // namespace action_phase

/// The regroup phase.
namespace regroup_phase {
enum Step : std::uint8_t {
    PhaseStarts,
    DelayedEffects,
    Draw,
    ResourceCards,
    NextPlayer,
    Asked,
    Ready,
    EffectsExpire,
    Ends,
};
} // namespace regroup_phase

} // namespace playmat::swu
