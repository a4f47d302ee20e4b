#include "kit/swu/bots/thinker.h"

#include "bots/exponential.h"
#include "kit/swu/bots/foresight.h"
#include "kit/swu/bots/next_rounds.h"
#include "kit/swu/bots/random_bot.h"

#include <algorithm>
#include <thread>

namespace playmat::bots {

namespace {

using std::chrono::milliseconds;

constexpr int kGlances = 2; ///< worlds that are looked at without a search
constexpr int kGlancesAtHands = 12; ///< … when a new hand may be drawn
constexpr int kGlancesAtResources = 6; ///< … when draws of the next rounds count
constexpr int kTries = 200;

constexpr std::array kManners{
    Manner{.temperature = 0.055, .plans = true}, // Novice
    Manner{.temperature = 0.04, .solves = 50, .plans = true}, // Beginner
    Manner{.simulations = 150, .temperature = 0.03, .solves = 500, .plans = true}, // Intermediate
    Manner{.simulations = 1500, .solves = 6000, .time = milliseconds(1000)}, // Advanced
};

void merge(std::vector<RootChoice> &all, const std::vector<RootChoice> &more)
{
    for (const RootChoice &choice : more) {
        const auto at = std::ranges::find_if(all, [&](const RootChoice &known) {
            return known.candidate.key == choice.candidate.key;
        });
        if (at == all.end()) {
            all.push_back(choice);
            continue;
        }
        at->visits += choice.visits;
        at->total += choice.total;
    }
}

} // namespace

/// Searches refer to their worlds, and these to the game: it all stays where it is.
struct Thinker::Train
{
    Train(const swu::Game &game, const Knowledge &knowledge)
        : seen(game)
        , worlds(seen, knowledge)
    {
    }

