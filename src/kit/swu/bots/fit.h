#pragma once

#include "engine/core/rng.h"
#include "kit/swu/bots/evaluation.h"

#include <array>
#include <functional>
#include <vector>

/// Fitting the evaluation to games that programs play against themselves.
namespace playmat::bots {

/// Two decks for a game; equal numbers give equal decks.
using DealDecks = std::function<std::array<swu::DeckChoice, swu::kPlayers>(core::Rng &)>;

/// How often positions of about this chance were won.
struct Reliability
{
    std::uint64_t positions = 0;
    double said = 0; ///< sum of the chances
    std::uint64_t won = 0;
};

struct FitReport
{
    Weights weights;
    std::array<Reliability, 10> reliability{}; ///< by tenths of the chance, on games not fitted to
    std::uint64_t positions = 0; ///< fitted to
};

/// Plays in three generations, each with the weights that fit the one before; the first with
/// guesses. The same numbers give the same weights everywhere.
[[nodiscard]] FitReport fitWeights(const swu::CardDb &db, std::uint64_t games, std::uint64_t seed,
                                   const DealDecks &deal);

} // namespace playmat::bots
