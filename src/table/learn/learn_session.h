#pragma once

#include "table/learn/course_map.h"
#include "table/learn/learn_saving.h"
#include "table/learn/lesson_table.h"
#include "table/learn/puzzle_desk.h"
#include "table/learn/question_desk.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace playmat::table {

/// A learner: what they have done so far, which page of the course is open, and the table
/// that lessons are played on, which is not that of the match. The course is read when it is first
/// needed.
class LearnSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString file READ file WRITE setFile NOTIFY progressChanged)
    Q_PROPERTY(QString learner READ learner WRITE setLearner NOTIFY progressChanged)
    Q_PROPERTY(QString journal READ journal WRITE setJournal NOTIFY progressChanged)
    Q_PROPERTY(Page page READ page NOTIFY pageChanged)
    Q_PROPERTY(playmat::table::TableSession *table READ table CONSTANT)
    Q_PROPERTY(playmat::table::LessonTable *lesson READ lesson CONSTANT)
    Q_PROPERTY(playmat::table::QuestionDesk *desk READ desk CONSTANT)
    Q_PROPERTY(playmat::table::PuzzleDesk *puzzles READ puzzles CONSTANT)
    Q_PROPERTY(playmat::table::LearnSaving *saving READ saving CONSTANT)
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY chaptersChanged)
    Q_PROPERTY(bool fresh READ fresh NOTIFY progressChanged)
    Q_PROPERTY(int due READ due NOTIFY progressChanged)
    Q_PROPERTY(int doneCount READ doneCount NOTIFY progressChanged)
    Q_PROPERTY(int lessonCount READ lessonCount NOTIFY progressChanged)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY progressChanged)
    Q_PROPERTY(int nextNumber READ nextNumber NOTIFY progressChanged)
    Q_PROPERTY(int nextMinutes READ nextMinutes NOTIFY progressChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY pageChanged)
    Q_PROPERTY(int earned READ earned NOTIFY pageChanged)
    Q_PROPERTY(int questionCount READ questionCount NOTIFY pageChanged)
    Q_PROPERTY(bool reviewing READ reviewing NOTIFY pageChanged)
    Q_PROPERTY(bool visiting READ visiting NOTIFY pageChanged)
    Q_PROPERTY(bool readyToPlay READ readyToPlay NOTIFY progressChanged)
    Q_PROPERTY(bool firstGame READ firstGame NOTIFY pageChanged)
    Q_PROPERTY(bool restOver READ restOver NOTIFY restChanged)

