#include "table/learn/puzzle_table.h"

#include "table/learn/lesson_position.h"
#include "table/programs/pointer_way.h"
#include "table/session/course_data.h"

#include <algorithm>

namespace playmat::table {

using learn::PuzzleRun;

namespace {

constexpr int kLongestRefutation = 3000; ///< milliseconds, as far as nobody wants it slower

} // namespace

PuzzleTable::PuzzleTable(TableSession &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_places(table)
{
    m_timer.setSingleShot(true);
    m_pointerTimer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PuzzleTable::goOn);
    connect(&m_pointerTimer, &QTimer::timeout, this, &PuzzleTable::doIt);
    connect(m_table.stage(), &Stage::playingChanged, this, [this] {
        if (m_run && !m_table.stage()->playing() && m_mood == Watches)
            later();
    });
}

PuzzleTable::~PuzzleTable()
{
    end();
}

bool PuzzleTable::begin(const learn::Course &course, const learn::Puzzle &puzzle,
                        const learn::StartSearch &start)
{
    end();
    auto game = start(puzzle.scenario);
    if (!game
        || !m_table.startPosition(
            lessonPosition(course, puzzle.scenario, core::PlayerId(0), m_learner)))
        return false;
    m_puzzle = &puzzle;
    m_run.emplace(puzzle.kind, std::move(game.value()));
    m_counts = true;
    m_hints = 0;
    m_note.clear();
    m_table.setWatch(this);
    setMood(Acts);
    return true;
}

void PuzzleTable::end()
{
    if (!m_run)
        return;
    m_timer.stop();
    m_pointerTimer.stop();
    m_pointer.clear();
    m_shown.reset();
    m_worth.reset();
    m_show.clear();
    m_showing = m_refuting = false;
    m_run.reset();
    m_puzzle = nullptr;
    m_table.setWatch(nullptr);
    m_table.close();
    setMood(None);
}

// --- answers -------------------------------------------------------------------------------------

std::optional<RefusalText> PuzzleTable::mayAnswer(const core::Answer &answer)
{
    if (m_mood == Erred)
        return RefusalText{qtTrId("puzzle_table.take_that_back_first"), {}, -1};
    if (m_mood != Acts)
        return RefusalText{};
    m_pointerTimer.stop();
    m_pointer.clear();
    m_back = stepsDone();
    m_worth = m_run->judge(answer);
    m_answer = answer;
    return std::nullopt;
}

bool PuzzleTable::mayConcede(int)
{
    say(qtTrId("puzzle_table.nobody_gives_up_here_you"), "");
    return false;
}

void PuzzleTable::carriedOut()
{
    if (!m_run || !m_worth || m_showing)
        return;
    const PuzzleRun::Worth worth = *m_worth;
    m_worth.reset();
    m_shown.reset();
    m_hints = 0;
    (void)m_run->play(*m_answer);
    say({}, "");
    // The gesture that played an event may also answer the event's next question.
    if (worth == PuzzleRun::Worth::Right && !m_run->solved() && m_run->learnersTurn())
        return setMood(Acts);
    setMood(Watches);
    if (worth != PuzzleRun::Worth::Right)
        refute(worth);
    later();
}

/// An answer that nobody gives by hand.
void PuzzleTable::play(const core::Answer &answer)
{
    m_showing = true;
    if (m_table.play(answer))
        (void)m_run->play(answer);
    m_showing = false;
}

void PuzzleTable::later()
{
    m_timer.start(m_show.empty() ? pace() : std::min(pace(), m_pace));
}

/// Once the table has shown what happened.
void PuzzleTable::goOn()
{
    if (!m_run || m_mood != Watches || m_table.stage()->playing())
        return;
    m_refuting ? showRefutation() : next();
}

void PuzzleTable::next()
{
    if (m_run->solved()) {
        setMood(Solved);
        emit solved();
        return;
    }
    if (m_run->learnersTurn())
        return setMood(Acts);
    const std::optional<core::Answer> reply = m_run->reply();
    if (!reply)
        return setMood(Acts); // a document that was not proven
    play(*reply);
    later();
}

// --- mistakes ------------------------------------------------------------------------------------

void PuzzleTable::spoil()
{
    if (!m_counts)
        return;
    m_counts = false;
    emit failed();
}

void PuzzleTable::refute(PuzzleRun::Worth worth)
{
    spoil();
    m_refuting = true;
    m_show.clear();
    if (worth == PuzzleRun::Worth::Luck)
        return;
    const std::vector<core::Answer> line = m_run->refutation();
    m_show.assign(line.begin(), line.end());
    m_pace = kLongestRefutation / std::max(1, int(line.size()));
}

void PuzzleTable::showRefutation()
{
    if (!m_show.empty()) {
        const core::Answer answer = m_show.front();
        m_show.pop_front();
        play(answer);
        return later();
    }
    const bool hold = m_puzzle->kind == learn::Puzzle::Kind::Hold;
    const QString words = !m_run->over() ? qtTrId("puzzle_table.from_here_on_it_is")
        : hold                           ? qtTrId("puzzle_table.that_does_not_hold_this")
               : qtTrId("puzzle_table.not_enough_even_with_the").arg(m_run->distance());
    say(words, "mistake");
    m_refuting = false;
    setMood(Erred);
}

void PuzzleTable::takeBack()
{
    if (m_mood != Erred)
        return;
    m_showing = true; // what happened is not new
    m_table.takeBackTo(m_back);
    m_showing = false;
    m_run->takeBackTo(m_back);
    say({}, "");
    setMood(Acts);
}

bool PuzzleTable::canStartOver() const
{
    return m_mood == Acts && m_run->played() > 0;
}

void PuzzleTable::startOver()
{
    if (!canStartOver())
        return;
    m_back = 0;
    m_mood = Erred;
    takeBack();
}

// --- hints ---------------------------------------------------------------------------------------

bool PuzzleTable::canHint() const
{
    return m_mood == Acts && m_pointer.isEmpty();
}

/// Words first, then the card, then the hand does it; from the card on it does not count.
void PuzzleTable::hint()
{
    if (!canHint())
        return;
    ++m_hints;
    if (m_hints == 1)
        return say(puzzling(m_puzzle->hint), "hint");
    m_shown = m_run->shown();
    spoil();
    if (m_hints == 2 && !marks().empty())
        return say(qtTrId("puzzle_table.it_begins_here"), "hint");
    if (m_shown) {
        m_pointer = pointerWay(m_table, *m_shown);
        m_pointerTimer.start(pointerTime() + pace() / 2);
    }
    emit changed();
}

void PuzzleTable::doIt()
{
    m_pointer.clear();
    emit changed();
    const std::optional<core::Answer> answer = m_shown;
    if (m_mood == Acts && answer && !mayAnswer(*answer))
        (void)m_table.play(*answer);
}

std::vector<LitMark> PuzzleTable::marks() const
{
    if (m_mood != Acts || m_hints < 2 || !m_shown || m_shown->options.empty())
        return {};
    const core::Decision &decision = m_table.match()->game().decision();
    const std::size_t option = m_shown->options[0];
    if (option >= decision.options.size() || decision.options[option].card == core::kNone)
        return {};
    const int card = int(decision.options[option].card);
    const QRectF rect = m_places.rectOfCard(card);
    return rect.isEmpty() ? std::vector<LitMark>()
                          : std::vector<LitMark>{{rect, m_places.nameOfCard(card)}};
}

// --- words ---------------------------------------------------------------------------------------

QString PuzzleTable::title() const
{
    return m_puzzle == nullptr ? QString() : puzzling(m_puzzle->title);
}

QString PuzzleTable::goal() const
{
    return m_puzzle == nullptr ? QString() : puzzling(m_puzzle->goal);
}

QStringList PuzzleTable::everything() const
{
    if (m_puzzle == nullptr)
        return {};
    const bool hold = m_puzzle->kind == learn::Puzzle::Kind::Hold;
    return {goal(),
            puzzling(m_puzzle->hint),
            qtTrId("puzzle_table.it_begins_here"),
            qtTrId("puzzle_table.from_here_on_it_is"),
            hold ? qtTrId("puzzle_table.that_does_not_hold_this")
                 : qtTrId("puzzle_table.not_enough_even_with_the").arg(10),
            qtTrId("puzzle_table.nobody_gives_up_here_you")};
}

void PuzzleTable::say(const QString &note, const char *tone)
{
    m_note = note;
    m_tone = QLatin1String(tone);
    emit changed();
}

void PuzzleTable::setMood(Mood mood)
{
    m_mood = mood;
    emit moodChanged();
    emit changed();
}

} // namespace playmat::table
