// Backs, shadows, hatching: what goes around faces.
#pragma once

#include <QImage>

namespace playmat::paint {

[[nodiscard]] QImage paintBack(QSize pixels, bool theirs);
// A soft shadow for a BorderImage whose borders are 2/5 of its size.
[[nodiscard]] QImage paintShadow(int pixels);
// Refused: diagonal bars, so that it is not only a red edge.
[[nodiscard]] QImage paintHatch(QSize pixels);
// The compass of eight rays, our own mark: on backs and as the program's icon.
[[nodiscard]] QImage paintIcon(int pixels);

} // namespace playmat::paint
