#pragma once

#include <QString>

namespace playmat::paint {

/// Whether this user may open a graphics card among the system's devices: one of Linux's render
/// nodes, or a driver's own device. Where there is no such folder nobody can tell, and there is
/// one.
[[nodiscard]] bool hasGraphicsCard(const QString &devices);

/// Without a graphics card OpenGL is worked out by the processor: while an arrow is dragged that
/// takes more than a whole core, where Qt's own painting takes a third of one. So Qt paints there,
/// unless the environment asks for something else. After the application, before the first window.
void paintWithoutACard();

} // namespace playmat::paint
