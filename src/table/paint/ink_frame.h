// Frames of inks: a row of small forms along the inside of the edge, and a larger one in each
// corner. The form says the ink also to those who do not see its colour.
#pragma once

#include "table/paint/palette.h"

#include <QGradient>
#include <QPainter>
#include <QPainterPath>

namespace playmat::paint {

// w: the width of the frame's band, inside which the forms begin.
void paintInkEdge(QPainter &painter, const QRectF &box, double radius, double w,
                  const FrameTone &tone);

// The band of a card with two inks: one half each.
[[nodiscard]] QLinearGradient halvesOf(const QRectF &box, const FrameTone &tone);

// One form, of width 1 and height 1, standing on the line y = 0 and pointing up to y = 1.
[[nodiscard]] QPainterPath inkMotif(InkForm form);

} // namespace playmat::paint
