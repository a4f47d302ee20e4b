#pragma once

#include "kit/common/host/deck_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace playmat::match {

using kit::DeckEntry;

/// A deck as it was written. Whether it is playable is checked separately (deck_check.h).
struct DeckDocument
{
    std::string name;
    std::string author;
    bool plain = false; ///< cards whose text does not play yet are played as plain ones
    DeckEntry leader;
    DeckEntry base;
    std::vector<DeckEntry> cards;
    std::vector<DeckEntry> sideboard;
    std::size_t cardsOffset = 0; ///< where the list is in the text
    std::size_t sideboardOffset = 0;
    std::string text; ///< the text that it was read from; offsets refer to it
    bool json = false; ///< its entries have paths
};

/// "SOR_7", "SOR-7", "SOR 7", "[SOR-007]" and "(SOR) 7" → "SOR_007", in capital letters; empty if
/// it is not the number of a printed card. Without a separator, only known sets are recognised.
[[nodiscard]] std::string normalisedCardId(std::string_view id);

} // namespace playmat::match
