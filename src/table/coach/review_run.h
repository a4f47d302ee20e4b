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
/// Judges each decision of the seat in order. Returns why this failed; empty if it is complete or
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
    /// Keeps what has been found so far.
    void stop();
    void clear();
    /// Takes over what an earlier run found.
    void restore(std::vector<bots::Moment> moments);

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool done() const { return m_done; } ///< to the end, without a problem
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const std::vector<bots::Moment> &moments() const { return m_moments; }

    void setReviewer(Reviewer reviewer) { m_reviewer = std::move(reviewer); }

signals:
    void ended(); ///< without stop(); comes before changed()
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
    Worker m_worker; ///< last, because it ends before the members that it uses
};

} // namespace playmat::table
