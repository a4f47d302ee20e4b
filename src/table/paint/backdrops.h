// What is behind a silhouette. Each backdrop also decides where the light comes from
// (Canvas::sun).
#pragma once

#include "table/paint/canvas.h"

namespace playmat::paint {

// Forms of a ridge, from far to near.
enum class Land { Dunes, Peaks, Mesas, Woods, Towers };

void paintSpace(Canvas &canvas);
void paintGround(Canvas &canvas, bool ownSun);
void paintHall(Canvas &canvas); // an interior with a window
void paintDark(Canvas &canvas); // for things on their own: rings of light round them
void paintRays(Canvas &canvas, const QColor &colour, QPointF centre); // for events

// A line of hills filled down to the bottom; y and amplitude are shares of the height.
[[nodiscard]] QPainterPath ridge(Canvas &canvas, double y, double amplitude, double roughness,
                                 Land land);

} // namespace playmat::paint
