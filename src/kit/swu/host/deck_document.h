#pragma once

#include "kit/common/host/deck_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace playmat::match {

using kit::DeckEntry;

/// A deck as somebody wrote it down. Whether it may be played with is another question
/// (deck_check.h).
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
    std::string text; ///< what it was read from: what the offsets count in
    bool json = false; ///< its entries have paths
};

/// "SOR_7", "SOR-7", "SOR 7", "[SOR-007]" and "(SOR) 7" → "SOR_007", in capital letters; empty when
/// it is not the number of a printed card. Without the line between them only sets that are known.
[[nodiscard]] std::string normalisedCardId(std::string_view id);

} // namespace playmat::match
