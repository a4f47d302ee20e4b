#include "table/files/deck_shelf.h"

#include "match/deck_limits.h"
#include "match/file.h"
#include "match/resources.h"
#include "table/view/shown_names.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QUuid>

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kMostOfAName = 1000; ///< files that would be called the same
constexpr qsizetype kLongestFileName = 60;
constexpr std::size_t kLongestComments = 4096;
const QString kEnding = QStringLiteral(".deck");

/// What a file may be called everywhere.
QString fileNameOf(const QString &name)
{
    static const QRegularExpression forbidden(
        QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f\\x7f]|^[. ]+|[. ]+$"));
    const QString known = QString(name).remove(forbidden).left(kLongestFileName).trimmed();
    return known.isEmpty() ? QStringLiteral("Deck") : known;
}

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).left(8);
}

bool isOurs(const QString &line)
{
    return line.startsWith(QLatin1String("# game:"));
}

/// The name in the first line and ours in the second; of a file by another hand its own name.
KeptDeck readFrom(const QString &path)
{
    const match::Outcome<std::string> read
        = match::readFile(path.toStdString(), match::kLongestDeck + kLongestComments);
    if (!read)
        return {};
    const QString text = QString::fromStdString(read.value());
    const qsizetype first = text.indexOf(u'\n');
    const qsizetype second = first < 0 ? first : text.indexOf(u'\n', first + 1);
    if (second < 0 || !text.startsWith(QLatin1String("# ")) || !isOurs(text.mid(first + 1)))
        return {path, QFileInfo(path).completeBaseName(), text};
    return {path, shownDeckTitle(text.mid(2, first - 2).toStdString()), text.mid(second + 1)};
}

QString textOf(const QString &game, const QString &name, const QString &text)
{
    return QStringLiteral("# %1\n# game: %2 · id: %3\n%4").arg(name, game, newId(), text);
}

} // namespace

std::vector<KeptDeck> DeckShelf::decks(const QString &game) const
{
    if (m_folder.isEmpty())
        return m_memory.value(game);
    QFileInfoList files;
    QDirIterator each(m_folder + u'/' + game, {u'*' + kEnding}, QDir::Files,
                      QDirIterator::Subdirectories); // which passes over hidden folders
    while (each.hasNext()) {
        each.next();
        files.append(each.fileInfo());
    }
    std::ranges::stable_sort(files, [](const QFileInfo &a, const QFileInfo &b) {
        return a.lastModified() != b.lastModified() ? a.lastModified() > b.lastModified()
                                                    : a.filePath() < b.filePath();
    });
    std::vector<KeptDeck> decks;
    for (const QFileInfo &file : files) {
        if (KeptDeck deck = readFrom(file.filePath()); !deck.path.isEmpty())
            decks.push_back(std::move(deck));
    }
    return decks;
}

KeptDeck DeckShelf::deck(const QString &path) const
{
    if (!m_folder.isEmpty())
        return path.startsWith(m_folder + u'/') ? readFrom(path) : KeptDeck();
    for (const std::vector<KeptDeck> &decks : m_memory) {
        const auto there = std::ranges::find(decks, path, &KeptDeck::path);
        if (there != decks.end())
            return *there;
    }
    return {};
}

KeptDeck DeckShelf::withText(const QString &game, const QString &text) const
{
    const std::vector<KeptDeck> all = decks(game);
    const auto there = std::ranges::find(all, text, &KeptDeck::text);
    return there == all.end() ? KeptDeck() : *there;
}

match::Done DeckShelf::keep(const QString &game, const QString &name, const QString &text)
{
    if (!withText(game, text).path.isEmpty())
        return std::monostate{};
    return write(game, shownDeckTitle(name.toStdString()), text);
}

match::Done DeckShelf::write(const QString &game, const QString &name, const QString &text)
{
    if (m_folder.isEmpty()) {
        std::vector<KeptDeck> &decks = m_memory[game];
        decks.insert(decks.begin(), {QString::number(++m_number), name, text});
        return std::monostate{};
    }
    const QDir folder(m_folder + u'/' + game);
    folder.mkpath(QStringLiteral(".")); // that it failed is said by the file
    match::Done done = match::Problem{};
    for (int number = 1; number <= kMostOfAName; ++number) {
        const QString more = number == 1 ? QString() : QStringLiteral(" %1").arg(number);
        const QString path = folder.filePath(fileNameOf(name) + more + kEnding);
        const auto written = match::replaceFile(
            path.toStdString(), {}, textOf(game, name, text).toStdString(), match::systemFiles());
        if (written)
            return std::monostate{};
        done = written.problem();
        if (written.problem().code != "already_there")
            break;
    }
    return done;
}

/// First the new one, so that a power cut leaves two rather than none.
match::Done DeckShelf::rename(const QString &path, const QString &name)
{
    const KeptDeck deck = this->deck(path);
    const QString shown = shownDeckTitle(name.toStdString());
    if (deck.path.isEmpty() || shown.isEmpty() || shown == deck.name)
        return std::monostate{};
    if (m_folder.isEmpty()) {
        for (std::vector<KeptDeck> &decks : m_memory)
            for (KeptDeck &one : decks)
                if (one.path == path)
                    one.name = shown;
        return std::monostate{};
    }
    const QString game = QDir(m_folder).relativeFilePath(path).section(u'/', 0, 0);
    match::Done done = write(game, shown, deck.text);
    if (done)
        QFile::remove(path);
    return done;
}

bool DeckShelf::remove(const QString &path)
{
    if (m_folder.isEmpty()) {
        for (std::vector<KeptDeck> &decks : m_memory)
            std::erase_if(decks, [&](const KeptDeck &deck) { return deck.path == path; });
        return true;
    }
    const QString game = QDir(m_folder).relativeFilePath(path).section(u'/', 0, 0);
    const QDir trash(m_folder + u'/' + game + QStringLiteral("/.trash"));
    const QFileInfo file(path);
    QString to = trash.filePath(file.fileName());
    for (int number = 2; QFileInfo::exists(to); ++number)
        to = trash.filePath(file.completeBaseName() + QStringLiteral(" %1").arg(number) + kEnding);
    return path.startsWith(m_folder + u'/') && trash.mkpath(QStringLiteral("."))
        && QFile::rename(path, to);
}

} // namespace playmat::table
