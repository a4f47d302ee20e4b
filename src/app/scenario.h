#pragma once

#include <QString>

namespace playmat::app {

/// Whether a file on the command line is a document of scenarios: "sor.play" or "sor.play:TITLE".
[[nodiscard]] bool isScenario(const QString &file);

/// Plays that scenario (without a title: the first one that fails) up to the line that does not
/// hold, says why it does not, and saves the match so far. The file; empty: it cannot be played,
/// which is said, too. It is there until the program ends.
[[nodiscard]] QString matchOfScenario(const QString &file);

} // namespace playmat::app
