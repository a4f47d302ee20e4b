#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/rules/position.h"
#include "match/json.h"

namespace playmat::match {

/// Reads the position of a `scenario` request. Codes: unknown_card, bad_scenario, unsupported.
[[nodiscard]] Outcome<swu::Position> positionFromJson(const swu::CardDb &db, const Json &json);

} // namespace playmat::match
