#pragma once

#include "kit/swu/bots/search.h"

#include <string>
#include <vector>

/// What the coach says, in sentences and in the language in use. A card that the seat cannot see is
/// "a card".
namespace playmat::bots {

/// "Attack Wampa with Luke Skywalker"
[[nodiscard]] std::string adviceWords(const swu::Game &game, swu::PlayerId reader,
                                      const core::Answer &answer);
/// How it goes on, up to the end of the round or a few actions.
[[nodiscard]] std::vector<std::string> lineWords(const Way &way, swu::PlayerId reader);

/// What speaks for an answer.
struct Case
{
    Candidate candidate;
    Features after{}; ///< as positions look later, on average
    double won = 0; ///< share of the games that were won by then
    bool loses = false;
};
/// For the first against the second, at most three.
[[nodiscard]] std::vector<std::string> reasonsFor(const Case &best, const Case &other,
                                                  const Worlds &worlds, const Weights &weights,
                                                  core::Rng &rng);

} // namespace playmat::bots
