#include "table/files/saved_matches.h"

#include "kit/games/table/table_kits.h"
#include "table/files/match_saving.h"
#include "table/session/card_data.h"
#include "table/session/series_table.h"
#include "table/view/shown_names.h"
#include "text/language.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kMostMatches = 200; ///< then somebody should tidy up

QString whole(const QString &path)
{
    // Of two ways to a folder, one through a symbolic link, the same name.
    const QFileInfo file(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    const QString folder = QFileInfo(file.path()).canonicalFilePath();
    return folder.isEmpty() ? file.filePath() : QDir(folder).filePath(file.fileName());
}

QString leftAt(const QString &path)
{
    return qtTrId("saved_matches.left")
        .arg(QLocale().toString(QFileInfo(path).lastModified(), QLocale::ShortFormat));
}

QString nameAt(const match::JournalPeek &peek, size_t seat)
{
    return seat < peek.names.size() ? shownPlayerName(peek.names[seat]) : QString();
}

/// The public facts about a match: the players, their decks, the game.
LeftMatch describeMatch(const match::JournalPeek &peek, const TableKit &kit, const QString &path)
{
    LeftMatch left;
    left.path = path;
    left.title = qtTrId("saved_matches.against").arg(nameAt(peek, 0), nameAt(peek, 1));
    if (tableKits().size() > 1) {
        const GameFace face = kit.face();
        left.game = face.title;
        left.scene = face.scenes.value(0);
    }
    left.pictures
        = {QString::fromStdString(peek.pictures[0]), QString::fromStdString(peek.pictures[1])};
    return left;
}

/// Of a finished match: how it ended, as series.h asks for it.
match::GameWinner winnerOf(const match::JournalPeek &peek)
{
    return peek.over && peek.end ? match::GameWinner(peek.end->winner) : std::nullopt;
}

/// Whether another game of a series follows this one.
bool goesOn(const match::JournalPeek &peek)
{
    return peek.series && match::hasNextGame(*peek.series, winnerOf(peek));
}

QStringList playersOf(const match::JournalPeek &peek)
{
    return {nameAt(peek, 0), nameAt(peek, 1)};
}

/// "Game 2 · Ada 1 : 0 Marek"; nothing for a game by itself.
QStringList seriesOf(const match::JournalPeek &peek)
{
    if (!peek.series)
        return {};
    return {seriesWords(*peek.series, winnerOf(peek), playersOf(peek))};
}

/// Between two games of a series.
LeftMatch describeBetween(const match::JournalPeek &peek, const QString &path)
{
    LeftMatch left = describeMatch(peek, tableKit(*cardDataFor(path).library), path);
    const auto score = match::scoreAfter(*peek.series, winnerOf(peek));
    left.text
        = qtTrId("series.game_is_next")
              .arg(standingWords(score, playersOf(peek)), QString::number(peek.series->game + 1));
    left.time = leftAt(path);
    left.offer = qtTrId("saved_matches.continue");
    return left;
}

LeftMatch describePeek(const match::JournalPeek &peek, const QString &path)
{
    const TableKit &kit = tableKit(*cardDataFor(path).library);
    LeftMatch left = describeMatch(peek, kit, path);
    const QStringList stand = kit.standWords(peek.round, peek.baseHpLeft);
    const QString now = qtTrId("saved_matches.to_move")
                            .arg(stand.value(0), nameAt(peek, peek.toMove), stand.value(1));
    left.text = (seriesOf(peek) + QStringList{now}).join(QStringLiteral(" · "));
    left.time = leftAt(path);
    left.offer = qtTrId("saved_matches.continue");
    return left;
}

QString endWords(const match::JournalPeek &peek, const TableKit &kit)
{
    if (peek.conceded != core::kNone)
        return qtTrId("saved_matches.conceded").arg(nameAt(peek, peek.conceded));
    const int winner = kit.winnerByStand(peek.baseHpLeft);
    return winner < 0 ? qtTrId("saved_matches.finished")
                      : qtTrId("saved_matches.won").arg(nameAt(peek, size_t(winner)));
}

LeftMatch describeFinished(const match::JournalPeek &peek, const QString &path)
{
    const TableKit &kit = tableKit(*cardDataFor(path).library);
    LeftMatch left = describeMatch(peek, kit, path);
    const QStringList stand = kit.standWords(peek.round, peek.baseHpLeft);
    left.text
        = (QStringList{endWords(peek, kit)} + stand + seriesOf(peek)).join(QStringLiteral(" · "));
    left.time = QLocale().toString(QFileInfo(path).lastModified(), QLocale::ShortFormat);
    left.offer = qtTrId("saved_matches.look_at_it");
    return left;
}

/// Whether looking again will never read it: then it makes room.
bool isLost(const match::Problem &problem)
{
    return problem.code == "bad_journal" || problem.code == "newer_format"
        || problem.code == "unreleased_format" || problem.code == "other_card_data"
        || problem.code == "too_large";
}

/// By its name, or by what it begins with. Whoever keeps matches beside other files, by --journal,
/// has others that are called like them.
bool isOurFile(const QString &path)
{
    QFile file(path);
    return path.endsWith(QStringLiteral(".playmat"))
        || (file.open(QIODevice::ReadOnly) && file.read(64).contains("\"playmat\""));
}

} // namespace

