#pragma once

#include "engine/core/result.h"
#include "engine/lorcana/state/edit.h"

namespace playmat::lorcana {

class Machine;
/// Makes the changes without triggering anything. Refused (BadPlace, NoDamageThere, …,
/// NotThisDecision): the state is as it was or is to be thrown away. What a refusal is about is its
/// first parameter, a card.
[[nodiscard]] core::Result<void> applyEdit(Machine &m, const Edit &edit);

} // namespace playmat::lorcana
