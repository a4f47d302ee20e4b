#pragma once

#include "table/interaction/hand_part.h"
#include "table/interaction/held_card.h"
#include "table/interaction/targets.h"

#include <QObject>
#include <QQmlEngine>

#include <utility>

namespace playmat::table {

/// The card in the hand, and where it points: what a drop there would mean. The targets come from
/// the legal options and from nothing else.
class Aim : public QObject, private HandPart
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(playmat::table::HeldCard held READ held NOTIFY heldChanged)
    Q_PROPERTY(QVariantList outcome READ outcome NOTIFY outcomeChanged)
    Q_PROPERTY(int followingCard READ followingCard NOTIFY holdingChanged)
    Q_PROPERTY(int stayingCard READ stayingCard NOTIFY stayingChanged)
    Q_PROPERTY(QPointF dropped READ dropped NOTIFY stayingChanged)
    Q_PROPERTY(QPointF stayingAt READ stayingAt NOTIFY stayingChanged)
    Q_PROPERTY(int pickedCard READ pickedCard NOTIFY holdingChanged)
    Q_PROPERTY(QVariantList litPlaces READ litPlaces NOTIFY targetsChanged)
    Q_PROPERTY(QVariantList awaitingPlaces READ awaitingPlaces NOTIFY targetsChanged)

public:
    explicit Aim(TableController &table);

    [[nodiscard]] const HeldCard &held() const { return m_held; }
    /// Of OutcomePart: what an attack here would do. Seldom changes while the pointer moves.
    [[nodiscard]] const QVariantList &outcome() const { return m_held.outcome; }
    /// Of these two every card asks whether it is the one; they change when a card is taken or let
    /// go, while `held` changes with every step of the pointer.
    [[nodiscard]] int followingCard() const { return m_held.follows ? m_held.viewId : -1; }
    [[nodiscard]] int pickedCard() const { return m_held.follows ? -1 : m_held.viewId; }
    /// Where the held card may go besides onto cards: areas to be lit.
    [[nodiscard]] QVariantList litPlaces() const;
    /// While nothing is held and cards are asked for that all go to one place: that place.
    [[nodiscard]] QVariantList awaitingPlaces() const;
    [[nodiscard]] const Targets &targets() const { return m_targets; }
    [[nodiscard]] int aimed() const { return m_aimed; } ///< the card under the held one, or -1
    /// The card under the held one that it may not go onto because of that card, or -1.
    [[nodiscard]] int refusedCard() const { return m_blames ? m_refusedCard : -1; }

    /// The card under the held one, whether that may go there or not; -1: none.
    [[nodiscard]] int under() const { return m_aimed >= 0 ? m_aimed : m_refusedCard; }

    [[nodiscard]] bool canHold(int viewId) const;
    /// Whether it stays where it is and an arrow points: everything it can do is done to cards.
    [[nodiscard]] bool pointsOnly(int viewId) const;
    [[nodiscard]] QPointF centreOf(int viewId) const;

    void holdToken(QPointF pressedAt);
    void hold(int viewId, bool follows, QPointF pressedAt);
    /// Takes it in the middle, wherever it was pressed.
    void holdByMiddle(int viewId, QPointF pressedAt);
    /// Takes it without a button: it stays, or an arrow points.
    void pick(int viewId, QPointF pressedAt);
    void update(QPointF at); ///< the pointer is there now
    void drop(QPoint at);
    void empty(); ///< nothing is held; tell() says so

    // --- while somebody looks at the answer before it is carried out
    /// What is held and follows lies where it is dropped until it may go on.
    void stay();
    void goOn();
    [[nodiscard]] int stayingCard() const { return m_stayingCard; } ///< -1: none does
    [[nodiscard]] QPointF stayingAt() const { return m_stayingAt; } ///< its upper left corner
    [[nodiscard]] QPointF dropped() const { return m_dropped; } ///< where; null: nothing waits
    void tell();
    void forgetRefused() { m_refusedCard = -1; } ///< what is held over it asks again

    // --- by the keyboard
    void step(int by); ///< through the places where the picked card may go
    void dropThere();
    void pointerAims() { m_step = -1; }

signals:
    void heldChanged();
    void holdingChanged();
    void outcomeChanged();
    void targetsChanged();
    void stayingChanged();

private:
    [[nodiscard]] QVariantMap lit(ZoneKey zone, const CardHint &hint) const;
    [[nodiscard]] int cardUnder(QPoint at) const;
    void aim(QPoint at);
    void point();
    void showOutcome(const Target *target);
    void noteRefusalUnder(const TableGesture &gesture, QPoint at);
    [[nodiscard]] bool isToBlame(const TableGesture &gesture) const;
    void dropToken(QPoint at);

    HeldCard m_held;
    Targets m_targets;
    std::pair<int, int> m_toldHolding{-1, -1}; ///< following and picked
    QVariantList m_toldOutcome;
    int m_stayingCard = -1;
    QPointF m_stayingAt;
    QPointF m_dropped;
    int m_aimed = -1;
    bool m_onTrack = false; ///< the held one points at a track that it may go to
    int m_refusedCard = -1;
    bool m_blames = false; ///< without that card the refusal would be another
    int m_step = -1; ///< of the targets, while the keyboard aims; -1: the pointer does
};

} // namespace playmat::table
