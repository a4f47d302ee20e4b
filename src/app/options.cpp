#include "app/options.h"

#include "app/messages.h"

#include <QCommandLineParser>

#include <cstdlib>
#include <string_view>

namespace playmat::app {

bool asksForHelp(int argc, char **argv)
{
    for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
        for (const std::string_view question : {"-h", "--help", "--help-all", "-v", "--version"}) {
            if (argv[i] == question)
                return true;
        }
    }
    return false;
}

namespace {

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "A table for trading card games."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {QStringLiteral("demo"), QStringLiteral("Play the demonstration match and exit.")},
        {QStringLiteral("screenshots"), QStringLiteral("Save pictures of it in this folder."),
         QStringLiteral("folder")},
        {QStringLiteral("seed"), QStringLiteral("Seed the shuffles with this number."),
         QStringLiteral("n")},
        {QStringLiteral("speed"), QStringLiteral("off, fast, normal or slow."),
         QStringLiteral("speed")},
        {QStringLiteral("seating"), QStringLiteral("open or peek."), QStringLiteral("seating")},
        {QStringLiteral("journal"), QStringLiteral("Keep the running game in this file."),
         QStringLiteral("file")},
        {QStringLiteral("load"), QStringLiteral("Continue this game."), QStringLiteral("file")},
        {QStringLiteral("position"), QStringLiteral("Start from this position (JSON)."),
         QStringLiteral("file")},
        {QStringLiteral("dump"), QStringLiteral("Write what is shown to this file, for tests."),
         QStringLiteral("file")},
        {QStringLiteral("size"), QStringLiteral("The window's size."), QStringLiteral("1280x720")},
        {QStringLiteral("scheme"), QStringLiteral("dark, light or contrast."),
         QStringLiteral("scheme")},
        {QStringLiteral("language"), QStringLiteral("en, de, or another one in resources/text."),
         QStringLiteral("id")},
        {QStringLiteral("font-scale"), QStringLiteral("The text size, 0.75 to 2."),
         QStringLiteral("n")},
        {QStringLiteral("tour"),
         QStringLiteral("Save pictures of all pages in this folder and exit."),
         QStringLiteral("folder")},
        {QStringLiteral("board"),
         QStringLiteral("With --tour and --position: the table alone, under this name."),
         QStringLiteral("name")},
        {QStringLiteral("self-test"), QStringLiteral("Show every page once and exit.")},
    });
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QStringLiteral("A saved match to continue, or a deck to play."),
                                 QStringLiteral("[file]"));
}

Options given(const QCommandLineParser &parser)
{
    Options o;
    o.demo = parser.isSet(QStringLiteral("demo"));
    o.selfTest = parser.isSet(QStringLiteral("self-test"));
    o.pictures = parser.value(QStringLiteral("screenshots"));
    o.speed = parser.value(QStringLiteral("speed"));
    o.seating = parser.value(QStringLiteral("seating"));
    o.journal = parser.value(QStringLiteral("journal"));
    o.load = parser.value(QStringLiteral("load"));
    o.position = parser.value(QStringLiteral("position"));
    o.dump = parser.value(QStringLiteral("dump"));
    o.size = parser.value(QStringLiteral("size"));
    o.scheme = parser.value(QStringLiteral("scheme"));
    o.language = parser.value(QStringLiteral("language"));
    o.fontScale = parser.value(QStringLiteral("font-scale")).toDouble();
    o.tour = parser.value(QStringLiteral("tour"));
    o.board = parser.value(QStringLiteral("board"));
    o.seed = parser.value(QStringLiteral("seed")).toDouble();
    if (o.load.isEmpty() && !parser.positionalArguments().isEmpty())
        o.load = parser.positionalArguments().first();
    return o;
}

} // namespace

Options readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments)) {
        complain(parser.errorText());
        std::exit(1);
    }
    parser.process(arguments); // answers --help and --version
    return given(parser);
}

} // namespace playmat::app
