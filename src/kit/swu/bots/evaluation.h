#pragma once

#include "engine/swu/game.h"
#include "kit/swu/bots/features.h"
#include "match/json.h"

#include <string>

/// How likely a side wins from a position: a logistic regression over the features, fitted to games
/// by `playmat-cli fit`.
namespace playmat::bots {

/// How the weights came about, for whoever reads their file.
struct Fitted
{
    std::string date; ///< of the program's version
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    double brier = 0; ///< on games that the fit has not seen
};

struct Weights
{
    Features early{}; ///< in round 0
    Features late{}; ///< from round 10 on; in between a mixture
    Fitted fitted;
};

/// What a beginner would guess. Good enough to begin fitting from, and for a program without its
/// resources.
[[nodiscard]] Weights guessedWeights();
[[nodiscard]] match::Outcome<Weights> readWeights(std::string_view text);
[[nodiscard]] match::Json weightsJson(const Weights &weights);

/// Where in a game the position is: 0 … 1.
[[nodiscard]] double progressOf(const swu::State &state);

/// The chance that the side wins: 1 or 0 when the game is over, 0.5 for a draw.
[[nodiscard]] double chanceOf(const Weights &weights, const swu::Game &game, swu::PlayerId side);

} // namespace playmat::bots
