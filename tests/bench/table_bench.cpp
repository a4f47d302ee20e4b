#include "bench/application.h"
#include "kit/swu/table/places.h"
#include "qml/app.h"
#include "support/folders.h"

#include <QElapsedTimer>
#include <QTest>

#include <benchmark/benchmark.h>

#include <algorithm>

/// What moments of play cost on the software backend: a frame while cards move, a drop until it is
/// shown.
namespace playmat {

using table::PlaybackQueue;
namespace Seating = table::Seating;
namespace {

using qmltest::App;

constexpr int kGlideMs = 220; ///< Theme.moveDuration at normal speed

/// Frames that were drawn while something moved, and how long each kept the program busy.
class Frames
{
public:
    explicit Frames(QQuickWindow *window)
    {
        const auto direct = Qt::DirectConnection;
        QObject::connect(
            window, &QQuickWindow::beforeSynchronizing, &m_context, [this] { m_clock.start(); },
            direct);
        QObject::connect(
            window, &QQuickWindow::frameSwapped, &m_context,
            [this] { m_busy.push_back(double(m_clock.nsecsElapsed()) * 1e-6); }, direct);
    }
    [[nodiscard]] const std::vector<double> &busy() const { return m_busy; }

private:
    QObject m_context;
    QElapsedTimer m_clock;
    std::vector<double> m_busy;
};

/// Drags a card from hand to its own ground arena and lets it go there; the rest of the drag is
/// done when this returns.
void carryToGround(App &app, const QString &card)
{
    const QPoint from = app.at(card);
    const QPoint to = app.at(QStringLiteral("me/ground"));
    QTest::mousePress(app.window, Qt::LeftButton, {}, from);
    QTest::mouseMove(app.window, from + QPoint(0, -30));
    QTest::mouseMove(app.window, to);
    QTest::qWait(50);
}

/// A unit is played beside nine others: the row closes up, and ten cards glide at once. Taken back
/// after each time.
void tenCardsMoving(benchmark::State &bench)
{
    application();
    App app(Seating::Open, PlaybackQueue::Normal);
    const QString mine = QStringLiteral(
        R"("hand":["SOR_095"],"ground":["SOR_046","SOR_128","SOR_059","SOR_061","SOR_207","SOR_119",)"
        R"("SOR_232","SOR_063","SOR_048"])");
    if (!app.place({mine}, {}, 0)) {
        bench.SkipWithError("no position");
        return;
    }
    std::vector<double> busy;
    QElapsedTimer clock;
    double moving = 0;
    for (auto _ : bench) {
        carryToGround(app, QStringLiteral("me:hand0"));
        const Frames frames(app.window);
        clock.start();
        QTest::mouseRelease(app.window, Qt::LeftButton, {}, app.at(QStringLiteral("me/ground")));
        QTest::qWait(kGlideMs);
        moving += double(clock.nsecsElapsed()) * 1e-9;
        busy.insert(busy.end(), frames.busy().begin(), frames.busy().end());
        app.session.takingBack()->undo();
        QTest::qWait(2 * kGlideMs);
    }
    std::sort(busy.begin(), busy.end());
    if (busy.empty()) {
        bench.SkipWithError("nothing was drawn");
        return;
    }
    bench.counters["frames_per_second"] = double(busy.size()) / moving;
    bench.counters["frame_ms_median"] = busy[busy.size() / 2];
    bench.counters["frame_ms_95"] = busy[busy.size() * 95 / 100];
}
BENCHMARK(tenCardsMoving)->Unit(benchmark::kMillisecond)->Iterations(6);

/// Where the cards of the seat's hand are.
std::vector<QPoint> handOf(App &app, int seat)
{
    std::vector<QPoint> points;
    for (const table::CardRow &row : app.session.stage()->scene().rows())
        if (row.zone.zone == table::Zone::Hand && row.zone.seat == seat)
            points.push_back(row.place.hit.center());
    return points;
}

/// A player looks through their hand on a full table, either while the program thinks at Advanced
/// (1) or without it (0).
void handWhileItThinks(benchmark::State &bench)
{
    application();
    App app(Seating::Open, PlaybackQueue::Normal);
    app.session.programs()->setPace(table::ProgramSeats::Slow);
    std::vector<double> busy;
    int thoughts = 0;
    for (auto _ : bench) {
        if (!app.session.openPosition(QString::fromStdString(
                test::resourceDir() + "/../tests/positions/units-12.json"))) {
            bench.SkipWithError("no position");
            return;
        }
        QTest::qWait(1500); // the cards have been laid out
        if (bench.range(0) == 1)
            app.session.programs()->hand(0, QStringLiteral("advanced"));
        QTest::qWait(400); // and have gone to the seats' new sides
        const std::vector<QPoint> hand = handOf(app, 1);
        const Frames frames(app.window);
        QElapsedTimer clock;
        clock.start();
        for (size_t at = 0; clock.elapsed() < 900; ++at) {
            thoughts += app.session.programs()->thinking() >= 0 ? 1 : 0;
            QTest::mouseMove(app.window, hand.at(at % hand.size()));
            QTest::qWait(60);
        }
        busy.insert(busy.end(), frames.busy().begin(), frames.busy().end());
    }
    if (bench.range(0) == 1 && thoughts == 0) {
        bench.SkipWithError("it did not think");
        return;
    }
    std::sort(busy.begin(), busy.end());
    if (busy.empty()) {
        bench.SkipWithError("nothing was drawn");
        return;
    }
    bench.counters["looks_while_thinking"] = thoughts;
    bench.counters["frames"] = double(busy.size());
    bench.counters["frame_ms_median"] = busy[busy.size() / 2];
    bench.counters["frame_ms_99"] = busy[busy.size() * 99 / 100];
}
BENCHMARK(handWhileItThinks)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->Iterations(4);

/// Drags one unit onto another one. Returns false if the match took no step.
bool attackOf(App &app, const table::CardRow &unit, const table::CardRow &target)
{
    const size_t before = app.session.match()->stepsDone();
    const QPoint from = unit.place.hit.center();
    const QPoint to = target.place.hit.center();
    QTest::mousePress(app.window, Qt::LeftButton, {}, from);
    QTest::mouseMove(app.window, from + QPoint(0, -30));
    QTest::mouseMove(app.window, to);
    QTest::mouseRelease(app.window, Qt::LeftButton, {}, to);
    if (app.session.match()->stepsDone() > before)
        return true;
    app.hands().cancel();
    return false;
}

/// Lets the player being asked attack with the first unit that can, and its first possible target.
bool attackOnce(App &app)
{
    const std::vector<table::CardRow> rows = app.session.stage()->scene().rows();
    const int seat = app.prompt().seat;
    app.waitABit();
    for (const table::CardRow &unit : rows) {
        if (unit.zone.seat != seat || !isArena(unit.zone) || unit.facts.exhausted)
            continue;
        for (const table::CardRow &target : rows) {
            if (target.zone.seat == 1 - seat && target.zone.zone == unit.zone.zone
                && attackOf(app, unit, target))
                return true;
        }
    }
    return false;
}

/// Measures ten attacks in a row, with twelve units on each side, in a window of 1920 by 1080.
void tenAttacks(benchmark::State &bench)
{
    application();
    App app(Seating::Open, PlaybackQueue::Normal);
    app.window->resize(1920, 1080);
    const QString units = QStringLiteral(
        R"("ground":["SOR_046","SOR_164","SOR_046","SOR_164","SOR_046","SOR_164","SOR_046","SOR_164"],)"
        R"("space":["SOR_225","SOR_237","SOR_225","SOR_237"],"hand":["SOR_095","SOR_128","SOR_172"])");
    if (!app.place({units}, {units}, 0))
        return bench.SkipWithError("no position");
    QTest::qWait(4000); // until the cards have been laid out and painted
    std::vector<double> busy;
    for (auto _ : bench) {
        for (int attack = 0; attack < 10; ++attack) {
            const Frames frames(app.window);
            if (!attackOnce(app))
                return bench.SkipWithError("nobody can attack");
            QTest::qWait(900);
            busy.insert(busy.end(), frames.busy().begin(), frames.busy().end());
        }
    }
    std::sort(busy.begin(), busy.end());
    bench.counters["frames"] = double(busy.size());
    bench.counters["frame_ms_median"] = busy[busy.size() / 2];
    bench.counters["frame_ms_99"] = busy[busy.size() * 99 / 100];
    bench.counters["frame_ms_most"] = busy.back();
}
BENCHMARK(tenAttacks)->Unit(benchmark::kMillisecond)->Iterations(1);

/// From the release of the button over the table to the next frame, which must show its effect.
void dropIsShown(benchmark::State &bench)
{
    application();
    for (auto _ : bench) {
        App app(Seating::Open, PlaybackQueue::Normal);
        const QString card = QStringLiteral("me:SOR_095");
        if (!app.place({QStringLiteral(R"("hand":["SOR_095"])")}, {}, 0)) {
            bench.SkipWithError("no position");
            return;
        }
        carryToGround(app, card);
        const Frames frames(app.window);
        QElapsedTimer clock;
        clock.start();
        QTest::mouseRelease(app.window, Qt::LeftButton, {}, app.at(QStringLiteral("me/ground")));
        const bool answered = isArena(app.row(card)->zone);
        const bool shown = QTest::qWaitFor([&frames] { return !frames.busy().empty(); }, 1000);
        bench.SetIterationTime(double(clock.nsecsElapsed()) * 1e-9);
        if (!answered || !shown) {
            bench.SkipWithError("the drop had no effect");
            return;
        }
    }
}
BENCHMARK(dropIsShown)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(10);

} // namespace
} // namespace playmat
