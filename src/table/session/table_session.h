#pragma once

#include "match/match.h"
#include "table/game/table_game.h"
#include "table/interaction/input_gate.h"
#include "table/interaction/playback_queue.h"
#include "table/interaction/table_controller.h"
#include "table/layout/table_scene.h"
#include "table/session/match_history.h"
#include "table/session/match_saving.h"
#include "table/session/program_seats.h"
#include "table/session/saved_matches.h"
#include "table/session/undo_request.h"
#include "table/view/attack_shown.h"
#include "table/view/board_info.h"
#include "table/view/log_model.h"
#include "table/view/pending_model.h"
#include "table/view/preview.h"

#include <QJsonObject>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <memory>
#include <optional>

namespace playmat::table {

/// A match on a table: the engine's game, who may see what of it, the models that show it, the
/// controller that answers, saving and taking back. Creatable from QML and from tests:
/// `TableSession { seating: TableSession.Open; speed: TableSession.Off }`, then start().
class TableSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY matchChanged)
    Q_PROPERTY(bool over READ over NOTIFY tableChanged)
    Q_PROPERTY(bool taught READ taught NOTIFY matchChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(playmat::table::CardListModel *cards READ cards CONSTANT)
    Q_PROPERTY(playmat::table::TableController *controller READ controller CONSTANT)
    Q_PROPERTY(playmat::table::LogModel *log READ log CONSTANT)
    Q_PROPERTY(playmat::table::PendingModel *pending READ pending CONSTANT)
    Q_PROPERTY(playmat::table::ExplainModel *explain READ explain CONSTANT)
    Q_PROPERTY(playmat::table::TableGeometry geometry READ geometry NOTIFY geometryChanged)
    Q_PROPERTY(playmat::table::BoardInfo board READ board NOTIFY tableChanged)
    Q_PROPERTY(playmat::table::SeatInfo nearSeat READ nearSeat NOTIFY tableChanged)
    Q_PROPERTY(playmat::table::SeatInfo farSeat READ farSeat NOTIFY tableChanged)
    Q_PROPERTY(QVariantList nearTally READ nearTally NOTIFY tableChanged)
    Q_PROPERTY(QVariantList farTally READ farTally NOTIFY tableChanged)
    Q_PROPERTY(playmat::table::CardFacts preview READ preview NOTIFY previewChanged)
    Q_PROPERTY(playmat::table::AttackShown attack READ attack NOTIFY attackChanged)
    Q_PROPERTY(playmat::table::OptionModel *tray READ tray CONSTANT)
    Q_PROPERTY(QString trayTitle READ trayTitle NOTIFY trayChanged)
    Q_PROPERTY(playmat::table::UndoRequest undoRequest READ undoRequest NOTIFY undoRequestChanged)
    Q_PROPERTY(SeatingMode seating READ seating WRITE setSeating NOTIFY seatingChanged)
    Q_PROPERTY(PlaySpeed speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(int peeking READ peeking NOTIFY peekingChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY tableChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY tableChanged)
    Q_PROPERTY(bool resizing READ resizing NOTIFY geometryChanged)
    Q_PROPERTY(QRect focusRect READ focusRect NOTIFY focusRectChanged)
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(playmat::table::MatchSaving *saving READ saving CONSTANT)
    Q_PROPERTY(playmat::table::SavedMatches *matches READ matches CONSTANT)
    Q_PROPERTY(playmat::table::ProgramSeats *programs READ programs CONSTANT)
    Q_PROPERTY(QSize window READ window WRITE setWindow NOTIFY geometryChanged)
    Q_PROPERTY(int dock READ dock WRITE setDock NOTIFY geometryChanged)
    Q_PROPERTY(double fontScale READ fontScale WRITE setFontScale NOTIFY geometryChanged)
    Q_PROPERTY(QVariantList tileScrolls READ tileScrolls NOTIFY focusRectChanged)
    Q_PROPERTY(bool panelShown READ panelShown WRITE setPanelShown NOTIFY geometryChanged)

public:
    enum SeatingMode { Open, Peek, Own };
    Q_ENUM(SeatingMode)
    enum PlaySpeed { Off, Fast, Normal, Slow };
    Q_ENUM(PlaySpeed)

    explicit TableSession(QObject *parent = nullptr);
    ~TableSession() override;

    // --- beginning and ending
    /// Decks are names of built-in ones or JSON documents. Seed 0: a random one. False: `problem`
    /// says why. `programs`: levels of the seats that the program plays; empty for a person.
    Q_INVOKABLE bool start(const QStringList &names, const QStringList &decks, double seed = 0,
                           const QStringList &programs = {});
    /// A position instead of decks (the `scenario` of the headless protocol).
    Q_INVOKABLE bool startPosition(const QString &json);
    /// The same from a file.
    bool openPosition(const QString &path);
    /// Continues a match; every answer that was given is there again. It continues in that
    /// file if matches are kept there; a copy that was saved stays as it is.
    Q_INVOKABLE bool resume(const QString &path);
    /// The same players and decks again, with a different seed.
    Q_INVOKABLE bool playAgain();
    Q_INVOKABLE void concede(int seat);
    Q_INVOKABLE void close();

    // --- looking
    Q_INVOKABLE playmat::table::ZoneModel *zone(const QString &key);
    /// Where a card is at rest; empty for one that is not there.
    [[nodiscard]] Q_INVOKABLE QRect rectOf(int viewId) const;
    /// Scrolls the side of an arena at that point by this many rows; false: it shows all its units.
    Q_INVOKABLE bool scrollTiles(const QPointF &at, int rows);
    /// A key of a seat goes down or up: its hand is open as long as it is down.
    Q_INVOKABLE void peekKey(int seat, bool down);
    /// Opens the hand until it is covered again or something is decided.
    Q_INVOKABLE void peekToggle(int seat);
    Q_INVOKABLE void coverHands();
    /// Shows the cards of a pile ("discard.0"), or those under a card ("under.57"), or puts them
    /// away again.
    Q_INVOKABLE void openTray(const QString &what);
    Q_INVOKABLE void closeTray();
    Q_INVOKABLE void useFromTray(int viewId, bool byKey);
    /// Where the rules book explains what is in question now: what was refused, else why something
    /// is asked. Empty: nothing is.
    [[nodiscard]] Q_INVOKABLE QString helpLink() const;
    /// Wants the rules book opened there: "rule:CR 6.3", "term:Raid".
    Q_INVOKABLE void follow(const QString &link);
    /// Shows a printed card in the preview, for links; empty: back to the table's.
    Q_INVOKABLE void previewPrinted(const QString &cardId);
    /// Shows a card that a strip or a tray shows, while it is pointed at; -1: none is.
    Q_INVOKABLE void previewCard(int viewId);
    /// Shows a card as it was at some moment, for the log; previewPrinted("") ends it.
    Q_INVOKABLE void previewFacts(const playmat::table::CardFacts &facts);
    Q_INVOKABLE playmat::table::CardFacts printed(const QString &cardId) const;

    // --- watching the table
    /// Lets answers through from now on; outlives its use. nullptr: nobody does.
    void setWatch(TableWatch *watch) { m_watch = watch; }
    /// Gives an answer that no hand has given: nobody is asked whether it may be.
    core::Result<void> play(const core::Answer &answer);
    /// Where an option's card is dropped when it names no target card; empty: nowhere.
    [[nodiscard]] QRect placeOf(const core::Option &option) const;
    /// What the option is to somebody at the table.
    [[nodiscard]] OptionRole roleOf(const core::Option &option) const;
    /// Back to after so many steps, without asking anybody.
    void takeBackTo(std::size_t steps);

    // --- for the seats that the program plays
    /// Another name for a seat, and who plays it: the id of a level, or empty for a person.
    void seat(int seat, const QString &name, const QString &program);
    void finishPlayback() { m_queue.finish(); }
    [[nodiscard]] quint64 decisionId() const { return m_decisionId; }

    // --- another match's past
    /// The match as it was after so many answers, to be looked at as that seat saw it; nothing of
    /// it is kept, and nobody plays. `open`: with both hands open.
    bool lookAt(const match::Match &match, std::size_t steps, int seat, bool open);
    /// From there on as a match of its own: `person` plays on, the program of that level against
    /// them.
    Q_INVOKABLE bool playOnFrom(int steps, int person, const QString &level);

    // --- taking back
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void agreeToUndo(int seat);
    Q_INVOKABLE void withdrawUndo();

    /// Everything that a test from outside needs to know, as JSON.
    /// `origin`: where the table is on the screen, below notices.
    Q_INVOKABLE QJsonObject dump(QPoint origin = {}) const;

    /// The game that start() begins, by its id; empty: the first one that the program has.
    [[nodiscard]] const QString &game() const { return m_wantedGame; }
    void setGame(const QString &game);
    [[nodiscard]] bool running() const { return m_match.has_value(); }
    [[nodiscard]] bool over() const;
    /// Whether the program can play and advise in this match.
    [[nodiscard]] bool advises() const;
    /// Whether there are lessons and a rules book of the game that is played.
    [[nodiscard]] bool taught() const;
    [[nodiscard]] CardListModel *cards() { return m_scene.cards(); }
    [[nodiscard]] TableController *controller() { return &m_controller; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] PendingModel *pending() { return &m_pending; }
    [[nodiscard]] ExplainModel *explain() { return &m_explain; }
    [[nodiscard]] const TableGeometry &geometry() const { return m_scene.layout().geometry(); }
    [[nodiscard]] const BoardInfo &board() const { return m_board; }
    [[nodiscard]] const SeatInfo &nearSeat() const { return m_seats[size_t(m_layout.nearSeat)]; }
    [[nodiscard]] const SeatInfo &farSeat() const
    {
        return m_seats[size_t(seatAcross(m_layout.nearSeat))];
    }
    /// What each side did in the game: TallyLine.
    [[nodiscard]] QVariantList nearTally() const { return tally(m_layout.nearSeat); }
    [[nodiscard]] QVariantList farTally() const { return tally(seatAcross(m_layout.nearSeat)); }
    [[nodiscard]] const CardFacts &preview() const { return m_preview; }
    [[nodiscard]] const AttackShown &attack() const { return m_attack; }
    [[nodiscard]] OptionModel *tray() { return &m_tray; }
    [[nodiscard]] const QString &trayTitle() const { return m_trayTitle; }
    [[nodiscard]] InputGate &gate() { return m_gate; }
    [[nodiscard]] const UndoRequest &undoRequest() const { return m_undoRequest; }
    [[nodiscard]] SeatingMode seating() const { return SeatingMode(int(m_eyes.seating)); }
    void setSeating(SeatingMode seating);
    [[nodiscard]] PlaySpeed speed() const { return PlaySpeed(int(m_queue.speed())); }
    void setSpeed(PlaySpeed speed);
    [[nodiscard]] int peeking() const { return m_eyes.peeking; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] bool resizing() const { return m_resizeTimer.isActive(); }
    [[nodiscard]] QRect focusRect() const;
    [[nodiscard]] bool playing() const { return !m_queue.isEmpty(); }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] MatchSaving *saving() { return &m_saving; }
    [[nodiscard]] ProgramSeats *programs() { return &m_programs; }
    [[nodiscard]] const ProgramSeats *programs() const { return &m_programs; }
    [[nodiscard]] SavedMatches *matches() { return &m_saved; }
    /// The first file that a match is kept in while it is played; empty: none is kept.
    void setJournal(const QString &path) { m_saved.setFirst(path); }
    [[nodiscard]] QSize window() const { return m_layout.window; }
    void setWindow(QSize window);
    [[nodiscard]] bool panelShown() const { return m_layout.panelShown; }
    void setPanelShown(bool shown);
    [[nodiscard]] int dock() const { return m_layout.dock; }
    void setDock(int height);
    [[nodiscard]] double fontScale() const { return m_layout.fontScale; }
    void setFontScale(double scale);
    [[nodiscard]] QVariantList tileScrolls() const;

    // --- for tests
    [[nodiscard]] const match::Match *match() const { return m_match ? &*m_match : nullptr; }
    [[nodiscard]] const TableScene &scene() const { return m_scene; }
    [[nodiscard]] const PlaybackQueue &playback() const { return m_queue; }
    /// Whether the models show exactly what a fresh observation shows.
    [[nodiscard]] bool showsFreshObservation() const;

signals:
    void gameChanged();
    void matchChanged();
    void tableChanged();
    void geometryChanged();
    void previewChanged();
    void undoRequestChanged();
    void attackChanged();
    void trayChanged();
    void seatingChanged();
    void speedChanged();
    void peekingChanged();
    void playingChanged();
    void focusRectChanged();
    void problemChanged();
    void linkFollowed(const QString &link);

    // what happens, to be drawn
    void damageShown(int card, int amount);
    void healShown(int card, int amount);
    void lungeShown(int attacker, int defender);
    void defeatShown(int card);
    void phaseShown(const QString &title, const QString &text);

private:
    bool begin(match::Outcome<match::Match> match, const QString &openedFrom = {});
    bool beginNew(match::MatchSetup setup);
    void beginPlay();
    void sitDown();
    [[nodiscard]] bool refuse(match::OpenedJournal &opened, const QString &path);
    [[nodiscard]] bool refuse(const QString &why)
    {
        setProblem(why);
        return false;
    }
    [[nodiscard]] bool refuse(const match::Problem &why);
    void seatGame();
    void tellAnew(); ///< in another language
    [[nodiscard]] GamePort::Host host();
    [[nodiscard]] QVariantList tally(int seat) const;
    core::Result<void> submit(const core::Answer &answer);
    void afterAnswer(const Seen &before, const GivenAnswer *given = nullptr);
    void jump(); ///< the table shows the position now, nothing is played
    void undoNow();
    void redoStep();
    void redoProgram();
    [[nodiscard]] bool isPersons(std::size_t step) const;
    [[nodiscard]] std::optional<std::size_t> undoneStep() const;
    void settleEyes();
    void settleOn(const Eyes &eyes, int near);
    [[nodiscard]] std::optional<QString> programsTurn(int seat) const;
    void showTakenBack();
    [[nodiscard]] QString whatUndoTakesBack() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QString whatIsLost(const match::OpenedJournal &opened, const QString &path) const;

    [[nodiscard]] bool isInTray(const CardRow &row) const;
    void updateTray();
    [[nodiscard]] QString trayName() const;
    void updateAttack();
    void beginAttack(const Beat &beat);
    void pointCapture(const Beat &beat);
    void pointAttack();
    void noteDecider();
    void settleStep();

    void showStep(const PlaybackStep &step);
    void showBeat(const Beat &beat);
    void showTable(const std::vector<CameFrom> &cameFrom);
    void arrange();
    void updateInfo();
    void bringIntoSight(int viewId);
    void scrollTo(ZoneKey zone, int row);
    void updatePreview();
    bool previewOf(int viewId);
    void previewFace(const QString &cardId);
    void setPreview(const CardFacts &facts, std::vector<ExplainRow> rows);
    void peek(int seat, bool sticky);
    void settlePeek();
    void playOnAlone(int seat);
    [[nodiscard]] bool handCovered(int seat) const;
    void setProblem(const QString &problem);
    [[nodiscard]] TableScene::Decoration decorationOf(const CardRow &row) const;
    [[nodiscard]] QJsonObject dumpDecision(QPoint origin) const;
    [[nodiscard]] QJsonObject dumpZones(QPoint origin) const;

    QString m_wantedGame;
    std::optional<match::Match> m_match;
    std::unique_ptr<TableGame> m_game; ///< the match as the table sees it
    std::unique_ptr<GamePort> m_port;
    TableWatch *m_watch = nullptr;
    SavedMatches m_saved;
    MatchSaving m_saving;
    MatchHistory m_history;
    TableScene m_scene;
    TableController m_controller;
    PlaybackQueue m_queue;
    LogModel m_log;
    PendingModel m_pending;
    ExplainModel m_explain;
    Eyes m_eyes;
    std::optional<Eyes> m_lookingBack; ///< how the past of another match is looked at
    Seating m_wanted = Seating::Peek; ///< for two people at one screen
    bool m_coversFirst = false; ///< a program has just taken the other person's seat
    LayoutState m_layout;
    BoardInfo m_board;
    std::array<SeatInfo, 2> m_seats;
    CardFacts m_preview;
    QString m_previewPrinted;
    int m_previewedCard = -1; ///< that the preview shows; -1: a printed one, or none
    int m_pointedCard = -1; ///< in a strip or a tray
    AttackShown m_attack;
    AttackShown m_attackSaid;
    OptionModel m_tray;
    QString m_trayOf;
    QString m_trayTitle; ///< empty: none is open
    InputGate m_gate;
    int m_decider = -1;
    bool m_handedOver = false; ///< since something was at rest
    CardFacts m_previewThen; ///< a card of the log, as it was
    UndoRequest m_undoRequest;
    QString m_problem;
    QTimer m_resizeTimer; ///< while a window is being resized nothing glides
    QTimer m_coverTimer; ///< an open hand that nobody is using is covered
    std::array<bool, 2> m_peekKeys{};
    bool m_peekSticky = false;
    bool m_arranging = false;
    quint64 m_decisionId = 0;
    ProgramSeats m_programs; ///< the last one: it asks about all the rest
};

} // namespace playmat::table
