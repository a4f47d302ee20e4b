#pragma once

#include "table/session/table_session.h"

#include <QObject>
#include <QQuickWindow>
#include <QString>
#include <QTimer>

namespace playmat::app {

/// Writes what the window shows, five times a second and only when it has changed: where each named
/// item lies on the screen, and the session's own dump. For tests from outside.
class DumpWriter : public QObject
{
    Q_OBJECT

public:
    DumpWriter(QString file, QQuickWindow *window, const table::TableSession *session,
               QObject *parent = nullptr);

private:
    void write();

    QString m_file;
    QQuickWindow *m_window;
    const table::TableSession *m_session;
    QByteArray m_last;
    QTimer m_timer;
};

} // namespace playmat::app
