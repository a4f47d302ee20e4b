#pragma once

#include <QString>

namespace playmat::table {

/// What a rule says, in our own words: "CR 6.2.4" of resources/rules/swu.json. Empty when the book
/// has no entry with that number, or there is no book.
[[nodiscard]] QString ruleEntry(const QString &number);

} // namespace playmat::table