void SavedMatches::setFirst(const QString &path)
{
    m_first = path.isEmpty() ? path : whole(path);
    refresh();
}

void SavedMatches::setMoved(const QStringList &paths)
{
    m_moved = paths;
    refresh();
}

void SavedMatches::matchMoved(const QString &from, const QString &to)
{
    m_moved.removeAll(whole(from));
    if (!keeps(to))
        m_moved.append(whole(to));
    emit movedChanged();
}

QString SavedMatches::problem() const
{
    const QString folder = QFileInfo(m_first).path();
    if (m_first.isEmpty() || (QDir().mkpath(folder) && QFileInfo(folder).isWritable()))
        return {};
    return qtTrId("saved_matches.the_folder_cannot_be_written").arg(folder);
}

/// The first is called as it was given: current.playmat; the second current-2.playmat.
QString SavedMatches::nth(int number) const
{
    const QFileInfo first(m_first);
    const QString ending = first.suffix().isEmpty() ? QString() : u'.' + first.suffix();
    return number == 1 ? m_first
                       : first.dir().filePath(first.completeBaseName()
                                              + QStringLiteral("-%1").arg(number) + ending);
}

QStringList SavedMatches::files() const
{
    if (m_first.isEmpty())
        return m_moved;
    const QFileInfo first(m_first);
    const QRegularExpression ours(QRegularExpression::anchoredPattern(
        QRegularExpression::escape(first.completeBaseName()) + QStringLiteral("(-[0-9]+)?\\.?")
        + QRegularExpression::escape(first.suffix())));
    QStringList paths;
    const QStringList names = first.dir().entryList(QDir::Files, QDir::Name);
    for (const QString &name : names) {
        if (ours.match(name).hasMatch())
            paths.append(first.dir().filePath(name));
    }
    return paths + m_moved;
}

bool SavedMatches::keeps(const QString &path) const
{
    const QStringList ours = files();
    return std::any_of(ours.begin(), ours.end(), [wanted = whole(path)](const QString &file) {
        return whole(file) == wanted; // the folder may have come into being since it was named
    });
}

/// Whether a new match can be kept there now. A finished match in the way is moved first, but the
/// last game of a series that goes on only for the next game.
bool SavedMatches::makeRoom(const QString &path, const match::Match &match) const
{
    if (!QFileInfo::exists(path))
        return !QFileInfo(path).isSymLink(); // one that leads nowhere
    const auto peek = match::peekJournal(*cardDataFor(path).library, path.toStdString());
    const std::optional<match::Series> &series = match.setup().series;
    const auto isNext = [&](const match::JournalPeek &last) {
        return !goesOn(last) || (series && series->id == last.series->id);
    };
    return peek.ok() && peek.value().over && !peek.value().inUse && isNext(peek.value())
        && keepFinished(path);
}

/// Whoever conceded by mistake, or wants to look back, opens it from there.
bool SavedMatches::keepFinished(const QString &path)
{
    if (!QFileInfo(path).dir().mkpath(QStringLiteral("finished")))
        return false;
    const QString date = QFileInfo(path).lastModified().date().toString(Qt::ISODate);
    return match::keepAs(path.toStdString(), ("finished/" + date).toStdString()).ok();
}

/// A match that is open in another window stays where it is until it is closed.
QStringList SavedMatches::putAway()
{
    const auto between = [this](const QString &path) {
        return std::ranges::any_of(m_left,
                                   [&](const LeftMatch &match) { return match.path == path; });
    };
    const auto moved
        = [&](const QString &path) { return owns(path) && !between(path) && keepFinished(path); };
    m_overHere.removeIf(moved);
    m_finished.reset();
    emit changed();
    return m_overHere;
}

