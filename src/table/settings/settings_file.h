#pragma once

#include <QByteArray>
#include <QString>

namespace playmat::table {

/// Whether a value of an INI file, or an item of one, is of a type that Qt would read as a stream
/// of its own: of any type there is, and as much memory as the file says it takes. A text that only
/// speaks of one is none.
[[nodiscard]] bool holdsStreams(const QByteArray &text);

/// What is in the settings' place and cannot be settings of ours.
struct ForeignSettings
{
    QString aside; ///< where it is now; empty: it was not moved
    bool stuck = false; ///< it should have been, and could not be
    bool unusable = false; ///< a folder or a pipe has the name, so that nothing can be kept there
};
/// Looks without waiting for a pipe; a file that is too large or holds streams is moved aside,
/// beside those that were before.
[[nodiscard]] ForeignSettings putForeignSettingsAside(const QString &name);

} // namespace playmat::table
