#pragma once

#include "engine/swu/language/card_db.h"
#include "kit/common/host/card_parts.h"

namespace playmat::match {

/// The parts of all playable cards.
[[nodiscard]] kit::CardParts partsOf(const swu::CardDb &db);
/// The same parts with their text, in the same order.
[[nodiscard]] std::vector<CardPart> spokenParts(const swu::CardDb &db);

} // namespace playmat::match
