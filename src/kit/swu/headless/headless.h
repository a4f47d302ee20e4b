#pragma once

#include "cli/commands.h"
#include "engine/swu/game.h"
#include "kit/swu/bots/thinker.h"
#include "match/card_library.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What playmat-cli does with Star Wars: Unlimited beside what any game offers; functions that
/// return an int return the process's exit status.
namespace playmat::cli {

[[nodiscard]] int bench(const match::CardLibrary &library, const BenchOptions &options);
[[nodiscard]] int checkCards(const match::CardLibrary &library, const CheckOptions &options);
[[nodiscard]] int makePuzzles(const match::CardLibrary &library, const PuzzlesOptions &options);
[[nodiscard]] int matchUp(const match::CardLibrary &library, const MatchOptions &options);
[[nodiscard]] int fit(const match::CardLibrary &library, const FitOptions &options);
[[nodiscard]] int bots(const match::CardLibrary &library, const BotsOptions &options);
/// Which share of the puzzles' first moves each of the programs finds.
[[nodiscard]] int botPositions(const match::CardLibrary &library, const BotsOptions &options);
[[nodiscard]] int schema(const SchemaOptions &options);
/// The texts of all card files, in alphabetical order.
[[nodiscard]] std::vector<std::string> cardFiles();

/// The player of that name, and what players know; otherwise a message on standard error.
[[nodiscard]] bool chooseManner(const std::string &name, bots::Manner &manner);
[[nodiscard]] std::optional<bots::Knowledge> knowledge(const match::CardLibrary &library);

/// The names, or the starter decks where none are named.
[[nodiscard]] DeckNames named(DeckNames names);
/// The decks of the game with that seed; otherwise a message on standard error, and nothing.
[[nodiscard]] bool chooseDecks(const match::CardLibrary &library, const DeckNames &names,
                               std::uint64_t seed,
                               std::array<swu::DeckChoice, swu::kPlayers> &decks);

} // namespace playmat::cli
