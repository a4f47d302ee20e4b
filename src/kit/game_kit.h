#pragma once

#include "match/hosted_game.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::match {
class CardLibrary;
struct MatchSetup;
} // namespace playmat::match

namespace playmat::kit {

/// What a rule system hands to the program, for the parts that know no game. There is one of each
/// game, without a state of its own; a CardLibrary says whose cards it has. This is what a match
/// asks: which cards there are, how games begin, and which cards a journal keeps. What a table asks
/// is its TableKit (table/game/table_kit.h).
class GameKit
{
public:
    GameKit() = default;
    GameKit(const GameKit &) = delete;
    GameKit &operator=(const GameKit &) = delete;
    virtual ~GameKit() = default;

    /// What requests, journals and folders of resources call the game: "swu".
    [[nodiscard]] virtual std::string_view id() const = 0;
    /// Its cards and built-in decks, from a resources folder.
    [[nodiscard]] virtual match::Outcome<match::CardLibrary>
    library(const std::filesystem::path &resources) const = 0;
    /// Starts the game that the setup says, with decks or in a position. The problem of a deck is
    /// in terms of the request ("$.players[1].deck…").
    [[nodiscard]] virtual match::Outcome<std::unique_ptr<match::HostedGame>>
    start(const match::CardLibrary &library, const match::MatchSetup &setup) const = 0;
    /// The library to play a match with whose journal kept its cards (HostedGame::keptCards): the
    /// given one when all of them are in it as they were, else one of the kept cards. `named` are
    /// titles that somebody named in the match.
    [[nodiscard]] virtual match::Outcome<match::CardLibrary>
    libraryForKept(const match::CardLibrary &library, const match::Json &kept,
                   const std::vector<std::string> &named) const = 0;
};

} // namespace playmat::kit
