#pragma once

#include "engine/core/event.h"
#include "engine/riftbound/language/card_db.h"
#include "match/json.h"

#include <span>

namespace playmat::riftbound::host {

/// The `events` of a reply, with the ids that the events contain.
[[nodiscard]] match::Json eventsJson(const CardDb &db, std::span<const core::Event> events);

} // namespace playmat::riftbound::host
