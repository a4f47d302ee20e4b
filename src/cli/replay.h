#pragma once

#include "engine/core/decision.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::cli {

/// A game that can be played again: what it began with and every answer.
struct Replay
{
    std::string game; ///< its id
    std::uint64_t seed = 1;
    std::array<std::string, 2> decks; ///< as the command line names them
    std::vector<core::Answer> answers;
};

/// One line: "swu seed=7 decks=luke,vader answers=0 3 1+4 2:3+0:1 n17".
[[nodiscard]] std::string toText(const Replay &replay);
/// False when the line is not one.
[[nodiscard]] bool fromText(std::string_view line, Replay &replay);

} // namespace playmat::cli
