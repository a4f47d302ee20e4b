#pragma once

#include "kit/riftbound/host/cards.h"
#include "kit/riftbound/host/option_text.h"
#include "match/json.h"

namespace playmat::riftbound::host {

/// The `decision` of a reply, as the viewer may know it and in the viewer's ids; null when the game
/// is over. Of a question that the viewer is not told there are `player`, `kind` and `prompt`.
[[nodiscard]] Json decisionJson(const Naming &names);

/// Reads the answer of a `choose` request; whether it is legal is up to the game.
[[nodiscard]] Outcome<core::Answer> answerFromJson(const core::Decision &decision,
                                                   const Json &json);
[[nodiscard]] Json answerJson(const core::Answer &answer);

} // namespace playmat::riftbound::host
