#include "table/paint/tone_family.h"

#include <QHash>

namespace playmat::paint {

namespace {

const QHash<QString, ToneFamily> &domains()
{
    static const QHash<QString, ToneFamily> table{
        {QStringLiteral("Fury"),
         {QColor(0x2a0a0cU), QColor(0xc04130U), QColor(0xff8c4cU), QColor(0xffe6cbU),
          QColor(0xff9c60U)}},
        {QStringLiteral("Calm"),
         {QColor(0x06261cU), QColor(0x2f8f68U), QColor(0xaadb90U), QColor(0xecffe8U),
          QColor(0x8df0bdU)}},
        {QStringLiteral("Mind"),
         {QColor(0x071a38U), QColor(0x2f6fc0U), QColor(0x86c8f0U), QColor(0xe4f5ffU),
          QColor(0x8fd0ffU)}},
        {QStringLiteral("Body"),
         {QColor(0x2b1707U), QColor(0xc2702cU), QColor(0xffb968U), QColor(0xfff1d4U),
          QColor(0xffc27aU)}},
        {QStringLiteral("Chaos"),
         {QColor(0x1b0b33U), QColor(0x7846b6U), QColor(0xd082d2U), QColor(0xf5e4ffU),
          QColor(0xcf9dffU)}},
        {QStringLiteral("Order"),
         {QColor(0x2a2208U), QColor(0xae9234U), QColor(0xf2d98cU), QColor(0xfff9e0U),
          QColor(0xffe79aU)}},
    };
    return table;
}

const ToneFamily &familyOf(const QString &domain)
{
    static const ToneFamily none{QColor(0x10141cU), QColor(0x6b7688U), QColor(0xc9b89cU),
                                 QColor(0xf3f1ebU), QColor(0xcdd9e8U)};
    const auto it = domains().constFind(domain);
    return it != domains().constEnd() ? *it : none;
}

} // namespace

QStringList domainsOf(const Facts &facts)
{
    QStringList found;
    for (const QString &aspect : facts.aspects) {
        if (found.size() < 2 && domains().contains(aspect))
            found << aspect;
    }
    return found;
}

SceneTones domainTones(const Facts &facts)
{
    const QStringList found = domainsOf(facts);
    const QString first = found.value(0);
    return familyTones(facts, familyOf(first), familyOf(found.value(1, first)), false);
}

} // namespace playmat::paint
