#pragma once

#include "engine/core/decision.h"
#include "match/json.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace playmat::match {

struct MatchSetup;

/// Who determines the player who begins the next game of a series.
enum class NextBegins : std::uint8_t { Lot, LoserChooses };

/// How a game of a series ended: its winner, or kNone for a draw; nullopt: it has not ended.
using GameWinner = std::optional<core::PlayerId>;

/// Several games between the same players. Whoever first wins more than half of `of` games wins the
/// series; a game that is drawn counts for nobody. The header of each game's journal has this
/// value, so that the series can be continued from any of them.
struct Series
{
    std::string id; ///< the same in all games of the series
    int game = 1; ///< the number of this game, counted from 1
    int of = 3;
    std::array<int, 2> score{}; ///< games won before this one
    /// The player who gave up the series; it only counts once this game has ended.
    core::PlayerId conceded = core::kNone;
    /// The decks that the players began the series with; null where it is the deck of this game.
    std::array<Json, 2> lists;
    /// The decks that the players have chosen for the next game; null where they have not.
    std::array<Json, 2> next;

    friend bool operator==(const Series &, const Series &) = default;
};

/// Reads the member "series" of a journal's header or of a request. Returns nullopt if its form is
/// wrong, because no game depends on it.
[[nodiscard]] std::optional<Series> seriesFromJson(const Json &json);
[[nodiscard]] Json seriesToJson(const Series &series);

/// The games that each player has won, this one included.
[[nodiscard]] std::array<int, 2> scoreAfter(const Series &series, GameWinner winner);
/// Who has won the series; kNone: nobody has yet.
[[nodiscard]] core::PlayerId seriesWinner(const Series &series, GameWinner winner);
/// Whether this game has ended and another one follows.
[[nodiscard]] bool hasNextGame(const Series &series, GameWinner winner);
/// The player who chooses who begins the next game; kNone: lots are drawn.
[[nodiscard]] core::PlayerId choosesNext(NextBegins rule, GameWinner winner);

/// A new series of that many games.
[[nodiscard]] Series newSeries(std::uint64_t seed, int of);
/// What the next game of the series begins with: the same players, with the decks that they chose.
/// The caller sets seed, time and who begins. `setup` has a series with a next game.
[[nodiscard]] MatchSetup nextGame(const MatchSetup &setup, GameWinner winner);
/// What the players of a rematch exchange.
enum class Swap : std::uint8_t {
    Nothing,
    Decks, ///< each plays the other's deck
    Seats, ///< each sits in the other's place, with their own deck
};

/// What a rematch begins with: the decks as they were before the first game, and nobody has won.
/// Without a series it is the same match again. The caller sets the time. In a match that began
/// with a position, nothing is exchanged.
[[nodiscard]] MatchSetup rematch(const MatchSetup &setup, std::uint64_t seed,
                                 Swap swap = Swap::Nothing);

} // namespace playmat::match
