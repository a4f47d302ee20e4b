#pragma once

#include <QString>

namespace playmat::table {

/// What a file is, by its contents: names may have any ending.
struct FileLook
{
    enum class Kind { Match, Deck, Neither };

    Kind kind = Kind::Neither;
    QString text; ///< of a deck
    QString problem; ///< why it is neither, as a sentence that names the file
};

/// Never waits and never reads more than a deck may have, whatever the name stands for.
[[nodiscard]] FileLook lookInto(const QString &path);

} // namespace playmat::table
