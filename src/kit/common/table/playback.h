#pragma once

#include "engine/core/event.h"
#include "table/game/seen.h"

#include <memory>
#include <vector>

namespace playmat::kit {

/// What an event makes visible.
[[nodiscard]] inline table::Beat beatOf(const core::Event &event, table::Beat::Kind kind,
                                        int players)
{
    table::Beat beat;
    beat.kind = kind;
    beat.card = event.card == core::kNone ? -1 : int(event.card);
    beat.other = event.other == core::kNone ? -1 : int(event.other);
    beat.seat = event.player < players ? int(event.player) : -1;
    beat.amount = event.amount;
    return beat;
}

/// Whether the beat shows damage or protection from damage. Such beats of one step are shown at the
/// same time.
[[nodiscard]] constexpr bool isBlow(table::Beat::Kind kind)
{
    using Kind = table::Beat::Kind;
    return kind == Kind::Damage || kind == Kind::Shield || kind == Kind::Prevent;
}

/// The kind of step that something makes: what is only heard is a part of the step that it happens
/// in.
[[nodiscard]] constexpr table::Beat::Kind stepKind(table::Beat::Kind kind)
{
    using Kind = table::Beat::Kind;
    return kind == Kind::Shuffle ? Kind::None : kind;
}

/// One more step, which is told by events of that kind.
template <class Told>
table::PlaybackStep &addStep(std::vector<table::PlaybackStep> &steps)
{
    steps.emplace_back().told = std::make_shared<Told>();
    return steps.back();
}

/// The steps of an answer, of which nothing is to be seen where somebody gave up.
[[nodiscard]] inline std::vector<table::PlaybackStep>
stepsToShow(std::vector<table::PlaybackStep> steps)
{
    if (steps.size() == 1 && steps.front().kind == table::Beat::Kind::End)
        steps.front().kind = table::Beat::Kind::None;
    return steps;
}

} // namespace playmat::kit
