#include "fuzz/fuzz.h"
#include "table/files/deck_library.h"
#include "table/settings/table_settings.h"

/// The file of what the program remembers: whatever is in it, the program starts with values that
/// it can use, and what is changed then is there the next time.
namespace playmat::fuzz {

using table::DeckLibrary;
using table::TableSettings;

namespace {

constexpr int kLargestWindow = 16384; ///< no screen is larger

void checkUsable(const TableSettings &settings)
{
    check(settings.seatingNumber() >= 0 && settings.seatingNumber() <= 1, "no such seating");
    check(settings.speedNumber() >= 0 && settings.speedNumber() <= 3, "no such speed");
    check(settings.fontScale() >= .75 && settings.fontScale() <= 2, "a size nobody can read");
    check(settings.windowWidth() >= 1024 && settings.windowWidth() <= kLargestWindow
              && settings.windowHeight() >= 600 && settings.windowHeight() <= kLargestWindow,
          "a window that fits no screen");
    const QStringList schemes{QStringLiteral("dark"), QStringLiteral("light"),
                              QStringLiteral("contrast")};
    check(schemes.contains(settings.scheme()), "no such scheme");
}

/// Whether the decks that were remembered can be dealt, or the built-in ones in their place.
void checkDecks(TableSettings &settings)
{
    const DeckLibrary decks(&settings);
    check(decks.ready(), "there is no deck to play with");
}

void checkRemembers(const QString &file)
{
    {
        TableSettings settings(file);
        settings.setFontScale(1.25);
        settings.setPlayerName(1, QStringLiteral("Bo; [x]=\"y\""));
        settings.setSpeedNumber(2);
        settings.rememberWindow(1400, 900);
    }
    const TableSettings again(file);
    check(again.fontScale() == 1.25 && again.playerName(1) == u"Bo; [x]=\"y\""
              && again.speedNumber() == 2 && again.windowWidth() == 1400,
          "what was changed is forgotten");
}

} // namespace

std::vector<std::string> seeds()
{
    const Workplace folder;
    const std::string file = (folder / "seed.ini").string();
    {
        TableSettings settings(QString::fromStdString(file));
        settings.setSeatingNumber(0);
        settings.setSpeedNumber(3);
        settings.setScheme(QStringLiteral("light"));
        settings.setFontScale(1.5);
        settings.setReducedMotion(true);
        settings.setPlayerName(0, QStringLiteral("Zoë"));
        settings.setDeck({}, 0, QStringLiteral("sor-darth-vader"));
        settings.setDeck({}, 1, QString::fromStdString(*library().deck("luke")));
        settings.rememberWindow(1600, 900);
    }
    return {contentOf(file)};
}

Verdict run(std::string_view input)
{
    const Workplace folder;
    writeFile(folder / "playmat.ini", input);
    const QString file = QString::fromStdString((folder / "playmat.ini").string());
    const TableSettings unread{QString()};
    bool taken = false;
    {
        TableSettings settings(file);
        checkUsable(settings);
        checkDecks(settings);
        taken = settings.playerName(0) != unread.playerName(0)
            || settings.fontScale() != unread.fontScale();
    }
    checkRemembers(file);
    return taken ? Verdict::Taken : Verdict::Refused;
}

} // namespace playmat::fuzz
