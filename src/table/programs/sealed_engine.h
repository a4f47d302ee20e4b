#pragma once

#include <QQmlEngine>

namespace playmat::table {

/// Shuts the engine's doors: it loads QML from the program and from Qt's own modules, pictures from
/// the program and from image://face, and nothing else from the disk; from the network nothing at
/// all. Whatever the words on the table say, no more can be reached. The last thing done to an
/// engine before it loads: import paths are set by then.
void sealEngine(QQmlEngine &engine);

} // namespace playmat::table
