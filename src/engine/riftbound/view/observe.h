#pragma once

#include "engine/riftbound/view/observation.h"
#include "engine/riftbound/view/seat_names.h"

#include <array>

namespace playmat::riftbound {

/// Without `names`, cards keep their own ids.
[[nodiscard]] Observation observe(const CardDb &db, const State &state, Viewer viewer,
                                  const SeatNames *names);
/// The names of cards in that observation; -1: the card does not appear in it.
[[nodiscard]] std::array<int, kMaxCards> namesIn(const State &state, Viewer viewer,
                                                 const SeatNames *names);
[[nodiscard]] bool seesFace(const Card &card, Viewer viewer);
/// Whether a question of this kind can be about cards that only its player sees, regardless of the
/// options offered now.
[[nodiscard]] bool mayNameHidden(const core::Decision &decision);
/// All lists, in the order in which they are reported.
[[nodiscard]] std::vector<ListId> listsOf(const State &state);

} // namespace playmat::riftbound
