#pragma once

#include "engine/swu/language/card_db.h"
#include "kit/swu/host/deck_document.h"

#include <memory>
#include <string_view>

namespace playmat::match {

/// Reads a deck in any form that a user pasted, dropped or saved (kit/common/host/deck_reader.h);
/// other prints of a card are replaced by the one in the database. A list without a name is named
/// after its leader.
[[nodiscard]] Outcome<DeckDocument> readDeck(const swu::CardDb &db, std::string_view text);
[[nodiscard]] std::unique_ptr<kit::DeckCards> deckCards(const swu::CardDb &db);
/// Reads a deck and also reports skipped parts and how much of the text belongs to this game.
[[nodiscard]] kit::DeckReading readingOf(const swu::CardDb &db, std::string_view text);

} // namespace playmat::match
