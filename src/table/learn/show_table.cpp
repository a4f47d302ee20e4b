#include "table/learn/show_table.h"

#include "learn/sight.h"
#include "table/learn/lesson_position.h"
#include "table/programs/pointer_way.h"
#include "table/session/course_data.h"
#include "table/session/rule_book.h"

namespace playmat::table {

namespace {

constexpr int kPointerMs = 700;
constexpr int kLookMs = 900; ///< at what a line has done
constexpr int kWordMs = 170;

} // namespace

ShowTable::ShowTable(QObject *parent)
    : QObject(parent)
    , m_table(this)
    , m_pointerTime(kPointerMs)
{
    m_table.seats()->setSeating(Seating::Open);
    m_table.stage()->setPanelShown(false);
    m_table.gate().setSettles(0); // nobody answers here, and the page around it goes on
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ShowTable::goOn);
    connect(m_table.stage(), &Stage::playingChanged, this, [this] {
        if (m_running && !m_table.stage()->playing() && !m_timer.isActive())
            m_timer.start(readingTime());
    });
}

ShowTable::~ShowTable()
{
    close();
}

void ShowTable::setHurry(bool hurry)
{
    m_hurry = hurry;
}

// --- opening and closing -------------------------------------------------------------------------

void ShowTable::open(const learn::Course &course, const learn::Show &show)
{
    m_course = &course;
    m_show = &show;
    if (!lay())
        close();
    emit changed();
}

void ShowTable::close()
{
    m_timer.stop();
    m_pointer.clear();
    m_running = m_acting = false;
    m_done = 0;
    if (m_show == nullptr)
        return;
    m_show = nullptr;
    m_table.close();
    emit changed();
}

bool ShowTable::lay()
{
    m_timer.stop();
    m_pointer.clear();
    m_running = m_acting = false;
    m_done = 0;
    return m_table.startPosition(
        lessonPosition(*m_course, m_show->scenario, m_show->me, m_learner));
}

QString ShowTable::title() const
{
    return m_show == nullptr ? QString()
                             : QString::fromStdString(ruled(m_course->words->game, m_show->title));
}

QString ShowTable::say() const
{
    if (m_show == nullptr || step() == 0)
        return {};
    return QString::fromStdString(
        ruled(m_course->words->game, m_show->moves[size_t(step() - 1)].say));
}

// --- playing -------------------------------------------------------------------------------------

void ShowTable::play()
{
    if (!shown() || m_running)
        return;
    if (atEnd() && !lay())
        return close();
    m_running = true;
    goOn();
    emit changed();
}

void ShowTable::pause()
{
    m_running = false;
    m_timer.stop();
    if (m_acting)
        act(); // what has been said is done
    emit changed();
}

void ShowTable::stepOn()
{
    if (!shown())
        return;
    if (atEnd() && !lay())
        return close();
    m_running = false;
    m_timer.stop();
    if (!m_acting)
        begin();
    act();
    emit changed();
}

void ShowTable::again()
{
    if (!shown())
        return;
    if (!lay())
        return close();
    play();
}

void ShowTable::goOn()
{
    if (!m_running || m_table.stage()->playing())
        return;
    if (m_acting) {
        act();
    } else if (m_done == steps()) {
        m_running = false;
    } else {
        begin();
        m_timer.start(m_hurry ? 0 : m_pointer.isEmpty() ? 0 : m_pointerTime + kLookMs / 3);
    }
    emit changed();
}

void ShowTable::begin()
{
    m_acting = true;
    const learn::Show::Move &move = m_show->moves[size_t(m_done)];
    if (!move.play)
        return;
    const learn::Sight sight(m_table.match()->game(), m_table.match()->names(), m_show->me,
                             std::nullopt, *m_course->words);
    if (const auto answer = sight.answerOf(*move.play))
        m_pointer = pointerWay(m_table, *answer);
}

void ShowTable::act()
{
    const learn::Show::Move &move = m_show->moves[size_t(m_done)];
    m_acting = false;
    m_pointer.clear();
    ++m_done;
    if (move.play) {
        const learn::Sight sight(m_table.match()->game(), m_table.match()->names(), m_show->me,
                                 std::nullopt, *m_course->words);
        if (const auto answer = sight.answerOf(*move.play))
            (void)m_table.play(*answer);
    }
    if (m_running && !m_table.stage()->playing())
        m_timer.start(readingTime());
}

/// What was said can be read, and what it did be looked at.
int ShowTable::readingTime() const
{
    return m_hurry ? 0 : kLookMs + kWordMs * int(say().count(u' ') + 1);
}

} // namespace playmat::table
