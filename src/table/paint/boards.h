// What the table is made of: the space arena is a star chart, the ground arena a map with height
// lines.
#pragma once

#include <QImage>

namespace playmat::paint {

[[nodiscard]] QImage paintSpaceBoard(QSize pixels);
[[nodiscard]] QImage paintGroundBoard(QSize pixels);
// Space turning into ground from left to right, for pages.
[[nodiscard]] QImage paintDusk(QSize pixels);

} // namespace playmat::paint
