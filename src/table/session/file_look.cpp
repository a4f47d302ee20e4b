#include "table/session/file_look.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringDecoder>

namespace playmat::table {

namespace {

constexpr qint64 kLargestDeck = 1 << 20;

QString tr(const char *text)
{
    return QCoreApplication::translate("FileLook", text);
}

FileLook neither(const QString &problem)
{
    return {FileLook::Kind::Neither, {}, problem};
}

/// A journal's first line says what it is; it may be long, as it contains both decks.
bool beginsAsMatch(const QByteArray &bytes)
{
    const QByteArray line = bytes.left(bytes.indexOf('\n'));
    const QJsonObject header = QJsonDocument::fromJson(line).object();
    return header.value(QLatin1String("playmat")).toString() == u"journal";
}

bool isPosition(const QByteArray &bytes)
{
    return QJsonDocument::fromJson(bytes).object().contains(QLatin1String("op"));
}

FileLook lookAt(const QByteArray &bytes, const QString &name)
{
    if (beginsAsMatch(bytes))
        return {FileLook::Kind::Match, {}, {}};
    if (bytes.size() > kLargestDeck)
        return neither(tr("%1 is not a saved match, and too large to be a deck.").arg(name));
    QStringDecoder decode(QStringDecoder::Utf8);
    const QString text = decode(bytes);
    if (decode.hasError() || bytes.contains('\0'))
        return neither(tr("%1 is neither a saved match nor a deck: it is not text.").arg(name));
    if (text.trimmed().isEmpty())
        return neither(tr("%1 is neither a saved match nor a deck: it is empty.").arg(name));
    if (isPosition(bytes))
        return neither(
            tr("%1 is a position, which is neither a saved match nor a deck.").arg(name));
    return {FileLook::Kind::Deck, text, {}};
}

} // namespace

FileLook lookInto(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.fileName().isEmpty() ? path : info.fileName();
    if (!info.exists())
        return neither(tr("There is no file %1.").arg(path));
    if (!info.isFile()) // a pipe would be waited for, a device has no end
        return neither((info.isDir() ? tr("%1 is a folder, neither a saved match nor a deck.")
                                     : tr("%1 is a device, neither a saved match nor a deck."))
                           .arg(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return neither(tr("%1 cannot be read: %2.").arg(name, file.errorString()));
    return lookAt(file.read(kLargestDeck + 1), name);
}

} // namespace playmat::table
