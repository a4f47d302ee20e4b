#pragma once

#include "cli/headless_kit.h"

/// Random games of any game, and what is proved by them. Each function returns the process's exit
/// status.
namespace playmat::cli {

/// Whatever the options ask for.
[[nodiscard]] int simulateAny(const HeadlessKit &kit, const match::CardLibrary &library,
                              const SimulateOptions &options);
/// Takes every answer back and does it again, and at the end all of them: the state is the same
/// byte for byte, and so is what each player sees and is asked.
[[nodiscard]] int takeBackAll(const HeadlessKit &kit, const match::CardLibrary &library,
                              const SimulateOptions &options);

} // namespace playmat::cli
