// Small shapes with smooth edges. Each pixel is worked out by how far it lies from the outline: for
// a handful of corners that takes less than to have QPainter find and fill the outline of an
// outline. All in pixels of the image, whose format is ARGB32_Premultiplied.
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRectF>

#include <span>

namespace playmat::paint {

// A colour as pixels have it, and how much of it is there: 0..1.
[[nodiscard]] QRgb thinned(QRgb colour, double share);
[[nodiscard]] QRgb over(QRgb upper, QRgb lower);

// Close around the points.
[[nodiscard]] QRectF boxOf(std::span<const QPointF> points);

// Lines from point to point (two or more), with round ends and joins.
void strokeLines(QImage &image, std::span<const QPointF> points, double width, const QColor &color);
// What the corners (three or more) enclose.
void fillPolygon(QImage &image, std::span<const QPointF> corners, const QColor &color);

} // namespace playmat::paint
