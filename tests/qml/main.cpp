#include "sentences.h"
#include "table/paint/fonts.h"
#include "table/paint/threads.h"
#include "table/view/translator.h"

#include <QAccessible>
#include <QFile>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QStandardPaths>

#include <gtest/gtest.h>

namespace {

/// Qt prints this warning when animations end while others pause: its queued call to stop the
/// animation driver runs after the driver has stopped. Harmless; occurs on slow machines.
constexpr QLatin1String kStoppedTwice("QUnifiedTimer::stopAnimationDriver: driver is not running");

/// Every other warning of QML or Qt fails the test that is running.
void failOnWarning(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtDebugMsg || type == QtInfoMsg || message == kStoppedTwice)
        return;
    ADD_FAILURE() << (context.category ? context.category : "") << ": " << message.toStdString();
}

/// For said_test.cpp; not of a few tests that somebody picked.
bool leaveWhatWasSaid()
{
    QFile said(qEnvironmentVariable("PLAYMAT_SAID"));
    if (said.fileName().isEmpty() || testing::GTEST_FLAG(filter) != "*")
        return true;
    return said.open(QFile::WriteOnly) && said.write(playmat::qmltest::phrasesSaid().toUtf8()) >= 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (qEnvironmentVariableIsEmpty("QT_QUICK_BACKEND"))
        qputenv("QT_QUICK_BACKEND", "software");
    testing::InitGoogleTest(&argc, argv);
    QGuiApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QAccessible::setActive(true);
    playmat::paint::loadFonts();
    playmat::paint::paintOnOneThread();
    playmat::table::Translator::install();
    qInstallMessageHandler(failOnWarning);
    playmat::qmltest::App::whenThere = playmat::qmltest::layOutEachFrame;
    playmat::qmltest::App::atItsEnd = playmat::qmltest::layOut;
    const int failed = RUN_ALL_TESTS();
    return leaveWhatWasSaid() ? failed : 1;
}
