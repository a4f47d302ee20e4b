#pragma once

#include "table/presenter/seen_by.h"
#include "table/view/zones.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <deque>
#include <functional>
#include <vector>

namespace playmat::table {

/// Something that a step makes visible besides where cards are.
struct Beat
{
    enum class Kind {
        None,
        Attack,
        Damage,
        Heal,
        Defeat,
        Play,
        Draw,
        Move,
        Phase,
        End,
        Capture, ///< of `card` by `other`, before it is moved
    };

    Kind kind = Kind::None;
    int card = -1;
    int other = -1;
    int seat = -1;
    int amount = 0;
};

/// One step of what happened: events that are shown together.
struct PlaybackStep
{
    SeenBy::Events events;
    std::vector<Beat> beats;
    Beat::Kind kind = Beat::Kind::None;
};

/// Cuts the events of one answer into steps.
[[nodiscard]] std::vector<PlaybackStep> stepsOf(const SeenBy::Events &events);

/// Plays what happened, step by step, at the chosen speed. The engine is always ahead: what has
/// been decided since waits here. finish() shows the rest at once; then what is shown equals a
/// fresh observation.
class PlaybackQueue : public QObject
{
    Q_OBJECT

public:
    enum class Speed { Off, Fast, Normal, Slow };

    explicit PlaybackQueue(QObject *parent = nullptr);

    void setSpeed(Speed speed) { m_speed = speed; }
    [[nodiscard]] Speed speed() const { return m_speed; }
    [[nodiscard]] bool isEmpty() const { return m_steps.empty() && !m_timer.isActive(); }
    /// How often what the events told differed from a fresh observation. In tests, never.
    [[nodiscard]] int disagreements() const { return m_disagreements; }

    /// A game begins, is undone or resumed: nothing is played.
    void reset(const SeenBy &now);
    /// Plays these events; `now` is what they lead to. The first step is shown at once.
    void push(const swu::CardDb &db, const SeenBy::Events &events, const SeenBy &now);
    void finish();
    /// What the table shows at this moment.
    [[nodiscard]] const SeenBy &shown() const { return m_shown; }

signals:
    /// The table shows the next step now (its beats are to be drawn).
    void stepped(const playmat::table::PlaybackStep &step);
    void emptied();

private:
    void next();
    void settle();
    [[nodiscard]] int pause(Beat::Kind kind) const;

    const swu::CardDb *m_db = nullptr;
    std::deque<PlaybackStep> m_steps;
    SeenBy m_shown;
    SeenBy m_goal;
    QTimer m_timer;
    Speed m_speed = Speed::Normal;
    int m_disagreements = 0;
};

} // namespace playmat::table
