#pragma once

#include "engine/core/event.h"
#include "engine/lorcana/language/card_db.h"
#include "match/json.h"

#include <span>

namespace playmat::lorcana::host {

/// The `events` of a reply, as the game's eventsFor(viewer) gave them. What was chosen together is
/// one event.
[[nodiscard]] match::Json eventsJson(const CardDb &db, std::span<const core::Event> events);

} // namespace playmat::lorcana::host
