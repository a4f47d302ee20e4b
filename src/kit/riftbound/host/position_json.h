#pragma once

#include "engine/riftbound/state/position.h"
#include "kit/riftbound/host/cards.h"

#include <string>
#include <utility>
#include <vector>

namespace playmat::riftbound::host {

/// A position, and what it calls its cards.
struct ReadPosition
{
    Position position;
    /// Names and where the card of each is in the position, to be asked for once it is placed.
    std::vector<std::pair<std::string, const PlacedCard *>> refs;
};

/// Reads a `scenario` request. Codes: bad_scenario with the path; unknown_card.
[[nodiscard]] Outcome<std::unique_ptr<ReadPosition>> positionFromJson(const RiftboundCards &cards,
                                                                      const Json &json);

} // namespace playmat::riftbound::host
