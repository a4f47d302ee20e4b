#pragma once

#include "cli/commands.h"

namespace playmat::match {
class GameKit;
}

namespace playmat::cli {

/// Plants faults in cards, one at a time, and counts how many of them the scenarios and the deeds
/// notice. Returns the exit status: 0 if each unnoticed fault has a reason in
/// tests/scenarios/<game>/unseen.txt.
[[nodiscard]] int plantFaults(const match::GameKit &kit, const PlantOptions &options);

} // namespace playmat::cli
