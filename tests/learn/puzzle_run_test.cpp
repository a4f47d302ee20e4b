// Somebody at a puzzle, without a table: right answers, wrong ones and what refutes them.
#include "course_fixture.h"
#include "kit/swu/learn/searched.h"
#include "learn/puzzle_choice.h"
#include "learn/puzzle_run.h"
#include "support/folders.h"

#include <algorithm>
#include <ostream>

namespace playmat::learn {
namespace {

using Worth = PuzzleRun::Worth;

const std::vector<Puzzle> &shipped()
{
    static std::vector<Fault> faults;
    static const std::vector<Puzzle> puzzles
        = readPuzzles("swu.json", test::contentOf(test::resourceDir() + "/puzzles/swu.json"),
                      test::swuWords(), faults);
    return puzzles;
}

/// One of those that were made by hand, by its number.
const Puzzle &puzzle(std::size_t number)
{
    return shipped().at(number - 1);
}

struct At
{
    explicit At(const Puzzle &puzzle)
        : game(std::move(kit::searchSwu(test::library())(puzzle.scenario).value()))
        , run(puzzle.kind, game->copy())
    {
    }
    /// Both sides go on until it is over, the learner with what is shown.
    void solve()
    {
        for (int i = 0; i < 100 && !run.over(); ++i) {
            const auto answer = run.learnersTurn() ? run.shown() : run.reply();
            ASSERT_TRUE(answer.has_value());
            ASSERT_TRUE(run.play(*answer));
        }
    }

    std::unique_ptr<SearchedGame> game; ///< as it begins
    PuzzleRun run;
};

class ByHand : public testing::TestWithParam<std::size_t>
{
};

TEST_P(ByHand, IsSolvedAgainstTheStrongestAnswers)
{
    At at(puzzle(GetParam()));
    ASSERT_NO_FATAL_FAILURE(at.solve());
    EXPECT_TRUE(at.run.solved());
}

TEST_P(ByHand, HasOneRightAnswerAndEveryOtherIsRefuted)
{
    At at(puzzle(GetParam()));
    int right = 0;
    for (const core::Answer &answer : at.game->answers()) {
        const Worth worth = at.run.judge(answer);
        right += int(worth == Worth::Right);
        if (worth != Worth::Wrong)
            continue;
        ASSERT_TRUE(at.run.play(answer));
        for (const core::Answer &next : at.run.refutation())
            ASSERT_TRUE(at.run.play(next));
        EXPECT_FALSE(at.run.solved());
        at.run.takeBackTo(0);
        EXPECT_EQ(at.run.played(), 0U);
    }
    EXPECT_EQ(right, 1);
}

INSTANTIATE_TEST_SUITE_P(Puzzles, ByHand, testing::Values(1, 3, 7, 10, 11));

/// p03: once the unit is damaged, the order of what is left may differ; whatever wins is right.
TEST(PuzzleRun, AnyAnswerThatKeepsTheGoalIsRight)
{
    std::size_t several = 0;
    for (std::size_t number = 1; number <= 6; ++number) {
        At at(puzzle(number));
        while (!at.run.over()) {
            const auto after = at.run.shown();
            ASSERT_TRUE(after.has_value());
            ASSERT_TRUE(at.game->apply(*after));
            ASSERT_TRUE(at.run.play(*after));
            std::size_t right = 0;
            if (at.run.learnersTurn())
                for (const core::Answer &answer : at.game->answers())
                    right += std::size_t(at.run.judge(answer) == Worth::Right);
            several += std::size_t(right > 1);
        }
        EXPECT_TRUE(at.run.solved()) << number;
    }
    EXPECT_GT(several, 0U);
}

TEST(PuzzleRun, SaysHowMuchIsMissing)
{
    At at(puzzle(1));
    for (const core::Answer &answer : at.game->answers()) {
        if (at.run.judge(answer) != Worth::Wrong)
            continue;
        ASSERT_TRUE(at.run.play(answer));
        for (const core::Answer &next : at.run.refutation())
            ASSERT_TRUE(at.run.play(next));
        EXPECT_GT(at.run.distance(), 0);
        at.run.takeBackTo(0);
    }
}

TEST(PuzzleRun, WhatIsNotOfThisGameIsNotPlayed)
{
    At at(puzzle(1));
    EXPECT_FALSE(at.run.play(core::Answer::one(200)));
    EXPECT_EQ(at.run.judge(core::Answer::one(200)), Worth::Wrong);
    EXPECT_EQ(at.run.played(), 0U);
}

TEST(TodaysPuzzle, OfTheProgramIsEasyForABeginner)
{
    const std::vector<Puzzle> &all = shipped();
    const auto easier = [&](int rating) {
        return std::ranges::count_if(all, [&](const Puzzle &one) { return one.rating < rating; });
    };
    for (Day day = 20450; day < 20850; ++day)
        EXPECT_LE(easier(todaysPuzzle(all, Rating{}, day)->rating), std::ssize(all) / 8) << day;
}

} // namespace
} // namespace playmat::learn
