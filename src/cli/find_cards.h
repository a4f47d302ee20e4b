#pragma once

#include "match/card_library.h"

#include <string>

namespace playmat::cli {

struct FindOptions
{
    std::string query; ///< as people write it (decks/card_query.h)
    std::string by = "name"; ///< or "cost" or "set"
};

/// Prints the cards that a search finds, and says which parts of it are not understood. Returns the
/// exit status: 1 if nothing is found or something is not understood.
[[nodiscard]] int findCards(const match::CardLibrary &library, const FindOptions &options);

} // namespace playmat::cli
