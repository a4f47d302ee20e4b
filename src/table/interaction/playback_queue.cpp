#include "table/interaction/playback_queue.h"

#include <array>

namespace playmat::table {

PlaybackQueue::PlaybackQueue(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PlaybackQueue::next);
}

void PlaybackQueue::reset(SeenNow now)
{
    m_timer.stop();
    m_steps.clear();
    m_goal = now;
    m_shown = std::move(now);
}

void PlaybackQueue::push(std::vector<PlaybackStep> steps, SeenNow now)
{
    m_goal = std::move(now);
    for (PlaybackStep &step : steps)
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
    show(step);
    if (m_steps.empty())
        m_shown->takeRest(*m_goal);
    m_timer.start(pause(step));
    emit stepped(step);
}

void PlaybackQueue::finish()
{
    m_timer.stop();
    PlaybackStep rest;
    bool any = false;
    while (!m_steps.empty()) {
        const PlaybackStep &step = m_steps.front();
        show(step);
        any = any || step.told != nullptr;
        if (m_speed == Speed::Off)
            rest.beats.insert(rest.beats.end(), step.beats.begin(), step.beats.end());
        rest.cameFrom.insert(rest.cameFrom.end(), step.cameFrom.begin(), step.cameFrom.end());
        m_steps.pop_front();
    }
    if (m_shown)
        m_shown->takeRest(*m_goal);
    if (any)
        emit stepped(rest);
    settle();
}

void PlaybackQueue::settle()
{
    if (m_shown && !m_shown->agrees(*m_goal)) {
        ++m_disagreements;
        m_shown = m_goal;
        emit stepped({});
    }
    emit emptied();
}

void PlaybackQueue::show(const PlaybackStep &step)
{
    if (step.told != nullptr)
        m_shown->apply(*step.told);
}

int PlaybackQueue::pause(const PlaybackStep &step) const
{
    // A blow lands kContactMs after its step has begun; the next step then shows the damage. The
    // blow that ends the game stays visible for a while before the results are shown.
    static constexpr std::array<int, 18> kNormal{0,   kContactMs, 420, 320,  320, 260,
                                                 260, 200,        650, 1400, 420, 420,
                                                 420, 320,        760, 260,  0,   kContactMs};
    const int normal = kNormal.at(size_t(step.kind)) * (step.slow ? 2 : 1);
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
