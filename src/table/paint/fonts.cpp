#include "table/paint/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

namespace playmat::paint {

bool loadFonts()
{
    const QDir folder(QStringLiteral(":/playmat/fonts"));
    bool all = true;
    int count = 0;
    for (const QString &name : folder.entryList(QDir::Files)) {
        all = QFontDatabase::addApplicationFont(folder.filePath(name)) >= 0 && all;
        ++count;
    }
    QGuiApplication::setFont(QFont(QStringLiteral("Inter")));
    return all && count > 0;
}

} // namespace playmat::paint
