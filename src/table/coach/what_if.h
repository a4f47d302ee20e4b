#pragma once

#include "table/coach/consult.h"
#include "table/programs/worker.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>

namespace playmat::table {

/// What the coach thinks of the move that a held card is about to make: once it has been over its
/// target for a while, and only while whoever holds it sees their hand, for the hand says as much
/// as the table does.
class WhatIf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TableSession *session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)

public:
    explicit WhatIf(QObject *parent = nullptr);
    ~WhatIf() override;

    [[nodiscard]] TableSession *session() const { return m_session; }
    void setSession(TableSession *session);
    [[nodiscard]] bool on() const { return m_on; }
    void setOn(bool on);
    [[nodiscard]] const QString &say() const { return m_say; }

    // --- for tests
    void setConsult(Consult consult) { m_consult = std::move(consult); }
    void setPatience(int ms) { m_rest.setInterval(ms); }

signals:
    void changed();

private:
    void look();
    void think();
    void heard(quint64 ticket, const CoachReply &reply);
    [[nodiscard]] int aimed() const;

    QPointer<TableSession> m_session;
    Consult m_consult = makeConsult();
    bool m_on = false;
    int m_option = -1; ///< that a drop would mean
    quint64 m_ticket = 0;
    QString m_say;
    QTimer m_rest;
    Worker m_worker; ///< the last one: nothing is heard of it when the rest is gone
};

} // namespace playmat::table
