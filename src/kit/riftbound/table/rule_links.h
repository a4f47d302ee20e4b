#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/riftbound/state/types.h"
#include "table/view/links.h"

#include <QString>

/// Where in the rules what the table shows is explained. They depend on nothing that only one seat
/// may know.
namespace playmat::riftbound::board::links {

using table::links::toRule;
using table::links::toTerm;

/// What happened.
[[nodiscard]] QString of(const core::Event &event);
/// Why something is asked.
[[nodiscard]] QString of(const core::Decision &decision);
/// How the game ended; empty: not by a rule.
[[nodiscard]] QString of(EndReason reason);
/// A step of the phase track: 0 Awaken … 5 Ending.
[[nodiscard]] QString ofStep(int step);

} // namespace playmat::riftbound::board::links
