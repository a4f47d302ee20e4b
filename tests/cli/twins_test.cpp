#include "kit/swu/bots/random_bot.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/headless/twins.h"
#include "kit/swu/host/cards.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

/// The comparison of twins itself: that it compares different games, and would find a leak. The
/// promise itself is tested by `playmat-cli simulate --twins`.
namespace playmat::test {
namespace {

using swu::Viewer;

/// A game that has gone on for this many answers.
swu::SeatedGame gameAfter(int answers, core::Rng &rng)
{
    std::array<swu::DeckChoice, swu::kPlayers> decks;
    EXPECT_TRUE(cli::chooseDecks(library(), {}, 5, decks));
    swu::SeatedGame game = swu::seated(match::swuCards(library()), 5, decks).value();
    for (int i = 0; i < answers && !game.game().result(); ++i)
        (void)game.apply(
            bots::randomAnswer(game.decision(), rng, match::swuCards(library()).names.size()));
    game.restore(game.state(), game.names());
    return game;
}

TEST(Twins, AreOtherwiseWhereTheSeatDoesNotLook)
{
    core::Rng rng(7);
    for (const int answers : {8, 20, 45}) {
        const swu::SeatedGame game = gameAfter(answers, rng);
        const swu::SeatedGame twin = cli::twinOf(game, Viewer::of(0), rng);
        EXPECT_FALSE(game.state() == twin.state());
        const match::HostedSwu one(library(), game);
        const match::HostedSwu other(library(), twin);
        EXPECT_EQ(cli::differenceFor(one, other, Viewer::of(0)), "");
        EXPECT_EQ(cli::reasonsDifferFor(one, other, Viewer::of(0), rng), "");
        EXPECT_NE(cli::differenceFor(one, other, Viewer::of(1)), "") << "the other seat notices";
        EXPECT_NE(cli::differenceFor(one, other, Viewer::all()), "");
    }
}

/// The cards' own ids are what seats were told before: then the same comparison fails.
TEST(Twins, WouldFindTheCardsOwnIds)
{
    core::Rng rng(11);
    swu::SeatedGame game = gameAfter(0, rng);
    swu::SeatedGame twin = cli::twinOf(game, Viewer::of(0), rng);
    for (swu::SeatedGame *one : {&game, &twin})
        ASSERT_TRUE(one->apply(core::Answer::one(0)).ok()); // both draw
    const auto ids = [](const swu::SeatedGame &g, swu::IdsOf of) {
        return g.observe(Viewer::of(0), of).zone(swu::Zone::Hand, 0).cards;
    };
    EXPECT_EQ(ids(game, swu::IdsOf::Seat), ids(twin, swu::IdsOf::Seat));
    EXPECT_NE(ids(game, swu::IdsOf::Game), ids(twin, swu::IdsOf::Game));
}

TEST(Twins, HearTheSameForTheNextAnswers)
{
    std::array<swu::DeckChoice, swu::kPlayers> decks;
    ASSERT_TRUE(cli::chooseDecks(library(), {}, 1, decks));
    const cli::TwinMind mind; // looks one answer ahead, by guesses
    cli::TwinTrials trials;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        cli::compareTwins(library(), seed, decks, 10, mind, trials);
    EXPECT_EQ(trials.fault, "");
    EXPECT_GT(trials.pairs, 30U); // a short game has fewer than ten
    EXPECT_GT(trials.answers, trials.pairs) << "pairs that end at once prove little";
}

} // namespace
} // namespace playmat::test
