#include "table/history/replay.h"

#include "kit/games/table/table_kits.h"
#include "table/session/card_data.h"
#include "table/view/translator.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kStepMs = 1400; ///< pause after each step at speed 1

} // namespace

Replay::Replay(QObject *parent)
    : QObject(parent)
{
    m_table.setWatch(this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Replay::playOneMore);
    whenLanguageChanges(this, [this] {
        emit opened();
        emit moved();
    });
}

Replay::~Replay()
{
    m_table.setWatch(nullptr);
}

bool Replay::show(const QString &path, int seat)
{
    close();
    const match::CardLibrary *library = cardDataFor(path).library;
    if (library == nullptr)
        return false;
    match::OpenedJournal opened = match::viewJournal(*library, path.toStdString());
    m_problem = opened.problem ? fileWords(*opened.problem) : QString();
    if (!opened.match) {
        emit this->opened();
        return false;
    }
    m_path = path;
    m_seat = std::clamp(seat, 0, 1);
    m_looking = Mine;
    readCourse(*opened.match);
    const bool shown = m_table.lookThrough(std::move(*opened.match), look());
    m_table.goTo(0);
    m_step = 0;
    emit this->opened();
    emit eyesChanged();
    emit moved();
    return shown;
}

/// Finds the beginnings of the rounds and the actor of each step, without steps that were undone.
void Replay::readCourse(match::Match &match)
{
    const std::size_t steps = match.stepsDone();
    m_rounds.clear();
    m_actors.clear();
    for (std::size_t step = 0; step <= steps; ++step) {
        match.goTo(step);
        const match::Json now = match.now();
        const auto figure = [&now](std::size_t at) { return now.at(at).get<int>(); };
        const Round round{int(step), figure(2), {figure(3), figure(4)}};
        if (m_rounds.empty() || m_rounds.back().number != round.number)
            m_rounds.push_back(round);
        if (step < steps)
            m_actors.append(int(match.steps()[step].player));
    }
    m_played = match.game().over()
        && std::none_of(match.steps().begin(), match.steps().end(), [](const auto &step) {
                   return step.kind == match::Match::Step::Kind::Edit;
               });
}

void Replay::close()
{
    setPlaying(false);
    m_table.close();
    m_path.clear();
    m_problem.clear();
    m_rounds.clear();
    m_actors.clear();
    m_played = false;
    m_step = 0;
    emit opened();
    emit moved();
}

QVariantList Replay::rounds() const
{
    QVariantList list;
    if (!isOpen())
        return list;
    const TableKit &kit = tableKit(m_table.match()->library());
    for (const Round &round : m_rounds)
        list.append(QVariantMap{
            {QStringLiteral("step"), round.step},
            {QStringLiteral("number"), round.number},
            {QStringLiteral("words"), kit.standWords(round.number, round.stand).value(0)}});
    return list;
}

QVariantList Replay::turns() const
{
    QVariantList list;
    for (int step = 0; step < steps();) {
        int next = step;
        while (next < steps() && m_actors[next] == m_actors[step])
            ++next;
        list.append(QVariantMap{{QStringLiteral("step"), step},
                                {QStringLiteral("count"), next - step},
                                {QStringLiteral("seat"), m_actors[step]}});
        step = next;
    }
    return list;
}

QStringList Replay::names() const
{
    if (!isOpen())
        return {};
    const Stage &stage = *m_table.stage();
    return {stage.seat(0).name, stage.seat(1).name};
}

// --- moving through the match --------------------------------------------------------------------

void Replay::goTo(int step)
{
    if (!isOpen())
        return;
    m_step = std::clamp(step, 0, steps());
    m_table.goTo(std::size_t(m_step));
    if (m_step == steps())
        setPlaying(false);
    emit moved();
}

void Replay::forward()
{
    if (m_step >= steps() || !m_table.playNext())
        return;
    ++m_step;
    emit moved();
}

int Replay::roundAt(int step) const
{
    const auto after = std::find_if(m_rounds.begin(), m_rounds.end(),
                                    [step](const Round &one) { return one.step > step; });
    return int(after - m_rounds.begin()) - 1;
}

int Replay::round() const
{
    return roundAt(m_step);
}

void Replay::roundBack()
{
    const int now = round();
    if (now < 0)
        return;
    const bool atItsBeginning = m_rounds[std::size_t(now)].step == m_step;
    goTo(m_rounds[std::size_t(std::max(0, now - (atItsBeginning ? 1 : 0)))].step);
}

void Replay::roundForward()
{
    const auto next = std::size_t(round() + 1);
    goTo(next < m_rounds.size() ? m_rounds[next].step : steps());
}

QString Replay::roundWordsAt(int step) const
{
    const int at = roundAt(step);
    if (!isOpen() || at < 0)
        return {};
    const Round &one = m_rounds[std::size_t(at)];
    return tableKit(m_table.match()->library()).standWords(one.number, one.stand).value(0);
}

QString Replay::words() const
{
    return isOpen()
        ? qtTrId("replay.round_step_of").arg(roundWordsAt(m_step)).arg(m_step).arg(steps())
        : QString();
}

// --- playing automatically -----------------------------------------------------------------------

void Replay::setPlaying(bool playing)
{
    const bool now = playing && isOpen();
    if (m_playing == now)
        return;
    m_playing = now;
    m_timer.stop();
    if (m_playing && m_step == steps())
        goTo(0);
    if (m_playing)
        m_timer.start(0);
    emit playingChanged();
}

void Replay::setSpeed(int speed)
{
    m_speed = std::clamp(speed, 1, kFastest);
    emit playingChanged();
}

void Replay::playOneMore()
{
    if (!m_playing)
        return;
    constexpr int soon = 50;
    if (m_table.stage()->playing())
        return m_timer.start(soon);
    forward();
    if (m_step == steps())
        return setPlaying(false);
    m_timer.start(kStepMs / m_speed);
}

// --- which hands are visible ---------------------------------------------------------------------

int Replay::seat() const
{
    return m_looking == Theirs ? seatAcross(m_seat) : m_seat;
}

Eyes Replay::look() const
{
    return {m_looking == Both ? Seating::Open : Seating::Own, seat()};
}

void Replay::setEyes(Looking eyes)
{
    if (m_looking == eyes || !isOpen())
        return;
    m_looking = eyes;
    m_table.lookWith(look());
    emit eyesChanged();
}

bool Replay::playOn(TableSession *session, const QString &level)
{
    if (!isOpen() || session == nullptr)
        return false;
    setPlaying(false);
    return session->playOnFrom(*m_table.match(), m_step, seat(), programs() ? level : QString());
}

} // namespace playmat::table
