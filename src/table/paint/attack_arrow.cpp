#include "table/paint/painted_item.h"
#include "table/paint/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace playmat::paint {

namespace {

const QColor kOutline(5, 8, 12, 215);
constexpr int kSteps = 40; ///< that the curve is made of
constexpr int kPieces = 8;
constexpr QPointF
    kHalo(2.4,
          5); ///< half the width of the light around it, at the tail and at the head; wider twice

QPointF normalOf(QPointF v)
{
    return {-v.y(), v.x()};
}

} // namespace

/// One strip of the arrow.
class ArrowPiece : public QQuickPaintedItem
{
public:
    explicit ArrowPiece(AttackArrow *arrow)
        : QQuickPaintedItem(arrow)
        , m_arrow(arrow)
    {
        setAntialiasing(true);
    }
    void place(const QRect &box)
    {
        setPosition(box.topLeft());
        setSize(box.size());
        update();
    }
    void paint(QPainter *painter) override
    {
        painter->translate(-position());
        m_arrow->paint(*painter);
    }

private:
    AttackArrow *m_arrow;
};

AttackArrow::AttackArrow(QQuickItem *parent)
    : QQuickItem(parent)
{
    for (int i = 0; i < kPieces; ++i)
        m_pieces << new ArrowPiece(this);
    connect(this, &AttackArrow::changed, this, [this] { polish(); });
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

QPainterPath AttackArrow::chevrons() const // the direction, without colour
{
    QPainterPath all;
    for (int i = 1; i < 9; ++i) {
        const double t = neck() * i / 9.4 + .04;
        const double w = (2 + 3 * t) * m_unit;
        const QPointF v = direction(t) * w;
        const QPointF side = normalOf(direction(t)) * w;
        all.moveTo(at(t) - v + side);
        all.lineTo(at(t) + v * .6);
        all.lineTo(at(t) - v - side);
    }
    return all;
}

void AttackArrow::shape()
{
    m_shape.wideHalo = ribbon(kHalo.x() * 3.2, kHalo.y() * 3.2);
    m_shape.halo = ribbon(kHalo.x() * 2.2, kHalo.y() * 2.2);
    m_shape.outline = ribbon(3.8, 7.2);
    m_shape.headOutline = headShape(1.12);
    m_shape.body = ribbon(2, 5.2);
    m_shape.head = headShape(1);
    m_shape.core = ribbon(.5, 1.5);
    m_shape.chevrons = chevrons();
}

void AttackArrow::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient body(m_from, m_to);
    body.setColorAt(0, fade(m_tail, .25));
    body.setColorAt(.25, m_tail);
    body.setColorAt(1, m_head);
    QLinearGradient halo(m_from, m_to);
    halo.setColorAt(0, fade(m_tail, .05));
    halo.setColorAt(1, fade(m_head, .22));
    const auto pen = [](const QColor &colour, double width) {
        return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    painter.fillPath(m_shape.wideHalo, halo);
    painter.fillPath(m_shape.halo, halo);
    painter.fillPath(m_shape.outline, kOutline);
    painter.strokePath(m_shape.headOutline, pen(kOutline, 4 * m_unit));
    painter.fillPath(m_shape.body, body);
    painter.fillPath(m_shape.head, m_head);
    painter.fillPath(m_shape.core, QColor(255, 255, 255, 130));
    painter.strokePath(m_shape.chevrons, pen(QColor(5, 8, 12, 150), 1.8 * m_unit));
}

QList<QRectF> AttackArrow::spots() const
{
    QList<QRectF> spots;
    const auto around = [this](double share) {
        const double r = ((kHalo.x() + (kHalo.y() - kHalo.x()) * share) * 3.2 + 2) * m_unit;
        const QPointF centre = at(neck() * share);
        return QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r);
    };
    for (int i = 0; i < kSteps; ++i)
        spots << (around(double(i) / kSteps) | around(double(i + 1) / kSteps));
    const double edge = 3 * m_unit; // half of the outline's pen, and smooth edges
    spots << m_shape.headOutline.boundingRect().adjusted(-edge, -edge, edge, edge);
    return spots;
}

// Strips across the longer way of the arrow, each as high as the ribbon is there. They do not
// overlap: what is half transparent is painted once.
void AttackArrow::updatePolish()
{
    shape();
    const QList<QRectF> parts = spots();
    QRectF all;
    for (const QRectF &spot : parts)
        all |= spot;
    const QRect whole = all.toAlignedRect();
    const bool wide = whole.width() >= whole.height();
    const int from = wide ? whole.left() : whole.top();
    const int length = wide ? whole.width() : whole.height();
    for (qsizetype i = 0; i < m_pieces.size(); ++i) {
        const int begin = from + length * int(i) / int(m_pieces.size());
        const int end = from + length * int(i + 1) / int(m_pieces.size());
        const QRectF strip = wide ? QRectF(begin, whole.top(), end - begin, whole.height())
                                  : QRectF(whole.left(), begin, whole.width(), end - begin);
        QRectF box;
        for (const QRectF &spot : parts)
            box |= spot & strip;
        m_pieces[i]->place(box.toAlignedRect() & strip.toRect());
    }
}

} // namespace playmat::paint
