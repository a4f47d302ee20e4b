// The shapes of badges, without their numbers.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

QT_FORWARD_DECLARE_CLASS(QPainter)

namespace playmat::paint {

struct BadgeLook
{
    QString kind; // as NumberBadge.qml names them
    QColor shade;
    double part = 1; // share of the HP or Might that is left
};

void paintBadge(QPainter &painter, const BadgeLook &look, const QRectF &box);

} // namespace playmat::paint
