#include "table/paint/burst.h"
#include "table/paint/hash.h"
#include "table/paint/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace playmat::paint {

namespace {

// A crack with a branch, from the edge inwards.
QPainterPath crack(const QRectF &box, QPointF start, Dice &dice)
{
    QPainterPath path(start);
    const QPointF inwards = box.center() - start;
    double angle = std::atan2(inwards.y(), inwards.x());
    const double step = box.height() * .15;
    QPointF at = start;
    for (int i = 0; i < 4; ++i) {
        angle += dice.between(-.7, .7);
        at += QPointF(std::cos(angle), std::sin(angle)) * step * dice.between(.7, 1.2);
        path.lineTo(at);
        if (i == 1) {
            const double aside = angle + dice.between(.7, 1.2);
            path.lineTo(at + QPointF(std::cos(aside), std::sin(aside)) * step * .9);
            path.moveTo(at);
        }
    }
    return path;
}

QPointF onEdge(const QRectF &box, double around)
{
    const double angle = around * 2 * std::numbers::pi;
    const QPointF way(std::cos(angle) * box.width(), std::sin(angle) * box.height());
    const double reach
        = .5 / std::max(std::abs(way.x()) / box.width(), std::abs(way.y()) / box.height());
    return box.center() + way * reach;
}

void paintCracks(QPainter &painter, const QRectF &box, int count, Dice &dice)
{
    const double width = box.height() * .02;
    for (int i = 0; i < count; ++i) {
        const QPainterPath path = crack(box, onEdge(box, (i + dice.between(0, .7)) / count), dice);
        painter.strokePath(
            path,
            QPen(QColor(6, 6, 8, 215), width * 1.9, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.strokePath(path.translated(width * .6, width * .6),
                           QPen(QColor(255, 190, 120, 130), width * .55));
    }
}

void paintEmbers(QPainter &painter, const QRectF &box, int level, Dice &dice)
{
    for (int i = 0; i < 3 * level; ++i) {
        const QPointF at(box.left() + box.width() * dice.between(.08, .92),
                         box.top() + box.height() * dice.between(.35, .95));
        const double radius = box.height() * dice.between(.12, .3);
        QRadialGradient glow(at, radius);
        glow.setColorAt(0, QColor(255, 120, 50, 105));
        glow.setColorAt(1, QColor(255, 80, 30, 0));
        painter.fillRect(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                         glow);
    }
}

void paintSmoke(QPainter &painter, const QRectF &box, int level)
{
    QLinearGradient smoke(box.topLeft(), box.bottomLeft());
    smoke.setColorAt(0, QColor(8, 6, 8, level > 1 ? 165 : 95));
    smoke.setColorAt(.6, QColor(8, 6, 8, level > 1 ? 70 : 20));
    smoke.setColorAt(1, QColor(70, 14, 6, level > 1 ? 120 : 40));
    painter.fillRect(box, smoke);
}

} // namespace

Wounds::Wounds(QQuickItem *parent)
    : PainterItem(parent)
{
    connect(this, &Wounds::changed, this, &PictureItem::repaint);
}

void Wounds::paint(QPainter *painter)
{
    if (m_level < 1)
        return;
    const QRectF box = paintedBox();
    QPainterPath outline;
    outline.addRoundedRect(box, box.width() * .05, box.width() * .05);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipPath(outline);
    Dice dice(hashOf(m_cardId));
    paintSmoke(*painter, box, m_level);
    paintEmbers(*painter, box, m_level, dice);
    Dice cracks(hashOf(m_cardId));
    paintCracks(*painter, box, m_level > 1 ? 9 : 4, cracks);
}

} // namespace playmat::paint
