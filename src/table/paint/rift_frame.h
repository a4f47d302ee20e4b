// Frames of cards with domains: a band with cut corners and a seal with the glyph of the domain.
// The seal shows the domain to users who cannot see its colour.
#pragma once

#include "table/paint/palette.h"

#include <QPainter>

namespace playmat::paint {

// w: the width of the band. dashed: the card is a gear.
void paintRiftFrame(QPainter &painter, const QRectF &box, double radius, double w,
                    const FrameTone &tone, bool dashed);

// Paints the glyph of a domain in a disc, on a card's frame or in the corner of its picture.
void paintSeal(QPainter &painter, const QString &domain, QPointF centre, double radius);

} // namespace playmat::paint
