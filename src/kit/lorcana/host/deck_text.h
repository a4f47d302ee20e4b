#pragma once

#include "kit/lorcana/host/cards.h"
#include "match/deck_limits.h"

#include <string>
#include <string_view>
#include <vector>

/// Decks as people write them. Lists in plain text:
///
///     3 Aurora - Briar Rose        # name and version; the dash may be a comma
///     2x Smash (ENCHANTED)         # what is special about a print does not count
///     --- SIDEBOARD                # counted with the deck; a MAYBEBOARD is not
///
/// Case, accents, quotes, dashes and punctuation do not count; "#" and "//" begin comments. And
/// JSON: {"name":"…","cards":[{"count":3,"id":"1-138"}]}, where "fullName" or "name" may stand
/// instead of the id; other keys are passed over.
namespace playmat::lorcana::host {

/// A card of a deck, and where it was written.
struct DeckLine
{
    DefId card = 0;
    int count = 1;
    std::size_t line = 0; ///< of a list, from 1
    std::string path; ///< in a JSON document
};

struct WrittenDeck
{
    std::string name;
    std::vector<DeckLine> cards;
};

/// Reads a deck, JSON or a list. Codes: bad_deck; unknown_card when unknown cards are all there is.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, std::string_view text);
/// The same for a document of the protocol: an object, or a string with a list.
[[nodiscard]] Outcome<WrittenDeck> readDeck(const LorcanaCards &cards, const Json &document);
/// {"name":…,"cards":[{"count":…,"id":…}]}, each card once.
[[nodiscard]] Json deckJson(const CardDb &db, const std::string &name,
                            const std::vector<DefId> &cards);

} // namespace playmat::lorcana::host
