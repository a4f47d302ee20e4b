#pragma once

#include "table/coach/review_run.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariantList>

namespace playmat::table {

/// How a finished game went for one side: its chances from decision to decision, what was lost by
/// which, and what was luck. Worked out on a thread of its own when somebody asks for it. What it
/// marks is kept for replays of the match.
class GameReview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TableSession *session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(bool bothSeats READ bothSeats NOTIFY changed)
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(bool done READ done NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QVariantList points READ points NOTIFY changed)
    Q_PROPERTY(QVariantList deciding READ deciding NOTIFY changed)
    Q_PROPERTY(QVariantList sums READ sums NOTIFY changed)
    Q_PROPERTY(int accuracy READ accuracy NOTIFY changed)
    Q_PROPERTY(QString accuracyWords READ accuracyWords NOTIFY changed)
    Q_PROPERTY(double result READ result NOTIFY changed)

public:
    explicit GameReview(QObject *parent = nullptr);
    ~GameReview() override;

    [[nodiscard]] TableSession *session() const { return m_session; }
    void setSession(TableSession *session);
    /// Whose game it is about.
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat);
    /// Whether people, or only programs, had both seats: then one is chosen.
    [[nodiscard]] bool bothSeats() const;

    /// Whether there is a finished game, of a kind that programs can judge.
    [[nodiscard]] bool possible() const;

    Q_INVOKABLE void start();
    /// Keeps what has been found so far.
    Q_INVOKABLE void stop() { m_run.stop(); }

    [[nodiscard]] bool running() const { return m_run.running(); }
    [[nodiscard]] bool done() const { return m_run.done(); }
    [[nodiscard]] double progress() const { return m_run.progress(); }
    [[nodiscard]] const QString &problem() const { return m_run.problem(); }
    /// Of each moment: {step, round, chance, after, mark, loss, did, better, reasons, words}.
    [[nodiscard]] QVariantList points() const;
    /// Indexes of the points that decided most.
    [[nodiscard]] QVariantList deciding() const;
    /// {words, points} of what the result is made of.
    [[nodiscard]] QVariantList sums() const;
    [[nodiscard]] int accuracy() const; ///< per cent; -1: not yet
    [[nodiscard]] QString accuracyWords() const; ///< which decisions the average covers
    /// The better answer at a point, in the options that the seat saw; empty if there was none.
    [[nodiscard]] core::Answer betterAnswer(int point) const;
    [[nodiscard]] double result() const; ///< 1 won, 0 lost

    // --- for tests
    void setReviewer(Reviewer reviewer) { m_run.setReviewer(std::move(reviewer)); }

signals:
    void changed();

private:
    void clear();
    void ended();

    QPointer<TableSession> m_session;
    int m_seat = 0;
    bots::Account m_account;
    ReviewRun m_run;
};

} // namespace playmat::table
