#pragma once

#include "engine/core/result.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"
#include "engine/swu/text/reasons.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

/// Refusals in words.
namespace playmat::swu {

/// The sentence of a reason, with places for its parameters: {card0} names the card that is the
/// parameter 0, {def0} a printed card, {player0} a player, {zone1} a zone, {n2} is a number, and
/// {n2|card|cards} the word for as many; [3: …] is there only if the parameter 3 is not 0. A
/// reason without a sentence does not compile.
[[nodiscard]] const char *reasonPattern(Reason reason);

/// The name of the reason in snake_case, as the headless protocol writes it; "" after the last one.
[[nodiscard]] const char *reasonName(Reason reason);

/// What an English text is in the reader's language; none: that text.
using InReadersWords = std::function<std::string(std::string_view english)>;

/// The printed card behind a card of the refusal, 0 where it is not known.
using DefOf = std::function<DefId(int card)>;

/// The refusal as one sentence with the names filled in; the rule's number is in `refusal.rule`. A
/// card that is not known is "that card". `players` are the names of the seats; without them they
/// are "Player 1", "Player 2". The pattern and the words go through `say`.
[[nodiscard]] std::string reasonText(const CardDb &db, const DefOf &defOf,
                                     const core::Refusal &refusal,
                                     std::span<const std::string> players = {},
                                     const InReadersWords &say = {});
/// With all cards of the game known.
[[nodiscard]] std::string reasonText(const CardDb &db, const State &state,
                                     const core::Refusal &refusal,
                                     std::span<const std::string> players = {},
                                     const InReadersWords &say = {});

} // namespace playmat::swu
