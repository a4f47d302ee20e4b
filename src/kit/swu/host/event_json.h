#pragma once

#include "engine/core/event.h"
#include "kit/swu/host/option_text.h"
#include "match/json.h"

#include <span>

namespace playmat::match {

/// The `events` of a reply, as the game's eventsFor(viewer) gave them. What says nothing to the
/// viewer (values of hidden cards) is left out.
[[nodiscard]] Json eventsJson(const swu::CardDb &db, std::span<const core::Event> events);

} // namespace playmat::match
