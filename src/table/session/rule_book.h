#pragma once

#include "learn/book.h"

#include <QString>

namespace playmat::table {

/// The rules book of this table's game, read once a process; nullptr when there is none.
[[nodiscard]] const learn::Book *ruleBook();

/// What a rule says, in our own words: "CR 6.2.4", or where that has no entry, its nearest parent.
/// Empty when the book has neither, or there is no book.
[[nodiscard]] QString ruleEntry(const QString &number);

} // namespace playmat::table
