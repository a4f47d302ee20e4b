#pragma once

#include "engine/riftbound/language/card_db.h"
#include "kit/common/host/card_parts.h"

namespace playmat::riftbound::host {

/// The parts of all playable cards.
[[nodiscard]] kit::CardParts partsOf(const CardDb &db);
/// The same parts with their text, in the same order.
[[nodiscard]] std::vector<match::CardPart> spokenParts(const CardDb &db);

} // namespace playmat::riftbound::host
