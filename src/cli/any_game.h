#pragma once

#include "cli/headless_kit.h"

/// What playmat-cli does with a game of which it knows nothing but its kit. Each function returns
/// the process's exit status.
namespace playmat::cli {

/// Each answer of the programs is printed with what happened.
[[nodiscard]] int playAny(const HeadlessKit &kit, const match::CardLibrary &library,
                          const PlayOptions &options);
[[nodiscard]] int benchAny(const HeadlessKit &kit, const match::CardLibrary &library,
                           const BenchOptions &options);
[[nodiscard]] int perftAny(const match::CardLibrary &library, const PerftOptions &options);
[[nodiscard]] int checkCardsAny(const match::CardLibrary &library, const CheckOptions &options);
[[nodiscard]] int decksAny(const match::CardLibrary &library, const DecksOptions &options);

} // namespace playmat::cli
