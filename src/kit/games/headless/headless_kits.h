#pragma once

#include "cli/headless_kit.h"

#include <span>

namespace playmat::kit {

/// The games that this program was built with (PLAYMAT_GAMES), the first one first.
[[nodiscard]] std::span<const cli::HeadlessKit *const> headlessKits();
/// The game of that name; the first one, where none is named. nullptr: there is none.
[[nodiscard]] const cli::HeadlessKit *headlessKitNamed(std::string_view id);

} // namespace playmat::kit
