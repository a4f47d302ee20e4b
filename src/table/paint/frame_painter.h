// The metal edge of faces and backs.
#pragma once

#include "table/paint/palette.h"

#include <QPainter>

namespace playmat::paint {

// Dark outside, a band in the two colours lit from above, hairlines on both sides; leaders get a
// second, golden line.
void paintFrame(QPainter &painter, const QRectF &box, double radius, double width,
                const FrameTone &tone);

} // namespace playmat::paint
