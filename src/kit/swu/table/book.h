#pragma once

#include "engine/swu/language/card_db.h"
#include "learn/book_search.h"

#include <QString>

#include <string>
#include <vector>

namespace playmat::table {

/// The cards for the index of the book of rules.
[[nodiscard]] std::vector<learn::BookCard> swuBookCards(const swu::CardDb &db,
                                                        const learn::Book &book);
/// What a printed card says, as plain words; empty: there is none.
[[nodiscard]] QString swuCardSays(const swu::CardDb &db, const std::string &cardId);

} // namespace playmat::table
