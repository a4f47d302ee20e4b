#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// How likely a player draws a card, exactly.
namespace playmat::decks {

/// How a game deals cards and lets players draw, as far as it decides which cards a player sees.
struct Dealing
{
    /// What a player may replace in the opening hand, once.
    enum class Mulligan : std::uint8_t {
        None,
        Whole, ///< the whole hand, which is shuffled into the deck first
        Shuffled, ///< chosen cards, which are shuffled into the deck after their replacements came
        Bottom, ///< chosen cards, which go to the bottom of the deck
    };

    std::size_t part = 0; ///< the index of the part of a deck that is drawn from
    int hand = 7; ///< number of cards in the opening hand
    Mulligan mulligan = Mulligan::None;
    int most = 0; ///< number of chosen cards that may be replaced
    /// Number of cards drawn up to the first moment in round 1 in which the player can play a card:
    /// by the player who begins, and by the other one.
    std::array<int, 2> atFirst{};
    int perRound = 1; ///< number of cards drawn in each later round

    friend bool operator==(const Dealing &, const Dealing &) = default;
};

/// A question about a deck.
struct DrawQuestion
{
    int cards = 0; ///< number of cards in the deck
    int wanted = 0; ///< how many of them are wanted, any one of which is enough
    int round = 0; ///< 0: in the opening hand, before a mulligan; otherwise by that round
    bool first = true; ///< the player begins
    bool mulligan
        = false; ///< the player replaces all that may be replaced unless a wanted card is there
};

/// The number of cards that a player has drawn after the opening hand by a round.
[[nodiscard]] int drawnBy(const Dealing &dealing, int round, bool first);

/// The chance that the player has drawn a wanted card, from 0 to 1. Nothing but the opening hand,
/// the mulligan and the draw of each round counts.
[[nodiscard]] double chanceOf(const Dealing &dealing, const DrawQuestion &question);

} // namespace playmat::decks
