#include "table/session/taking_back.h"

#include "table/session/table_session.h"

namespace playmat::table {

TakingBack::TakingBack(TableSession &table, const OpenMatch &open)
    : m_table(table)
    , m_open(open)
{
    connect(&m_table, &TableSession::tableChanged, this, &TakingBack::changed);
}

void TakingBack::undo()
{
    if (!canUndo() || m_request.open)
        return;
    m_table.finishPlayback();
    if (isFree(1))
        return undoNow();
    m_request = {true, whatIsTakenBack(), {}};
    emit requestChanged();
}

/// Whether the last steps can be taken back without the agreement of the other players.
bool TakingBack::isFree(std::size_t steps) const
{
    const TableWatch *watch = m_table.watch();
    const bool watched = watch != nullptr && watch->undoesFreely();
    return watched || m_table.programs()->any() || !m_open.match->undoCrossesInformation(steps);
}

/// The step in which the current player began the action that the open question belongs to.
std::optional<std::size_t> TakingBack::actionStep() const
{
    const core::PlayerId asked = m_open.match->game().decision().player;
    for (std::size_t step = m_open.match->stepsDone(); step > 0; --step) {
        const match::Match::Step &done = m_open.match->steps()[step - 1];
        if (done.kind != match::Match::Step::Kind::Answer || done.player != asked)
            return std::nullopt;
        if (done.asked == core::DecisionKind::Action)
            return step - 1;
    }
    return std::nullopt;
}

bool TakingBack::takeBackAction()
{
    if (!canUndo() || m_request.open)
        return false;
    const std::optional<std::size_t> step = actionStep();
    if (!step || !isFree(m_open.match->stepsDone() - *step))
        return false;
    m_table.programs()->hush();
    m_table.takeBackTo(*step);
    return true;
}

void TakingBack::undoNow()
{
    m_table.programs()->hush();
    if (const std::optional<std::size_t> step = undoneStep())
        m_table.takeBackTo(*step);
}

void TakingBack::agree(int seat)
{
    if (!m_request.open || seat < 0 || seat > 1)
        return;
    m_request.agreed[size_t(seat)] = true;
    if (m_request.agreed[0] && m_request.agreed[1]) {
        m_request = {};
        undoNow();
    }
    emit requestChanged();
}

void TakingBack::withdraw()
{
    m_request = {};
    emit requestChanged();
}

/// The next answer, and all that the program answered after it.
void TakingBack::redo()
{
    if (!canRedo())
        return;
    do
        m_table.giveAgain();
    while (m_open.match->canRedo() && !isPersons(m_open.match->stepsDone()));
}

QString TakingBack::whatIsTakenBack() const
{
    const match::Match::Step &step = m_open.match->steps()[m_open.match->stepsDone() - 1];
    const QString who = step.player < 2 ? m_open.game->playerName(step.player) : QString();
    return qtTrId("table_session.since_then_cards_were_drawn").arg(who);
}

/// Whether a person gave that answer, so that taking back ends before it.
bool TakingBack::isPersons(std::size_t step) const
{
    return !m_table.programs()->plays(m_open.match->steps()[step].player);
}

/// The step that taking back ends before: against the program it is one's own last answer.
std::optional<std::size_t> TakingBack::undoneStep() const
{
    for (std::size_t step = m_open.match ? m_open.match->stepsDone() : 0; step > 0; --step) {
        if (isPersons(step - 1))
            return step - 1;
    }
    return std::nullopt;
}

bool TakingBack::canUndo() const
{
    return undoneStep() && (m_table.watch() == nullptr || m_table.watch()->mayUndo());
}

bool TakingBack::canRedo() const
{
    return m_open.match && m_open.match->canRedo()
        && (m_table.watch() == nullptr || m_table.watch()->mayUndo());
}

} // namespace playmat::table
