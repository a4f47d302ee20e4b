#pragma once

#include "learn/book_search.h"

#include <QString>

#include <string>

namespace playmat::table {

/// The rules book of the game with that id; nullptr if there is none. Each book is read only once.
[[nodiscard]] const learn::Book *ruleBook(const std::string &game);
/// The index of the book, which includes the cards. The game must have a book.
[[nodiscard]] const learn::BookIndex &bookIndex(const std::string &game);
/// The text of a printed card of that game, without markup.
[[nodiscard]] QString cardSays(const std::string &game, const std::string &cardId);
/// A title, text or term of that book in the current language.
[[nodiscard]] std::string ruled(const std::string &game, const std::string &english);

} // namespace playmat::table
