#pragma once

#include "decks/card_query.h"
#include "decks/collection.h"

#include <QString>

#include <memory>
#include <vector>

namespace playmat::match {
class CardLibrary;
}

namespace playmat::table {

/// The search index of all cards of the game in the language in use. Cached for each game until the
/// language changes; the library is never unloaded (cardData).
[[nodiscard]] std::shared_ptr<const decks::CardIndex> cardIndex(const match::CardLibrary &library);

/// How many copies of each card a collection has, by its number in the index; empty if it has none.
[[nodiscard]] std::vector<std::uint16_t> ownedByCard(const decks::CardIndex &index,
                                                     const decks::Collection &collection);

/// The result of a query.
struct CardsFound
{
    std::vector<std::uint32_t> cards; ///< numbers of cards in the index
    QString problem; ///< the first part that could not be parsed, in a sentence; empty: none
    QString better; ///< the whole text that was probably intended; empty: nothing is similar
};

[[nodiscard]] CardsFound findCards(const decks::CardIndex &index, const QString &text,
                                   decks::CardIndex::Order order, const decks::CardCounts &counts);

} // namespace playmat::table
