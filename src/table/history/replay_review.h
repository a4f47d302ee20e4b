#pragma once

#include "table/coach/review_run.h"
#include "table/files/saved_matches.h"
#include "table/history/replay.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariantList>

#include <array>
#include <deque>

namespace playmat::table {

/// Reviews the match of a replay in the background and lists the moments that the replay marks:
/// decisions that lost many points, and draws that were worth or cost many. It covers only seats
/// whose hands are open, because what a seat decided reveals what it held.
class ReplayReview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::Replay *replay READ replay WRITE setReplay NOTIFY changed)
    Q_PROPERTY(playmat::table::SavedMatches *matches READ matches WRITE setMatches NOTIFY changed)
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY marked)

public:
    explicit ReplayReview(QObject *parent = nullptr);

    [[nodiscard]] Replay *replay() const { return m_replay; }
    void setReplay(Replay *replay);
    /// Finished reviews are kept in the cache next to the folder of finished matches; nullptr:
    /// nowhere.
    [[nodiscard]] SavedMatches *matches() const { return m_matches; }
    void setMatches(SavedMatches *matches);

    /// Whether a seat whose hand is open can be reviewed and is not yet.
    [[nodiscard]] bool possible() const;
    Q_INVOKABLE void start();
    /// Keeps what has been found so far.
    Q_INVOKABLE void stop();
    [[nodiscard]] bool running() const { return !m_waiting.empty(); }
    [[nodiscard]] double progress() const; ///< of the review of all seats together
    [[nodiscard]] QString problem() const; ///< why a review failed
    /// Says that the reviews are done and mark nothing; otherwise empty.
    [[nodiscard]] QString note() const;

    /// In order, {step, seat, mark, luck, words}. `mark` is a bots::Mark; `luck` is 1 or -1 for a
    /// draw that was worth or cost much, otherwise 0.
    [[nodiscard]] QVariantList marks() const;
    /// Go to the next moment after the current step, and to the last one before it.
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();

    // --- for tests
    void setReviewer(const Reviewer &reviewer);

signals:
    void changed();
    void marked();

private:
    void opened();
    void beginNext();
    void ended(std::size_t seat);
    [[nodiscard]] QString wordsOf(const bots::Moment &moment, std::size_t seat) const;

    QPointer<Replay> m_replay;
    QPointer<SavedMatches> m_matches;
    QString m_path; ///< of the match that the runs are about
    std::deque<std::size_t> m_waiting; ///< seats; the first one is being reviewed
    std::size_t m_wanted = 0; ///< how many of them there were
    std::array<std::size_t, 2> m_marked{}; ///< how many moments of each seat were told
    std::array<ReviewRun, 2> m_runs; ///< by seat
};

} // namespace playmat::table
