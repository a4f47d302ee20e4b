#include "table/programs/program_seats.h"

#include "kit/games/table/table_kits.h"
#include "table/programs/pointer_way.h"
#include "table/session/table_session.h"
#include "table/view/translator.h"
#include "text/language.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kNoticedMs = 300;
constexpr int kPatienceMs = 30000;

/// Milliseconds that the table is at rest before a move, by pace; the pointer takes as long.
constexpr std::array<int, 4> kRestMs{0, 300, 700, 1500};

QString saidOf(const std::string &english)
{
    return QString::fromStdString(text::said(english));
}

} // namespace

ProgramSeats::ProgramSeats(TableSession &table)
    : QObject(&table)
    , m_table(table)
    , m_thread([this](std::uint64_t ticket, std::optional<core::Answer> answer) {
        QMetaObject::invokeMethod(
            this, [this, ticket, answer = std::move(answer)] { heard(ticket, answer); },
            Qt::QueuedConnection);
    })
{
    for (QTimer *timer : {&m_rest, &m_pointing, &m_notice, &m_patience})
        timer->setSingleShot(true);
    m_notice.setInterval(kNoticedMs);
    m_patience.setInterval(kPatienceMs);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_rested = true;
        next();
    });
    connect(&m_pointing, &QTimer::timeout, this, &ProgramSeats::carryOut);
    connect(&m_notice, &QTimer::timeout, this, &ProgramSeats::noteThinking);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        fail(qtTrId("program_seats.has_been_thinking_for_too").arg(nameOf(m_busy)));
    });
    whenLanguageChanges(this, &ProgramSeats::changed); // what the levels are called
}

ProgramSeats::~ProgramSeats() = default;

// --- who plays -----------------------------------------------------------------------------------

QStringList ProgramSeats::levels() const
{
    const auto id = [this](size_t seat) {
        const std::string &level = m_seats[seat].level;
        return level.empty() ? QString() : QString::fromStdString(programLevel(level).id);
    };
    return {id(0), id(1)};
}

bool ProgramSeats::plays(int seat) const
{
    return seat >= 0 && seat < int(m_seats.size()) && !m_seats[size_t(seat)].level.empty();
}

QVariantList ProgramSeats::ladder()
{
    QVariantList ladder;
    for (const ProgramLevel &level : programLevels())
        ladder.append(QVariantMap{{QStringLiteral("id"), QString::fromStdString(level.id)},
                                  {QStringLiteral("name"), saidOf(level.name)},
                                  {QStringLiteral("words"), saidOf(level.words)},
                                  {QStringLiteral("elo"), level.elo}});
    return ladder;
}

QString ProgramSeats::usualName(const QString &level)
{
    return saidOf(programLevel(level.toStdString()).name); // a low strip has room for no more
}

QString ProgramSeats::nameOf(int seat) const
{
    return seat < 0 ? QString() : QString::fromStdString(m_table.match()->names().at(size_t(seat)));
}

/// A name that says which level plays is only right as long as that one does.
QString ProgramSeats::rename(int seat, const std::string &level) const
{
    const std::string &before = m_seats[size_t(seat)].level;
    const QString name = nameOf(seat);
    const std::string &english = programLevel(before).name; // the match may have begun in it
    const bool says = !before.empty()
        && (name == usualName(QString::fromStdString(before)) || name.toStdString() == english);
    if (!says)
        return name;
    return level.empty() ? qtTrId("program_seats.player").arg(seat + 1)
                         : usualName(QString::fromStdString(level));
}

std::string ProgramSeats::fullLevel(const QString &level) const
{
    return level.isEmpty() ? std::string() : table::fullLevel(level.toStdString(), m_adaptiveElo);
}

void ProgramSeats::hand(int seat, const QString &level)
{
    const std::string id = fullLevel(level);
    if (m_table.match() == nullptr || seat < 0 || seat >= int(m_seats.size())
        || m_seats[size_t(seat)].level == id)
        return;
    const QString name = rename(seat, id);
    forget();
    m_seats[size_t(seat)] = {id, nullptr};
    m_table.seat(seat, name, QString::fromStdString(id));
    emit changed();
    look();
}

void ProgramSeats::takeOver()
{
    hand(m_busy, {});
}

void ProgramSeats::begin()
{
    end();
    const match::MatchSetup &setup = m_table.match()->setup();
    for (size_t seat = 0; seat < m_seats.size(); ++seat) {
        if (const std::string &level = setup.seats.at(seat).program;
            !level.empty() && m_table.hasPrograms())
            m_seats[seat].level = table::fullLevel(level, m_adaptiveElo);
    }
    m_judged = m_table.over();
    emit changed();
}

void ProgramSeats::end()
{
    forget();
    m_seats = {};
    m_said.clear();
    emit changed();
    emit stepped();
}

// --- thinking ------------------------------------------------------------------------------------

int ProgramSeats::toMove() const
{
    if (!m_table.running() || m_table.over())
        return -1;
    const int seat = m_table.match()->game().decision().player;
    return plays(seat) ? seat : -1;
}

/// Only a game of one person against the program that adapts says anything about them.
void ProgramSeats::judge()
{
    if (m_judged || !m_table.over() || plays(0) == plays(1))
        return;
    const int person = plays(0) ? 1 : 0;
    const match::HostedGame &game = m_table.match()->game();
    if (game.resultJson().is_null()
        || programLevel(m_seats[size_t(1 - person)].level).id != kAdaptive)
        return;
    m_judged = true;
    const core::PlayerId winner = game.winner();
    emit judged(winner == core::kNone       ? QStringLiteral("d")
                    : int(winner) == person ? QStringLiteral("w")
                                            : QStringLiteral("l"));
}

