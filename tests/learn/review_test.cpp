#include "course_fixture.h"
#include "learn/puzzle_choice.h"
#include "learn/rehearsal.h"
#include "learn/review.h"

#include <algorithm>
#include <set>

namespace playmat::learn {
namespace {

using test::shippedCourse;

constexpr Day kToday = 20000;

const Question &question(std::string_view name)
{
    return *shippedCourse().question(name).second;
}

Memory learnt(Day due, double stability = 5)
{
    Memory out;
    out.stability = stability;
    out.difficulty = 5;
    out.last = due - static_cast<Day>(stability);
    out.due = due;
    out.reviews = 1;
    return out;
}

TEST(Marking, ChoicesSayWhyTheyAreWrong)
{
    const Question &asked = question("09q2");
    EXPECT_TRUE(markChoice(asked, 0).right);
    EXPECT_FALSE(markChoice(asked, 1).right);
    EXPECT_EQ(markChoice(asked, 1).why, asked.options[1].why);
    EXPECT_FALSE(markChoice(asked, 99).right);
}

TEST(Marking, NumbersExplainTheLikelyMistake)
{
    const Question &asked = question("01q1");
    EXPECT_TRUE(markNumber(asked, asked.number).right);
    ASSERT_FALSE(asked.near.empty());
    EXPECT_FALSE(markNumber(asked, asked.near[0].first).right);
    EXPECT_EQ(markNumber(asked, asked.near[0].first).why, asked.near[0].second);
    EXPECT_FALSE(markNumber(asked, 500).right);
    EXPECT_EQ(markNumber(asked, 500).why, asked.why) << "how it comes to the right one";
}

TEST(Marking, ClicksKnowWhatWasMeant)
{
    const Question &asked = question("09q1");
    auto table = Rehearsal::start(test::library(), *asked.scenario, 0, test::swuWords());
    ASSERT_TRUE(table.ok());
    const Sight &sight = table.value().sight();
    const auto card = [&](const Anchor &anchor) { return sight.find(anchor.cards).front(); };
    EXPECT_TRUE(markClick(asked, sight, card(asked.answers[0]), "").right);
    const Marked wrong = markClick(asked, sight, card(asked.wrong[0].first), "");
    EXPECT_FALSE(wrong.right);
    EXPECT_EQ(wrong.why, asked.wrong[0].second);
    EXPECT_EQ(markClick(asked, "zone:space").why, asked.otherwise);
    EXPECT_TRUE(markClick(question("04q3"), "zone:space").right);
}

TEST(Marking, AHintOrLongThoughtIsHard)
{
    EXPECT_EQ(gradeOf(true, false, 5), Grade::Good);
    EXPECT_EQ(gradeOf(true, true, 5), Grade::Hard);
    EXPECT_EQ(gradeOf(true, false, 21), Grade::Hard);
    EXPECT_EQ(gradeOf(false, false, 1), Grade::Again);
}

TEST(Review, AsksWhatIsDueAndLeastRemembered)
{
    const Memories memories{{"sentinel", learnt(kToday - 9)},
                            {"saboteur", learnt(kToday)},
                            {"goal", learnt(kToday + 1)},
                            {"hand", Memory{}}};
    EXPECT_EQ(countDue(memories, kToday), 2U);
    const auto items = planReview(shippedCourse(), memories, {}, kToday);
    ASSERT_EQ(items.size(), 2U);
    EXPECT_EQ(items[0].topic->id, "sentinel") << "it was due nine days ago";
    EXPECT_EQ(items[1].topic->id, "saboteur");
    EXPECT_EQ(planReview(shippedCourse(), memories, {}, kToday, 1).size(), 1U);
    EXPECT_TRUE(planReview(shippedCourse(), {}, {}, kToday).empty());
}

TEST(Review, TakesTheQuestionThatWasSeenLongestAgo)
{
    const Memories memories{{"sentinel", learnt(kToday)}};
    const auto asked = [&](const SeenDays &seen) {
        return planReview(shippedCourse(), memories, seen, kToday).at(0).question->id;
    };
    EXPECT_EQ(asked({}), "q1");
    EXPECT_EQ(asked({{"09q1", kToday - 3}}), "q2") << "never seen comes first";
    EXPECT_EQ(asked({{"09q1", kToday - 3}, {"09q2", kToday - 5}, {"09q3", kToday - 1}}), "q2");
}

TEST(Review, IsNoLongerThanTwoMinutesAndMixesChapters)
{
    Memories memories;
    for (const Concept &topic : shippedCourse().concepts)
        memories[topic.id] = learnt(kToday - 1);
    const auto all = planReview(shippedCourse(), memories, {}, kToday, 100);
    EXPECT_EQ(all.size(), shippedCourse().concepts.size());
    const auto items = planReview(shippedCourse(), memories, {}, kToday);
    EXPECT_EQ(items.size(), kReviewSize);
    for (std::size_t i = 1; i < 20; ++i)
        EXPECT_NE(all[i].lesson->chapter, all[i - 1].lesson->chapter) << i;
}

TEST(PuzzleOfTheDay, IsTheSameEverywhere)
{
    constexpr Day kNewYear = 20454; // 2026-01-01
    EXPECT_EQ(puzzleOfTheDay(kNewYear, 12), 8U);
    EXPECT_EQ(puzzleOfTheDay(kNewYear + 1, 12), 7U);
    EXPECT_EQ(puzzleOfTheDay(kNewYear + 2, 12), 0U);
    EXPECT_EQ(puzzleOfTheDay(kNewYear, 0), 0U);
}

TEST(PuzzleOfTheDay, ShowsEachOnceBeforeAnyComesAgain)
{
    for (const Day first : {0, 20448, -24}) { // multiples of 12
        std::set<std::size_t> shown;
        for (Day day = first; day < first + 12; ++day)
            shown.insert(puzzleOfTheDay(day, 12));
        EXPECT_EQ(shown.size(), 12U) << first;
    }
}

/// 80 puzzles rated from 1000 to 2580, in random order.
std::vector<Puzzle> eighty()
{
    std::vector<Puzzle> out(80);
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i].id = "p" + std::to_string(i);
        out[i].rating = 1000 + 20 * int((i * 37) % out.size());
    }
    return out;
}