public:
    enum Page {
        Closed,
        Map,
        Lesson,
        EndCard, ///< of a lesson
        Questions,
        Result, ///< of questions
        Puzzles,
        Puzzle, ///< on the table
        Rest, ///< of a game, against the program
    };
    Q_ENUM(Page)
    using Clock = std::function<learn::Day()>;

    explicit LearnSession(QObject *parent = nullptr);
    ~LearnSession() override;

    /// The file that progress is kept in; empty: none is.
    void setFile(const QString &path);
    /// What the table calls the learner.
    void setLearner(const QString &name)
    {
        m_lesson.setLearner(name);
        m_desk.setLearner(name);
        m_puzzles.table()->setLearner(name);
    }
    [[nodiscard]] QString learner() const { return m_lesson.learner(); }
    /// For tests.
    void setToday(Clock today)
    {
        m_puzzles.setToday(today);
        m_today = std::move(today);
    }

    Q_INVOKABLE void openMap();
    /// Back to where one came from: a lesson to the map, or to the game that waits for its end; the
    /// map to the start page, or to that game.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void startLesson(const QString &id);
    /// To the start page, from wherever one is.
    Q_INVOKABLE void close();
    /// The one to do next; of a newcomer the first.
    Q_INVOKABLE void startNext();
    Q_INVOKABLE void again();
    /// Questions about the lesson that was just finished.
    Q_INVOKABLE void startQuestions();
    Q_INVOKABLE void startReview();
    Q_INVOKABLE void openPuzzles();
    Q_INVOKABLE void startPuzzle(const QString &id);
    Q_INVOKABLE void startNextPuzzle();
    Q_INVOKABLE void startTodaysPuzzle();
    /// One that has this theme.
    Q_INVOKABLE void startPuzzleAbout(const QString &theme);

    /// Plays the game on from where the lesson or the puzzle left it, or that game once more,
    /// against the program.
    Q_INVOKABLE void playOn();
    /// A whole game with the starter decks, against the program.
    Q_INVOKABLE void startFirstGame();
    /// Whether as much has been learned as that takes; and whether it is what is played.
    [[nodiscard]] bool readyToPlay() const;
    [[nodiscard]] bool firstGame() const { return m_page == Rest && m_rest.is_null(); }
    /// Whether that game has ended, and its end was shown.
    [[nodiscard]] bool restOver() const
    {
        return m_page == Rest && m_table.over() && !m_table.stage()->playing();
    }

    // --- from a game
    /// The title of the lesson about a mistake, by the code of its refusal. Empty: there is none,
    /// or one about the same was offered in this game already.
    [[nodiscard]] Q_INVOKABLE QString offer(const QString &code);
    /// Opens the lesson that was offered last; leaving it goes back to the game.
    Q_INVOKABLE void takeOffer();
    /// The same with any lesson.
    Q_INVOKABLE void visit(const QString &id);
    /// The lesson that teaches a concept; nullptr: none does.
    [[nodiscard]] const learn::Lesson *lessonAbout(const std::string &topic);
    /// Tips of a first game are told once.
    [[nodiscard]] bool isTold(const std::string &tip) const
    {
        return m_progress.tips.contains(tip);
    }
    void tell(const std::string &tip);
    /// Returns nullptr if it cannot be read.
    [[nodiscard]] const learn::Course *course() { return readCourse() ? m_course : nullptr; }
    /// Everything may be offered again.
    Q_INVOKABLE void newGame() { m_offered.clear(); }
    /// Whether a game waits, whichever way one goes from the lesson that was opened first.
    [[nodiscard]] bool visiting() const { return m_visiting; }

    [[nodiscard]] QString file() const { return m_path; }
    /// Where games are kept, as SavedMatches::first: those against the program are, lessons and
    /// puzzles are not. Empty: nothing is.
    [[nodiscard]] const QString &journal() const { return m_journal; }
    void setJournal(const QString &path) { m_journal = path; }
    [[nodiscard]] Page page() const { return m_page; }
    [[nodiscard]] TableSession *table() { return &m_table; }
    [[nodiscard]] LessonTable *lesson() { return &m_lesson; }
    [[nodiscard]] QuestionDesk *desk() { return &m_desk; }
    [[nodiscard]] PuzzleDesk *puzzles() { return &m_puzzles; }
    [[nodiscard]] LearnSaving *saving() { return &m_saving; }
    /// Each with its `title` and its `lessons`, a CourseMap.
    [[nodiscard]] QVariantList chapters() const;
    [[nodiscard]] bool fresh() const { return m_progress.empty(); }
    [[nodiscard]] int due() const;
    [[nodiscard]] int doneCount() const { return int(m_progress.stars.size()); }
    [[nodiscard]] int lessonCount() const;
    [[nodiscard]] QString nextTitle() const;
    [[nodiscard]] int nextNumber() const;
    [[nodiscard]] int nextMinutes() const;
    /// What is wrong with the course, or was with the file; saving() says what is not kept.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int earned() const { return m_earned; }
    [[nodiscard]] int questionCount() const { return int(questionsOfLesson().size()); }
    [[nodiscard]] bool reviewing() const { return m_reviewing; }
    [[nodiscard]] const learn::Progress &progress() const { return m_progress; }

signals:
    void pageChanged();
    void chaptersChanged();
    void progressChanged();
    void problemChanged();
    void restChanged();

private:
    bool readCourse();
    void refreshMap();
    void setPage(Page page);
    void setProblem(const QString &problem);
    void save();
    void start(const learn::Lesson &lesson);
    void clearTable();
    bool clearForCourse();
    void beginRest(bool laid);
    [[nodiscard]] QString playerName(std::size_t seat) const;
    void showPuzzle(bool laid);
    [[nodiscard]] const learn::Lesson *nextLesson() const;
    [[nodiscard]] std::vector<learn::ReviewItem> questionsOfLesson() const;
    [[nodiscard]] LessonTile tileOf(const learn::Lesson &lesson) const;
    [[nodiscard]] bool isDue(const learn::Lesson &lesson) const;

    const learn::Course *m_course = nullptr;
    TableSession m_table;
    LessonTable m_lesson;
    QuestionDesk m_desk;
    std::vector<std::unique_ptr<CourseMap>> m_chapters; ///< as the course has them
    QString m_path;
    QString m_journal;
    LearnSaving m_saving;
    const learn::Progress &m_progress;
    PuzzleDesk m_puzzles;
    Clock m_today;
    Page m_page = Closed;
    const learn::Lesson *m_last = nullptr; ///< that was begun last
    int m_earned = 0;
    bool m_reviewing = false;
    bool m_visiting = false;
    std::set<std::string> m_offered; ///< concepts
    const learn::Lesson *m_offer = nullptr; ///< the last one
    learn::Json m_rest; ///< where the game went on from
    QString m_problem;
};

} // namespace playmat::table
