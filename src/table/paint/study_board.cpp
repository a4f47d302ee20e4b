#include "table/paint/study_board.h"

#include "table/paint/hash.h"
#include "table/paint/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace playmat::paint {

namespace {

const QColor kGilt(0xd8, 0xa8, 0x5c);

void softLight(QPainter &painter, QPointF centre, double radius, const QColor &colour, double alpha)
{
    QRadialGradient light(centre, radius);
    light.setColorAt(0, fade(colour, alpha));
    light.setColorAt(.5, fade(colour, alpha * .35));
    light.setColorAt(1, fade(colour, 0));
    painter.fillRect(painter.window(), light);
}

// Long lines of grain, as of polished walnut.
void paintWood(QPainter &painter, double w, double h)
{
    QLinearGradient wood(0, 0, 0, h);
    wood.setColorAt(0, QColor(0x30, 0x1c, 0x14));
    wood.setColorAt(.5, QColor(0x3c, 0x25, 0x1a));
    wood.setColorAt(1, QColor(0x27, 0x17, 0x11));
    painter.fillRect(painter.window(), wood);
    Dice dice(4711U);
    for (int i = 0; i < 70; ++i) {
        const double y = dice.roll() * h;
        const double bend = dice.between(-.02, .02) * h;
        QPainterPath grain(QPointF(0, y));
        grain.cubicTo(w * .3, y + bend, w * .6, y - bend, w, y + bend * .5);
        const QColor colour = dice.below(2) ? QColor(0x12, 0x09, 0x06) : QColor(0x74, 0x4a, 0x30);
        painter.strokePath(
            grain,
            QPen(fade(colour, dice.between(.1, .3)), std::max(1.0, h / 700 * dice.between(.6, 2))));
    }
}

QPainterPath leatherShape(double w, double h, double inset, double corner)
{
    const QRectF box(inset, inset, w - 2 * inset, h - 2 * inset);
    QPainterPath path;
    path.addRect(box);
    QPainterPath bites; // the corners are cut out round, as on a bound book
    for (const QPointF at : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
        bites.addEllipse(at, corner, corner);
    return path.subtracted(bites);
}

void paintLeather(QPainter &painter, double w, double h)
{
    const double unit = std::min(w, h);
    const QPainterPath leather = leatherShape(w, h, unit * .022, unit * .05);
    QLinearGradient hide(0, 0, w * .5, h);
    hide.setColorAt(0, QColor(0x24, 0x2a, 0x22));
    hide.setColorAt(.5, QColor(0x2c, 0x35, 0x2a));
    hide.setColorAt(1, QColor(0x1c, 0x22, 0x1c));
    painter.fillPath(leather, hide);
    painter.strokePath(leather, QPen(QColor(0x0c, 0x08, 0x06), std::max(1.5, unit / 200)));
    const double hair = std::max(1.0, unit / 420);
    painter.strokePath(leatherShape(w, h, unit * .034, unit * .052), QPen(fade(kGilt, .5), hair));
    painter.strokePath(leatherShape(w, h, unit * .042, unit * .056), QPen(fade(kGilt, .22), hair));
}

// A tendril of gilding that rolls up at its end.
QPainterPath tendril(QPointF from, double size, double turn, double way)
{
    QPainterPath path(from);
    for (int i = 1; i <= 40; ++i) {
        const double t = i / 40.0;
        const double angle = turn + way * t * t * 5.2;
        const double step = size * (1 - .82 * t) / 11;
        path.lineTo(path.currentPosition() + QPointF(std::cos(angle), std::sin(angle)) * step);
    }
    return path;
}

void paintTendrils(QPainter &painter, QPointF at, double size, double turn)
{
    const double hair = std::max(1.0, size / 90);
    painter.setBrush(Qt::NoBrush);
    for (const double way : {-1.0, 1.0}) {
        painter.strokePath(tendril(at, size, turn + way * .12, way),
                           QPen(fade(kGilt, .42), hair * 1.4, Qt::SolidLine, Qt::RoundCap));
        painter.strokePath(tendril(at, size * .62, turn + way * .55, -way),
                           QPen(fade(kGilt, .34), hair, Qt::SolidLine, Qt::RoundCap));
        painter.strokePath(tendril(at, size * .5, turn + way * .2, -way),
                           QPen(fade(kGilt, .28), hair, Qt::SolidLine, Qt::RoundCap));
    }
    painter.setPen(Qt::NoPen);
}

// In the middle of the leather: a rosette of six, one petal for each ink.
void paintRosette(QPainter &painter, QPointF centre, double radius)
{
    const double hair = std::max(1.0, radius / 110);
    QPainterPath petal(QPointF(0, -radius * .12));
    petal.cubicTo(radius * .34, -radius * .4, radius * .3, -radius * .8, 0, -radius);
    petal.cubicTo(-radius * .3, -radius * .8, -radius * .34, -radius * .4, 0, -radius * .12);
    for (int i = 0; i < 12; ++i) {
        QTransform turn;
        turn.translate(centre.x(), centre.y());
        turn.rotate(30.0 * i);
        turn.scale(i % 2 ? .62 : 1, i % 2 ? .62 : 1);
        painter.strokePath(turn.map(petal), QPen(fade(kGilt, i % 2 ? .10 : .17), hair));
    }
    painter.setBrush(Qt::NoBrush);
    for (const double r : {1.08, 1.13, .1}) {
        painter.setPen(QPen(fade(kGilt, .15), hair));
        painter.drawEllipse(centre, radius * r, radius * r);
    }
    painter.setPen(Qt::NoPen);
}

void paintSkyStars(QPainter &painter, double w, double h)
{
    Dice dice(2718U);
    for (int i = 0; i < 120; ++i) {
        const double x = dice.roll() * w;
        const double y = dice.roll() * h * .8;
        const double r = std::max(.6, std::min(w, h) / 150 * dice.between(.3, 1.2));
        QPainterPath star; // four points, painted with gold
        star.moveTo(x, y - r * 2);
        for (int k = 1; k < 8; ++k) {
            const double a = k * std::numbers::pi / 4 - std::numbers::pi / 2;
            const double away = k % 2 ? r * .5 : r * 2;
            star.lineTo(x + std::cos(a) * away, y + std::sin(a) * away);
        }
        star.closeSubpath();
        painter.fillPath(star, fade(QColor(0xff, 0xe6, 0xb0), dice.between(.15, .7)));
    }
}

void paintBrushClouds(QPainter &painter, double w, double h)
{
    Dice dice(1618U);
    for (int i = 0; i < 9; ++i) {
        const QPointF at(dice.roll() * w, h * dice.between(.45, .98));
        const double size = std::max(w, h * .12) * dice.between(.18, .4);
        QPainterPath cloud;
        cloud.setFillRule(Qt::WindingFill);
        for (int k = 0; k < 5; ++k) {
            const double r = size * (.42 - .09 * std::abs(k - 2)) * dice.between(.8, 1.2);
            cloud.addEllipse(at + QPointF((k - 2) * size * .4, -r * .5), r, r * .8);
        }
        QLinearGradient light(at - QPointF(0, size * .5), at + QPointF(0, size * .3));
        light.setColorAt(0, QColor(0xff, 0xcf, 0x9a, 64));
        light.setColorAt(1, QColor(0x8a, 0x4e, 0x74, 12));
        painter.fillPath(cloud.simplified(), light);
    }
}

} // namespace

QImage paintStudyBoard(QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double w = pixels.width();
    const double h = pixels.height();
    const double unit = std::min(w, h);
    paintWood(painter, w, h);
    paintLeather(painter, w, h);
    paintRosette(painter, {w * .5, h * .5}, unit * .3);
    const double in = unit * .075;
    const double quarter = std::numbers::pi / 4;
    paintTendrils(painter, {in, in}, unit * .24, quarter);
    paintTendrils(painter, {w - in, in}, unit * .24, 3 * quarter);
    paintTendrils(painter, {w - in, h - in}, unit * .24, 5 * quarter);
    paintTendrils(painter, {in, h - in}, unit * .24, 7 * quarter);
    softLight(painter, {w * .26, h * .2}, std::max(w, h) * .6, QColor(0xff, 0xb8, 0x5c), .26);
    softLight(painter, {w * .8, h * .85}, std::max(w, h) * .45, QColor(0xc8, 0x6e, 0x3a), .16);
    return image;
}

QImage paintLoreSky(QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double w = pixels.width();
    const double h = pixels.height();
    QLinearGradient sky(0, 0, 0, h);
    sky.setColorAt(0, QColor(0x10, 0x14, 0x38));
    sky.setColorAt(.45, QColor(0x2b, 0x26, 0x5c));
    sky.setColorAt(.75, QColor(0x6a, 0x3a, 0x68));
    sky.setColorAt(1, QColor(0xb0, 0x66, 0x50));
    painter.fillRect(image.rect(), sky);
    softLight(painter, {w * .5, h}, std::max(w, h) * .5, QColor(0xff, 0xc0, 0x7a), .4);
    paintSkyStars(painter, w, h);
    paintBrushClouds(painter, w, h);
    return image;
}

} // namespace playmat::paint
