// What is behind the silhouettes of a storybook: halls, woods and seas instead of planets. Each
// also decides where the light comes from (Canvas::sun).
#pragma once

#include "table/paint/canvas.h"
#include "table/paint/silhouettes.h"

namespace playmat::paint {

// One of the storybook's backdrops; any other leaves the picture as it is.
void paintStory(Canvas &canvas, Backdrop backdrop);

// Under the open sky.
void paintForest(Canvas &canvas);
void paintSea(Canvas &canvas);
void paintNight(Canvas &canvas);
void paintMeadow(Canvas &canvas);
void paintSnow(Canvas &canvas);
void paintTown(Canvas &canvas);

// A disc with its glow; the sun or the moon.
void paintDisc(Canvas &canvas, QPointF centre, double radius, double alpha);

} // namespace playmat::paint
