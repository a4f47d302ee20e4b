#include "table/interaction/table_controller.h"

namespace playmat::table {

TablePort *HandPart::port() const
{
    return m_table.port();
}

Aim &HandPart::aim() const
{
    return *m_table.aim();
}

AnswerDesk &HandPart::desk() const
{
    return *m_table.desk();
}

CardMenu &HandPart::menu() const
{
    return *m_table.menu();
}

Gathering &HandPart::gathering() const
{
    return *m_table.gathering();
}

KeyHand &HandPart::keys() const
{
    return *m_table.keys();
}

PointerHand &HandPart::pointer() const
{
    return *m_table.pointer();
}

TableController::TableController(QObject *parent)
    : QObject(parent)
    , m_aim(*this)
    , m_desk(*this)
    , m_menu(*this)
    , m_gathering(*this)
    , m_autoPass(*this)
    , m_keys(*this)
    , m_pointer(*this)
    , m_marks(*this)
{
}

void TableController::setPort(TablePort *port)
{
    m_port = port;
    m_desk.forgetQuestion();
    m_keys.forget();
    m_pointer.forgetHover();
    m_gathering.letGo();
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
    if (m_port == nullptr)
        return m_desk.show();
    m_keys.follow();
    const bool another = m_desk.takeQuestion();
    if (another) {
        m_gathering.letGo();
        letGo();
        m_desk.dismissRefusal(); // it was about the question before
    } else {
        dropWhatWentHidden();
    }
    m_desk.show();
    m_port->refreshTable();
    emit m_keys.changed();
    if (another)
        m_autoPass.look();
}

void TableController::letGo()
{
    emptyHand();
    const int seat = m_pointer.takeSlide();
    setState(Idle);
    m_aim.tell();
    emit m_aim.targetsChanged();
    if (m_port == nullptr)
        return;
    if (seat >= 0)
        m_port->peek(-1);
    m_port->refreshTable();
}

void TableController::emptyHand()
{
    m_aim.empty();
    m_pointer.forgetPress();
    m_gathering.dropBand();
}

void TableController::cancel()
{
    if (m_state == Menu)
        return m_menu.close();
    if (m_aim.held().active() || m_state == Sliding || m_state == Pressed || m_state == Banding) {
        m_desk.dismissRefusal(); // of what was held over something
        m_gathering.letGo();
        return letGo();
    }
    if (m_desk.refusal().visible()) {
        m_desk.dismissRefusal();
        if (m_port != nullptr)
            m_port->refreshTable();
        return;
    }
    if (!m_gathering.cards().isEmpty())
        return m_gathering.letGo();
    if (m_port != nullptr && m_port->takesBack())
        return m_desk.takeBack();
    if (m_port != nullptr)
        m_port->peek(-1);
}

// --- what is hidden ------------------------------------------------------------------------------

/// What an open card can do and why it cannot do more may rest on a hand as well: what was said of
/// it is no longer read when the hand is covered, nor what was left out when it is opened.
void TableController::forgetWhatWasSeen()
{
    if (m_state == Menu && m_desk.underCover())
        (void)m_pointer.takeSlide(); // it is covered already
    m_menu.close();
    m_desk.dismissRefusal();
    m_aim.forgetRefused();
}

/// A hand was covered while one of its cards was held, or while something could be read that it
/// tells.
void TableController::dropWhatWentHidden()
{
    if (m_desk.noteCover())
        forgetWhatWasSeen();
    m_gathering.forgetGone();
    const auto gone = [this](int card) { return card >= 0 && m_port->row(card) == nullptr; };
    if (gone(m_aim.held().viewId)) {
        letGo();
        m_desk.dismissRefusal();
    }
    if (gone(m_menu.card()))
        m_menu.close();
    if (gone(m_desk.refusedOf()))
        m_desk.dismissRefusal();
}

int TableController::raisedCard() const
{
    if (m_state == Dragging || m_state == Menu)
        return -1;
    if (m_state == Picked)
        return m_aim.held().viewId;
    return m_pointer.hovered() >= 0 ? m_pointer.hovered() : m_keys.card();
}

int TableController::cardInUse() const
{
    return m_state == Menu   ? m_menu.card()
        : m_state == Pressed ? m_pointer.pressed()
                             : m_aim.held().viewId;
}

bool TableController::usesHandOf(int seat) const
{
    if (m_port == nullptr || m_state == Idle)
        return false;
    if (m_state == Sliding)
        return m_pointer.slideSeat() == seat;
    const CardRow *row = m_port->row(cardInUse());
    return row != nullptr && row->zone.seat == seat
        && (m_port->spec().is(row->zone, Arrangement::Hand)
            || m_port->spec().is(row->zone, Arrangement::Strip));
}

} // namespace playmat::table
