#pragma once

#include "engine/riftbound/seated_game.h"

#include <span>
#include <string>

/// Questions and answers in words, for the headless protocol and for logs.
namespace playmat::riftbound::host {

/// The data needed to name cards and players.
struct Naming
{
    const SeatedGame &game;
    std::span<const std::string> players;
    Viewer viewer{}; ///< the reader; cards hidden from this viewer are called "a card"

    [[nodiscard]] bool sees(int card) const;
    [[nodiscard]] std::string card(int card) const; ///< by its id in the game
};

/// "Play Blazing Scorcher (5) to 0.base".
[[nodiscard]] std::string optionText(const Naming &names, const core::Option &option);
/// "What do you do?"
[[nodiscard]] std::string promptText(const Naming &names);

} // namespace playmat::riftbound::host
