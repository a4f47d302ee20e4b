#pragma once

#include "bots/programs.h"
#include "match/card_library.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::table {

using ProgramMind = bots::Mind;

/// How well the program plays.
struct ProgramLevel
{
    std::string id; ///< as journals and settings write it
    std::string name; ///< in English, so whoever shows it asks text::said()
    std::string words; ///< what to expect, in one sentence; likewise
    int elo = 0;
};

/// The level that is as strong as its Elo says: "adaptive:1310", in whose list it is "adaptive".
inline constexpr std::string_view kAdaptive = "adaptive";

/// From the weakest to the strongest, then the one that adapts.
[[nodiscard]] const std::vector<ProgramLevel> &programLevels();
/// The level of that id, with or without a strength; a later version's is the one in the middle.
[[nodiscard]] const ProgramLevel &programLevel(const std::string &id);
/// As seats and journals write it: one that adapts with its strength, `elo` unless `id` has one.
[[nodiscard]] std::string fullLevel(const std::string &id, int elo);

using MakeMind = std::function<std::unique_ptr<ProgramMind>(
    const match::CardLibrary &library, const std::string &level, std::uint64_t seed)>;

/// The program's own; nullptr: nobody plays this game.
[[nodiscard]] std::unique_ptr<ProgramMind> makeMind(const match::CardLibrary &library,
                                                    const std::string &level, std::uint64_t seed);

} // namespace playmat::table
