#pragma once

#include "engine/core/reason_text.h"
#include "engine/riftbound/text/reasons.h"

#include <string>
#include <string_view>

namespace playmat::riftbound {

using core::ReasonNames;

/// The English sentence for a reason, with placeholders (core/reason_text.h).
[[nodiscard]] std::string_view reasonPattern(Reason reason);

/// A refusal as a complete sentence.
[[nodiscard]] std::string reasonText(const core::Refusal &refusal, const ReasonNames &names);

} // namespace playmat::riftbound
