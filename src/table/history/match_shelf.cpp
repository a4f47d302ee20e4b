#include "table/history/match_shelf.h"

#include "decks/deck_file.h"
#include "kit/games/table/table_kits.h"
#include "match/match_index.h"
#include "match/resources.h"
#include "table/files/match_saving.h"
#include "table/session/card_data.h"
#include "table/view/translator.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace playmat::table {

namespace {

constexpr qint64 kMuchRoom = qint64{1} << 30U; ///< from this size in bytes, the page shows a note

/// The deck's own name, and the card that represents it if the match itself has none to show.
match::ListedDeck deckFacts(const std::string &game, const match::Json &deck)
{
    const TableKit *kit = tableKitNamed(game);
    const match::CardLibrary *library = kit == nullptr ? nullptr : cardData(game).library;
    if (library == nullptr)
        return {};
    const std::string text = deck.is_string() ? deck.get<std::string>() : match::toLine(deck);
    const DeckSummary deckShown = kit->takeDeck(*library, QString::fromStdString(text)).summary;
    const QString front
        = deckShown.frontId.isEmpty() ? deckShown.keyCards.value(0) : deckShown.frontId;
    const decks::DeckKit *parts = kit->game().deckKit();
    return {deckShown.title.toStdString(), front.toStdString(),
            parts == nullptr ? std::string()
                             : decks::listHash(decks::readDeckFile(*parts, *library, text).deck)};
}

match::MatchIndex::Games gamesOfProgram()
{
    return {[](const std::string &game) -> const match::CardLibrary * {
                const bool known = game.empty() || tableKitNamed(game) != nullptr;
                return known ? cardData(game).library : nullptr;
            },
            deckFacts};
}

/// Reads the cards of all games in the list, so that their pictures are known before it is shown.
void readCardsOf(const std::vector<match::ListedMatch> &listed)
{
    for (const match::ListedMatch &match : listed)
        if (tableKitNamed(match.game) != nullptr)
            (void)cardData(match.game);
}

QString roomNote(const std::vector<match::ListedMatch> &listed)
{
    qint64 room = 0;
    for (const match::ListedMatch &match : listed)
        room += qint64(match.size);
    return room < kMuchRoom
        ? QString()
        : qtTrId("match_shelf.they_take_much_room").arg(QLocale().formattedDataSize(room));
}

} // namespace

std::shared_ptr<match::MatchIndex> indexOfFinished(const SavedMatches &matches)
{
    const QDir folder(matches.finishedFolder());
    const QString cache = folder.filePath(QStringLiteral("../cache/history.jsonl"));
    return std::make_shared<match::MatchIndex>(
        folder.path().toStdString(), QDir::cleanPath(cache).toStdString(), gamesOfProgram());
}

MatchShelf::MatchShelf(QObject *parent)
    : QObject(parent)
{
    filter();
    whenLanguageChanges(this, &MatchShelf::tell);
}

MatchShelf::~MatchShelf() = default;

void MatchShelf::setMatches(SavedMatches *matches)
{
    m_matches = matches;
    m_index.reset();
    emit changed();
}

void MatchShelf::setMe(const QString &me)
{
    if (m_me == me)
        return;
    m_me = me;
    tell();
}

// --- looking -------------------------------------------------------------------------------------

void MatchShelf::look()
{
    if (m_matches == nullptr || m_matches->finishedFolder().isEmpty())
        return;
    std::vector<std::filesystem::path> others;
    for (const QString &path : m_matches->putAway())
        others.emplace_back(path.toStdString());
    if (m_index == nullptr)
        m_index = indexOfFinished(*m_matches);
    m_loading = true;
    emit changed();
    const auto send = [this, ticket = ++m_ticket](const Listed &listed, bool last) {
        auto copy = std::make_shared<const Listed>(listed);
        QMetaObject::invokeMethod(
            this, [this, ticket, copy, last] { heard(ticket, copy, last); }, Qt::QueuedConnection);
    };
    m_worker.begin([index = m_index, others, send](const std::stop_token &stop) {
        Listed listed = index->list(others, stop);
        readCardsOf(listed);
        const auto unknown
            = [](const match::ListedMatch &one) { return one.over && !one.end && !one.replayed; };
        const bool whole = std::none_of(listed.begin(), listed.end(), unknown);
        if (!stop.stop_requested())
            send(listed, whole);
        for (match::ListedMatch &one : listed) {
            if (!stop.stop_requested())
                (void)index->complete(one);
        }
        index->saveCache();
        if (!whole && !stop.stop_requested())
            send(listed, true);
    });
}

void MatchShelf::heard(quint64 ticket, std::shared_ptr<const Listed> listed, bool last)
{
    if (ticket != m_ticket)
        return;
    const bool first = m_listed == nullptr;
    m_listed = std::move(listed);
    m_loading = !last;
    m_note = roomNote(*m_listed);
    tell();
    if (first)
        emit lookedFirst();
}

