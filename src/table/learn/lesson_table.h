#pragma once

#include "learn/lesson_run.h"
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

/// A lesson that is gone through on a table: the coach's words, what is lit, what becomes of an
/// answer, the other side that plays by script, hints, and trying things without consequences.
/// Knows no game: what is right or wrong LessonRun says.
class LessonTable : public QObject, private TableWatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a LearnSession")
    Q_PROPERTY(Mood mood READ mood NOTIFY moodChanged)
    Q_PROPERTY(Tone tone READ tone NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString chapter READ chapter NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int stars READ stars NOTIFY changed)
    Q_PROPERTY(bool canNext READ canNext NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(bool canTry READ canTry NOTIFY changed)
    Q_PROPERTY(bool canPlayOn READ canPlayOn NOTIFY changed)
    Q_PROPERTY(QString hintLabel READ hintLabel NOTIFY changed)
    Q_PROPERTY(QVariantList pointer READ pointer NOTIFY pointerChanged)
    Q_PROPERTY(int pointerTime READ pointerTime NOTIFY pointerChanged)

public:
    /// What the learner does now.
    enum Mood {
        None, ///< no lesson
        Reads,
        Acts,
        Clicks, ///< something that is asked for; nothing is played
        Watches, ///< the other side, or what comes of a mistake
        Erred, ///< it has been shown; now it is taken back
        SceneDone, ///< looks at the table before the next one
        Tries, ///< whatever they like, for both sides
        Finished,
    };
    Q_ENUM(Mood)
    /// What the second line is.
    enum Tone { Plain, Hint, Mistake, Praise };
    Q_ENUM(Tone)

    LessonTable(TableSession &table, QObject *parent = nullptr);
    ~LessonTable() override;

    /// What the table calls the learner.
    void setLearner(const QString &name) { m_learner = name; }
    [[nodiscard]] const QString &learner() const { return m_learner; }
    /// Course and lesson outlive it. False: the table could not be laid.
    bool begin(const learn::Course &course, const learn::Lesson &lesson);
    void end();

    [[nodiscard]] Mood mood() const { return m_mood; }
    [[nodiscard]] Tone tone() const { return m_tone; }
    [[nodiscard]] QString say() const;
    [[nodiscard]] const QString &note() const { return m_note; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString chapter() const;
    [[nodiscard]] int step() const;
    [[nodiscard]] int steps() const;
    [[nodiscard]] int stars() const { return m_run ? m_run->stars() : 0; }
    [[nodiscard]] bool canNext() const { return m_mood == Reads || m_mood == SceneDone; }
    /// Whether there is a step before this one that the table can show again.
    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canHint() const;
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] bool canTry() const;
    /// Whether a whole game can go on from here.
    [[nodiscard]] bool canPlayOn() const;
    /// Where the last scene has ended that a game can go on from.
    [[nodiscard]] const std::optional<learn::Json> &rest() const { return m_rest; }
    [[nodiscard]] QString hintLabel() const;
    /// The way of the pointer that does it, while it does.
    [[nodiscard]] const QVariantList &pointer() const { return m_pointer; }
    [[nodiscard]] int pointerTime() const { return 2 * pace(); }

    Q_INVOKABLE void next();
    /// To the step before, and the table as it was then.
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void hint();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void tryThings();
    Q_INVOKABLE void stopTrying();
    /// All texts of this lesson: lists of a task followed by its possible notes.
    Q_INVOKABLE QVariantList everything() const;
    /// The coach's second line, until the next one.
    void say(const QString &note, Tone tone);

    /// What is lit now, where it is now.
    [[nodiscard]] std::vector<LitMark> marks() const;
    /// From where to where arrows point now.
    [[nodiscard]] std::vector<std::pair<QRectF, QRectF>> arrows() const;

    [[nodiscard]] AnchorPlaces &places() { return m_places; }
    [[nodiscard]] const learn::LessonRun *run() const { return m_run ? &*m_run : nullptr; }
    [[nodiscard]] const learn::Lesson *lesson() const { return m_lesson; }

signals:
    void changed();
    void moodChanged(); ///< also when the same is to be done again, in another step
    void pointerChanged();
    void finished(int stars);

private:
    /// A step that waited for the learner, and the table when it began.
    struct Stop
    {
        std::size_t step = 0;
        std::size_t done = 0;
        std::string say;
    };

    std::optional<RefusalText> mayAnswer(const core::Answer &answer) override;
    bool mayConcede(int seat) override;
    [[nodiscard]] bool mayUndo() const override;
    void carriedOut() override;
    void reword(const TableGesture &gesture, const std::string &code,
                RefusalText &text) const override;
    bool takeClick(int card, QPoint at) override;

    [[nodiscard]] const learn::Sight &sight() const;
    [[nodiscard]] std::size_t stepsDone() const { return m_table.match()->stepsDone(); }
    bool sit();
    void enterStep();
    [[nodiscard]] QString longestName() const;
    void noteStop();
    void noteRest();
    void goOn();
    void playNext();
    void finishStep();
    void finish();
    void showConsequence();
    void keep(const learn::Verdict &verdict);
    void playByScript(const core::Answer &answer);
    void demonstrate();
    void doIt();
    [[nodiscard]] bool isScripts() const;
    [[nodiscard]] bool isLit() const; ///< the table is as the step wants it
    [[nodiscard]] int pace() const { return paceOf(m_table.stage()->speed()); }
    void later();
    void setMood(Mood mood);

    TableSession &m_table;
    AnchorPlaces m_places;
    const learn::Course *m_course = nullptr;
    const learn::Lesson *m_lesson = nullptr;
    std::optional<learn::LessonRun> m_run;
    mutable std::optional<learn::Sight> m_sight; ///< of now
    std::vector<learn::Json> m_events; ///< since the step began
    std::optional<learn::Verdict> m_judged; ///< of what is being carried out
    std::deque<const learn::Pattern *> m_show; ///< what comes of a mistake
    std::vector<Stop> m_stops; ///< of this scene
    std::optional<learn::Json> m_rest;
    std::size_t m_scene = 0; ///< that is on the table
    std::size_t m_begun = 0; ///< steps of the table when this one began
    std::size_t m_back = 0; ///< a mistake is taken back to after so many steps
    QString m_words; ///< to the mistake
    bool m_showing = false;
    bool m_stepDone = false;
    QString m_learner;
    Mood m_mood = None;
    Mood m_before = None; ///< trying things
    std::string m_say; ///< as the lesson has it
    QString m_note;
    Tone m_tone = Plain;
    int m_hints = 0; ///< in this step
    QVariantList m_pointer; ///< points
    QTimer m_timer; ///< paces the script
    QTimer m_pointerTimer;
};

} // namespace playmat::table