void ProgramSeats::look()
{
    judge();
    const int seat = toMove();
    if (seat < 0) {
        forget();
        return thinkAhead();
    }
    if (m_question != m_table.decisionId()) {
        forget();
        ask(seat);
    }
    rest();
}

void ProgramSeats::ask(int seat)
{
    const match::Match &match = *m_table.match();
    Seat &here = m_seats[size_t(seat)];
    if (here.mind == nullptr) // the same game has the same moves
        here.mind = m_make(match.library(), here.level, match.setup().seed + std::uint64_t(seat));
    m_busy = seat;
    m_question = m_table.decisionId();
    if (const std::string problem = here.mind->problem(); !problem.empty())
        return fail(
            qtTrId("program_seats.cannot_play").arg(nameOf(seat), QString::fromStdString(problem)));
    m_notice.start();
    m_patience.start();
    m_thread.ask({++m_ticket, here.mind, match.library(),
                  tableKit(match.library()).programs()->seen(match.game(), core::PlayerId(seat))});
    emit stepped();
}

/// While a person decides, and sees the table; its mind goes on from what it was asked last.
void ProgramSeats::thinkAhead()
{
    if (!m_ahead || m_paused || !m_table.running() || m_table.over())
        return;
    for (const Seat &here : m_seats)
        if (!here.level.empty() && here.mind != nullptr)
            m_thread.thinkAhead(here.mind, m_table.match()->library());
}

void ProgramSeats::heard(quint64 ticket, const std::optional<core::Answer> &answer)
{
    if (ticket != m_ticket || m_question == 0)
        return;
    m_notice.stop();
    m_patience.stop();
    m_thinking = -1;
    if (!answer)
        return fail(qtTrId("program_seats.found_no_move").arg(nameOf(m_busy)));
    m_answer = m_table.match()->game().answerOf(core::PlayerId(m_busy), *answer);
    emit stepped();
    next();
}

void ProgramSeats::noteThinking()
{
    m_thinking = m_busy;
    emit stepped();
}

/// Nothing is thought about, shown or waited for any more.
void ProgramSeats::forget()
{
    for (QTimer *timer : {&m_rest, &m_pointing, &m_notice, &m_patience})
        timer->stop();
    ++m_ticket;
    m_thread.forget();
    m_answer.reset();
    m_pointer.clear();
    m_problem.clear();
    m_rested = m_hurries = false;
    m_question = 0;
    if (m_busy < 0)
        return;
    m_busy = m_thinking = -1;
    emit stepped();
}

void ProgramSeats::fail(const QString &problem)
{
    const int seat = m_busy;
    const quint64 question = m_question;
    forget();
    m_busy = seat;
    m_question = question; // it is not asked again until somebody wants it to
    m_problem = problem;
    m_seats[size_t(seat)].mind = nullptr;
    emit stepped();
}

void ProgramSeats::tryAgain()
{
    if (m_problem.isEmpty())
        return;
    forget();
    look();
}

// --- the move ------------------------------------------------------------------------------------

/// Once the table has shown what came before, it is left at rest for a moment.
void ProgramSeats::rest()
{
    if (m_paused || m_rested || m_rest.isActive() || m_table.stage()->playing()
        || !m_problem.isEmpty())
        return;
    m_rest.start(m_hurries ? 0 : kRestMs.at(size_t(m_pace)));
}

void ProgramSeats::next()
{
    if (m_paused || !m_answer || !m_rested || m_table.stage()->playing() || m_pointing.isActive())
        return;
    point();
    m_pointing.start(m_pointer.size() < 2 ? 0 : pointerTime());
}

void ProgramSeats::point()
{
    if (pointerTime() == 0)
        return;
    m_pointer = pointerWay(m_table, *m_answer);
    emit stepped();
}

int ProgramSeats::pointerTime() const
{
    return m_hurries ? 0 : kRestMs.at(size_t(m_pace));
}

void ProgramSeats::carryOut()
{
    if (!m_answer)
        return;
    const core::Answer answer = *m_answer;
    const int seat = m_busy;
    const int lines = m_table.log()->rowCount();
    m_answer.reset();
    m_pointer.clear();
    if (!m_table.play(answer).ok())
        return fail(qtTrId("program_seats.chose_a_move_that_the").arg(nameOf(seat)));
    const std::vector<LogRow> &rows = m_table.log()->rows();
    const auto said = std::find_if(rows.begin() + std::min(lines, int(rows.size())), rows.end(),
                                   [seat](const LogRow &row) { return row.seat == seat; });
    if (said != rows.end())
        m_said = said->plain;
    emit stepped();
}

void ProgramSeats::goOn()
{
    if (m_busy < 0 || m_paused || !m_problem.isEmpty())
        return;
    m_hurries = true;
    m_table.finishPlayback();
    m_rested = true;
    m_rest.stop();
    if (m_pointing.isActive()) {
        m_pointing.stop();
        return carryOut();
    }
    next();
}

void ProgramSeats::hush()
{
    if (m_said.isEmpty())
        return;
    m_said.clear();
    emit stepped();
}

void ProgramSeats::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    m_rest.stop();
    m_pointing.stop();
    m_rested = false; // it is looked at afresh
    m_pointer.clear();
    emit stepped();
    if (m_question != 0 && !paused)
        rest();
    if (m_question == 0 && m_table.running())
        look();
}

void ProgramSeats::setAhead(bool ahead)
{
    if (m_ahead == ahead)
        return;
    m_ahead = ahead;
    emit stepped();
    if (m_question == 0 && m_table.running())
        look();
}

void ProgramSeats::setPace(int pace)
{
    m_pace = std::clamp(pace, int(AtOnce), int(Slow));
    emit stepped();
}

} // namespace playmat::table
