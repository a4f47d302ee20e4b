#pragma once

#include "table/game/table_kit.h"

#include <span>

namespace playmat::table {

/// The games that this program was built with (PLAYMAT_GAMES), the first one first.
[[nodiscard]] std::span<const TableKit *const> tableKits();
/// Whose cards these are. A game that was added by addTableKit() is found as well.
[[nodiscard]] const TableKit &tableKit(const match::CardLibrary &library);
/// The game of that name; nullptr: there is none.
[[nodiscard]] const TableKit *tableKitNamed(std::string_view id);
/// For tests: a game that the program was not built with. It outlives all use of it.
void addTableKit(const TableKit &kit);

} // namespace playmat::table
