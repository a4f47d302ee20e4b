#include "table/coach/review_run.h"

#include "kit/games/table/table_kits.h"

#include <algorithm>

namespace playmat::table {

Reviewer makeReviewer()
{
    return [](const ReviewedGame &game, const TellMoment &tell, const std::stop_token &stop) {
        return tableKit(game.cards).programs()->review(game, tell, stop);
    };
}

ReviewedGame reviewedGame(const match::Match &match, std::size_t steps, int seat)
{
    ReviewedGame out{match.library(), match.setup(), {}, core::PlayerId(seat)};
    for (std::size_t i = 0; i < std::min(steps, match.steps().size()); ++i) {
        const match::Match::Step &step = match.steps()[i];
        if (step.kind == match::Match::Step::Kind::Answer)
            out.answers.emplace_back(step.player, step.answer);
    }
    return out;
}

void ReviewRun::begin(ReviewedGame game)
{
    reset();
    m_running = true;
    m_worker.begin([this, ticket = m_ticket, reviewer = m_reviewer,
                    game = std::move(game)](const std::stop_token &stop) {
        const TellMoment tell = [&](const std::optional<bots::Moment> &moment, int done, int all) {
            const double progress = double(done) / std::max(1, all);
            QMetaObject::invokeMethod(
                this, [this, ticket, moment, progress] { heard(ticket, moment, progress); },
                Qt::QueuedConnection);
        };
        const QString problem = QString::fromStdString(reviewer(game, tell, stop));
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this, [this, ticket, problem] { finished(ticket, problem); }, Qt::QueuedConnection);
    });
    emit changed();
}

void ReviewRun::stop()
{
    ++m_ticket;
    m_worker.forget();
    m_running = false;
    emit changed();
}

void ReviewRun::reset()
{
    ++m_ticket;
    m_worker.forget();
    m_running = m_done = false;
    m_progress = 0;
    m_problem.clear();
    m_moments.clear();
}

void ReviewRun::clear()
{
    reset();
    emit changed();
}

void ReviewRun::restore(std::vector<bots::Moment> moments)
{
    reset();
    m_moments = std::move(moments);
    m_done = true;
    m_progress = 1;
    emit changed();
}

void ReviewRun::heard(quint64 ticket, const std::optional<bots::Moment> &moment, double progress)
{
    if (ticket != m_ticket)
        return;
    m_progress = progress;
    if (moment)
        m_moments.push_back(*moment);
    emit changed();
}

void ReviewRun::finished(quint64 ticket, const QString &problem)
{
    if (ticket != m_ticket)
        return;
    m_running = false;
    m_problem = problem;
    m_done = problem.isEmpty();
    emit ended();
    emit changed();
}

} // namespace playmat::table
