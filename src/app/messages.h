#pragma once

#include <QString>

namespace playmat::app {

/// On standard error, as a terminal may be given it (match/plain_words.h): names of decks and files
/// may be in it.
void complain(const QString &lines);

/// From now on Qt's own messages, and ours through it, go there too.
void complainForQt();

} // namespace playmat::app
