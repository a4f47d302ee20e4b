// What may happen with a card now. Every state differs from the others in shape, not only in
// colour.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace playmat::paint::marks {

Q_NAMESPACE
QML_NAMED_ELEMENT(Mark)

enum class Mark {
    None,
    Actionable, // solid amber, a small triangle
    Target, // dashed cyan, a crosshair
    Aimed, // solid cyan with a halo
    Refused, // hatching and a red glyph
    Held, // amber with a halo, lifted
    Selected, // a check
    Quiet, // dimmed: not to be chosen now
    Asks, // amber with a halo, an hourglass: its ability is being decided
    Idle // dotted grey, a dash: possible, but it would change nothing
};
Q_ENUM_NS(Mark)

} // namespace playmat::paint::marks

namespace playmat::paint {

using marks::Mark;

} // namespace playmat::paint
