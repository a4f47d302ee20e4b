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
    const double half = m_line / 2;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(m_line > 0 ? QPen(m_edge, m_line) : QPen(Qt::NoPen));
    painter->setBrush(m_color);
    painter->drawRoundedRect(paintedBox().adjusted(half, half, -half, -half),
                             std::max(0.0, m_radius - half), std::max(0.0, m_radius - half));
}

} // namespace playmat::paint
