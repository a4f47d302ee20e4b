#pragma once

#include "engine/swu/game.h"
#include "match/json.h"

/// States and answers as documents write them.
namespace playmat::kit {

/// The state as a position that can be read back, with `near` in seat 0. Only for the first
/// decision of an action phase while nothing lasts: then the cards are all there is to say.
[[nodiscard]] match::Json writtenPosition(const swu::Game &game, swu::PlayerId near);

/// An answer to the open decision as a pattern, from seat 0's point of view.
[[nodiscard]] match::Json writtenAnswer(const swu::Game &game, const core::Answer &answer);

} // namespace playmat::kit
