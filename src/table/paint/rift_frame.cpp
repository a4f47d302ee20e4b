#include "table/paint/rift_frame.h"

#include "table/paint/glyph_painter.h"
#include "table/paint/image_tools.h"

namespace playmat::paint {

namespace {

const QColor kEdge(0x05, 0x07, 0x0a);

QRectF inset(const QRectF &box, double by)
{
    return box.adjusted(by, by, -by, -by);
}

// A gradient with one half for each of two domains, or with light from the upper left for one
// domain.
QLinearGradient bandOf(const QRectF &box, const FrameTone &tone)
{
    const bool two = tone.seals.size() > 1;
    QLinearGradient band(box.topLeft(), two ? box.topRight() : box.bottomRight());
    band.setColorAt(0, mix(tone.main, Qt::white, two ? .15 : .35));
    band.setColorAt(two ? .42 : .4, tone.main);
    band.setColorAt(two ? .58 : .7, two ? tone.side : mix(tone.main, Qt::black, .18));
    band.setColorAt(1, two ? mix(tone.side, Qt::white, .1) : mix(tone.main, Qt::black, .38));
    return band;
}

// A triangle in each corner, with its long side facing inwards.
QPainterPath gussets(const QRectF &box, double size)
{
    QPainterPath path;
    const std::pair<QPointF, QPointF> corners[] = {{box.topLeft(), {1, 1}},
                                                   {box.topRight(), {-1, 1}},
                                                   {box.bottomRight(), {-1, -1}},
                                                   {box.bottomLeft(), {1, -1}}};
    for (const auto &[at, way] : corners) {
        path.addPolygon(
            QPolygonF{at, at + QPointF(size * way.x(), 0), at + QPointF(0, size * way.y()), at});
    }
    return path;
}

} // namespace

void paintSeal(QPainter &painter, const QString &domain, QPointF centre, double radius)
{
    const QColor colour = aspectColour(domain);
    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    QPainterPath inner;
    inner.addEllipse(centre, radius * .84, radius * .84);
    QLinearGradient fill(centre - QPointF(0, radius), centre + QPointF(0, radius));
    fill.setColorAt(0, mix(colour, Qt::black, .30));
    fill.setColorAt(1, mix(colour, Qt::black, .62));
    painter.fillPath(disc, kEdge);
    painter.fillPath(inner, mix(colour, Qt::white, .25));
    inner = QPainterPath();
    inner.addEllipse(centre, radius * .72, radius * .72);
    painter.fillPath(inner, fill);
    const double half = radius * .56;
    paintGlyph(painter, domain, QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)),
               QColor(0xff, 0xff, 0xff));
}

void paintRiftFrame(QPainter &painter, const QRectF &box, double radius, double w,
                    const FrameTone &tone, bool dashed)
{
    const QLinearGradient band = bandOf(box, tone);
    const QPainterPath corners = gussets(inset(box, w * .9), radius * 1.15);
    if (!dashed) {
        painter.strokePath(corners, QPen(kEdge, w * .8));
        painter.fillPath(corners, band);
    }
    painter.setBrush(Qt::NoBrush);
    const auto line = [&](const QBrush &brush, double width, double by, double bend) {
        painter.setPen(QPen(brush, width));
        painter.drawPath(roundedPath(inset(box, w * by), radius * bend));
    };
    line(kEdge, w * .9, .45, 1);
    QPen edge(band, w * 1.15);
    if (dashed)
        edge.setDashPattern({radius / w * 1.1, 1.3});
    else if (tone.token)
        edge.setDashPattern({3, 1.5});
    edge.setCapStyle(Qt::FlatCap);
    painter.setPen(edge);
    painter.drawPath(roundedPath(inset(box, w * 1.15), radius * .86));
    line(QColor(0, 0, 0, 150), w * .4, 1.9, .72);
    QLinearGradient light(box.topLeft(), box.bottomLeft());
    light.setColorAt(0, QColor(255, 255, 255, 140));
    light.setColorAt(.2, QColor(255, 255, 255, 0));
    line(light, std::max(1.0, w * .3), .75, .9);
    painter.setPen(Qt::NoPen);
}

} // namespace playmat::paint
