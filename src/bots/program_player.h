#pragma once

#include "bots/level.h"
#include "engine/swu/game.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace playmat::bots {

/// What a program has come to think of its question.
struct Thought
{
    /// In the options as the seat is told them: `game.answerOf(Viewer::of(seat), answer)` is the
    /// answer to the game's own decision.
    core::Answer answer;
    double chance = 0.5; ///< that its seat wins, as far as it can tell
    int simulations = 0; ///< games that it has played on in its head
    bool sure = false; ///< it has seen a win that nothing can prevent, or there was no choice
};

/// A player that is a program, of one level. It knows what its seat may know and no more; equal
/// seeds and games give equal answers, unless time runs out.
class ProgramPlayer
{
public:
    ProgramPlayer(const swu::CardDb &db, Level level, std::uint64_t seed);
    ~ProgramPlayer();
    ProgramPlayer(ProgramPlayer &&) noexcept;
    ProgramPlayer &operator=(ProgramPlayer &&) noexcept;

    /// The answer to the question that the game asks its seat: `seen` is Game::seenBy(seat). Takes
    /// its time; from any thread, but from one at a time. Soon after `stop` is requested it
    /// answers with what it has got.
    [[nodiscard]] Thought think(const swu::Game &seen, const std::stop_token &stop);

    [[nodiscard]] Level level() const;

private:
    class Mind;
    std::unique_ptr<Mind> m_mind;
};

} // namespace playmat::bots
