#pragma once

#include "cli/headless_kit.h"
#include "cli/watched_game.h"
#include "engine/core/rng.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace playmat::cli {

/// A game of programs that takes more answers does not end.
inline constexpr std::size_t kMostAnswers = 6000;
/// A program of which so many answers in a row were refused does not find one.
inline constexpr int kMostRefusals = 50;

/// Both seats' programs. Those who answer at random share one row of numbers.
class Players
{
public:
    /// `bots` are names that exist: one for both, or one each.
    Players(const HeadlessKit &kit, const match::CardLibrary &library,
            const std::vector<std::string> &bots, std::uint64_t seed);

    [[nodiscard]] core::Answer answer(const match::HostedGame &game);
    /// Answers; false when nothing was taken that they tried.
    [[nodiscard]] bool play(match::HostedGame &game);

private:
    core::Rng m_rng;
    std::array<std::unique_ptr<Player>, 2> m_players;
};

/// Whether the game has all of them; otherwise a message on standard error.
[[nodiscard]] bool exist(const HeadlessKit &kit, const match::CardLibrary &library,
                         const std::vector<std::string> &bots);

} // namespace playmat::cli
