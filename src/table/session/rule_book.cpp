#include "table/session/rule_book.h"

#include "match/resources.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace playmat::table {

namespace {

QJsonObject readOnce()
{
    QFile file(QString::fromStdString((match::findResources() / "rules" / "swu.json").string()));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

} // namespace

QString ruleEntry(const QString &number)
{
    static const QJsonObject book = readOnce();
    return book.value(number).toString();
}

} // namespace playmat::table