QString SavedMatches::finishedFolder() const
{
    return m_first.isEmpty() ? QString()
                             : QFileInfo(m_first).dir().filePath(QStringLiteral("finished"));
}

bool SavedMatches::owns(const QString &path) const
{
    return keeps(path) && !m_moved.contains(whole(path));
}

/// That it failed is said by the first write.
void SavedMatches::makeFolder() const
{
    if (!m_first.isEmpty())
        QDir().mkpath(QFileInfo(m_first).path());
}

match::Done SavedMatches::keep(match::Match &match) const
{
    makeFolder();
    for (int number = 1; number <= kMostMatches; ++number) {
        if (!makeRoom(nth(number), match))
            continue;
        const match::Done kept = match.keepJournal(nth(number).toStdString());
        const bool taken = !kept.ok()
            && (kept.problem().code == "locked" || kept.problem().code == "unreadable_journal"
                || kept.problem().code == "already_there");
        if (!taken) // else another window was quicker: the next one
            return kept;
    }
    return match::Problem{"too_many", text::said("there are too many interrupted matches"), {}};
}

// --- what is there -------------------------------------------------------------------------------

void SavedMatches::tellAnew()
{
    m_damaged.clear();
    refresh();
}

void SavedMatches::refresh()
{
    m_left.clear();
    m_overHere.clear();
    m_finished.reset();
    if (cardData().library != nullptr) {
        for (const QString &path : files())
            look(path);
        for (const QString &path : asideFiles())
            lookAside(path);
    }
    putInOrder();
    emit changed();
}

void SavedMatches::putInOrder()
{
    const auto rank = [](const LeftMatch &match) {
        return match.damaged ? 1 : match.elsewhere ? 2 : 3;
    };
    std::stable_sort(m_left.begin(), m_left.end(), [&](const LeftMatch &a, const LeftMatch &b) {
        return rank(a) != rank(b)
            ? rank(a) < rank(b)
            : QFileInfo(a.path).lastModified() > QFileInfo(b.path).lastModified();
    });
    // A whole one comes before a damaged one, and both before one that can only be read about.
    auto first = std::find_if(m_left.begin(), m_left.end(),
                              [&](const LeftMatch &match) { return rank(match) == 3; });
    if (first == m_left.end())
        first = std::find_if(m_left.begin(), m_left.end(),
                             [](const LeftMatch &match) { return !match.offer.isEmpty(); });
    if (first != m_left.end())
        std::rotate(m_left.begin(), first, first + 1);
}

void SavedMatches::look(const QString &path)
{
    const auto peek = match::peekJournal(*cardDataFor(path).library, path.toStdString());
    if (!peek.ok())
        return isLost(peek.problem()) && owns(path) && isOurFile(path)
            ? putAside(path)
            : sayUnread(path, peek.problem());
    if (peek.value().over)
        m_overHere.append(path);
    if (peek.value().over && !goesOn(peek.value()))
        return;
    LeftMatch left = peek.value().over ? describeBetween(peek.value(), path)
                                       : describePeek(peek.value(), path);
    if (peek.value().inUse) {
        left.elsewhere = true;
        left.text = qtTrId("saved_matches.this_match_is_open_in");
        left.offer.clear();
    }
    m_left.push_back(left);
}

/// A file that may be sound, but that nobody can look into now, stays where it is.
void SavedMatches::sayUnread(const QString &path, const match::Problem &problem)
{
    if (problem.code == "not_found")
        return; // a match on a stick that is not plugged in
    LeftMatch left;
    left.path = path;
    left.damaged = true;
    left.title = qtTrId("saved_matches.a_match_cannot_be_read");
    left.text = fileWords(problem) + u' ' + qtTrId("saved_matches.it_is_kept_as").arg(path);
    m_left.push_back(left);
}

void SavedMatches::putAside(const QString &path)
{
    const auto kept = match::keepUnreadable(
        path.toStdString(), QDate::currentDate().toString(Qt::ISODate).toStdString());
    if (!kept.ok())
        sayUnread(path, kept.problem());
}

QStringList SavedMatches::asideFiles() const
{
    if (m_first.isEmpty())
        return {};
    const QDir folder = QFileInfo(m_first).dir();
    QStringList paths;
    for (const QString &name :
         folder.entryList({QStringLiteral("unreadable-*.playmat")}, QDir::Files))
        paths.append(folder.filePath(name));
    return paths;
}

