#pragma once

#include "table/session/past_watch.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantList>

#include <vector>

namespace playmat::table {

/// Shows a finished match on its own table. The user can jump to any step, move by steps or rounds,
/// or let the match play automatically. The hands are shown as either player saw them, or both are
/// open.
class Replay : public QObject, public PastWatch
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TableSession *table READ table CONSTANT)
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(QString path READ path NOTIFY opened)
    Q_PROPERTY(QString problem READ problem NOTIFY opened)
    Q_PROPERTY(int steps READ steps NOTIFY opened)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY opened)
    Q_PROPERTY(QVariantList turns READ turns NOTIFY opened)
    Q_PROPERTY(QStringList names READ names NOTIFY opened)
    Q_PROPERTY(bool programs READ programs NOTIFY opened)
    Q_PROPERTY(int step READ step WRITE goTo NOTIFY moved)
    Q_PROPERTY(int round READ round NOTIFY moved)
    Q_PROPERTY(QString words READ words NOTIFY moved)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY playingChanged)
    Q_PROPERTY(Looking eyes READ eyes WRITE setEyes NOTIFY eyesChanged)
    Q_PROPERTY(int seat READ seat NOTIFY eyesChanged)

public:
    /// The visible hands: that of the player who is at the lower edge when the match is opened,
    /// that of the other player, or both.
    enum Looking { Mine, Theirs, Both };
    Q_ENUM(Looking)
    static constexpr int kFastest = 4;

    explicit Replay(QObject *parent = nullptr);
    ~Replay() override;

    /// Opens the match in that file at its beginning, as `seat` saw it. Returns false if this
    /// fails; `problem` then has the reason. A damaged match is shown as far as it can be read, and
    /// `problem` says so.
    Q_INVOKABLE bool show(const QString &path, int seat);
    Q_INVOKABLE void close();

    [[nodiscard]] TableSession *table() { return &m_table; }
    [[nodiscard]] bool isOpen() const { return m_table.running(); }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] int steps() const { return int(m_actors.size()); }
    /// For the beginning of each round, {step, words, number}.
    [[nodiscard]] QVariantList rounds() const;
    /// For each series of steps by the same seat, {step, count, seat}.
    [[nodiscard]] QVariantList turns() const;
    [[nodiscard]] QStringList names() const;
    /// Words for the round of a step: "Round 4".
    [[nodiscard]] QString roundWordsAt(int step) const;
    /// Whether the match is finished, without changes to its position, in a game whose programs
    /// can review it.
    [[nodiscard]] bool reviewable() const { return m_played && m_table.advises(); }
    /// Whether the program can play on against a person.
    [[nodiscard]] bool programs() const { return m_table.advises(); }

    [[nodiscard]] int step() const { return m_step; }
    /// Goes to a step immediately, without playing the steps between.
    Q_INVOKABLE void goTo(int step);
    /// forward() plays the next step; back() returns to the step before immediately.
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back() { goTo(m_step - 1); }
    /// roundBack() goes to the beginning of the round, or of the round before if it is there
    /// already; roundForward() goes to the beginning of the next round.
    Q_INVOKABLE void roundBack();
    Q_INVOKABLE void roundForward();
    [[nodiscard]] int round() const; ///< index of the round to which the step belongs
    [[nodiscard]] QString words() const; ///< "Round 4 · step 37 of 120"

    [[nodiscard]] bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    [[nodiscard]] int speed() const { return m_speed; } ///< 1 to kFastest
    void setSpeed(int speed);

    [[nodiscard]] Looking eyes() const { return m_looking; }
    void setEyes(Looking eyes);
    Q_INVOKABLE void nextEyes() { setEyes(Looking((m_looking + 1) % 3)); }
    [[nodiscard]] int seat() const; ///< the seat at the lower edge
    /// Whether that seat's hand is open.
    [[nodiscard]] bool shows(int seat) const { return m_looking == Both || seat == this->seat(); }

    /// Continues the match from this step on the table of `session`. The player at the lower edge
    /// plays against the program of that level, or against another person if the level is empty.
    Q_INVOKABLE bool playOn(playmat::table::TableSession *session, const QString &level);

signals:
    void opened();
    void moved();
    void playingChanged();
    void eyesChanged();

private:
    struct Round
    {
        int step = 0;
        int number = 0;
        std::array<int, 2> stand{};
    };

    void readCourse(match::Match &match);
    [[nodiscard]] int roundAt(int step) const;
    [[nodiscard]] Eyes look() const;
    void playOneMore();

    TableSession m_table;
    QString m_path;
    QString m_problem;
    std::vector<Round> m_rounds;
    QList<int> m_actors;
    QTimer m_timer; ///< plays the next step when it ends
    int m_step = 0;
    int m_seat = 0;
    int m_speed = 1;
    bool m_playing = false;
    bool m_played = false; ///< to its end, and its position was never edited
    Looking m_looking = Mine;
};

} // namespace playmat::table
