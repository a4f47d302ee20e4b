#include "table/session/match_history.h"

namespace playmat::table {

void MatchHistory::rebuild(const match::Match &match, const TableGame &game)
{
    m_log.clear();
    m_counts = {};
    auto hosted = match::startGame(match.library(), match.setup());
    if (!hosted.ok())
        return;
    match::HostedGame &course = *hosted.value();
    const std::unique_ptr<TableGame> past = game.retelling(course);
    if (past == nullptr)
        return;
    add(*past, *past->seen(), past->told());
    for (size_t i = 0; i < match.stepsDone(); ++i) {
        const match::Match::Step &step = match.steps()[i];
        const std::unique_ptr<Seen> before = past->seen();
        const GivenAnswer given{course.decision(), step.answer};
        const bool concedes = step.kind == match::Match::Step::Kind::Concede;
        const auto result = concedes ? course.concede(step.player) : course.apply(step.answer);
        if (!result.ok())
            return;
        add(*past, *before, past->told(), concedes ? nullptr : &given);
    }
}

void MatchHistory::add(const TableGame &game, const Seen &before,
                       const std::vector<PlaybackStep> &told, const GivenAnswer *given)
{
    for (LogRow &row : game.log(before, told, m_log, given))
        m_log.push_back(std::move(row));
    game.count(m_counts, before, told);
}

} // namespace playmat::table
