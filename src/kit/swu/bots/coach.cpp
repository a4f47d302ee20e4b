#include "kit/swu/bots/coach.h"

#include "kit/swu/bots/coach_words.h"
#include "kit/swu/bots/foresight.h"
#include "text/language.h"

#include <algorithm>
#include <cmath>

namespace playmat::bots {

namespace {

constexpr std::size_t kSearches
    = 4; ///< that know nothing of each other: how they differ is the error
constexpr std::size_t kContenders = 3; ///< answers that are compared with the same care
constexpr double kSure = 1.96; ///< standard errors: 95 in 100

/// One answer at the root, over all searches.
struct Tally
{
    Candidate candidate;
    int visits = 0;
    double total = 0;
    RootNotes notes;
    std::vector<double> means; ///< one of each search that tried it
    bool loses = false;

    [[nodiscard]] double mean() const { return visits == 0 ? 0 : total / visits; }
    [[nodiscard]] double error() const;
    [[nodiscard]] Case asCase() const;
};

double Tally::error() const
{
    if (visits < 2)
        return 0.5;
    const double spread = std::max(0.0, notes.squares / visits - mean() * mean());
    const double within = std::sqrt(spread / visits);
    double between = 0;
    for (const double m : means)
        between += (m - mean()) * (m - mean());
    const auto count = static_cast<double>(means.size());
    between = count < 2 ? 0 : std::sqrt(between / (count - 1) / count);
    return std::min(0.5, kSure * std::max(within, between));
}

Case Tally::asCase() const
{
    Case out{candidate, notes.after, 0, loses};
    for (double &feature : out.after)
        feature /= std::max(1, notes.judged);
    out.won = visits == 0 ? 0 : static_cast<double>(notes.won) / visits;
    return out;
}

/// The thoughts about one question.
class Consultation
{
public:
    Consultation(const swu::SeatedGame &seen, const Knowledge &knowledge, std::uint64_t seed,
                 const Effort &effort, std::stop_token stop)
        : m_seen(seen)
        , m_worlds(seen.game(), knowledge)
        , m_weights(knowledge.weights)
        , m_rng(seed)
        , m_effort(effort)
        , m_stop(std::move(stop))
        , m_world(seen.game())
    {
        m_worlds.next(m_world, m_rng);
        candidatesFor(m_world, m_candidates);
    }

    std::optional<Advice> advise(const std::optional<core::Answer> &about)
    {
        if (about)
            m_about = candidateOf(m_seen.game(), m_seen.answerOf(viewer(), *about));
        search();
        judgeLosses();
        if (m_stop.stop_requested() || m_tallies.empty())
            return std::nullopt;
        rank();
        foldCopies();
        Advice out = opinions();
        explain(out);
        findWin(out);
        if (m_stop.stop_requested())
            return std::nullopt;
        return out;
    }

private:
    [[nodiscard]] swu::Viewer viewer() const { return swu::Viewer::of(m_worlds.seat()); }
    [[nodiscard]] Limit limit() const { return {m_effort.solves, m_stop, {}}; }
    [[nodiscard]] bool isAbout(const Tally &tally) const
    {
        return m_about && tally.candidate.key == m_about->key;
    }

    void search()
    {
        const int each = m_effort.simulations / static_cast<int>(kSearches);
        m_searches.reserve(kSearches);
        for (std::size_t i = 0; i < kSearches; ++i) {
            const std::uint64_t seed = m_rng.next();
            m_searches.emplace_back(m_worlds, m_weights, seed, m_about);
            m_searches.back().takeNotes();
            if (m_candidates.size() > 1)
                m_searches.back().run({each / 2, std::chrono::milliseconds(0)}, m_stop);
        }
        gather();
        rank();
        std::vector<std::uint64_t> keys;
        for (std::size_t i = 0; i < m_tallies.size(); ++i)
            if (i < kContenders || isAbout(m_tallies[i]))
                keys.push_back(m_tallies[i].candidate.key);
        for (Search &one : m_searches)
            for (const std::uint64_t key : keys)
                one.runAfter(key, each / 2 / static_cast<int>(keys.size()), m_stop);
        gather();
    }

    void gather()
    {
        m_tallies.clear();
        for (const Search &one : m_searches)
            for (const RootChoice &choice : one.choices())
                add(choice);
    }

    void add(const RootChoice &choice)
    {
        auto at = std::ranges::find(m_tallies, choice.candidate.key,
                                    [](const Tally &t) { return t.candidate.key; });
        if (at == m_tallies.end())
            at = m_tallies.insert(m_tallies.end(), Tally{choice.candidate, 0, 0, {}, {}, false});
        at->visits += choice.visits;
        at->total += choice.total;
        at->notes.squares += choice.notes.squares;
        at->notes.judged += choice.notes.judged;
        at->notes.won += choice.notes.won;
        for (std::size_t i = 0; i < kFeatures; ++i)
            at->notes.after[i] += choice.notes.after[i];
        if (choice.visits > 0)
            at->means.push_back(choice.mean());
    }

