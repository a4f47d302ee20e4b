#include "table/history/past_match.h"

#include "kit/games/table/table_kits.h"
#include "table/files/match_saving.h"
#include "table/view/shown_names.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace playmat::table {

namespace {

using match::ListedMatch;

constexpr qint64 kLongestMatch = 12 * 60; ///< minutes; a longer match was interrupted

QDateTime timeOf(const std::string &text)
{
    return QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
}

QString resultWords(const PastMatch &past, const ListedMatch &match)
{
    switch (past.result) {
    case PastResult::Won:
        return qtTrId("past_match.won");
    case PastResult::Lost:
        return qtTrId("past_match.lost");
    case PastResult::Drawn:
        return qtTrId("past_match.a_draw");
    case PastResult::Unknown:
        return match.replayed ? qtTrId("past_match.no_result") : QStringLiteral("…");
    case PastResult::Watched:
        break;
    }
    const bool won = match.end && match.end->winner != core::kNone;
    return won
        ? qtTrId("past_match.they_won").arg(shownPlayerName(match.seats.at(match.end->winner).name))
        : qtTrId("past_match.watched");
}

/// "game 2, 1 : 1", or for the last game "series won 2 : 1", as the player sees it whose history it
/// is.
QString seriesHow(const ListedMatch &match, int seat)
{
    const match::GameWinner winner
        = match.end ? match::GameWinner(match.end->winner) : std::nullopt;
    const std::array<int, 2> score = match::scoreAfter(*match.series, winner);
    const core::PlayerId won = match::seriesWinner(*match.series, winner);
    const QString words = won == core::kNone
        ? qtTrId("past_match.game_in_series").arg(match.series->game)
        : int{won} == seat ? qtTrId("past_match.series_won")
                           : qtTrId("past_match.series_lost");
    return words + u' '
        + QStringLiteral("%1 : %2")
              .arg(score.at(std::size_t(seat)))
              .arg(score.at(std::size_t(seatAcross(seat))));
}

QString howWords(const PastMatch &past, const ListedMatch &match, const TableKit &kit)
{
    QStringList parts{kit.standWords(match.round, match.stand).value(0)};
    if (match.conceded != core::kNone)
        parts.append(int{match.conceded} == past.seat ? qtTrId("past_match.you_conceded")
                                                      : qtTrId("past_match.they_conceded"));
    if (past.minutes >= 0)
        parts.append(qtTrId("past_match.minutes").arg(std::max(1, past.minutes)));
    if (match.series)
        parts.append(seriesHow(match, past.seat));
    return parts.join(QStringLiteral(" · "));
}

QString sectionOf(const QDateTime &when, const QDateTime &now)
{
    constexpr int week = 7;
    const qint64 days = when.date().daysTo(now.date());
    if (days <= 0)
        return qtTrId("past_match.today");
    if (days < week)
        return qtTrId("past_match.the_last_seven_days");
    return QLocale().standaloneMonthName(when.date().month()) + u' '
        + QString::number(when.date().year());
}

QString whenWords(const QDateTime &when, const QDateTime &now)
{
    constexpr int week = 7;
    const qint64 days = when.date().daysTo(now.date());
    const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
    if (days <= 0)
        return time;
    return days < week ? QLocale().standaloneDayName(when.date().dayOfWeek()) + u' ' + time
                       : QLocale().toString(when.date(), QLocale::ShortFormat);
}

int minutesOf(const ListedMatch &match)
{
    const QDateTime begun = timeOf(match.begun);
    const QDateTime ended = match.end ? timeOf(match.end->at) : QDateTime();
    constexpr int minute = 60;
    const qint64 minutes = begun.isValid() && ended.isValid() ? begun.secsTo(ended) / minute : -1;
    return minutes >= 0 && minutes <= kLongestMatch ? int(minutes) : -1;
}

PastMatch describeBroken(const ListedMatch &match, PastMatch past)
{
    past.broken = true;
    past.title = qtTrId("past_match.this_file_cannot_be_read")
                     .arg(shownPlayerName(QFileInfo(past.path).fileName().toStdString()));
    const QString why = QString::fromStdString(match.problem);
    past.how = why.left(1).toUpper() + why.mid(1);
    return past;
}

void describeSeats(const ListedMatch &match, PastMatch &past)
{
    const match::ListedSeat &mine = match.seats.at(std::size_t(past.seat));
    const match::ListedSeat &theirs = match.seats.at(std::size_t(seatAcross(past.seat)));
    past.opponent = shownPlayerName(theirs.name);
    past.title = qtTrId("saved_matches.against").arg(shownPlayerName(mine.name), past.opponent);
    past.deck = shownDeckTitle(mine.deck.name);
    past.otherDeck = shownDeckTitle(theirs.deck.name);
    past.pictures
        = {QString::fromStdString(mine.deck.picture), QString::fromStdString(theirs.deck.picture)};
}

} // namespace

QDateTime pastEnd(const ListedMatch &match)
{
    const QDateTime said = match.end ? timeOf(match.end->at) : QDateTime();
    return (said.isValid() ? said : QDateTime::fromMSecsSinceEpoch(match.changed)).toLocalTime();
}

int pastSeat(const ListedMatch &match, const QString &me)
{
    const bool first = match.seats[0].program.empty();
    const bool second = match.seats[1].program.empty();
    if (first != second)
        return first ? 0 : 1;
    const bool other = first && shownPlayerName(match.seats[1].name) == me
        && shownPlayerName(match.seats[0].name) != me;
    return other ? 1 : 0;
}

PastResult pastResult(const ListedMatch &match, int seat)
{
    if (!match.seats[0].program.empty() && !match.seats[1].program.empty())
        return PastResult::Watched;
    if (!match.end)
        return PastResult::Unknown;
    return match.end->winner == core::kNone ? PastResult::Drawn
        : int{match.end->winner} == seat    ? PastResult::Won
                                            : PastResult::Lost;
}

QString PastMatch::decks() const
{
    return deck.isEmpty() || otherDeck.isEmpty() ? deck + otherDeck
                                                 : deck + QStringLiteral(" – ") + otherDeck;
}

PastMatch describePast(const match::ListedMatch &match, const QString &me, const QDateTime &now)
{
    PastMatch past;
    past.path = QString::fromStdString(match.path.string());
    past.when = pastEnd(match);
    past.section = sectionOf(past.when, now);
    past.whenWords = whenWords(past.when, now);
    const TableKit *kit = tableKitNamed(match.game);
    if (!match.problem.empty() || kit == nullptr)
        return describeBroken(match, std::move(past));
    const GameFace face = kit->face();
    past.game = QString::fromStdString(match.game);
    past.gameTitle = face.title;
    past.scene = face.scenes.value(0);
    past.seat = pastSeat(match, me);
    describeSeats(match, past);
    past.result = pastResult(match, past.seat);
    past.rounds = match.round;
    past.minutes = minutesOf(match);
    if (match.end && match.end->began != core::kNone)
        past.began = int{match.end->began} == past.seat ? 1 : 0;
    past.resultWords = resultWords(past, match);
    past.how = howWords(past, match, *kit);
    return past;
}

} // namespace playmat::table
