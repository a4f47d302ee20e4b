#include "kit/swu/bots/search.h"

#include "bots/exponential.h"

#include <algorithm>
#include <cmath>

namespace playmat::bots {

namespace {

constexpr double kExplore = 1.0; ///< for rewards that are chances; found by matches
constexpr double kUniform = 0.3; ///< how much of the priors is the same for all
constexpr double kFirstTry = 0.04; ///< what has not been tried is as good as the rest, less this
constexpr double kWarmth = 2.5; ///< of appeals that become priors
constexpr double kRootWarmth = 0.04; ///< of chances that become priors
constexpr int kRootWorlds = 3;
constexpr int kPlayedOut = 12; ///< decisions of a hasty player before the position is judged
constexpr std::size_t kDeepest = 40;
constexpr int kLookUp = 32; ///< simulations between two looks at the clock
constexpr int kFewest = 64;
constexpr int kWalks = 12; ///< through different worlds, to tell the longest way
constexpr int kOften = 6; ///< simulations, for an answer to be told of
constexpr int kShareTold = 60; ///< … or one in so many of those that began the same way

} // namespace

Search::Search(const Worlds &worlds, const Weights &weights, std::uint64_t seed,
               const std::optional<Candidate> &also)
    : m_worlds(worlds)
    , m_weights(weights)
    , m_rng(seed)
    , m_greedy(weights)
    , m_world(worlds.seen())
{
    prepareRoot(also);
}

/// The root's answers are looked at one by one first.
void Search::prepareRoot(const std::optional<Candidate> &also)
{
    m_worlds.next(m_world, m_rng);
    candidatesFor(m_world, m_rootCandidates);
    if (also
        && std::ranges::find(m_rootCandidates, also->key, &Candidate::key)
            == m_rootCandidates.end())
        m_rootCandidates.push_back(*also);
    std::vector<double> &sums = m_glances;
    sums.assign(m_rootCandidates.size(), 0);
    for (int i = 0; i < kRootWorlds; ++i) {
        m_worlds.next(m_world, m_rng);
        const std::vector<double> chances = m_greedy.chances(m_world, m_rootCandidates);
        for (std::size_t c = 0; c < sums.size(); ++c)
            sums[c] += chances[c] / kRootWorlds;
    }
    Node root;
    const double best = sums.empty() ? 0 : *std::ranges::max_element(sums);
    double all = 0;
    for (std::size_t c = 0; c < sums.size(); ++c) {
        Edge edge{.key = m_rootCandidates[c].key};
        edge.refused = sums[c] < 0;
        edge.prior = edge.refused ? 0 : exponential((sums[c] - best) / kRootWarmth);
        all += edge.prior;
        root.edges.push_back(edge);
    }
    const auto count = static_cast<double>(root.edges.size());
    for (Edge &edge : root.edges)
        edge.prior = (1 - kUniform) * edge.prior / std::max(all, 1e-9) + kUniform / count;
    m_edges = root.edges.capacity();
    m_nodes.push_back(std::move(root));
}

void Search::run(const SearchBudget &budget, const std::stop_token &stop)
{
    const auto end = std::chrono::steady_clock::now() + budget.time;
    while (m_simulations < budget.simulations && !stop.stop_requested()) {
        simulate();
        if (++m_simulations % kLookUp != 0)
            continue;
        if (budget.time.count() > 0 && std::chrono::steady_clock::now() >= end)
            return;
        if (m_simulations >= kFewest && isClear(budget))
            return;
    }
}

/// Whether no other answer can catch up with the most tried one.
bool Search::isClear(const SearchBudget &budget) const
{
    int first = 0;
    int second = 0;
    for (const Edge &edge : m_nodes[0].edges) {
        second = std::max(second, std::min(first, edge.visits));
        first = std::max(first, edge.visits);
    }
    return first - second > budget.simulations - m_simulations;
}

void Search::simulate()
{
    m_path.clear();
    m_sighted = false;
    m_worlds.next(m_world, m_rng);
    if (descend(0))
        playOut();
    learn();
}

std::size_t Search::rootOf(std::uint64_t key) const
{
    const auto at = std::ranges::find(m_rootCandidates, key, &Candidate::key);
    return static_cast<std::size_t>(at - m_rootCandidates.begin());
}

void Search::runAfter(std::uint64_t key, int simulations, const std::stop_token &stop)
{
    const std::size_t root = rootOf(key);
    if (root == m_rootCandidates.size())
        return;
    for (int i = 0; i < simulations && !stop.stop_requested() && simulateAfter(root); ++i)
        ++m_simulations;
}

/// False when the answer is refused.
bool Search::simulateAfter(std::size_t root)
{
    m_path.clear();
    m_sighted = false;
    m_worlds.next(m_world, m_rng);
    Edge &edge = m_nodes[0].edges[root];
    if (!m_world.apply(m_rootCandidates[root].answer).ok()) {
        edge.refused = true;
        return false;
    }
    m_path.push_back({0, root, m_worlds.seat()});
    const std::optional<std::size_t> next = follow(edge);
    if (next ? descend(*next) : !m_world.over())
        playOut();
    learn();
    return true;
}

/// Through the tree as far as it goes, and one decision further. False when the world has come to
/// an end or to something that nobody can answer.
bool Search::descend(std::size_t node)
{
    while (m_path.size() < kDeepest && !m_world.over()) {
        candidatesFor(m_world, m_candidates);
        if (m_candidates.empty())
            return false;
        if (m_candidates.size() == 1) { // no choice, no level
            if (!m_world.apply(m_candidates[0].answer).ok())
                return false;
            continue;
        }
        noteSight(node);
        if (!choose(node))
            return m_edges >= kMostEdges;
        const std::optional<std::size_t> next = follow(m_nodes[node].edges[m_path.back().edge]);
        if (!next)
            return true;
        node = *next;
    }
    return !m_world.over();
}

/// The node after the edge. None: it has only been made, if there is room for it.
std::optional<std::size_t> Search::follow(Edge &edge)
{
    if (edge.child >= 0)
        return static_cast<std::size_t>(edge.child);
    if (m_nodes.size() < kMostNodes) {
        edge.child = static_cast<int>(m_nodes.size());
        m_nodes.emplace_back();
    }
    return std::nullopt;
}

/// Gives the most promising answer at the node.
bool Search::choose(std::size_t node)
{
    offer(m_nodes[node]);
    for (;;) {
        const std::size_t best = bestOffer(m_nodes[node]);
        if (best == m_candidates.size())
            return false;
        Edge &edge = m_nodes[node].edges[m_offered[best]];
        const swu::PlayerId asked = m_world.decision().player;
        if (m_world.apply(m_candidates[best].answer).ok()) {
            m_path.push_back({node, m_offered[best], asked});
            ++m_nodes[node].visits;
            return true;
        }
        edge.refused = true;
    }
}

/// Finds the edges of the candidates, and makes those that are new while there is room.
void Search::offer(Node &node)
{
    m_offered.clear();
    const double top = m_candidates.front().appeal;
    double all = 0;
    for (const Candidate &c : m_candidates)
        all += exponential((c.appeal - top) / kWarmth);
    const auto count = static_cast<double>(m_candidates.size());
    for (const Candidate &c : m_candidates) {
        auto at = std::ranges::find(node.edges, c.key, &Edge::key);
        if (at == node.edges.end() && m_edges >= kMostEdges) {
            m_offered.push_back(kNoEdge);
            continue;
        }
        if (at == node.edges.end()) {
            const double appeal = exponential((c.appeal - top) / kWarmth) / all;
            addEdge(node, {.key = c.key, .prior = (1 - kUniform) * appeal + kUniform / count});
            at = std::prev(node.edges.end());
        }
        ++at->available;
        m_offered.push_back(static_cast<std::size_t>(at - node.edges.begin()));
    }
}

/// The index of a candidate; their number when all are refused.
std::size_t Search::bestOffer(const Node &node) const
{
    double sum = 0;
    int visits = 0;
    for (const std::size_t at : m_offered) {
        if (at == kNoEdge)
            continue;
        sum += node.edges[at].total;
        visits += node.edges[at].visits;
    }
    const double untried = (visits == 0 ? 0.5 : sum / visits) - kFirstTry;
    std::size_t best = m_candidates.size();
    double top = -1e9;
    for (std::size_t i = 0; i < m_offered.size(); ++i) {
        if (m_offered[i] == kNoEdge)
            continue;
        const Edge &edge = node.edges[m_offered[i]];
        if (edge.refused)
            continue;
        const double mean = edge.visits == 0 ? untried : edge.total / edge.visits;
        const double value = mean
            + kExplore * edge.prior * std::sqrt(static_cast<double>(edge.available))
                / (1 + edge.visits);
        if (value > top) {
            top = value;
            best = i;
        }
    }
    return best;
}

/// On as a hasty player would, and then to the end of what is being carried out.
void Search::playOut()
{
    for (int i = 0; i < kPlayedOut && !m_world.over();) {
        if (isWithinAction(m_world)) {
            if (!m_greedy.answerAtOnce(m_world))
                return;
            continue;
        }
        candidatesFor(m_world, m_candidates);
        if (m_candidates.empty() || !m_world.apply(hastyChoice(m_candidates, m_rng).answer).ok())
            return;
        ++i;
    }
    m_greedy.settle(m_world);
}

void Search::learn()
{
    const double first = chanceOf(m_weights, m_world, 0);
    for (const Step &step : m_path) {
        Edge &edge = m_nodes[step.node].edges[step.edge];
        ++edge.visits;
        edge.total += step.asked == 0 ? first : 1 - first;
    }
    if (!m_notes.empty() && !m_path.empty())
        note(m_path.front().edge, m_worlds.seat() == 0 ? first : 1 - first);
}

void Search::note(std::size_t root, double chance)
{
    RootNotes &notes = m_notes[root];
    notes.squares += chance * chance;
    if (m_world.over()) {
        notes.won += chance == 1 ? 1 : 0;
        return;
    }
    const Features after = featuresOf(m_world.db(), m_world.state(), m_worlds.seat());
    for (std::size_t i = 0; i < kFeatures; ++i)
        notes.after[i] += after[i];
    ++notes.judged;
}

// --- the way on ----------------------------------------------------------------------------------

Way Search::wayAfter(std::uint64_t key)
{
    const std::size_t root = rootOf(key);
    Way longest{m_world, {}};
    for (int i = 0; i < kWalks && root < m_rootCandidates.size(); ++i) {
        Way way = walk(root);
        if (way.answers.size() > longest.answers.size())
            longest = std::move(way);
    }
    return longest;
}

/// In one world, where not all that was tried may be possible.
Way Search::walk(std::size_t root)
{
    m_worlds.next(m_world, m_rng);
    Way way{m_world, {m_rootCandidates[root].answer}};
    const Edge *edge = &m_nodes[0].edges[root];
    const int least = std::max(kOften, edge->visits / kShareTold);
    if (!m_world.apply(way.answers.back()).ok())
        return way;
    while (!m_world.over() && way.answers.size() < kDeepest) {
        candidatesFor(m_world, m_candidates);
        core::Answer answer;
        if (m_candidates.size() == 1)
            answer = m_candidates[0].answer;
        else if (edge->child < 0
                 || (edge = mostTried(static_cast<std::size_t>(edge->child), least, answer))
                     == nullptr)
            break;
        if (!m_world.apply(answer).ok())
            break;
        way.answers.push_back(answer);
    }
    return way;
}

/// Among what is possible; nullptr when it was not tried often.
const Search::Edge *Search::mostTried(std::size_t node, int least, core::Answer &answer)
{
    const Edge *most = nullptr;
    for (const Candidate &c : m_candidates) {
        const auto at = std::ranges::find(m_nodes[node].edges, c.key, &Edge::key);
        if (at == m_nodes[node].edges.end() || at->visits < least
            || (most != nullptr && at->visits <= most->visits))
            continue;
        most = &*at;
        answer = c.answer;
    }
    return most;
}

std::vector<RootChoice> Search::choices() const
{
    std::vector<RootChoice> out;
    for (std::size_t i = 0; i < m_rootCandidates.size(); ++i) {
        const Edge &edge = m_nodes[0].edges[i]; // made in the same order
        if (!edge.refused)
            out.push_back({m_rootCandidates[i], edge.visits, edge.total, m_glances[i],
                           m_notes.empty() ? RootNotes{} : m_notes[i]});
    }
    return out;
}

} // namespace playmat::bots
