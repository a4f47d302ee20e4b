#include "app/demo_player.h"
#include "app/dump_writer.h"
#include "app/hand_over.h"
#include "app/messages.h"
#include "app/options.h"
#include "app/picture_tour.h"
#include "app/scenario.h"
#include "app/self_test.h"
#include "app/start_clock.h"
#include "kit/games/table/table_kits.h"
#include "table/files/deck_library.h"
#include "table/paint/face_provider.h"
#include "table/paint/fonts.h"
#include "table/paint/graphics_card.h"
#include "table/paint/large_blocks.h"
#include "table/paint/threads.h"
#include "table/programs/sealed_engine.h"
#include "table/session/card_data.h"
#include "table/session/table_session.h"
#include "table/settings/languages.h"
#include "table/settings/sound_box.h"
#include "table/settings/table_settings.h"
#include "table/settings/window_keeper.h"
#include "table/view/translator.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QScreen>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <csignal>

using namespace playmat;

namespace {

constexpr QSize kLargestWindow{7680, 4320}; ///< more takes more memory than anybody looks at

/// As their standard wants it; Qt would look for them wherever the program was started.
void ignoreRelativeFolders()
{
    for (const char *name :
         {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        if (qEnvironmentVariableIsSet(name) && !qgetenv(name).startsWith('/'))
            qunsetenv(name);
}

QString usualJournal()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(QStringLiteral("current.playmat"));
}

/// What somebody has learned; nowhere for a program that keeps nothing.
QString learnedFile(bool apart)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    folder.mkpath(QStringLiteral("."));
    return apart ? QString() : folder.filePath(QStringLiteral("learn.json"));
}

/// Whether the program has the language that the options ask for; if not, says so.
bool hasLanguage(const app::Options &options, const table::TableSettings &settings)
{
    if (options.language.isEmpty() || settings.languages().contains(options.language))
        return true;
    app::complain(QStringLiteral("There is no language “%1”; there are: %2.")
                      .arg(options.language, settings.languages().join(QStringLiteral(", "))));
    return false;
}

/// A folder with files of the players, such as their decks; empty for a program that stores
/// nothing.
QString folderOf(const QString &what, bool apart)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return apart ? QString() : folder.filePath(what);
}

QString usualSettings()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation));
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(QStringLiteral("playmat.ini"));
}

/// The program's icon in all sizes that it was drawn in.
QIcon windowIcon()
{
    QIcon icon;
    const QDir folder(QStringLiteral(":/playmat/icons"));
    for (const QString &name : folder.entryList(QDir::Files))
        icon.addFile(folder.filePath(name));
    return icon;
}

void applyOptions(const app::Options &options, table::TableSettings &settings)
{
    const int speed = int(QStringList{QStringLiteral("off"), QStringLiteral("fast"),
                                      QStringLiteral("normal"), QStringLiteral("slow")}
                              .indexOf(options.speed));
    if (speed >= 0)
        settings.setSpeed(table::PlaybackQueue::Speed(speed));
    if (!options.seating.isEmpty())
        settings.setSeating(options.seating == u"open" ? table::Seating::Open
                                                       : table::Seating::Peek);
    if (!options.scheme.isEmpty())
        settings.setScheme(options.scheme);
    if (!options.language.isEmpty())
        settings.setLanguage(options.language);
    if (options.fontScale > 0)
        settings.setFontScale(std::clamp(options.fontScale, .75, 2.));
    const QStringList size = options.size.split(u'x');
    if (size.size() == 2)
        settings.setWindow(QSize(size[0].toInt(), size[1].toInt()).boundedTo(kLargestWindow));
    settings.setSeed(options.seed);
}

/// Remembers where matches are kept that could not be in the usual place.
void rememberMoved(table::SavedMatches &matches, table::TableSettings &settings)
{
    matches.setMoved(settings.movedMatches());
    QObject::connect(&matches, &table::SavedMatches::movedChanged, &settings,
                     [&] { settings.setMovedMatches(matches.moved()); });
}

