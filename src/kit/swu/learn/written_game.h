#pragma once

#include "engine/swu/game.h"
#include "match/card_library.h"
#include "match/json.h"

#include <cstdint>
#include <optional>

/// States and answers as documents write them.
namespace playmat::kit {

/// The state as a position that can be read back, with `near` in seat 0. Only for the first
/// decision of an action phase while nothing lasts: then the cards are all there is to say.
[[nodiscard]] match::Json writtenPosition(const swu::Game &game, swu::PlayerId near);

/// The same for any action, with decks and exhausted resources, and for a regroup phase, as if it
/// were over. What lasts only for the phase is not written. Nothing: something else is asked.
[[nodiscard]] std::optional<match::Json> playablePosition(const swu::Game &game,
                                                          swu::PlayerId near);
/// The position as one that a whole game goes on from: hands, resources and decks are filled up
/// from the starter decks, and neither side has more resources than the other.
[[nodiscard]] match::Json filledUp(const match::CardLibrary &library, match::Json position,
                                   std::uint64_t seed);

/// An answer to the open decision as a pattern, from seat 0's point of view.
[[nodiscard]] match::Json writtenAnswer(const swu::Game &game, const core::Answer &answer);

} // namespace playmat::kit
