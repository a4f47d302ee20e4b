// A picture while it is being painted: the painter, its tones, its randomness, and the few strokes
// every part is made of.
#pragma once

#include "table/paint/hash.h"
#include "table/paint/palette.h"

#include <QPainter>
#include <QPainterPath>

namespace playmat::paint {

struct Canvas
{
    QPainter &painter;
    QRectF frame; // the whole picture
    QRectF subject; // the part that frames and badges leave free
    const Facts &facts;
    SceneTones tones;
    Dice dice; // of the backdrop; silhouettes have their own
    QPointF sun; // where the light comes from

    [[nodiscard]] double width() const { return frame.width(); }
    [[nodiscard]] double height() const { return frame.height(); }
    // A point by its share of the width and height.
    [[nodiscard]] QPointF at(double x, double y) const
    {
        return {frame.left() + x * frame.width(), frame.top() + y * frame.height()};
    }

    void fill(const QPainterPath &path, const QBrush &brush) { painter.fillPath(path, brush); }
    // A soft round light.
    void orb(QPointF centre, double radius, const QColor &colour, double alpha);
    // Stars down to a share of the height; the brightest one in twenty glows.
    void stars(int count, double depth = 1);
    // Mist in front, from a share of the height down.
    void haze(double from, double alpha);
};

} // namespace playmat::paint
