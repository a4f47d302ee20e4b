// Paints landscapes: several ridges, one in front of the other, with objects on them. They are
// backdrops for silhouettes and, large, for the places on which cards lie.
#pragma once

#include "table/paint/canvas.h"
#include "table/paint/silhouettes.h"

namespace playmat::paint {

// Paints a backdrop that is a landscape; does nothing for any other backdrop.
void paintLand(Canvas &canvas, Backdrop backdrop);
// The tones for the card of a place, which has no colour of its own.
[[nodiscard]] SceneTones landTones(const Facts &facts, Backdrop backdrop);
// The landscape of a place, dark enough for the cards that lie on it.
[[nodiscard]] QImage paintLandBoard(const Facts &facts, QSize pixels);

} // namespace playmat::paint
