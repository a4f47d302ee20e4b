#pragma once

#include "table/game/seen.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <deque>
#include <vector>

namespace playmat::table {

/// Plays what happened, step by step, at the chosen speed. The engine is always ahead: what has
/// been decided since waits here. finish() shows the rest at once; then what is shown equals a
/// fresh observation.
class PlaybackQueue : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")

public:
    enum Speed { Off, Fast, Normal, Slow };
    Q_ENUM(Speed)

    static constexpr int kContactMs = 200; ///< from the start of a blow until it lands

    explicit PlaybackQueue(QObject *parent = nullptr);

    void setSpeed(Speed speed) { m_speed = speed; }
    [[nodiscard]] Speed speed() const { return m_speed; }
    [[nodiscard]] bool isEmpty() const { return m_steps.empty() && !m_timer.isActive(); }
    /// How often what the events told differed from a fresh observation. In tests, never.
    [[nodiscard]] int disagreements() const { return m_disagreements; }

    /// A game begins, is undone or resumed: nothing is played.
    void reset(SeenNow now);
    /// Plays these steps; `now` is what they lead to. The first one is shown at once.
    void push(std::vector<PlaybackStep> steps, SeenNow now);
    void finish();
    /// What the table shows at this moment; nothing before the first reset().
    [[nodiscard]] const SeenNow &shown() const { return m_shown; }

signals:
    /// The table shows the next step now, and its beats are to be drawn. If steps are not played,
    /// a single step has the beats of all steps; if the rest is skipped, it has none.
    void stepped(const playmat::table::PlaybackStep &step);
    void emptied();

private:
    void next();
    void show(const PlaybackStep &step);
    void settle();
    [[nodiscard]] int pause(const PlaybackStep &step) const;

    std::deque<PlaybackStep> m_steps;
    SeenNow m_shown;
    SeenNow m_goal;
    QTimer m_timer;
    Speed m_speed = Speed::Normal;
    int m_disagreements = 0;
};

} // namespace playmat::table
