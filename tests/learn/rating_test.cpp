#include "learn/rating.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace playmat::learn {
namespace {

TEST(Rating, ComesOutAsInThePublishedExample)
{
    const Rating player{1500, 200, 0.06};
    const std::array games{RatedGame{{1400, 30, 0.06}, 1}, RatedGame{{1550, 100, 0.06}, 0},
                           RatedGame{{1700, 300, 0.06}, 0}};
    const Rating after = afterPeriod(player, games);
    EXPECT_NEAR(after.value, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Rating, OfALearnerMovesAsInTheTestVector)
{
    // Right and wrong against puzzles at the learner's own rating, deviation 150.
    constexpr std::array kRight{true, true, false, true, true, false, true, true};
    constexpr std::array kValues{1174, 1294, 1203, 1277, 1339, 1285, 1333, 1375};
    Rating learner;
    for (std::size_t i = 0; i < kRight.size(); ++i) {
        learner = afterPuzzle(learner, {learner.value, 150, 0.06}, kRight[i]).learner;
        EXPECT_EQ(std::lround(learner.value), kValues[i]) << "after puzzle " << i + 1;
    }
}

TEST(Rating, OfAPuzzleMovesTheOtherWay)
{
    const Rating puzzle{1200, 150, 0.06};
    EXPECT_LT(afterPuzzle({}, puzzle, true).puzzle.value, puzzle.value);
    EXPECT_GT(afterPuzzle({}, puzzle, false).puzzle.value, puzzle.value);
    EXPECT_GT(afterPuzzle({}, puzzle, true).learner.value, Rating().value);
}

TEST(Rating, KeepsALeastDeviationSoThatBothCanMove)
{
    const Solved sure = afterPuzzle({1000, 30, 0.06}, {1000, 20, 0.06}, true);
    EXPECT_DOUBLE_EQ(sure.learner.deviation, kLeastDeviation);
    EXPECT_DOUBLE_EQ(sure.puzzle.deviation, kLeastPuzzleDeviation);
    Solved now{{}, {1000, 150, 0.06}};
    for (int i = 0; i < 300; ++i)
        now = afterPuzzle(now.learner, now.puzzle, i % 2 == 0);
    EXPECT_NEAR(now.learner.deviation, kLeastDeviation, 2) << "and they come near it";
    EXPECT_NEAR(now.learner.value, 1000, 60) << "as many right as wrong";
}

TEST(Rating, WithoutAGameOnlyTheUncertaintyGrows)
{
    const Rating before{1300, 80, 0.06};
    const Rating after = afterPeriod(before, {});
    EXPECT_DOUBLE_EQ(after.value, before.value);
    EXPECT_GT(after.deviation, before.deviation);
}

TEST(Rating, StaysFiniteWhateverHappens)
{
    Rating learner;
    for (int i = 0; i < 200; ++i)
        learner = afterPuzzle(learner, {3000, 90, 0.06}, true).learner;
    EXPECT_TRUE(std::isfinite(learner.value) && std::isfinite(learner.volatility));
    for (int i = 0; i < 200; ++i)
        learner = afterPuzzle(learner, {100, 90, 0.06}, false).learner;
    EXPECT_TRUE(std::isfinite(learner.value) && std::isfinite(learner.volatility));
}

} // namespace
} // namespace playmat::learn
