#include "bots/level.h"

#include "text/language.h"

#include <algorithm>
#include <array>

namespace playmat::bots {

namespace {

constexpr std::array kLevels{
    LevelInfo{
        Level::Novice, "novice", text::mark("Novice"),
        text::mark("Has just learned the rules: plays cards and attacks, and overlooks a lot."),
        1000},
    LevelInfo{Level::Beginner, "beginner", text::mark("Beginner"),
              text::mark("Knows what its cards do, and often takes what comes first."), 1180},
    LevelInfo{Level::Intermediate, "intermediate", text::mark("Intermediate"),
              text::mark("Trades sensibly and sees a win that is there; plans little."), 1410},
    LevelInfo{Level::Advanced, "advanced", text::mark("Advanced"),
              text::mark("Looks some moves ahead and reckons with what you may hold."), 1950},
};

/// Levels that were no stronger than the one below them: settings and matches may still name them.
constexpr std::array<std::string_view, 2> kAsAdvanced{"expert", "master"};

} // namespace

std::span<const LevelInfo> levels()
{
    return kLevels;
}

const LevelInfo &infoOf(Level level)
{
    return kLevels[static_cast<std::size_t>(level)];
}

std::optional<Level> levelNamed(std::string_view id)
{
    if (std::ranges::find(kAsAdvanced, id) != kAsAdvanced.end())
        return Level::Advanced;
    const auto *at = std::ranges::find(kLevels, id, &LevelInfo::id);
    return at == kLevels.end() ? std::nullopt : std::optional(at->level);
}

Between between(int elo)
{
    const auto *above
        = std::ranges::find_if(kLevels, [&](const LevelInfo &info) { return info.elo >= elo; });
    if (above == kLevels.end())
        return {kLevels.back().level, kLevels.back().level, 1};
    if (above == kLevels.begin() || above->elo == elo)
        return {above->level, above->level, 0};
    const LevelInfo &below = *(above - 1);
    return {below.level, above->level, double(elo - below.elo) / double(above->elo - below.elo)};
}

} // namespace playmat::bots
