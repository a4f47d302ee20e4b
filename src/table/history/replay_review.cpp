#include "table/history/replay_review.h"

#include "table/coach/moment_words.h"
#include "table/coach/reviews_kept.h"

#include <algorithm>

namespace playmat::table {

namespace {

int stepOf(const QVariant &mark)
{
    return mark.toMap().value(QStringLiteral("step")).toInt();
}

} // namespace

ReplayReview::ReplayReview(QObject *parent)
    : QObject(parent)
{
    for (std::size_t seat = 0; seat < m_runs.size(); ++seat) {
        connect(&m_runs[seat], &ReviewRun::ended, this, [this, seat] { ended(seat); });
        connect(&m_runs[seat], &ReviewRun::changed, this, [this, seat] {
            const std::size_t count = markedOf(m_runs[seat].moments()).size();
            const bool more = count != std::exchange(m_marked[seat], count);
            if (more)
                emit marked();
            emit changed();
        });
    }
}

void ReplayReview::setReplay(Replay *replay)
{
    if (m_replay == replay)
        return;
    if (m_replay != nullptr)
        m_replay->disconnect(this);
    m_replay = replay;
    if (m_replay != nullptr) {
        connect(m_replay, &Replay::opened, this, &ReplayReview::opened);
        connect(m_replay, &Replay::eyesChanged, this, [this] {
            emit marked();
            emit changed();
        });
    }
    opened();
}

void ReplayReview::setMatches(SavedMatches *matches)
{
    m_matches = matches;
    emit changed();
}

void ReplayReview::setReviewer(const Reviewer &reviewer)
{
    for (ReviewRun &run : m_runs)
        run.setReviewer(reviewer);
}

/// Another match, or none, or the same one in another language.
void ReplayReview::opened()
{
    const QString path = m_replay == nullptr ? QString() : m_replay->path();
    if (path != std::exchange(m_path, path)) {
        m_waiting.clear();
        KeptMoments before;
        if (m_replay != nullptr && m_replay->reviewable())
            before = ReviewsKept::of(m_matches).read(*m_replay->table()->match(),
                                                     std::size_t(m_replay->steps()));
        for (std::size_t seat = 0; seat < m_runs.size(); ++seat)
            before[seat] ? m_runs[seat].restore(std::move(*before[seat])) : m_runs[seat].clear();
    }
    emit marked();
    emit changed();
}

// --- reviewing -----------------------------------------------------------------------------------

bool ReplayReview::possible() const
{
    if (m_replay == nullptr || !m_replay->reviewable() || running())
        return false;
    return (m_replay->shows(0) && !m_runs[0].done()) || (m_replay->shows(1) && !m_runs[1].done());
}

void ReplayReview::start()
{
    if (!possible())
        return;
    for (std::size_t seat = 0; seat < m_runs.size(); ++seat)
        if (m_replay->shows(int(seat)) && !m_runs[seat].done())
            m_waiting.push_back(seat);
    m_wanted = m_waiting.size();
    beginNext();
}

void ReplayReview::beginNext()
{
    if (m_waiting.empty() || m_replay == nullptr || !m_replay->isOpen())
        return;
    const std::size_t seat = m_waiting.front();
    m_runs[seat].begin(
        reviewedGame(*m_replay->table()->match(), std::size_t(m_replay->steps()), int(seat)));
}

void ReplayReview::ended(std::size_t seat)
{
    if (m_waiting.empty() || m_waiting.front() != seat)
        return;
    m_waiting.pop_front();
    if (m_runs[seat].done() && m_replay != nullptr && m_replay->isOpen())
        ReviewsKept::of(m_matches).keep(*m_replay->table()->match(), std::size_t(m_replay->steps()),
                                        int(seat), m_runs[seat].moments());
    beginNext();
}

void ReplayReview::stop()
{
    const std::deque<std::size_t> waiting = std::exchange(m_waiting, {});
    if (!waiting.empty())
        m_runs[waiting.front()].stop();
}

double ReplayReview::progress() const
{
    if (!running())
        return 0;
    const double before = double(m_wanted - m_waiting.size());
    return (before + m_runs[m_waiting.front()].progress()) / double(m_wanted);
}

// --- what it found -------------------------------------------------------------------------------

QString ReplayReview::problem() const
{
    for (std::size_t seat = 0; m_replay != nullptr && seat < m_runs.size(); ++seat)
        if (m_replay->shows(int(seat)) && !m_runs[seat].problem().isEmpty())
            return m_runs[seat].problem();
    return {};
}

QString ReplayReview::note() const
{
    bool nothing = m_replay != nullptr && m_replay->isOpen();
    for (std::size_t seat = 0; nothing && seat < m_runs.size(); ++seat)
        nothing = !m_replay->shows(int(seat)) || (m_runs[seat].done() && m_marked[seat] == 0);
    return nothing ? qtTrId("replay_review.nothing_marked") : QString();
}

/// "Round 4: Lost 12 points: Pass. Better: Attack."
QString ReplayReview::wordsOf(const bots::Moment &moment, std::size_t seat) const
{
    const QString better = betterWords(moment);
    const QString words
        = better.isEmpty() ? momentWords(moment) : momentWords(moment) + QLatin1Char(' ') + better;
    const QString round = m_replay->roundWordsAt(int(moment.step));
    return m_replay->eyes() == Replay::Both
        ? qtTrId("replay_review.round_name")
              .arg(round, m_replay->names().value(qsizetype(seat)), words)
        : qtTrId("replay_review.round").arg(round, words);
}

QVariantList ReplayReview::marks() const
{
    QVariantList out;
    for (std::size_t seat = 0; m_replay != nullptr && m_replay->isOpen() && seat < m_runs.size();
         ++seat) {
        if (!m_replay->shows(int(seat)))
            continue;
        for (const bots::Moment &moment : markedOf(m_runs[seat].moments()))
            out.append(QVariantMap{{QStringLiteral("step"), int(moment.step)},
                                   {QStringLiteral("seat"), int(seat)},
                                   {QStringLiteral("mark"), int(bots::markOf(moment.loss))},
                                   {QStringLiteral("luck"), luckOf(moment)},
                                   {QStringLiteral("words"), wordsOf(moment, seat)}});
    }
    std::sort(out.begin(), out.end(),
              [](const QVariant &a, const QVariant &b) { return stepOf(a) < stepOf(b); });
    return out;
}

void ReplayReview::next()
{
    for (const QVariant &mark : marks())
        if (stepOf(mark) > m_replay->step())
            return m_replay->goTo(stepOf(mark));
}

void ReplayReview::previous()
{
    const QVariantList all = marks();
    for (auto mark = all.rbegin(); mark != all.rend(); ++mark)
        if (stepOf(*mark) < m_replay->step())
            return m_replay->goTo(stepOf(*mark));
}

} // namespace playmat::table
