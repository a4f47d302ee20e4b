#pragma once

#include "table/interaction/playback_queue.h"
#include "table/programs/program_seats.h"
#include "table/settings/settings_file.h"
#include "table/settings/settings_store.h"
#include "table/settings/sound_box.h"
#include "table/view/eyes.h"

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QSize>

#include <array>
#include <functional>
#include <memory>

namespace playmat::table {

/// What the program remembers: window, names, decks, seating, speed, look. Written at once. A file
/// name given to it keeps tests and demonstrations away from the user's own settings.
class TableSettings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString unsaved READ unsaved NOTIFY unsavedChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QList<QString> languages READ languages CONSTANT)
    Q_PROPERTY(QList<QString> languageNames READ languageNames CONSTANT)
    Q_PROPERTY(int seating READ seatingNumber WRITE setSeatingNumber NOTIFY changed)
    Q_PROPERTY(int speed READ speedNumber WRITE setSpeedNumber NOTIFY changed)
    Q_PROPERTY(QString scheme READ scheme WRITE setScheme NOTIFY changed)
    Q_PROPERTY(double fontScale READ fontScale WRITE setFontScale NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList programs READ programs NOTIFY changed)
    Q_PROPERTY(QString level READ level NOTIFY changed)
    Q_PROPERTY(bool surprise READ surprise WRITE setSurprise NOTIFY changed)
    Q_PROPERTY(int programPace READ programPace WRITE setProgramPace NOTIFY changed)
    Q_PROPERTY(bool thinkAhead READ thinkAhead WRITE setThinkAhead NOTIFY changed)
    Q_PROPERTY(int sparringElo READ sparringElo NOTIFY changed)
    Q_PROPERTY(QString sparringText READ sparringText NOTIFY changed)
    Q_PROPERTY(bool forPrograms READ forPrograms CONSTANT)
    Q_PROPERTY(bool forCourse READ forCourse CONSTANT)
    Q_PROPERTY(bool tips READ tips WRITE setTips NOTIFY changed)
    Q_PROPERTY(int tutor READ tutor WRITE setTutor NOTIFY changed)
    Q_PROPERTY(bool whatIf READ whatIf WRITE setWhatIf NOTIFY changed)
    Q_PROPERTY(bool passIdle READ passIdle WRITE setPassIdle NOTIFY changed)
    Q_PROPERTY(int bestOf READ bestOf WRITE setBestOf NOTIFY changed)
    Q_PROPERTY(int deckLook MEMBER m_deckLook NOTIFY deckLookChanged)
    Q_PROPERTY(int windowWidth READ windowWidth NOTIFY windowChanged)
    Q_PROPERTY(int windowHeight READ windowHeight NOTIFY windowChanged)
    Q_PROPERTY(QSize smallestWindow READ smallestWindow NOTIFY windowChanged)
    Q_PROPERTY(int windowVisibility READ windowVisibility NOTIFY windowChanged)
    Q_PROPERTY(bool windowMaximized READ windowMaximized NOTIFY windowStateChanged)
    Q_PROPERTY(double seed MEMBER m_seed NOTIFY changed)

