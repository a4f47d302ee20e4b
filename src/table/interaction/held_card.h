#pragma once

#include <QMetaType>
#include <QPointF>
#include <QRect>
#include <QString>
#include <QVariantList>
#include <qqmlregistration.h>

namespace playmat::table {

/// What the table shows while a card is held: where the pointer is, the arrow, and what a drop here
/// would mean.
struct HeldCard
{
    Q_GADGET
    QML_VALUE_TYPE(heldCard)
    Q_PROPERTY(int viewId MEMBER viewId)
    Q_PROPERTY(bool active READ active)
    Q_PROPERTY(bool follows MEMBER follows)
    Q_PROPERTY(bool arrow MEMBER arrow)
    Q_PROPERTY(bool small MEMBER small)
    Q_PROPERTY(bool legal MEMBER legal)
    Q_PROPERTY(bool token READ token)
    Q_PROPERTY(QPointF pointer MEMBER pointer)
    Q_PROPERTY(QPointF grab MEMBER grab)
    Q_PROPERTY(QPointF from MEMBER from)
    Q_PROPERTY(QPointF to MEMBER to)
    Q_PROPERTY(QString chip MEMBER chip)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool overTarget MEMBER overTarget)
    Q_PROPERTY(QString does MEMBER does)
    Q_PROPERTY(QString result MEMBER result)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QRectF keepOff MEMBER keepOff)

public:
    static constexpr int kToken = -10; ///< the token is held, no card

    int viewId = -1;
    bool follows = false; ///< it goes with the pointer; else it stays and an arrow points
    bool arrow = false;
    bool small = false; ///< where it lies there is only a little back: held, it is seen whole
    bool legal = false; ///< a drop here does something
    QPointF pointer;
    QPointF grab; ///< from the card's corner to the pointer
    QPointF from; ///< the arrow's ends
    QPointF to;
    QString chip; ///< what it costs against what there is, or the condition counted
    QString note; ///< what it would do to the card under it, or that it would change nothing
    QString does; ///< "Move to Zaun Warrens": what a drop here would do; empty: nothing
    QString result; ///< what would come of that, in a sentence; may be empty
    bool overTarget = false; ///< a card it can be used on is under it
    QString
        place; ///< the zone that a drop here would choose, "ground.0"; empty: a card, or nothing
    QRectF keepOff; ///< a plate that says what a drop here would do, with the sums on its edges:
                    ///< the held cards stay off it; empty: there is none
    QList<int> with; ///< the gathered cards that move along with the held one
    QVariantList outcome; ///< the OutcomeParts of an attack here

    [[nodiscard]] bool token() const { return viewId == kToken; }
    [[nodiscard]] bool active() const { return viewId >= 0 || token(); }
    friend bool operator==(const HeldCard &a, const HeldCard &b)
    {
        return a.viewId == b.viewId && a.follows == b.follows && a.arrow == b.arrow
            && a.small == b.small && a.legal == b.legal && a.pointer == b.pointer
            && a.grab == b.grab && a.from == b.from && a.to == b.to && a.chip == b.chip
            && a.note == b.note && a.does == b.does && a.result == b.result
            && a.overTarget == b.overTarget && a.place == b.place && a.keepOff == b.keepOff
            && a.with == b.with && a.outcome.size() == b.outcome.size();
    }
};

/// One sentence about something that is not possible, with its rule, beside the card it is about.
struct RefusalNote
{
    Q_GADGET
    QML_VALUE_TYPE(refusalNote)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QPointF at MEMBER at)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(bool fleeting MEMBER fleeting)
    Q_PROPERTY(bool visible READ visible)

public:
    QString text;
    QString rule;
    QPointF at;
    int card = -1;
    QString code{}; ///< what the game calls it; may be empty
    bool fleeting = false; ///< about a card that is covered again: not left lying there to be read

    [[nodiscard]] bool visible() const { return !text.isEmpty(); }
    friend bool operator==(const RefusalNote &, const RefusalNote &) = default;
};

} // namespace playmat::table
