#include "table/interaction/table_controller.h"

#include "table/view/attack_shown.h"

#include <QMetaEnum>

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

constexpr QPoint kByKey{-1, -1}; ///< nowhere: a key has pressed a card

} // namespace

TableController::TableController(QObject *parent)
    : QObject(parent)
    , m_menu(this)
    , m_choices(this)
    , m_looked(this)
{
}

void TableController::setPort(TablePort *port)
{
    m_port = port;
    m_decisionId = 0;
    m_focus.clear();
    m_hovered = -1;
    letGo();
    refresh();
}

void TableController::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged();
}

void TableController::refresh()
{
    if (m_port == nullptr) {
        refreshPrompt();
        refreshChoices();
        return;
    }
    m_focus.follow(*m_port);
    if (m_port->decisionId() != m_decisionId) {
        m_decisionId = m_port->decisionId();
        m_underCover = isAskedUnderCover();
        m_choice = m_port->choiceStyle();
        m_selection.begin(m_port->decision());
        if (m_choice == ChoiceStyle::Order)
            m_selection.chooseAll();
        letGo();
        dismissRefusal(); // it was about the question before
    } else {
        dropWhatWentHidden();
    }
    refreshPrompt();
    refreshChoices();
    m_port->refreshTable();
    emit focusChanged();
}

// --- pointer -------------------------------------------------------------------------------------

void TableController::press(QPointF at)
{
    if (m_port == nullptr)
        return;
    const int card = m_port->cardAt(at.toPoint(), -1); // as it was seen, before anything moves on
    m_port->finishPlayback();
    dismissRefusal();
    m_focus.clear();
    emit focusChanged();
    if (m_state == Menu)
        return closeMenu();
    if (m_state == Dragging || m_state == Sliding)
        letGo(); // a second button, or a release that never came
    m_pressedAt = at;
    m_pressedCard = m_port->row(card) != nullptr ? card : -1;
    if (m_state == Picked)
        return;
    const ZoneKey zone = m_port->zoneAt(at.toPoint());
    const CardRow *row = m_port->row(m_pressedCard);
    const bool onHand = isIn(row != nullptr ? row->zone : zone, Arrangement::Hand);
    if (onHand && m_port->handCovered(zone.seat))
        return beginSlide(zone.seat);
    setState(Pressed);
}

void TableController::move(QPointF at)
{
    if (m_port == nullptr)
        return;
    const QPointF way = at - m_pressedAt;
    const bool far = std::max(std::abs(way.x()), std::abs(way.y())) > kDragThreshold;
    if (m_state == Sliding)
        slideTo(at.toPoint());
    else if (m_state == Pressed && far)
        beginDrag();
    if (m_state == Dragging || m_state == Picked)
        updateHeld(at);
}

void TableController::release(QPointF at)
{
    if (m_port == nullptr)
        return;
    switch (m_state) {
    case Dragging:
        updateHeld(at);
        return drop(at.toPoint());
    case Sliding:
        m_slideSeat = -1;
        setState(Idle);
        setHovered(-1);
        return m_port->peek(-1);
    case Pressed:
        setState(Idle);
        return click(at.toPoint());
    case Picked:
        return clickWhilePicked(m_port->cardAt(at.toPoint(), m_held.viewId), at.toPoint());
    case Idle:
    case Menu:
        return;
    }
}

void TableController::hover(QPointF at)
{
    if (m_port == nullptr || m_state == Dragging || m_state == Sliding)
        return;
    setHovered(m_port->cardAt(at.toPoint(), m_held.viewId));
    if (m_state == Picked) {
        m_targetIndex = -1;
        updateHeld(at);
    }
}

void TableController::leave()
{
    setHovered(-1);
}

void TableController::setHovered(int viewId)
{
    if (m_hovered == viewId)
        return;
    m_hovered = viewId;
    if (m_port != nullptr)
        m_port->refreshTable();
    emit hoverChanged();
}

