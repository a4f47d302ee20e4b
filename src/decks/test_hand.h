#pragma once

#include "decks/odds.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <vector>

namespace playmat::decks {

/// An opening hand from a deck, to be looked at, replaced as the game's mulligan allows, and drawn
/// on round by round, as the player who begins. The same seed deals the same cards.
class TestHand
{
public:
    TestHand() = default;
    /// `cards`: a number of the caller's choice for each copy.
    TestHand(const Dealing &dealing, std::vector<int> cards, std::uint64_t seed);

    [[nodiscard]] const std::vector<int> &hand() const { return m_hand; }
    [[nodiscard]] int cardsLeft() const { return int(m_deck.size()); }
    /// 0 until the first cards after the opening hand are drawn, or would have been.
    [[nodiscard]] int round() const { return m_round; }
    /// Whether the mulligan is still open.
    [[nodiscard]] bool canReplace() const;
    /// Replaces the cards at these places of the hand; with Mulligan::Whole all of them, whatever
    /// the places are. Does nothing if the mulligan is not open, or if a place or their number is
    /// out of bounds.
    void replace(std::vector<std::size_t> places);
    /// Goes on to the next round and draws its cards, as long as there are any.
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
