#pragma once

#include "table/session/table_session.h"

#include <QObject>
#include <QQuickWindow>
#include <QString>
#include <QTimer>

namespace playmat::app {

/// Writes what the window shows: where each named item is on the screen, what the session of the
/// visible table tells of itself (`session` while no table is visible), and how many keys and
/// buttons have gone up, so that a reader knows whether what it did has been dealt with. Only when
/// something has changed, and as a rule only once it has come to rest. For tests from outside.
class DumpWriter : public QObject
{
    Q_OBJECT

public:
    DumpWriter(QString file, QQuickWindow *window, const table::TableSession *session,
               QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void write(const QByteArray &json);
    [[nodiscard]] QByteArray collect() const;

    QString m_file;
    QQuickWindow *m_window;
    const table::TableSession *m_session;
    QByteArray m_seen; ///< at the last look
    QByteArray m_written;
    QTimer m_timer;
    int m_unwritten = 0; ///< looks since then that each saw something different
    int m_inputs = 0;
};

} // namespace playmat::app
