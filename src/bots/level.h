#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace playmat::bots {

/// How well a program plays, from somebody who has just learned the rules on.
enum class Level : std::uint8_t { Novice, Beginner, Intermediate, Advanced };

struct LevelInfo
{
    Level level = Level::Novice;
    std::string_view id; ///< "novice": for command lines and documents
    std::string_view name; ///< "Novice"; in English, so whoever shows it asks text::said()
    std::string_view words; ///< a sentence about how it plays; likewise
    int elo = 0; ///< estimated by matches: somebody who looks one answer ahead ("greedy") has 1500
};

/// The weakest first.
[[nodiscard]] std::span<const LevelInfo> levels();
[[nodiscard]] const LevelInfo &infoOf(Level level);
/// The level with that id, or the one that took the place of a level of that id; nothing when there
/// is none.
[[nodiscard]] std::optional<Level> levelNamed(std::string_view id);

/// Two levels that follow each other, and how much of the stronger it takes to be that strong.
struct Between
{
    Level weaker = Level::Novice;
    Level stronger = Level::Novice;
    double share = 0; ///< 0 to 1
};
/// Outside of the ladder it is the weakest or the strongest alone.
[[nodiscard]] Between between(int elo);

} // namespace playmat::bots
