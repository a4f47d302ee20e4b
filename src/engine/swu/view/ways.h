#pragma once

#include "engine/core/result.h"
#include "engine/swu/game.h"

#include <vector>

namespace playmat::swu {

/// One way in which a card might be played now: as any other card in hand, or by an ability such as
/// Smuggle.
struct WayToPlay
{
    AbilityId way = 0; ///< as core::Option::ability says it; 0: as any other card
    CostBreakdown cost;
    core::Refusal why; ///< why it cannot be; code 0: it can
};

/// All ways in which the player might play the card from where it is, whether or not they can.
[[nodiscard]] std::vector<WayToPlay> waysToPlay(const CardDb &db, const State &state,
                                                PlayerId player, CardId card);

/// The Bounties that would be collected if the unit were defeated now, its own and those that other
/// cards give it.
[[nodiscard]] std::vector<AbilityId> bountiesOf(const CardDb &db, const State &state, CardId unit);

} // namespace playmat::swu