void TableController::beginDrag()
{
    if (m_port->tokenRect().contains(m_pressedAt.toPoint())
        && optionWithRole(OptionRole::Token) >= 0) {
        m_held.viewId = HeldCard::kToken;
        m_held.grab = m_pressedAt - m_port->tokenRect().topLeft();
        m_held.follows = true;
        setState(Dragging);
        return;
    }
    const CardRow *row = m_port->row(m_pressedCard);
    const bool inStrip = row != nullptr && isIn(row->zone, Arrangement::Strip);
    if (inStrip && row->zone.seat == m_prompt.seat && m_port->handCovered(m_prompt.seat))
        return beginSlide(m_prompt.seat); // one looks along them as along a hand
    if (!canHold(m_pressedCard))
        return;
    hold(m_pressedCard, !pointsOnly(m_pressedCard));
    setState(Dragging);
}

bool TableController::canHold(int viewId) const
{
    const CardRow *row = m_port->row(viewId);
    if (row == nullptr || row->facts.hidden() || row->fixed)
        return false;
    return isIn(row->zone, Arrangement::Hand) || m_port->spec().onBoard(row->zone)
        || canUse(viewId);
}

/// Whether it stays where it is and an arrow points: everything it can do is done to cards.
bool TableController::pointsOnly(int viewId) const
{
    const CardRow *row = m_port->row(viewId);
    if (row == nullptr || !m_port->spec().onBoard(row->zone))
        return false;
    const Targets targets(*m_port, viewId);
    return targets.allOnCards() && (isIn(row->zone, Arrangement::Tiles) || !targets.empty());
}

void TableController::hold(int viewId, bool follows)
{
    const CardRow *row = m_port->row(viewId);
    m_targets = Targets(*m_port, viewId);
    m_meant = m_port->decision().options;
    m_held = {};
    m_held.viewId = viewId;
    m_held.follows = follows;
    m_held.arrow = !follows;
    m_held.small = row->place.form == CardForm::Pip;
    m_held.grab = m_pressedAt - row->place.rect.topLeft();
    m_held.pointer = m_pressedAt;
    m_held.chip = m_port->chipFor(viewId);
    m_held.note = m_targets.idle();
    m_held.from = m_held.to = centreOf(viewId);
    m_targetIndex = -1;
    m_aimed = m_refusedCard = -1;
    m_onTrack = false;
    setHovered(-1);
    m_port->refreshTable();
    tellHeld();
    emit targetsChanged();
}

void TableController::updateHeld(QPointF at)
{
    m_held.pointer = at;
    aim(at.toPoint());
    pointArrow();
    tellHeld();
}

/// First to the card itself, which has let go of the pointer when that goes back to nowhere.
void TableController::tellHeld()
{
    const std::pair holding(followingCard(), pickedCard());
    if (std::exchange(m_toldHolding, holding) != holding)
        emit holdingChanged();
    if (std::exchange(m_toldOutcome, m_held.outcome) != m_held.outcome)
        emit outcomeChanged();
    emit heldChanged();
}

namespace {

/// What a place means: a card that hangs under a unit stands for the unit, unless it is
/// itself a target; one beside a place of its own player's stands for that place.
int cardUnder(const TablePort &port, const Targets &targets, QPoint at, int held)
{
    int card = port.cardAt(at, held);
    while (targets.onto(card) == nullptr) {
        const CardRow *row = port.row(card);
        if (row == nullptr || row->host < 0)
            break;
        const CardRow *holder = port.row(held);
        if (port.spec().is(row->zone, Arrangement::Beside)
            && (holder == nullptr || holder->zone.seat != row->zone.seat))
            break;
        card = row->host;
    }
    return card;
}

} // namespace

