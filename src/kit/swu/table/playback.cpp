// What happened, cut into the steps that a table plays.
#include "kit/common/table/playback.h"

#include "kit/swu/host/event_specs.h"
#include "kit/swu/table/presenter.h"
#include "kit/swu/table/seen.h"

#include <algorithm>

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
    return next == Kind::Move
        && (running == Kind::Play || running == Kind::Defeat || running == Kind::Draw);
}

Beat beatOf(const core::Event &event)
{
    return kit::beatOf(event, kindOf(event), swu::kPlayers);
}

void append(PlaybackStep &step, const SeenBy::Events &from, size_t at)
{
    const core::Event &event = from.everybody[at];
    auto &told = static_cast<SwuTold &>(*step.told);
    told.events.everybody.push_back(event);
    for (size_t player = 0; player < from.seats.size(); ++player)
        told.events.seats[player].push_back(from.seats[player][at]);
    if (Ev(event.type) == Ev::CardMoved && event.card != core::kNone)
        step.cameFrom.push_back(
            {event.card, SwuPresenter::zoneKey(swu::Zone(event.from), event.fromPlayer)});
    const Beat beat = beatOf(event);
    if (beat.kind != Kind::None && beat.kind != Kind::Move)
        step.beats.push_back(beat);
}

/// Before a unit goes under its captor, who captures it is shown.
void announceCapture(std::vector<PlaybackStep> &steps, const SeenBy::Events &events, size_t at)
{
    const core::Event &move = events.everybody[at];
    if (Ev(move.type) != Ev::CardMoved || swu::Zone(move.to) != swu::Zone::Captured)
        return;
    const auto under = std::find_if(
        events.everybody.begin() + long(at), events.everybody.end(), [&](const core::Event &next) {
            return Ev(next.type) == Ev::Attached && next.card == move.card;
        });
    if (under == events.everybody.end())
        return;
    Beat beat = beatOf(*under);
    beat.kind = Kind::Capture;
    PlaybackStep &step = kit::addStep<SwuTold>(steps);
    step.kind = Kind::Capture;
    step.beats.push_back(beat);
    kit::addStep<SwuTold>(steps);
}

} // namespace

std::vector<PlaybackStep> stepsOf(const SeenBy::Events &events)
{
    std::vector<PlaybackStep> steps;
    for (size_t at = 0; at < events.everybody.size(); ++at) {
        announceCapture(steps, events, at);
        const Kind kind = kindOf(events.everybody[at]);
        if (steps.empty() || !joins(steps.back().kind, kind))
            kit::addStep<SwuTold>(steps);
        if (steps.back().kind == Kind::None)
            steps.back().kind = kind;
        append(steps.back(), events, at);
    }
    return kit::stepsToShow(std::move(steps));
}

std::vector<core::Event> openEventsOf(const std::vector<PlaybackStep> &steps)
{
    std::vector<core::Event> all;
    for (const PlaybackStep &step : steps) {
        if (const auto *told = static_cast<const SwuTold *>(step.told.get()))
            all.insert(all.end(), told->events.everybody.begin(), told->events.everybody.end());
    }
    return all;
}

void SwuSeen::apply(const Told &told)
{
    m_seen.apply(*m_db, static_cast<const SwuTold &>(told).events);
}

} // namespace playmat::table
