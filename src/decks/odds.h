#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// The exact chance of drawing a card.
namespace playmat::decks {

/// How a game deals and draws cards.
struct Dealing
{
    /// What a player may replace in the opening hand, once.
    enum class Mulligan : std::uint8_t {
        None,
        Whole, ///< the whole hand; it is shuffled into the deck before the new hand is drawn
        Shuffled, ///< selected cards; they are shuffled into the deck after new cards are drawn
        Bottom, ///< selected cards; they go to the bottom of the deck
    };

    std::size_t part = 0; ///< the index of the part of a deck that is drawn from
    int hand = 7; ///< number of cards in the opening hand
    Mulligan mulligan = Mulligan::None;
    int most = 0; ///< the most selected cards that may be replaced
    /// Number of cards that the player who goes first, and the other player, have drawn when they
    /// can first play a card in round 1.
    std::array<int, 2> atFirst{};
    int perRound = 1; ///< number of cards drawn in each later round
    bool turns = false; ///< the game calls it a turn of the player, not a round

    friend bool operator==(const Dealing &, const Dealing &) = default;
};

/// A question about a deck.
struct DrawQuestion
{
    int cards = 0; ///< number of cards in the deck
    int wanted = 0; ///< number of those cards that are wanted; drawing any one of them is enough
    int round = 0; ///< the round by which it is drawn; 0: in the opening hand before a mulligan
    bool first = true; ///< the player goes first
    bool mulligan
        = false; ///< the player replaces all that may be replaced unless a wanted card is there
};

/// The number of cards that a player has drawn after the opening hand by a round.
[[nodiscard]] int drawnBy(const Dealing &dealing, int round, bool first);

/// The chance that the player has drawn a wanted card, from 0 to 1. Nothing but the opening hand,
/// the mulligan and the draw of each round counts.
[[nodiscard]] double chanceOf(const Dealing &dealing, const DrawQuestion &question);

} // namespace playmat::decks
