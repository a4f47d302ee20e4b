#pragma once

#include "engine/lorcana/text/reasons.h"

#include <functional>
#include <string>

namespace playmat::lorcana {

/// How the reader calls a card and a player.
struct ReasonNames
{
    std::function<std::string(int card)> card;
    std::function<std::string(int player)> player;
};

/// A refusal in a whole sentence.
[[nodiscard]] std::string reasonText(const core::Refusal &refusal, const ReasonNames &names);

} // namespace playmat::lorcana
