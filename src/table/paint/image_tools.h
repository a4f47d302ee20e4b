// Small helpers for painting into images.
#pragma once

#include <QImage>
#include <QPainterPath>
#include <QRectF>

QT_FORWARD_DECLARE_CLASS(QPainter)

namespace playmat::paint {

[[nodiscard]] QImage blankImage(QSize pixels);
[[nodiscard]] QPainterPath roundedPath(const QRectF &box, double radius);
// A rounded plate with an edge inside it, `line` wide; 0: none.
void paintRoundedPlate(QPainter &painter, const QRectF &box, double radius, const QColor &fill,
                       double line, const QColor &edge);
// Most of the colour and some of the light go: exhausted, spent, not now.
void dim(QImage &image);
// The same hues on paper instead of in the dark, for the light palette.
void mirrorLightness(QImage &image);
// Makes a landscape look misty for the light palette. Bright parts stay brighter than dark ones.
void bleach(QImage &image);
// Makes an image nearly black for the high-contrast palette; bright parts stay visible.
void deepen(QImage &image);

} // namespace playmat::paint
