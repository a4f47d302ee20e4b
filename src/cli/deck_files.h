#pragma once

#include "cli/commands.h"
#include "match/card_library.h"

/// Finds, converts, compares and checks decks of any game for playmat-cli. The functions return the
/// exit status of the process.
namespace playmat::cli {

[[nodiscard]] int findDecks(const match::CardLibrary &library, const DecksOptions &options);
[[nodiscard]] int convertDeck(const match::CardLibrary &library, const std::string &name);
[[nodiscard]] int missingCards(const match::CardLibrary &library, const DecksOptions &options);
[[nodiscard]] int checkFormat(const match::CardLibrary &library, const DecksOptions &options);

} // namespace playmat::cli
