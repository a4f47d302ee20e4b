#pragma once

#include "decks/collection.h"

#include <span>
#include <string>
#include <vector>

/// The cards of decks that a collection does not have.
namespace playmat::decks {

struct MissingCard
{
    Entry card; ///< without an id if the card is unknown
    int wanted = 0;
    int owned = 0;

    [[nodiscard]] int missing() const { return wanted - owned; }
};

/// How several decks use the same cards.
enum class Together : std::uint8_t {
    AtOnce, ///< each deck needs its own copies
    InTurn, ///< one deck at a time: the copies move from deck to deck
};

/// The cards that are missing for the decks, sideboards included, in the order of the decks. All
/// prints of a card count as the same card. Cards that a player only considers are not needed.
[[nodiscard]] std::vector<MissingCard>
missingCards(const DeckKit &kit, const match::CardLibrary &library, std::span<const Deck> decks,
             const Collection &collection, Together together);
/// The number of copies that are missing.
[[nodiscard]] int countOf(const std::vector<MissingCard> &cards);
/// A list for other programs: "2 Wampa (SOR_164)".
[[nodiscard]] std::string missingList(const std::vector<MissingCard> &cards);
/// A table "id,name,missing,owned,wanted".
[[nodiscard]] std::string missingTable(const std::vector<MissingCard> &cards);

} // namespace playmat::decks
