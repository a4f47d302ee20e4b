#pragma once

#include "engine/core/decision.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a coach says of a question, whatever the game.
namespace playmat::bots {

/// An answer, and what the coach thinks of it.
struct Opinion
{
    core::Answer answer; ///< in the options as the seat is told them, as in Thought
    std::string words; ///< "Attack Wampa with Luke Skywalker"
    double chance = 0.5; ///< that the seat wins, as this program plays
    double error = 0; ///< 95 times in 100 another look would differ by less
    int visits = 0; ///< games that began with it
    bool loses = false; ///< the other side wins in this phase after it, whatever is done
};

enum class Verdict : std::uint8_t {
    Clear, ///< the first is the best
    Close, ///< the first two are too close to call
    Only, ///< there is nothing else to do
    Win, ///< the first wins in this phase, whatever the other side does
};

struct Advice
{
    Verdict verdict = Verdict::Only;
    std::vector<Opinion> choices; ///< the best first; never empty unless it was stopped
    std::optional<Opinion> asked; ///< of the answer that was asked about
    std::vector<std::string> line; ///< how it goes on, a sentence each
    /// Against the answer asked about, if that is not the best, else the next best; at most three.
    std::vector<std::string> reasons;
    int simulations = 0;

    [[nodiscard]] const Opinion &best() const { return choices.front(); }
    /// How much less the answer asked about is worth than the best; 0 within what can be told
    /// apart.
    [[nodiscard]] double loss() const;
};

struct Effort
{
    int simulations = 6000;
    int solves = 8000; ///< positions looked at for a win in this phase, and as many for a loss
};

} // namespace playmat::bots
