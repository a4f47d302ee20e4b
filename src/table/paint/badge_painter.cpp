#include "table/paint/badge_painter.h"

#include "table/paint/palette.h"
#include "table/paint/vector_path.h"

#include <QHash>
#include <QPainter>
#include <QtMath>

namespace playmat::paint {

namespace {

const QColor kBadgeEdge(0x05, 0x07, 0x0a);
const QColor kLostPart(0xff, 0x5c, 0x58);

QPainterPath plateShape(const QString &kind)
{
    static const QPainterPath power = vectorPath(u"M12 0 L22.5 6 L22.5 15 L12 24 L1.5 15 L1.5 6Z");
    static const QPainterPath shield
        = vectorPath(u"M12 0.5 Q16 3.5 22 3.5 Q22.5 17 12 23.5 Q1.5 17 2 3.5 Q8 3.5 12 0.5Z");
    static const QPainterPath cost
        = vectorPath(u"M7 0.5 L17 0.5 L23.5 7 L23.5 17 L17 23.5 L7 23.5 L0.5 17 L0.5 7Z");
    static const QHash<QString, QPainterPath> lorcana{
        // a seal with a scalloped rim; "inkable" also has a drop's tip
        {QStringLiteral("ink"),
         vectorPath(u"M12 1 Q15 -.5 17.5 2.5 Q21.5 2.5 21.5 6.5 Q24.5 9 23 12 Q24.5 15 21.5 17.5 "
                    u"Q21.5 21.5 17.5 21.5 Q15 24.5 12 23 Q9 24.5 6.5 21.5 Q2.5 21.5 2.5 17.5 "
                    u"Q-.5 15 1 12 Q-.5 9 2.5 6.5 Q2.5 2.5 6.5 2.5 Q9 -.5 12 1Z")},
        {QStringLiteral("inkable"),
         vectorPath(u"M12 0 Q14.5 3.5 18.5 5.5 Q23.5 8.8 23.5 14 Q23 23.5 12 24 Q1 23.5 .5 14 "
                    u"Q.5 8.8 5.5 5.5 Q9.5 3.5 12 0Z")},
        {QStringLiteral("strength"),
         vectorPath(u"M12 0 L16 4 L22 3 L21.5 9 L24 13 L19.5 17 L18 23 L12 21.5 L6 23 L4.5 17 "
                    u"L0 13 L2.5 9 L2 3 L8 4Z")},
        {QStringLiteral("willpower"),
         vectorPath(u"M1.5 3 L6 3 L6 0.8 L10 0.8 L10 3 L14 3 L14 0.8 L18 0.8 L18 3 L22.5 3 L22.5 "
                    u"15 Q22 20 12 23.8 Q2 20 1.5 15Z")},
        {QStringLiteral("lore"),
         vectorPath(u"M12 3.5 Q17 0 23.5 2 L23.5 20.5 Q17 19 12 23 Q7 19 .5 20.5 L.5 2 Q7 0 12 "
                    u"3.5Z")},
    };
    if (const auto own = lorcana.constFind(kind); own != lorcana.constEnd())
        return *own;
    static const QPainterPath energy = vectorPath(u"M12 0 L22.4 6 L22.4 18 L12 24 L1.6 18 L1.6 6Z");
    static const QPainterPath disc
        = vectorPath(u"M12 .5 Q23.5 .5 23.5 12 Q23.5 23.5 12 23.5 Q.5 23.5 .5 12 Q.5 .5 12 .5Z");
    if (kind == QLatin1String("energy"))
        return energy;
    if (kind == QLatin1String("damage"))
        return disc;
    if (kind == QLatin1String("power"))
        return power;
    const bool shielded = kind == QLatin1String("shield") || kind == QLatin1String("experience")
        || kind.startsWith(QLatin1String("might"));
    return shielded ? shield : cost;
}

QRectF insetBox(const QRectF &box, double by)
{
    return box.adjusted(by, by, -by, -by);
}

void paintGauge(QPainter &painter, const BadgeLook &look, const QRectF &box)
{
    const double w = box.width() * .09;
    const double left = std::clamp(double(look.part), 0.0, 1.0);
    QLinearGradient ground(0, box.top(), 0, box.bottom());
    ground.setColorAt(0, QColor(0x1d, 0x28, 0x33));
    ground.setColorAt(1, QColor(0x0c, 0x11, 0x17));
    painter.setBrush(kBadgeEdge);
    painter.drawEllipse(box);
    painter.setBrush(ground);
    painter.drawEllipse(insetBox(box, w * .4));
    const QRectF ring = insetBox(box, w);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.shade, w * 1.05, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(ring, 90 * 16, qRound(360 * left * 16));
    if (left >= 1)
        return;
    painter.setPen(QPen(kLostPart, w * 1.25, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(ring, qRound((90 + 360 * left) * 16), qRound(360 * (1 - left) * 16));
    painter.setPen(QPen(kBadgeEdge, w * .5)); // notches separate lost from left without colour
    for (const double degrees : {90.0, 90 + 360 * left}) {
        const double angle = qDegreesToRadians(degrees);
        const QPointF out(std::cos(angle), -std::sin(angle));
        painter.drawLine(box.center() + out * (box.width() * .5 - w * 2),
                         box.center() + out * box.width() * .5);
    }
}

bool hollow(const BadgeLook &look)
{
    return look.kind == QLatin1String("might stunned");
}

void paintRim(QPainter &painter, const BadgeLook &look, const QRectF &box,
              const QPainterPath &shape)
{
    QTransform inner;
    inner.translate(box.center().x(), box.center().y());
    inner.scale(.86, .86);
    inner.translate(-box.center().x(), -box.center().y());
    QLinearGradient edge(0, box.top(), 0, box.bottom());
    edge.setColorAt(0, mix(look.shade, Qt::white, .75));
    edge.setColorAt(1, mix(look.shade, Qt::white, .2));
    QPen line(QBrush(edge), box.width() * (hollow(look) ? .06 : .045));
    if (hollow(look))
        line.setDashPattern({2.2, 1.4});
    painter.strokePath(inner.map(shape), line);
}

// Fills the shield with red from below, up to a level that shows the damage.
void paintHarm(QPainter &painter, const BadgeLook &look, const QRectF &box,
               const QPainterPath &shape)
{
    const double left = std::clamp(double(look.part), 0.0, 1.0);
    const double level = box.top() + box.height() * (.06 + .88 * left);
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.fillRect(QRectF(box.left(), level, box.width(), box.bottom() - level),
                     QColor(0xb9, 0x34, 0x40));
    painter.fillRect(QRectF(box.left(), level, box.width(), std::max(1.0, box.height() * .05)),
                     QColor(0xff, 0x9a, 0x90));
    painter.restore();
}

void paintPlate(QPainter &painter, const BadgeLook &look, const QRectF &box)
{
    QTransform place;
    place.translate(box.left(), box.top());
    place.scale(box.width() / 24, box.height() / 24);
    const QPainterPath shape = place.map(plateShape(look.kind));
    QLinearGradient ground(0, box.top(), 0, box.bottom());
    ground.setColorAt(0, mix(look.shade, Qt::white, .16));
    ground.setColorAt(.5, look.shade);
    ground.setColorAt(1, mix(look.shade, Qt::black, .3));
    painter.fillPath(shape, hollow(look) ? QBrush(fade(kBadgeEdge, .62)) : QBrush(ground));
    if (look.kind.startsWith(QLatin1String("might")) && look.part < 1)
        paintHarm(painter, look, box, shape);
    painter.strokePath(shape, QPen(kBadgeEdge, box.width() * .072));
    paintRim(painter, look, box, shape);
}

} // namespace

void paintBadge(QPainter &painter, const BadgeLook &look, const QRectF &box)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (look.kind == QLatin1String("hp"))
        paintGauge(painter, look, box);
    else
        paintPlate(painter, look, box);
}

} // namespace playmat::paint
