#pragma once

#include "engine/swu/seated_game.h"
#include "kit/swu/host/option_text.h"
#include "match/json.h"

namespace playmat::match {

/// The `decision` of a reply, as the viewer may know it and in the viewer's ids; null when the game
/// is over. Of a question that the viewer is not told there are `player`, `kind` and `prompt`.
[[nodiscard]] Json decisionJson(const swu::SeatedGame &game, swu::Viewer viewer,
                                std::span<const std::string> players);

/// Reads the answer of a `choose` request: `options`, `amounts` beside or instead of them, `text`.
/// Code "bad_request" when it is not even an answer; whether it is legal is up to the game.
[[nodiscard]] Outcome<core::Answer>
answerFromJson(const swu::CardDb &db, const core::Decision &decision, const Json &json);

/// The same for the journal: {"options":[3]}, {"options":[0,1],"amounts":[2,1]}, {"name":"Yoda"}.
[[nodiscard]] Json answerJson(const swu::CardDb &db, const core::Answer &answer);

} // namespace playmat::match