/// What a drop here would mean, worked out again only when the pointer is over something else.
void TableController::aim(QPoint at)
{
    if (m_held.token()) {
        m_held.legal = m_port->seatAt(at) == m_prompt.seat;
        return;
    }
    const int card = cardUnder(*m_port, m_targets, at, m_held.viewId);
    const ZoneKey zone = m_port->zoneAt(at);
    const Target *target = m_targets.at(card, zone);
    m_held.legal = target != nullptr;
    const int aimed = target != nullptr ? target->card : -1;
    const bool onTrack = target != nullptr && aimed < 0 && isIn(target->zone, Arrangement::Track);
    const int refusedCard = target == nullptr && card != m_held.viewId ? card : -1;
    if (aimed == m_aimed && refusedCard == m_refusedCard && onTrack == m_onTrack)
        return;
    m_aimed = aimed;
    m_onTrack = onTrack;
    m_refusedCard = refusedCard;
    showOutcome(aimed >= 0 || onTrack ? target : nullptr);
    if (refusedCard >= 0)
        noteRefusalUnder({m_held.viewId, card, zone}, at);
    else
        dismissRefusal();
    m_port->refreshTable();
}

/// What a drop on the card would do to it: on the arrow, or beside the held card.
void TableController::showOutcome(const Target *target)
{
    m_held.overTarget = target != nullptr;
    m_held.outcome
        = target == nullptr ? QVariantList() : m_port->outcomeOf(target->options.front());
    const QString words = target == nullptr ? QString() : target->hint.words;
    m_held.note = m_targets.idle().isEmpty() ? words : m_targets.idle();
}

void TableController::noteRefusalUnder(const TableGesture &gesture, QPoint at)
{
    const CardRow *held = m_port->row(gesture.card);
    const CardRow *under = m_port->row(gesture.onto);
    if (held != nullptr && under != nullptr && held->zone == under->zone) {
        m_refusedCard = -1;
        return dismissRefusal(); // back among its own: nothing is meant
    }
    const RefusalText text = m_port->why(gesture);
    m_refusal = {text.text, text.rule, centreOf(gesture.onto), gesture.onto, text.code};
    if (under == nullptr)
        m_refusal.at = at;
    emit refusalChanged();
}

void TableController::pointArrow()
{
    const CardRow *source = m_port->row(m_held.viewId);
    if (source == nullptr || !m_held.arrow)
        return;
    const QRect from = source->place.rect;
    const CardRow *aimed = m_port->row(m_aimed);
    const bool upwards = m_held.pointer.y() < from.center().y();
    const QLineF arrow = aimed != nullptr
        ? arrowBetween(from, aimed->place.rect)
        : QLineF(QPointF(from.center().x(), upwards ? from.top() : from.bottom()), m_held.pointer);
    m_held.from = arrow.p1();
    m_held.to = arrow.p2();
}

QPointF TableController::centreOf(int viewId) const
{
    const CardRow *row = m_port->row(viewId);
    return row == nullptr ? m_held.pointer : QPointF(row->place.rect.center());
}

void TableController::drop(QPoint at)
{
    if (m_held.token())
        return dropToken(at);
    const int card = cardUnder(*m_port, m_targets, at, m_held.viewId);
    const ZoneKey zone = m_port->zoneAt(at);
    if (const Target *target = m_targets.at(card, zone)) {
        const bool plays = m_choice == ChoiceStyle::Action; // asked before the answer changes it
        const bool onto = plays && target->card < 0 && card >= 0;
        submitTarget(Target(*target), at);
        if (onto && m_port->decision().max == 1)
            followUp(card);
        return;
    }
    const CardRow *held = m_port->row(m_held.viewId);
    const TableGesture gesture{m_held.viewId, card, zone};
    // Back to where it was means nothing; onto a unit beside it is an attempt, and is answered.
    const bool ontoNeighbour = isIn(zone, Arrangement::Tiles) && card >= 0 && card != m_held.viewId;
    const bool home = held != nullptr && held->zone == zone && !ontoNeighbour;
    std::optional<RefusalText> refusal;
    if (!home) // before a hand is covered again, which hides what the gesture was about
        refusal = m_port->why(gesture);
    letGo();
    if (!refusal)
        return;
    refuse(*refusal, at, gesture.card);
}

void TableController::dropToken(QPoint at)
{
    const bool mine = m_port->seatAt(at) == m_prompt.seat;
    letGo();
    if (mine)
        answerRole(OptionRole::Token);
}

