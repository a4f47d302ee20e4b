#include "table/paint/glyph_painter.h"
#include "table/paint/numeral.h"
#include "table/paint/painted_item.h"

#include <QPainter>

namespace playmat::paint {

KeywordMark::KeywordMark(QQuickItem *parent)
    : PainterItem(parent)
{
    setAntialiasing(true);
    connect(this, &KeywordMark::changed, this, &PictureItem::repaint);
    connect(this, &KeywordMark::numberChanged, this, &PictureItem::repaint);
}

void KeywordMark::paint(QPainter *painter)
{
    const double high = height();
    const double line = std::max(1.0, high * .055);
    const QRectF box = boundingRect().adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_ring, line));
    painter->setBrush(m_fill);
    painter->drawRoundedRect(box, box.height() / 2, box.height() / 2);
    paintGlyph(*painter, m_name, QRectF(high * .2, high * .2, high * .6, high * .6), m_color);
    if (m_number.isEmpty())
        return;
    painter->translate(high * .84, 0);
    const QFont font = narrowFont(high * .7);
    const double wide = QFontMetricsF(font).horizontalAdvance(m_number);
    Numeral(font, m_number, QSizeF(wide, high)).paint(*painter, m_color);
}

} // namespace playmat::paint
