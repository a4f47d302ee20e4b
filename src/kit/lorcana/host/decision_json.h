#pragma once

#include "kit/lorcana/host/cards.h"
#include "kit/lorcana/host/option_text.h"
#include "match/json.h"

namespace playmat::lorcana::host {

/// The `decision` of a reply, as the viewer may know it and in the viewer's ids; null when the game
/// is over. Of a question that the viewer is not told there are `player`, `kind` and `prompt`.
[[nodiscard]] Json decisionJson(const Naming &names);

/// Reads the answer of a `choose` request: `options`, `amounts`, `text`. Code "bad_request" when it
/// is not even an answer, "unknown_card" for a name that no card has; whether it is legal is up to
/// the game.
[[nodiscard]] Outcome<core::Answer>
answerFromJson(const LorcanaCards &cards, const core::Decision &decision, const Json &json);

/// The same for the journal: {"options":[3]}, {"options":[0,1],"amounts":[2,1]}, {"name":"Elsa"}.
[[nodiscard]] Json answerJson(const CardDb &db, const core::Answer &answer);

} // namespace playmat::lorcana::host
