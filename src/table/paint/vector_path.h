// The small part of SVG's path language that silhouettes and glyphs are written in: M L C Q Z,
// absolute, in any spacing.
#pragma once

#include <QPainterPath>
#include <QString>

namespace playmat::paint {

// What cannot be read ends the path there; a test reads every path that is shipped.
[[nodiscard]] QPainterPath vectorPath(QStringView text, bool *ok = nullptr);

} // namespace playmat::paint
