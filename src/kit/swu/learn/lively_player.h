#pragma once

#include "engine/core/rng.h"
#include "engine/swu/game.h"

namespace playmat::kit {

/// Plays as people do who like to play cards and attack, so that the positions of its games look
/// like those of people. Equal numbers give equal games.
class LivelyPlayer
{
public:
    explicit LivelyPlayer(std::uint64_t seed)
        : m_rng(seed)
    {
    }

    /// Answers the open decision of the game; false when nothing is accepted.
    bool play(swu::Game &game);

private:
    [[nodiscard]] core::Answer answerTo(const swu::Game &game);
    [[nodiscard]] int worth(const swu::Game &game, const core::Option &option);
    [[nodiscard]] static int worthOfAttack(const swu::Game &game, const core::Option &option);

    core::Rng m_rng;
};

} // namespace playmat::kit
