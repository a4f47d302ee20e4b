#pragma once

#include "bots/programs.h"
#include "engine/swu/seated_game.h"

namespace playmat::bots {

/// A game of Star Wars: Unlimited as its seat may know it (swu::seenBy).
class SeenSwu final : public SeenGame
{
public:
    explicit SeenSwu(const swu::SeatedGame &seen)
        : game(seen)
    {
    }

    swu::SeatedGame game;
};
/// Of what SwuPrograms made.
[[nodiscard]] inline const swu::SeatedGame &gameOf(const SeenGame &seen)
{
    return dynamic_cast<const SeenSwu &>(seen).game;
}

/// Those that play Star Wars: Unlimited.
[[nodiscard]] const Programs &swuPrograms();

/// Programs::review (reviewer.cpp).
[[nodiscard]] std::string reviewSwu(const PlayedGame &game, const TellMoment &tell,
                                    const std::stop_token &stop);

} // namespace playmat::bots
