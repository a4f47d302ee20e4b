#pragma once

#include "kit/swu/bots/greedy.h"
#include "kit/swu/bots/worlds.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

/// Single-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): each
/// simulation plays on in another world that the seat may be in, through one tree of what the
/// answers mean. A level of the tree is one decision: play a card, then its target, and so on.
namespace playmat::bots {

struct SearchBudget
{
    int simulations = 1000;
    std::chrono::milliseconds time{1800}; ///< 0: as long as it takes
};

/// What an answer led to, for who explains it.
struct RootNotes
{
    double squares = 0; ///< of the seat's chances
    Features after{}; ///< sum over the positions that were judged
    int judged = 0; ///< the others were over
    int won = 0; ///< … and won
};

/// One answer to the question at the root, and what came of it.
struct RootChoice
{
    Candidate candidate;
    int visits = 0;
    double total = 0; ///< of the seat's chances
    double glance = 0; ///< its chance one answer ahead
    RootNotes notes{}; ///< if they were taken

    [[nodiscard]] double mean() const { return visits == 0 ? glance : total / visits; }
};

/// A way that a game can go on: answers from a world on.
struct Way
{
    swu::Game begin;
    std::vector<core::Answer> answers;
};

class Search
{
public:
    /// `also`: an answer that is to be judged, although nobody might consider it.
    Search(const Worlds &worlds, const Weights &weights, std::uint64_t seed,
           const std::optional<Candidate> &also = {});

    /// Begins with what another search of the same seat has found out about this position, if the
    /// game has come to one that it has looked at; before anything is run.
    bool takeOver(const Search &before);
    /// Until the budget is spent, the answer is clear, or it is to stop.
    void run(const SearchBudget &budget, const std::stop_token &stop);

    /// Only what begins with that answer at the root.
    void runAfter(std::uint64_t key, int simulations, const std::stop_token &stop);
    /// From now on; it takes a little longer.
    void takeNotes() { m_notes.resize(m_rootCandidates.size()); }
    /// What was tried most after that answer, as far as it was tried often.
    [[nodiscard]] Way wayAfter(std::uint64_t key);

    /// The answers at the root, in no order.
    [[nodiscard]] std::vector<RootChoice> choices() const;
    [[nodiscard]] int simulations() const { return m_simulations; }
    /// How many simulations it took over.
    [[nodiscard]] int kept() const { return m_kept; }
    /// The memory that its tree takes; never more than kMostBytes.
    [[nodiscard]] std::size_t bytes() const;
    static constexpr std::size_t kMostBytes = 30'000'000;

private:
    static constexpr std::size_t kMostNodes = 40000;
    static constexpr std::size_t kMostEdges = 600000;
    static constexpr std::size_t kMostSights = 4096;
    static constexpr std::size_t kNoEdge = ~std::size_t{0}; ///< there is no room for it

    struct Edge
    {
        std::uint64_t key = 0;
        double prior = 0;
        double total = 0; ///< of the chances of whoever is asked there
        int visits = 0;
        int available = 0; ///< how often it could have been chosen
        int child = -1;
        bool refused = false;
    };
    struct Node
    {
        std::vector<Edge> edges;
        int visits = 0;
    };
    struct Step
    {
        std::size_t node;
        std::size_t edge;
        swu::PlayerId asked;
    };

    void prepareRoot(const std::optional<Candidate> &also);
    void simulate();
    [[nodiscard]] bool simulateAfter(std::size_t root);
    [[nodiscard]] bool descend(std::size_t node);
    [[nodiscard]] std::optional<std::size_t> follow(Edge &edge);
    [[nodiscard]] bool choose(std::size_t node);
    void offer(Node &node);
    void addEdge(Node &node, const Edge &edge);
    int graft(const Search &before, int root);
    void noteSight(std::size_t node);
    [[nodiscard]] std::size_t bestOffer(const Node &node) const;
    void playOut();
    void learn();
    void note(std::size_t root, double chance);
    [[nodiscard]] std::size_t rootOf(std::uint64_t key) const;
    [[nodiscard]] Way walk(std::size_t root);
    [[nodiscard]] const Edge *mostTried(std::size_t node, int least, core::Answer &answer);
    [[nodiscard]] bool isClear(const SearchBudget &budget) const;

    const Worlds &m_worlds;
    const Weights &m_weights;
    core::Rng m_rng;
    Greedy m_greedy;
    swu::Game m_world;
    std::vector<Node> m_nodes;
    std::vector<Step> m_path;
    std::vector<Candidate> m_candidates;
    std::vector<std::size_t> m_offered; ///< for each candidate its edge
    std::vector<Candidate> m_rootCandidates;
    std::vector<double> m_glances; ///< of them
    std::vector<RootNotes> m_notes; ///< of them; empty: none are taken
    /// The nodes where the seat is asked next, by what it sees there.
    std::unordered_map<std::uint64_t, int> m_sights;
    bool m_sighted = false; ///< in this simulation
    std::size_t m_edges = 0; ///< room for so many has been taken
    int m_simulations = 0;
    int m_kept = 0;
};

} // namespace playmat::bots
