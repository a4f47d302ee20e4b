#pragma once

#include "decks/card_query.h"

#include <QString>

#include <memory>
#include <vector>

namespace playmat::match {
class CardLibrary;
}

namespace playmat::table {

/// All cards of the game for the search, in the language in use. Made once for each game and
/// language; the library is never unloaded (cardData).
[[nodiscard]] std::shared_ptr<const decks::CardIndex> cardIndex(const match::CardLibrary &library);

/// A query and what it finds.
struct CardsFound
{
    std::vector<std::uint32_t> cards; ///< their numbers in the index
    QString problem; ///< the first part that is not understood, in a sentence; empty: none
    QString better; ///< the whole text with what was probably meant; empty: nothing is similar
};

[[nodiscard]] CardsFound findCards(const decks::CardIndex &index, const QString &text,
                                   decks::CardIndex::Order order,
                                   const std::vector<std::uint8_t> &copies);

} // namespace playmat::table
