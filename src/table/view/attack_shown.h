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
