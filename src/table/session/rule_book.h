#pragma once

#include "learn/book_search.h"

#include <QString>

namespace playmat::table {

/// The rules book of this table's game, read once a process; nullptr when there is none.
[[nodiscard]] const learn::Book *ruleBook();
/// For looking up in it, cards included. Only where there is a book.
[[nodiscard]] const learn::BookIndex &bookIndex();
/// What a printed card says, as plain words.
[[nodiscard]] QString cardSays(const std::string &cardId);

} // namespace playmat::table
