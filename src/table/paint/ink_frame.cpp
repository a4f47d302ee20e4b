#include "table/paint/ink_frame.h"

#include "table/paint/image_tools.h"
#include "table/paint/vector_path.h"

namespace playmat::paint {

namespace {

QTransform placed(QPointF at, double degrees, double width, double height)
{
    QTransform place;
    place.translate(at.x(), at.y());
    place.rotate(degrees);
    place.scale(width, height);
    return place;
}

// Forms along one side, from one corner to the other; degrees turn "up" to the inside.
void addSide(QPainterPath &path, const QPainterPath &motif, const QLineF &side, double degrees,
             double period, double height)
{
    const int count = std::max(3, int(side.length() / period));
    for (int i = 0; i < count; ++i)
        path.addPath(placed(side.pointAt((i + .5) / count), degrees, side.length() / count, height)
                         .map(motif));
}

QPainterPath edgeForms(const QRectF &box, double radius, double w, InkForm form)
{
    const QPainterPath motif = inkMotif(form);
    const QRectF in = box.adjusted(w, w, -w, -w);
    const double r = radius;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const double period = w * 2.6;
    addSide(path, motif, {in.left() + r, in.top(), in.right() - r, in.top()}, 0, period, w * 1.5);
    addSide(path, motif, {in.right(), in.top() + r, in.right(), in.bottom() - r}, 90, period,
            w * 1.5);
    addSide(path, motif, {in.right() - r, in.bottom(), in.left() + r, in.bottom()}, 180, period,
            w * 1.5);
    addSide(path, motif, {in.left(), in.bottom() - r, in.left(), in.top() + r}, 270, period,
            w * 1.5);
    return path;
}

// A quarter of a disc in each corner, with a large form on it.
QPainterPath cornerForms(const QRectF &box, double w, InkForm form)
{
    const QPainterPath motif = inkMotif(form).toReversed(); // round the same way as the disc
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const double size = w * 5.2;
    const std::pair<QPointF, double> corners[] = {{box.topLeft(), -45},
                                                  {box.topRight(), 45},
                                                  {box.bottomRight(), 135},
                                                  {box.bottomLeft(), 225}};
    for (const auto &[at, degrees] : corners) {
        path.addEllipse(at, size, size);
        const QTransform turn = placed(at, degrees, 1, 1);
        path.addPath(
            placed(turn.map(QPointF(0, size * .9)), degrees, size * .8, size * .72).map(motif));
        for (const double side : {-1.0, 1.0})
            path.addPath(placed(turn.map(QPointF(side * size * .62, size * .62)),
                                degrees - side * 36, size * .5, size * .42)
                             .map(motif));
    }
    return path;
}

void paintForms(QPainter &painter, const QRectF &box, double radius, double w, InkForm form,
                const QColor &colour)
{
    const QPainterPath edge = edgeForms(box, radius, w, form);
    const QPainterPath corner = cornerForms(box, w, form);
    for (const QPainterPath *path : {&edge, &corner}) {
        painter.strokePath(*path, QPen(QColor(0, 0, 0, 130), std::max(1.0, w * .5)));
        QLinearGradient light(box.topLeft(), box.bottomRight());
        light.setColorAt(0, mix(colour, Qt::white, .25));
        light.setColorAt(.5, mix(colour, Qt::black, .12));
        light.setColorAt(1, mix(colour, Qt::black, .35));
        painter.fillPath(*path, light);
    }
    const double inner = w * 3.5;
    for (const QPointF at : {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}) {
        QPainterPath ring;
        ring.addEllipse(at, inner, inner);
        painter.strokePath(ring, QPen(fade(mix(colour, Qt::white, .6), .7), w * .3));
    }
}

} // namespace

QPainterPath inkMotif(InkForm form)
{
    switch (form) {
    case InkForm::Scallop:
        return vectorPath(u"M-.5 0 C-.5 .9 .5 .9 .5 0Z");
    case InkForm::Lancet:
        return vectorPath(u"M-.5 0 Q-.1 .15 0 1 Q.1 .15 .5 0Z");
    case InkForm::Leaf:
        return vectorPath(u"M-.4 0 Q-.35 .75 .4 .95 Q.5 .3 0 0Z");
    case InkForm::Facet:
        return vectorPath(u"M-.5 0 L0 .9 L.5 0Z");
    case InkForm::Wave:
        return vectorPath(u"M-.5 0 Q-.3 .8 .15 .9 Q.42 .9 .4 .6 Q.15 .7 .12 .42 Q.2 .1 .5 0Z");
    case InkForm::Merlon:
        return vectorPath(u"M-.28 0 L-.28 .7 L.28 .7 L.28 0Z");
    case InkForm::None:
        break;
    }
    return {};
}

QLinearGradient halvesOf(const QRectF &box, const FrameTone &tone)
{
    QLinearGradient band(box.topLeft(), box.topRight());
    band.setColorAt(0, mix(tone.main, Qt::white, .2));
    band.setColorAt(.495, tone.main);
    band.setColorAt(.505, tone.side);
    band.setColorAt(1, mix(tone.side, Qt::white, .12));
    return band;
}

void paintInkEdge(QPainter &painter, const QRectF &box, double radius, double w,
                  const FrameTone &tone)
{
    const double middle = box.center().x();
    const bool two = tone.form != tone.sideForm;
    painter.save();
    painter.setClipRect(
        QRectF(box.left(), box.top(), two ? middle - box.left() : box.width(), box.height()),
        Qt::IntersectClip);
    paintForms(painter, box, radius, w, tone.form, tone.main);
    painter.restore();
    if (!two)
        return;
    painter.save();
    painter.setClipRect(QRectF(middle, box.top(), box.right() - middle, box.height()),
                        Qt::IntersectClip);
    paintForms(painter, box, radius, w, tone.sideForm, tone.side);
    painter.restore();
}

} // namespace playmat::paint
