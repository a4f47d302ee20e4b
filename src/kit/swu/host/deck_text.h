#pragma once

#include "engine/swu/language/card_db.h"
#include "kit/swu/host/deck_document.h"

#include <string_view>

/// Decks as lists in plain text: what starwarsunlimited.com, melee.gg and people write.
///
///     Leaders                          # sections: Leader, Base, Deck, Sideboard and their like,
///     1 | Leia Organa | Of A Secret…   #   with "#" before and ":" after, if you like
///     Deck
///     3 Maz Kanata | The Light Guides  # title and subtitle; the bar may be a comma
///     2x Mastery                       # the subtitle is left out if only one card has the title
///     SOR_095                          # a print's number instead, or in brackets after the name
///
/// Case, accents, quotes and punctuation do not count. A line without a number is one copy; a card
/// on several lines is counted together. Leaders and bases need no section. What follows a "#" is
/// a comment.
namespace playmat::match {

/// Reads a list; other prints of a card become the card that the database knows. The deck is called
/// after its leader. Problems: "unknown_card" when unknown cards are all there is, else "bad_deck";
/// the place is that of the first mistake, and the message names the others with their lines.
[[nodiscard]] Outcome<DeckDocument> parseDeckText(const swu::CardDb &db, std::string_view text);

/// Whether a text is meant as JSON: it begins with a bracket.
[[nodiscard]] bool isDeckJson(std::string_view text);

/// Reads a deck that somebody pasted, dropped or saved, JSON or a list.
[[nodiscard]] Outcome<DeckDocument> readDeck(const swu::CardDb &db, std::string_view text);

} // namespace playmat::match