void playDemonstration(const app::Options &options, QQuickWindow *window,
                       table::TableSession &session)
{
    auto *demo = new app::DemoPlayer(window, &session, quint64(options.seed), window);
    demo->setPictureFolder(options.pictures);
    demo->setPace(options.speed == u"off" ? 0 : 12);
    QObject::connect(demo, &app::DemoPlayer::finished, window, [demo](bool ok) {
        if (!ok)
            qCritical("%s", qPrintable(demo->failure()));
        QCoreApplication::exit(ok ? 0 : 1);
    });
    demo->start();
}

void takePictures(const app::Options &options, QQuickWindow *window, table::TableSession &session,
                  const table::DeckLibrary &decks)
{
    auto *tour = new app::PictureTour(window, &session, decks.documents(), window);
    tour->setFolder(options.tour);
    tour->setBoardOnly(options.board);
    tour->start();
}

/// The display that the windows of this program are on, as its users tell them apart.
QString displayName()
{
    const bool wayland = QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
    return QGuiApplication::platformName() + u' '
        + qEnvironmentVariable(wayland ? "WAYLAND_DISPLAY" : "DISPLAY");
}

void bringForward(QQuickWindow *window, const QByteArray &token)
{
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token); // Qt looks for it there
    window->setWindowStates(window->windowStates() & ~Qt::WindowMinimized);
    window->raise();
    window->requestActivate();
    window->alert(0); // where no window may put itself in front
}

/// From now on this window gets whatever the program is started with, unless another one does.
void hearLaterStarts(app::HandOver &door, QQuickWindow *window)
{
    QObject::connect(&door, &app::HandOver::handed, window,
                     [window](const QString &file, const QByteArray &token) {
                         bringForward(window, token);
                         QMetaObject::invokeMethod(window, "take", Q_ARG(QString, file));
                     });
    if (!door.listen() && !door.problem().isEmpty())
        app::complain(door.problem());
    QObject::connect(window, &QWindow::activeChanged, &door,
                     [&door] { door.listen(); }); // the other one may have ended
}

/// Where the running match is kept; nowhere for a program that keeps nothing.
QString journalFor(const app::Options &options, bool apart)
{
    if (!options.journal.isEmpty())
        return options.journal;
    return apart ? QString() : usualJournal();
}

/// What the command line asks for once the window is there.
void begin(const app::Options &options, QQuickWindow *window, table::TableSession &session,
           table::DeckLibrary &decks, app::StartClock &clock)
{
    if (!options.position.isEmpty() && !session.openPosition(options.position)
        && !options.tour.isEmpty()) { // else the start page says what is wrong with it
        app::complain(session.problem());
        QTimer::singleShot(0, window, [] { QCoreApplication::exit(1); }); // once it runs
        return;
    }
    if (!options.dump.isEmpty())
        new app::DumpWriter(options.dump, window, &session, window);
    if (options.demo)
        playDemonstration(options, window, session);
    else if (!options.tour.isEmpty())
        takePictures(options, window, session, decks);
    else if (options.selfTest)
        app::testItself(window, session, decks, clock);
}

/// What the system would end the program for is told by the calls that fail.
void ignoreSignals()
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file that may grow no longer
#endif
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // nobody reads any longer
#endif
}

/// Qt would store each compiled page in a file and trust that file: if a full disk truncates it or
/// its bytes change, the program crashes at every start. Compiling the pages at each start takes 20
/// ms.
void compilePagesAnew()
{
    qputenv("QML_DISABLE_DISK_CACHE", "1");
}

void introduce()
{
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Playmat"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.playmat.playmat"));
    QGuiApplication::setWindowIcon(windowIcon());
}

std::shared_ptr<paint::CardFactsRegistry> factsOfCards()
{
    auto registry = std::make_shared<paint::CardFactsRegistry>();
    table::whenCardsAreRead([registry](const match::CardLibrary &library) {
        registry->add(table::tableKit(library).pictures(library));
    });
    return registry;
}

