// Looking along a hand with the button down, and pulling a card out of it; what goes when it is
// covered.
#include "table/interaction/table_controller.h"

#include <algorithm>
#include <cstdlib>

namespace playmat::table {

namespace {

/// From where a pull is measured. The far hand opens downwards from a low strip: going from there
/// to the row of cards is not yet a pull.
QPoint slideStart(const TablePort &port, int seat, QPoint at)
{
    const QRect band = port.zoneRect(port.spec().first(Arrangement::Hand, seat));
    const bool hangs = band.center().y() < port.midY();
    return hangs ? QPoint(at.x(), std::max(at.y(), band.center().y())) : at;
}

} // namespace

void TableController::beginSlide(int seat)
{
    m_slideSeat = seat;
    setState(Sliding);
    m_port->peek(seat);
    m_slideFrom = slideStart(*m_port, seat, m_pressedAt.toPoint());
    slideTo(m_pressedAt.toPoint());
}

/// Whether the pointer has left the hand, or is moving steeply enough away from it. Moving across
/// to another card, even at a slight slant, is still just looking.
bool TableController::pullsOut(QPoint at) const
{
    const QRect band = m_port->zoneRect(m_port->spec().first(Arrangement::Hand, m_slideSeat));
    const bool upwards = band.center().y() > m_port->midY();
    const QPoint way = at - m_slideFrom;
    const int towards = upwards ? -way.y() : way.y();
    const bool outside = upwards ? at.y() < band.top() : at.y() > band.bottom();
    return towards > 2 * kDragThreshold && (outside || 2 * towards >= std::abs(way.x()));
}

/// Along the hand the pointer only looks; towards the table it takes the card with it.
void TableController::slideTo(QPoint at)
{
    const int under = m_port->cardAt(at, -1);
    const CardRow *row = m_port->row(under);
    const bool inHand = row != nullptr && row->zone.seat == m_slideSeat
        && (isIn(row->zone, Arrangement::Hand)
            || (isIn(row->zone, Arrangement::Strip) && canHold(under)));
    if (!pullsOut(at) || !canHold(m_hovered)) {
        if (inHand && under != m_hovered) {
            m_slideFrom = slideStart(*m_port, m_slideSeat, at);
            setHovered(under);
        }
        return;
    }
    const int card = m_hovered;
    hold(card, true); // in the middle
    m_held.grab = QPointF(m_port->row(card)->place.rect.width() / 2.,
                          m_port->row(card)->place.rect.height() / 2.);
    setState(Dragging);
}

bool TableController::canUse(int viewId) const
{
    const CardRow *row = m_port == nullptr ? nullptr : m_port->row(viewId);
    return row != nullptr && isIn(row->zone, Arrangement::Strip) && m_choice == ChoiceStyle::Action
        && !m_port->chipFor(viewId).isEmpty();
}

void TableController::useFromPile(int viewId, bool byKey)
{
    if (m_state != Idle || !canUse(viewId))
        return;
    m_port->finishPlayback();
    dismissRefusal();
    m_pressedAt = centreOf(viewId);
    pickUp(viewId);
    if (byKey && m_state == Picked)
        aimByKeyboard(1);
}

/// Out of an open pile, which is not where the card lies on the table.
void TableController::carry(int viewId, QPointF at)
{
    if (m_port == nullptr || !canHold(viewId))
        return;
    m_port->finishPlayback();
    dismissRefusal();
    letGo();
    m_pressedAt = at;
    hold(viewId, true);
    setState(Dragging);
    updateHeld(at);
}

void TableController::emptyHand()
{
    m_held = {};
    m_targets = {};
    m_aimed = m_refusedCard = m_targetIndex = m_pressedCard = -1;
    m_onTrack = false;
}

void TableController::endSlide()
{
    if (std::exchange(m_slideSeat, -1) >= 0)
        m_port->peek(-1);
}

bool TableController::isAskedUnderCover() const
{
    const core::PlayerId asked = m_port->decision().player;
    return asked != core::kNone && m_port->handCovered(asked);
}

/// What an open card can do and why it cannot do more may rest on a hand as well: what was said of
/// it is no longer read when the hand is covered, nor what was left out when it is opened.
void TableController::forgetWhatWasSeen()
{
    if (m_state == Menu && m_underCover)
        m_slideSeat = -1; // it is covered already
    closeMenu();
    dismissRefusal();
    m_refusedCard = -1; // what is held over it asks again
}

/// A hand was covered while one of its cards was held, or while something could be read that it
/// tells.
void TableController::dropWhatWentHidden()
{
    if (const bool covered = isAskedUnderCover(); std::exchange(m_underCover, covered) != covered)
        forgetWhatWasSeen();
    const auto gone = [&](int card) { return card >= 0 && m_port->row(card) == nullptr; };
    if (gone(m_held.viewId)) {
        letGo();
        dismissRefusal();
    }
    if (gone(m_menuCard))
        closeMenu();
    if (gone(m_refusedOf))
        dismissRefusal();
}

bool TableController::usesHandOf(int seat) const
{
    if (m_port == nullptr || m_state == Idle)
        return false;
    if (m_state == Sliding)
        return m_slideSeat == seat;
    const int card = m_state == Menu ? m_menuCard
        : m_state == Pressed         ? m_pressedCard
                                     : m_held.viewId;
    const CardRow *row = m_port->row(card);
    return row != nullptr && row->zone.seat == seat
        && (isIn(row->zone, Arrangement::Hand) || isIn(row->zone, Arrangement::Strip));
}

} // namespace playmat::table