/// Describes all matches anew, in the current language and relative to the current date.
void MatchShelf::tell()
{
    m_all.clear();
    const QDateTime now = QDateTime::currentDateTime();
    const QStringList stars = readStars();
    for (const match::ListedMatch &match : m_listed ? *m_listed : Listed()) {
        m_all.push_back(describePast(match, m_me, now));
        m_all.back().starred = stars.contains(QFileInfo(m_all.back().path).fileName());
    }
    std::stable_sort(m_all.begin(), m_all.end(),
                     [](const PastMatch &a, const PastMatch &b) { return a.when > b.when; });
    filter();
}

PastMatch MatchShelf::at(int row) const
{
    const std::vector<PastMatch> &rows = m_rows.rows();
    return row >= 0 && row < int(rows.size()) ? rows[std::size_t(row)] : PastMatch();
}

int MatchShelf::rowOf(const QString &path) const
{
    const std::vector<PastMatch> &rows = m_rows.rows();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const PastMatch &one) { return one.path == path; });
    return found == rows.end() ? -1 : int(found - rows.begin());
}

// --- what is done with one -----------------------------------------------------------------------

bool MatchShelf::say(const QString &problem)
{
    m_problem = problem;
    emit changed();
    return problem.isEmpty();
}

/// The file of the stars is next to the matches and not in the cache, because the cache may be
/// deleted and the stars are the user's own data.
QString MatchShelf::starFile() const
{
    const QString folder = m_matches == nullptr ? QString() : m_matches->finishedFolder();
    return folder.isEmpty() ? folder : QDir(folder).filePath(QStringLiteral("stars.txt"));
}

QStringList MatchShelf::readStars() const
{
    constexpr std::size_t most = std::size_t{1} << 20U;
    const match::Outcome<std::string> text = match::readFile(starFile().toStdString(), most);
    return text ? QString::fromStdString(text.value()).split(u'\n', Qt::SkipEmptyParts)
                : QStringList();
}

/// Reads the file again before it writes, because another window may have changed it.
bool MatchShelf::writeStar(const QString &path, bool on)
{
    const QString name = QFileInfo(path).fileName();
    QStringList stars = readStars();
    stars.removeAll(name);
    if (on)
        stars.append(name);
    match::Files &files = match::systemFiles();
    const std::filesystem::path file = starFile().toStdString();
    QDir().mkpath(QFileInfo(starFile()).path());
    const auto old = match::claimFile(file, files);
    if (!old)
        return say(fileWords(old.problem()));
    const std::string text = stars.isEmpty() ? "" : (stars.join(u'\n') + u'\n').toStdString();
    const auto written = match::replaceFile(file, old.value(), text, files);
    return say(written ? QString() : fileWords(written.problem()));
}

void MatchShelf::star(const QString &path, bool on)
{
    if (!writeStar(path, on))
        return;
    for (PastMatch &match : m_all)
        match.starred = match.path == path ? on : match.starred;
    filter();
}

bool MatchShelf::remove(const QString &path)
{
    const QFileInfo file(path);
    const auto found = std::find_if(m_all.begin(), m_all.end(),
                                    [&](const PastMatch &one) { return one.path == path; });
    if (found == m_all.end())
        return false;
    if (!QDir().mkpath(file.dir().filePath(QStringLiteral(".trash"))))
        return say(qtTrId("match_shelf.the_trash_cannot_be_made"));
    const QString name = QStringLiteral(".trash/") + file.completeBaseName();
    const auto kept = match::keepAs(path.toStdString(), name.toStdString());
    if (!kept)
        return say(fileWords(kept.problem()));
    m_removed.push_back({path, QString::fromStdString(kept.value().string()), found->starred});
    if (found->starred)
        (void)writeStar(path, false);
    m_all.erase(found);
    filter();
    look();
    return say({});
}

bool MatchShelf::undo()
{
    if (m_removed.empty())
        return false;
    const Removed removed = m_removed.back();
    const QString name = QStringLiteral("../") + QFileInfo(removed.from).completeBaseName();
    const auto kept = match::keepAs(removed.to.toStdString(), name.toStdString());
    m_removed.pop_back();
    if (!kept)
        return say(fileWords(kept.problem()));
    if (removed.starred)
        (void)writeStar(QString::fromStdString(kept.value().filename().string()), true);
    look();
    return say({});
}

bool MatchShelf::copyTo(const QString &path, const QString &target)
{
    match::Files &files = match::systemFiles();
    const auto text = match::readFile(path.toStdString(), match::kLargestJournal);
    if (!text)
        return say(fileWords(text.problem()));
    const auto old = match::claimFile(target.toStdString(), files);
    if (!old)
        return say(fileWords(old.problem()));
    const auto written = match::replaceFile(target.toStdString(), old.value(), text.value(), files);
    return say(written ? QString() : fileWords(written.problem()));
}

QString MatchShelf::suggestedName(const QString &path) const
{
    static const QRegularExpression bad(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]"));
    const PastMatch match = at(rowOf(path));
    QString name = match.title + u' ' + match.when.date().toString(Qt::ISODate);
    return name.remove(bad).trimmed() + QStringLiteral(".playmat");
}

} // namespace playmat::table
