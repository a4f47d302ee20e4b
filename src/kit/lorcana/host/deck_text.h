#pragma once

#include "kit/common/host/deck_reader.h"
#include "kit/lorcana/host/cards.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::lorcana::host {

/// A card of a deck and its number of copies.
struct DeckLine
{
    DefId card = 0;
    int count = 1;
};

struct WrittenDeck
{
    std::string name;
    std::string author;
    std::vector<DeckLine> cards;
    std::vector<DeckLine> sideboard; ///< kept, but not part of the deck
};

/// Reads a deck in any form (kit/common/host/deck_reader.h). Codes: bad_deck, bad_json;
/// unknown_card if unknown cards are the only problem.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, std::string_view text);
/// The same for a document of the protocol: an object, or a string with a list.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, const Json &document);
[[nodiscard]] std::unique_ptr<kit::DeckCards> deckCards(const LorcanaCards &cards);
/// Reads a deck and also reports skipped parts and how much of the text belongs to this game.
[[nodiscard]] kit::DeckReading readingOf(const LorcanaCards &cards, std::string_view text);
/// {"name":…,"cards":[{"count":…,"id":…}]}, each card once, with "author" and "sideboard" if the
/// deck has them.
[[nodiscard]] Json deckJson(const CardDb &db, const WrittenDeck &deck);
[[nodiscard]] Json deckJson(const CardDb &db, const std::string &name,
                            const std::vector<DefId> &cards);

} // namespace playmat::lorcana::host
