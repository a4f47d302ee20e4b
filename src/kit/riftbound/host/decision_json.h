#pragma once

#include "kit/riftbound/host/cards.h"
#include "kit/riftbound/host/option_text.h"
#include "match/json.h"

namespace playmat::riftbound::host {

/// The `decision` of a reply, limited to what the viewer may know and with the viewer's ids; null
/// after the end of the game. For a question hidden from the viewer: only `player`, `kind` and
/// `prompt`.
[[nodiscard]] Json decisionJson(const Naming &names);

/// Reads the answer of a `choose` request; the game checks whether it is legal.
[[nodiscard]] Outcome<core::Answer> answerFromJson(const core::Decision &decision,
                                                   const Json &json);
[[nodiscard]] Json answerJson(const core::Answer &answer);

} // namespace playmat::riftbound::host
