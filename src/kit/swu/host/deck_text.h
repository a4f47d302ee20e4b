#pragma once

#include "engine/swu/language/card_db.h"
#include "kit/swu/host/deck_document.h"

#include <string_view>

namespace playmat::match {

/// Reads a deck that somebody pasted, dropped or saved, in any form
/// (kit/common/host/deck_reader.h); other prints of a card become the card that the database knows.
/// A list without a name of its own is called after its leader.
[[nodiscard]] Outcome<DeckDocument> readDeck(const swu::CardDb &db, std::string_view text);
/// The same with what was passed over, and how much of it is of this game.
[[nodiscard]] kit::DeckReading readingOf(const swu::CardDb &db, std::string_view text);

} // namespace playmat::match
