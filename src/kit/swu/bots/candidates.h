#pragma once

#include "engine/core/rng.h"
#include "engine/swu/game.h"

#include <cstdint>
#include <vector>

/// The answers to a question that are worth thinking about: all of them where they are few; where
/// cards are chosen together, damage is divided or a card is named, those that a player would
/// consider. What is the same but for copies of a card is there once, and passing is missing where
/// the initiative can be taken and nothing else can be done.
namespace playmat::bots {

struct Candidate
{
    core::Answer answer;
    /// What the answer means, whichever copies of the cards it names: equal in all worlds that a
    /// player imagines.
    std::uint64_t key = 0;
    double appeal = 0; ///< a first guess, for who cannot look at all of them
};

/// Fills `out`, the most appealing first; there is always one unless the game refuses all.
void candidatesFor(const swu::Game &game, std::vector<Candidate> &out);

/// Any answer, also one that nobody would consider.
[[nodiscard]] Candidate candidateOf(const swu::Game &game, const core::Answer &answer);

/// Answers like a player in a hurry: by the look of the candidates, with some chance.
[[nodiscard]] const Candidate &hastyChoice(const std::vector<Candidate> &candidates,
                                           core::Rng &rng);

} // namespace playmat::bots
