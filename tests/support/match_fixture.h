#pragma once

#include "bots/random_answer.h"
#include "engine/swu/game.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/kit.h"
#include "match/match.h"
#include "match/resources.h"
#include "support/folders.h"
#include "support/temp_folder.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

/// What tests of matches and of the command line share.
namespace playmat::test {

/// The program's own cards and decks, loaded once.
inline const match::CardLibrary &library()
{
    static const match::Outcome<match::CardLibrary> loaded
        = match::CardLibrary::open(kit::swuKit(), test::resourceDir());
    EXPECT_TRUE(loaded.ok()) << (loaded.ok() ? "" : loaded.problem().message);
    return loaded.value();
}

/// What a request of the protocol asks for.
inline match::Match matchOf(const match::Json &request, match::Files &files = match::systemFiles())
{
    match::Outcome<match::MatchSetup> setup = match::setupFromJson(library(), request);
    EXPECT_TRUE(setup.ok());
    match::Outcome<match::Match> started = match::Match::start(library(), setup.value(), files);
    EXPECT_TRUE(started.ok());
    return std::move(started.value());
}

/// Luke against Vader.
inline match::Match starterMatch(std::uint64_t seed, match::Files &files = match::systemFiles())
{
    match::Json request{{"op", "new"}, {"seed", seed}};
    request["players"] = {{{"name", "Ann"}, {"deck", "luke"}}, {{"name", "Bo"}, {"deck", "vader"}}};
    return matchOf(request, files);
}

/// This many random answers, or random answers to the end.
inline void playOn(match::Match &match, std::size_t answers, std::uint64_t seed = 5)
{
    core::Rng rng(seed);
    for (std::size_t n = 0; n < answers && !match.game().over();)
        n += match.submit(bots::randomAnswer(match.game().decision(), rng,
                                             match::swuCards(library()).names.size()))
            ? 1
            : 0;
}

} // namespace playmat::test