public:
    explicit TableSettings(QObject *parent = nullptr);
    /// If it is empty, nothing is written or read.
    explicit TableSettings(const QString &file, QObject *parent = nullptr);
    ~TableSettings() override;

    /// What was wrong with the file, if anything; then all is as at first. Or with a language's.
    [[nodiscard]] QString problem() const;
    /// What is not written to the file and why; empty: all is. It is tried again with the next
    /// change, by itself after a while, and when it is asked for.
    [[nodiscard]] QString unsaved() const;
    Q_INVOKABLE void saveAgain();
    /// How long it waits before it tries again by itself.
    void setPatience(int ms);
    [[nodiscard]] Seating::Mode seating() const { return m_seating; }
    void setSeating(Seating::Mode seating);
    [[nodiscard]] PlaybackQueue::Speed speed() const { return m_speed; }
    void setSpeed(PlaybackQueue::Speed speed);
    // For QML, whose linter does not know another class's enumerations.
    [[nodiscard]] int seatingNumber() const { return int(m_seating); }
    void setSeatingNumber(int seating) { setSeating(Seating::Mode(seating)); }
    [[nodiscard]] int speedNumber() const { return int(m_speed); }
    void setSpeedNumber(int speed) { setSpeed(PlaybackQueue::Speed(speed)); }
    /// In which the program is read; until somebody chooses one it is the system's, if there is
    /// such.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &id);
    /// Reads and says everything in it; English, with a problem, when its files are damaged.
    void speakLanguage();
    [[nodiscard]] QStringList languages() const; ///< ids
    [[nodiscard]] QStringList languageNames() const; ///< what they call themselves
    [[nodiscard]] const QString &scheme() const { return m_scheme; }
    void setScheme(const QString &scheme);
    [[nodiscard]] double fontScale() const { return m_fontScale; }
    void setFontScale(double scale);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    /// The volume of the sounds, 0 to 100.
    [[nodiscard]] int volume() const { return m_volume; }
    void setVolume(int volume);
    [[nodiscard]] bool muted() const { return m_muted; }
    void setMuted(bool muted);
    /// Whether any game here is played by the program: without one its settings mean nothing.
    [[nodiscard]] bool forPrograms() const;
    /// Whether any game here is taught.
    [[nodiscard]] bool forCourse() const;
    /// Whether newcomers get advice in their games.
    [[nodiscard]] bool tips() const { return m_tips; }
    void setTips(bool tips);
    /// Points that a move may lose before the coach asks; 0: it never does.
    [[nodiscard]] int tutor() const { return m_tutor; }
    void setTutor(int points);
    /// Whether the coach judges what is held over its target.
    [[nodiscard]] bool whatIf() const { return m_whatIf; }
    void setWhatIf(bool whatIf);
    /// Whether the table passes automatically for a player who can do nothing else.
    [[nodiscard]] bool passIdle() const { return m_passIdle; }
    void setPassIdle(bool passIdle);
    /// The number of games of the next match: 1, or 3 for the best of three.
    [[nodiscard]] int bestOf() const { return m_bestOf; }
    void setBestOf(int games);
    [[nodiscard]] int windowWidth() const { return m_window.width(); }
    [[nodiscard]] int windowHeight() const { return m_window.height(); }
    /// The minimum size of a window, unless the screen is smaller.
    [[nodiscard]] QSize smallestWindow() const { return m_smallest; }
    /// The initial state of the window: QWindow::Windowed, Maximized or FullScreen.
    [[nodiscard]] int windowVisibility() const;
    /// Whether the window is maximized when it is not full screen.
    [[nodiscard]] bool windowMaximized() const { return m_maximized; }
    /// What `change` sets holds until the program ends and is not saved.
    void forThisRun(const std::function<void()> &change);
    void setSeed(double seed);
    /// Opens the window with that size, whatever size was saved.
    void setWindow(QSize window);
    /// A window that was left on a larger screen opens within this one.
    void keepWindowWithin(QSize screen);

    /// The game that is played next, by its id; empty: the first one that the program has.
    [[nodiscard]] const QString &game() const { return m_game; }
    void setGame(const QString &game);
    /// Whether the program can play that game; where it cannot, it takes no seat.
    void setProgramsPlay(bool play);
    [[nodiscard]] Q_INVOKABLE QString playerName(int seat) const;
    Q_INVOKABLE void setPlayerName(int seat, const QString &name);
    /// What a seat is called in a game: its player's name, or the program's.
    [[nodiscard]] Q_INVOKABLE QString seatName(int seat) const;
    Q_INVOKABLE void setSeatName(int seat, const QString &name);
    /// Levels of the seats that the program plays in the next game; empty: a person does.
    [[nodiscard]] QStringList programs() const { return {programAt(0), programAt(1)}; }
    Q_INVOKABLE void setProgram(int seat, const QString &level);
    /// The level that was chosen last.
    [[nodiscard]] const QString &level() const { return m_level; }
    /// Whether the program's deck is not known before.
    [[nodiscard]] bool surprise() const { return m_surprise; }
    void setSurprise(bool surprise);
    /// How strong the program that adapts is now, and what that follows from.
    [[nodiscard]] int sparringElo() const { return m_sparring.elo(); }
    [[nodiscard]] QString sparringText() const;
    Q_INVOKABLE void noteGame(const QString &result); ///< as ProgramSeats::judged says it
    [[nodiscard]] int programPace() const { return m_programPace; }
    void setProgramPace(int pace);
    /// Whether the program also thinks while a person does.
    [[nodiscard]] bool thinkAhead() const { return m_thinkAhead; }
    void setThinkAhead(bool on);
    void rememberWindow(int width, int height);
    void rememberWindowState(int visibility); ///< a value of windowVisibility()
    /// The deck that a seat last chose for a game: a built-in name or a document.
    [[nodiscard]] QString deck(const QString &game, int seat) const;
    void setDeck(const QString &game, int seat, const QString &deck);
    /// Decks for a game that are not built in, newest first, as older versions stored them here.
    /// They now have files of their own (DeckShelf).
    [[nodiscard]] QStringList ownDecks(const QString &game) const;
    [[nodiscard]] bool ownDecksMoved(const QString &game) const;
    void setOwnDecksMoved(const QString &game);
    /// Files outside of the usual folder in which matches are kept.
    [[nodiscard]] const QStringList &movedMatches() const { return m_movedMatches; }
    void setMovedMatches(const QStringList &paths);

