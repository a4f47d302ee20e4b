#include "table/paint/image_tools.h"
#include "table/paint/painted_item.h"

#include <QPainter>

namespace playmat::paint {

Plate::Plate(QQuickItem *parent)
    : PainterItem(parent)
{
    setAntialiasing(true);
    connect(this, &Plate::changed, this, &PictureItem::repaint);
}

void Plate::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintRoundedPlate(*painter, paintedBox(), m_radius, m_color, m_line, m_edge);
}

} // namespace playmat::paint
