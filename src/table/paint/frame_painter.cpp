#include "table/paint/frame_painter.h"

#include "table/paint/image_tools.h"
#include "table/paint/ink_frame.h"

namespace playmat::paint {

namespace {

QRectF inset(const QRectF &box, double by)
{
    return box.adjusted(by, by, -by, -by);
}

QLinearGradient bandOf(const QRectF &box, const FrameTone &tone)
{
    if (tone.form != tone.sideForm)
        return halvesOf(box, tone);
    QLinearGradient band(box.topLeft(), box.bottomRight());
    band.setColorAt(0, mix(tone.main, Qt::white, .28));
    band.setColorAt(.38, tone.main);
    band.setColorAt(.62, mix(tone.main, tone.side, .6));
    band.setColorAt(1, mix(tone.side, Qt::black, tone.villain ? .1 : .25));
    return band;
}

QLinearGradient topLight(const QRectF &box)
{
    QLinearGradient light(box.topLeft(), box.bottomLeft());
    light.setColorAt(0, QColor(255, 255, 255, 150));
    light.setColorAt(.2, QColor(255, 255, 255, 0));
    return light;
}

} // namespace

void paintFrame(QPainter &painter, const QRectF &box, double radius, double w,
                const FrameTone &tone)
{
    const auto line
        = [&](const QBrush &brush, double width, double by, double bend, Qt::PenStyle style) {
              painter.setPen(QPen(brush, width, style));
              painter.drawPath(roundedPath(inset(box, w * by), radius * bend));
          };
    if (tone.form != InkForm::None)
        paintInkEdge(painter, box, radius, w, tone);
    painter.setBrush(Qt::NoBrush);
    line(QColor(0x05, 0x07, 0x0a), w * .9, .45, 1, Qt::SolidLine);
    line(bandOf(box, tone), w, 1.05, .86,
         tone.token ? Qt::DashLine : Qt::SolidLine); // tokens are not cards
    line(QColor(0, 0, 0, 150), w * .4, 1.75, .72, Qt::SolidLine);
    line(topLight(box), std::max(1.0, w * .3), .7, .9, Qt::SolidLine);
    if (tone.leader)
        line(QColor(255, 233, 180, 190), w * .35, 2.3, .6, Qt::SolidLine);
    painter.setPen(Qt::NoPen);
}

} // namespace playmat::paint
