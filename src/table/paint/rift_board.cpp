#include "table/paint/rift_board.h"

#include "table/paint/hash.h"
#include "table/paint/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>
#include <vector>

namespace playmat::paint {

namespace {

QImage ground(QSize pixels, const QColor &colour)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(colour);
    return image;
}

void softLight(QPainter &painter, QPointF centre, double radius, const QColor &colour, double alpha)
{
    QRadialGradient light(centre, radius);
    light.setColorAt(0, fade(colour, alpha));
    light.setColorAt(.5, fade(colour, alpha * .35));
    light.setColorAt(1, fade(colour, 0));
    painter.fillRect(painter.window(), light);
}

void paintStone(QPainter &painter, Dice &dice, const QRectF &box, double unit)
{
    const QColor colour = mix(QColor(0x1b, 0x21, 0x2c), QColor(0x28, 0x2f, 0x3d), dice.roll());
    QLinearGradient face(box.topLeft(), box.bottomLeft());
    face.setColorAt(0, mix(colour, Qt::white, .05));
    face.setColorAt(.25, colour);
    face.setColorAt(1, mix(colour, Qt::black, .18));
    QPainterPath stone;
    stone.addRoundedRect(box, unit * 3, unit * 3);
    painter.fillPath(stone, face);
    if (dice.below(6) != 0)
        return;
    const QPointF from(box.left() + box.width() * dice.between(.2, .8), box.top());
    QPainterPath crack(from);
    crack.lineTo(from + QPointF(dice.between(-5, 5), 8) * unit);
    crack.lineTo(from + QPointF(dice.between(-9, 9), 15) * unit);
    painter.strokePath(crack, QPen(QColor(0x0c, 0x10, 0x17), unit * .9));
}

// One of the jagged layers of light, which lie inside each other. In the middle it extends about
// `reach` to either side.
QPainterPath tear(QSizeF size, double reach, double unit)
{
    Dice dice(901U); // the same seed, so that all layers have the same bends
    std::vector<QPointF> right;
    QPainterPath path;
    constexpr int kSteps = 20;
    for (int i = 0; i <= kSteps; ++i) {
        const double y = size.height() * i / kSteps;
        const double bend = dice.between(-13, 13) * unit;
        const double taper = .35 + .65 * std::sin(std::numbers::pi * i / kSteps);
        const double half = reach * unit * taper * dice.between(.7, 1.3);
        const QPointF middle(size.width() / 2 + bend, y);
        if (i == 0)
            path.moveTo(middle - QPointF(half, 0));
        else
            path.lineTo(middle - QPointF(half, 0));
        right.push_back(middle + QPointF(half, 0));
    }
    for (auto it = right.rbegin(); it != right.rend(); ++it)
        path.lineTo(*it);
    path.closeSubpath();
    return path;
}

// Paints branches of the rift towards both sides.
void paintBranches(QPainter &painter, QSizeF size, double unit)
{
    Dice dice(3313U);
    for (int i = 0; i < 9; ++i) {
        QPointF at(size.width() / 2, size.height() * (i + dice.between(.2, .8)) / 9);
        const double side = i % 2 == 0 ? 1 : -1;
        QPainterPath branch(at);
        for (int k = 0; k < 4; ++k) {
            at += QPointF(side * dice.between(5, 13), dice.between(-12, 12)) * unit;
            branch.lineTo(at);
        }
        painter.strokePath(branch, QPen(fade(QColor(0x6a, 0x58, 0xd8), .28), unit * 2.6));
        painter.strokePath(branch, QPen(fade(QColor(0xb8, 0xd8, 0xff), .5), unit * .8));
    }
}

} // namespace

QImage paintStoneFloor(QSize pixels)
{
    QImage image = ground(pixels, QColor(0x12, 0x16, 0x1e));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = std::max(.5, pixels.height() / 540.);
    Dice dice(77U);
    for (double y = -6 * unit; y < pixels.height(); y += 24 * unit) {
        for (double x = -30 * unit * dice.roll(); x < pixels.width();) {
            const double w = dice.between(46, 96) * unit;
            paintStone(painter, dice, QRectF(x, y, w - 2.5 * unit, 21.5 * unit), unit);
            x += w;
        }
    }
    const double w = pixels.width();
    const double h = pixels.height();
    softLight(painter, {w * .3, h * .5}, std::max(w, h) * .5, QColor(0x5a, 0x78, 0xa8), .12);
    softLight(painter, {w * .85, h * .6}, std::max(w, h) * .4, QColor(0x80, 0x60, 0xb0), .10);
    return image;
}

QImage paintRift(QSize pixels)
{
    QImage image = ground(pixels, QColor(0x08, 0x0b, 0x12));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size(pixels);
    const double unit = size.width() / 104;
    QLinearGradient depth(0, 0, size.width(), 0);
    depth.setColorAt(0, QColor(0x06, 0x08, 0x0d));
    depth.setColorAt(.5, QColor(0x22, 0x1a, 0x58));
    depth.setColorAt(1, QColor(0x06, 0x08, 0x0d));
    painter.fillRect(image.rect(), depth);
    softLight(painter, {size.width() / 2, size.height() / 2}, size.height() * .5,
              QColor(0x5a, 0x48, 0xc8), .35);
    paintBranches(painter, size, unit);
    const std::tuple<double, QColor, double> bodies[] = {{30, QColor(0x3b, 0x2a, 0x78), .55},
                                                         {19, QColor(0x5a, 0x49, 0xc8), .55},
                                                         {9, QColor(0x7f, 0xd0, 0xff), .6},
                                                         {3.2, QColor(0xe8, 0xf7, 0xff), .92}};
    for (const auto &[reach, colour, alpha] : bodies)
        painter.fillPath(tear(size, reach, unit), fade(colour, alpha));
    return image;
}

QImage paintPointsColumn(QSize pixels)
{
    QImage image = ground(pixels, QColor(0x0c, 0x11, 0x19));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double w = pixels.width();
    const double h = pixels.height();
    QLinearGradient sky(0, 0, 0, h);
    sky.setColorAt(0, QColor(0x3a, 0x2a, 0x5a));
    sky.setColorAt(.5, QColor(0x1c, 0x20, 0x3a));
    sky.setColorAt(1, QColor(0x10, 0x1a, 0x2c));
    painter.fillRect(image.rect(), sky);
    softLight(painter, {w * .5, h * .08}, h * .3, QColor(0xf2, 0xd2, 0x7a), .22);
    Dice dice(5005U);
    for (int i = 0; i < 40; ++i) {
        const QPointF at(dice.roll() * w, dice.roll() * h * .8);
        const double r = std::max(.5, w / 90 * dice.between(.3, 1));
        painter.setPen(Qt::NoPen);
        painter.setBrush(fade(QColor(0xe0, 0xd8, 0xff), dice.between(.1, .45)));
        painter.drawEllipse(at, r, r);
    }
    return image;
}

} // namespace playmat::paint
