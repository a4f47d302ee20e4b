// The keyboard: the same gestures without a pointer.
#include "table/interaction/table_controller.h"

namespace playmat::table {

bool TableController::focusStep(int direction)
{
    if (m_port == nullptr || m_state == Dragging)
        return false;
    if (m_state == Picked) {
        aimByKeyboard(direction);
        return true;
    }
    const int first = m_prompt.seat >= 0 ? m_prompt.seat : 0;
    const bool inside = m_focus.step(*m_port, first, direction);
    m_port->refreshTable();
    emit focusChanged();
    return inside;
}

void TableController::focusMove(int dx, int dy)
{
    if (m_port == nullptr)
        return;
    if (m_state == Picked)
        return aimByKeyboard(dx + dy > 0 ? 1 : -1);
    if (m_state != Idle)
        return;
    if (!m_focus.isSet()) {
        focusStep(1);
        return;
    }
    m_focus.move(*m_port, dx, dy);
    m_port->refreshTable();
    emit focusChanged();
}

void TableController::focusEnd(bool last)
{
    if (m_port == nullptr || m_state != Idle)
        return;
    m_focus.toEnd(*m_port, last);
    m_port->refreshTable();
    emit focusChanged();
}

void TableController::focusCard(int viewId)
{
    const CardRow *row = m_port == nullptr ? nullptr : m_port->row(viewId);
    if (row == nullptr)
        return;
    m_focus.set(*m_port, *row);
    m_port->refreshTable();
    emit focusChanged();
}

void TableController::clearFocus()
{
    m_focus.clear();
    if (m_port != nullptr)
        m_port->refreshTable();
    emit focusChanged();
}

void TableController::activateFocused()
{
    if (m_port == nullptr)
        return;
    if (m_state == Picked)
        return dropAtKeyboardTarget();
    if (m_state != Idle || m_focus.card() < 0)
        return;
    const int card = m_focus.card();
    activate(card);
    if (m_state == Picked)
        aimByKeyboard(1);
}

/// Steps through the places where the picked card may go.
void TableController::aimByKeyboard(int step)
{
    const int count = int(m_targets.all().size());
    if (count == 0)
        return;
    const int next = m_targetIndex < 0 ? 0 : (m_targetIndex + step + count) % count;
    const Target &target = m_targets.all()[size_t(next)];
    const QRect area
        = target.card >= 0 ? m_port->row(target.card)->place.rect : m_port->zoneRect(target.zone);
    updateHeld(area.center());
    m_targetIndex = next;
    m_aimed = target.card;
    m_held.legal = true;
    m_onTrack = target.card < 0 && isIn(target.zone, Arrangement::Track);
    showOutcome(target.card >= 0 || m_onTrack ? &target : nullptr);
    m_port->refreshTable();
    tellHeld();
}

void TableController::dropAtKeyboardTarget()
{
    if (m_targetIndex < 0)
        return aimByKeyboard(1);
    const Target target = m_targets.all()[size_t(m_targetIndex)];
    submitTarget(target, m_held.pointer);
}

void TableController::cancel()
{
    if (m_state == Menu)
        return closeMenu();
    if (m_held.active() || m_state == Sliding || m_state == Pressed) {
        dismissRefusal(); // of what was held over something
        return letGo();
    }
    if (m_refusal.visible()) {
        dismissRefusal();
        if (m_port != nullptr)
            m_port->refreshTable();
        return;
    }
    if (m_port != nullptr)
        m_port->peek(-1);
}

} // namespace playmat::table
