#pragma once

#include "engine/riftbound/text/reasons.h"

#include <functional>
#include <string>
#include <string_view>

namespace playmat::riftbound {

/// How the reader calls a card and a player.
struct ReasonNames
{
    std::function<std::string(int card)> card;
    std::function<std::string(int player)> player;
    /// What an English pattern is in the reader's language; none: that pattern.
    std::function<std::string(std::string_view english)> say = {};
};

/// The English sentence of a reason, with places: {c0} is the card in the first parameter, {n1} the
/// number in the second, {p0} a player.
[[nodiscard]] std::string_view reasonPattern(Reason reason);

/// A refusal in a whole sentence.
[[nodiscard]] std::string reasonText(const core::Refusal &refusal, const ReasonNames &names);

} // namespace playmat::riftbound
