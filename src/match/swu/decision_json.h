#pragma once

#include "match/json.h"
#include "match/swu/option_text.h"

namespace playmat::match {

/// The `decision` of a reply; null when the game is over.
[[nodiscard]] Json decisionJson(const Naming &names, const core::Decision &decision);

/// Reads the answer of a `choose` request: `options`, `amounts` beside or instead of them, `text`.
/// Code "bad_request" when it is not even an answer; whether it is legal says the game.
[[nodiscard]] Outcome<core::Answer>
answerFromJson(const swu::CardDb &db, const core::Decision &decision, const Json &json);

/// The same for the journal: {"options":[3]}, {"options":[0,1],"amounts":[2,1]}, {"name":"Yoda"}.
[[nodiscard]] Json answerJson(const swu::CardDb &db, const core::Answer &answer);

} // namespace playmat::match
