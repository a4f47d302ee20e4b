#include "table/coach/game_review.h"

#include "kit/games/table/table_kits.h"
#include "table/coach/chance_words.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

int inPoints(double part)
{
    return int(std::lround(100 * part));
}

QVariantMap sum(const QString &words, double part)
{
    const QString sign = inPoints(part) > 0 ? QStringLiteral("+") : QString();
    return {{QStringLiteral("words"), words},
            {QStringLiteral("part"), part},
            {QStringLiteral("figure"), sign + QString::number(inPoints(part))}};
}

} // namespace

Reviewer makeReviewer()
{
    return [](const ReviewedGame &game, const TellMoment &tell, const std::stop_token &stop) {
        return tableKit(game.cards).programs()->review(game, tell, stop);
    };
}

GameReview::GameReview(QObject *parent)
    : QObject(parent)
{
}

GameReview::~GameReview() = default;

void GameReview::setSession(TableSession *session)
{
    if (m_session == session)
        return;
    if (m_session != nullptr)
        m_session->disconnect(this);
    m_session = session;
    clear();
    if (m_session != nullptr) // another match, or the end was taken back
        connect(m_session, &TableSession::tableChanged, this, [this] {
            if (!m_session->over() && (m_running || !m_moments.empty()))
                clear();
            else
                emit changed(); // whether it is possible
        });
}

void GameReview::setSeat(int seat)
{
    if (m_seat == seat)
        return;
    m_seat = seat;
    clear();
}

bool GameReview::bothSeats() const
{
    return m_session != nullptr
        && m_session->programs()->plays(0) == m_session->programs()->plays(1);
}

void GameReview::clear()
{
    ++m_ticket;
    m_worker.forget();
    m_running = m_done = false;
    m_progress = 0;
    m_problem.clear();
    m_moments.clear();
    m_account = {};
    emit changed();
}

// --- working it out ------------------------------------------------------------------------------

ReviewedGame GameReview::game() const
{
    const match::Match &match = *m_session->match();
    ReviewedGame out{match.library(), match.setup(), {}, core::PlayerId(m_seat)};
    for (std::size_t i = 0; i < match.stepsDone(); ++i) {
        const match::Match::Step &step = match.steps()[i];
        if (step.kind == match::Match::Step::Kind::Answer)
            out.answers.emplace_back(step.player, step.answer);
    }
    return out;
}

bool GameReview::possible() const
{
    return m_session != nullptr && m_session->over() && m_session->advises();
}

void GameReview::start()
{
    if (m_running || !possible())
        return;
    clear();
    if (!bothSeats())
        m_seat = m_session->programs()->plays(0) ? 1 : 0;
    m_running = true;
    m_worker.begin([this, ticket = m_ticket, reviewer = m_reviewer,
                    game = game()](const std::stop_token &stop) {
        const TellMoment tell = [&](const std::optional<bots::Moment> &moment, int done, int all) {
            const double progress = double(done) / std::max(1, all);
            QMetaObject::invokeMethod(
                this, [this, ticket, moment, progress] { heard(ticket, moment, progress); },
                Qt::QueuedConnection);
        };
        const QString problem = QString::fromStdString(reviewer(game, tell, stop));
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this, [this, ticket, problem] { ended(ticket, problem); }, Qt::QueuedConnection);
    });
    emit changed();
}

void GameReview::stop()
{
    ++m_ticket;
    m_worker.forget();
    m_running = false;
    emit changed();
}

void GameReview::heard(quint64 ticket, const std::optional<bots::Moment> &moment, double progress)
{
    if (ticket != m_ticket)
        return;
    m_progress = progress;
    if (moment)
        m_moments.push_back(*moment);
    emit changed();
}

void GameReview::ended(quint64 ticket, const QString &problem)
{
    if (ticket != m_ticket)
        return;
    m_running = false;
    m_problem = problem;
    m_done = problem.isEmpty();
    m_account = bots::accountOf(m_moments, result());
    emit changed();
}

double GameReview::result() const
{
    if (m_session == nullptr || !m_session->running())
        return 0;
    const core::PlayerId winner = m_session->match()->game().winner();
    return winner == core::kNone ? .5 : winner == m_seat ? 1 : 0;
}

// --- what it says --------------------------------------------------------------------------------

/// "Lost 12 points: Pass."
QString GameReview::wordsOf(const bots::Moment &moment) const
{
    const QString did = QString::fromStdString(moment.did);
    const QString lost = moment.loss > 0
        ? qtTrId("game_review.lost_points", std::max(1, inPoints(moment.loss))).arg(did)
        : qtTrId("game_review.mark").arg(did);
    const int luck = inPoints(moment.draws);
    if (luck == 0)
        return lost;
    const QString words = luck > 0 ? qtTrId("game_review.a_lucky_draw_points", luck)
                                   : qtTrId("game_review.an_unlucky_draw_points", -luck);
    return std::abs(moment.draws) > moment.loss ? words + QLatin1Char(' ') + lost
                                                : lost + QLatin1Char(' ') + words;
}

QVariantList GameReview::points() const
{
    QVariantList out;
    for (const bots::Moment &m : m_moments)
        out.append(QVariantMap{
            {QStringLiteral("step"), int(m.step)},
            {QStringLiteral("round"), m.round},
            {QStringLiteral("chance"), m.best},
            {QStringLiteral("after"), m.best - m.loss},
            {QStringLiteral("mark"), int(bots::markOf(m.loss))},
            {QStringLiteral("loss"), inPoints(m.loss)},
            {QStringLiteral("words"), wordsOf(m)},
            {QStringLiteral("better"),
             m.better.empty() ? QString()
                              : qtTrId("game_review.better").arg(QString::fromStdString(m.better))},
            {QStringLiteral("reasons"), toStrings(m.reasons)},
            {QStringLiteral("figure"), percent(m.best)}});
    return out;
}

QVariantList GameReview::deciding() const
{
    QVariantList out;
    for (const std::size_t i : m_account.deciding)
        out.append(int(i));
    return out;
}

QVariantList GameReview::sums() const
{
    if (!m_done || m_moments.empty())
        return {};
    return {sum(qtTrId("game_review.your_decisions"), m_account.decisions),
            sum(qtTrId("game_review.your_draws"), m_account.draws),
            sum(qtTrId("game_review.their_play_and_the_rest"), m_account.rest)};
}

QString GameReview::accuracyWords() const
{
    return accuracy() < 0
        ? QString()
        : qtTrId("game_review.accuracy_of_decisions", m_account.choices).arg(m_account.marked);
}

core::Answer GameReview::betterAnswer(int point) const
{
    const bool known = point >= 0 && point < int(m_moments.size());
    return known ? m_moments[std::size_t(point)].betterAnswer : core::Answer();
}

int GameReview::accuracy() const
{
    return m_done && !m_moments.empty() ? inPoints(m_account.accuracy) : -1;
}

} // namespace playmat::table
