// A table at which the program plays too: who sees what, who sits where, and how far is taken back.
#include "table/session/table_session.h"

namespace playmat::table {

/// A person alone sits at the lower edge and sees their own hand, never the program's. Who only
/// watches sees both.
void TableSession::settleEyes()
{
    if (m_lookingBack)
        return settleOn(*m_lookingBack, m_lookingBack->peeking);
    const bool alone = m_programs.any() && !m_programs.all();
    m_coversFirst = m_coversFirst && alone;
    const bool own = alone && !m_coversFirst;
    const int near = alone ? (m_programs.plays(0) ? 1 : 0) : 0;
    const Seating seating = own ? Seating::Own
        : alone                 ? Seating::Peek
        : m_programs.all()      ? Seating::Open
                                : m_wanted;
    settleOn({seating, own ? near : seating == m_eyes.seating ? m_eyes.peeking : -1}, near);
}

void TableSession::settleOn(const Eyes &eyes, int near)
{
    if (eyes == m_eyes && near == m_layout.nearSeat)
        return;
    m_eyes = eyes;
    m_layout.nearSeat = near;
    m_layout.openHands = eyes.seating == Seating::Open;
    m_scene.arrange(m_layout);
    emit seatingChanged();
    emit peekingChanged();
    emit geometryChanged();
}

void TableSession::seat(int seat, const QString &name, const QString &program)
{
    m_queue.finish();
    m_undoRequest = {};
    emit undoRequestChanged();
    m_coversFirst = m_eyes.seating == Seating::Peek && !program.isEmpty();
    m_match->seat(core::PlayerId(seat), name.toStdString(), program.toStdString());
    m_saving.stepDone();
    sitDown();
}

/// Whether a person gave that answer, so that taking back ends before it.
bool TableSession::isPersons(std::size_t step) const
{
    return !m_programs.plays(m_match->steps()[step].player);
}

/// The step that taking back ends before: against the program it is one's own last answer.
std::optional<std::size_t> TableSession::undoneStep() const
{
    for (std::size_t step = m_match ? m_match->stepsDone() : 0; step > 0; --step) {
        if (isPersons(step - 1))
            return step - 1;
    }
    return std::nullopt;
}

/// And all that the program answered after it.
void TableSession::redoProgram()
{
    while (m_match->canRedo() && !isPersons(m_match->stepsDone()))
        redoStep();
}

bool TableSession::canUndo() const
{
    return undoneStep() && (m_watch == nullptr || m_watch->mayUndo());
}

bool TableSession::canRedo() const
{
    return m_match && m_match->canRedo() && (m_watch == nullptr || m_watch->mayUndo());
}

/// What its prompt says while the program decides; nothing: a person does.
std::optional<QString> TableSession::programsTurn(int seat) const
{
    if (!m_programs.plays(seat))
        return std::nullopt;
    if (!m_programs.problem().isEmpty())
        return m_programs.problem();
    return m_programs.thinking() == seat ? qtTrId("session_programs.thinking") : QString();
}

} // namespace playmat::table
