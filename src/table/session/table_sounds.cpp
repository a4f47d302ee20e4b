#include "table/session/table_sounds.h"

#include <utility>

namespace playmat::table {

using sound::Sound;

void TableSounds::setSession(TableSession *session)
{
    if (m_session == session)
        return;
    m_session = session;
    m_ears = std::make_unique<QObject>();
    if (session != nullptr)
        listen();
    emit changed();
}

void TableSounds::listen()
{
    const QObject *ears = m_ears.get();
    Stage *stage = m_session->stage();
    TableController *hands = m_session->controller();
    // The stage was connected first, so it already shows the step.
    connect(&stage->playback(), &PlaybackQueue::stepped, ears,
            [this](const PlaybackStep &step) { hearStep(step); });
    connect(stage, &Stage::resting, ears, [this] { hearRest(); });
    connect(
        m_session, &TableSession::matchChanged, ears, [this] { hearDeal(); },
        Qt::QueuedConnection); // after the table has been set up
    connect(hands->aim(), &Aim::holdingChanged, ears, [this] { hearHand(); });
    connect(hands->desk(), &AnswerDesk::refused, ears, [this] { play(Sound::Refused); });
}

void TableSounds::play(sound::Sound sound, double loudness)
{
    if (m_on && m_box)
        m_box->play(sound, loudness);
}

void TableSounds::hearStep(const PlaybackStep &step)
{
    m_told = true;
    const Stage &stage = *m_session->stage();
    const auto factsOf = [&stage](int card) { return stage.factsOf(card); };
    const bool many = stage.speed() == PlaybackQueue::Off;
    if (step.told == nullptr && !many)
        return; // the step was skipped
    const std::vector<Cue> cues = cuesOf(step, factsOf);
    for (const Cue &cue : many ? mainCue(cues) : cues)
        play(cue.sound, cue.loudness);
}

/// Plays the sound of shuffling when a match begins, not when a position or a copy is opened.
void TableSounds::hearDeal()
{
    m_decider = decider();
    const match::Match *match = m_session ? m_session->match() : nullptr;
    if (match != nullptr && match->stepsDone() == 0 && !match->setup().scenario)
        play(Sound::Shuffle);
}

/// Plays the sound of the user's turn or of the end, but not after opening or taking back.
void TableSounds::hearRest()
{
    const bool told = std::exchange(m_told, false);
    const bool over = m_session->over();
    const bool ends = over && !m_over;
    m_over = over;
    const int before = std::exchange(m_decider, decider());
    if (!told)
        return;
    const int winner = m_session->stage()->board().winner;
    if (ends && winner >= 0)
        play(person() >= 0 && person() != winner ? Sound::Loss : Sound::Win);
    else if (m_decider >= 0 && m_decider == person() && before >= 0 && before != m_decider)
        play(Sound::YourTurn);
}

void TableSounds::hearHand()
{
    const HeldCard &held = m_session->controller()->aim()->held();
    if (held.active() && !m_holds)
        play(Sound::PickUp);
    m_holds = held.active();
}

/// The seat that has to decide; -1 if there is none.
int TableSounds::decider() const
{
    const match::Match *match = m_session ? m_session->match() : nullptr;
    return match == nullptr || m_session->over() ? -1 : int(match->game().decision().player);
}

/// The seat of the only human player at the table; -1 if there are two or none.
int TableSounds::person() const
{
    const ProgramSeats &programs = *m_session->programs();
    if (programs.plays(0) == programs.plays(1))
        return -1;
    return programs.plays(0) ? 1 : 0;
}

} // namespace playmat::table
