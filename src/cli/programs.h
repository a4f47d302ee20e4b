#pragma once

#include "bots/programs.h"
#include "cli/headless_kit.h"
#include "cli/watched_game.h"

#include <memory>
#include <string_view>

/// The commands of playmat-cli that use the programs of any game (bots::Programs).
namespace playmat::cli {

/// The program with that name, which answers for whichever seat is asked; nullptr if there is none.
[[nodiscard]] std::unique_ptr<Player> programPlayer(const bots::Programs &programs,
                                                    const match::CardLibrary &library,
                                                    std::string_view name, std::uint64_t seed);
/// Checks that a program cannot tell two twins apart and gives the same answers to both. If there
/// is no such program, prints this and returns nullptr.
[[nodiscard]] std::unique_ptr<TwinChecks> programTwins(const bots::Programs &programs,
                                                       const match::CardLibrary &library,
                                                       const SimulateOptions &options);
/// The commands `match` and `bots`. They return the exit status of the process.
[[nodiscard]] int matchUpAny(const HeadlessKit &kit, const match::CardLibrary &library,
                             const MatchOptions &options);
[[nodiscard]] int botsAny(const HeadlessKit &kit, const BotsOptions &options);

} // namespace playmat::cli
