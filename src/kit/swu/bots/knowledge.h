#pragma once

#include "kit/swu/bots/evaluation.h"
#include "match/card_library.h"

#include <filesystem>
#include <vector>

namespace playmat::bots {

/// What a program knows before a game begins: how to judge a position, and which decks people play.
struct Knowledge
{
    Weights weights = guessedWeights();
    std::vector<swu::DeckChoice> decks;
    std::vector<bool> premier; ///< by DefId: the cards of that format; empty: not known

    /// The weights of a resources folder (bots/swu.json), and those built-in decks whose cards the
    /// library has: a match with older cards may lack some. Nobody should play against guesses
    /// without a word, so missing or broken weights are a problem.
    [[nodiscard]] static match::Outcome<Knowledge> from(const match::CardLibrary &library,
                                                        const std::filesystem::path &resources);

    /// For each known deck that fits what the seat has seen of the other side: the cards that it
    /// has not seen. When none fits: every card that goes with the leader and base, and that is in
    /// Premier if those two are.
    [[nodiscard]] std::vector<std::vector<swu::DefId>> unseenCards(const swu::Game &seen,
                                                                   swu::PlayerId seat) const;
};

} // namespace playmat::bots
