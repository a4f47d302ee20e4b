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

/// A line of /proc/self/status, as "1234 kB"; empty elsewhere.
QByteArray memory(const QByteArray &name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(name.size()).trimmed();
    }
    return {};
}

} // namespace

void testItself(QQuickWindow *window, table::TableSession &session, const table::DeckLibrary &decks,
                StartClock &clock)
{
    const auto later
        = [window](int pages, auto &&what) { QTimer::singleShot(pages * kPageMs, window, what); };
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window, [&session, &decks, &clock, later] {
            static bool shown = false;
            if (std::exchange(shown, true))
                return;
            clock.mark("first frame");
            for (const QByteArray &line : clock.lines())
                say(line);
            say("first frame");
            later(1, [&session, &decks] {
                session.start({QStringLiteral("A"), QStringLiteral("B")}, decks.documents(), 1);
            });
            later(2, [&session] {
                say("in a game " + memory("VmRSS:"));
                session.concede(0);
            });
            later(3, [&session] {
                say("resident " + memory("VmHWM:"));
                QCoreApplication::exit(session.running() && session.over() ? 0 : 1);
            });
        });
}

} // namespace playmat::app
