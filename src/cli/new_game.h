#pragma once

#include "cli/commands.h"
#include "cli/headless_kit.h"
#include "engine/core/rng.h"
#include "match/setup.h"

#include <cstdint>
#include <memory>
#include <string>

/// The games that a command line asks for: with decks of these names, from this seed.
namespace playmat::cli {

/// What decks of that seed are drawn by.
[[nodiscard]] core::Rng numbersForDecks(std::uint64_t seed);
/// The decks that are played with: the given ones, or the game's starters where none are named.
[[nodiscard]] DeckNames namedDecks(const HeadlessKit &kit, const match::CardLibrary &library,
                                   const DeckNames &names);
/// A built-in deck, or one that is in a file.
[[nodiscard]] match::Outcome<match::Json> deckNamed(const match::CardLibrary &library,
                                                    const std::string &name, bool plain);
/// What the game with that seed begins with; drawn decks are drawn by the same seed.
[[nodiscard]] match::Outcome<match::MatchSetup> setupFor(const HeadlessKit &kit,
                                                         const match::CardLibrary &library,
                                                         const DeckNames &names,
                                                         std::uint64_t seed);
/// Says what is wrong with a request. The exit status for that.
[[nodiscard]] int complainOf(const match::Problem &problem);

} // namespace playmat::cli
