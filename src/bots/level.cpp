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
    LevelInfo{Level::Expert, "expert", text::mark("Expert"),
              text::mark(
                  "Plays the whole round through before it moves, and seldom gives anything away."),
              1985},
    LevelInfo{Level::Master, "master", text::mark("Master"),
              text::mark("Thinks as long as it usefully can, up to two seconds a move."), 2020},
};

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