void loadPages(QQmlApplicationEngine &engine, const QVariantMap &properties)
{
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.addImageProvider(QStringLiteral("face"), new paint::FaceProvider(factsOfCards()));
    table::sealEngine(engine);
    engine.setInitialProperties(properties);
#ifdef DEV_QML
    engine.addImportPath(QStringLiteral(DEV_QML));
    engine.load(QUrl::fromLocalFile(QStringLiteral(DEV_QML "/Playmat/Main.qml")));
#else
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Playmat/Main.qml")));
#endif
}

/// A document of scenarios becomes the match to continue. False: none of it can be played.
bool openScenario(app::Options &options)
{
    options.load = app::matchOfScenario(options.load);
    return !options.load.isEmpty();
}

/// The program with a window, until that is closed.
int show(app::Options options, app::StartClock &clock)
{
    if (table::tableKits().empty()) {
        app::complain(QStringLiteral("This program was built without a game that has a table."));
        return 1;
    }
    const bool scenario = app::isScenario(options.load);
    const bool apart = options.demo || options.selfTest || scenario
        || !options.tour.isEmpty(); // nothing of the user's is touched
    app::HandOver door(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation),
                       displayName());
    const bool shared
        = door.isThere() && !apart && options.journal.isEmpty() && options.position.isEmpty();
    if (shared && !options.load.isEmpty()
        && door.give(QFileInfo(options.load).absoluteFilePath(), qgetenv("XDG_ACTIVATION_TOKEN")))
        return 0; // the window that is already there opens it
    if (options.demo && options.seed == 0)
        options.seed = 7;
    table::Translator::install();
    paint::loadFonts();
    paint::paintOnOneThread();
    paint::paintWithoutACard();
    clock.mark("icon, options, fonts");

    table::TableSettings settings(apart ? QString() : usualSettings());
    if (!hasLanguage(options, settings))
        return 1;
    settings.keepWindowWithin(QGuiApplication::primaryScreen()->availableSize());
    settings.forThisRun([&] { applyOptions(options, settings); });
    settings.speakLanguage();
    table::DeckLibrary decks(&settings, folderOf(QStringLiteral("decks"), apart));
    decks.collection()->keepIn(folderOf(QStringLiteral("collection"), apart));
    table::TableSession session;
    session.setJournal(journalFor(options, apart));
    rememberMoved(*session.matches(), settings);
    clock.mark("settings and decks");
    (void)table::cardData(settings.game().toStdString());
    clock.mark("cards");
    if (scenario && !openScenario(options))
        return 1;

    if (!apart) // pictures and demonstrations are silent
        table::SoundBox::setOutput(table::systemSound());
    QQmlApplicationEngine engine;
    loadPages(engine,
              {{QStringLiteral("session"), QVariant::fromValue(&session)},
               {QStringLiteral("settings"), QVariant::fromValue(&settings)},
               {QStringLiteral("decks"), QVariant::fromValue(&decks)},
               {QStringLiteral("opened"), options.load},
               {QStringLiteral("learned"), learnedFile(apart)}});
    table::followLanguage(engine);
    clock.mark("pages");
    if (engine.rootObjects().isEmpty())
        return 1;
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    const table::WindowKeeper keeper(window, &settings);
    if (shared)
        hearLaterStarts(door, window);
    begin(options, window, session, decks, clock);
    return QGuiApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    (void)match::holdStandardStreams(); // a window needs none
    app::StartClock clock;
    ignoreRelativeFolders();
    paint::returnLargeBlocks();
    app::complainForQt();
    ignoreSignals();
    compilePagesAnew();
    QCoreApplication::setApplicationName(QStringLiteral("playmat"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PLAYMAT_VERSION));
    if (app::asksForHelp(argc, argv)) { // which needs no display
        const QCoreApplication application(argc, argv);
        (void)app::readOptions(QCoreApplication::arguments());
        return 0;
    }
    const QGuiApplication application(argc, argv);
    clock.mark("libraries and display");
    introduce();
    return show(app::readOptions(QCoreApplication::arguments()), clock);
}