/// Once for each file as it is: a long one takes seconds.
const SavedMatches::Damaged &SavedMatches::readDamaged(const QString &path)
{
    const QFileInfo file(path);
    Damaged &found = m_damaged[path];
    if (found.written.isValid() && found.size == file.size()
        && found.written == file.lastModified())
        return found;
    found = {file.size(), file.lastModified(), {}, {}, 0, 0};
    const match::OpenedJournal opened
        = match::openJournal(*cardDataFor(path).library, path.toStdString());
    found.problem = opened.problem;
    found.lost = opened.lostLines;
    if (opened.match) {
        found.names = {opened.match->names()[0], opened.match->names()[1]};
        found.answers = opened.match->stepsDone();
    }
    return found;
}

/// For what could not be read to its end: why, and how far it can be.
void SavedMatches::lookAside(const QString &path)
{
    const Damaged &found = readDamaged(path);
    LeftMatch left;
    left.path = path;
    left.damaged = true;
    left.hideable = true;
    left.time = leftAt(path);
    left.title = found.names.empty()
        ? qtTrId("saved_matches.a_match_cannot_be_read")
        : qtTrId("saved_matches.the_match_of_and_is")
              .arg(shownPlayerName(found.names[0]), shownPlayerName(found.names[1]));
    left.text = (found.problem ? fileWords(*found.problem) + u' ' : QString())
        + qtTrId("saved_matches.it_is_kept_as").arg(QFileInfo(path).fileName());
    if (!found.names.empty())
        left.offer = qtTrId("saved_matches.continue_from_answer_of_about")
                         .arg(found.answers)
                         .arg(found.answers + found.lost);
    m_left.push_back(left);
}

QStringList SavedMatches::finishedFiles() const
{
    if (m_first.isEmpty())
        return {};
    const QDir folder(finishedFolder());
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.playmat")}, QDir::Files))
        paths.append(folder.filePath(name));
    return paths;
}

bool SavedMatches::anyFinished() const
{
    return !m_overHere.isEmpty() || !finishedFiles().isEmpty();
}

/// Skips matches that cannot be read now: there is nothing to look back at.
QVariantList SavedMatches::finished() const
{
    if (m_finished)
        return *m_finished;
    QStringList paths = m_overHere + finishedFiles();
    std::stable_sort(paths.begin(), paths.end(), [](const QString &a, const QString &b) {
        return QFileInfo(a).lastModified() > QFileInfo(b).lastModified();
    });
    m_finished.emplace();
    for (const QString &path : paths) {
        const match::CardLibrary *library = cardDataFor(path).library;
        if (library == nullptr)
            continue;
        const auto peek = match::peekJournal(*library, path.toStdString());
        if (peek.ok() && peek.value().over)
            m_finished->append(QVariant::fromValue(describeFinished(peek.value(), path)));
    }
    return *m_finished;
}

bool SavedMatches::isAside(const QString &path) const
{
    return asideFiles().contains(whole(path));
}

bool SavedMatches::hide(const QString &path)
{
    const QFileInfo file(path);
    const QDir folder(file.dir().filePath(QStringLiteral("set-aside")));
    QString to = folder.filePath(file.fileName());
    for (int number = 2; QFileInfo::exists(to); ++number)
        to = folder.filePath(file.completeBaseName() + QStringLiteral("-%1.playmat").arg(number));
    const bool done = isAside(path) && QDir().mkpath(folder.path()) && QFile::rename(path, to);
    refresh();
    return done;
}

bool SavedMatches::remove(const QString &path)
{
    const auto peek = match::peekJournal(*cardDataFor(path).library, path.toStdString());
    const bool mine = peek.ok() && !peek.value().inUse
        && (keeps(path) || finishedFiles().contains(whole(path)));
    const bool ended = mine && peek.value().over && owns(path) && goesOn(peek.value());
    const bool done = ended ? keepFinished(path) : mine && QFile::remove(path);
    if (done && m_moved.removeAll(whole(path)) > 0)
        emit movedChanged();
    refresh();
    return done;
}

QVariantList SavedMatches::left() const
{
    QVariantList list;
    for (const LeftMatch &match : m_left)
        list.append(QVariant::fromValue(match));
    return list;
}

} // namespace playmat::table
