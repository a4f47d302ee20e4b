#pragma once

#include "kit/common/host/deck_words.h"

namespace playmat::lorcana::host {

/// The words of deck lists for this game, and all of its sets.
[[nodiscard]] const kit::DeckGrammar &deckWords();

} // namespace playmat::lorcana::host
