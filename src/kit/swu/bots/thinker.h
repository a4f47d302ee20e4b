#pragma once

#include "bots/level.h"
#include "bots/thought.h"
#include "kit/swu/bots/knowledge.h"
#include "kit/swu/bots/search.h"
#include "kit/swu/bots/solver.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

namespace playmat::bots {

/// How somebody thinks.
struct Manner
{
    int simulations = 0; ///< 0: looks one answer ahead
    double temperature = 0; ///< of the chances that it chooses by; 0: always the best it knows
    int solves = 0; ///< positions looked at for a win in this phase, and as many for a loss
    int threads = 1;
    std::chrono::milliseconds time{0}; ///< at most; 0: as long as it takes
    bool random = false; ///< anything legal
    /// Chooses resources by playing the next two rounds alone instead of searching: what a card in
    /// hand is good for shows late, and only a long search sees that far (figures in
    /// tests/README.md).
    bool plans = false;
    bool keeps = true; ///< goes on from what it has found out when it was asked before
};
[[nodiscard]] Manner mannerOf(Level level);
/// Of a level's id, or "greedy" or "random"; nothing when there is none.
[[nodiscard]] std::optional<Manner> mannerNamed(std::string_view name);

/// A mind of some manner. What it says depends on its seed, on the games it has thought about so
/// far and on this one, unless time runs out or it has several threads.
class Thinker
{
public:
    /// `knowledge` outlives it.
    Thinker(const Knowledge &knowledge, const Manner &manner, std::uint64_t seed);
    ~Thinker();
    Thinker(Thinker &&) noexcept;
    Thinker &operator=(Thinker &&) noexcept;

    /// As ProgramPlayer::think.
    [[nodiscard]] Thought think(const swu::SeatedGame &seen, const std::stop_token &stop);
    /// Goes on about its last question, as if its answer were given, while the other side decides:
    /// what it finds out is there when it is asked next. As ProgramPlayer::thinkAhead; `most`
    /// simulations about one question, however often it is called.
    int thinkAhead(const std::stop_token &stop, int most);
    [[nodiscard]] const Manner &manner() const { return m_manner; }

private:
    /// What it has thought about one question.
    struct Train;
    [[nodiscard]] bool plans(const swu::Game &world) const;
    [[nodiscard]] std::vector<RootChoice> glance(const Worlds &worlds);
    [[nodiscard]] std::vector<RootChoice> ponder(Train &train, const std::stop_token &stop,
                                                 std::chrono::milliseconds time, Thought &thought);
    [[nodiscard]] Limit limit(std::chrono::steady_clock::time_point begin, double share,
                              const std::stop_token &stop) const;
    [[nodiscard]] std::chrono::milliseconds
    timeLeft(std::chrono::steady_clock::time_point begin) const;
    [[nodiscard]] const RootChoice &pick(const std::vector<RootChoice> &choices);
    void avoidLoss(const Worlds &worlds, swu::Game &world, std::vector<RootChoice> &choices,
                   const Limit &limit);
    [[nodiscard]] core::Answer anyAnswer(const swu::Game &seen);

    const Knowledge *m_knowledge;
    Manner m_manner;
    core::Rng m_rng;
    std::unique_ptr<Train> m_train; ///< of the last question that it searched
};

} // namespace playmat::bots
