#pragma once

#include "engine/swu/state/types.h"

namespace playmat::swu {

class Changes;

/// "When you draw this card during the action phase": its player announces that it waits, and the
/// card lies apart from the hand until it has resolved.
void fireDrawnItself(Changes &m, CardId id);

} // namespace playmat::swu
