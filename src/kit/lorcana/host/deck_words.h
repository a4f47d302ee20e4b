#pragma once

#include "kit/common/host/deck_words.h"

namespace playmat::lorcana::host {

/// The words of this game's lists, and all its sets.
[[nodiscard]] const kit::DeckGrammar &deckWords();

} // namespace playmat::lorcana::host
