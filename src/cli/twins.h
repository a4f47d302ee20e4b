#pragma once

#include "cli/headless_kit.h"
#include "cli/watched_game.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <string>

/// Tests the promise that what a seat sees depends only on what it may know: a game and its twin
/// (HostedGame::twin), which differs only in what the seat may not know, must tell the seat the
/// same, now and after the next answers.
namespace playmat::cli {

/// What two games tell the viewer differently, in the words of the protocol: observation, question
/// and events; empty when it is the same.
[[nodiscard]] std::string differenceFor(const match::HostedGame &game,
                                        const match::HostedGame &twin, core::PlayerId viewer);
/// The same for gestures with what the viewer sees, with places, and with ids that it has no card
/// for; what it does not see must be refused like a card that is nowhere.
[[nodiscard]] std::string reasonsDifferFor(const match::HostedGame &game,
                                           const match::HostedGame &twin, core::PlayerId viewer,
                                           core::Rng &rng);

/// What a series of twins came to.
struct TwinTrials
{
    std::uint64_t pairs = 0;
    std::uint64_t answers = 0; ///< given in both games of a pair, and compared
    std::string fault; ///< the first difference; empty when there was none
};

/// Plays the game at random and compares pairs on the way, at most this many; adds to what there
/// was.
void compareTwins(match::HostedGame &game, std::uint64_t seed, std::uint64_t most,
                  TwinChecks &checks, TwinTrials &trials);

/// `simulate --twins`. The process's exit status.
[[nodiscard]] int compareAllTwins(const HeadlessKit &kit, const match::CardLibrary &library,
                                  const SimulateOptions &options);

} // namespace playmat::cli
