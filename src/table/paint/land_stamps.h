// The objects on the ridges of a landscape. Each stands on its foot, is about `size` high, and has
// one colour and a few lights.
#pragma once

#include "table/paint/canvas.h"

namespace playmat::paint {

using Stamp = void (*)(Canvas &canvas, QPointF foot, double size, const QColor &colour);

void stampTent(Canvas &, QPointF foot, double size, const QColor &);
void stampBanner(Canvas &, QPointF foot, double size, const QColor &);
void stampFire(Canvas &, QPointF foot, double size, const QColor &);
void stampTower(Canvas &, QPointF foot, double size, const QColor &);
void stampHouse(Canvas &, QPointF foot, double size, const QColor &);
void stampChimney(Canvas &, QPointF foot, double size, const QColor &);
void stampPine(Canvas &, QPointF foot, double size, const QColor &);
void stampTree(Canvas &, QPointF foot, double size, const QColor &);
void stampBlossom(Canvas &, QPointF foot, double size, const QColor &);
void stampColumn(Canvas &, QPointF foot, double size, const QColor &);
void stampGate(Canvas &, QPointF foot, double size, const QColor &);
void stampPagoda(Canvas &, QPointF foot, double size, const QColor &);
void stampObelisk(Canvas &, QPointF foot, double size, const QColor &);
void stampPyramid(Canvas &, QPointF foot, double size, const QColor &);
void stampGrave(Canvas &, QPointF foot, double size, const QColor &);
void stampCrystal(Canvas &, QPointF foot, double size, const QColor &);
void stampTendril(Canvas &, QPointF foot, double size, const QColor &);
void stampWave(Canvas &, QPointF foot, double size, const QColor &);
void stampShip(Canvas &, QPointF foot, double size, const QColor &);
void stampRock(Canvas &, QPointF foot, double size, const QColor &);
void stampShelf(Canvas &, QPointF foot, double size, const QColor &);
void stampLantern(Canvas &, QPointF foot, double size, const QColor &);
void stampStand(Canvas &, QPointF foot, double size, const QColor &);
void stampMushroom(Canvas &, QPointF foot, double size, const QColor &);
void stampKeep(Canvas &, QPointF foot, double size, const QColor &);
void stampStatue(Canvas &, QPointF foot, double size, const QColor &);
void stampBones(Canvas &, QPointF foot, double size, const QColor &);

} // namespace playmat::paint
