#pragma once

#include "bots/programs.h"
#include "engine/swu/game.h"

namespace playmat::bots {

/// A game of Star Wars: Unlimited as its seat may know it (Game::seenBy).
class SeenSwu final : public SeenGame
{
public:
    explicit SeenSwu(const swu::Game &seen)
        : game(seen)
    {
    }

    swu::Game game;
};
/// Of what SwuPrograms made.
[[nodiscard]] inline const swu::Game &gameOf(const SeenGame &seen)
{
    return dynamic_cast<const SeenSwu &>(seen).game;
}

/// Those that play Star Wars: Unlimited.
[[nodiscard]] const Programs &swuPrograms();

/// Programs::review (reviewer.cpp).
[[nodiscard]] std::string reviewSwu(const PlayedGame &game, const TellMoment &tell,
                                    const std::stop_token &stop);

} // namespace playmat::bots
