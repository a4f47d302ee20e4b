#include "table/session/attack_pointer.h"

namespace playmat::table {

AttackPointer::AttackPointer(const OpenMatch &open, const Stage &stage)
    : m_open(open)
    , m_stage(stage)
{
    connect(&m_stage.scene(), &TableScene::arranged, this, &AttackPointer::place);
    connect(&m_stage, &Stage::presented, this, &AttackPointer::update);
    connect(&m_stage, &Stage::playingChanged, this, &AttackPointer::placeWaiting);
    connect(&m_stage, &Stage::lungeShown, this, &AttackPointer::point);
    connect(&m_stage, &Stage::captureShown, this, &AttackPointer::point);
}

void AttackPointer::update()
{
    const std::optional<TableGame::Arrow> arrow = m_open.game ? m_open.game->arrow() : std::nullopt;
    if (arrow)
        return point(arrow->from, arrow->to);
    if (!m_stage.playing() && !m_open.over())
        m_shown = {};
    place();
}

void AttackPointer::clear()
{
    m_shown = {};
    place();
}

void AttackPointer::point(int from, int to)
{
    m_shown.attacker = from;
    m_shown.defender = to;
    place();
}

/// Empty for a card that has left play: nothing points to or from the pile of a defeated one.
QRect AttackPointer::rectInPlay(int card) const
{
    const CardRow *row = m_stage.scene().row(card);
    const TableSpec &spec = m_stage.scene().spec();
    const bool shown
        = row != nullptr && (spec.onBoard(row->zone) || spec.is(row->zone, Arrangement::Stack));
    return shown ? row->place.rect : QRect();
}

void AttackPointer::placeWaiting()
{
    std::vector<ArrowShown> waiting;
    if (m_open.game && !m_stage.playing()) {
        for (const TableGame::Arrow &arrow : m_open.game->waitingArrows()) {
            const QRect from = rectInPlay(arrow.from);
            const QRect to = rectInPlay(arrow.to);
            if (!from.isEmpty() && !to.isEmpty())
                waiting.push_back(
                    {m_stage.scene().row(arrow.from)->zone.seat, arrowAside(from, to)});
        }
    }
    if (waiting == m_waiting)
        return;
    m_waiting = std::move(waiting);
    emit waitingChanged();
}

void AttackPointer::place()
{
    placeWaiting();
    const QRect from = rectInPlay(m_shown.attacker);
    const QRect to = rectInPlay(m_shown.defender);
    m_shown.line = from.isEmpty() || to.isEmpty() ? QLineF() : arrowBetween(from, to);
    if (m_told == m_shown)
        return;
    m_told = m_shown;
    emit changed();
}

} // namespace playmat::table
