// What happened, cut into the steps that a table plays.
#include "kit/common/table/playback.h"

#include "kit/swu/host/event_specs.h"
#include "kit/swu/table/presenter.h"
#include "kit/swu/table/seen.h"

#include <algorithm>
#include <span>

namespace playmat::table {

namespace {

using swu::Ev;
using Kind = Beat::Kind;

Kind kindOf(const core::Event &event)
{
    // What comes to the resources for a card that was played is no part of that.
    if (Ev(event.type) == Ev::CardMoved && swu::Zone(event.from) == swu::Zone::Deck
        && swu::Zone(event.to) == swu::Zone::Resources)
        return Kind::Draw;
    return match::eventSpec(Ev(event.type)).beat;
}

/// Moves belong to what they are a part of: a card that is played or drawn, a unit that is
/// defeated.
bool joins(Kind running, Kind next)
{
    if (next == Kind::None || next == running || running == Kind::None)
        return true;
    if (kit::isBlow(running) && kit::isBlow(next))
        return true;
    return next == Kind::Move
        && (running == Kind::Play || running == Kind::Defeat || running == Kind::Draw
            || running == Kind::Token);
}

/// Whether an event only takes away the Shield that an event shortly before it used up.
bool takesUsedShield(std::span<const OpenEvent> open, size_t at)
{
    const core::Event &event = open[at].event;
    if (Ev(event.type) != Ev::Defeated && Ev(event.type) != Ev::CardMoved
        && Ev(event.type) != Ev::Detached)
        return false;
    for (size_t back = 1; back <= std::min<size_t>(at, 4); ++back) {
        const core::Event &before = open[at - back].event;
        if (Ev(before.type) == Ev::ShieldUsed)
            return before.card == event.card;
    }
    return false;
}

Beat beatOf(const core::Event &event, Kind kind)
{
    return kit::beatOf(event, kind, swu::kPlayers);
}

void append(PlaybackStep &step, const OpenEvent &open, Kind kind)
{
    const core::Event &event = open.event;
    static_cast<SwuTold &>(*step.told).events.push_back(open);
    if (Ev(event.type) == Ev::CardMoved && event.card != core::kNone)
        step.cameFrom.push_back(
            {event.card, SwuPresenter::zoneKey(swu::Zone(event.from), event.fromPlayer)});
    const Beat beat = beatOf(event, kind);
    if (beat.kind != Kind::None && beat.kind != Kind::Move)
        step.beats.push_back(beat);
}

/// Before a unit goes under its captor, who captures it is shown.
void announceCapture(std::vector<PlaybackStep> &steps, std::span<const OpenEvent> from)
{
    const core::Event &move = from.front().event;
    if (Ev(move.type) != Ev::CardMoved || swu::Zone(move.to) != swu::Zone::Captured)
        return;
    const auto under = std::find_if(from.begin(), from.end(), [&](const OpenEvent &next) {
        return Ev(next.event.type) == Ev::Attached && next.event.card == move.card;
    });
    if (under == from.end())
        return;
    const Beat beat = beatOf(under->event, Kind::Capture);
    PlaybackStep &step = kit::addStep<SwuTold>(steps);
    step.kind = Kind::Capture;
    step.beats.push_back(beat);
    kit::addStep<SwuTold>(steps);
}

/// What is seen after each step; the last one ends with what is seen now.
void lookAfterSteps(std::vector<PlaybackStep> &steps, const swu::SeatedGame &game, size_t events)
{
    size_t past = 0;
    for (PlaybackStep &step : steps) {
        auto &told = static_cast<SwuTold &>(*step.told);
        past += told.events.size();
        if (!told.events.empty())
            told.after = past == events ? SeenBy::now(game) : SeenBy::after(game, past - 1);
    }
}

} // namespace

std::vector<PlaybackStep> stepsOf(const swu::SeatedGame &game)
{
    std::vector<PlaybackStep> steps;
    const std::vector<OpenEvent> open = openEventsOf(game);
    for (size_t at = 0; at < open.size(); ++at) {
        announceCapture(steps, std::span(open).subspan(at));
        const Kind kind = takesUsedShield(open, at) ? Kind::None : kindOf(open[at].event);
        if (steps.empty() || !joins(steps.back().kind, kit::stepKind(kind)))
            kit::addStep<SwuTold>(steps);
        if (steps.back().kind == Kind::None)
            steps.back().kind = kit::stepKind(kind);
        append(steps.back(), open[at], kind);
    }
    lookAfterSteps(steps, game, open.size());
    return kit::stepsToShow(std::move(steps));
}

std::vector<OpenEvent> openEventsOf(const std::vector<PlaybackStep> &steps)
{
    std::vector<OpenEvent> all;
    for (const PlaybackStep &step : steps) {
        if (const auto *told = static_cast<const SwuTold *>(step.told.get()))
            all.insert(all.end(), told->events.begin(), told->events.end());
    }
    return all;
}

void SwuSeen::apply(const Told &told)
{
    if (const auto &after = static_cast<const SwuTold &>(told).after)
        m_seen.goTo(*after);
}

} // namespace playmat::table
