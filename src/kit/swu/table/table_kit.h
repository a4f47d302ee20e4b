#pragma once

#include "engine/swu/language/card_db.h"
#include "table/game/table_kit.h"

namespace playmat::table {

/// Star Wars: Unlimited at a table.
[[nodiscard]] const TableKit &swuTableKit();
/// What the pictures of all cards are made from.
[[nodiscard]] std::vector<paint::Facts> pictureFacts(const swu::CardDb &db);

} // namespace playmat::table
