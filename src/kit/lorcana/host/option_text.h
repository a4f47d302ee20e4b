#pragma once

#include "engine/lorcana/seated_game.h"

#include <span>
#include <string>

/// Questions and answers in words, for the headless protocol and for logs.
namespace playmat::lorcana::host {

/// What the texts need to name cards and players.
struct Naming
{
    const SeatedGame &game;
    std::span<const std::string> players;
    Viewer viewer{}; ///< the reader: what this one does not see is "a card"

    [[nodiscard]] bool sees(int card) const;
    [[nodiscard]] std::string card(int card) const; ///< by the game's own id
    [[nodiscard]] std::string player(int player) const;
};

/// "Play Ariel - On Human Legs (4)".
[[nodiscard]] std::string optionText(const Naming &names, const core::Option &option);
/// "What do you do?"
[[nodiscard]] std::string promptText(const Naming &names);

} // namespace playmat::lorcana::host
