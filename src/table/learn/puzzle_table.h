#pragma once

#include "learn/course.h"
#include "learn/puzzle_run.h"
#include "table/game/table_watch.h"
#include "table/learn/anchor_places.h"
#include "table/session/table_session.h"
#include "table/settings/pace.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantList>

#include <deque>
#include <optional>
#include <vector>

namespace playmat::table {

/// A puzzle that is solved on a table: every answer that keeps the goal is right, what becomes of
/// any other is shown and taken back. The other side answers with what is most dangerous.
class PuzzleTable : public QObject, private TableWatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a LearnSession")
    Q_PROPERTY(Mood mood READ mood NOTIFY moodChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString goal READ goal NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString tone READ tone NOTIFY changed)
    Q_PROPERTY(int rating READ rating NOTIFY changed)
    Q_PROPERTY(bool counts READ counts NOTIFY changed)
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(int hints READ hints NOTIFY changed)
    Q_PROPERTY(bool canStartOver READ canStartOver NOTIFY changed)
    Q_PROPERTY(QVariantList pointer READ pointer NOTIFY changed)
    Q_PROPERTY(int pointerTime READ pointerTime NOTIFY changed)

public:
    /// What the learner does now.
    enum Mood {
        None, ///< no puzzle
        Acts,
        Watches, ///< the other side, or what comes of a mistake
        Erred, ///< it has been shown; now it is taken back
        Solved,
    };
    Q_ENUM(Mood)

    PuzzleTable(TableSession &table, QObject *parent = nullptr);
    ~PuzzleTable() override;

    /// What the table calls the learner.
    void setLearner(const QString &name) { m_learner = name; }
    /// Course and puzzle outlive it. False: the table could not be laid.
    bool begin(const learn::Course &course, const learn::Puzzle &puzzle,
               const learn::StartSearch &start);
    void end();

    [[nodiscard]] Mood mood() const { return m_mood; }
    [[nodiscard]] const learn::Puzzle *puzzle() const { return m_puzzle; }
    [[nodiscard]] learn::PuzzleRun *run() { return m_run ? &*m_run : nullptr; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString goal() const;
    [[nodiscard]] const QString &note() const { return m_note; }
    [[nodiscard]] const QString &tone() const { return m_tone; }
    [[nodiscard]] int rating() const { return m_puzzle == nullptr ? 0 : m_puzzle->rating; }
    /// Nothing has gone wrong yet, and nothing was shown.
    [[nodiscard]] bool counts() const { return m_counts; }
    [[nodiscard]] bool canHint() const;
    [[nodiscard]] int hints() const { return m_hints; }
    [[nodiscard]] bool canStartOver() const;
    [[nodiscard]] const QVariantList &pointer() const { return m_pointer; }
    [[nodiscard]] int pointerTime() const { return 2 * pace(); }

    /// The goal, followed by its possible notes.
    Q_INVOKABLE QStringList everything() const;
    Q_INVOKABLE void hint();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void startOver();

    [[nodiscard]] AnchorPlaces &places() { return m_places; }
    [[nodiscard]] std::vector<LitMark> marks() const; ///< the card that a hint speaks of

signals:
    void changed();
    void moodChanged();
    void failed(); ///< the first answer that was wrong, or the first hint that gives it away
    void solved();

private:
    std::optional<RefusalText> mayAnswer(const core::Answer &answer) override;
    bool mayConcede(int seat) override;
    [[nodiscard]] bool mayUndo() const override { return false; }
    void carriedOut() override;
    void reword(const TableGesture &, const std::string &, RefusalText &) const override { }
    bool takeClick(int, QPoint) override { return false; }

    [[nodiscard]] std::size_t stepsDone() const { return m_table.match()->stepsDone(); }
    [[nodiscard]] int pace() const { return paceOf(m_table.stage()->speed()); }
    void goOn();
    void next();
    void refute(learn::PuzzleRun::Worth worth);
    void showRefutation();
    void spoil();
    void doIt();
    void play(const core::Answer &answer);
    void say(const QString &note, const char *tone);
    void setMood(Mood mood);
    void later();

    TableSession &m_table;
    AnchorPlaces m_places;
    const learn::Puzzle *m_puzzle = nullptr;
    std::optional<learn::PuzzleRun> m_run;
    std::optional<learn::PuzzleRun::Worth> m_worth; ///< of the answer that is being carried out
    std::optional<core::Answer> m_answer; ///< that one
    std::optional<core::Answer> m_shown; ///< that a hint gives away
    std::deque<core::Answer> m_show; ///< of the refutation, what is still to come
    std::size_t m_back = 0; ///< a mistake is taken back to after so many steps
    bool m_showing = false; ///< what happens is not the learner's doing
    bool m_refuting = false;
    bool m_counts = true;
    int m_hints = 0; ///< to this answer
    int m_pace = 0; ///< of the refutation
    QString m_learner;
    Mood m_mood = None;
    QString m_note;
    QString m_tone;
    QVariantList m_pointer; ///< points
    QTimer m_timer;
    QTimer m_pointerTimer;
};

} // namespace playmat::table
