#pragma once

#include "engine/riftbound/rules/board.h"

/// The additional costs that a player may decline (356.1): which there are, and what a choice of
/// them comes to. Part of finalizing (playing.cpp).
namespace playmat::riftbound {

/// Whether the card has one that can be paid.
[[nodiscard]] bool hasExtras(const Board &m, const ChainItem &item);
/// Asks which of them to pay.
void askCosts(const Board &m, const ChainItem &item, core::Decision &out);
/// The cost of the card with the chosen ones.
[[nodiscard]] Cost costWith(const Board &m, const ChainItem &item, const core::Decision &d,
                            const core::Answer &a);
/// The cost with so much less energy, at least none.
[[nodiscard]] Cost lessEnergy(Cost cost, int energy);

} // namespace playmat::riftbound
