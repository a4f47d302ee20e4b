#pragma once

#include <QByteArray>
#include <QElapsedTimer>

#include <ctime>
#include <vector>

namespace playmat::app {

/// Where the time of a start goes, for --self-test: each step by the wall clock and by the
/// processor's time, which another busy program does not change.
class StartClock
{
public:
    StartClock() { m_wall.start(); }

    /// The step that has just ended.
    void mark(const char *step)
    {
        const double wall = double(m_wall.nsecsElapsed()) * 1e-6;
        const double busy = double(std::clock()) * 1e3 / CLOCKS_PER_SEC;
        m_steps.push_back({step, wall - m_lastWall, busy - m_lastBusy});
        m_lastWall = wall;
        m_lastBusy = busy;
    }
    /// "step NAME WALL ms, BUSY ms of the processor", one line each.
    [[nodiscard]] std::vector<QByteArray> lines() const
    {
        std::vector<QByteArray> lines;
        for (const Step &step : m_steps)
            lines.push_back("step " + step.name + ' ' + QByteArray::number(step.wall, 'f', 1)
                            + " ms, " + QByteArray::number(step.busy, 'f', 1)
                            + " ms of the processor");
        return lines;
    }

private:
    struct Step
    {
        QByteArray name;
        double wall = 0;
        double busy = 0;
    };
    std::vector<Step> m_steps;
    QElapsedTimer m_wall;
    double m_lastWall = 0;
    double m_lastBusy = 0; ///< what came before main() is in the first step
};

} // namespace playmat::app
