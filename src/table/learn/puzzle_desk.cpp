#include "table/learn/puzzle_desk.h"

#include "learn/puzzle_choice.h"
#include "table/session/course_data.h"
#include "table/session/puzzle_data.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace playmat::table {

namespace {

using learn::Puzzle;

QDate dateOf(learn::Day day)
{
    return QDate(1970, 1, 1).addDays(day);
}

learn::Day dayOf(const QDate &date)
{
    return learn::Day(QDate(1970, 1, 1).daysTo(date));
}

QString capitalised(const std::string &words)
{
    const QString out = puzzling(words);
    return out.isEmpty() ? out : out.left(1).toUpper() + out.mid(1);
}

/// What both seats of a puzzle have; nothing where there is none.
std::array<GlanceSide, 2> glanceOf(const Puzzle *puzzle)
{
    std::array<GlanceSide, 2> out;
    if (puzzle == nullptr || courseData().kit == nullptr)
        return out;
    const auto sides = courseData().kit->learning()->glance(*courseData().cards, puzzle->scenario);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        out[i].base = QString::fromStdString(sides[i].base);
        out[i].left = sides[i].left;
        for (const std::string &card : sides[i].cards)
            out[i].cards.append(QString::fromStdString(card));
    }
    return out;
}

/// The first lesson that teaches the concept of a theme; nullptr when there is none.
const learn::Lesson *lessonOf(const std::string &theme)
{
    const learn::Course &course = *courseData().course;
    const auto found = std::ranges::find(course.words->themes, theme, &learn::Theme::name);
    const learn::Concept *topic
        = found == course.words->themes.end() ? nullptr : course.topic(found->topic);
    if (topic == nullptr || topic->lessons.empty())
        return nullptr;
    const auto lesson
        = std::ranges::find(course.lessons, topic->lessons.front() + ".json", &learn::Lesson::file);
    return lesson == course.lessons.end() ? nullptr : &*lesson;
}

} // namespace

PuzzleDesk::PuzzleDesk(TableSession &table, LearnSaving &saving, QObject *parent)
    : QObject(parent)
    , m_saving(saving)
    , m_progress(saving.progress())
    , m_table(table, this)
    , m_themes(this)
    , m_calendar(this)
    , m_today([] { return dayOf(QDate::currentDate()); })
{
    connect(&m_table, &PuzzleTable::failed, this, [this] { rate(false); });
    connect(&m_table, &PuzzleTable::solved, this, &PuzzleDesk::finish);
}

// --- which one -----------------------------------------------------------------------------------

learn::SeenDays PuzzleDesk::seen() const
{
    learn::SeenDays out;
    for (const auto &[id, record] : m_progress.puzzles)
        out.emplace(id, record.seen);
    return out;
}

const Puzzle *PuzzleDesk::next(std::string_view only) const
{
    return learn::nextPuzzle(puzzleData().puzzles, m_progress.rating, seen(),
                             only.empty() ? std::string_view(m_lastTheme) : std::string_view(),
                             m_today(), only);
}

bool PuzzleDesk::begin(const Puzzle *puzzle)
{
    m_problem = puzzleData().problem;
    if (puzzle == nullptr)
        return false;
    const auto record = m_progress.puzzles.find(puzzle->id);
    m_rated
        = record == m_progress.puzzles.end() || learn::countsAgain(record->second.seen, m_today());
    m_change = 0;
    m_day.reset();
    m_lastTheme = puzzle->themes.empty() ? std::string() : puzzle->themes.front();
    const bool laid = m_table.begin(*courseData().course, *puzzle, puzzleData().start);
    emit changed();
    return laid;
}

bool PuzzleDesk::start(const QString &id)
{
    const auto &all = puzzleData().puzzles;
    const auto found = std::ranges::find(all, id.toStdString(), &Puzzle::id);
    return begin(found == all.end() ? nullptr : &*found);
}

bool PuzzleDesk::startNext()
{
    return begin(next());
}

bool PuzzleDesk::startTheme(const QString &theme)
{
    return begin(next(theme.toStdString()));
}

/// It stays the same if the rating changes.
const Puzzle *PuzzleDesk::todays()
{
    const learn::Day today = m_today();
    if (m_todays == nullptr || m_todaysDay != today)
        m_todays = learn::todaysPuzzle(puzzleData().puzzles, m_progress.rating, today);
    m_todaysDay = today;
    return m_todays;
}

