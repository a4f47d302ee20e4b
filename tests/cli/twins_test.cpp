#include "bots/random_answer.h"
#include "cli/twins.h"
#include "kit/swu/headless/twins.h"
#include "match/setup.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

/// The comparison of twins itself: that it compares different games, and would find a leak. The
/// promise itself is tested by `playmat-cli simulate --twins`.
namespace playmat::test {
namespace {

using swu::Viewer;

std::unique_ptr<match::HostedGame> newGame(std::uint64_t seed)
{
    match::MatchSetup setup;
    setup.seed = seed;
    for (const char *deck : {"luke", "vader"})
        setup.seats.push_back({deck, match::deckDocument(library(), deck).value(), {}});
    return std::move(match::startGame(library(), setup).value());
}

/// A game that has gone on for this many answers.
std::unique_ptr<match::HostedGame> gameAfter(int answers, core::Rng &rng)
{
    auto game = newGame(5);
    for (int i = 0; i < answers && !game->over(); ++i)
        (void)game->apply(bots::randomAnswer(game->decision(), rng, game->names()));
    game->restore(game->snapshot());
    return game;
}

TEST(Twins, AreOtherwiseWhereTheSeatDoesNotLook)
{
    core::Rng rng(7);
    for (const int answers : {8, 20, 45}) {
        const auto game = gameAfter(answers, rng);
        const auto twin = game->twin(0, rng);
        EXPECT_NE(game->hash(), twin->hash());
        EXPECT_EQ(cli::differenceFor(*game, *twin, 0), "");
        EXPECT_EQ(cli::reasonsDifferFor(*game, *twin, 0, rng), "");
        EXPECT_NE(cli::differenceFor(*game, *twin, 1), "") << "the other seat notices";
        EXPECT_NE(game->stateJson(std::nullopt, {}), twin->stateJson(std::nullopt, {}));
    }
}

/// The cards' own ids are what seats were told before: then the same comparison fails.
TEST(Twins, WouldFindTheCardsOwnIds)
{
    core::Rng rng(11);
    const auto game = gameAfter(0, rng);
    const auto twin = game->twin(0, rng);
    for (match::HostedGame *one : {game.get(), twin.get()})
        ASSERT_TRUE(one->apply(core::Answer::one(0)).ok()); // both draw
    const auto ids = [](const match::HostedGame &g, auto of) {
        return match::seatedSwu(g)->observe(Viewer::of(0), of).zone(swu::Zone::Hand, 0).cards;
    };
    EXPECT_EQ(ids(*game, core::IdsOf::Seat), ids(*twin, core::IdsOf::Seat));
    EXPECT_NE(ids(*game, core::IdsOf::Game), ids(*twin, core::IdsOf::Game));
}

TEST(Twins, HearTheSameForTheNextAnswers)
{
    cli::SwuTwinChecks checks{{}}; // looks one answer ahead, by guesses
    cli::TwinTrials trials;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        cli::compareTwins(*newGame(seed), seed, 10, checks, trials);
    EXPECT_EQ(trials.fault, "");
    EXPECT_GT(trials.pairs, 30U); // a short game has fewer than ten
    EXPECT_GT(trials.answers, trials.pairs) << "pairs that end at once prove little";
}

} // namespace
} // namespace playmat::test
