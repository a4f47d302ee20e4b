#pragma once

#include "engine/core/decision.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// A finished game as a coach sees it, from what one seat could know at each of its decisions.
namespace playmat::bots {

/// How much a decision lost, in words that people know from other games.
enum class Mark : std::uint8_t { None, Doubtful, Mistake, Blunder };
inline constexpr std::array<double, 3> kMarkedLosses{0.05, 0.10, 0.15};
[[nodiscard]] Mark markOf(double loss);

/// One decision of the seat.
struct Moment
{
    std::size_t step = 0; ///< of the match: this many answers came before it
    int round = 0;
    double best = 0.5; ///< the chance before it, with the best answer
    double played = 0.5; ///< … with what was answered
    double error = 0; ///< of the difference
    double loss = 0; ///< 0 within what can be told apart
    double draws = 0; ///< what the cards that were drawn before it are worth, against average ones
    std::string did; ///< "Pass"
    std::string better; ///< empty: nothing was
    core::Answer betterAnswer; ///< that one, in the options that the seat saw
    std::vector<std::string> reasons; ///< for `better`
    bool choice = false; ///< there was more than one thing to do
};

/// What happened to the chance from the first decision to the end. The parts sum up.
struct Account
{
    double begin = 0.5; ///< before the first hand was drawn
    double end = 0.5; ///< 1 won, 0 lost
    double decisions = 0; ///< what they lost, at most 0
    double draws = 0;
    double rest = 0; ///< what the other side did and drew, and what nobody can tell apart
    double accuracy = 1; ///< of the decisions with a choice: 1 when none lost anything
    int choices = 0; ///< how many these are
    int marked = 0; ///< how many of all have a mark
    std::vector<std::size_t> deciding; ///< at most three moments, the weightiest first
};
[[nodiscard]] Account accountOf(std::span<const Moment> moments, double result);

} // namespace playmat::bots
