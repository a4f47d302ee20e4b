#pragma once

#include "engine/core/decision.h"

#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>

/// The entries of a game's resolution stack. A game lists its kinds of frame, defines the steps of
/// each and the data that it keeps between them (a payload), and derives its Frame from this.
namespace playmat::core {

/// The kind of frame that has these steps. A game specializes it next to each enumeration of steps;
/// the steps of single ops are not named, and belong to its frames of effects.
template <class Kind, class Step>
inline constexpr Kind kStepsOf = Kind::Effects;

/// An entry of the stack: its kind, its current step, the player who is asked, and its data. The
/// game's frame `Self` derives from this class. `Payload` is a union of the payloads of all kinds.
/// Each member has the size of the union and no padding, and names its kind as `kKind`. Journals
/// store only answers, so the numbers of kinds and steps may change freely.
template <class Self, class Kind, class Payload>
struct Frame
{
    Kind kind{};
    std::uint8_t stepNumber = 0; ///< see step()
    std::uint8_t ctx = kNone; ///< index of the context in the state
    PlayerId player = kNone; ///< the player who is asked
    Payload payload{};

    /// Makes a new frame that starts at its first step.
    template <class Kept>
    [[nodiscard]] static Self of(const Kept &kept, PlayerId player = kNone,
                                 std::uint8_t ctx = kNone)
    {
        static_assert(
            std::has_unique_object_representations_v<Kept> && sizeof(Kept) == sizeof(Payload));
        Self frame;
        frame.kind = Kept::kKind;
        frame.ctx = ctx;
        frame.player = player;
        frame.payload = std::bit_cast<Payload>(kept);
        return frame;
    }
    /// Makes a new frame that starts at the given step.
    template <class Kept, class Step>
    [[nodiscard]] static Self at(Step step, const Kept &kept, PlayerId player = kNone)
    {
        Self frame = of(kept, player);
        frame.go(step);
        return frame;
    }

    /// The current step.
    template <class Step>
    [[nodiscard]] Step step() const
    {
        assert((kind == kStepsOf<Kind, Step>));
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
        assert((kind == kStepsOf<Kind, Step>));
        stepNumber = static_cast<std::uint8_t>(next);
    }

    /// The payload of the frame, which must have that kind: `as(payload.play)`.
    template <class Kept>
    [[nodiscard]] Kept &as(Kept &kept) const
    {
        assert(kind == std::remove_const_t<Kept>::kKind);
        return kept;
    }

    friend bool operator==(const Self &a, const Self &b)
    {
        return std::memcmp(&a, &b, sizeof a) == 0;
    }
};

} // namespace playmat::core
