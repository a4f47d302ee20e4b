#include "bench/application.h"
#include "kit/swu/table/places.h"
#include "qml/app.h"
#include "support/folders.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <cmath>
#include <utility>

/// The figures that the table promises, with software rendering at 1080p: `packaging/dev figures`.
/// Shares of a core are the processor's time, which other programs on the machine hardly change.
namespace playmat {

using table::PlaybackQueue;
namespace Seating = table::Seating;
namespace {

using qmltest::App;

constexpr int kTickMs = 16; ///< a hand that moves with every frame of a screen
constexpr int kTicks = 240;
constexpr QSize kScreen(1920, 1080);

// --- the program as it ships, a new process each time --------------------------------------------

struct Start
{
    bool ok = false;
    double firstFrame = 0; ///< in seconds
    QByteArray said;
};

Start startProgram(const QStringList &arguments)
{
    QProcess program;
    QElapsedTimer clock;
    Start start;
    clock.start();
    program.start(QStringLiteral(PLAYMAT_PROGRAM),
                  QStringList{QStringLiteral("--self-test")} + arguments);
    while (!start.said.contains("first frame\n") && program.waitForReadyRead(20000))
        start.said += program.readAllStandardOutput();
    start.firstFrame = double(clock.nsecsElapsed()) * 1e-9;
    start.ok = program.waitForFinished(60000) && program.exitCode() == 0;
    start.said += program.readAllStandardOutput();
    return start;
}

/// How long the processor worked for each step, the best of all starts: "pages_ms".
void countSteps(benchmark::State &bench, const QByteArray &said)
{
    static const QRegularExpression line(QStringLiteral("step (.*) [0-9.]+ ms, ([0-9.]+) ms"));
    double sum = 0;
    for (auto found = line.globalMatch(QString::fromUtf8(said)); found.hasNext();) {
        const QRegularExpressionMatch step = found.next();
        const double ms = step.captured(2).toDouble();
        const std::string name = step.captured(1).replace(u' ', u'_').toStdString() + "_ms";
        auto &counter = bench.counters[name];
        counter = counter.value == 0 ? ms : std::min(counter.value, ms);
        sum += ms;
    }
    auto &all = bench.counters["processor_ms"];
    all = all.value == 0 ? sum : std::min(all.value, sum);
}

/// From the start of the process; the steps are the processor's time.
void firstFrame(benchmark::State &bench)
{
    application();
    for (auto _ : bench) {
        const Start start = startProgram({QStringLiteral("--size"), QStringLiteral("1280x720")});
        if (!start.ok)
            return bench.SkipWithError("the program failed");
        bench.SetIterationTime(start.firstFrame);
        countSteps(bench, start.said);
    }
}
BENCHMARK(firstFrame)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(5);

/// What a game holds, and the most that the start page, the game and the end page held.
void memory(benchmark::State &bench)
{
    application();
    for (auto _ : bench) {
        const Start start = startProgram({QStringLiteral("--size"), QStringLiteral("1920x1080")});
        if (!start.ok)
            return bench.SkipWithError("the program failed");
        const auto megabytes = [&](const QByteArray &name) {
            const qsizetype at = start.said.indexOf(name);
            return start.said.mid(at + name.size()).split(' ').value(0).toDouble() / 1024;
        };
        bench.counters["in_a_game_MB"] = megabytes("in a game ");
        bench.counters["most_MB"] = megabytes("resident ");
    }
}
BENCHMARK(memory)->Unit(benchmark::kMillisecond)->Iterations(1);

// --- a game on the table -------------------------------------------------------------------------

double processorSeconds()
{
    rusage used = {};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](timeval t) { return double(t.tv_sec) + double(t.tv_usec) * 1e-6; };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

constexpr int kUsual = 4; ///< units per side and arena
constexpr int kCrowded = 12;

/// So many units per side and arena, a hand, and the window as large as the screen.
bool openTable(App &app, int units)
{
    app.window->resize(kScreen);
    const QString file = QStringLiteral("%1/../tests/positions/units-%2.json")
                             .arg(QString::fromStdString(test::resourceDir()))
                             .arg(units, 2, 10, QLatin1Char('0'));
    if (!app.session.openPosition(file))
        return false;
    app.setSeat(0);
    return qmltest::becomes([&] { return app.item(QStringLiteral("table")) != nullptr; });
}

/// What follows a new position is over: cards have glided to their places, garbage is collected.
void settle(App &app)
{
    int frames = 1;
    QObject counter;
    QObject::connect(app.window, &QQuickWindow::frameSwapped, &counter, [&frames] { ++frames; });
    for (int second = 0; second < 20 && std::exchange(frames, 0) > 0; ++second)
        QTest::qWait(1000);
}

/// Does something with every tick, and says what that cost.
void run(benchmark::State &bench, App &app, const std::function<void(int)> &tick)
{
    int frames = 0;
    const auto counting = QObject::connect(app.window, &QQuickWindow::frameSwapped, app.window,
                                           [&frames] { ++frames; });
    QEventLoop loop;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    int ticks = 0;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        tick(ticks);
        if (++ticks == kTicks)
            loop.quit();
    });
    QElapsedTimer clock;
    clock.start();
    const double before = processorSeconds();
    timer.start(kTickMs);
    loop.exec();
    const double busy = processorSeconds() - before;
    const double wall = double(clock.nsecsElapsed()) * 1e-9;
    QObject::disconnect(counting);
    bench.SetIterationTime(wall);
    bench.counters["core_percent"] = 100 * busy / (kTicks * kTickMs * 1e-3);
    bench.counters["frames_per_second"] = frames / wall;
    bench.counters["frame_busy_ms"] = frames > 0 ? 1e3 * busy / frames : 0;
}