signals:
    void changed();
    void deckLookChanged();
    void windowChanged();
    void windowStateChanged();
    void unsavedChanged();

private:
    void read();
    void readPrograms();
    void readSparring();
    void noteWritten();
    [[nodiscard]] QString programAt(int seat) const;
    [[nodiscard]] QString keptDeck(const QString &key) const;
    void keepDeck(const QString &key, const QString &deck);
    void write(const QString &key, const QVariant &value);

    QString m_file;
    ForeignSettings m_foreign;
    std::unique_ptr<SettingsStore> m_store;
    bool m_moveUnsaved = false; ///< the file does not say yet where a match was moved to
    bool m_passing = false; ///< nothing is remembered now
    Seating::Mode m_seating = Seating::Peek;
    PlaybackQueue::Speed m_speed = PlaybackQueue::Normal;
    QString m_language; ///< empty: nobody has chosen one
    QString m_scheme = QStringLiteral("dark");
    double m_fontScale = 1;
    double m_seed = 0; ///< of the next game; 0: a random one
    bool m_reducedMotion = false;
    int m_volume = SoundBox::kUsualVolume;
    bool m_muted = false;
    bool m_tips = false;
    int m_tutor = 0;
    bool m_whatIf = false;
    bool m_passIdle = false;
    int m_bestOf = 1;
    int m_deckLook = 0; ///< how the editor shows a deck; 0: list, 1: piles by cost, 2: pictures
    QSize m_window{1280, 720};
    QSize m_smallest{1024, 600};
    bool m_maximized = false;
    bool m_fullScreen = false;
    std::array<QString, 2> m_names{QStringLiteral("Ada"), QStringLiteral("Marek")};
    QString m_game;
    bool m_programsPlay = true;
    QHash<QString, QString> m_decks; ///< by what deckKey() says
    std::array<QString, 2> m_programs;
    std::array<QString, 2> m_programNames;
    QString m_level = QStringLiteral("novice");
    bool m_surprise = true;
    Sparring m_sparring;
    int m_programPace = ProgramSeats::Normal;
    bool m_thinkAhead = false;
    QStringList m_movedMatches;
    QString m_languageProblem; ///< why the chosen one is not spoken
};

} // namespace playmat::table
