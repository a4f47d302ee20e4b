#pragma once

#include "engine/swu/game.h"

namespace playmat::bots {

/// How an option looks at first sight, to somebody who does not think: playing cards and good
/// attacks look best, passing worst. About 0 to 12; quick to work out.
[[nodiscard]] double appealOf(const swu::Game &game, const core::Option &option);

} // namespace playmat::bots
