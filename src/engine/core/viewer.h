#pragma once

#include "engine/core/zone.h"

#include <cstddef>

namespace playmat::core {

/// A viewer of a game with so many players: a player, one who sees everything (tests, the
/// protocol's null), or one who sees only what every player sees.
template <std::size_t players>
struct Viewer
{
    static constexpr PlayerId kNobody = 254;
    static constexpr auto kEverybody = static_cast<PlayerMask>((1U << players) - 1U);

    PlayerId player = kNone; ///< kNone = sees everything

    static Viewer all() { return {}; }
    static Viewer of(PlayerId p) { return {p}; }
    /// A viewer who sees only what every player sees.
    static Viewer nobody() { return {kNobody}; }
    [[nodiscard]] bool seesAll() const { return player == kNone; }
    [[nodiscard]] bool isNobody() const { return player == kNobody; }
    /// Whether a card that these players see is seen.
    [[nodiscard]] bool among(PlayerMask seers) const
    {
        if (player >= players)
            return seesAll() || (seers & kEverybody) == kEverybody;
        return ((seers >> player) & 1U) != 0;
    }
};

/// Under which names a viewer is told of cards.
enum class IdsOf : std::uint8_t {
    Seat, ///< its own, which tell nothing about a card while it is hidden (seat_names.h)
    Game, ///< the cards' own, the same for everybody: for a program that shows several seats at
          ///< once and keeps the ids to itself
};

/// Ids of cards in an observation. A face that the viewer may see has the viewer's name for the
/// card (from kFirstSeatName on); for one who sees all it is the card's own id (0 … 191). A hidden
/// card has an id of its place, from kHiddenBase on: it says nothing about which card lies there,
/// and cannot be followed through a shuffle or out of an unordered zone.
inline constexpr int kHiddenBase = 1000;
inline constexpr SeenId kFirstSeatName = 4096;

} // namespace playmat::core
