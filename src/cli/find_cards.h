#pragma once

#include "match/card_library.h"

#include <string>

namespace playmat::cli {

struct FindOptions
{
    std::string query; ///< as users type it (decks/card_query.h)
    std::string by = "name"; ///< or "cost" or "set"
};

/// Prints the cards that a search finds, and the parts of the query that could not be parsed.
/// Returns the exit status: 1 if no card is found or a part could not be parsed.
[[nodiscard]] int findCards(const match::CardLibrary &library, const FindOptions &options);

} // namespace playmat::cli
