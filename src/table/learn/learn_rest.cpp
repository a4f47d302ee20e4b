#include "table/learn/learn_session.h"
#include "table/learn/lesson_position.h"
#include "table/session/course_data.h"
#include "table/session/play_on.h"

#include <algorithm>

/// Games against the program: what a lesson or a puzzle left, or a newcomer's first.
namespace playmat::table {

namespace {

constexpr core::PlayerId kPerson = 0; ///< the program plays the other
constexpr const char *kOpponentsLevel = "novice";

} // namespace

void LearnSession::playOn()
{
    if (m_page == Puzzle && m_puzzles.table()->puzzle() != nullptr)
        m_rest = m_puzzles.table()->puzzle()->scenario;
    else if (m_page != Rest && m_lesson.rest())
        m_rest = *m_lesson.rest();
    if (m_rest.is_null())
        return startFirstGame();
    if (!clearForCourse())
        return;
    m_table.setJournal(m_journal);
    learn::Json position = asWholeGame(m_rest);
    for (std::size_t seat = 0; seat < 2; ++seat)
        position["players"][seat]["name"] = playerName(seat).toStdString();
    const bool laid
        = m_table.startPosition(lessonPosition(*m_course, std::move(position), kPerson, {}));
    if (laid)
        m_table.programs()->hand(1 - kPerson, QString::fromLatin1(kOpponentsLevel));
    beginRest(laid);
}

QString LearnSession::playerName(std::size_t seat) const
{
    if (seat != kPerson)
        return qtTrId("learn_session.the_program");
    return learner().isEmpty() ? qtTrId("learn_session.player") : learner();
}

/// The last chapter that it takes is the third; what comes then, one learns while playing.
bool LearnSession::readyToPlay() const
{
    constexpr std::size_t kChapters = 3;
    return m_course != nullptr && std::ranges::all_of(m_course->lessons, [&](const auto &lesson) {
               const auto chapter
                   = std::ranges::find(m_course->chapters, lesson.chapter, &learn::Chapter::id);
               return chapter - m_course->chapters.begin() >= std::ptrdiff_t(kChapters)
                   || m_progress.starsOf(lesson.id) > 0;
           });
}

void LearnSession::startFirstGame()
{
    if (!clearForCourse())
        return;
    m_table.setJournal(m_journal);
    m_rest = {};
    beginRest(m_table.start({playerName(0), playerName(1)}, starterDecks(), 0,
                            {QString(), QString::fromLatin1(kOpponentsLevel)}));
}

void LearnSession::beginRest(bool laid)
{
    if (!laid) {
        setProblem(m_table.problem());
        return openMap();
    }
    setPage(Rest);
}

} // namespace playmat::table
