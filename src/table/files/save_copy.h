#pragma once

#include <QByteArray>
#include <QString>

namespace playmat::table {

/// Writes a file that the user asked for, as a whole or not at all. Returns why it is not there, as
/// a sentence; empty if it is.
[[nodiscard]] QString saveCopy(const QString &path, const QByteArray &bytes);

} // namespace playmat::table
