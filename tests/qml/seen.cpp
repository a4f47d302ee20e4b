#include "seen.h"

#include <QAccessible>

namespace playmat::qmltest {

QString wordsOf(App &app)
{
    QString all;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        for (const char *property : {"text", "name", "cardId", "accessibleName"}) {
            const QVariant value = item->property(property);
            if (value.canConvert<QString>())
                all += value.toString() + u'\n';
        }
        if (QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item))
            all += spoken->text(QAccessible::Name) + u'\n' + spoken->text(QAccessible::Description)
                + u'\n';
    });
    for (const table::LogRow &row : app.session.log()->rows())
        all += row.plain + row.cardId + u'\n';
    const table::CardFacts &preview = app.session.preview()->facts();
    return all + preview.cardId + preview.name + preview.rules;
}

std::string difference(const QString &one, const QString &other)
{
    const QStringList here = one.split(u'\n');
    const QStringList there = other.split(u'\n');
    for (qsizetype i = 0; i < std::max(here.size(), there.size()); ++i)
        if (here.value(i) != there.value(i))
            return (here.mid(i - 4, 8).join(u'|') + QStringLiteral(" / ")
                    + there.mid(i - 4, 8).join(u'|'))
                .toStdString();
    return {};
}

bool alike(const QImage &one, const QImage &other)
{
    constexpr int kShade = 8; // of 255
    if (one.size() != other.size())
        return false;
    const QImage a = one.convertToFormat(QImage::Format_RGB32);
    const QImage b = other.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < a.height(); ++y) {
        const uchar *here = a.constScanLine(y);
        const uchar *there = b.constScanLine(y);
        for (int x = 0; x < 4 * a.width(); ++x)
            if (std::abs(here[x] - there[x]) > kShade)
                return false;
    }
    return true;
}

} // namespace playmat::qmltest
