#pragma once

#include "engine/riftbound/language/card_db.h"
#include "learn/book_search.h"

#include <vector>

namespace playmat::riftbound::board {

/// The cards for the index of the rules book.
[[nodiscard]] std::vector<learn::BookCard> bookCards(const CardDb &db, const learn::Book &book);

} // namespace playmat::riftbound::board
