#pragma once

#include "engine/core/event.h"
#include "kit/swu/host/option_text.h"

#include <string>

namespace playmat::match {

/// What happened as one sentence for a log; empty for events that only pictures need.
[[nodiscard]] std::string eventText(const Naming &names, const core::Event &event);

} // namespace playmat::match
