#include "table/files/file_look.h"

#include "match/file.h"
#include "match/utf8.h"
#include "table/files/match_saving.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <string>

namespace playmat::table {

namespace {

constexpr qint64 kLargestDeck = 1 << 20;

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
        return neither(qtTrId("file_look.is_not_a_saved_match").arg(name));
    const std::string utf8 = match::asUtf8({bytes.constData(), size_t(bytes.size())});
    const QString text = QString::fromStdString(utf8);
    if (match::firstNotUtf8(utf8) != std::string::npos || text.contains(QChar::Null))
        return neither(qtTrId("file_look.is_neither_a_saved_match").arg(name));
    if (text.trimmed().isEmpty())
        return neither(qtTrId("file_look.is_neither_a_saved_match_2").arg(name));
    if (isPosition(bytes))
        return neither(qtTrId("file_look.is_a_position_which_is").arg(name));
    return {FileLook::Kind::Deck, text, {}};
}

} // namespace

FileLook lookInto(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.fileName().isEmpty() ? path : info.fileName();
    if (!info.exists())
        return neither(qtTrId("file_look.there_is_no_file").arg(path));
    if (!info.isFile()) // a pipe would be waited for, a device has no end
        return neither((info.isDir() ? qtTrId("file_look.is_a_folder_neither_a")
                                     : qtTrId("file_look.is_a_device_neither_a"))
                           .arg(name));
    // The name may refer to a pipe by now: open it without waiting and check its kind again.
    match::Files &files = match::systemFiles();
    const match::Outcome<match::ClaimedFile> opened = match::openToRead(path.toStdString(), files);
    if (!opened)
        return neither(fileWords(opened.problem()));
    if (opened.value().facts.kind != match::FileKind::File)
        return neither(qtTrId("file_look.is_a_device_neither_a").arg(name));
    std::string bytes;
    if (const std::error_code error
        = files.read(opened.value().file.id(), 0, kLargestDeck + 1, bytes))
        return neither(
            qtTrId("file_look.cannot_be_read").arg(name, QString::fromStdString(error.message())));
    return lookAt(QByteArray::fromStdString(bytes), name);
}

} // namespace playmat::table
