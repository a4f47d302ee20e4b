#include "table/interaction/pointer_hand.h"

#include "table/interaction/table_controller.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

constexpr QPoint kByKey{-1, -1}; ///< nowhere: a key has pressed a card

/// From where a pull is measured. The far hand opens downwards from a low strip: going from there
/// to the row of cards is not yet a pull.
QPoint slideStart(const TablePort &port, int seat, QPoint at)
{
    const QRect band = port.zoneRect(port.spec().first(Arrangement::Hand, seat));
    const bool hangs = band.center().y() < port.midY();
    return hangs ? QPoint(at.x(), std::max(at.y(), band.center().y())) : at;
}

} // namespace

PointerHand::PointerHand(TableController &table)
    : QObject(&table)
    , HandPart(table)
{
}

void PointerHand::press(QPointF at, bool gathers)
{
    if (port() == nullptr)
        return;
    m_gathers = gathers && gathering().possible();
    const int card = port()->cardAt(at.toPoint(), -1); // as it was seen, before anything moves on
    port()->finishPlayback();
    desk().dismissRefusal();
    keys().forget();
    emit keys().changed();
    if (m_table.state() == TableController::Menu)
        return menu().close();
    if (m_table.state() == TableController::Dragging || m_table.state() == TableController::Sliding
        || m_table.state() == TableController::Banding)
        m_table.letGo(); // a second button, or a release that never came
    m_pressedAt = at;
    m_pressedCard = port()->row(card) != nullptr ? card : -1;
    if (m_table.state() == TableController::Picked)
        return;
    const ZoneKey zone = port()->zoneAt(at.toPoint());
    const CardRow *row = port()->row(m_pressedCard);
    const bool onHand = port()->spec().is(row != nullptr ? row->zone : zone, Arrangement::Hand);
    if (onHand && port()->handCovered(zone.seat))
        return beginSlide(zone.seat);
    m_table.setState(TableController::Pressed);
}

void PointerHand::move(QPointF at)
{
    if (port() == nullptr)
        return;
    const QPointF way = at - m_pressedAt;
    const bool far = std::max(std::abs(way.x()), std::abs(way.y())) > kDragThreshold;
    if (m_table.state() == TableController::Sliding)
        slideTo(at.toPoint());
    else if (m_table.state() == TableController::Pressed && far)
        beginDrag();
    if (m_table.state() == TableController::Banding)
        gathering().stretch(m_pressedAt, at);
    if (m_table.state() == TableController::Dragging || m_table.state() == TableController::Picked)
        aim().update(at);
}

void PointerHand::release(QPointF at)
{
    if (port() == nullptr)
        return;
    switch (m_table.state()) {
    case TableController::Dragging:
        aim().update(at);
        return aim().drop(at.toPoint());
    case TableController::Sliding:
        m_slideSeat = -1;
        m_table.setState(TableController::Idle);
        setHovered(-1);
        return port()->peek(-1);
    case TableController::Pressed:
        m_table.setState(TableController::Idle);
        return click(at.toPoint());
    case TableController::Banding:
        gathering().closeBand(m_gathers);
        return m_table.setState(TableController::Idle);
    case TableController::Picked:
        return clickWhilePicked(port()->cardAt(at.toPoint(), aim().held().viewId), at.toPoint());
    case TableController::Idle:
    case TableController::Menu:
        return;
    }
}

void PointerHand::hover(QPointF at)
{
    if (port() == nullptr || m_table.state() == TableController::Dragging
        || m_table.state() == TableController::Sliding
        || m_table.state() == TableController::Banding)
        return;
    setHovered(port()->cardAt(at.toPoint(), aim().held().viewId));
    if (m_table.state() == TableController::Picked) {
        aim().pointerAims();
        aim().update(at);
    }
}

void PointerHand::leave()
{
    setHovered(-1);
}

void PointerHand::setHovered(int viewId)
{
    if (m_hovered == viewId)
        return;
    m_hovered = viewId;
    if (port() != nullptr)
        port()->refreshTable();
    emit hoverChanged();
}