    /// The best first. What was hardly tried did not look like much, whatever came of it.
    void rank()
    {
        int most = 0;
        for (const Tally &t : m_tallies)
            most = std::max(most, t.visits);
        const auto worth = [&](const Tally &t) {
            const bool tried = t.visits * 10 >= most;
            return t.mean() + (tried ? 1 : 0) - (t.loses ? 2 : 0);
        };
        std::ranges::stable_sort(m_tallies, std::greater<>(), worth);
    }

    /// What reads the same is the same to whoever reads it: a damaged copy and a fresh one.
    void foldCopies()
    {
        std::vector<Tally> kept;
        for (Tally &tally : m_tallies) {
            const bool known = std::ranges::any_of(kept, [&](const Tally &other) {
                return wordsOf(other.candidate) == wordsOf(tally.candidate);
            });
            if (!known || isAbout(tally))
                kept.push_back(std::move(tally));
        }
        m_tallies = std::move(kept);
    }

    void judgeLosses()
    {
        std::vector<Candidate> candidates;
        for (const Tally &tally : m_tallies)
            candidates.push_back(tally.candidate);
        const std::vector<bool> loses = sureLosses(m_worlds, m_world, candidates, m_rng, limit());
        for (std::size_t i = 0; i < m_tallies.size(); ++i)
            m_tallies[i].loses = loses[i];
    }

    [[nodiscard]] std::string wordsOf(const Candidate &candidate) const
    {
        return adviceWords(m_seen.game(), m_worlds.seat(), candidate.answer);
    }

    [[nodiscard]] Opinion opinionOf(const Tally &tally) const
    {
        return {toldTo(m_seen, m_worlds.seat(), tally.candidate.answer),
                wordsOf(tally.candidate),
                tally.loses ? 0 : tally.mean(),
                tally.loses ? 0 : tally.error(),
                tally.visits,
                tally.loses};
    }

    [[nodiscard]] Advice opinions() const
    {
        Advice out;
        for (const Tally &tally : m_tallies) {
            out.choices.push_back(opinionOf(tally));
            if (isAbout(tally))
                out.asked = out.choices.back();
        }
        for (const Search &one : m_searches)
            out.simulations += one.simulations();
        if (out.choices.size() > 1) {
            const Opinion &next = out.choices[1];
            const double lead = out.best().chance - next.chance;
            const bool close = lead <= std::hypot(out.best().error, next.error)
                && out.best().loses == next.loses;
            out.verdict = close ? Verdict::Close : Verdict::Clear;
        }
        return out;
    }

    void explain(Advice &out)
    {
        const Way way = m_searches.front().wayAfter(m_tallies.front().candidate.key);
        out.line = lineWords(way, m_worlds.seat());
        const Tally *other = rival(out);
        if (other != nullptr)
            out.reasons
                = reasonsFor(m_tallies[0].asCase(), other->asCase(), m_worlds, m_weights, m_rng);
    }

    /// What the best is defended against; none where the two cannot be told apart.
    [[nodiscard]] const Tally *rival(const Advice &advice) const
    {
        const auto asked
            = std::ranges::find_if(m_tallies, [this](const Tally &t) { return isAbout(t); });
        if (asked != m_tallies.end() && asked != m_tallies.begin())
            return advice.loss() > 0 ? &*asked : nullptr;
        return advice.verdict == Verdict::Clear ? &m_tallies[1] : nullptr;
    }

    /// A win that nothing prevents comes before all that was estimated.
    void findWin(Advice &out)
    {
        const std::optional<Candidate> win = sureWin(m_worlds, m_world, m_rng, limit());
        if (!win)
            return;
        if (m_about && m_about->key != win->key) {
            const bool alsoWins
                = sureWinAmong(m_worlds, m_world, {*m_about}, m_rng, limit()).has_value();
            if (alsoWins)
                out.asked->chance = 1;
        }
        Opinion opinion{
            toldTo(m_seen, m_worlds.seat(), win->answer), wordsOf(*win), 1, 0, 0, false};
        std::erase_if(out.choices, [&](const Opinion &o) { return o.words == opinion.words; });
        out.choices.insert(out.choices.begin(), std::move(opinion));
        if (m_about && m_about->key == win->key)
            out.asked = out.choices.front();
        out.verdict = Verdict::Win;
        out.line = lineWords(m_searches.front().wayAfter(win->key), m_worlds.seat());
        out.reasons = {text::said("It wins the game this phase, whatever they do.")};
    }

    const swu::SeatedGame &m_seen;
    Worlds m_worlds;
    const Weights &m_weights;
    core::Rng m_rng;
    Effort m_effort;
    std::stop_token m_stop;
    swu::Game m_world;
    std::vector<Candidate> m_candidates;
    std::optional<Candidate> m_about;
    std::vector<Search> m_searches;
    std::vector<Tally> m_tallies;
};

} // namespace

std::optional<Advice> Coach::advise(const swu::SeatedGame &seen, const Effort &effort,
                                    const std::stop_token &stop,
                                    const std::optional<core::Answer> &about) const
{
    return Consultation(seen, *m_knowledge, m_seed, effort, stop).advise(about);
}

} // namespace playmat::bots
