#pragma once

#include "table/programs/program_mind.h"
#include "table/programs/sparring.h"
#include "table/programs/thinking_thread.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <QVariantList>

#include <array>
#include <memory>
#include <optional>

namespace playmat::table {

class TableSession;

/// The seats of a table that the program plays: thinks for them on a thread of its own, shows where
/// it reaches, gives its answers at a pace that can be followed, and says what it did. A person can
/// take a seat over, or hand one on, at any decision.
class ProgramSeats : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(QStringList levels READ levels NOTIFY changed)
    Q_PROPERTY(QVariantList ladder READ ladder NOTIFY changed)
    Q_PROPERTY(bool any READ any NOTIFY changed)
    Q_PROPERTY(int busy READ busy NOTIFY stepped)
    Q_PROPERTY(int thinking READ thinking NOTIFY stepped)
    Q_PROPERTY(QVariantList pointer READ pointer NOTIFY stepped)
    Q_PROPERTY(int pointerTime READ pointerTime NOTIFY stepped)
    Q_PROPERTY(QString said READ said NOTIFY stepped)
    Q_PROPERTY(QString problem READ problem NOTIFY stepped)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY stepped)
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY stepped)
    Q_PROPERTY(bool ahead READ ahead WRITE setAhead NOTIFY stepped)
    Q_PROPERTY(int adaptiveElo MEMBER m_adaptiveElo NOTIFY changed)

public:
    /// How long a move is in sight before it is made.
    enum Pace { AtOnce, Quick, Normal, Slow };
    Q_ENUM(Pace)

    explicit ProgramSeats(TableSession &table);
    ~ProgramSeats() override;

    // --- who plays
    /// Ids of the levels of both seats, without strengths; empty: a person sits there.
    [[nodiscard]] QStringList levels() const;
    [[nodiscard]] bool plays(int seat) const;
    [[nodiscard]] bool any() const { return plays(0) || plays(1); }
    /// Whether every seat is the program's, and people only watch.
    [[nodiscard]] bool all() const { return plays(0) && plays(1); }
    /// From now on the program plays the seat at that level; an empty one: a person does.
    Q_INVOKABLE void hand(int seat, const QString &level);
    /// Every level, weakest first: {id, name, words, elo}.
    [[nodiscard]] static QVariantList ladder();
    /// As a match that is dealt now writes it.
    [[nodiscard]] std::string fullLevel(const QString &level) const;
    /// What it is called when nobody has given it a name.
    [[nodiscard]] Q_INVOKABLE static QString usualName(const QString &level);

    // --- what goes on
    [[nodiscard]] int busy() const { return m_busy; } ///< seat whose move it is; -1: none
    /// Seat that has been thinking for a moment; -1: none.
    [[nodiscard]] int thinking() const { return m_thinking; }
    /// Where it reaches, as points of the table: what it takes, and where it puts it.
    [[nodiscard]] const QVariantList &pointer() const { return m_pointer; }
    [[nodiscard]] int pointerTime() const;
    [[nodiscard]] const QString &said() const { return m_said; } ///< what it did last
    [[nodiscard]] const QString &problem() const { return m_problem; } ///< why it does not go on
    [[nodiscard]] int pace() const { return m_pace; }
    void setPace(int pace);
    /// Whether it also thinks while a person does.
    [[nodiscard]] bool ahead() const { return m_ahead; }
    void setAhead(bool ahead);
    /// While nobody can see the table it makes no move.
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);
    /// Makes its move at once.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void tryAgain();
    Q_INVOKABLE void takeOver();

    // --- for the table
    void begin(); ///< a match begins
    void end();
    void look(); ///< something was answered, taken back or shown
    /// A person has answered: what was said before is no longer new.
    void hush();

    // --- for tests
    void setMinds(MakeMind make) { m_make = std::move(make); }
    void setPatience(int ms) { m_patience.setInterval(ms); }

signals:
    /// A person has played to the end against the program that adapts: 'w'on, 'l'ost, or 'd'rawn.
    void judged(const QString &result);
    void changed();
    void stepped();

private:
    struct Seat
    {
        std::string level; ///< empty: a person
        std::shared_ptr<ProgramMind> mind;
    };

    [[nodiscard]] int toMove() const;
    void judge();
    void ask(int seat);
    void thinkAhead();
    void heard(quint64 ticket, const std::optional<core::Answer> &answer);
    void forget();
    void rest();
    void next();
    void point();
    void carryOut();
    void fail(const QString &problem);
    void noteThinking();
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] QString rename(int seat, const std::string &level) const;

    TableSession &m_table;
    MakeMind m_make = makeMind;
    std::array<Seat, 2> m_seats;
    int m_busy = -1;
    int m_thinking = -1;
    quint64 m_question = 0; ///< of the table that is thought about; 0: none
    quint64 m_ticket = 0;
    std::optional<core::Answer> m_answer;
    bool m_rested = false; ///< the table has been at rest for long enough
    bool m_hurries = false;
    bool m_paused = false;
    bool m_ahead = false;
    QVariantList m_pointer; ///< points
    QString m_said;
    QString m_problem;
    int m_pace = Normal;
    int m_adaptiveElo = Sparring().elo(); ///< of the one that adapts, when it sits down
    bool m_judged = false; ///< one game counts once, however often its end is taken back
    QTimer m_rest;
    QTimer m_pointing;
    QTimer m_notice; ///< until it is said that it thinks
    QTimer m_patience;
    ThinkingThread m_thread; ///< the last one: nothing is heard of it when the rest is gone
};

} // namespace playmat::table
