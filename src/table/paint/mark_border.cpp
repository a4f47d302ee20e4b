#include "table/paint/image_tools.h"
#include "table/paint/mark.h"
#include "table/paint/painted_item.h"
#include "table/paint/palette.h"

#include <QPainter>

namespace playmat::paint {

namespace {

bool hasHalo(Mark mark)
{
    return mark == Mark::Aimed || mark == Mark::Held || mark == Mark::Asks;
}

} // namespace

MarkBorder::MarkBorder(QQuickItem *parent)
    : PainterItem(parent)
{
    setAntialiasing(true);
    connect(this, &MarkBorder::changed, this, &PictureItem::repaint);
}

void MarkBorder::paint(QPainter *painter)
{
    const Mark mark = static_cast<Mark>(m_mark);
    const double width = std::max(2.0, m_unit * (mark == Mark::Actionable ? 2.2 : 2.8));
    // Outwards from the card's edge: a sliver of table, then the line, then the halo.
    const auto around = [this](double by) {
        const double margin = m_spread - by;
        return roundedPath(boundingRect().adjusted(margin, margin, -margin, -margin),
                           m_radius + by);
    };
    painter->setRenderHint(QPainter::Antialiasing);
    if (mark == Mark::Quiet)
        return painter->fillPath(around(0), m_color);
    painter->setBrush(Qt::NoBrush);
    if (hasHalo(mark))
        painter->strokePath(around(width * .9 + m_unit * 2.4),
                            QPen(fade(m_color, .3), m_unit * 3.2));
    QPen pen(m_color, width, Qt::SolidLine, Qt::FlatCap);
    if (mark == Mark::Target)
        pen.setDashPattern({3.2, 2});
    else if (mark == Mark::Idle)
        pen.setDashPattern({1, 2.2});
    painter->strokePath(around(width * .5 + m_unit * .6), pen);
}

} // namespace playmat::paint
