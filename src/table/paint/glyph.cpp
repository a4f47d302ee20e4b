#include "table/paint/glyph_painter.h"
#include "table/paint/numeral.h"
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
    connect(this, &Disc::numberChanged, this, &PictureItem::repaint);
}

void Disc::paint(QPainter *painter)
{
    const QRectF box(QPointF(), size().toSize()); // whole pixels, as the picture has
    const double round = box.height() / 2;
    QPainterPath inside;
    inside.addRoundedRect(box.adjusted(m_ringWidth, m_ringWidth, -m_ringWidth, -m_ringWidth),
                          round - m_ringWidth, round - m_ringWidth);
    QPainterPath edge; // apart from the inside, which may be transparent
    edge.addRoundedRect(box, round, round);
    edge.addPath(inside);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(edge, m_ring);
    painter->fillPath(inside, m_fill);
    const double free = box.height() * m_share;
    const double side = box.height() - 2 * free;
    paintGlyph(*painter, m_name, QRectF(free, free, side, side), m_color);
    if (!m_number.isEmpty())
        paintNumber(*painter);
}

void Disc::paintNumber(QPainter &painter) const
{
    const QFont font = narrowFont(height() * .7);
    const double wide = QFontMetricsF(font).horizontalAdvance(m_number);
    painter.translate(height() * .84, 0);
    Numeral(font, m_number, QSizeF(wide, height())).paint(painter, m_color);
}

} // namespace playmat::paint
