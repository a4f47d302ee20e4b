#pragma once

#include "table/coach/consult.h"
#include "table/learn/staged_coach.h"
#include "table/programs/worker.h"

#include <QStringList>

namespace playmat::table {

/// Stands beside a game and helps whoever is asked and looks, a little more each time: what can be
/// done, where to look, the best move with its reasons. It thinks on a thread of its own, from what
/// that seat may know.
class TableCoach : public playmat::table::StagedCoach // as its type is registered
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TableSession *session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed)
    Q_PROPERTY(Help help READ help NOTIFY changed)
    Q_PROPERTY(bool canHelp READ canHelp NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)
    Q_PROPERTY(QString move READ move NOTIFY changed)
    Q_PROPERTY(double chance READ chance NOTIFY changed)
    Q_PROPERTY(double error READ error NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QStringList line READ line NOTIFY changed)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)

public:
    enum Help {
        Silent,
        Covered, ///< whoever is asked does not look at their hand
        Options,
        Look,
        Move,
    };
    Q_ENUM(Help)

    explicit TableCoach(QObject *parent = nullptr);
    ~TableCoach() override;

    void setSession(TableSession *session);
    [[nodiscard]] bool on() const { return m_on; }
    void setOn(bool on);

    /// One step further; after the last one it is silent again.
    Q_INVOKABLE void hint();
    Q_INVOKABLE void close();

    [[nodiscard]] Help help() const { return m_help; }
    /// Whether a person is asked something now.
    [[nodiscard]] bool canHelp() const;
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString say() const;
    [[nodiscard]] QString move() const;
    [[nodiscard]] double chance() const;
    [[nodiscard]] double error() const;
    [[nodiscard]] QString verdict() const;
    /// The next best, with its chance; empty: there is none, or the best wins for sure.
    [[nodiscard]] QString next() const;
    [[nodiscard]] QStringList line() const;
    [[nodiscard]] QStringList reasons() const;

    // --- for its stage
    [[nodiscard]] bool speaks() const override { return m_help != Silent; }
    [[nodiscard]] std::vector<LitMark> marks() const override;
    [[nodiscard]] std::vector<std::pair<QRectF, QRectF>> arrows() const override;

    // --- for tests
    void setConsult(Consult consult) { m_consult = std::move(consult); }
    void setEffort(const bots::Effort &effort) { m_effort = effort; }

signals:
    void changed();

private:
    [[nodiscard]] int asked() const;
    [[nodiscard]] bool looks(int seat) const;
    void look();
    void think();
    void heard(quint64 ticket, const CoachReply &reply);
    [[nodiscard]] const bots::Opinion *best() const;
    [[nodiscard]] core::Answer answer() const;
    [[nodiscard]] QRectF rectOf(const core::Option &option) const;
    [[nodiscard]] QRectF rectOfTarget(const core::Option &option) const;
    void addMark(std::vector<LitMark> &marks, const core::Option &option) const;

    Consult m_consult = makeConsult();
    bots::Effort m_effort;
    bool m_on = false;
    Help m_help = Silent;
    bool m_busy = false;
    quint64 m_question = 0; ///< of the table, that it helps with
    quint64 m_ticket = 0;
    CoachReply m_reply;
    Worker m_worker; ///< the last one: nothing is heard of it when the rest is gone
};

} // namespace playmat::table
