#include "bots_fixture.h"
#include "kit/swu/bots/fit.h"
#include "kit/swu/bots/match_up.h"
#include "kit/swu/host/cards.h"
#include "support/folders.h"

/// Matches and the fit; that programs are as strong as they say is measured by `playmat-cli match`.
namespace playmat::test {
namespace {

TEST(MatchUp, GreedyBeatsRandom)
{
    const bots::Knowledge known = bots::Knowledge::from(library(), test::resourceDir()).value();
    bots::MatchUp up;
    up.players = {*bots::mannerNamed("greedy"), *bots::mannerNamed("random")};
    up.knowledge = {&known, &known};
    up.decks = starterDecks();
    std::array<bots::Spent, 2> efforts;
    bots::Score score;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        score.add(bots::playPair(match::swuCards(library()), up, seed, efforts));
    EXPECT_GE(score.mean(), 0.95);
    EXPECT_EQ(efforts[0].refused + efforts[1].refused, 0U);
    EXPECT_GT(efforts[0].decisions, 100U);
}

TEST(Score, KnowsHowSureItIs)
{
    bots::Score score;
    for (int i = 0; i < 100; ++i)
        score.add(i % 4 == 0 ? 1 : 2);
    EXPECT_NEAR(score.mean(), 0.875, 1e-9);
    EXPECT_NEAR(score.margin(), 1.96 * 0.2176 / 10, 1e-3);
    EXPECT_NEAR(score.elo(), 338, 1);
    EXPECT_GT(score.evidence(20), 2.94) << "stronger, beyond doubt";
    EXPECT_LT(bots::Score::eloOf(0.25), 0);
}

TEST(Fit, GivesTheSameForTheSameNumbers)
{
    const auto deal = [](core::Rng &) { return starterDecks(); };
    const bots::FitReport one = bots::fitWeights(match::swuCards(library()), 40, 7, deal);
    const bots::FitReport other = bots::fitWeights(match::swuCards(library()), 40, 7, deal);
    EXPECT_EQ(one.weights.early, other.weights.early);
    EXPECT_EQ(one.weights.late, other.weights.late);
    EXPECT_GT(one.positions, 100U);
    EXPECT_LT(one.weights.fitted.brier, 0.25) << "better than tossing a coin";
}

} // namespace
} // namespace playmat::test
