#include "table/paint/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QResource>

namespace playmat::paint {

namespace {

/// Where the file lies in the program, without a copy: Qt keeps one of every font that it is given
/// by name, and another one of each that is used.
int addFont(const QString &path)
{
    const QResource file(path);
    if (file.compressionAlgorithm() != QResource::NoCompression)
        return QFontDatabase::addApplicationFont(path);
    const auto *bytes = reinterpret_cast<const char *>(file.data());
    return QFontDatabase::addApplicationFontFromData(
        QByteArray::fromRawData(bytes, qsizetype(file.size())));
}

} // namespace

bool loadFonts()
{
    const QDir folder(QStringLiteral(":/playmat/fonts"));
    bool all = true;
    int count = 0;
    for (const QString &name : folder.entryList(QDir::Files)) {
        all = addFont(folder.filePath(name)) >= 0 && all;
        ++count;
    }
    QGuiApplication::setFont(QFont(QStringLiteral("Inter")));
    return all && count > 0;
}

} // namespace playmat::paint
