#include "table/paint/badge_painter.h"
#include "table/paint/glyph_painter.h"
#include "table/paint/image_tools.h"
#include "table/paint/numeral.h"
#include "table/paint/painted_item.h"

#include <QPainter>

namespace playmat::paint {

namespace {

QRectF inset(const QRectF &box, double by)
{
    return box.adjusted(by, by, -by, -by);
}

} // namespace

Badge::Badge(QQuickItem *parent)
    : PainterItem(parent)
{
    setAntialiasing(true);
    connect(this, &Badge::changed, this, &PictureItem::repaint);
    connect(this, &Badge::kindChanged, this, &PictureItem::repaint);
    connect(this, &Badge::textChanged, this, &PictureItem::repaint);
}

void Badge::paint(QPainter *painter)
{
    const double side = std::min(width(), height());
    const QRectF box((width() - side * .94) / 2, (height() - side * .94) / 2, side * .94,
                     side * .94);
    paintBadge(*painter, {m_kind, m_shade, m_part}, box);
    paintText(*painter);
    if (m_change != 0)
        paintChange(*painter);
}

QRectF Badge::paintedBox() const
{
    return (PainterItem::paintedBox() | changeBox()).toAlignedRect();
}

bool Badge::little() const
{
    return width() < 22;
}

QRectF Badge::textBox() const
{
    const Numeral numeral(numbersFont(m_textSize), m_text, size());
    return numeral.tightBox();
}

QRectF Badge::changeBox() const
{
    if (m_change == 0)
        return {};
    const double side = width() * (little() ? .5 : .38);
    const double x = m_kind == QLatin1String("hp") ? -side * .3 : width() - side * .7;
    return {x, -side * (little() ? .8 : .46), side, side};
}

void Badge::paintText(QPainter &painter) const
{
    Numeral(numbersFont(m_textSize), m_text, size()).paint(painter, m_color);
}

void Badge::paintChange(QPainter &painter) const
{
    const QRectF box = changeBox();
    const double line = little() ? 0 : std::max(1.0, box.width() * .08);
    paintRoundedPlate(painter, box, box.width() * .23, m_ground, line, m_changeColor);
    paintGlyph(painter, m_change > 0 ? QStringLiteral("up") : QStringLiteral("down"),
               inset(box, box.width() * (little() ? .08 : .2)), m_changeColor);
}

} // namespace playmat::paint
