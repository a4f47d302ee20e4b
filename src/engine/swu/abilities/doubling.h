#pragma once

#include "engine/swu/language/op.h"

/// Twice as many tokens, for effects that create some (Rule::DoublesTokens).
namespace playmat::swu {

class Machine;

/// How many tokens the effect creates, of each sort or for each unit.
[[nodiscard]] int tokensOf(const Frame &f, const Node &n);
/// Asks the player, once for each effect; returns whether it asked.
[[nodiscard]] bool asksToDouble(Machine &m, Frame &f, const Node &n, PlayerId player);
void askDouble(Machine &m, const Frame &f, const Node &n, core::Decision &out);
/// Takes the answer; then the effect goes on.
void answerDouble(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                  const core::Answer &a);

} // namespace playmat::swu