TEST(TodaysPuzzle, IsAmongTheEasiestForWhoHasSolvedNone)
{
    const std::vector<Puzzle> puzzles = eighty();
    std::set<std::string> shown;
    for (Day day = 20450; day < 20460; ++day) {
        const Puzzle *puzzle = todaysPuzzle(puzzles, Rating{}, day);
        EXPECT_LT(puzzle->rating, 1200) << day;
        shown.insert(puzzle->id);
    }
    EXPECT_EQ(shown.size(), 10U) << "each comes once before any comes again";
}

TEST(TodaysPuzzle, IsAsHardAsTheLearnerIsStrong)
{
    const std::vector<Puzzle> puzzles = eighty();
    for (const double strength : {1100., 1500., 1990., 2400., 3000.}) {
        for (Day day = 20450; day < 20500; ++day) {
            const int rating = todaysPuzzle(puzzles, Rating{strength}, day)->rating;
            EXPECT_LE(std::abs(rating - std::min(strength, 2580.)), 200) << strength;
        }
    }
    EXPECT_EQ(todaysPuzzle({}, Rating{}, 20450), nullptr);
    EXPECT_NE(todaysPuzzle({puzzles.front()}, Rating{2000}, 20450), nullptr);
}

TEST(NextPuzzle, IsOfTheLearnersStrengthAndSomethingNew)
{
    std::vector<Puzzle> puzzles(4);
    constexpr int kRatings[] = {1000, 1050, 1500, 1020};
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        puzzles[i].id = "p" + std::to_string(i);
        puzzles[i].rating = kRatings[i];
        puzzles[i].themes = {i == 3 ? "new" : "old"};
    }
    const auto next = [&](const SeenDays &seen, std::string_view theme) {
        return nextPuzzle(puzzles, {}, seen, theme, kToday)->id;
    };
    EXPECT_EQ(next({}, ""), "p0");
    EXPECT_EQ(next({}, "old"), "p3") << "another theme";
    EXPECT_EQ(next({{"p0", kToday - 5}}, ""), "p3") << "seen last week";
    EXPECT_EQ(next({{"p0", kToday - 31}}, ""), "p0") << "a month ago";
    EXPECT_EQ(next({{"p0", kToday + 10'000}}, ""), "p0") << "by a clock that was far ahead";
    EXPECT_EQ(next({{"p0", kToday + 1}}, ""), "p3") << "east of the date line";
    EXPECT_EQ(next({{"p0", 20000}, {"p1", 20000}, {"p3", 20000}}, "old"), "p2")
        << "rather too hard than seen today";
    EXPECT_EQ(nextPuzzle({}, {}, {}, "", kToday), nullptr);
}

} // namespace
} // namespace playmat::learn
