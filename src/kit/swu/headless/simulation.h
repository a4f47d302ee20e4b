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
    std::size_t refused = 0; ///< answers that broke a bound on the whole choice
    int rounds = 0;
    swu::PlayerId winner = swu::kNone;
    swu::Marks marks{}; ///< how full the lists of the state became
};

/// How games are played.
struct Players
{
    std::array<std::string, swu::kPlayers> bots{"random", "random"};
    bool check = true; ///< every invariant at every step
    bool marks = false; ///< note how full the lists of the state are
};

/// The most answers a game of random players takes; more means a game that does not end.
inline constexpr std::size_t kMostAnswers = 6000;

/// Lets the bots, which must exist, play to the end.
[[nodiscard]] Played playGame(const swu::CardDb &db, const Replay &begin,
                              const std::array<swu::DeckChoice, swu::kPlayers> &decks,
                              const Players &players);

/// Plays a replay's answers, checking every step; an answer that is refused is a fault too.
[[nodiscard]] Played playAgain(const swu::CardDb &db, const Replay &replay,
                               const std::array<swu::DeckChoice, swu::kPlayers> &decks);

} // namespace playmat::cli
