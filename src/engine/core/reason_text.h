#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

/// Describes refusals. A pattern is an English sentence with placeholders for the parameters of a
/// refusal: {c0} is the card in the first parameter, {n1} the number in the second, {p0} the player
/// in the first. Card parameters come before the others.
namespace playmat::core {

/// The names of cards and players for the reader, and the reader's language.
struct ReasonNames
{
    std::function<std::string(int card)> card;
    std::function<std::string(int player)> player;
    /// Translates an English pattern into the reader's language; if empty, the pattern is used as
    /// it is.
    std::function<std::string(std::string_view english)> say = {};
};

/// The refusal as a complete sentence; `english` is the pattern of its reason.
[[nodiscard]] std::string reasonText(std::string_view english, const Refusal &refusal,
                                     const ReasonNames &names);

/// The number of card parameters, according to the pattern.
[[nodiscard]] std::size_t cardsIn(std::string_view pattern);

} // namespace playmat::core
