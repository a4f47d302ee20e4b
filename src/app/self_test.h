#pragma once

#include "app/start_clock.h"
#include "table/files/deck_library.h"
#include "table/session/table_session.h"

#include <QQuickWindow>

namespace playmat::app {

/// Shows the start page, a table and the end page, and ends the program: whatever is missing in an
/// installation says so. The exit status is 0 when a game was dealt. What a measurement needs to
/// know goes to standard output: "first frame" when it is shown, and at the end "resident", the
/// most memory in kB that was held (Linux); before that "in a game", what was held there.
void testItself(QQuickWindow *window, table::TableSession &session, const table::DeckLibrary &decks,
                StartClock &clock);

} // namespace playmat::app
