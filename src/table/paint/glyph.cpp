#include "table/paint/glyph_painter.h"
#include "table/paint/painted_item.h"

#include <QPainter>
#include <QPainterPath>

namespace playmat::paint {

Glyph::Glyph(QQuickItem *parent)
    : PainterItem(parent)
{
    setAntialiasing(true);
    connect(this, &Glyph::changed, this, &PictureItem::repaint);
}

void Glyph::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintGlyph(*painter, m_name, boundingRect(), m_color);
}

Disc::Disc(QQuickItem *parent)
    : PainterItem(parent)
{
    setAntialiasing(true);
    connect(this, &Disc::changed, this, &PictureItem::repaint);
}

void Disc::paint(QPainter *painter)
{
    const QRectF box(QPointF(), size().toSize()); // whole pixels, as the picture has
    QPainterPath inside;
    inside.addEllipse(box.adjusted(m_ringWidth, m_ringWidth, -m_ringWidth, -m_ringWidth));
    QPainterPath edge; // apart from the inside, which may be transparent
    edge.addEllipse(box);
    edge.addPath(inside);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(edge, m_ring);
    painter->fillPath(inside, m_fill);
    const double free = box.width() * m_share;
    paintGlyph(*painter, m_name, box.adjusted(free, free, -free, -free), m_color);
}

} // namespace playmat::paint