    swu::Game seen;
    Worlds worlds;
    std::vector<Search> searches;
    std::uint64_t answered = 0; ///< the key of the answer it gave
    int ahead = 0; ///< simulations since then
};

Thinker::Thinker(const Knowledge &knowledge, const Manner &manner, std::uint64_t seed)
    : m_knowledge(&knowledge)
    , m_manner(manner)
    , m_rng(seed)
{
}

Thinker::~Thinker() = default;
Thinker::Thinker(Thinker &&) noexcept = default;
Thinker &Thinker::operator=(Thinker &&) noexcept = default;

Manner mannerOf(Level level)
{
    return kManners[static_cast<std::size_t>(level)];
}

std::optional<Manner> mannerNamed(std::string_view name)
{
    if (name == "random")
        return Manner{.random = true};
    if (name == "greedy")
        return Manner{};
    const std::optional<Level> level = levelNamed(name);
    const bool named
        = level && bots::infoOf(*level).id == name; // excludes the names of levels that it replaced
    return named ? std::optional(mannerOf(*level)) : std::nullopt;
}

Thought Thinker::think(const swu::SeatedGame &seen, const std::stop_token &stop)
{
    const auto begin = std::chrono::steady_clock::now();
    const swu::PlayerId seat = seen.decision().player;
    Thought out;
    if (m_manner.random) {
        out.answer = toldTo(seen, seat, anyAnswer(seen.game()));
        return out;
    }
    auto train = std::make_unique<Train>(seen.game(), *m_knowledge);
    const Worlds &worlds = train->worlds;
    swu::Game world = seen.game();
    worlds.next(world, m_rng);
    if (const auto win = sureWin(worlds, world, m_rng, limit(begin, 0.4, stop))) {
        out.answer = toldTo(seen, seat, win->answer);
        out.chance = 1;
        out.sure = true;
        return out;
    }
    std::vector<Candidate> candidates;
    candidatesFor(world, candidates);
    out.sure = candidates.size() == 1;
    std::vector<RootChoice> choices
        = m_manner.simulations > 0 && candidates.size() > 1 && !plans(world)
        ? ponder(*train, stop, timeLeft(begin), out)
        : glance(worlds);
    avoidLoss(worlds, world, choices, limit(begin, 1.2, stop));
    if (choices.empty()) {
        out.answer = toldTo(seen, seat, anyAnswer(seen.game()));
        return out;
    }
    const RootChoice &chosen = pick(choices);
    out.answer = toldTo(seen, seat, chosen.candidate.answer);
    out.chance = chosen.mean();
    if (m_manner.keeps && !train->searches.empty()) {
        train->answered = chosen.candidate.key;
        m_train = std::move(train);
    }
    return out;
}

int Thinker::thinkAhead(const std::stop_token &stop, int most)
{
    constexpr int kAtATime = 16; // so that all searches get about as many
    const int before = m_train == nullptr ? 0 : m_train->ahead;
    while (m_train != nullptr && m_train->ahead < most && !stop.stop_requested())
        for (Search &search : m_train->searches) {
            search.runAfter(m_train->answered, kAtATime, stop);
            m_train->ahead += kAtATime; // also when it is all over after that answer
        }
    return m_train == nullptr ? 0 : m_train->ahead - before;
}

/// For the solver: until so much of the time for a move is gone.
Limit Thinker::limit(std::chrono::steady_clock::time_point begin, double share,
                     const std::stop_token &stop) const
{
    Limit out{m_manner.solves, stop, {}};
    const auto most = std::chrono::duration<double>(m_manner.time) * share;
    if (m_manner.time.count() > 0)
        out.until = begin + std::chrono::duration_cast<milliseconds>(most);
    return out;
}

/// Of the time for a move, after looking for a win; 0 when there is no limit.
milliseconds Thinker::timeLeft(std::chrono::steady_clock::time_point begin) const
{
    constexpr milliseconds kLeast(50);
    if (m_manner.time.count() == 0)
        return m_manner.time;
    const auto gone = std::chrono::steady_clock::now() - begin;
    return std::max(kLeast, m_manner.time - std::chrono::duration_cast<milliseconds>(gone));
}

/// Leaves out what loses in this phase, if anything does not.
void Thinker::avoidLoss(const Worlds &worlds, swu::Game &world, std::vector<RootChoice> &choices,
                        const Limit &limit)
{
    if (choices.size() < 2)
        return;
    std::vector<Candidate> candidates;
    for (const RootChoice &choice : choices)
        candidates.push_back(choice.candidate);
    const std::vector<bool> loses = sureLosses(worlds, world, candidates, m_rng, limit);
    std::vector<RootChoice> kept;
    for (std::size_t c = 0; c < choices.size(); ++c)
        if (!loses[c])
            kept.push_back(choices[c]);
    if (!kept.empty())
        choices = std::move(kept);
}

bool Thinker::plans(const swu::Game &world) const
{
    return m_manner.plans && world.decision().kind == core::DecisionKind::Resource;
}

/// Each answer in a few worlds, one step ahead; resources two rounds.
std::vector<RootChoice> Thinker::glance(const Worlds &worlds)
{
    Greedy greedy(m_knowledge->weights);
    swu::Game world = worlds.seen();
    const bool planned = plans(world);
    const bool hands = world.decision().kind == core::DecisionKind::Mulligan;
    const int glances = hands ? kGlancesAtHands : planned ? kGlancesAtResources : kGlances;
    std::vector<RootChoice> out;
    for (int i = 0; i < glances; ++i) {
        worlds.next(world, m_rng);
        std::vector<Candidate> candidates;
        candidatesFor(world, candidates);
        const std::vector<double> chances = planned
            ? chancesInRounds(m_knowledge->weights, world, candidates)
            : greedy.chances(world, candidates);
        std::vector<RootChoice> seen;
        for (std::size_t c = 0; c < candidates.size(); ++c)
            if (chances[c] >= 0)
                seen.push_back({candidates[c], 1, chances[c], chances[c], {}});
        merge(out, seen);
    }
    return out;
}

std::vector<RootChoice> Thinker::ponder(Train &train, const std::stop_token &stop,
                                        milliseconds time, Thought &thought)
{
    const auto threads = static_cast<std::size_t>(std::max(1, m_manner.threads));
    const SearchBudget budget{m_manner.simulations / static_cast<int>(threads), time};
    std::vector<Search> &searches = train.searches;
    searches.reserve(threads);
    for (std::size_t i = 0; i < threads; ++i) {
        const auto seed = static_cast<std::uint64_t>(m_rng.next());
        searches.emplace_back(train.worlds, m_knowledge->weights, seed);
        if (m_train != nullptr && i < m_train->searches.size())
            searches[i].takeOver(m_train->searches[i]);
    }
    m_train.reset(); // its memory is free while there is a new one
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < searches.size(); ++i)
            others.emplace_back([&, i] { searches[i].run(budget, stop); });
        searches[0].run(budget, stop);
    }
    std::vector<RootChoice> out;
    for (const Search &search : searches) {
        merge(out, search.choices());
        thought.simulations += search.simulations();
        thought.kept += search.kept();
    }
    return out;
}

/// The answer most relied on; with a temperature any that is nearly as good, the better ones more
/// often.
const RootChoice &Thinker::pick(const std::vector<RootChoice> &choices)
{
    const auto reliance = [&](const RootChoice &c) {
        return m_manner.simulations > 0 ? c.visits + c.mean() : c.mean();
    };
    const RootChoice &best = *std::ranges::max_element(choices, {}, reliance);
    if (m_manner.temperature <= 0 || best.visits == 0)
        return best;
    std::vector<double> weights;
    double all = 0;
    for (const RootChoice &c : choices) {
        const bool tried = c.visits * 20 >= best.visits;
        weights.push_back(tried ? exponential((c.mean() - best.mean()) / m_manner.temperature) : 0);
        all += weights.back();
    }
    constexpr std::uint32_t kSteps = 1U << 20U;
    double at = all * m_rng.below(kSteps) / kSteps;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if ((at -= weights[i]) < 0)
            return choices[i];
    return best;
}

/// Something legal, when nothing better can be found.
core::Answer Thinker::anyAnswer(const swu::Game &seen)
{
    core::Answer answer;
    swu::Game after = seen;
    for (int tries = 0; tries < kTries; ++tries) {
        answer = randomAnswer(seen.decision(), m_rng, seen.db().names.size());
        after = seen;
        if (after.apply(answer).ok())
            break;
    }
    return answer;
}

} // namespace playmat::bots
