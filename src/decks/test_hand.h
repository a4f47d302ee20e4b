#pragma once

#include "decks/odds.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <vector>

namespace playmat::decks {

/// An opening hand dealt from a deck. The player who goes first may take the game's mulligan and
/// then draw cards round by round. The same seed always deals the same cards.
class TestHand
{
public:
    TestHand() = default;
    /// `cards` has one number for each copy of a card; the caller decides what the numbers mean.
    TestHand(const Dealing &dealing, std::vector<int> cards, std::uint64_t seed);

    [[nodiscard]] const std::vector<int> &hand() const { return m_hand; }
    [[nodiscard]] int cardsLeft() const { return int(m_deck.size()); }
    /// The current round; 0 while the opening hand is on show.
    [[nodiscard]] int round() const { return m_round; }
    /// Whether the player may still take a mulligan.
    [[nodiscard]] bool canReplace() const;
    /// Takes the mulligan and replaces the cards with these indices in hand(). Mulligan::Whole
    /// replaces the whole hand and ignores the indices. Does nothing if the mulligan has been taken
    /// or is no longer possible, if an index is out of range, or if there are too many of them.
    void replace(std::vector<std::size_t> indices);
    /// Starts the next round and draws its cards, or as many as the deck still has.
    void goOn();

private:
    void draw(int cards);
    void shuffle();

    Dealing m_dealing;
    std::vector<int> m_deck; ///< the top last
    std::vector<int> m_hand;
    core::Rng m_rng{0};
    int m_round = 0;
    bool m_replaced = false;
};

} // namespace playmat::decks
