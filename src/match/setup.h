#pragma once

#include "match/card_library.h"
#include "match/hosted_game.h"
#include "match/series.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace playmat::match {

class JsonReader;

/// As long as a request of the headless protocol: a file that is read as JSON takes thirty times
/// the memory, and a position is copied on the way to its game.
inline constexpr std::size_t kLargestPosition = std::size_t{4} << 20U;

struct Seat
{
    std::string name;
    Json deck; ///< the whole document
    std::string program{}; ///< the level at which the program plays; empty: a person does
};

/// Everything that a match begins with; the header of its journal.
struct MatchSetup
{
    std::string game; ///< empty: the one whose cards it is started with
    std::uint64_t seed = 1;
    std::vector<Seat> seats; ///< two; without decks when there is a scenario
    std::optional<Json> scenario; ///< a position instead of decks
    core::Questions questions = core::Questions::Needed; ///< where the game can be told so
    std::string begun{}; ///< the time in UTC, such as "2026-11-28T19:42:05Z"; empty: it is unknown
    /// Who has the first turn, where that is known before the game; otherwise the game's rules
    /// determine it.
    std::optional<core::PlayerId> first{};
    std::optional<Series> series{}; ///< that this game is part of; nullopt: it is a game by itself

    [[nodiscard]] std::vector<std::string> names() const;
};

/// The document that a request or a command line means: a document, or the name of a built-in deck.
[[nodiscard]] Outcome<Json> deckDocument(const CardLibrary &library, const Json &deck);

/// "needed", "all" or "discreet": which questions are asked.
[[nodiscard]] core::Questions questionsFromJson(const JsonReader &json);

/// Reads a `new` or `scenario` request (or a journal's header); nothing is started yet.
[[nodiscard]] Outcome<MatchSetup> setupFromJson(const CardLibrary &library, const Json &json);
[[nodiscard]] Json setupToJson(const MatchSetup &setup);

/// Starts the game that the setup says.
[[nodiscard]] Outcome<std::unique_ptr<HostedGame>> startGame(const CardLibrary &library,
                                                             const MatchSetup &setup);

} // namespace playmat::match
