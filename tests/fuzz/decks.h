#pragma once

#include "fuzz/fuzz.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_document.h"

namespace playmat::fuzz {

using WriteDeck = std::string (*)(const swu::CardDb &, const match::DeckDocument &);

/// A deck that was read from `input`: refused with a place, or it can be played, and what it means
/// can be written down and read again.
[[nodiscard]] Verdict checkDeck(const match::Outcome<match::DeckDocument> &read,
                                std::string_view input, WriteDeck write);

} // namespace playmat::fuzz
