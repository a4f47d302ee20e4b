#pragma once

#include "engine/swu/game.h"
#include "learn/searched_game.h"
#include "match/card_library.h"

namespace playmat::kit {

/// Star Wars: Unlimited for a prover: a puzzle is about one action phase. The library outlives what
/// comes of it.
[[nodiscard]] learn::StartSearch searchSwu(const match::CardLibrary &library);

/// The game of a position of the headless protocol.
[[nodiscard]] match::Outcome<swu::Game> gameOfPosition(const match::CardLibrary &library,
                                                       const match::Json &scenario);
/// A game as provers see it, which goes on by itself.
[[nodiscard]] std::unique_ptr<learn::SearchedGame> searched(const swu::Game &game);

} // namespace playmat::kit
