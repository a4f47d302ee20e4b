#include "table/paint/extras.h"

#include "table/paint/frame_painter.h"
#include "table/paint/image_tools.h"

#include <cmath>
#include <numbers>

namespace playmat::paint {

namespace {

// One half of a ray, from its tip to the centre.
QPainterPath halfRay(QPointF centre, double angle, double length, double width, double side)
{
    const double edge = angle + side * std::numbers::pi / 2;
    QPainterPath path(centre + QPointF(std::cos(angle), std::sin(angle)) * length);
    path.lineTo(centre + QPointF(std::cos(edge), std::sin(edge)) * width);
    path.lineTo(centre);
    path.closeSubpath();
    return path;
}

void paintCompass(QPainter &painter, QPointF centre, double size, const QColor &light,
                  const QColor &dark)
{
    for (int i = 0; i < 8; ++i) {
        const double angle = i * std::numbers::pi / 4;
        const double length = size * (i % 2 != 0 ? .55 : 1);
        painter.fillPath(halfRay(centre, angle, length, size * .145, 1), light);
        painter.fillPath(halfRay(centre, angle, length, size * .145, -1), dark);
    }
}

void paintRings(QPainter &painter, QPointF centre, double width, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 9; ++i) {
        const double radius = width * (.12 + .11 * i);
        painter.setPen(QPen(fade(colour, .34 - i * .025), width * .012));
        painter.drawEllipse(centre, radius, radius);
    }
    painter.setPen(Qt::NoPen);
}

double shadowAlpha(double x, double y, double size)
{
    const double dx = std::max(0.0, std::abs(x - size / 2) - size * .1);
    const double dy = std::max(0.0, std::abs(y - size / 2) - size * .1);
    const double away = std::hypot(dx, dy) / (size * .4);
    return away >= 1 ? 0 : std::pow(1 - away, 1.7) * .95;
}

} // namespace

QImage paintBack(QSize pixels, bool theirs)
{
    QImage image = blankImage(pixels);
    QPainter painter(&image);
    const QRectF box(0, 0, pixels.width() - 2, pixels.height() - 2);
    const QColor colour = theirs ? QColor(0x8d, 0x4a, 0x52) : QColor(0x4d, 0x7f, 0xb5);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(1, 1);
    painter.setClipPath(roundedPath(box, .06 * box.width()));
    QRadialGradient ground(box.center(), box.height() * .7);
    ground.setColorAt(0, mix(colour, QColor(0x10, 0x16, 0x1f), .62));
    ground.setColorAt(1, mix(colour, QColor(0x09, 0x0d, 0x13), .88));
    painter.fillRect(box, ground);
    paintRings(painter, box.center(), box.width(), colour);
    paintCompass(painter, box.center(), box.width() * .31, mix(colour, Qt::white, .55),
                 mix(colour, Qt::black, .35));
    const FrameTone tone{mix(colour, QColor(0x2a, 0x35, 0x42), .35), mix(colour, Qt::black, .5),
                         theirs, false, false};
    paintFrame(painter, box, .06 * box.width(), box.width() * .03, tone);
    return image;
}

QImage paintShadow(int pixels)
{
    QImage image = blankImage(QSize(pixels, pixels));
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x)
            image.setPixel(x, y, qRgba(0, 0, 0, int(shadowAlpha(x + .5, y + .5, pixels) * 255)));
    }
    return image;
}

QImage paintHatch(QSize pixels)
{
    QImage image = blankImage(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(roundedPath(QRectF(QPointF(), QSizeF(pixels)), pixels.width() * .085));
    painter.fillRect(image.rect(), QColor(10, 8, 10, 45));
    painter.setPen(QPen(QColor(255, 107, 107, 76), pixels.width() * .03));
    const int step = std::max(4, pixels.width() / 8);
    for (int x = -pixels.height(); x < pixels.width(); x += step)
        painter.drawLine(x, pixels.height(), x + pixels.height(), 0);
    return image;
}

QImage paintIcon(int pixels)
{
    QImage image = blankImage(QSize(pixels, pixels));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels / 256.0, pixels / 256.0);
    const QColor blue(0x4d, 0x7f, 0xb5);
    const auto card = [&](double turn, const QColor &face, const QColor &edge) {
        painter.save();
        painter.translate(128, 232);
        painter.rotate(turn);
        const QRectF box(-66, -196, 132, 184);
        painter.fillPath(roundedPath(box.adjusted(-4, -4, 4, 4), 18), QColor(5, 8, 12, 90));
        painter.fillPath(roundedPath(box, 14), face);
        painter.strokePath(roundedPath(box.adjusted(5, 5, -5, -5), 10), QPen(edge, 6));
        painter.restore();
    };
    card(-16, QColor(0x3a, 0x26, 0x2c), QColor(0x8d, 0x4a, 0x52));
    card(12, QColor(0x14, 0x22, 0x34), mix(blue, Qt::white, .1));
    painter.translate(128, 232);
    painter.rotate(12);
    painter.setClipPath(roundedPath(QRectF(-58, -188, 116, 168), 8));
    paintRings(painter, QPointF(0, -104), 90, blue);
    paintCompass(painter, QPointF(0, -104), 50, QColor(0xff, 0xd9, 0x8a), QColor(0xc8, 0x8a, 0x2e));
    return image;
}

} // namespace playmat::paint
