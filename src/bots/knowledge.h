#pragma once

#include "bots/evaluation.h"

#include <filesystem>
#include <vector>

namespace playmat::bots {

/// What a program knows before a game begins: how to judge a position, and which decks people play.
struct Knowledge
{
    Weights weights = guessedWeights();
    std::vector<swu::DeckChoice> decks;

    /// From a resources folder: bots/swu.json and decks/swu/. What is missing or broken there is
    /// left out; then a program plays on guesses.
    [[nodiscard]] static Knowledge from(const swu::CardDb &db,
                                        const std::filesystem::path &resources);

    /// For each known deck that fits what the seat has seen of the other side: the cards that it
    /// has not seen. When none fits: every card that goes with the leader and base.
    [[nodiscard]] std::vector<std::vector<swu::DefId>> unseenCards(const swu::Game &seen,
                                                                   swu::PlayerId seat) const;
};

} // namespace playmat::bots
