#include "table/session/seats.h"

namespace playmat::table {

namespace {

constexpr int kCoverAfterMs = 30000;

} // namespace

Seats::Seats(const OpenMatch &open, const TableController &controller, const ProgramSeats &programs)
    : m_open(open)
    , m_controller(controller)
    , m_programs(programs)
{
    m_coverTimer.setSingleShot(true);
    m_coverTimer.setInterval(kCoverAfterMs);
    connect(&m_coverTimer, &QTimer::timeout, this, &Seats::coverHands);
    connect(&m_controller, &TableController::stateChanged, this, &Seats::settlePeek);
}

// --- where they sit ------------------------------------------------------------------------------

void Seats::sitDown()
{
    if (m_lookingBack)
        return settleOn(*m_lookingBack, m_lookingBack->peeking);
    const bool alone = m_programs.any() && !m_programs.all();
    m_coversFirst = m_coversFirst && alone;
    const bool own = alone && !m_coversFirst;
    const int near = alone ? (m_programs.plays(0) ? 1 : 0) : 0;
    const Seating::Mode seating = own ? Seating::Own
        : alone                       ? Seating::Peek
        : m_programs.all()            ? Seating::Open
                                      : m_wanted;
    settleOn({seating, own ? near : seating == m_eyes.seating ? m_eyes.peeking : -1}, near);
}

void Seats::settleOn(const Eyes &eyes, int near)
{
    if (eyes == m_eyes && near == m_near)
        return;
    m_eyes = eyes;
    m_near = near;
    emit seated();
    emit seatingChanged();
    emit peekingChanged();
}

void Seats::passOn(bool toProgram)
{
    m_coversFirst = m_eyes.seating == Seating::Peek && toProgram;
}

void Seats::getUp()
{
    sitDown();
    m_eyes.peeking = -1;
    m_peekKeys = {};
    emit peekingChanged();
}

void Seats::setSeating(Seating::Mode seating)
{
    m_wanted = seating;
    const Eyes before = m_eyes;
    sitDown();
    if (before != m_eyes)
        emit lookedAnew();
}

// --- who looks -----------------------------------------------------------------------------------

bool Seats::covered(int seat) const
{
    return m_eyes.seating == Seating::Peek && m_eyes.peeking != seat;
}

bool Seats::showsHand(int seat) const
{
    return !covered(seat) && (m_eyes.seating != Seating::Own || seat == m_eyes.peeking);
}

void Seats::peek(int seat, bool sticky)
{
    if (m_eyes.seating == Seating::Own)
        return; // it stays open
    if (m_coversFirst && seat >= 0)
        return playOnAlone(seat);
    const int now = m_eyes.seating == Seating::Open ? -1 : seat;
    m_peekSticky = sticky && now >= 0;
    if (m_peekSticky)
        m_coverTimer.start();
    else
        m_coverTimer.stop();
    if (m_eyes.peeking == now)
        return;
    m_eyes.peeking = now;
    emit peekingChanged();
    emit lookedAnew();
}

/// The person who plays on against the program looks for the first time since the other one gave up
/// the seat: from now on the hand lies open.
void Seats::playOnAlone(int seat)
{
    if (m_programs.plays(seat))
        return; // nobody may look into that hand
    m_coversFirst = false;
    sitDown();
    emit lookedAnew();
}

void Seats::peekKey(int seat, bool down)
{
    if (seat < 0 || seat > 1 || m_peekKeys[size_t(seat)] == down)
        return;
    m_peekKeys[size_t(seat)] = down;
    if (down)
        return peek(seat, false);
    if (m_eyes.peeking != seat)
        return;
    if (m_controller.usesHandOf(seat))
        m_coverTimer.start(); // until that is done, and not for long
    else
        peek(-1, false);
}

void Seats::peekToggle(int seat)
{
    peek(m_eyes.peeking == seat ? -1 : seat, true);
}

void Seats::coverHands()
{
    m_peekKeys = {};
    peek(-1, false);
}

void Seats::settlePeek()
{
    const int seat = m_eyes.peeking;
    if (seat < 0 || m_eyes.seating == Seating::Own || m_controller.usesHandOf(seat)
        || m_peekKeys[size_t(seat)])
        return;
    const bool stillNeeded
        = m_peekSticky && m_open.match && m_open.match->game().decision().player == seat;
    if (!stillNeeded && !m_controller.holdsHandOpen(seat))
        peek(-1, false);
}

} // namespace playmat::table
