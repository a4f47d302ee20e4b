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
    Q_PROPERTY(QList<int> companions READ companions NOTIFY holdingChanged)
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
    /// The cards that move along with the held one, in the order in which they were gathered.
    [[nodiscard]] const QList<int> &companions() const { return m_held.with; }
    /// The areas to light because the held card may be dropped there; cards are not included.
    [[nodiscard]] QVariantList litPlaces() const;
    /// The places that the player may choose. If the question asks for cards and all of them go to
    /// a single place, that place, as long as no card is held.
    [[nodiscard]] QVariantList awaitingPlaces() const;
    [[nodiscard]] const Targets &targets() const { return m_targets; }
    [[nodiscard]] int aimed() const { return m_aimed; } ///< the card under the held one, or -1
    /// The card under the held one if it is the reason for the refusal; otherwise -1.
    [[nodiscard]] int refusedCard() const { return m_blames ? m_refusedCard : -1; }

    /// What would happen to a card if the held card were dropped where it points now.
    [[nodiscard]] CardHint hintOn(int card) const;
    /// Whether a drop would also change this card, although it is not the target.
    [[nodiscard]] bool affects(int card) const;

    /// The card on the plate of the place that a drop here would choose; -1: it has no plate.
    [[nodiscard]] int placeCard() const;

    /// The card under the held one, whether or not it is a legal target; -1 if there is none.
    [[nodiscard]] int under() const { return m_aimed >= 0 ? m_aimed : m_refusedCard; }

    [[nodiscard]] bool canHold(int viewId) const;
    /// Whether the card stays where it is and an arrow points from it, because everything that it
    /// can do needs another card as its target.
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

    // --- while the coach checks an answer before it is carried out
    /// Leaves the held card where it was dropped until the coach lets it continue.
    void stay();
    void goOn();
    [[nodiscard]] int stayingCard() const
    {
        return m_stayingCard;
    } ///< the card that stays where it was dropped; -1: none
    [[nodiscard]] QPointF stayingAt() const
    {
        return m_stayingAt;
    } ///< the upper left corner of that card
    [[nodiscard]] QPointF dropped() const
    {
        return m_dropped;
    } ///< the point of the drop; null: no card is waiting
    void tell();
    void forgetRefused() { m_refusedCard = -1; } ///< the same card will be asked about again

    // --- for the keyboard
    void step(int by); ///< moves through the targets of the picked card
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
    [[nodiscard]] QRectF tellingPlate(const Target *target) const;
    void aim(QPoint at);
    void point();
    [[nodiscard]] bool pointAtPlace(const Target *target);
    void showOutcome(const Target *target);
    [[nodiscard]] QString purposeOf(const Target &target) const;
    void sayWhatItDoes(const Target *target);
    void noteRefusalUnder(const TableGesture &gesture, QPoint at);
    [[nodiscard]] bool isToBlame(const TableGesture &gesture) const;
    [[nodiscard]] TableGesture ofWhoCannot(TableGesture gesture) const;
    [[nodiscard]] QVariantList choosablePlaces() const;
    void dropToken(QPoint at);

    HeldCard m_held;
    Targets m_targets;
    std::pair<int, int> m_toldHolding{-1, -1}; ///< following and picked
    QList<int> m_toldWith;
    QVariantList m_toldOutcome;
    int m_stayingCard = -1;
    QPointF m_stayingAt;
    QPointF m_dropped;
    int m_aimed = -1;
    std::pair<int, ZoneKey> m_said{-1, {}}; ///< the target that `does` is about
    bool m_onTrack = false; ///< the held one points at a track that it may go to
    ZoneKey m_place; ///< the place that the held one points at
    std::vector<UseHint::OnCard> m_there; ///< what a drop there would do to cards
    ZoneKey m_refusedZone; ///< the zone that the refusal is about if several cards are held
    int m_refusedCard = -1;
    bool m_blames = false; ///< the card under the held one is the reason for the refusal
    int m_step = -1; ///< index of the target at which the keyboard aims; -1: the pointer aims
};

} // namespace playmat::table
