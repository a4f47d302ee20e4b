#include "table/files/deck_shelf.h"

#include "decks/deck_file.h"
#include "match/deck_limits.h"
#include "match/resources.h"
#include "table/view/shown_names.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QUuid>

#include <algorithm>

namespace playmat::table {

using match::Outcome;
using match::Problem;

namespace {

constexpr int kMostOfAName = 1000; ///< maximum number of files with the same name
constexpr qsizetype kLongestFileName = 60;
constexpr std::size_t kLongestComments = 4096;
const QString kEnding = QStringLiteral(".deck");
const QString kTrash = QStringLiteral("/.trash");

/// Makes a file name that every system allows.
QString fileNameOf(const QString &name)
{
    static const QRegularExpression forbidden(
        QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f\\x7f]|^[. ]+|[. ]+$"));
    static const QRegularExpression devices(QStringLiteral("^(con|prn|aux|nul|com\\d|lpt\\d)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QString known
        = QString(name).remove(forbidden).left(kLongestFileName).remove(forbidden).trimmed();
    if (known.isEmpty())
        return QStringLiteral("Deck");
    return devices.match(known).hasMatch() ? u'_' + known : known;
}

/// Makes the path of a folder of decks valid, part by part.
QString folderNameOf(const QString &folder)
{
    QStringList parts;
    for (const QString &part : folder.split(u'/', Qt::SkipEmptyParts))
        if (!part.trimmed().remove(u'.').isEmpty())
            parts.append(fileNameOf(part));
    return parts.join(u'/');
}

/// The facts in the text of a file. A deck that another program wrote gets the file's name.
KeptDeck deckOf(const QString &path, const QString &whole)
{
    const std::string text = whole.toStdString();
    const decks::DeckHead head = decks::headOf(text);
    KeptDeck deck;
    deck.path = path;
    deck.whole = whole;
    if (head.game.empty()) {
        deck.name = QFileInfo(path).completeBaseName();
        deck.text = whole;
        return deck;
    }
    deck.name = shownDeckTitle(head.name);
    deck.text = whole.section(u'\n', 2);
    deck.id = QString::fromStdString(head.id);
    deck.format = QString::fromStdString(head.format);
    for (const std::string &tag : head.tags)
        deck.tags.append(shownDeckTitle(tag));
    return deck;
}

QString namedText(const QString &whole, const QString &name, const QString &game)
{
    return QString::fromStdString(decks::withName(whole.toStdString(), name.toStdString(),
                                                  game.toStdString(),
                                                  DeckShelf::newId().toStdString()));
}

Problem gone(const QString &path)
{
    return match::fileProblem("read", path.toStdString(),
                              std::make_error_code(std::errc::no_such_file_or_directory));
}

} // namespace

QString DeckShelf::newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).left(8);
}

DeckShelf::DeckShelf(QString folder, match::Files &files)
    : m_folder(folder.isEmpty() ? QString() : QDir::cleanPath(folder))
    , m_files(&files)
{
}

// --- reading ------------------------------------------------------------------------------------

bool DeckShelf::has(const QString &path) const
{
    return hasFolder() && QDir::cleanPath(path) == path && path.startsWith(m_folder + u'/')
        && path.endsWith(kEnding);
}

QString DeckShelf::gameOf(const QString &path) const
{
    return QDir(m_folder).relativeFilePath(path).section(u'/', 0, 0);
}

KeptDeck DeckShelf::look(const QString &path) const
{
    const QFileInfo file(path);
    const auto known = m_looked.constFind(path);
    if (known != m_looked.constEnd() && known->changed == file.lastModified()
        && known->size == file.size())
        return known->deck;
    const Outcome<std::string> read
        = match::readFile(path.toStdString(), match::kLongestDeck + kLongestComments);
    if (!read) {
        m_looked.remove(path);
        return {};
    }
    KeptDeck deck = deckOf(path, QString::fromStdString(read.value()));
    const QString within = QDir(folderOf(gameOf(path))).relativeFilePath(path);
    deck.folder = within.contains(u'/') ? within.section(u'/', 0, -2) : QString();
    deck.changed = file.lastModified();
    m_looked.insert(path, {file.lastModified(), file.size(), deck});
    return deck;
}

std::vector<KeptDeck> DeckShelf::filesIn(const QString &folder) const
{
    std::vector<KeptDeck> decks;
    QDirIterator each(folder, {u'*' + kEnding}, QDir::Files,
                      QDirIterator::Subdirectories); // skips hidden folders
    while (each.hasNext())
        if (KeptDeck deck = look(each.next()); deck.isThere())
            decks.push_back(std::move(deck));
    std::ranges::stable_sort(decks, [](const KeptDeck &a, const KeptDeck &b) {
        return a.changed != b.changed ? a.changed > b.changed : a.path < b.path;
    });
    return decks;
}

std::vector<KeptDeck> DeckShelf::decks(const QString &game) const
{
    return hasFolder() ? filesIn(folderOf(game)) : m_memory.value(game);
}

std::vector<KeptDeck> DeckShelf::trash(const QString &game) const
{
    if (!hasFolder())
        return m_memoryTrash.value(game);
    std::vector<KeptDeck> decks = filesIn(folderOf(game) + kTrash);
    for (KeptDeck &deck : decks) // shows the folder from which the deck was removed
        deck.folder = deck.folder.section(u'/', 1);
    return decks;
}

QStringList DeckShelf::folders(const QString &game) const
{
    QStringList folders;
    if (hasFolder()) {
        const QDir all(folderOf(game));
        QDirIterator each(all.path(), QDir::Dirs | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
        while (each.hasNext())
            folders.append(all.relativeFilePath(each.next()));
    }
    for (const KeptDeck &deck : m_memory.value(game))
        folders.append(deck.folder);
    folders.removeAll(QString());
    folders.removeDuplicates();
    folders.sort(Qt::CaseInsensitive);
    return folders;
}

const KeptDeck *DeckShelf::remembered(const QString &path) const
{
    for (const auto *all : {&m_memory, &m_memoryTrash})
        for (const std::vector<KeptDeck> &decks : *all) {
            const auto there = std::ranges::find(decks, path, &KeptDeck::path);
            if (there != decks.end())
                return &*there;
        }
    return nullptr;
}

KeptDeck DeckShelf::deck(const QString &path) const
{
    if (hasFolder())
        return has(path) ? look(path) : KeptDeck();
    const KeptDeck *there = remembered(path);
    return there == nullptr ? KeptDeck() : *there;
}

KeptDeck DeckShelf::withText(const QString &game, const QString &text) const
{
    const std::vector<KeptDeck> all = decks(game);
    const auto there = std::ranges::find(all, text, &KeptDeck::text);
    return there == all.end() ? KeptDeck() : *there;
}

// --- changes ------------------------------------------------------------------------------------

Outcome<KeptDeck> DeckShelf::keep(const QString &game, const QString &name, const QString &text)
{
    if (const KeptDeck there = withText(game, text); there.isThere())
        return there;
    return add(game, {}, name, text);
}

Outcome<KeptDeck> DeckShelf::add(const QString &game, const QString &folder, const QString &name,
                                 const QString &text)
{
    const QString shown = shownDeckTitle(name.toStdString());
    const QString whole = namedText(text, shown, game);
    if (hasFolder())
        return write(QDir::cleanPath(folderOf(game) + u'/' + folderNameOf(folder)), shown, whole);
    KeptDeck deck = deckOf(QString::number(++m_number), whole);
    deck.folder = folderNameOf(folder);
    m_memory[game].insert(m_memory[game].begin(), deck);
    return deck;
}

Outcome<KeptDeck> DeckShelf::write(const QString &folder, const QString &name, const QString &whole)
{
    QDir(folder).mkpath(QStringLiteral(".")); // if this fails, so does writing the file
    for (int number = 1;; ++number) {
        const QString more = number == 1 ? QString() : QStringLiteral(" %1").arg(number);
        const QString path = folder + u'/' + fileNameOf(name) + more + kEnding;
        const auto written
            = match::replaceFile(path.toStdString(), {}, whole.toStdString(), *m_files);
        if (written)
            return look(path);
        if (written.problem().code != "already_there" || number == kMostOfAName)
            return written.problem();
    }
}

Outcome<KeptDeck> DeckShelf::rewrite(const KeptDeck &deck, const QString &whole)
{
    if (!hasFolder())
        return rewriteInMemory(deck, whole);
    if (!has(deck.path))
        return gone(deck.path);
    const std::string path = deck.path.toStdString();
    Outcome<match::ClaimedFile> old = match::claimFile(path, *m_files);
    if (!old)
        return old.problem();
    if (!old.value().file.isOpen()) { // removed by somebody else
        QDir().mkpath(QFileInfo(deck.path).path());
    } else {
        if (old.value().refused)
            return match::fileProblem("write", path, old.value().refused);
        const Outcome<std::string> now = match::readOpenFile(
            old.value().file, old.value().facts, path, match::kLongestDeck + kLongestComments);
        if (!now)
            return now.problem();
        if (now.value() != deck.whole.toStdString())
            return Problem{"changed_outside", {}, {}};
    }
    const auto written = match::replaceFile(path, old.value(), whole.toStdString(), *m_files);
    m_looked.remove(deck.path);
    if (!written)
        return written.problem();
    return look(deck.path);
}

/// Writes the new file first: a power cut then leaves two files, never none.
Outcome<KeptDeck> DeckShelf::rename(const QString &path, const QString &name)
{
    const KeptDeck deck = this->deck(path);
    const QString shown = shownDeckTitle(name.toStdString());
    if (!deck.isThere())
        return gone(path);
    if (shown.isEmpty() || shown == deck.name)
        return deck;
    const QString whole = namedText(deck.whole, shown, hasFolder() ? gameOf(path) : QString());
    if (!hasFolder() || fileNameOf(shown) == QFileInfo(path).completeBaseName())
        return rewrite(deck, whole);
    Outcome<KeptDeck> done = write(QFileInfo(path).path(), shown, whole);
    if (done)
        QFile::remove(path);
    return done;
}

Outcome<KeptDeck> DeckShelf::move(const QString &path, const QString &folder)
{
    const QFileInfo file(path);
    QString to = folder + u'/' + file.fileName();
    for (int number = 2; QFileInfo::exists(to) && to != path; ++number)
        to = folder + u'/' + file.completeBaseName() + QStringLiteral(" %1").arg(number) + kEnding;
    if (to != path && (!QDir().mkpath(folder) || !QFile::rename(path, to)))
        return match::fileProblem("write", to.toStdString(),
                                  std::make_error_code(std::errc::permission_denied));
    m_looked.remove(path);
    return look(to);
}

Outcome<KeptDeck> DeckShelf::moveTo(const QString &path, const QString &folder)
{
    if (!hasFolder())
        return moveInMemory(path, false, folder);
    if (!has(path) || !QFileInfo::exists(path))
        return gone(path);
    return move(path, QDir::cleanPath(folderOf(gameOf(path)) + u'/' + folderNameOf(folder)));
}

Outcome<KeptDeck> DeckShelf::remove(const QString &path)
{
    if (!hasFolder())
        return moveInMemory(path, true, deck(path).folder);
    const KeptDeck deck = this->deck(path);
    if (!deck.isThere())
        return gone(path);
    return move(path, QDir::cleanPath(folderOf(gameOf(path)) + kTrash + u'/' + deck.folder));
}

Outcome<KeptDeck> DeckShelf::restore(const QString &path)
{
    if (!hasFolder())
        return moveInMemory(path, false, deck(path).folder);
    const KeptDeck deck = this->deck(path);
    if (!deck.isThere() || !deck.folder.startsWith(kTrash.mid(1)))
        return gone(path);
    return move(path,
                QDir::cleanPath(folderOf(gameOf(path)) + u'/' + deck.folder.section(u'/', 1)));
}

// --- without a folder ---------------------------------------------------------------------------

Outcome<KeptDeck> DeckShelf::rewriteInMemory(const KeptDeck &deck, const QString &whole)
{
    for (std::vector<KeptDeck> &decks : m_memory)
        for (KeptDeck &one : decks)
            if (one.path == deck.path) {
                const QString folder = one.folder;
                one = deckOf(deck.path, whole);
                one.folder = folder;
                return one;
            }
    return gone(deck.path);
}

Outcome<KeptDeck> DeckShelf::moveInMemory(const QString &path, bool toTrash, const QString &folder)
{
    const KeptDeck *there = remembered(path);
    if (there == nullptr)
        return gone(path);
    KeptDeck deck = *there;
    deck.folder = folderNameOf(folder);
    const QString game = QString::fromStdString(decks::headOf(deck.whole.toStdString()).game);
    for (auto *all : {&m_memory, &m_memoryTrash})
        std::erase_if((*all)[game], [&](const KeptDeck &one) { return one.path == path; });
    auto &to = (toTrash ? m_memoryTrash : m_memory)[game];
    to.insert(to.begin(), deck);
    return deck;
}

} // namespace playmat::table
