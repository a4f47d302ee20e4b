#pragma once

#include <QLineF>
#include <QMetaType>
#include <QObject>
#include <QRect>
#include <qqmlregistration.h>

namespace playmat::table {

/// From the edge of a card to the card it points at.
[[nodiscard]] inline QLineF arrowBetween(const QRect &from, const QRect &to)
{
    const bool upwards = to.center().y() < from.center().y();
    const double edge = to.height() * .035;
    return {QPointF(from.center().x(), upwards ? from.top() : from.bottom()),
            QPointF(to.x() + to.width() * .54, upwards ? to.bottom() + 1 - edge : to.top() + edge)};
}

/// A line from the side of a card in a column to the edge of a card outside the column, above that
/// card's numbers.
[[nodiscard]] inline QLineF arrowAside(const QRect &from, const QRect &to)
{
    const bool right = to.center().x() > from.center().x();
    const double inset = to.width() * .03;
    return {
        QPointF(right ? from.right() + 1 : from.left(), from.center().y()),
        QPointF(right ? to.left() + inset : to.right() + 1 - inset, to.y() + to.height() * .38)};
}

/// An arrow that stays visible as long as its item waits on the stack.
struct ArrowShown
{
    Q_GADGET
    QML_VALUE_TYPE(arrowShown)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QPointF from READ from)
    Q_PROPERTY(QPointF to READ to)

public:
    int seat = -1; ///< the seat that the item belongs to
    QLineF line;

    [[nodiscard]] QPointF from() const { return line.p1(); }
    [[nodiscard]] QPointF to() const { return line.p2(); }
    friend bool operator==(const ArrowShown &, const ArrowShown &) = default;
};

/// The current attack, from its declaration until it has ended.
struct AttackShown
{
    Q_GADGET
    QML_VALUE_TYPE(attackShown)
    Q_PROPERTY(bool active READ active)
    Q_PROPERTY(QPointF from READ from)
    Q_PROPERTY(QPointF to READ to)

public:
    int attacker = -1;
    int defender = -1;
    QLineF line;

    [[nodiscard]] bool active() const { return attacker >= 0 && !line.isNull(); }
    [[nodiscard]] QPointF from() const { return line.p1(); }
    [[nodiscard]] QPointF to() const { return line.p2(); }
    friend bool operator==(const AttackShown &, const AttackShown &) = default;
};

} // namespace playmat::table