/// Along the near player's units and back, 300 pixels a second, like somebody looking for a card.
QPoint alongTheUnits(int tick)
{
    const int way = std::abs((tick * 300 * kTickMs / 1000) % 1200 - 600);
    return {int(kScreen.width() * .1) + way, int(kScreen.height() * .62)};
}

/// A path through the whole table that passes everywhere.
QPoint onTheWay(int tick)
{
    const double turn = tick * 2 * M_PI / kTicks;
    return {int(kScreen.width() * (.38 + .3 * std::sin(3 * turn))),
            int(kScreen.height() * (.5 + .4 * std::sin(2 * turn)))};
}

/// Takes a unit of the near player's that can attack; false: there is none.
bool takeArrow(App &app)
{
    for (const table::CardRow &row : app.session.stage()->scene().rows()) {
        if (!isArena(row.zone) || row.zone.seat != 0)
            continue;
        const QPoint at = row.place.hit.center();
        QTest::mousePress(app.window, Qt::LeftButton, {}, at);
        QTest::mouseMove(app.window, at + QPoint(0, -40));
        if (app.hands().aim()->held().arrow)
            return true;
        QTest::mouseRelease(app.window, Qt::LeftButton, {}, at);
        app.hands().cancel();
    }
    return false;
}

void idle(benchmark::State &bench)
{
    application();
    App app(Seating::Open, PlaybackQueue::Normal);
    for (auto _ : bench) {
        if (!openTable(app, kCrowded))
            return bench.SkipWithError("no position");
        settle(app);
        run(bench, app, [](int) {});
    }
}
BENCHMARK(idle)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);

void hovering(benchmark::State &bench)
{
    application();
    App app(Seating::Open, PlaybackQueue::Normal);
    for (auto _ : bench) {
        if (!openTable(app, int(bench.range(0))))
            return bench.SkipWithError("no position");
        settle(app);
        for (int tick = 0; tick < kTicks; tick += 8) // every card has been looked at once
            QTest::mouseMove(app.window, alongTheUnits(tick));
        run(bench, app, [&](int tick) { QTest::mouseMove(app.window, alongTheUnits(tick)); });
    }
}
BENCHMARK(hovering)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->Arg(kUsual)
    ->Arg(kCrowded);

void draggingAnArrow(benchmark::State &bench)
{
    application();
    App app(Seating::Open, PlaybackQueue::Normal);
    for (auto _ : bench) {
        if (!openTable(app, int(bench.range(0))) || !takeArrow(app))
            return bench.SkipWithError("no position");
        settle(app);
        run(bench, app, [&](int tick) { QTest::mouseMove(app.window, onTheWay(tick)); });
    }
}
BENCHMARK(draggingAnArrow)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->Arg(kUsual)
    ->Arg(kCrowded);

/// As much as can move at once: forty cards swing, and the arrow follows the hand.
void fortyCardsMovingAndAnArrow(benchmark::State &bench)
{
    application();
    App app(Seating::Open, PlaybackQueue::Normal);
    for (auto _ : bench) {
        if (!openTable(app, kCrowded) || !takeArrow(app))
            return bench.SkipWithError("no position");
        std::vector<QQuickItem *> cards;
        for (const table::CardRow &row : app.session.stage()->scene().rows()) {
            if (isArena(row.zone) && cards.size() < 40)
                cards.push_back(app.cardItem(row.viewId));
        }
        if (cards.size() < 40)
            return bench.SkipWithError("too few cards");
        settle(app);
        run(bench, app, [&](int tick) {
            for (QQuickItem *card : cards)
                card->setProperty("lungeX", 40 * std::sin(tick * .1));
            QTest::mouseMove(app.window, onTheWay(tick));
        });
    }
}
BENCHMARK(fortyCardsMovingAndAnArrow)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

} // namespace
} // namespace playmat
