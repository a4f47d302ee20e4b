#pragma once

#include "match/deck_limits.h"
#include "match/outcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace playmat::match {

/// A printed card and how many, as a deck document names it.
struct DeckEntry
{
    std::string id; ///< normalised: "LAW_3" is "LAW_003"
    int count = 1;
    std::string path; ///< where it is in a JSON document
    std::size_t offset = 0; ///< and in its text
};

/// A deck as somebody wrote it down. Nothing is known about the cards yet (see deck_check.h).
struct DeckDocument
{
    std::string name;
    std::string author;
    DeckEntry leader;
    DeckEntry base;
    std::vector<DeckEntry> cards;
    std::vector<DeckEntry> sideboard;
    std::size_t cardsOffset = 0; ///< where the list is in the text
    std::size_t sideboardOffset = 0;
};

/// Reads the exchange format that swudb.com exports and Karabast imports, strictly: keys regardless
/// of case, no unknown ones, ids like SOR_010. The problem says where in the text it is. Code
/// "bad_json" or "bad_deck". Lists in plain text: deck_text.h.
[[nodiscard]] Outcome<DeckDocument> parseDeck(std::string_view text);

/// "SOR_7" → "SOR_007"; empty when it is not the id of a printed card.
[[nodiscard]] std::string normalisedCardId(std::string_view id);

} // namespace playmat::match
