#include "table/learn/learn_session.h"

#include "table/session/course_data.h"
#include "table/view/translator.h"

#include <QDate>
#include <QDateTime>
#include <QTimer>

#include <algorithm>

namespace playmat::table {

namespace {

constexpr std::size_t kQuestionsAfterLesson = 2;

learn::Day todayByTheCalendar()
{
    return learn::Day(QDate(1970, 1, 1).daysTo(QDate::currentDate()));
}

} // namespace

LearnSession::LearnSession(QObject *parent)
    : QObject(parent)
    , m_table(this)
    , m_lesson(m_table, this)
    , m_desk(m_table, this)
    , m_saving(this)
    , m_progress(m_saving.progress())
    , m_puzzles(m_table, m_saving, this)
    , m_today(todayByTheCalendar)
{
    m_table.seats()->setSeating(Seating::Open);
    connect(&m_lesson, &LessonTable::finished, this, [this](int stars) {
        m_earned = stars;
        m_saving.add([id = m_last->id, stars](learn::Progress &progress) {
            progress.lessonDone(id, stars);
        });
        save();
        setPage(EndCard);
    });
    connect(&m_desk, &QuestionDesk::counted, this,
            [this](const QString &question, const QString &topic, learn::Grade grade) {
                m_saving.add([question = question.toStdString(), topic = topic.toStdString(), grade,
                              today = m_today()](learn::Progress &progress) {
                    progress.answered(question, topic, grade, today);
                });
                save();
            });
    connect(&m_puzzles, &PuzzleDesk::progressed, this, &LearnSession::save);
    connect(&m_saving, &LearnSaving::saved, this, [this] {
        setProblem({});
        refreshMap(); // with what other windows have learned
    });
    connect(this, &LearnSession::progressChanged, &m_puzzles, &PuzzleDesk::changed);
    connect(m_table.stage(), &Stage::playingChanged, this, &LearnSession::restChanged);
    connect(&m_table, &TableSession::tableChanged, this, &LearnSession::restChanged);
    connect(&m_desk, &QuestionDesk::finished, this, [this] { setPage(Result); });
    whenLanguageChanges(this, [this] {
        if (m_course == nullptr)
            return;
        refreshMap();
        m_puzzles.refresh();
        m_desk.sayAnew();
        emit chaptersChanged();
        emit m_lesson.changed();
    });
}

LearnSession::~LearnSession() = default;

// --- what is kept --------------------------------------------------------------------------------

void LearnSession::setFile(const QString &path)
{
    if (path == m_path)
        return;
    m_path = path;
    if (const QString aside = m_saving.open(path); !aside.isEmpty())
        setProblem(qtTrId("learn_session.what_you_had_learned_could").arg(aside));
    emit progressChanged();
    // A newcomer needs no course before they ask for it; the first frame waits for nobody.
    if (!fresh())
        QTimer::singleShot(0, this, [this] { readCourse(); });
}

void LearnSession::save()
{
    if (!m_saving.save())
        refreshMap();
}

void LearnSession::setProblem(const QString &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

// --- the course ----------------------------------------------------------------------------------

bool LearnSession::readCourse()
{
    if (m_course != nullptr)
        return true;
    m_course = courseData().course;
    if (m_course == nullptr) {
        setProblem(courseData().problem);
        return false;
    }
    for (std::size_t i = 0; i < m_course->chapters.size(); ++i)
        m_chapters.push_back(std::make_unique<CourseMap>());
    refreshMap();
    emit chaptersChanged();
    return true;
}

void LearnSession::refreshMap()
{
    for (std::size_t i = 0; i < m_chapters.size(); ++i) {
        std::vector<LessonTile> tiles;
        for (const learn::Lesson &lesson : m_course->lessons) {
            if (lesson.chapter == m_course->chapters[i].id)
                tiles.push_back(tileOf(lesson));
        }
        m_chapters[i]->show(std::move(tiles));
    }
    emit progressChanged();
}

QVariantList LearnSession::chapters() const
{
    QVariantList out;
    for (std::size_t i = 0; i < m_chapters.size(); ++i) {
        const QString title = taught(m_course->chapters[i].title);
        out.append(
            QVariantMap{{QStringLiteral("title"), title},
                        {QStringLiteral("lessons"), QVariant::fromValue(m_chapters[i].get())}});
    }
    return out;
}

int LearnSession::lessonCount() const
{
    return m_course == nullptr ? 0 : int(m_course->lessons.size());
}

LessonTile LearnSession::tileOf(const learn::Lesson &lesson) const
{
    LessonTile tile;
    tile.lesson = QString::fromStdString(lesson.id);
    tile.title = taught(lesson.title);
    tile.summary = taught(lesson.summary);
    tile.picture = QString::fromStdString(lesson.picture);
    tile.number = int(&lesson - m_course->lessons.data()) + 1;
    tile.minutes = lesson.minutes;
    tile.stars = m_progress.starsOf(lesson.id);
    tile.due = isDue(lesson);
    tile.next = nextLesson() == &lesson;
    return tile;
}

bool LearnSession::isDue(const learn::Lesson &lesson) const
{
    return std::ranges::any_of(lesson.topics, [this](const std::string &topic) {
        const auto found = m_progress.memories.find(topic);
        return found != m_progress.memories.end() && learn::isDue(found->second, m_today());
    });
}

/// The first that is not done yet, after the last one that is.
const learn::Lesson *LearnSession::nextLesson() const
{
    if (m_course == nullptr)
        return nullptr;
    const auto isOpen
        = [this](const learn::Lesson &lesson) { return m_progress.starsOf(lesson.id) == 0; };
    const auto &all = m_course->lessons;
    const auto from = m_last == nullptr ? all.begin() : all.begin() + (m_last - all.data());
    const auto after = std::find_if(from, all.end(), isOpen);
    const auto found = after != all.end() ? after : std::find_if(all.begin(), from, isOpen);
    return found == all.end() || !isOpen(*found) ? nullptr : &*found;
}

int LearnSession::due() const
{
    return int(std::min(learn::countDue(m_progress.memories, m_today()), learn::kReviewSize));
}

QString LearnSession::nextTitle() const
{
    const learn::Lesson *next = nextLesson();
    return next == nullptr ? QString() : taught(next->title);
}

int LearnSession::nextNumber() const
{
    const learn::Lesson *next = nextLesson();
    return next == nullptr ? 0 : int(next - m_course->lessons.data()) + 1;
}

int LearnSession::nextMinutes() const
{
    const learn::Lesson *next = nextLesson();
    return next == nullptr ? 0 : next->minutes;
}

QString LearnSession::summary() const
{
    return m_last == nullptr ? QString() : taught(m_last->summary);
}

// --- pages ---------------------------------------------------------------------------------------

void LearnSession::setPage(Page page)
{
    m_table.gate().close();
    m_page = page;
    emit pageChanged();
}

void LearnSession::clearTable()
{
    m_lesson.end();
    m_desk.end();
    m_puzzles.table()->end();
    m_table.close();
    m_table.setJournal({});
}

/// Returns false if there is no course to go through.
bool LearnSession::clearForCourse()
{
    const bool read = readCourse();
    if (read)
        clearTable();
    return read;
}

void LearnSession::openMap()
{
    if (!clearForCourse())
        return;
    refreshMap(); // another day may have begun
    setPage(Map);
}

void LearnSession::leave()
{
    if (m_page == Puzzle)
        return openPuzzles();
    if (m_page != Map && m_page != Closed && (m_page == Puzzles || !m_visiting))
        return openMap();
    close();
}

void LearnSession::close()
{
    clearTable();
    m_visiting = false;
    setPage(Closed);
}

void LearnSession::start(const learn::Lesson &lesson)
{
    clearTable();
    m_last = &lesson;
    if (m_lesson.begin(*m_course, lesson))
        return setPage(Lesson);
    setProblem(m_table.problem());
    setPage(Map);
}

void LearnSession::startLesson(const QString &id)
{
    if (!readCourse())
        return;
    if (const learn::Lesson *lesson = m_course->lesson(id.toStdString()))
        start(*lesson);
}

void LearnSession::visit(const QString &id)
{
    m_visiting = true;
    startLesson(id);
    if (m_page == Closed)
        m_visiting = false;
}

void LearnSession::startNext()
{
    if (!readCourse())
        return;
    const learn::Lesson *next = nextLesson();
    if (next == nullptr)
        return openMap();
    start(*next);
}

void LearnSession::again()
{
    if (m_last != nullptr)
        start(*m_last);
}

// --- from a game ---------------------------------------------------------------------------------

QString LearnSession::offer(const QString &code)
{
    const learn::Concept *topic
        = code.isEmpty() || !readCourse() ? nullptr : m_course->topicOf(code.toStdString());
    if (topic == nullptr || topic->lessons.empty() || !m_offered.insert(topic->id).second)
        return {};
    m_offer = lessonAbout(topic->id);
    return m_offer == nullptr ? QString() : taught(m_offer->title);
}

const learn::Lesson *LearnSession::lessonAbout(const std::string &id)
{
    const learn::Concept *topic = !readCourse() ? nullptr : m_course->topic(id);
    if (topic == nullptr || topic->lessons.empty())
        return nullptr;
    const auto number
        = [](const learn::Lesson &lesson) { return lesson.file.substr(0, lesson.file.rfind('.')); };
    const auto found = std::ranges::find(m_course->lessons, topic->lessons.front(), number);
    return found == m_course->lessons.end() ? nullptr : &*found;
}

void LearnSession::tell(const std::string &tip)
{
    if (isTold(tip))
        return;
    m_saving.add([tip](learn::Progress &progress) { progress.tips.insert(tip); });
    save();
}

void LearnSession::takeOffer()
{
    if (m_offer == nullptr)
        return;
    m_visiting = true;
    start(*m_offer);
}

// --- questions -----------------------------------------------------------------------------------

/// Those that were seen longest ago.
std::vector<learn::ReviewItem> LearnSession::questionsOfLesson() const
{
    std::vector<std::pair<learn::Day, learn::ReviewItem>> all;
    if (m_last == nullptr)
        return {};
    const std::string number = m_last->file.substr(0, m_last->file.rfind('.'));
    for (const learn::Question &question : m_last->questions) {
        const auto seen = m_progress.seen.find(number + question.id);
        all.emplace_back(seen == m_progress.seen.end() ? learn::Day(-1) : seen->second,
                         learn::ReviewItem{m_course->topic(question.topic), m_last, &question});
    }
    std::ranges::stable_sort(all, {}, [](const auto &one) { return one.first; });
    std::vector<learn::ReviewItem> out;
    for (std::size_t i = 0; i < std::min(kQuestionsAfterLesson, all.size()); ++i)
        out.push_back(all[i].second);
    return out;
}

void LearnSession::startQuestions()
{
    std::vector<learn::ReviewItem> items = questionsOfLesson();
    if (items.empty())
        return;
    m_lesson.end();
    m_reviewing = false;
    m_desk.begin(*m_course, std::move(items), false);
    setPage(Questions);
}

void LearnSession::startReview()
{
    if (!readCourse())
        return;
    std::vector<learn::ReviewItem> items
        = learn::planReview(*m_course, m_progress.memories, m_progress.seen, m_today());
    if (items.empty())
        return;
    m_lesson.end();
    m_reviewing = true;
    m_desk.begin(*m_course, std::move(items), true);
    setPage(Questions);
}

// --- puzzles -------------------------------------------------------------------------------------

void LearnSession::openPuzzles()
{
    if (!clearForCourse())
        return;
    m_puzzles.refresh();
    if (!m_puzzles.problem().isEmpty())
        setProblem(m_puzzles.problem());
    setPage(Puzzles);
}

void LearnSession::showPuzzle(bool laid)
{
    if (laid)
        return setPage(Puzzle);
    setProblem(m_puzzles.problem().isEmpty() ? m_table.problem() : m_puzzles.problem());
    openPuzzles();
}

void LearnSession::startPuzzle(const QString &id)
{
    if (!clearForCourse())
        return;
    showPuzzle(m_puzzles.start(id));
}

void LearnSession::startNextPuzzle()
{
    if (!clearForCourse())
        return;
    showPuzzle(m_puzzles.startNext());
}

void LearnSession::startTodaysPuzzle()
{
    if (!clearForCourse())
        return;
    showPuzzle(m_puzzles.startToday());
}

void LearnSession::startPuzzleAbout(const QString &theme)
{
    if (!clearForCourse())
        return;
    showPuzzle(m_puzzles.startTheme(theme));
}

} // namespace playmat::table
