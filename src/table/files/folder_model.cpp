#include "table/files/folder_model.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace playmat::table {

namespace {

QString usualFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

} // namespace

Folder::Folder(QObject *parent)
    : QObject(parent)
{
    m_folder = usualFolder();
}

void Folder::setFolder(const QString &folder)
{
    QString there = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    while (!QFileInfo(there).isDir() && there != QFileInfo(there).path())
        there = QFileInfo(there).path();
    m_folder = there;
    readAgain();
}

void Folder::setEndings(const QString &endings)
{
    m_endings = endings;
    readAgain();
}

bool Folder::canGoUp() const
{
    return QFileInfo(m_folder).path() != m_folder;
}

void Folder::goUp()
{
    setFolder(QFileInfo(m_folder).path());
}

void Folder::goHome()
{
    setFolder(usualFolder());
}

bool Folder::wanted(const QString &name) const
{
    const QStringList endings = m_endings.split(u' ', Qt::SkipEmptyParts);
    return endings.isEmpty() || std::any_of(endings.begin(), endings.end(), [&](auto &ending) {
               return name.endsWith(u'.' + ending, Qt::CaseInsensitive);
           });
}

/// A folder of thousands of files takes a second to read, and most people never look into it.
void Folder::readAgain()
{
    if (m_read)
        refresh();
    else
        emit folderChanged();
}

void Folder::refresh()
{
    m_read = true;
    const QDir folder(m_folder);
    m_problem = folder.isReadable() ? QString() : qtTrId("folder_model.this_folder_cannot_be_read");
    std::vector<FolderRow> rows;
    for (const QFileInfo &file :
         folder.entryInfoList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot,
                              QDir::Name | QDir::DirsFirst | QDir::LocaleAware)) {
        if (file.isDir())
            rows.push_back({file.fileName(), {}, true});
        else if (wanted(file.fileName()))
            rows.push_back({file.fileName(),
                            QLocale().toString(file.lastModified(), QLocale::ShortFormat), false});
    }
    m_rows.show(std::move(rows));
    emit folderChanged();
}

QString Folder::pathOf(const QString &name, bool writing) const
{
    QString path = name.trimmed();
    if (path.isEmpty())
        return {};
    if (path == u"~" || path.startsWith(u"~/"))
        path.replace(0, 1, QDir::homePath());
    path = QDir::cleanPath(QDir(m_folder).absoluteFilePath(path));
    const QString ending = u'.' + m_endings.section(u' ', 0, 0);
    if (writing && QFileInfo(path).fileName() == ending)
        return {}; // the name before it was deleted; the file would be a hidden one
    const bool complete = !writing || wanted(path) || isFolder(path);
    return complete ? path : path + ending;
}

bool Folder::isFolder(const QString &path) const
{
    return QFileInfo(path).isDir();
}

bool Folder::exists(const QString &path) const
{
    return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
}

} // namespace playmat::table
