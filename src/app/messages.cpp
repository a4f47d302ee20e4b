#include "app/messages.h"

#include "match/plain_words.h"

#include <QLoggingCategory>

#include <cstdio>

namespace playmat::app {

namespace {

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    complain(qFormatLogMessage(type, context, message));
}

} // namespace

void complain(const QString &lines)
{
    for (const QString &line : lines.split(u'\n'))
        std::fprintf(stderr, "%s\n", match::printable(line.toStdString()).c_str());
}

void complainForQt()
{
    qInstallMessageHandler(handle);
}

} // namespace playmat::app
