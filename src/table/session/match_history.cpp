#include "table/session/match_history.h"

#include "engine/core/check.h"

namespace playmat::table {

namespace {

using Step = match::Match::Step;

/// The same step on another game at the same position.
bool carryOut(match::HostedGame &course, const Step &step)
{
    switch (step.kind) {
    case Step::Kind::Concede:
        return course.concede(step.player).ok();
    case Step::Kind::Edit:
        return course.edit(step.edit).ok();
    case Step::Kind::Answer:
        break;
    }
    return course.apply(step.answer).ok();
}

} // namespace

void MatchHistory::rebuild(const match::Match &match, const TableGame &game)
{
    m_log.clear();
    m_counts = {};
    m_marks.clear();
    auto hosted = match::startGame(match.library(), match.setup());
    if (!hosted.ok())
        return;
    match::HostedGame &course = *hosted.value();
    const std::unique_ptr<TableGame> past = game.retelling(course);
    if (past == nullptr)
        return;
    add(*past, *past->seen(), past->told());
    for (size_t i = 0; i < match.stepsDone(); ++i) {
        const Step &step = match.steps()[i];
        const std::unique_ptr<Seen> before = past->seen();
        const GivenAnswer given{course.decision(), step.answer};
        ENGINE_CHECK(carryOut(course, step), i, match.stepsDone()); // it was legal in this state
        add(*past, *before, past->told(), step.kind == Step::Kind::Answer ? &given : nullptr);
    }
}

void MatchHistory::add(const TableGame &game, const Seen &before,
                       const std::vector<PlaybackStep> &told, const GivenAnswer *given)
{
    for (LogRow &row : game.log(before, told, m_log, given))
        m_log.push_back(std::move(row));
    game.count(m_counts, before, told);
    m_marks.push_back({m_log.size(), m_counts});
}

std::vector<LogRow> MatchHistory::logAfter(std::size_t steps) const
{
    const std::size_t rows = steps < m_marks.size() ? m_marks[steps].rows : m_log.size();
    return {m_log.begin(), m_log.begin() + std::ptrdiff_t(rows)};
}

void MatchHistory::takeBackTo(std::size_t steps)
{
    ENGINE_CHECK(steps < m_marks.size(), steps, m_marks.size());
    m_marks.resize(steps + 1);
    m_log.resize(m_marks.back().rows);
    m_counts = m_marks.back().counts;
}

} // namespace playmat::table