void PointerHand::beginDrag()
{
    if (port()->tokenRect().contains(m_pressedAt.toPoint())
        && desk().optionWithRole(OptionRole::Token) >= 0) {
        aim().holdToken(m_pressedAt);
        m_table.setState(TableController::Dragging);
        return;
    }
    const CardRow *row = port()->row(m_pressedCard);
    const bool inStrip = row != nullptr && port()->spec().is(row->zone, Arrangement::Strip);
    if (inStrip && row->zone.seat == desk().prompt().seat
        && port()->handCovered(desk().prompt().seat))
        return beginSlide(desk().prompt().seat); // one looks along them as along a hand
    if (m_pressedCard < 0)
        return beginBand();
    if (!aim().canHold(m_pressedCard))
        return;
    if (m_gathers)
        (void)gathering().add(m_pressedCard);
    aim().hold(m_pressedCard, !aim().pointsOnly(m_pressedCard), m_pressedAt);
    m_table.setState(TableController::Dragging);
}

/// Starts a selection band on an empty part of the table, if the question lets cards go together.
void PointerHand::beginBand()
{
    if (gathering().possible())
        m_table.setState(TableController::Banding);
}

void PointerHand::beginSlide(int seat)
{
    m_slideSeat = seat;
    m_table.setState(TableController::Sliding);
    port()->peek(seat);
    m_slideFrom = slideStart(*port(), seat, m_pressedAt.toPoint());
    slideTo(m_pressedAt.toPoint());
}

/// Whether the pointer has left the hand, or is moving steeply enough away from it. Moving across
/// to another card, even at a slight slant, is still just looking.
bool PointerHand::pullsOut(QPoint at) const
{
    const QRect band = port()->zoneRect(port()->spec().first(Arrangement::Hand, m_slideSeat));
    const bool upwards = band.center().y() > port()->midY();
    const QPoint way = at - m_slideFrom;
    const int towards = upwards ? -way.y() : way.y();
    const bool outside = upwards ? at.y() < band.top() : at.y() > band.bottom();
    return towards > 2 * kDragThreshold && (outside || 2 * towards >= std::abs(way.x()));
}

/// While the pointer moves along the hand, the user is only looking at cards. The hit area of each
/// card is its place in the fan, no matter how large the raised card is drawn. When the pointer
/// moves toward the table, the card leaves the hand and is dragged.
void PointerHand::slideTo(QPoint at)
{
    const int under = port()->cardAt(at, m_hovered);
    const CardRow *row = port()->row(under);
    const bool inHand = row != nullptr && row->zone.seat == m_slideSeat
        && (port()->spec().is(row->zone, Arrangement::Hand)
            || (port()->spec().is(row->zone, Arrangement::Strip) && aim().canHold(under)));
    if (!pullsOut(at) || !aim().canHold(m_hovered)) {
        if (inHand && under != m_hovered) {
            m_slideFrom = slideStart(*port(), m_slideSeat, at);
            setHovered(under);
        }
        return;
    }
    aim().holdByMiddle(m_hovered, m_pressedAt);
    m_table.setState(TableController::Dragging);
}

void PointerHand::endSlide()
{
    if (takeSlide() >= 0)
        port()->peek(-1);
}

/// Out of an open pile, which is not where the card lies on the table.
void PointerHand::carry(int viewId, QPointF at)
{
    if (port() == nullptr || !aim().canHold(viewId))
        return;
    port()->finishPlayback();
    desk().dismissRefusal();
    m_table.letGo();
    m_pressedAt = at;
    aim().hold(viewId, true, m_pressedAt);
    m_table.setState(TableController::Dragging);
    aim().update(at);
}

void PointerHand::click(QPoint at)
{
    if (port()->takeClick(m_pressedCard, at))
        return;
    if (m_gathers && m_pressedCard >= 0)
        return gathering().toggle(m_pressedCard);
    if (choosePlaceAt(port()->zoneAt(at)))
        return;
    if (m_pressedCard >= 0)
        return pickOrExplain(m_pressedCard);
    gathering().letGo();
    const int option = desk().optionWithRole(OptionRole::Token);
    if (option >= 0 && port()->tokenRect().contains(at))
        menu().showOptions({option}, at);
}

/// The user chooses a requested place by clicking on it or on anything that lies there.
bool PointerHand::choosePlaceAt(ZoneKey zone)
{
    const int option = desk().optionAt(zone);
    if (option >= 0)
        desk().choosePlace(option);
    return option >= 0;
}

