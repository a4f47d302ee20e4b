#include "learn/memory.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

namespace playmat::learn {
namespace {

constexpr Day kToday = 20000;

/// The pauses when each answer comes on the very day it is due.
std::vector<Day> pauses(std::initializer_list<Grade> grades)
{
    Memory memory;
    Day today = kToday;
    std::vector<Day> out;
    for (const Grade grade : grades) {
        memory = afterAnswer(memory, grade, today);
        out.push_back(memory.due - today);
        today = memory.due;
    }
    return out;
}

constexpr Grade kAgain = Grade::Again;
constexpr Grade kGood = Grade::Good;

TEST(Memory, PausesGrowAsTheSchedulerWasPublished)
{
    EXPECT_EQ(pauses({kGood, kGood, kGood, kGood}), (std::vector<Day>{2, 11, 46, 120}));
    EXPECT_EQ(pauses({kAgain, kGood, kGood, kGood}), (std::vector<Day>{1, 2, 6, 17}));
    EXPECT_EQ(pauses({kGood, kGood, kAgain, kGood, kGood}), (std::vector<Day>{2, 11, 2, 5, 12}));
}

TEST(Memory, FallsToTheWantedChanceWhenItsTimeHasCome)
{
    Memory memory = afterAnswer({}, kGood, kToday);
    memory = afterAnswer(memory, kGood, memory.due);
    EXPECT_DOUBLE_EQ(recall(memory, memory.last), 1);
    EXPECT_NEAR(recall(memory, memory.due), kWantedRecall, 0.005);
    EXPECT_LT(recall(memory, memory.due + 30), kWantedRecall);
    EXPECT_DOUBLE_EQ(recall({}, kToday), 0) << "never learnt";
}

TEST(Memory, HardAnswersAreAskedSoonerThanGoodOnes)
{
    const Memory first = afterAnswer({}, kGood, kToday);
    const Memory hard = afterAnswer(first, Grade::Hard, first.due);
    const Memory good = afterAnswer(first, kGood, first.due);
    const Memory again = afterAnswer(first, kAgain, first.due);
    EXPECT_LT(hard.due, good.due);
    EXPECT_LT(again.due, hard.due);
    EXPECT_GT(hard.difficulty, good.difficulty);
    EXPECT_EQ(again.lapses, 1);
    EXPECT_EQ(good.lapses, 0);
}

TEST(Memory, NothingIsAskedLaterThanTheLongestPauseOrSoonerThanTomorrow)
{
    Memory memory;
    Day today = kToday;
    for (int i = 0; i < 30; ++i) {
        memory = afterAnswer(memory, kGood, today);
        EXPECT_LE(memory.due - today, kLongestPause);
        today = memory.due;
    }
    for (int i = 0; i < 30; ++i) {
        memory = afterAnswer(memory, kAgain, today);
        EXPECT_GE(memory.due, today + 1);
        EXPECT_LE(memory.difficulty, 10);
        today = memory.due;
    }
}

TEST(Memory, AnswersOfOneDayDoNoHarm)
{
    const Memory first = afterAnswer({}, kGood, kToday);
    const Memory twice = afterAnswer(first, kGood, kToday);
    EXPECT_GE(twice.stability, first.stability);
    EXPECT_LT(twice.due - kToday, 5) << "asking twice on one day is not learning twice";
    EXPECT_DOUBLE_EQ(recall(first, kToday - 400), 1);
}

/// Answers that were dated far ahead would never be due again, and push every later answer there.
TEST(Memory, AClockThatWasFarAheadStopsNoRepetition)
{
    const Memory ahead = afterAnswer({}, kGood, kToday + 10'000);
    EXPECT_TRUE(isDue(ahead, kToday));
    const Memory now = afterAnswer(ahead, kGood, kToday);
    EXPECT_EQ(now.last, kToday);
    EXPECT_GT(now.due, kToday);
    EXPECT_LE(now.due, kToday + kLongestPause);
    EXPECT_LT(now.stability, 2 * ahead.stability) << "as if it had been answered twice today";
    EXPECT_FALSE(isDue(now, kToday));
    EXPECT_TRUE(isDue(now, now.due));
    const Memory damaged{2, 5, kToday, kToday + kLongestPause + 2, 1, 0};
    EXPECT_TRUE(isDue(damaged, kToday)) << "no pause is that long";
}

TEST(Memory, AJourneyAcrossTheDateLineChangesNothing)
{
    const Memory first = afterAnswer({}, kGood, kToday + 1);
    EXPECT_FALSE(isDue(first, kToday));
    EXPECT_EQ(afterAnswer(first, kGood, kToday).last, kToday + 1);
    EXPECT_FALSE(isDue({}, kToday)) << "never learnt";
}

} // namespace
} // namespace playmat::learn
