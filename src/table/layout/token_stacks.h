#pragma once

#include "table/layout/table_spec.h"
#include "table/view/card_row.h"

#include <vector>

namespace playmat::table {

/// Puts equal tokens of a zone of tiles on each other: the first one is on top, and each row says
/// what lies on it and how many lie there from it downwards. Tokens are equal if everything that
/// they show is equal and nothing lies under them; what is marked on them does not count, so that
/// nothing moves while they are pointed at. A card whose `pile` is negative lies alone.
void stackTokens(const TableSpec &spec, std::vector<CardRow> &rows);

} // namespace playmat::table
