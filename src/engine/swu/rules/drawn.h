#pragma once

#include "engine/swu/state/types.h"

namespace playmat::swu {

class Changes;

/// "When you draw this card during the action phase": everybody sees the card until its ability has
/// resolved.
void fireDrawnItself(Changes &m, CardId id);

} // namespace playmat::swu
