// The background of the Riftbound table: the stone floor of the bases, the rift between two places,
// and the points column.
#pragma once

#include <QImage>

namespace playmat::paint {

[[nodiscard]] QImage paintStoneFloor(QSize pixels);
[[nodiscard]] QImage paintRift(QSize pixels);
[[nodiscard]] QImage paintPointsColumn(QSize pixels);

} // namespace playmat::paint
