// Generated pictures: a backdrop by arena and chance, a silhouette by type and traits, lit in the
// aspects' colours.
#pragma once

#include "table/paint/facts.h"

#include <QImage>
#include <QRectF>

namespace playmat::paint {

// subject: the part of the picture where the silhouette may be; frames and badges cover the
// rest.
[[nodiscard]] QImage picture(const Facts &facts, QSize pixels, const QRectF &subject);

} // namespace playmat::paint
