// The versions of decks on the shelf.
#include "decks/deck_file.h"
#include "match/resources.h"
#include "table/files/deck_shelf.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <set>

namespace playmat::table {

namespace {

constexpr std::size_t kLargestFile = std::size_t{16} << 20U;
constexpr int kMostTries = 40; ///< while another window writes
constexpr unsigned long kPatienceMs = 5;

bool isBusy(const match::Problem &problem)
{
    return problem.code == "locked" || problem.code == "already_there";
}

/// Whether there is something at this place that cannot be the file or cannot be read.
bool isDamaged(const match::Problem &problem)
{
    return problem.code == "not_a_file" || problem.code == "too_large";
}

/// Gives a file or folder a name at which nobody looks for it. The result is that name; empty if
/// that fails.
QString setAside(const QString &path)
{
    const QString damaged = path + QStringLiteral(".damaged");
    QString name = damaged;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = damaged + QString::number(number);
    return QDir().rename(path, name) ? QFileInfo(name).fileName() : QString();
}

/// Makes the folder for the versions; something else of its name is set aside.
QString makeFolder(const QString &folder)
{
    const QFileInfo there(folder);
    const QString aside = there.exists() && !there.isDir() ? setAside(folder) : QString();
    QDir().mkpath(folder); // if this fails, so does writing the file
    return aside;
}

/// Writes the file with one more version, from what is in it at this moment.
match::Done addTo(const std::filesystem::path &path, const decks::DeckVersion &version,
                  match::Files &files)
{
    const match::Outcome<match::ClaimedFile> old = match::claimFile(path, files);
    if (!old)
        return old.problem();
    if (old.value().refused)
        return match::fileProblem("write", path, old.value().refused);
    std::string text;
    if (old.value().file.isOpen()) {
        const match::Outcome<std::string> now
            = match::readOpenFile(old.value().file, old.value().facts, path, kLargestFile);
        if (!now)
            return now.problem();
        text = now.value();
    }
    const std::string whole = decks::withVersion(text, version);
    if (whole == text)
        return match::Done(std::monostate());
    const auto written = match::replaceFile(path, old.value(), whole, files);
    return written ? match::Done(std::monostate()) : match::Done(written.problem());
}

} // namespace

QString DeckShelf::versionFile(const QString &game, const QString &id) const
{
    return folderOf(game) + QStringLiteral("/.versions/") + id + QStringLiteral(".jsonl");
}

std::vector<decks::DeckVersion> DeckShelf::versions(const QString &game, const QString &id) const
{
    if (!decks::isVersionId(id.toStdString()))
        return {};
    const QString file = versionFile(game, id);
    if (!hasFolder())
        return decks::readVersions(m_memoryVersions.value(file));
    const auto text = match::readFile(file.toStdString(), kLargestFile, *m_files);
    return text ? decks::readVersions(text.value()) : std::vector<decks::DeckVersion>();
}

void DeckShelf::tellApart(const QString &game)
{
    if (!hasFolder())
        return; // all decks in memory have ids from here
    std::set<QString> ids;
    const std::vector<KeptDeck> all = decks(game);
    for (auto deck = all.rbegin(); deck != all.rend(); ++deck)
        if (decks::isVersionId(deck->id.toStdString()) && !ids.insert(deck->id).second
            && !m_alike.contains(deck->path))
            giveOwnId(game, *deck);
}

/// If the disk does not take it, both go on with one file of versions.
void DeckShelf::giveOwnId(const QString &game, const KeptDeck &deck)
{
    const QString id = newId();
    const std::string whole = decks::withId(deck.whole.toStdString(), id.toStdString());
    if (whole == deck.whole.toStdString())
        return; // somebody has written the second line in another way
    m_alike.insert(deck.path); // another look would not help
    const QString old = versionFile(game, deck.id);
    if (QFileInfo::exists(old)) {
        const auto text = match::readFile(old.toStdString(), kLargestFile, *m_files);
        if (!text
            || !match::replaceFile(versionFile(game, id).toStdString(), {}, text.value(), *m_files))
            return;
    }
    if (rewrite(deck, QString::fromStdString(whole)))
        m_alike.remove(deck.path);
    else
        QFile::remove(versionFile(game, id));
}

match::Outcome<QString> DeckShelf::keepVersion(const QString &game, const QString &id,
                                               const decks::DeckVersion &version)
{
    if (!decks::isVersionId(id.toStdString()))
        return QString();
    const QString file = versionFile(game, id);
    if (!hasFolder()) {
        m_memoryVersions[file] = decks::withVersion(m_memoryVersions.value(file), version);
        return QString();
    }
    QString aside = makeFolder(QFileInfo(file).path());
    match::Done done = addTo(file.toStdString(), version, *m_files);
    for (int tries = 1; !done && isBusy(done.problem()) && tries < kMostTries; ++tries) {
        QThread::msleep(kPatienceMs);
        done = addTo(file.toStdString(), version, *m_files);
    }
    if (!done && isDamaged(done.problem()))
        if (const QString name = setAside(file); !name.isEmpty()) {
            aside = name;
            done = addTo(file.toStdString(), version, *m_files);
        }
    return done ? match::Outcome<QString>(aside) : done.problem();
}

} // namespace playmat::table
