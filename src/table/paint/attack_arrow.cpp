#include "table/paint/painted_item.h"
#include "table/paint/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace playmat::paint {

namespace {

const QColor kOutline(5, 8, 12, 215);

QPointF normalOf(QPointF v)
{
    return {-v.y(), v.x()};
}

} // namespace

AttackArrow::AttackArrow(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &AttackArrow::changed, this, [this] { update(); });
}

QPointF AttackArrow::control() const
{
    return (m_from + m_to) / 2 + normalOf(m_to - m_from) * m_bend;
}

QPointF AttackArrow::at(double t) const
{
    return m_from * (1 - t) * (1 - t) + control() * 2 * t * (1 - t) + m_to * t * t;
}

QPointF AttackArrow::direction(double t) const
{
    const QPointF v = (control() - m_from) * (1 - t) + (m_to - control()) * t;
    const double length = std::hypot(v.x(), v.y());
    return length > 0 ? v / length : QPointF(0, -1);
}

double AttackArrow::neck() const
{
    const QPointF way = m_to - m_from;
    return std::max(0.0, 1 - 26 * m_unit / std::max(1.0, std::hypot(way.x(), way.y())));
}

QPainterPath AttackArrow::ribbon(double tailWidth, double headWidth) const
{
    constexpr int kSteps = 40;
    QPolygonF left;
    QPolygonF right;
    for (int i = 0; i <= kSteps; ++i) {
        const double t = neck() * i / kSteps;
        const double width = (tailWidth + (headWidth - tailWidth) * i / kSteps) * m_unit;
        const QPointF side = normalOf(direction(t)) * width;
        left << at(t) + side;
        right.prepend(at(t) - side);
    }
    QPainterPath path;
    path.addPolygon(left + right);
    path.closeSubpath();
    return path;
}

QPainterPath AttackArrow::headShape(double scale) const
{
    const QPointF v = direction(.97);
    const QPointF side = normalOf(v) * 17 * scale * m_unit;
    const QPointF base = at(neck());
    QPainterPath path(m_to + v * 3 * scale * m_unit);
    path.lineTo(base - v * 7 * m_unit + side);
    path.lineTo(base + v * 2 * m_unit);
    path.lineTo(base - v * 7 * m_unit - side);
    path.closeSubpath();
    return path;
}

void AttackArrow::paintChevrons(QPainter &painter) const // the direction, without colour
{
    for (int i = 1; i < 9; ++i) {
        const double t = neck() * i / 9.4 + .04;
        const double w = (2 + 3 * t) * m_unit;
        const QPointF v = direction(t) * w;
        const QPointF side = normalOf(direction(t)) * w;
        QPainterPath chevron(at(t) - v + side);
        chevron.lineTo(at(t) + v * .6);
        chevron.lineTo(at(t) - v - side);
        painter.strokePath(
            chevron,
            QPen(QColor(5, 8, 12, 150), 1.8 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

void AttackArrow::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QLinearGradient body(m_from, m_to);
    body.setColorAt(0, fade(m_tail, .25));
    body.setColorAt(.25, m_tail);
    body.setColorAt(1, m_head);
    QLinearGradient halo(m_from, m_to);
    halo.setColorAt(0, fade(m_tail, .05));
    halo.setColorAt(1, fade(m_head, .22));
    for (const double k : {3.2, 2.2})
        painter->fillPath(ribbon(2.4 * k, 5 * k), halo);
    painter->fillPath(ribbon(3.8, 7.2), kOutline);
    painter->strokePath(headShape(1.12),
                        QPen(kOutline, 4 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->fillPath(ribbon(2, 5.2), body);
    painter->fillPath(headShape(1), m_head);
    painter->fillPath(ribbon(.5, 1.5), QColor(255, 255, 255, 130));
    paintChevrons(*painter);
}

} // namespace playmat::paint
