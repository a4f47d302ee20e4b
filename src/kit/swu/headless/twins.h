#pragma once

#include "engine/swu/game.h"
#include "kit/swu/bots/thinker.h"
#include "kit/swu/host/hosted.h"

#include <array>
#include <cstdint>
#include <string>

/// Tests the promise that what a seat sees depends only on what it may know: a game and its twin,
/// which differs only in what the seat may not know, must tell the seat the same, now and
/// after the next answers.
namespace playmat::cli {

/// The game with other hidden cards: those that the viewer does not see have changed places, all
/// cards have other ids, and chance falls differently.
[[nodiscard]] swu::SeatedGame twinOf(const swu::SeatedGame &game, swu::Viewer viewer,
                                     core::Rng &rng);

/// What two games tell the viewer differently: observation, question and events, and the JSON of
/// all; empty when it is the same.
[[nodiscard]] std::string differenceFor(const match::HostedSwu &game, const match::HostedSwu &twin,
                                        swu::Viewer viewer);
/// The same for gestures with what the viewer sees, with places, and with ids that it has no card
/// for; what it does not see must be "hidden" whatever lies there.
[[nodiscard]] std::string reasonsDifferFor(const match::HostedSwu &game,
                                           const match::HostedSwu &twin, swu::Viewer viewer,
                                           core::Rng &rng);

/// The same for what each option would do, told beforehand.
[[nodiscard]] std::string forecastsDifferFor(const match::HostedSwu &game,
                                             const match::HostedSwu &twin, swu::Viewer viewer);

/// The same for what a shared screen draws on the cards that this viewer sees, whoever
/// is asked: marks, forecasts, reasons. The hand of the player who is asked may be covered.
[[nodiscard]] std::string tablesDiffer(const match::HostedSwu &game, const match::HostedSwu &twin,
                                       swu::Viewer viewer);

/// The same for the game as the seat may know it, byte for byte, which is all that a program gets;
/// and whether the seat's own question is unchanged in it.
[[nodiscard]] std::string sealsDiffer(const swu::SeatedGame &game, const swu::SeatedGame &twin,
                                      swu::Viewer viewer);
/// A program that is to think the same about both.
struct TwinMind
{
    bots::Knowledge knowledge;
    bots::Manner manner;
};
/// What it answers if the viewer is asked, and how good it thinks that is.
[[nodiscard]] std::string mindsDiffer(const swu::SeatedGame &game, const swu::SeatedGame &twin,
                                      swu::Viewer viewer, const TwinMind &mind);

/// What a series of twins came to.
struct TwinTrials
{
    std::uint64_t pairs = 0;
    std::uint64_t answers = 0; ///< given in both games of a pair, and compared
    std::uint64_t thoughts = 0; ///< of a program about both, and compared
    std::string fault; ///< the first difference; empty when there was none
};

/// Compares pairs from one random game, at most this many, and adds to what there was.
void compareTwins(const match::CardLibrary &library, std::uint64_t seed,
                  const std::array<swu::DeckChoice, swu::kPlayers> &decks, std::uint64_t most,
                  const TwinMind &mind, TwinTrials &trials);

} // namespace playmat::cli
