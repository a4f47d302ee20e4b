// The cards of each game, read once.
#pragma once

#include "match/game_kit.h"
#include "support/folders.h"

#include <map>
#include <string_view>

namespace playmat::test {

inline const match::CardLibrary &libraryOf(const match::GameKit &game)
{
    static std::map<std::string_view, match::CardLibrary> libraries;
    const auto there = libraries.find(game.id());
    if (there != libraries.end())
        return there->second;
    return libraries.emplace(game.id(), game.library(resourceDir()).value()).first->second;
}

} // namespace playmat::test
