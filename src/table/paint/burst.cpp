#include "table/paint/burst.h"

#include "table/paint/hash.h"
#include "table/paint/image_tools.h"
#include "table/paint/palette.h"

#include <QCache>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <numbers>

namespace playmat::paint {

namespace {

constexpr double kWholeTurn = 2 * std::numbers::pi;
constexpr int kBurstsKept = 24;

QPointF away(double angle, double length)
{
    return {std::cos(angle) * length, std::sin(angle) * length};
}

// All these functions paint around the origin, within a circle of radius 1.

void paintGlow(QPainter &painter, double radius, const QColor &colour, double alpha)
{
    QRadialGradient glow(QPointF(), radius);
    glow.setColorAt(0, fade(colour, alpha));
    glow.setColorAt(.45, fade(colour, alpha * .45));
    glow.setColorAt(1, fade(colour, 0));
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(), radius, radius);
}

struct Rays
{
    int count;
    double from, to, width;
};

// Paints spikes of different lengths that point outwards.
void paintRays(QPainter &painter, const Rays &rays, const QColor &colour, Dice dice)
{
    painter.setBrush(colour);
    for (int i = 0; i < rays.count; ++i) {
        const double angle = kWholeTurn * (i + dice.between(-.25, .25)) / rays.count;
        const double length = rays.to * dice.between(.66, 1);
        const double width = rays.width * dice.between(.6, 1);
        const QPolygonF spike{away(angle - width, rays.from), away(angle, length),
                              away(angle + width, rays.from)};
        painter.drawPolygon(spike);
    }
}

void paintRing(QPainter &painter, double radius, double width, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(Qt::NoPen);
}

// Paints small pieces that fly outwards.
void paintShards(QPainter &painter, int count, const std::array<QColor, 2> &colours, Dice dice)
{
    for (int i = 0; i < count; ++i) {
        const double angle = kWholeTurn * (i + dice.between(-.4, .4)) / count;
        const double at = dice.between(.42, .9);
        const double size = dice.between(.05, .13);
        const QPointF middle = away(angle, at);
        painter.setBrush(colours[size_t(i % 2)]);
        painter.drawPolygon(QPolygonF{middle + away(angle, size * 1.5),
                                      middle + away(angle + 2, size),
                                      middle + away(angle - 2.3, size * .8)});
    }
}

QPainterPath shieldPath(double size)
{
    QPainterPath path(QPointF(0, -size));
    path.cubicTo(size * .4, -size * .78, size * .7, -size * .74, size * .84, -size * .72);
    path.cubicTo(size * .88, size * .1, size * .6, size * .66, 0, size);
    path.cubicTo(-size * .6, size * .66, -size * .88, size * .1, -size * .84, -size * .72);
    path.cubicTo(-size * .7, -size * .74, -size * .4, -size * .78, 0, -size);
    return path;
}

constexpr QRgb kSteel = qRgb(0x9f, 0xdc, 0xff);
constexpr QRgb kAmber = qRgb(0xff, 0xc8, 0x57);
constexpr QRgb kFire = qRgb(0xff, 0x7a, 0x3c);
constexpr QRgb kLeaf = qRgb(0x7d, 0xea, 0xa4);
constexpr QRgb kAsh = qRgb(0x1a, 0x14, 0x16);

void paintScratch(QPainter &painter)
{
    painter.rotate(-38);
    painter.setBrush(fade(Qt::white, .95));
    for (int i = -1; i <= 1; ++i) {
        const double y = i * .17;
        const double length = i == 0 ? .62 : .44;
        painter.drawPolygon(QPolygonF{{-length, y}, {0, y - .045}, {length, y}, {0, y + .045}});
    }
}

void paintHit(QPainter &painter, bool hard)
{
    paintGlow(painter, hard ? 1 : .8, QColor(kFire), .75);
    paintRays(painter, {hard ? 18 : 12, .12, hard ? 1 : .8, hard ? .1 : .13}, QColor(kAmber),
              Dice(hard ? 7 : 3));
    paintRays(painter, {9, .08, hard ? .66 : .5, .16}, fade(Qt::white, .95), Dice(5));
    if (hard)
        paintRing(painter, .78, .035, fade(Qt::white, .55));
}

void paintShieldBroken(QPainter &painter)
{
    paintGlow(painter, .95, QColor(kSteel), .5);
    painter.setBrush(fade(QColor(kSteel), .28));
    painter.setPen(QPen(QColor(kSteel), .05));
    painter.drawPath(shieldPath(.56));
    painter.setPen(QPen(fade(Qt::white, .95), .05));
    painter.drawPolyline(
        QPolygonF{{-.1, -.55}, {.08, -.24}, {-.12, -.02}, {.14, .22}, {-.02, .55}});
    painter.drawPolyline(QPolygonF{{.08, -.24}, {.44, -.34}});
    painter.drawPolyline(QPolygonF{{-.12, -.02}, {-.46, .12}});
    painter.setPen(Qt::NoPen);
    paintShards(painter, 13, {QColor(kSteel), fade(Qt::white, .95)}, Dice(11));
}

void paintPrevented(QPainter &painter)
{
    paintGlow(painter, .8, QColor(kSteel), .4);
    painter.setBrush(fade(QColor(kSteel), .16));
    painter.setPen(QPen(fade(Qt::white, .9), .05));
    painter.drawPath(shieldPath(.56));
    painter.setPen(QPen(fade(QColor(kSteel), .7), .03));
    painter.drawPath(shieldPath(.74));
    painter.setPen(Qt::NoPen);
}

void paintDefeat(QPainter &painter)
{
    paintGlow(painter, .95, QColor(kAsh), .9);
    paintRing(painter, .6, .05, fade(QColor(kFire), .8));
    paintShards(painter, 20, {QColor(0x4a, 0x3a, 0x3c), QColor(kFire)}, Dice(23));
    paintRays(painter, {7, .06, .5, .09}, fade(Qt::white, .8), Dice(2));
}

void paintHeal(QPainter &painter)
{
    paintGlow(painter, .9, QColor(kLeaf), .55);
    paintRing(painter, .6, .035, fade(QColor(kLeaf), .8));
    Dice dice(31);
    painter.setBrush(QColor(kLeaf));
    for (int i = 0; i < 7; ++i) {
        const QPointF at = away(kWholeTurn * i / 7, dice.between(.3, .78));
        const double size = dice.between(.06, .13);
        painter.drawRect(QRectF(at.x() - size, at.y() - size / 3, 2 * size, size / 1.5));
        painter.drawRect(QRectF(at.x() - size / 3, at.y() - size, size / 1.5, 2 * size));
    }
}

void paintToken(QPainter &painter)
{
    paintGlow(painter, .9, QColor(kAmber), .35);
    paintRing(painter, .72, .04, fade(QColor(kAmber), .9));
    paintRing(painter, .86, .02, fade(QColor(kAmber), .5));
}

void paintCapture(QPainter &painter)
{
    paintGlow(painter, .95, QColor(kAsh), .7);
    painter.setBrush(QColor(0xc9, 0xb2, 0x7a));
    for (int i = -2; i <= 2; ++i)
        painter.drawRoundedRect(QRectF(i * .26 - .04, -.74, .08, 1.48), .04, .04);
    painter.drawRoundedRect(QRectF(-.66, -.78, 1.32, .1), .05, .05);
    painter.drawRoundedRect(QRectF(-.66, .68, 1.32, .1), .05, .05);
}

void paintEarned(QPainter &painter)
{
    paintGlow(painter, .95, QColor(kAmber), .6);
    paintRays(painter, {16, .2, .95, .05}, fade(QColor(0xff, 0xe2, 0xa6), .9), Dice(13));
    paintRing(painter, .46, .03, fade(Qt::white, .6));
}

void paintBreak(QPainter &painter)
{
    paintHit(painter, true);
    paintShards(painter, 30, {QColor(kAsh), QColor(kFire)}, Dice(41));
    paintRing(painter, .93, .03, fade(QColor(kFire), .8));
}

void paintLightRays(QPainter &painter)
{
    for (int i = 0; i < 28; ++i) {
        QRadialGradient light(QPointF(), 1);
        light.setColorAt(.1, fade(QColor(0xff, 0xe2, 0xa6), i % 2 != 0 ? .34 : .2));
        light.setColorAt(1, fade(QColor(0xff, 0xe2, 0xa6), 0));
        painter.setBrush(light);
        const double angle = kWholeTurn * i / 28;
        const double width = i % 2 != 0 ? .05 : .09;
        painter.drawPolygon(QPolygonF{QPointF(), away(angle - width, 1), away(angle + width, 1)});
    }
}

void paintStreak(QPainter &painter)
{
    QLinearGradient light(-1, 0, 1, 0);
    light.setColorAt(0, fade(QColor(kFire), 0));
    light.setColorAt(.75, fade(QColor(kAmber), .85));
    light.setColorAt(1, Qt::white);
    painter.setBrush(light);
    painter.drawPolygon(QPolygonF{{-1, 0}, {.72, -.3}, {1, 0}, {.72, .3}});
}

using PaintKind = void (*)(QPainter &);

PaintKind painterOf(const QString &kind)
{
    struct Row
    {
        QLatin1String kind;
        PaintKind paint;
    };
    static constexpr std::array<Row, 13> kRows{{
        {QLatin1String("scratch"), paintScratch},
        {QLatin1String("hit"), [](QPainter &painter) { paintHit(painter, false); }},
        {QLatin1String("crush"), [](QPainter &painter) { paintHit(painter, true); }},
        {QLatin1String("shield"), paintShieldBroken},
        {QLatin1String("prevent"), paintPrevented},
        {QLatin1String("defeat"), paintDefeat},
        {QLatin1String("heal"), paintHeal},
        {QLatin1String("token"), paintToken},
        {QLatin1String("capture"), paintCapture},
        {QLatin1String("earn"), paintEarned},
        {QLatin1String("break"), paintBreak},
        {QLatin1String("rays"), paintLightRays},
        {QLatin1String("streak"), paintStreak},
    }};
    const auto row
        = std::find_if(kRows.begin(), kRows.end(), [&](const Row &r) { return r.kind == kind; });
    return row == kRows.end() ? nullptr : row->paint;
}

} // namespace

QImage paintBurst(const QString &kind, QSize pixels)
{
    const PaintKind paint = painterOf(kind);
    if (paint == nullptr || pixels.isEmpty())
        return {};
    QImage image = blankImage(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(pixels.width() / 2.0, pixels.height() / 2.0);
    painter.scale(pixels.width() / 2.0, pixels.height() / 2.0);
    paint(painter);
    return image;
}

Burst::Burst(QQuickItem *parent)
    : PictureItem(parent)
{
    connect(this, &Burst::kindChanged, this, &PictureItem::repaint);
}

QImage Burst::painted(double pixelRatio)
{
    static QCache<QString, QImage> kept(kBurstsKept); // needs no lock: only the GUI thread paints
    const QSize pixels = (paintedBox().size() * pixelRatio).toSize();
    const QString key = m_kind + QStringLiteral(" %1 %2").arg(pixels.width()).arg(pixels.height());
    if (const QImage *image = kept.object(key))
        return *image;
    const QImage image = paintBurst(m_kind, pixels);
    kept.insert(key, new QImage(image));
    return image;
}

} // namespace playmat::paint
