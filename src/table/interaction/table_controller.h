#pragma once

#include "table/game/table_port.h"
#include "table/interaction/focus_ring.h"
#include "table/interaction/held_card.h"
#include "table/interaction/selection.h"
#include "table/interaction/targets.h"
#include "table/view/option_model.h"

#include <QObject>
#include <QQmlEngine>

#include <utility>

namespace playmat::table {

/// Turns what hands do into answers. Drag, click and click, keys, menu and a screen reader's press
/// all end in one submit(). An explicit state machine that knows no rules:
///
///   Idle     nothing is held
///   Pressed  the button is down, not yet far enough for a drag
///   Sliding  the button is down on your own covered hand: looking, not holding
///   Dragging a card is held by the button and dropped when it goes up
///   Picked   a card is held without a button: a click or Enter drops it
///   Menu     a menu is open
///
/// Every gesture ends in Idle. Choosing several things, amounts or an order is kept in a Selection
/// beside the state, until Done.
class TableController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(playmat::table::HeldCard held READ held NOTIFY heldChanged)
    Q_PROPERTY(QVariantList outcome READ outcome NOTIFY outcomeChanged)
    Q_PROPERTY(int followingCard READ followingCard NOTIFY holdingChanged)
    Q_PROPERTY(int pickedCard READ pickedCard NOTIFY holdingChanged)
    Q_PROPERTY(playmat::table::RefusalNote refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(playmat::table::Prompt prompt READ prompt NOTIFY promptChanged)
    Q_PROPERTY(QString choice READ choiceName NOTIFY promptChanged)
    Q_PROPERTY(playmat::table::OptionModel *menu READ menu CONSTANT)
    Q_PROPERTY(QPointF menuAt READ menuAt NOTIFY stateChanged)
    Q_PROPERTY(QString menuTitle READ menuTitle NOTIFY stateChanged)
    Q_PROPERTY(playmat::table::OptionModel *choices READ choices CONSTANT)
    Q_PROPERTY(playmat::table::OptionModel *looked READ looked CONSTANT)
    Q_PROPERTY(int focusedCard READ focusedCard NOTIFY focusChanged)
    Q_PROPERTY(QString focusedZone READ focusedZone NOTIFY focusChanged)
    Q_PROPERTY(QVariantList litPlaces READ litPlaces NOTIFY targetsChanged)
    Q_PROPERTY(int hoveredCard READ hoveredCard NOTIFY hoverChanged)

public:
    enum State { Idle, Pressed, Sliding, Dragging, Picked, Menu };
    Q_ENUM(State)

    static constexpr int kDragThreshold = 10; ///< pixels before a press becomes a drag

    explicit TableController(QObject *parent = nullptr);
    /// The port outlives the controller's use of it. nullptr: no game.
    void setPort(TablePort *port);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const HeldCard &held() const { return m_held; }
    /// Of OutcomePart: what an attack here would do. Seldom changes while the pointer moves.
    [[nodiscard]] const QVariantList &outcome() const { return m_held.outcome; }
    /// Of these two every card asks whether it is the one; they change when a card is taken or let
    /// go, while `held` changes with every step of the pointer.
    [[nodiscard]] int followingCard() const { return m_held.follows ? m_held.viewId : -1; }
    [[nodiscard]] int pickedCard() const { return m_held.follows ? -1 : m_held.viewId; }
    [[nodiscard]] const RefusalNote &refusal() const { return m_refusal; }
    [[nodiscard]] const Prompt &prompt() const { return m_prompt; }
    [[nodiscard]] ChoiceStyle choice() const { return m_choice; }
    [[nodiscard]] QString choiceName() const;
    [[nodiscard]] OptionModel *menu() { return &m_menu; }
    [[nodiscard]] QPointF menuAt() const { return m_menuAt; }
    [[nodiscard]] QString menuTitle() const { return m_menuTitle; }
    [[nodiscard]] OptionModel *choices() { return &m_choices; }
    /// What is looked at while something other than these cards is chosen.
    [[nodiscard]] OptionModel *looked() { return &m_looked; }
    [[nodiscard]] int focusedCard() const { return m_focus.card(); }
    [[nodiscard]] QString focusedZone() const;
    [[nodiscard]] int hoveredCard() const { return m_hovered; }
    /// Where the held card may go besides onto cards: areas to be lit.
    [[nodiscard]] QVariantList litPlaces() const;
    /// The raised hand card: under the pointer or the keyboard.
    [[nodiscard]] Q_INVOKABLE int raisedCard() const;
    /// A card of this hand is held or looked at by pressing, so it stays open.
    [[nodiscard]] bool holdsHandOpen(int seat) const { return m_slideSeat == seat; }
    /// Whether the gesture that has begun, or the open menu, is about a card of that seat's hand or
    /// of its row of resources.
    [[nodiscard]] bool usesHandOf(int seat) const;
    /// Whether there is something to do with a card of a pile, if only to be told why not now.
    [[nodiscard]] Q_INVOKABLE bool canUse(int viewId) const;
    /// What may be done with a card now (paint::Mark).
    [[nodiscard]] int markOf(const CardRow &row) const;
    [[nodiscard]] int dividedOf(int viewId) const;
    /// What would happen to a card now, or that using it would change nothing.
    [[nodiscard]] CardHint hintOf(const CardRow &row) const;
    /// Chosen to be put down, and shown there already.
    [[nodiscard]] bool isStaged(int viewId) const;
    /// How many cards are staged, for when a covered hand does not say which.
    [[nodiscard]] int stagedCount() const;

    /// The decision or the cards have changed.
    void refresh();

public slots:
    // --- pointer, in pixels of the table
    void press(QPointF at);
    void move(QPointF at);
    void release(QPointF at);
    void hover(QPointF at);
    void leave();
    /// Long press or right click: the menu of the card there.
    void openMenuAt(QPointF at);
    /// Pulled out of an open pile; `move` and `release` follow.
    void carry(int viewId, QPointF at);
    void openMenuOf(int viewId, QPointF at);

    // --- click, Enter, or a screen reader's press
    void activate(int viewId);
    /// A card of an open pile that there is a way to play: as if it were clicked on the table.
    void useFromPile(int viewId, bool byKey);
    void activateZone(const QString &zone);
    void activateFocused();

    // --- keyboard
    bool focusStep(int direction);
    void focusMove(int dx, int dy);
    void focusEnd(bool last);
    void focusCard(int viewId);
    void clearFocus();
    void openMenu();
    void cancel(); ///< Esc

    // --- menu and choices
    void chooseMenu(int row);
    void closeMenu();
    void choose(int row); ///< of `choices`
    void chooseOption(int option); ///< of the open question, from another list that shows it
    void give(int row, int change);
    void giveTo(int viewId, int change);
    void moveChoice(int from, int to);
    void chooseNumber(int number);
    void chooseName(int row);
    /// The row after (or, with -1, before) that one whose label contains these letters, whatever
    /// their case; -1: there is none.
    [[nodiscard]] int nextName(int from, int by, const QString &part) const;

    // --- the plain answers
    void pass();
    void takeToken();
    void done();
    void skip();
    void confirm(bool yes);
    void dismissRefusal();

signals:
    void stateChanged();
    void heldChanged();
    void holdingChanged();
    void outcomeChanged();
    void targetsChanged();
    void refusalChanged();
    void promptChanged();
    void focusChanged();
    void hoverChanged();
    void submitted(); ///< an answer was taken
    void refused(); ///< something was not possible, for a sound

private:
    [[nodiscard]] bool isStagedOption(int option) const;
    // gestures
    void setState(State state);
    void beginDrag();
    void beginSlide(int seat);
    void slideTo(QPoint at);
    [[nodiscard]] bool pullsOut(QPoint at) const;
    void hold(int viewId, bool follows);
    void updateHeld(QPointF at);
    void tellHeld();
    void aim(QPoint at);
    void drop(QPoint at);
    void dropToken(QPoint at);
    void letGo();
    void emptyHand();
    void click(QPoint at);
    void clickWhilePicked(int viewId, QPoint at);
    [[nodiscard]] bool canHold(int viewId) const;
    void pickUp(int viewId);
    [[nodiscard]] bool pointsOnly(int viewId) const;
    [[nodiscard]] QPointF centreOf(int viewId) const;
    void pointArrow();
    void showOutcome(const Target *target);
    void noteRefusalUnder(const TableGesture &gesture, QPoint at);

    // answers
    void submit(const core::Answer &answer);
    void submitOption(int option);
    [[nodiscard]] bool areStillMeant(const std::vector<int> &options) const;
    void submitTarget(const Target &target, QPointF at);
    void submitMeant(const Target &target, QPointF at);
    void chooseWay(const std::vector<int> &options, QPointF at);
    void answerLine(const OptionRow &chosen);
    void followUp(int targetCard);
    [[nodiscard]] int optionWithRole(OptionRole role) const;
    [[nodiscard]] int optionOnCard(int viewId) const;
    void answerRole(OptionRole role);
    void chooseCard(int viewId);
    void toggle(int option);

    // words
    void refuse(const RefusalText &text, QPointF at, int about = -1);
    void refuseGesture(const TableGesture &gesture, QPointF at);
    void pickOrExplain(int viewId);
    void openHand(const CardRow &row);
    [[nodiscard]] bool opensPile(const CardRow &row) const;
    [[nodiscard]] QString trayOf(const CardRow &row) const;
    [[nodiscard]] bool isIn(ZoneKey zone, Arrangement arrangement) const;
    [[nodiscard]] bool isPartOfBoard(const CardRow &row) const;
    [[nodiscard]] std::vector<OptionRow> trayLines(const CardRow &row) const;
    void showMenuFor(int viewId, QPointF at);
    void showMenuOf(const std::vector<int> &options, QPointF at, int card = -1);
    void showMenu(std::vector<OptionRow> rows, QPointF at, const QString &title, int card = -1);
    void dropWhatWentHidden();
    void forgetWhatWasSeen();
    void endSlide();
    [[nodiscard]] bool isAskedUnderCover() const;
    void refreshChoices();
    [[nodiscard]] std::vector<OptionRow> listedChoices() const;
    [[nodiscard]] static std::vector<OptionRow> amongLooked(std::vector<OptionRow> looked,
                                                            std::vector<OptionRow> options);
    [[nodiscard]] bool isDocked() const;
    [[nodiscard]] bool isBlind(const Prompt &prompt) const;
    void refreshPrompt();
    [[nodiscard]] QString counterText() const;
    [[nodiscard]] int markInAction(int viewId) const;
    [[nodiscard]] int markWhileHeld(const CardRow &row) const;
    [[nodiscard]] int markWhileChoosing(const CardRow &row) const;
    [[nodiscard]] bool hasOptions(int viewId) const;
    [[nodiscard]] CardHint idleHint(int viewId) const;
    [[nodiscard]] bool choosesSeveral() const;
    void aimByKeyboard(int step);
    void dropAtKeyboardTarget();
    void setHovered(int viewId);

    TablePort *m_port = nullptr;
    State m_state = Idle;
    HeldCard m_held;
    std::pair<int, int> m_toldHolding{-1, -1}; ///< following and picked
    QVariantList m_toldOutcome;
    Targets m_targets;
    std::vector<core::Option> m_meant; ///< the options that the menu or the targets were made from
    Selection m_selection;
    FocusRing m_focus;
    Prompt m_prompt;
    ChoiceStyle m_choice = ChoiceStyle::None;
    RefusalNote m_refusal;
    OptionModel m_menu;
    OptionModel m_choices;
    OptionModel m_looked;
    QPointF m_menuAt;
    int m_menuCard = -1; ///< whose menu it is; -1: no card's
    int m_refusedOf
        = -1; ///< the card that the refusal is about and that was there to be read; or -1
    QString m_menuTitle;
    QPointF m_pressedAt;
    int m_pressedCard = -1;
    int m_aimed = -1; ///< card under the held one
    bool m_onTrack = false; ///< the held one points at a track that it may go to
    int m_refusedCard = -1;
    int m_hovered = -1;
    std::vector<CardHint> m_shares; ///< of each option, while something is divided
    bool m_choosesOnBoard = false; ///< some card of the board can be chosen
    int m_slideSeat = -1; ///< whose hand is open for this gesture, or for the menu that it ended in
    bool m_underCover = false; ///< the hand of whoever is asked is covered
    QPoint m_slideFrom; ///< where the pointer came to the card that it is on
    int m_targetIndex = -1; ///< of m_targets, while the keyboard aims; -1: the pointer does
    quint64 m_decisionId = 0;
};

} // namespace playmat::table
