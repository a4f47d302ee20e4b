#pragma once

#include "table/game/table_kit.h"

namespace playmat::table {

/// Disney Lorcana at a table.
[[nodiscard]] const TableKit &lorcanaTableKit();

} // namespace playmat::table
