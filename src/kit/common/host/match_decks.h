#pragma once

#include "match/setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace playmat::kit {

/// The decks that a match begins with, one of each seat. A problem is in terms of the request.
template <class Deck, std::size_t seats, class Read>
match::Outcome<std::array<Deck, seats>> decksOf(const match::MatchSetup &setup, Read read)
{
    std::array<Deck, seats> decks;
    for (std::size_t p = 0; p < seats; ++p) {
        const match::Outcome<Deck> deck = read(setup.seats[p].deck);
        if (!deck) {
            match::Problem problem = deck.problem();
            problem.path
                = fmt::format("$.players[{}].deck{}", p,
                              problem.path.substr(std::min<std::size_t>(1, problem.path.size())));
            problem.line = problem.column = 0; // of a line that nobody has seen
            return problem;
        }
        decks[p] = deck.value();
    }
    return decks;
}

} // namespace playmat::kit
