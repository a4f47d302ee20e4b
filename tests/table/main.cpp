#include "table/view/translator.h"

#include <QGuiApplication>
#include <QLoggingCategory>
#include <QStandardPaths>

#include <gtest/gtest.h>

namespace {

// Warnings from Qt, including those of QAbstractItemModelTester, fail the test that caused them.
void failOnWarning(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtDebugMsg || type == QtInfoMsg)
        return;
    ADD_FAILURE() << (context.category ? context.category : "") << ": " << message.toStdString();
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QGuiApplication app(argc, argv);
    playmat::table::Translator::install();
    QStandardPaths::setTestModeEnabled(true);
    qInstallMessageHandler(failOnWarning);
    return RUN_ALL_TESTS();
}
