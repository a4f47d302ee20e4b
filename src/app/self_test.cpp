#include "app/self_test.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#include <cstdio>

namespace playmat::app {

namespace {

constexpr int kPageMs = 300;

void say(const QByteArray &line)
{
    std::printf("%s\n", line.constData());
    std::fflush(stdout);
}

/// The line of /proc/self/status that names the peak, as "1234 kB"; empty elsewhere.
QByteArray mostMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed();
    }
    return {};
}

} // namespace

void testItself(QQuickWindow *window, table::TableSession &session, const table::DeckLibrary &decks)
{
    const auto later
        = [window](int pages, auto &&what) { QTimer::singleShot(pages * kPageMs, window, what); };
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [&session, &decks, later] {
        static bool shown = false;
        if (std::exchange(shown, true))
            return;
        say("first frame");
        later(1, [&session, &decks] {
            session.start({QStringLiteral("A"), QStringLiteral("B")}, decks.documents(), 1);
        });
        later(2, [&session] { session.concede(0); });
        later(3, [&session] {
            say("resident " + mostMemory());
            QCoreApplication::exit(session.running() && session.over() ? 0 : 1);
        });
    });
}

} // namespace playmat::app
