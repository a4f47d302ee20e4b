#include "app/options.h"

#include "app/messages.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <cmath>
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
                                 QStringLiteral("A saved match to continue, a deck to play, or a "
                                                "document of scenarios (FILE.play:TITLE)."),
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

[[noreturn]] void refuse(const QString &what)
{
    complain(what);
    std::exit(1);
}

void expectOneOf(const QCommandLineParser &parser, const QString &name, const QStringList &words)
{
    if (parser.isSet(name) && !words.contains(parser.value(name)))
        refuse(QStringLiteral("--%1: %2 is none of %3")
                   .arg(name, parser.value(name), words.join(QStringLiteral(", "))));
}

void expectNumber(const QCommandLineParser &parser, const QString &name, double least, double most)
{
    bool isNumber = false;
    const double number = parser.value(name).toDouble(&isNumber);
    if (parser.isSet(name) && !(isNumber && number >= least && number <= most))
        refuse(QStringLiteral("--%1: %2 is no number from %3 to %4")
                   .arg(name, parser.value(name), QString::number(least),
                        QString::number(most, 'f', most > 10 ? 0 : 2)));
}

void expectWholeNumber(const QCommandLineParser &parser, const QString &name)
{
    const QString number = parser.value(name);
    if (parser.isSet(name) && std::trunc(number.toDouble()) != number.toDouble())
        refuse(QStringLiteral("--%1: %2 is not a whole number").arg(name, number));
}

/// An empty name would be taken for none.
void expectNames(const QCommandLineParser &parser)
{
    for (const char *const option :
         {"screenshots", "journal", "load", "position", "dump", "language", "tour", "board"}) {
        const QString name = QLatin1String(option);
        if (parser.isSet(name) && parser.value(name).isEmpty())
            refuse(QStringLiteral("--%1: a name is missing").arg(name));
    }
}

/// Which options need or exclude each other.
void expectSense(const QCommandLineParser &parser)
{
    const auto set = [&](const char *option) { return parser.isSet(QLatin1String(option)); };
    if (int(set("demo")) + int(set("tour")) + int(set("self-test")) > 1)
        refuse(QStringLiteral("choose one of --demo, --tour and --self-test"));
    if (set("screenshots") && !set("demo"))
        refuse(QStringLiteral("--screenshots needs --demo"));
    if (set("board") && !(set("tour") && set("position")))
        refuse(QStringLiteral("--board needs --tour and --position"));
    const auto files = parser.positionalArguments().size();
    if (files > 1 || int(files) + int(set("load")) + int(set("position")) > 1)
        refuse(QStringLiteral("only one file can be opened"));
}

/// A word that nobody understands is said, not passed over.
void check(const QCommandLineParser &parser)
{
    static const QRegularExpression kSize(QStringLiteral("^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$"));
    expectOneOf(parser, QStringLiteral("speed"), {"off", "fast", "normal", "slow"});
    expectOneOf(parser, QStringLiteral("seating"), {"open", "peek"});
    expectOneOf(parser, QStringLiteral("scheme"), {"dark", "light", "contrast"});
    expectNumber(parser, QStringLiteral("font-scale"), .75, 2);
    expectNumber(parser, QStringLiteral("seed"), 0,
                 9007199254740991.0); // whole numbers of a double
    expectWholeNumber(parser, QStringLiteral("seed"));
    const QString size = parser.value(QStringLiteral("size"));
    if (parser.isSet(QStringLiteral("size")) && !kSize.match(size).hasMatch())
        refuse(QStringLiteral("--size: %1 is no size like 1280x720").arg(size));
    expectNames(parser);
    expectSense(parser);
}

} // namespace

Options readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        refuse(parser.errorText());
    parser.process(arguments); // answers --help and --version
    check(parser);
    return given(parser);
}

} // namespace playmat::app
