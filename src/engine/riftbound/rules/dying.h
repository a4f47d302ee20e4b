#pragma once

#include "engine/riftbound/rules/board.h"

/// Payments that replace a death.
namespace playmat::riftbound {

/// A temporary item with the cost of saving the card that the frame is about. It has no context.
[[nodiscard]] ChainItem savingItem(const Board &m, const Frame &f);

} // namespace playmat::riftbound
