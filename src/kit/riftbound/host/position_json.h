#pragma once

#include "engine/riftbound/state/position.h"
#include "kit/riftbound/host/cards.h"

#include <string>
#include <utility>
#include <vector>

namespace playmat::riftbound::host {

/// A position and the names that it gives to cards.
struct ReadPosition
{
    Position position;
    /// Names with the card of each in the position; its id is known once it is placed.
    std::vector<std::pair<std::string, const PlacedCard *>> refs;
};

/// Reads a `scenario` request. Codes: bad_scenario with the path; unknown_card.
[[nodiscard]] Outcome<std::unique_ptr<ReadPosition>> positionFromJson(const RiftboundCards &cards,
                                                                      const Json &json);

} // namespace playmat::riftbound::host
