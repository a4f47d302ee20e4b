// The versions of decks on the shelf.
#include "table/files/deck_shelf.h"

#include <QDir>
#include <QFileInfo>
#include <QThread>

namespace playmat::table {

namespace {

constexpr std::size_t kLargestFile = std::size_t{16} << 20U;
constexpr int kMostTries = 40; ///< while another window writes
constexpr unsigned long kPatienceMs = 5;

bool isBusy(const match::Problem &problem)
{
    return problem.code == "locked" || problem.code == "already_there";
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

match::Done DeckShelf::keepVersion(const QString &game, const QString &id,
                                   const decks::DeckVersion &version)
{
    if (!decks::isVersionId(id.toStdString()))
        return match::Done(std::monostate());
    const QString file = versionFile(game, id);
    if (!hasFolder()) {
        m_memoryVersions[file] = decks::withVersion(m_memoryVersions.value(file), version);
        return match::Done(std::monostate());
    }
    QDir().mkpath(QFileInfo(file).path()); // if this fails, so does writing the file
    match::Done done = addTo(file.toStdString(), version, *m_files);
    for (int tries = 1; !done && isBusy(done.problem()) && tries < kMostTries; ++tries) {
        QThread::msleep(kPatienceMs);
        done = addTo(file.toStdString(), version, *m_files);
    }
    return done;
}

} // namespace playmat::table
