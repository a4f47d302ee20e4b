#include "soak/monkey.h"
#include "table/paint/fonts.h"
#include "table/paint/large_blocks.h"
#include "table/paint/threads.h"
#include "table/view/translator.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QStandardPaths>

#include <numeric>

/// Random gestures on the program's real window for some minutes, at full speed. A finding is
/// whatever Qt or QML warns about, a state without a way back, a table that shows something other
/// than the engine knows, and memory that keeps growing. What is resident goes into a file of
/// "seconds,kilobytes,gestures,matches".
namespace {

using namespace playmat;

constexpr int kGesturesToRest = 200;
constexpr int kMostFindingsTold = 20;
constexpr int kGesturesAnAnswer = 50; ///< at most, on average
constexpr double kMostGrowth = 1.05; ///< of the last quarter of the time over the second
constexpr long kNoise = 4096; ///< kilobytes
/// Gestures before the second quarter, in which pages and pictures are made for the first time.
constexpr qint64 kWarmUp = 20000;

/// What Qt says when animations end while others pause: its queued call to stop their driver comes
/// after it has stopped. It does nothing then.
const auto kStoppedTwice
    = QStringLiteral("QUnifiedTimer::stopAnimationDriver: driver is not running");

int findings = 0;
int stoppedTwice = 0;

void tell(const QString &what)
{
    if (++findings <= kMostFindingsTold)
        std::fprintf(stderr, "finding: %s\n", qPrintable(what));
}

void countWarnings(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (message == kStoppedTwice)
        ++stoppedTwice;
    else if (type != QtDebugMsg && type != QtInfoMsg)
        tell(message);
}

long residentKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toLong();
    }
    return 0;
}

/// What was resident over the time.
class Memory
{
public:
    explicit Memory(const QString &file)
        : m_file(file)
    {
        if (!m_file.open(QIODevice::WriteOnly))
            tell(QStringLiteral("cannot write ") + file);
        m_file.write("seconds,kilobytes,gestures,matches\n");
    }
    void sample(qint64 milliseconds, qint64 gestures, int matches)
    {
        m_samples.push_back(residentKilobytes());
        m_gestures.push_back(gestures);
        m_file.write(QStringLiteral("%1,%2,%3,%4\n")
                         .arg(double(milliseconds) / 1000, 0, 'f', 1)
                         .arg(m_samples.back())
                         .arg(gestures)
                         .arg(matches)
                         .toLatin1());
        m_file.flush(); // to be looked at meanwhile
    }
    [[nodiscard]] long quarter(size_t number) const
    {
        const auto at = [&](size_t quarters) {
            return m_samples.begin() + std::ptrdiff_t(m_samples.size() * quarters / 4);
        };
        const auto count = std::max<std::ptrdiff_t>(1, at(number + 1) - at(number));
        return std::accumulate(at(number), at(number + 1), 0L) / long(count);
    }
    /// Whether the run was long enough to say that it grows.
    [[nodiscard]] bool judges() const
    {
        return !m_gestures.empty() && m_gestures[m_gestures.size() / 4] >= kWarmUp;
    }
    [[nodiscard]] bool grows() const
    {
        return double(quarter(3)) > double(quarter(1)) * kMostGrowth + kNoise;
    }

private:
    QFile m_file;
    std::vector<long> m_samples;
    std::vector<qint64> m_gestures; ///< until each of them
};

int soakFor(double minutes, unsigned seed, const QString &csv)
{
    qmltest::App app;
    if (app.window == nullptr)
        return 1;
    app.keepJournal();
    soak::Monkey monkey(app, seed);
    Memory memory(csv);
    QElapsedTimer time;
    time.start();
    const auto total = qint64(minutes * 60'000);
    const qint64 between = std::max<qint64>(250, total / 400);
    qint64 gestures = 0;
    for (qint64 next = 0; time.elapsed() < total;) {
        monkey.gesture();
        if (++gestures % kGesturesToRest == 0) {
            if (const QString fault = monkey.comeToRest(); !fault.isEmpty())
                tell(fault);
        }
        if (time.elapsed() >= next) {
            memory.sample(time.elapsed(), gestures, monkey.matches());
            next = time.elapsed() + between;
        }
    }
    if (!memory.judges())
        std::printf("too few gestures before the second quarter to judge the memory by\n");
    else if (memory.grows())
        tell(QStringLiteral("memory grows"));
    if (monkey.answers() <= monkey.asked() / kGesturesAnAnswer)
        tell(QStringLiteral(
                 "matches do not go on: too much of what is done does nothing; there are ")
             + QString::fromStdString(app.namesShown()));
    std::printf("window: %lld trials, %d failures, %.1f minutes, %d matches, %lld answers "
                "in %lld gestures that were asked for, resident %ld MB in the "
                "second quarter and %ld MB in the last\n",
                gestures, findings, minutes, monkey.matches(), monkey.answers(), monkey.asked(),
                memory.quarter(1) >> 10, memory.quarter(3) >> 10);
    if (stoppedTwice > 0)
        std::printf("%d times, not counted: %s\n", stoppedTwice, qPrintable(kStoppedTwice));
    return findings == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    paint::returnLargeBlocks();
    QGuiApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({
        {QStringLiteral("minutes"), QStringLiteral("How long."), QStringLiteral("n"),
         QStringLiteral("1")},
        {QStringLiteral("seed"), QStringLiteral("Of the gestures."), QStringLiteral("n"),
         QStringLiteral("1")},
        {QStringLiteral("csv"), QStringLiteral("Where to write what memory is taken."),
         QStringLiteral("file"), QStringLiteral("memory.csv")},
    });
    parser.process(application);
    table::Translator::install();
    paint::loadFonts();
    paint::paintOnOneThread();
    qInstallMessageHandler(countWarnings);
    return soakFor(parser.value(QStringLiteral("minutes")).toDouble(),
                   parser.value(QStringLiteral("seed")).toUInt(),
                   parser.value(QStringLiteral("csv")));
}
