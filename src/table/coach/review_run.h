#pragma once

#include "bots/programs.h"
#include "match/match.h"
#include "table/programs/worker.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace playmat::table {

using ReviewedGame = bots::PlayedGame;
using TellMoment = bots::TellMoment;
/// Judges every decision of the seat, one after the other. Why it could not; empty: it did, or it
/// was stopped.
using Reviewer
    = std::function<std::string(const ReviewedGame &, const TellMoment &, const std::stop_token &)>;
[[nodiscard]] Reviewer makeReviewer();

/// The first steps of the match, for a review of that seat's decisions.
[[nodiscard]] ReviewedGame reviewedGame(const match::Match &match, std::size_t steps, int seat);

/// Reviews a finished game on a thread of its own, and collects what it finds.
class ReviewRun : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void begin(ReviewedGame game);
    /// What has been found out by then stays.
    void stop();
    void clear();
    /// What an earlier run found, as if this one had.
    void restore(std::vector<bots::Moment> moments);

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool done() const { return m_done; } ///< to the end, without a problem
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const std::vector<bots::Moment> &moments() const { return m_moments; }

    void setReviewer(Reviewer reviewer) { m_reviewer = std::move(reviewer); }

signals:
    void ended(); ///< by itself, before changed()
    void changed();

private:
    void reset();
    void heard(quint64 ticket, const std::optional<bots::Moment> &moment, double progress);
    void finished(quint64 ticket, const QString &problem);

    Reviewer m_reviewer = makeReviewer();
    quint64 m_ticket = 0;
    bool m_running = false;
    bool m_done = false;
    double m_progress = 0;
    QString m_problem;
    std::vector<bots::Moment> m_moments;
    Worker m_worker; ///< the last one: nothing is heard of it when the rest is gone
};

} // namespace playmat::table
