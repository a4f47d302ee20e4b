#pragma once

#include "table/coach/consult.h"
#include "table/programs/worker.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>

#include <optional>

namespace playmat::table {

/// Looks over the shoulder of people who wish it: a move that loses more than so many points is not
/// made before they have said that they mean it.
class Tutor : public QObject, public TableWatch
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TableSession *session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(int threshold READ threshold WRITE setThreshold NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)

public:
    explicit Tutor(QObject *parent = nullptr);
    ~Tutor() override;

    [[nodiscard]] TableSession *session() const { return m_session; }
    void setSession(TableSession *session);
    /// Points that a move may lose; 0: nobody looks.
    [[nodiscard]] int threshold() const { return m_threshold; }
    void setThreshold(int points);
    [[nodiscard]] bool busy() const { return m_busy; } ///< looks at a move
    [[nodiscard]] bool asks() const { return !m_say.isEmpty(); }
    [[nodiscard]] QString say() const; ///< while the hand is covered only that there is something
    [[nodiscard]] QStringList reasons() const;

    Q_INVOKABLE void playAnyway();
    Q_INVOKABLE void thinkAgain();

    std::optional<RefusalText> mayAnswer(const core::Answer &answer) override;
    bool mayConcede(int) override { return true; }
    [[nodiscard]] bool mayUndo() const override { return true; }
    [[nodiscard]] bool undoesFreely() const override { return false; }
    void carriedOut() override;
    void reword(const TableGesture &, const std::string &, RefusalText &) const override { }
    bool takeClick(int, QPoint) override { return false; }

    // --- for tests
    void setConsult(Consult consult) { m_consult = std::move(consult); }

signals:
    void changed();

private:
    void settle();
    void watch(bool on);
    void forget();
    void heard(quint64 ticket, const CoachReply &reply);
    [[nodiscard]] bool isWorthALook() const;

    QPointer<TableSession> m_session;
    Consult m_consult = makeConsult();
    int m_threshold = 0;
    bool m_watches = false; ///< else somebody else may
    bool m_busy = false;
    quint64 m_ticket = 0;
    std::optional<core::Answer> m_answer; ///< that is looked at
    QString m_say;
    QStringList m_reasons;
    Worker m_worker; ///< the last one: nothing is heard of it when the rest is gone
};

} // namespace playmat::table
