#include "table/paint/canvas.h"

namespace playmat::paint {

void Canvas::orb(QPointF centre, double radius, const QColor &colour, double alpha)
{
    QRadialGradient light(centre, radius);
    light.setColorAt(0, fade(colour, alpha));
    light.setColorAt(.35, fade(colour, alpha * .42));
    light.setColorAt(1, fade(colour, 0));
    painter.fillRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                     light);
}

void Canvas::stars(int count, double depth)
{
    const double unit = height() / 200;
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const double x = dice.roll();
        const QPointF centre = at(x, dice.roll() * depth);
        const double bright = dice.roll();
        const double size = unit * (.35 + .75 * bright * bright);
        painter.setBrush(fade(mix(Qt::white, tones.glow, .5), .25 + .6 * bright * bright));
        painter.drawEllipse(centre, size, size);
        if (bright > .95)
            orb(centre, unit * 7, tones.glow, .5);
    }
}

void Canvas::haze(double from, double alpha)
{
    QLinearGradient mist(0, at(0, from).y(), 0, frame.bottom());
    mist.setColorAt(0, fade(tones.skyLow, 0));
    mist.setColorAt(1, fade(mix(tones.skyLow, tones.far, .4), alpha));
    painter.fillRect(frame, mist);
}

} // namespace playmat::paint
