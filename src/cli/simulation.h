#pragma once

#include "engine/swu/game.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::cli {

/// A game that can be played again: what it began with and every answer.
struct Replay
{
    std::uint64_t seed = 1;
    std::array<std::string, swu::kPlayers> decks; ///< names of built-in decks
    std::vector<core::Answer> answers;
};

/// One line: "swu seed=7 decks=luke,vader answers=0 3 1+4 2:3+0:1 n17".
[[nodiscard]] std::string toText(const Replay &replay);
/// False when the line is not one.
[[nodiscard]] bool fromText(std::string_view line, Replay &replay);

/// How a random game went.
struct Played
{
    Replay replay;
    std::string fault; ///< the first breach of an invariant; empty when there was none
    std::uint64_t hash = 0;
    std::uint64_t signature = 0; ///< see signature.h; 0 unless asked for
    std::size_t refused = 0; ///< answers that broke a bound on the whole choice
    int rounds = 0;
    swu::PlayerId winner = swu::kNone;
};

/// The most answers that a game of random players takes; more is a game that does not end.
inline constexpr std::size_t kMostAnswers = 6000;

/// Plays random answers to the end. With `check` every invariant is checked at every step.
[[nodiscard]] Played playRandomly(const swu::CardDb &db, const Replay &begin,
                                  const std::array<swu::DeckChoice, swu::kPlayers> &decks,
                                  bool check);
/// The same without checks, but with a signature.
[[nodiscard]] Played playForSignature(const swu::CardDb &db, const Replay &begin,
                                      const std::array<swu::DeckChoice, swu::kPlayers> &decks);

/// Plays a replay's answers, checking every step; an answer that is refused is a fault too.
[[nodiscard]] Played playAgain(const swu::CardDb &db, const Replay &replay,
                               const std::array<swu::DeckChoice, swu::kPlayers> &decks);

} // namespace playmat::cli
