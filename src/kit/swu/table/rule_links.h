#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/swu/state/types.h"
#include "table/view/links.h"

#include <QString>

/// Where in the rules book what the table shows is explained: links that BookSession follows. They
/// depend on nothing that only one seat may know.
namespace playmat::table::links {

/// What happened.
[[nodiscard]] QString of(const core::Event &event);
/// Why something is asked.
[[nodiscard]] QString of(const core::Decision &decision);
/// How the game ended; empty: not by a rule.
[[nodiscard]] QString of(swu::EndReason reason);
/// A step of the phase track: 0 action, 1 draw, 2 resource, 3 ready.
[[nodiscard]] QString ofStep(int step);

} // namespace playmat::table::links
