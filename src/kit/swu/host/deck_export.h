#pragma once

#include "engine/swu/game.h"
#include "kit/swu/host/deck_document.h"
#include "match/json.h"

#include <string>
#include <string_view>

/// Decks as other programs read them. Prints become the card that the database knows, each once.
namespace playmat::match {

/// The exchange format of swudb.com and Karabast, one card per line. Without "secondleader", which
/// swudb.com writes as null and Karabast's paste box refuses. That its player plays on with
/// unwritten cards as plain ones is among the metadata, which others pass over.
[[nodiscard]] std::string exportDeckJson(const swu::CardDb &db, const DeckDocument &deck);

/// The document of a legal deck.
[[nodiscard]] Json deckJson(const swu::CardDb &db, std::string_view name,
                            const swu::DeckChoice &deck);

/// A list as starwarsunlimited.com writes it. It has no place for the deck's name and author.
[[nodiscard]] std::string exportDeckText(const swu::CardDb &db, const DeckDocument &deck);

} // namespace playmat::match
