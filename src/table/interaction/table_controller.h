#pragma once

#include "table/interaction/aim.h"
#include "table/interaction/answer_desk.h"
#include "table/interaction/auto_pass.h"
#include "table/interaction/card_marks.h"
#include "table/interaction/card_menu.h"
#include "table/interaction/gathering.h"
#include "table/interaction/key_hand.h"
#include "table/interaction/pointer_hand.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// Turns the gestures of the user into answers. Dragging, clicking, keys, the menu and a screen
/// reader's press all end in the desk's submit(). It is a state machine that knows no rules:
///
///   Idle     nothing is held
///   Pressed  the button is down, not yet far enough for a drag
///   Sliding  the button is down on the hand; the user looks at the cards and holds none
///   Dragging a card is held by the button and dropped when it goes up
///   Picked   a card is held without a button: a click or Enter drops it
///   Banding  the button is down on the empty table: the user draws a band around cards
///   Menu     a menu is open
///
/// Every gesture ends in Idle. A choice of several things, amounts or an order is kept in a
/// Selection, apart from the state, until Done. The controller owns its parts and the state, and
/// ends what must end when the user lets go or the question changes.
class TableController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(playmat::table::PointerHand *pointer READ pointer CONSTANT)
    Q_PROPERTY(playmat::table::KeyHand *keys READ keys CONSTANT)
    Q_PROPERTY(playmat::table::Aim *aim READ aim CONSTANT)
    Q_PROPERTY(playmat::table::AnswerDesk *desk READ desk CONSTANT)
    Q_PROPERTY(playmat::table::CardMenu *menu READ menu CONSTANT)
    Q_PROPERTY(playmat::table::Gathering *gathering READ gathering CONSTANT)
    Q_PROPERTY(playmat::table::AutoPass *autoPass READ autoPass CONSTANT)

public:
    enum State { Idle, Pressed, Sliding, Dragging, Picked, Menu, Banding };
    Q_ENUM(State)

    explicit TableController(QObject *parent = nullptr);
    /// The port outlives the controller's use of it. nullptr: no game.
    void setPort(TablePort *port);
    [[nodiscard]] TablePort *port() const { return m_port; }

    [[nodiscard]] State state() const { return m_state; }
    void setState(State state);
    [[nodiscard]] PointerHand *pointer() { return &m_pointer; }
    [[nodiscard]] const PointerHand *pointer() const { return &m_pointer; }
    [[nodiscard]] KeyHand *keys() { return &m_keys; }
    [[nodiscard]] const KeyHand *keys() const { return &m_keys; }
    [[nodiscard]] Aim *aim() { return &m_aim; }
    [[nodiscard]] const Aim *aim() const { return &m_aim; }
    [[nodiscard]] AnswerDesk *desk() { return &m_desk; }
    [[nodiscard]] const AnswerDesk *desk() const { return &m_desk; }
    [[nodiscard]] CardMenu *menu() { return &m_menu; }
    [[nodiscard]] Gathering *gathering() { return &m_gathering; }
    [[nodiscard]] const Gathering *gathering() const { return &m_gathering; }
    [[nodiscard]] AutoPass *autoPass() { return &m_autoPass; }
    [[nodiscard]] const CardMarks &marks() const { return m_marks; }

    /// The raised hand card: under the pointer or the keyboard.
    [[nodiscard]] Q_INVOKABLE int raisedCard() const;
    /// A card of this hand is held or looked at by pressing, so it stays open.
    [[nodiscard]] bool holdsHandOpen(int seat) const { return m_pointer.slideSeat() == seat; }
    /// Whether the gesture that has begun, or the open menu, is about a card of that seat's hand or
    /// of its row of resources.
    [[nodiscard]] bool usesHandOf(int seat) const;

    /// The decision or the cards have changed.
    void refresh();
    void letGo(); ///< whatever the gesture was, it is over
    void emptyHand(); ///< and the gesture goes on

public slots:
    void cancel(); ///< Esc

signals:
    void stateChanged();

private:
    void dropWhatWentHidden();
    void forgetWhatWasSeen();
    [[nodiscard]] int cardInUse() const;

    TablePort *m_port = nullptr;
    State m_state = Idle;
    Aim m_aim;
    AnswerDesk m_desk;
    CardMenu m_menu;
    Gathering m_gathering;
    AutoPass m_autoPass;
    KeyHand m_keys;
    PointerHand m_pointer;
    CardMarks m_marks;
};

} // namespace playmat::table