void TableController::letGo()
{
    emptyHand();
    const int seat = m_slideSeat;
    m_slideSeat = -1;
    setState(Idle);
    tellHeld();
    emit targetsChanged();
    if (m_port == nullptr)
        return;
    if (seat >= 0)
        m_port->peek(-1);
    m_port->refreshTable();
}

// --- click and click -----------------------------------------------------------------------------

void TableController::click(QPoint at)
{
    if (m_port->takeClick(m_pressedCard, at))
        return;
    if (m_pressedCard >= 0)
        return pickOrExplain(m_pressedCard);
    const int option = optionWithRole(OptionRole::Token);
    if (option >= 0 && m_port->tokenRect().contains(at))
        showMenuOf({option}, at);
}

void TableController::clickWhilePicked(int viewId, QPoint at)
{
    const CardRow *held = m_port->row(m_held.viewId);
    const bool ontoItself = held != nullptr && viewId < 0 && held->place.hit.contains(at);
    if (ontoItself)
        return letGo();
    const CardRow *other = m_port->row(viewId);
    const bool anotherOfMine = other != nullptr && m_targets.onto(viewId) == nullptr
        && held != nullptr && other->zone == held->zone && hasOptions(viewId);
    if (anotherOfMine) {
        letGo();
        return pickOrExplain(viewId);
    }
    drop(at);
}

void TableController::activate(int viewId)
{
    if (m_port == nullptr)
        return;
    m_port->finishPlayback();
    dismissRefusal();
    if (m_state == Picked && viewId == m_held.viewId)
        return letGo();
    if (m_state == Picked)
        return clickWhilePicked(viewId, centreOf(viewId).toPoint());
    if (m_state == Idle && !m_port->takeClick(viewId, kByKey))
        pickOrExplain(viewId);
}

void TableController::activateZone(const QString &zone)
{
    if (m_port == nullptr || m_state != Picked)
        return;
    const Target *target = m_targets.at(-1, m_port->spec().key(zone));
    if (target != nullptr)
        submitTarget(Target(*target), m_port->zoneRect(target->zone).center());
}

/// A click or a key that chooses never opens the hand of a player who is not deciding.
void TableController::openHand(const CardRow &row)
{
    if (!isIn(row.zone, Arrangement::Hand))
        return;
    if (row.zone.seat == m_prompt.seat && m_port->handCovered(row.zone.seat))
        return m_port->peek(row.zone.seat);
    refuse(m_port->whyCovered(row.zone.seat), row.place.rect.center());
}

/// A pile or what hangs under a card, when none of it is asked for.
bool TableController::opensPile(const CardRow &row) const
{
    return !trayOf(row).isEmpty()
        && (m_choice == ChoiceStyle::Action || optionOnCard(row.viewId) < 0)
        && (m_choice != ChoiceStyle::Action || !hasOptions(row.viewId));
}

/// What a plain click on a card means: choose it, take it up, or open what it can do.
void TableController::pickOrExplain(int viewId)
{
    const CardRow *row = m_port->row(viewId);
    if (row == nullptr)
        return;
    m_pressedAt = row->place.rect.center();
    if (opensPile(*row))
        return m_port->openTray(trayOf(*row));
    if (row->facts.hidden())
        return openHand(*row);
    if (m_choice == ChoiceStyle::Distribute)
        return giveTo(viewId, 1);
    if (m_choice == ChoiceStyle::Board)
        return chooseCard(viewId);
    if (m_choice == ChoiceStyle::Action)
        pickUp(viewId);
}

void TableController::pickUp(int viewId)
{
    const CardRow *row = m_port->row(viewId);
    m_targets = Targets(*m_port, viewId);
    const int option = optionOnCard(viewId);
    if (option >= 0) // something that needs no target: its lines are shown, never done at once
        return showMenuFor(viewId, centreOf(viewId));
    if (!m_targets.empty()) {
        hold(viewId, false);
        m_held.arrow = pointsOnly(viewId);
        return setState(Picked);
    }
    if (row->zone.seat == m_prompt.seat)
        refuseGesture({viewId, -1, {}}, centreOf(viewId));
}

} // namespace playmat::table
