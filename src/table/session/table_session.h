#pragma once

#include "match/match.h"
#include "table/files/match_saving.h"
#include "table/files/saved_matches.h"
#include "table/game/table_game.h"
#include "table/interaction/input_gate.h"
#include "table/interaction/table_controller.h"
#include "table/programs/program_seats.h"
#include "table/session/attack_pointer.h"
#include "table/session/match_history.h"
#include "table/session/open_match.h"
#include "table/session/preview.h"
#include "table/session/seats.h"
#include "table/session/series_table.h"
#include "table/session/stage.h"
#include "table/session/taking_back.h"
#include "table/session/tray.h"
#include "table/view/deck_contents.h"
#include "table/view/log_model.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>

namespace playmat::table {

/// A match on a table: begins, submits and closes. What it is made of are objects of their own: who
/// sees what (seats), what is drawn (stage), what is shown above that (preview, tray, attack), the
/// controller that answers, saving and taking back. Creatable from QML and from tests:
/// `TableSession { seats.seating: Seating.Open }`, then start().
class TableSession : public QObject, private GamePort::Host
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY matchChanged)
    Q_PROPERTY(bool over READ over NOTIFY tableChanged)
    Q_PROPERTY(bool swappable READ swappable NOTIFY tableChanged)
    Q_PROPERTY(bool taught READ taught NOTIFY matchChanged)
    Q_PROPERTY(QString book READ bookOf NOTIFY matchChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QString scene READ scene NOTIFY matchChanged)
    Q_PROPERTY(playmat::table::TableController *controller READ controller CONSTANT)
    Q_PROPERTY(playmat::table::Seats *seats READ seats CONSTANT)
    Q_PROPERTY(playmat::table::Stage *stage READ stage CONSTANT)
    Q_PROPERTY(playmat::table::Preview *preview READ preview CONSTANT)
    Q_PROPERTY(playmat::table::Tray *tray READ tray CONSTANT)
    Q_PROPERTY(playmat::table::AttackPointer *attack READ attack CONSTANT)
    Q_PROPERTY(playmat::table::TakingBack *takingBack READ takingBack CONSTANT)
    Q_PROPERTY(playmat::table::LogModel *log READ log CONSTANT)
    Q_PROPERTY(QVariantList nearTally READ nearTally NOTIFY tableChanged)
    Q_PROPERTY(QVariantList farTally READ farTally NOTIFY tableChanged)
    Q_PROPERTY(playmat::table::CurveInfo curve READ curve NOTIFY tableChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(playmat::table::MatchSaving *saving READ saving CONSTANT)
    Q_PROPERTY(playmat::table::SavedMatches *matches READ matches CONSTANT)
    Q_PROPERTY(playmat::table::ProgramSeats *programs READ programs CONSTANT)
    Q_PROPERTY(playmat::table::SeriesTable *series READ series CONSTANT)

public:
    explicit TableSession(QObject *parent = nullptr);
    ~TableSession() override;

    // --- beginning and ending
    /// Decks are names of built-in ones or JSON documents. Seed 0: a random one. False: `problem`
    /// says why. `programs`: levels of the seats that the program plays; empty for a person. With
    /// `bestOf` more than 1 it is the first game of a series of that many.
    Q_INVOKABLE bool start(const QStringList &names, const QStringList &decks, double seed = 0,
                           const QStringList &programs = {}, int bestOf = 1);
    /// A position instead of decks (the `scenario` of the headless protocol).
    Q_INVOKABLE bool startPosition(const QString &json);
    /// The same from a file.
    bool openPosition(const QString &path);
    /// Continues a match; every answer that was given is there again. It continues in that
    /// file if matches are kept there; a copy that was saved stays as it is.
    Q_INVOKABLE bool resume(const QString &path);
    /// The same players and decks again, with a different seed; a series from its first game.
    /// `swap`: 1 for exchanged decks, 2 for exchanged seats (match::Swap).
    Q_INVOKABLE bool playAgain(int swap = 0);
    /// Whether the match began with two decks, which a rematch can swap.
    [[nodiscard]] bool swappable() const;
    Q_INVOKABLE void concede(int seat);
    /// Gives up all games of the series that are left, this one included.
    Q_INVOKABLE void concedeSeries(int seat);
    Q_INVOKABLE void close();

    // --- another match's past
    /// The match as it was after so many answers, to be looked at as that seat saw it; nothing of
    /// it is kept, and nobody plays. `open`: with both hands open.
    bool lookAt(const match::Match &match, std::size_t steps, int seat, bool open);
    /// From there on as a match of its own: `person` plays on, the program of that level against
    /// them.
    Q_INVOKABLE bool playOnFrom(int steps, int person, const QString &level);
    /// Does the same from a match that is not on this table.
    bool playOnFrom(const match::Match &match, int steps, int person, const QString &level);

    // --- viewing a finished match: nobody plays, and nothing is saved
    /// Shows the match at its end, as those eyes see it. Returns false if it cannot be shown.
    bool lookThrough(match::Match match, const Eyes &eyes);
    void lookWith(const Eyes &eyes);
    /// Shows the position after that number of steps, without playing the steps between.
    void goTo(std::size_t steps);
    /// Plays the next step. Returns false if there is none.
    bool playNext();

    // --- rules
    /// A link to the rule that explains the current refusal or, if there is none, the open
    /// question. Empty if there is neither.
    [[nodiscard]] Q_INVOKABLE QString helpLink() const;
    /// Wants the rules book opened there: "rule:CR 6.3", "term:Raid".
    Q_INVOKABLE void follow(const QString &link);
    [[nodiscard]] Q_INVOKABLE playmat::table::CardFacts printed(const QString &cardId) const;

    // --- watching the table
    /// Lets answers through from now on; outlives its use. nullptr: nobody does.
    void setWatch(TableWatch *watch) { m_watch = watch; }
    [[nodiscard]] TableWatch *watch() const override { return m_watch; }
    /// Gives an answer that no hand has given: nobody is asked whether it may be.
    core::Result<void> play(const core::Answer &answer);
    /// Where an option's card is dropped when it names no target card; empty: nowhere.
    [[nodiscard]] QRect placeOf(const core::Option &option) const;
    /// What the option is to somebody at the table.
    [[nodiscard]] OptionRole roleOf(const core::Option &option) const;
    /// Back to after so many steps, without asking anybody.
    void takeBackTo(std::size_t steps);
    void giveAgain(); ///< the answer that was taken back last

    // --- for the seats that the program plays
    /// Another name for a seat, and who plays it: the id of a level, or empty for a person.
    void seat(int seat, const QString &name, const QString &program);
    void finishPlayback() override { m_stage.finishPlayback(); }
    [[nodiscard]] quint64 decisionId() const override { return m_decisionId; }

    /// The game that start() begins, by its id; empty: the first one that the program has.
    [[nodiscard]] const QString &game() const { return m_wantedGame; }
    void setGame(const QString &game);
    [[nodiscard]] bool running() const { return m_open.running(); }
    [[nodiscard]] bool over() const { return m_open.over(); }
    /// Whether the program can play in this match, and whether it can advise.
    [[nodiscard]] bool hasPrograms() const;
    [[nodiscard]] bool advises() const;
    [[nodiscard]] bool taught() const { return m_open.taught(); }
    /// The id of the game whose rules book explains the match; empty if there is no book.
    [[nodiscard]] QString bookOf() const;
    /// The background scene of the pages around this match, which depends on its game.
    [[nodiscard]] QString scene() const;
    /// The deck of the player at the lower edge. It is not ok() if the match began without decks,
    /// if a program plays that seat, or if that player's hand is covered, because the other player
    /// may then be looking.
    [[nodiscard]] Q_INVOKABLE playmat::table::DeckContents ownDeck() const;
    /// What each side did in the game, as TallyLines.
    [[nodiscard]] CurveInfo curve() const;
    /// Lines of a seat for the end page: the score, and what at least one of the players did.
    [[nodiscard]] QVariantList nearTally() const { return tally(m_seats.nearSeat()); }
    [[nodiscard]] QVariantList farTally() const { return tally(seatAcross(m_seats.nearSeat())); }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// The first file that a match is kept in while it is played; empty: none is kept.
    void setJournal(const QString &path) { m_saved.setFirst(path); }
    [[nodiscard]] const match::Match *match() const
    {
        return m_open.match ? &*m_open.match : nullptr;
    }

    // --- what it is made of
    [[nodiscard]] TableController *controller() { return &m_controller; }
    [[nodiscard]] const TableController *controller() const { return &m_controller; }
    [[nodiscard]] Seats *seats() { return &m_seats; }
    [[nodiscard]] const Seats *seats() const { return &m_seats; }
    [[nodiscard]] Stage *stage() { return &m_stage; }
    [[nodiscard]] const Stage *stage() const { return &m_stage; }
    [[nodiscard]] Preview *preview() { return &m_preview; }
    [[nodiscard]] Tray *tray() { return &m_tray; }
    [[nodiscard]] AttackPointer *attack() { return &m_attack; }
    [[nodiscard]] TakingBack *takingBack() { return &m_takingBack; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] InputGate &gate() { return m_gate; }
    [[nodiscard]] const InputGate &gate() const { return m_gate; }
    [[nodiscard]] MatchSaving *saving() { return &m_saving; }
    [[nodiscard]] SavedMatches *matches() { return &m_saved; }
    [[nodiscard]] ProgramSeats *programs() { return &m_programs; }
    [[nodiscard]] SeriesTable *series() { return &m_series; }
    [[nodiscard]] const ProgramSeats *programs() const { return &m_programs; }

signals:
    void gameChanged();
    void matchChanged();
    void tableChanged();
    void problemChanged();
    void linkFollowed(const QString &link);

private:
    bool begin(match::Outcome<match::Match> match, MatchSaving::From from = {});
    bool beginNew(match::MatchSetup setup);
    bool beginAnother(match::MatchSetup setup);
    void sitDown();
    void seatGame();
    void tellAnew(); ///< in another language
    [[nodiscard]] bool refuse(match::OpenedJournal &opened, const QString &path);
    [[nodiscard]] bool refuse(const QString &why)
    {
        setProblem(why);
        return false;
    }
    [[nodiscard]] bool refuse(const match::Problem &why);
    void setProblem(const QString &problem);
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QString whatIsLost(const match::OpenedJournal &opened, const QString &path) const;
    [[nodiscard]] QVariantList tally(int seat) const;

    core::Result<void> give(const core::Answer &answer);
    void afterAnswer(const Seen &before, const GivenAnswer *given = nullptr);
    void jump(); ///< the table shows the position now, nothing is played
    void showTakenBack();
    void noteDecider();
    void settleStep();

    // --- GamePort::Host
    core::Result<void> submit(const core::Answer &answer) override;
    void peek(int seat) override { m_seats.peek(seat, true); }
    [[nodiscard]] bool handCovered(int seat) const override { return m_seats.covered(seat); }
    void openTray(const QString &what) override { m_tray.open(what); }
    void refresh() override { m_stage.arrange(); }
    [[nodiscard]] std::optional<QString> programsTurn(int seat) const override;
    bool takeBackAction() override { return m_takingBack.takeBackAction(); }
    [[nodiscard]] QString playerName(int seat) const override
    {
        return m_open.game->playerName(seat);
    }

    QString m_wantedGame;
    OpenMatch m_open;
    std::unique_ptr<GamePort> m_port;
    TableWatch *m_watch = nullptr;
    SavedMatches m_saved;
    MatchSaving m_saving;
    MatchHistory m_history;
    LogModel m_log;
    InputGate m_gate;
    TableController m_controller;
    Seats m_seats;
    SeriesTable m_series;
    Stage m_stage;
    Preview m_preview;
    Tray m_tray;
    AttackPointer m_attack;
    TakingBack m_takingBack;
    int m_decider = -1;
    bool m_handedOver = false; ///< since something was at rest
    QString m_problem;
    quint64 m_decisionId = 0;
    ProgramSeats m_programs; ///< the last one: it asks about all the rest
};

} // namespace playmat::table
