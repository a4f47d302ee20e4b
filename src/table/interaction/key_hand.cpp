#include "table/interaction/key_hand.h"

#include "table/interaction/table_controller.h"

namespace playmat::table {

KeyHand::KeyHand(TableController &table)
    : QObject(&table)
    , HandPart(table)
{
}

void KeyHand::tell()
{
    if (port() != nullptr)
        port()->refreshTable();
    emit changed();
}

void KeyHand::follow()
{
    m_ring.follow(*port());
}

bool KeyHand::step(int direction)
{
    if (port() == nullptr || m_table.state() == TableController::Dragging)
        return false;
    if (m_table.state() == TableController::Picked) {
        aim().step(direction);
        return true;
    }
    const int first = desk().prompt().seat >= 0 ? desk().prompt().seat : 0;
    const bool inside = m_ring.step(*port(), first, direction);
    m_moved = true;
    tell();
    return inside;
}

void KeyHand::move(int dx, int dy)
{
    if (port() == nullptr)
        return;
    if (m_table.state() == TableController::Picked)
        return aim().step(dx + dy > 0 ? 1 : -1);
    if (m_table.state() != TableController::Idle)
        return;
    if (!m_ring.isSet()) {
        step(1);
        return;
    }
    m_ring.move(*port(), dx, dy);
    m_moved = true;
    tell();
}

void KeyHand::gather(int dx, int dy)
{
    if (port() == nullptr || m_table.state() != TableController::Idle || !gathering().possible())
        return move(dx, dy);
    if (m_ring.card() >= 0)
        (void)gathering().add(m_ring.card());
    move(dx, dy);
    if (m_ring.card() >= 0)
        (void)gathering().add(m_ring.card());
}

void KeyHand::gatherThis()
{
    if (port() == nullptr || m_table.state() != TableController::Idle || m_ring.card() < 0)
        return;
    desk().dismissRefusal();
    gathering().toggle(m_ring.card());
}

void KeyHand::toEnd(bool last)
{
    if (port() == nullptr || m_table.state() != TableController::Idle)
        return;
    m_ring.toEnd(*port(), last);
    tell();
}

void KeyHand::focus(int viewId)
{
    const CardRow *row = port() == nullptr ? nullptr : port()->row(viewId);
    if (row == nullptr)
        return;
    m_ring.set(*port(), *row);
    m_moved = true;
    tell();
}

void KeyHand::clear()
{
    m_ring.clear();
    tell();
}

void KeyHand::activate()
{
    if (port() == nullptr)
        return;
    if (m_table.state() == TableController::Picked)
        return aim().dropThere();
    if (m_table.state() != TableController::Idle)
        return;
    if (desk().suggests() && (!m_moved || m_ring.card() < 0))
        return desk().done();
    if (m_ring.card() < 0)
        return;
    pointer().activate(m_ring.card());
    if (m_table.state() == TableController::Picked)
        aim().step(1);
}

QString KeyHand::zone() const
{
    return m_ring.isSet() ? port()->spec().name(m_ring.zone()) : QString();
}

void KeyHand::openMenu()
{
    if (port() != nullptr && m_ring.card() >= 0)
        menu().openOf(m_ring.card(), aim().centreOf(m_ring.card()));
}

} // namespace playmat::table
