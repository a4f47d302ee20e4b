// The table of Lorcana: the leather top of a desk in a warm study, and the painted sky that the
// lore track runs over.
#pragma once

#include <QImage>

namespace playmat::paint {

[[nodiscard]] QImage paintStudyBoard(QSize pixels);
[[nodiscard]] QImage paintLoreSky(QSize pixels);

} // namespace playmat::paint
