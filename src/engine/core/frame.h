#pragma once

#include "engine/core/decision.h"

#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>

/// The entries of a game's resolution stack. A game lists its kinds of frame, says with each kind
/// which steps it has and what it keeps between them (a payload), and derives its Frame from this.
namespace playmat::core {

/// One entry: what it is, how far it is, who is asked, what it keeps. `Payload` is a union of what
/// the kinds keep; all of its members have the size of the union and no padding, name their kind
/// as `kKind`, and `stepsOf(step)`, found next to the enumeration of its steps, names the kind that
/// has these steps. A journal keeps answers, so nothing that was saved depends on these numbers.
template <class Kind, class Payload>
struct Frame
{
    Kind kind{};
    std::uint8_t stepNumber = 0; ///< see step()
    std::uint8_t ctx = kNone; ///< which context of the state it works in
    PlayerId player = kNone; ///< who is asked
    Payload payload{};

    /// How far it is.
    template <class Step>
    [[nodiscard]] Step step() const
    {
        assert(kind == stepsOf(Step{}));
        return static_cast<Step>(stepNumber);
    }
    template <class Step>
    [[nodiscard]] bool at(Step wanted) const
    {
        return step<Step>() == wanted;
    }
    template <class Step>
    void go(Step next)
    {
        assert(kind == stepsOf(Step{}));
        stepNumber = static_cast<std::uint8_t>(next);
    }

    /// What it keeps, which is of that kind: `as(payload.play)`.
    template <class Kept>
    [[nodiscard]] Kept &as(Kept &kept) const
    {
        assert(kind == std::remove_const_t<Kept>::kKind);
        return kept;
    }
};

/// A frame that begins.
template <class Frame, class Kept>
[[nodiscard]] Frame frameOf(const Kept &kept, PlayerId player = kNone, std::uint8_t ctx = kNone)
{
    using Payload = decltype(Frame{}.payload);
    static_assert(
        std::has_unique_object_representations_v<Kept> && sizeof(Kept) == sizeof(Payload));
    Frame frame;
    frame.kind = Kept::kKind;
    frame.ctx = ctx;
    frame.player = player;
    frame.payload = std::bit_cast<Payload>(kept);
    return frame;
}

/// One that begins with a later step.
template <class Frame, class Kept, class Step>
[[nodiscard]] Frame frameAt(Step step, const Kept &kept, PlayerId player = kNone)
{
    Frame frame = frameOf<Frame>(kept, player);
    frame.go(step);
    return frame;
}

} // namespace playmat::core
