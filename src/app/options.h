#pragma once

#include <QString>
#include <QStringList>

namespace playmat::app {

/// What is on the command line.
struct Options
{
    bool demo = false; ///< play the demonstration match and exit
    bool selfTest = false; ///< show every page once and exit
    QString pictures; ///< folder for the demonstration's pictures
    QString speed; ///< off, fast, normal, slow; empty: as in the settings
    QString seating; ///< open, peek; empty: as in the settings
    QString journal; ///< the running game's file; empty: the usual place
    QString load; ///< a saved match to continue, a deck to play, or scenarios
    QString position; ///< a JSON file with a position to start from
    QString dump; ///< state and places are written there again and again, for tests
    QString size; ///< "1280x720"
    QString scheme; ///< dark, light, contrast; empty: as in the settings
    QString language; ///< its id; empty: as in the settings
    double fontScale = 0; ///< 0: as in the settings
    QString tour; ///< folder for pictures of all pages and dialogs
    QString board; ///< the tour takes a picture of the table alone, under this name
    double seed = 0;
};

/// Whether --help or --version is asked for: both work without a display.
[[nodiscard]] bool asksForHelp(int argc, char **argv);

/// Ends the program for --help, --version and mistakes.
[[nodiscard]] Options readOptions(const QStringList &arguments);

} // namespace playmat::app
