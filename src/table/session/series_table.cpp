#include "table/session/series_table.h"

#include <utility>

namespace playmat::table {

SeriesTable::SeriesTable(OpenMatch &open, const Seats &seats, Boarding::Start start)
    : m_open(open)
    , m_boarding(open, seats, std::move(start))
{
}

const match::Series *SeriesTable::series() const
{
    const bool part = m_open.match && m_open.match->setup().series;
    return part ? &*m_open.match->setup().series : nullptr;
}

bool SeriesTable::open() const
{
    return played() && !m_past && match::hasNextGame(*series(), m_open.match->winner());
}

void SeriesTable::setPast(bool past)
{
    if (std::exchange(m_past, past) != past)
        emit changed();
}

QList<int> SeriesTable::wins() const
{
    if (!played())
        return {};
    const std::array<int, 2> score = match::scoreAfter(*series(), m_open.match->winner());
    return {score[0], score[1]};
}

int SeriesTable::needed() const
{
    return played() ? series()->of / 2 + 1 : 0;
}

QString SeriesTable::title() const
{
    return played() ? qtTrId("series.game_of_best_of").arg(series()->game).arg(series()->of)
                    : QString();
}

QString SeriesTable::standing() const
{
    return played()
        ? standingWords(match::scoreAfter(*series(), m_open.match->winner()), m_boarding.players())
        : QString();
}

QString SeriesTable::result() const
{
    if (!played() || !m_open.match->winner())
        return {};
    const core::PlayerId winner = match::seriesWinner(*series(), m_open.match->winner());
    if (winner == core::kNone && m_past)
        return standing();
    if (winner == core::kNone)
        return qtTrId("series.game_is_next").arg(standing(), QString::number(series()->game + 1));
    const QStringList names = m_boarding.players();
    if (series()->conceded != core::kNone)
        return qtTrId("series.conceded_the_series")
            .arg(names.value(series()->conceded), names.value(winner));
    const QList<int> score = wins();
    return qtTrId("series.wins_the_series")
        .arg(names.value(winner), QString::number(score[winner]),
             QString::number(score[seatAcross(winner)]));
}

void SeriesTable::concede(int seat)
{
    if (!played() || seat < 0 || seat > 1)
        return;
    match::Series given = *series();
    given.conceded = core::PlayerId(seat);
    m_open.match->setSeries(given);
    m_boarding.leave();
    emit changed();
}

void SeriesTable::look()
{
    if (played() && !m_open.match->winner() && series()->conceded != core::kNone) {
        match::Series on = *series();
        on.conceded = core::kNone;
        m_open.match->setSeries(on);
    }
    if (!open())
        m_boarding.leave();
    const std::optional<match::Series> now = played() ? std::optional(*series()) : std::nullopt;
    const match::GameWinner winner = played() ? m_open.match->winner() : std::nullopt;
    if (std::exchange(m_told, now) != now || std::exchange(m_toldWinner, winner) != winner)
        emit changed();
}

QString standingWords(const std::array<int, 2> &score, const QStringList &names)
{
    return qtTrId("series.standing")
        .arg(names.value(0), QString::number(score[0]), QString::number(score[1]), names.value(1));
}

QString seriesWords(const match::Series &series, match::GameWinner winner, const QStringList &names)
{
    return qtTrId("series.game").arg(series.game) + QStringLiteral(" · ")
        + standingWords(match::scoreAfter(series, winner), names);
}

} // namespace playmat::table
