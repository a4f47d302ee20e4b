#include "table/interaction/playback_queue.h"

#include <algorithm>

namespace playmat::table {

namespace {

using swu::Ev;
using Kind = Beat::Kind;

Kind kindOf(const core::Event &event)
{
    switch (Ev(event.type)) {
    case Ev::AttackDeclared:
        return Kind::Attack;
    case Ev::DamageDealt:
        return Kind::Damage;
    case Ev::DamageHealed:
        return Kind::Heal;
    case Ev::Defeated:
        return Kind::Defeat;
    case Ev::CardPlayed:
    case Ev::LeaderDeployed:
        return Kind::Play;
    case Ev::Drawn:
        return Kind::Draw;
    case Ev::CardMoved: // what comes to the resources for a card that was played is no part of that
        return swu::Zone(event.from) == swu::Zone::Deck
                && swu::Zone(event.to) == swu::Zone::Resources
            ? Kind::Draw
            : Kind::Move;
    case Ev::Attached:
        return Kind::Move;
    case Ev::PhaseStarted:
    case Ev::RoundStarted:
    case Ev::InitiativeTaken:
        return Kind::Phase;
    case Ev::GameOver:
        return Kind::End;
    default:
        return Kind::None;
    }
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
    Beat beat;
    beat.kind = kindOf(event);
    beat.card = event.card == core::kNone ? -1 : int(event.card);
    beat.other = event.other == core::kNone ? -1 : int(event.other);
    beat.seat = event.player < swu::kPlayers ? int(event.player) : -1;
    beat.amount = event.amount;
    return beat;
}

void append(PlaybackStep &step, const SeenBy::Events &from, size_t at)
{
    step.events.everybody.push_back(from.everybody[at]);
    for (size_t player = 0; player < from.seats.size(); ++player)
        step.events.seats[player].push_back(from.seats[player][at]);
    const Beat beat = beatOf(from.everybody[at]);
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
    steps.emplace_back().kind = Kind::Capture;
    steps.back().beats.push_back(beat);
    steps.emplace_back();
}

} // namespace

std::vector<PlaybackStep> stepsOf(const SeenBy::Events &events)
{
    std::vector<PlaybackStep> steps;
    for (size_t at = 0; at < events.everybody.size(); ++at) {
        announceCapture(steps, events, at);
        const Kind kind = kindOf(events.everybody[at]);
        if (steps.empty() || !joins(steps.back().kind, kind))
            steps.emplace_back();
        if (steps.back().kind == Kind::None)
            steps.back().kind = kind;
        append(steps.back(), events, at);
    }
    if (steps.size() == 1 && steps.front().kind == Kind::End)
        steps.front().kind = Kind::None; // somebody gave up: there is nothing to be seen
    return steps;
}

PlaybackQueue::PlaybackQueue(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlaybackQueue::next);
}

void PlaybackQueue::reset(const SeenBy &now)
{
    m_timer.stop();
    m_steps.clear();
    m_shown = m_goal = now;
}

void PlaybackQueue::push(const swu::CardDb &db, const SeenBy::Events &events, const SeenBy &now)
{
    m_db = &db;
    m_goal = now;
    for (PlaybackStep &step : stepsOf(events))
        m_steps.push_back(std::move(step));
    if (m_speed == Speed::Off)
        finish();
    else if (!m_timer.isActive())
        next();
}

void PlaybackQueue::next()
{
    if (m_steps.empty())
        return settle();
    const PlaybackStep step = std::move(m_steps.front());
    m_steps.pop_front();
    m_shown.apply(*m_db, step.events);
    if (m_steps.empty())
        m_shown.takeRest(m_goal);
    m_timer.start(pause(step.kind));
    emit stepped(step);
}

void PlaybackQueue::finish()
{
    m_timer.stop();
    PlaybackStep rest;
    while (!m_steps.empty()) {
        const PlaybackStep &step = m_steps.front();
        m_shown.apply(*m_db, step.events);
        for (const core::Event &event : step.events.everybody)
            rest.events.everybody.push_back(event);
        m_steps.pop_front();
    }
    m_shown.takeRest(m_goal);
    if (!rest.events.everybody.empty())
        emit stepped(rest);
    settle();
}

void PlaybackQueue::settle()
{
    if (!m_shown.agrees(m_goal)) {
        ++m_disagreements;
        m_shown = m_goal;
        emit stepped({});
    }
    emit emptied();
}

int PlaybackQueue::pause(Kind kind) const
{
    // The blow that ends the game is looked at for a moment before the results come.
    static constexpr std::array<int, 11> kNormal{0,   340, 420, 320,  320, 260,
                                                 260, 200, 650, 1400, 420};
    const int normal = kNormal.at(size_t(kind));
    switch (m_speed) {
    case Speed::Off:
        return 0;
    case Speed::Fast:
        return normal / 2;
    case Speed::Normal:
        return normal;
    case Speed::Slow:
        return normal * 2;
    }
    return normal;
}

} // namespace playmat::table
