#pragma once

#include "bots/planner/board.h"

/// Finds the answers to a question that are worth considering. If there are few answers, these are
/// all of them; otherwise they are a selection that a player would consider. Of answers that differ
/// only in which copy of a card they name, only one is kept.
namespace playmat::bots::planner {

/// The approximate limit for the number of candidates.
inline constexpr std::size_t kMostCandidates = 48;

/// Returns at least one answer unless the question has none. Equal boards give equal candidates.
[[nodiscard]] std::vector<core::Answer> candidatesFor(const Board &board);

} // namespace playmat::bots::planner