void PointerHand::clickWhilePicked(int viewId, QPoint at)
{
    const CardRow *held = port()->row(aim().held().viewId);
    const bool ontoItself = held != nullptr && viewId < 0 && held->place.hit.contains(at);
    if (ontoItself)
        return m_table.letGo();
    const CardRow *other = port()->row(viewId);
    const bool anotherOfMine = other != nullptr && aim().targets().onto(viewId) == nullptr
        && held != nullptr && other->zone == held->zone && desk().hasOptions(viewId);
    if (anotherOfMine) {
        m_table.letGo();
        return pickOrExplain(viewId);
    }
    aim().drop(at);
}

void PointerHand::activate(int viewId)
{
    if (port() == nullptr)
        return;
    port()->finishPlayback();
    desk().dismissRefusal();
    if (m_table.state() == TableController::Picked && viewId == aim().held().viewId)
        return m_table.letGo();
    if (m_table.state() == TableController::Picked)
        return clickWhilePicked(viewId, aim().centreOf(viewId).toPoint());
    if (m_table.state() == TableController::Idle && !port()->takeClick(viewId, kByKey))
        pickOrExplain(viewId);
}

void PointerHand::activateZone(const QString &zone)
{
    if (port() == nullptr || choosePlaceAt(port()->spec().key(zone))
        || m_table.state() != TableController::Picked)
        return;
    const Target *target = aim().targets().at(-1, port()->spec().key(zone));
    if (target != nullptr)
        desk().submitTarget(Target(*target), port()->zoneRect(target->zone).center());
}

void PointerHand::useFromPile(int viewId, bool byKey)
{
    if (m_table.state() != TableController::Idle || !desk().canUse(viewId))
        return;
    port()->finishPlayback();
    desk().dismissRefusal();
    m_pressedAt = aim().centreOf(viewId);
    pickUp(viewId);
    if (byKey && m_table.state() == TableController::Picked)
        aim().step(1);
}

/// A click or a key that chooses never opens the hand of a player who is not deciding.
void PointerHand::openHand(const CardRow &row)
{
    if (!port()->spec().is(row.zone, Arrangement::Hand))
        return;
    if (row.zone.seat == desk().prompt().seat && port()->handCovered(row.zone.seat))
        return port()->peek(row.zone.seat);
    desk().refuse(port()->whyCovered(row.zone.seat), row.place.rect.center());
}

/// A pile or what hangs under a card, when none of it is asked for.
bool PointerHand::opensPile(const CardRow &row) const
{
    return !CardMenu::trayOf(*port(), row).isEmpty()
        && (desk().choice() == ChoiceStyle::Action || desk().optionOnCard(row.viewId) < 0)
        && (desk().choice() != ChoiceStyle::Action || !desk().hasOptions(row.viewId));
}

/// What a plain click on a card means: choose it, take it up, or open what it can do.
void PointerHand::pickOrExplain(int viewId)
{
    const CardRow *row = port()->row(viewId);
    if (row == nullptr)
        return;
    m_pressedAt = row->place.rect.center();
    if (choosePlaceAt(row->zone))
        return;
    if (opensPile(*row))
        return port()->openTray(CardMenu::trayOf(*port(), *row));
    if (row->facts.hidden())
        return openHand(*row);
    if (desk().choice() == ChoiceStyle::Distribute)
        return desk().giveTo(viewId, 1);
    if (desk().choice() == ChoiceStyle::Board || desk().choice() == ChoiceStyle::Payment)
        return desk().chooseCard(viewId);
    if (desk().choice() == ChoiceStyle::Action)
        pickUp(viewId);
}

void PointerHand::pickUp(int viewId)
{
    const CardRow *row = port()->row(viewId);
    const int option = desk().optionOnCard(viewId);
    if (gathering().takesAlong(viewId)) {
        aim().pick(viewId, m_pressedAt);
        return m_table.setState(TableController::Picked);
    }
    gathering().letGo();
    if (option >= 0) // something that needs no target: its lines are shown, never done at once
        return menu().showFor(viewId, aim().centreOf(viewId));
    if (!Targets(*port(), viewId).empty()) {
        aim().pick(viewId, m_pressedAt);
        return m_table.setState(TableController::Picked);
    }
    if (row->zone.seat == desk().prompt().seat)
        desk().refuseGesture({viewId, -1, {}}, aim().centreOf(viewId));
}

} // namespace playmat::table
