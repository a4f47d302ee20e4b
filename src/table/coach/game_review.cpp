#include "table/coach/game_review.h"

#include "table/coach/chance_words.h"
#include "table/coach/moment_words.h"
#include "table/coach/reviews_kept.h"

namespace playmat::table {

namespace {

QVariantMap sum(const QString &words, double part)
{
    const QString sign = inPoints(part) > 0 ? QStringLiteral("+") : QString();
    return {{QStringLiteral("words"), words},
            {QStringLiteral("part"), part},
            {QStringLiteral("figure"), sign + QString::number(inPoints(part))}};
}

} // namespace

GameReview::GameReview(QObject *parent)
    : QObject(parent)
{
    connect(&m_run, &ReviewRun::ended, this, &GameReview::ended);
    connect(&m_run, &ReviewRun::changed, this, &GameReview::changed);
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
            if (!m_session->over() && (running() || !m_run.moments().empty()))
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
    m_account = {};
    m_run.clear();
}

bool GameReview::possible() const
{
    return m_session != nullptr && m_session->over() && m_session->advises();
}

void GameReview::start()
{
    if (running() || !possible())
        return;
    m_account = {};
    if (!bothSeats())
        m_seat = m_session->programs()->plays(0) ? 1 : 0;
    const match::Match &match = *m_session->match();
    m_run.begin(reviewedGame(match, match.stepsDone(), m_seat));
}

void GameReview::ended()
{
    m_account = bots::accountOf(m_run.moments(), result());
    if (!done() || m_session == nullptr || !m_session->running())
        return;
    const match::Match &match = *m_session->match();
    ReviewsKept::of(m_session->matches()).keep(match, match.stepsDone(), m_seat, m_run.moments());
}

double GameReview::result() const
{
    if (m_session == nullptr || !m_session->running())
        return 0;
    const core::PlayerId winner = m_session->match()->game().winner();
    return winner == core::kNone ? .5 : winner == m_seat ? 1 : 0;
}

// --- what it says --------------------------------------------------------------------------------

QVariantList GameReview::points() const
{
    QVariantList out;
    for (const bots::Moment &m : m_run.moments())
        out.append(QVariantMap{{QStringLiteral("step"), int(m.step)},
                               {QStringLiteral("round"), m.round},
                               {QStringLiteral("chance"), m.best},
                               {QStringLiteral("after"), m.best - m.loss},
                               {QStringLiteral("mark"), int(bots::markOf(m.loss))},
                               {QStringLiteral("loss"), inPoints(m.loss)},
                               {QStringLiteral("words"), momentWords(m)},
                               {QStringLiteral("better"), betterWords(m)},
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
    if (!done() || m_run.moments().empty())
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
    const std::vector<bots::Moment> &moments = m_run.moments();
    const bool known = point >= 0 && point < int(moments.size());
    return known ? moments[std::size_t(point)].betterAnswer : core::Answer();
}

int GameReview::accuracy() const
{
    return done() && !m_run.moments().empty() ? inPoints(m_account.accuracy) : -1;
}

} // namespace playmat::table
