#include "fuzz/fuzz.h"
#include "table/view/translator.h"

#include <QGuiApplication>
#include <QLoggingCategory>
#include <QStandardPaths>

namespace playmat::fuzz {

namespace {

/// What Qt says about values in a settings file that it cannot read is right and not a finding.
bool isOfAFile(const QString &message)
{
    return message.startsWith(QStringLiteral("QVariant::load: unknown user type"))
        || message.startsWith(QStringLiteral("Trying to construct an instance of an invalid type"));
}

/// Whatever else Qt warns about, including the model testers, is one.
void endOnWarning(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    check(type == QtDebugMsg || type == QtInfoMsg || isOfAFile(message),
          "Qt warns: " + message.toStdString());
}

} // namespace

void prepare(int &argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    static QGuiApplication application(argc, argv);
    table::Translator::install();
    QStandardPaths::setTestModeEnabled(true);
    qInstallMessageHandler(endOnWarning);
}

} // namespace playmat::fuzz
