#pragma once

#include "bots/random_answer.h"
#include "engine/swu/seated_game.h"
#include "kit/swu/bots/knowledge.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "support/folders.h"
#include "support/match_fixture.h"

#include <array>

/// Games for programs to think about.
namespace playmat::test {

inline std::array<swu::DeckChoice, swu::kPlayers> starterDecks()
{
    return {match::loadDeck(match::swuCards(library()), *library().deck("luke")).value(),
            match::loadDeck(match::swuCards(library()), *library().deck("vader")).value()};
}

/// The program's own.
inline const bots::Knowledge &knowledge()
{
    static const bots::Knowledge known
        = bots::Knowledge::from(library(), test::resourceDir()).value();
    return known;
}

/// Luke against Vader after this many random answers.
inline swu::SeatedGame randomGame(std::uint64_t seed, int answers = 0)
{
    swu::SeatedGame game = swu::seated(match::swuCards(library()), seed, starterDecks()).value();
    core::Rng rng(seed);
    for (int i = 0; i < answers && !game.over(); ++i)
        (void)game.apply(
            bots::randomAnswer(game.decision(), rng, match::swuCards(library()).names.size()));
    return game;
}

} // namespace playmat::test
