#pragma once

#include "match/hosted_game.h"

#include <string>
#include <vector>

namespace playmat::match {

/// A part of a card's text that can happen: an effect, or an ability that needs no effect.
struct CardPart
{
    std::string card; ///< printed id of the card
    std::string text;
};

/// A HostedGame that can report which parts of its cards have happened. It records them only while
/// HostedGame::watch is on.
class Happenings
{
public:
    Happenings() = default;
    Happenings(const Happenings &) = delete;
    Happenings &operator=(const Happenings &) = delete;
    virtual ~Happenings() = default;

    /// All parts of all playable cards.
    [[nodiscard]] virtual std::vector<CardPart> parts() const = 0;
    /// For each of parts(), whether it has happened since HostedGame::watch(true). Empty if the
    /// game is not being watched.
    [[nodiscard]] virtual std::vector<bool> happened() const = 0;
};

/// The game's Happenings; nullptr if the game cannot report them.
[[nodiscard]] inline const Happenings *happeningsOf(const HostedGame &game)
{
    return dynamic_cast<const Happenings *>(&game);
}

} // namespace playmat::match
