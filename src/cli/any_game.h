#pragma once

#include "cli/commands.h"
#include "match/card_library.h"

/// What playmat-cli does with a game of which it knows nothing but its kit.
namespace playmat::cli {

/// Random answers; each answer is printed with what happened, in the protocol's words.
[[nodiscard]] int playAny(const match::CardLibrary &library, const PlayOptions &options);
/// Random games. Every step is checked: what must always hold, that each seat can be told, and
/// (takeBack) that an answer taken back and given again ends in the same bytes.
[[nodiscard]] int simulateAny(const match::CardLibrary &library, const SimulateOptions &options);
[[nodiscard]] int benchAny(const match::CardLibrary &library, const BenchOptions &options);
[[nodiscard]] int perftAny(const match::CardLibrary &library, const PerftOptions &options);
[[nodiscard]] int checkCardsAny(const match::CardLibrary &library, const CheckOptions &options);
[[nodiscard]] int decksAny(const match::CardLibrary &library, const DecksOptions &options);

} // namespace playmat::cli
