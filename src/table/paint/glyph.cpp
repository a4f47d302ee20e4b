#include "table/paint/glyph_painter.h"
#include "table/paint/painted_item.h"

namespace playmat::paint {

Glyph::Glyph(QQuickItem *parent)
    : PainterItem(parent)
{
    setAntialiasing(true);
    connect(this, &Glyph::changed, this, [this] { update(); });
}

void Glyph::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintGlyph(*painter, m_name, boundingRect(), m_color);
}

} // namespace playmat::paint
