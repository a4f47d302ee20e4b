#include "table/settings/table_settings.h"

#include "kit/games/table/table_kits.h"
#include "table/settings/languages.h"
#include "table/view/shown_names.h"

#include <QFile>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

// A file that somebody has edited, or that is broken, must not make a window that nobody can use.
constexpr QSize kSmallestEver{640, 360};
constexpr int kFrameRoom = 48; ///< on a small screen, reserved for window decorations
constexpr QSize kLargestWindow{16384, 16384};
constexpr double kSmallestFontScale = .75;
constexpr double kLargestFontScale = 2;
const QStringList kSchemes{QStringLiteral("dark"), QStringLiteral("light"),
                           QStringLiteral("contrast")};

} // namespace

TableSettings::TableSettings(QObject *parent)
    : TableSettings(QString(), parent)
{
}

TableSettings::TableSettings(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
{
    if (!file.isEmpty()) {
        m_foreign = putForeignSettingsAside(file);
        if (!m_foreign.stuck && !m_foreign.unusable)
            m_store = std::make_unique<SettingsStore>(file);
    }
    if (m_store)
        connect(m_store.get(), &SettingsStore::tried, this, &TableSettings::noteWritten);
    read();
    connect(this, &TableSettings::deckLookChanged, this,
            [this] { write(QStringLiteral("deckLook"), m_deckLook); });
}

TableSettings::~TableSettings() = default;

QString TableSettings::problem() const
{
    if (!m_languageProblem.isEmpty())
        return qtTrId("table_settings.the_language_cannot_be_read").arg(m_languageProblem);
    if (m_foreign.unusable)
        return qtTrId("table_settings.the_settings_cannot_be_kept").arg(m_file);
    if (m_foreign.stuck)
        return qtTrId("table_settings.the_settings_cannot_be_set").arg(m_file);
    return m_foreign.aside.isEmpty()
        ? QString()
        : qtTrId("table_settings.the_settings_could_not_be").arg(m_foreign.aside);
}

QString TableSettings::unsaved() const
{
    if (!m_store || m_store->reason().isEmpty())
        return {};
    const QString words = m_moveUnsaved ? qtTrId("table_settings.settings_and_where_the_match")
                                        : qtTrId("table_settings.settings_and_decks_are_not");
    return words.arg(m_store->reason());
}

void TableSettings::saveAgain()
{
    if (m_store)
        m_store->tryAgain();
}

void TableSettings::setPatience(int ms)
{
    if (m_store)
        m_store->setPatience(ms);
}

void TableSettings::noteWritten()
{
    m_moveUnsaved = m_moveUnsaved && !m_store->reason().isEmpty();
    emit unsavedChanged();
}

void TableSettings::read()
{
    if (!m_store)
        return;
    const auto value = [this](const char *key, const QVariant &otherwise) {
        return m_store->value(QLatin1String(key), otherwise);
    };
    m_seating = Seating::Mode(
        std::clamp(value("seating", int(m_seating)).toInt(), 0, int(Seating::Peek)));
    m_speed = PlaybackQueue::Speed(
        std::clamp(value("speed", int(m_speed)).toInt(), 0, int(PlaybackQueue::Slow)));
    m_language = value("language", m_language).toString();
    if (const QString scheme = value("scheme", m_scheme).toString(); kSchemes.contains(scheme))
        m_scheme = scheme;
    if (const double scale = value("fontScale", m_fontScale).toDouble(); std::isfinite(scale))
        m_fontScale = std::clamp(scale, kSmallestFontScale, kLargestFontScale);
    m_reducedMotion = value("reducedMotion", m_reducedMotion).toBool();
    m_volume = std::clamp(value("volume", m_volume).toInt(), 0, 100);
    m_muted = value("muted", m_muted).toBool();
    m_tips = value("tips", m_tips).toBool();
    m_tutor = std::clamp(value("tutor", m_tutor).toInt(), 0, 100);
    m_whatIf = value("whatIf", m_whatIf).toBool();
    m_passIdle = value("passIdle", m_passIdle).toBool();
    m_bestOf = value("bestOf", m_bestOf).toInt() == 3 ? 3 : 1;
    m_deckLook = std::clamp(value("deckLook", m_deckLook).toInt(), 0, 2);
    m_window = value("window", m_window).toSize().expandedTo(m_smallest).boundedTo(kLargestWindow);
    m_maximized = value("windowMaximized", m_maximized).toBool();
    m_fullScreen = value("windowFullScreen", m_fullScreen).toBool();
    m_movedMatches = value("movedMatches", {}).toStringList();
    m_game = value("game", {}).toString();
    for (size_t seat = 0; seat < m_names.size(); ++seat) {
        m_names[seat]
            = shownPlayerName(m_store->value(QStringLiteral("name%1").arg(seat), m_names[seat])
                                  .toString()
                                  .toStdString());
    }
    readPrograms();
}

void TableSettings::readPrograms()
{
    const auto text = [this](const char *key) {
        return m_store->value(QLatin1String(key)).toString().toStdString();
    };
    if (const std::string level = text("level"); !level.empty())
        m_level = QString::fromStdString(programLevel(level).id);
    readSparring();
    m_surprise = m_store->value(QLatin1String("surprise"), m_surprise).toBool();
    m_programPace = std::clamp(m_store->value(QLatin1String("programPace"), m_programPace).toInt(),
                               int(ProgramSeats::AtOnce), int(ProgramSeats::Slow));
    m_thinkAhead = m_store->value(QLatin1String("thinkAhead"), m_thinkAhead).toBool();
    for (size_t seat = 0; seat < m_programs.size(); ++seat) {
        const std::string level = text(seat == 0 ? "program0" : "program1");
        m_programs[seat]
            = level.empty() ? QString() : QString::fromStdString(programLevel(level).id);
        m_programNames[seat] = shownPlayerName(text(seat == 0 ? "programName0" : "programName1"));
    }
}

void TableSettings::readSparring()
{
    const QVariant elo = m_store->value(QLatin1String("sparringElo"), m_sparring.elo());
    const QVariant results = m_store->value(QLatin1String("sparringResults"));
    m_sparring = Sparring(elo.toInt(), results.toString().toStdString());
}

void TableSettings::write(const QString &key, const QVariant &value)
{
    if (m_store && !m_passing)
        m_store->setValue(key, value);
    emit changed();
}

void TableSettings::forThisRun(const std::function<void()> &change)
{
    m_passing = true;
    change();
    m_passing = false;
}

void TableSettings::setSeating(Seating::Mode seating)
{
    if (m_seating == seating)
        return;
    m_seating = seating;
    write(QStringLiteral("seating"), int(seating));
}

bool TableSettings::forPrograms() const
{
    return std::ranges::any_of(tableKits(), [](const TableKit *kit) { return kit->hasPrograms(); });
}

bool TableSettings::forCourse() const
{
    return std::ranges::any_of(tableKits(), [](const TableKit *kit) { return kit->hasCourse(); });
}

void TableSettings::setVolume(int volume)
{
    if (m_volume == volume)
        return;
    m_volume = volume;
    write(QStringLiteral("volume"), volume);
}

void TableSettings::setMuted(bool muted)
{
    if (m_muted == muted)
        return;
    m_muted = muted;
    write(QStringLiteral("muted"), muted);
}

void TableSettings::setTips(bool tips)
{
    if (m_tips == tips)
        return;
    m_tips = tips;
    write(QStringLiteral("tips"), tips);
}

void TableSettings::setTutor(int points)
{
    if (m_tutor == points)
        return;
    m_tutor = points;
    write(QStringLiteral("tutor"), points);
}

void TableSettings::setWhatIf(bool whatIf)
{
    if (m_whatIf == whatIf)
        return;
    m_whatIf = whatIf;
    write(QStringLiteral("whatIf"), whatIf);
}

void TableSettings::setPassIdle(bool passIdle)
{
    if (m_passIdle == passIdle)
        return;
    m_passIdle = passIdle;
    write(QStringLiteral("passIdle"), passIdle);
}

void TableSettings::setBestOf(int games)
{
    const int wanted = games == 3 ? 3 : 1;
    if (m_bestOf == wanted)
        return;
    m_bestOf = wanted;
    write(QStringLiteral("bestOf"), wanted);
}

void TableSettings::setSpeed(PlaybackQueue::Speed speed)
{
    if (m_speed == speed)
        return;
    m_speed = speed;
    write(QStringLiteral("speed"), int(speed));
}

// --- the language --------------------------------------------------------------------------------

QString TableSettings::language() const
{
    return m_language.isEmpty() ? usualLanguage() : m_language;
}

void TableSettings::setLanguage(const QString &id)
{
    if (id == language() || !languages().contains(id))
        return;
    m_language = id;
    write(QStringLiteral("language"), id);
    speakLanguage();
    emit changed();
}

void TableSettings::speakLanguage()
{
    const QString problem = speak(language());
    if (problem.isEmpty())
        return;
    (void)speak(QStringLiteral("en"));
    m_languageProblem = problem;
    emit changed();
}

QStringList TableSettings::languages() const
{
    QStringList ids;
    for (const LanguageChoice &choice : table::languages())
        ids.append(choice.id);
    return ids;
}

QStringList TableSettings::languageNames() const
{
    QStringList names;
    for (const LanguageChoice &choice : table::languages())
        names.append(choice.name);
    return names;
}

void TableSettings::setScheme(const QString &scheme)
{
    if (m_scheme == scheme)
        return;
    m_scheme = scheme;
    write(QStringLiteral("scheme"), scheme);
}

void TableSettings::setFontScale(double scale)
{
    if (qFuzzyCompare(m_fontScale, scale))
        return;
    m_fontScale = scale;
    write(QStringLiteral("fontScale"), scale);
}

void TableSettings::setReducedMotion(bool reduced)
{
    if (m_reducedMotion == reduced)
        return;
    m_reducedMotion = reduced;
    write(QStringLiteral("reducedMotion"), reduced);
}

void TableSettings::setSeed(double seed)
{
    m_seed = seed;
    emit changed();
}

void TableSettings::keepWindowWithin(QSize screen)
{
    const QSize frame(kFrameRoom, kFrameRoom);
    m_smallest = m_smallest.boundedTo(screen - frame).expandedTo(kSmallestEver);
    m_window = m_window.boundedTo(screen).expandedTo(m_smallest);
    emit windowChanged();
}

void TableSettings::setWindow(QSize window)
{
    m_window = window;
    m_maximized = m_fullScreen = false;
    emit windowChanged();
}

int TableSettings::windowVisibility() const
{
    return m_fullScreen ? QWindow::FullScreen
        : m_maximized   ? QWindow::Maximized
                        : QWindow::Windowed;
}

void TableSettings::rememberWindowState(int visibility)
{
    // Full screen does not change whether the window is maximized below it.
    const bool fullScreen = visibility == QWindow::FullScreen;
    const bool maximized = fullScreen ? m_maximized : visibility == QWindow::Maximized;
    if (fullScreen == m_fullScreen && maximized == m_maximized)
        return;
    m_fullScreen = fullScreen;
    m_maximized = maximized;
    if (m_store) {
        m_store->setValue(QStringLiteral("windowFullScreen"), m_fullScreen);
        m_store->setValue(QStringLiteral("windowMaximized"), m_maximized);
    }
    emit windowStateChanged();
}

QString TableSettings::playerName(int seat) const
{
    return seat >= 0 && seat < int(m_names.size()) ? m_names[size_t(seat)] : QString();
}

void TableSettings::setPlayerName(int seat, const QString &name)
{
    if (seat < 0 || seat >= int(m_names.size()) || m_names[size_t(seat)] == name)
        return;
    m_names[size_t(seat)] = name;
    write(QStringLiteral("name%1").arg(seat), name);
}

QString TableSettings::seatName(int seat) const
{
    if (programAt(seat).isEmpty())
        return playerName(seat);
    const QString &name = m_programNames[size_t(seat)];
    return name.isEmpty() ? ProgramSeats::usualName(m_programs[size_t(seat)]) : name;
}

void TableSettings::setSeatName(int seat, const QString &name)
{
    if (programAt(seat).isEmpty())
        return setPlayerName(seat, name);
    const bool usual = name == ProgramSeats::usualName(m_programs[size_t(seat)]);
    m_programNames[size_t(seat)] = usual ? QString() : name;
    write(QStringLiteral("programName%1").arg(seat), m_programNames[size_t(seat)]);
}

void TableSettings::setProgram(int seat, const QString &level)
{
    if (seat < 0 || seat >= int(m_programs.size()) || m_programs[size_t(seat)] == level)
        return;
    m_programs[size_t(seat)] = level;
    if (!level.isEmpty() && m_level != level) {
        m_level = level;
        write(QStringLiteral("level"), level);
    }
    write(QStringLiteral("program%1").arg(seat), level);
}

void TableSettings::setSurprise(bool surprise)
{
    if (m_surprise == surprise)
        return;
    m_surprise = surprise;
    write(QStringLiteral("surprise"), surprise);
}

QString TableSettings::sparringText() const
{
    if (m_sparring.games() == 0)
        return qtTrId("table_settings.finds_out_how_well_you");
    if (m_sparring.games() == 1)
        return m_sparring.wins() == 1 ? qtTrId("table_settings.you_won_your_first_game")
                                      : qtTrId("table_settings.you_have_not_won_against");
    return qtTrId("table_settings.you_won_of_your_last")
        .arg(m_sparring.wins())
        .arg(m_sparring.games());
}

void TableSettings::noteGame(const QString &result)
{
    if (m_store) { // another window may have noted one of its own
        m_store->readAnew();
        readSparring();
    }
    m_sparring.note(result.isEmpty() ? 'd' : result.at(0).toLatin1());
    write(QStringLiteral("sparringElo"), m_sparring.elo());
    write(QStringLiteral("sparringResults"), QString::fromStdString(m_sparring.results()));
}

void TableSettings::setProgramPace(int pace)
{
    if (m_programPace == pace)
        return;
    m_programPace = pace;
    write(QStringLiteral("programPace"), pace);
}

void TableSettings::setThinkAhead(bool on)
{
    if (m_thinkAhead == on)
        return;
    m_thinkAhead = on;
    write(QStringLiteral("thinkAhead"), on);
}

void TableSettings::rememberWindow(int width, int height)
{
    // Not announced: the window that tells it is bound to it only at its beginning.
    m_window = QSize(width, height);
    if (m_store)
        m_store->setValue(QStringLiteral("window"), m_window);
}

void TableSettings::setGame(const QString &game)
{
    if (m_game == game)
        return;
    m_game = game;
    write(QStringLiteral("game"), game);
}

void TableSettings::setProgramsPlay(bool play)
{
    if (m_programsPlay == play)
        return;
    m_programsPlay = play;
    emit changed();
}

QString TableSettings::programAt(int seat) const
{
    return m_programsPlay && seat >= 0 && seat < int(m_programs.size()) ? m_programs[size_t(seat)]
                                                                        : QString();
}

void TableSettings::setMovedMatches(const QStringList &paths)
{
    const QString key = QStringLiteral("movedMatches");
    QStringList all = paths;
    if (m_store != nullptr) { // another window may have moved one of its own
        m_store->readAnew();
        for (const QString &theirs : m_store->value(key).toStringList())
            if (!m_movedMatches.contains(theirs) && !all.contains(theirs))
                all.append(theirs);
    }
    m_movedMatches = all;
    m_moveUnsaved = true; // until we know that it was written
    write(key, all);
}

} // namespace playmat::table