bool PuzzleDesk::startToday()
{
    if (!begin(todays()))
        return false;
    m_day = m_todaysDay;
    emit changed();
    return true;
}

// --- how it went ---------------------------------------------------------------------------------

/// The first wrong answer decides, or that there was none.
void PuzzleDesk::rate(bool right)
{
    const Puzzle &puzzle = *m_table.puzzle();
    const int before = rating();
    m_saving.add([id = puzzle.id, first = puzzle.rating, rated = m_rated, right,
                  today = m_today()](learn::Progress &progress) {
        if (rated)
            progress.puzzleRated(id, first, right, today);
        else
            progress.puzzleSeen(id, right, today);
    });
    m_change = rating() - before;
    emit progressed();
    emit changed();
}

void PuzzleDesk::finish()
{
    if (m_day) // it may be past midnight by now
        m_saving.add([day = *m_day](learn::Progress &progress) { progress.daily.insert(day); });
    if (m_table.counts())
        rate(true);
    else
        emit progressed();
    emit changed();
    emit solved();
}

QVariantList PuzzleDesk::lessons() const
{
    QVariantList out;
    if (m_table.puzzle() == nullptr)
        return out;
    for (const std::string &theme : m_table.puzzle()->themes) {
        const learn::Lesson *lesson = lessonOf(theme);
        if (lesson != nullptr)
            out.append(QVariantMap{{QStringLiteral("theme"), capitalised(theme)},
                                   {QStringLiteral("lesson"), QString::fromStdString(lesson->id)},
                                   {QStringLiteral("title"), taught(lesson->title)}});
    }
    return out;
}

// --- the page ------------------------------------------------------------------------------------

void PuzzleDesk::refresh()
{
    m_problem = puzzleData().problem;
    m_count = int(puzzleData().puzzles.size());
    showThemes();
    glance();
    m_monthsBack = 0;
    showMonth();
}

void PuzzleDesk::showThemes()
{
    if (courseData().course == nullptr)
        return m_themes.show({});
    std::vector<ThemeLine> lines;
    for (const learn::Theme &theme : courseData().course->words->themes) {
        ThemeLine line{QString::fromStdString(theme.name), capitalised(theme.name), 0, 0};
        for (const Puzzle &puzzle : puzzleData().puzzles) {
            if (std::ranges::find(puzzle.themes, theme.name) == puzzle.themes.end())
                continue;
            const auto record = m_progress.puzzles.find(puzzle.id);
            ++line.count;
            line.solved += int(record != m_progress.puzzles.end() && record->second.solved);
        }
        if (line.count > 0)
            lines.push_back(line);
    }
    m_themes.show(std::move(lines));
}

void PuzzleDesk::glance()
{
    m_glances = {glanceOf(todays()), glanceOf(next())};
    emit glanced();
}

void PuzzleDesk::turnMonth(int by)
{
    m_monthsBack = std::max(0, m_monthsBack - by);
    showMonth();
}

void PuzzleDesk::showMonth()
{
    const QDate today = dateOf(m_today());
    const QDate month = QDate(today.year(), today.month(), 1).addMonths(-m_monthsBack);
    const int first = int(QLocale().firstDayOfWeek());
    std::vector<CalendarDay> days(std::size_t((month.dayOfWeek() - first + 7) % 7));
    for (QDate date = month; date.month() == month.month(); date = date.addDays(1)) {
        CalendarDay day;
        day.number = date.day();
        day.solved = m_progress.daily.contains(dayOf(date));
        day.today = date == today;
        const QString name = QLocale().toString(date, QLocale::LongFormat);
        day.spoken = day.solved ? qtTrId("puzzle_desk.solved").arg(name) : name;
        days.push_back(day);
    }
    m_calendar.show(std::move(days));
    emit changed();
}

QString PuzzleDesk::month() const
{
    const QDate month = dateOf(m_today()).addMonths(-m_monthsBack);
    return QLocale().toString(month, QStringLiteral("MMMM yyyy"));
}

int PuzzleDesk::solvedCount() const
{
    return int(std::ranges::count_if(m_progress.puzzles,
                                     [](const auto &one) { return one.second.solved; }));
}

bool PuzzleDesk::todaySolved() const
{
    return m_progress.daily.contains(m_today());
}

} // namespace playmat::table
