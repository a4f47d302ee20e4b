#pragma once

#include "engine/core/decision.h"

namespace playmat::match {

/// What the protocol calls a kind of question, in every game; empty for what is none.
[[nodiscard]] const char *decisionKindName(core::DecisionKind kind);

} // namespace playmat::match
