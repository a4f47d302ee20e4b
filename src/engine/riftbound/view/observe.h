#pragma once

#include "engine/riftbound/view/observation.h"
#include "engine/riftbound/view/seat_names.h"

#include <array>

namespace playmat::riftbound {

/// Without `names` cards are called by their own ids.
[[nodiscard]] Observation observe(const CardDb &db, const State &state, Viewer viewer,
                                  const SeatNames *names);
/// How that observation calls each card; -1: there is none.
[[nodiscard]] std::array<int, kMaxCards> namesIn(const State &state, Viewer viewer,
                                                 const SeatNames *names);
[[nodiscard]] bool seesFace(const Card &card, Viewer viewer);
/// Whether the question can be about cards that only its player sees: its kind counts, not what is
/// on offer now.
[[nodiscard]] bool mayNameHidden(const core::Decision &decision);
/// Every list that there is, in the order in which they are told.
[[nodiscard]] std::vector<ListId> listsOf(const State &state);

} // namespace playmat::riftbound
