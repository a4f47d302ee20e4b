#pragma once

#include "kit/common/table/playback.h"
#include "kit/common/table/seen_by.h"

#include <span>

namespace playmat::kit {

/// Moves that stand alone join the moves before them; nothing else shares a step, but what is
/// dealt, defeated or drawn together.
[[nodiscard]] inline bool joinsStep(table::Beat::Kind running, table::Beat::Kind next)
{
    using Kind = table::Beat::Kind;
    return next == Kind::None || running == Kind::None || (isBlow(running) && isBlow(next))
        || (next == running && next != Kind::Attack && next != Kind::Phase);
}

/// Cuts what the last answer led to into steps. `Cut` is what the game says of that:
///
///     wholeOf(events)     the kind of the step that the first of these events belongs to
///     isAlone(event)      whether it is a step of its own, which ends before the next one that is
///                         seen
///     append(step, event)
template <class Cut, class SeenRules>
[[nodiscard]] std::vector<table::PlaybackStep> cutSteps(const typename SeenRules::SeatedGame &game)
{
    using Told = SteppedTold<SeenRules>;
    using Kind = table::Beat::Kind;
    std::vector<table::PlaybackStep> steps;
    const std::vector<core::Event> events
        = game.eventsFor(SeenRules::SeatedGame::Viewer::nobody(), core::IdsOf::Game);
    const std::span<const core::Event> all(events);
    for (std::size_t at = 0; at < all.size(); ++at) {
        const Kind kind = stepKind(Cut::wholeOf(all.subspan(at)));
        const bool alone
            = Cut::isAlone(all[at]) || (at > 0 && Cut::isAlone(all[at - 1]) && kind != Kind::None);
        if (steps.empty() || alone || !joinsStep(steps.back().kind, kind)) {
            if (!steps.empty())
                static_cast<Told &>(*steps.back().told).after
                    = SeenBy<SeenRules>::after(game, at - 1);
            addStep<Told>(steps);
        }
        if (steps.back().kind == Kind::None)
            steps.back().kind = kind;
        Cut::append(steps.back(), all[at]);
    }
    if (!steps.empty())
        static_cast<Told &>(*steps.back().told).after = SeenBy<SeenRules>::now(game);
    return stepsToShow(std::move(steps));
}

} // namespace playmat::kit
