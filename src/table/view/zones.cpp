#include "table/view/zones.h"

#include <QMetaEnum>

namespace playmat::table {

QString ZoneKey::name() const
{
    const QString word
        = QString::fromLatin1(QMetaEnum::fromType<Zone::Kind>().valueToKey(zone)).toLower();
    return seat == kNoSeat ? word : word + u'.' + QString::number(seat);
}

ZoneKey ZoneKey::fromName(const QString &name)
{
    const QStringList parts = name.split(u'.');
    QByteArray word = parts.first().toLatin1();
    if (!word.isEmpty())
        word[0] = QChar::fromLatin1(word[0]).toUpper().toLatin1();
    bool known = false;
    const int kind = QMetaEnum::fromType<Zone::Kind>().keyToValue(word.constData(), &known);
    if (!known)
        return {};
    return {Zone::Kind(kind), parts.size() > 1 ? parts[1].toInt() : kNoSeat};
}

} // namespace playmat::table
