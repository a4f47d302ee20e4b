#pragma once

#include "table/game/table_kit.h"

namespace playmat::table {

/// Riftbound at a table.
[[nodiscard]] const TableKit &riftboundTableKit();

} // namespace playmat::table
