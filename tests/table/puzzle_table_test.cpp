// Puzzles at their table: every one is solved by gestures, and mistakes are refuted and taken back.
#include "learn/puzzle_choice.h"
#include "lesson_hand.h"
#include "support/processor_time.h"
#include "table/session/course_data.h"
#include "table/session/puzzle_data.h"

#include <QTemporaryDir>

namespace playmat::table {

const learn::Course &LessonHand::course()
{
    return *courseData().course;
}

namespace {

using learn::Puzzle;
using Worth = learn::PuzzleRun::Worth;

#ifdef PLAYMAT_SANITIZED
constexpr double kPatience = 20; ///< with the sanitizers
constexpr std::size_t kEvery = 5; ///< puzzle is timed
#else
constexpr double kPatience = 1;
constexpr std::size_t kEvery = 1;
#endif

/// A hand at a puzzle.
struct Puzzling
{
    explicit Puzzling(learn::Day today = 20000)
        : hand(session)
    {
        session.setToday([today] { return today; });
    }
    [[nodiscard]] PuzzleTable &puzzle() { return *session.puzzles()->table(); }
    void start(const std::string &id)
    {
        session.startPuzzle(QString::fromStdString(id));
        ASSERT_EQ(session.page(), LearnSession::Puzzle) << session.problem().toStdString();
    }
    void settle()
    {
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return puzzle().mood() != PuzzleTable::Watches && !hand.table().stage()->playing();
            },
            10000));
    }
    /// An answer by gestures, and what comes of it.
    void give(const core::Answer &answer)
    {
        const std::size_t before = hand.table().match()->stepsDone();
        hand.give(answer);
        ASSERT_GT(hand.table().match()->stepsDone(), before)
            << puzzle().puzzle()->id << " " << hand.hands().desk()->refusal().text.toStdString()
            << " " << hand.hands().desk()->choiceName().toStdString();
        settle();
    }
    void solve()
    {
        for (int i = 0; i < 60 && puzzle().mood() == PuzzleTable::Acts; ++i) {
            const auto answer = puzzle().run()->shown();
            ASSERT_TRUE(answer.has_value())
                << puzzle().puzzle()->id << " " << hand.sight().decision().dump();
            ASSERT_NO_FATAL_FAILURE(give(*answer));
        }
    }
    [[nodiscard]] std::optional<core::Answer> wrong()
    {
        const auto game = puzzleData().start(puzzle().puzzle()->scenario);
        for (const core::Answer &answer : game.value()->answers())
            if (!answer.options.empty() && puzzle().run()->judge(answer) == Worth::Wrong)
                return answer;
        return std::nullopt;
    }

    LearnSession session;
    LessonHand hand;
};

const Puzzle &first(Puzzle::Kind kind)
{
    return *std::ranges::find(puzzleData().puzzles, kind, &Puzzle::kind);
}

/// One in this many is solved by gestures; the others' solutions are only judged.
constexpr std::size_t kShards = 8;

class EveryPuzzle : public testing::TestWithParam<std::size_t>
{
};

TEST_P(EveryPuzzle, IsSolvedAsItIsWritten)
{
    ASSERT_TRUE(puzzleData().problem.isEmpty()) << puzzleData().problem.toStdString();
    const auto &all = puzzleData().puzzles;
    for (std::size_t i = GetParam(); i < all.size(); i += kShards) {
        Puzzling at;
        ASSERT_NO_FATAL_FAILURE(at.start(all[i].id));
        const auto written = at.hand.sight().answerOf(all[i].solution.front().pattern);
        ASSERT_TRUE(written.has_value()) << all[i].id;
        ASSERT_NO_FATAL_FAILURE(at.give(*written));
        ASSERT_NE(at.puzzle().mood(), PuzzleTable::Erred) << all[i].id;
        ASSERT_NO_FATAL_FAILURE(at.solve());
        EXPECT_EQ(at.puzzle().mood(), PuzzleTable::Solved) << all[i].id;
        EXPECT_TRUE(at.puzzle().counts()) << all[i].id;
    }
}
INSTANTIATE_TEST_SUITE_P(All, EveryPuzzle, testing::Range(std::size_t(0), kShards));

class KindOfPuzzle : public testing::TestWithParam<Puzzle::Kind>
{
};

TEST_P(KindOfPuzzle, AMistakeIsRefutedAndTakenBackToTheVeryPosition)
{
    Puzzling at;
    ASSERT_NO_FATAL_FAILURE(at.start(first(GetParam()).id));
    const std::uint64_t before = at.hand.hash();
    const auto wrong = at.wrong();
    ASSERT_TRUE(wrong.has_value());
    ASSERT_NO_FATAL_FAILURE(at.give(*wrong));
    ASSERT_EQ(at.puzzle().mood(), PuzzleTable::Erred);
    EXPECT_EQ(at.puzzle().tone(), QStringLiteral("mistake"));
    EXPECT_FALSE(at.puzzle().note().isEmpty());
    EXPECT_GT(at.hand.table().match()->stepsDone(), 1U) << "what comes of it was shown";
    at.puzzle().takeBack();
    EXPECT_EQ(at.hand.hash(), before);
    EXPECT_EQ(at.puzzle().mood(), PuzzleTable::Acts);
    ASSERT_NO_FATAL_FAILURE(at.solve());
    EXPECT_EQ(at.puzzle().mood(), PuzzleTable::Solved);
    EXPECT_FALSE(at.puzzle().counts());
}

TEST_P(KindOfPuzzle, TheFirstAnswerDecidesTheRatingOnce)
{
    Puzzling at;
    ASSERT_NO_FATAL_FAILURE(at.start(first(GetParam()).id));
    const auto wrong = at.wrong();
    ASSERT_NO_FATAL_FAILURE(at.give(*wrong));
    const int after = at.session.puzzles()->rating();
    EXPECT_LT(after, 1000);
    EXPECT_EQ(at.session.puzzles()->change(), after - 1000);
    at.puzzle().takeBack();
    ASSERT_NO_FATAL_FAILURE(at.give(*wrong));
    EXPECT_EQ(at.session.puzzles()->rating(), after) << "once is enough";
    at.puzzle().takeBack();
    ASSERT_NO_FATAL_FAILURE(at.solve());
    EXPECT_EQ(at.session.puzzles()->rating(), after);
    EXPECT_EQ(at.session.progress().rated, 1);
    EXPECT_FALSE(at.session.progress().puzzles.at(first(GetParam()).id).solved);
}

TEST_P(KindOfPuzzle, SolvedAtOnceItCountsAndNotAgainThisMonth)
{
    Puzzling at;
    ASSERT_NO_FATAL_FAILURE(at.start(first(GetParam()).id));
    ASSERT_NO_FATAL_FAILURE(at.solve());
    const int after = at.session.puzzles()->rating();
    EXPECT_GT(after, 1000);
    ASSERT_NO_FATAL_FAILURE(at.start(first(GetParam()).id));
    EXPECT_FALSE(at.session.puzzles()->countsForRating());
    ASSERT_NO_FATAL_FAILURE(at.solve());
    EXPECT_EQ(at.session.puzzles()->rating(), after);
    EXPECT_EQ(at.session.progress().rated, 1);
}

TEST_P(KindOfPuzzle, HintsGoFromWordsToTheAnswer)
{
    Puzzling at;
    ASSERT_NO_FATAL_FAILURE(at.start(first(GetParam()).id));
    at.puzzle().hint();
    EXPECT_EQ(at.puzzle().note().toStdString(), first(GetParam()).hint);
    EXPECT_TRUE(at.puzzle().counts()) << "words are free";
    at.puzzle().hint();
    EXPECT_EQ(at.puzzle().marks().size(), 1U);
    EXPECT_FALSE(at.puzzle().counts());
    const std::size_t before = at.hand.table().match()->stepsDone();
    at.puzzle().hint();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return at.hand.table().match()->stepsDone() > before; }, 5000));
    ASSERT_NO_FATAL_FAILURE(at.settle());
    EXPECT_NE(at.puzzle().mood(), PuzzleTable::Erred);
}

INSTANTIATE_TEST_SUITE_P(Kinds, KindOfPuzzle,
                         testing::Values(Puzzle::Kind::Race, Puzzle::Kind::Duel,
                                         Puzzle::Kind::Hold));

TEST(PuzzleTable, NothingIsPlayedBeforeAMistakeIsTakenBack)
{
    Puzzling at;
    ASSERT_NO_FATAL_FAILURE(at.start(first(Puzzle::Kind::Hold).id));
    ASSERT_NO_FATAL_FAILURE(at.give(*at.wrong()));
    const std::size_t steps = at.hand.table().match()->stepsDone();
    at.hand.table().concede(0);
    at.hand.table().takingBack()->undo();
    EXPECT_EQ(at.hand.table().match()->stepsDone(), steps);
    EXPECT_EQ(at.puzzle().mood(), PuzzleTable::Erred);
}

/// As in a match, one gesture plays the event and answers its question.
TEST(PuzzleTable, AnEventDroppedOnItsTargetIsAimedAtIt)
{
    int tried = 0;
    for (const Puzzle &puzzle : puzzleData().puzzles) {
        if (tried == 2)
            break;
        Puzzling scout;
        ASSERT_NO_FATAL_FAILURE(scout.start(puzzle.id));
        const auto play = scout.puzzle().run()->shown();
        if (!play || play->options.size() != 1)
            continue;
        const int event = scout.hand.decision().options[play->options[0]].card;
        const CardRow *row = scout.hand.table().stage()->scene().row(event);
        if (row == nullptr || row->facts.type != u"Event")
            continue;
        ASSERT_NO_FATAL_FAILURE(scout.give(*play));
        if (scout.hand.hands().desk()->choiceName() != u"board" || scout.hand.decision().max != 1)
            continue;
        const auto aims = scout.puzzle().run()->shown();
        if (!aims || aims->options.size() != 1)
            continue;
        const int target = scout.hand.decision().options[aims->options[0]].card;
        Puzzling at;
        ASSERT_NO_FATAL_FAILURE(at.start(puzzle.id));
        const std::size_t before = at.hand.table().match()->stepsDone();
        at.hand.drag(at.hand.centre(event), at.hand.centre(target));
        EXPECT_GE(at.hand.table().match()->stepsDone(), before + 2) << puzzle.id;
        ASSERT_NO_FATAL_FAILURE(at.settle());
        EXPECT_NE(at.puzzle().mood(), PuzzleTable::Erred) << puzzle.id;
        ++tried;
    }
    EXPECT_GT(tried, 0);
}

TEST(PuzzleDesk, TodaysPuzzleIsTheSameEverywhereAndMarksTheDay)
{
    Puzzling at(20500);
    at.session.startTodaysPuzzle();
    const auto &all = puzzleData().puzzles;
    EXPECT_EQ(at.puzzle().puzzle()->id, learn::todaysPuzzle(all, learn::Rating{}, 20500)->id);
    EXPECT_LT(at.puzzle().rating(), 1300) << "a beginner's first";
    ASSERT_NO_FATAL_FAILURE(at.solve());
    EXPECT_TRUE(at.session.puzzles()->todaySolved());
    EXPECT_TRUE(at.session.progress().daily.contains(20500));
    at.session.openPuzzles();
    const auto &days = at.session.puzzles()->calendar()->rows();
    EXPECT_EQ(std::ranges::count(days, true, &CalendarDay::solved), 1);
    EXPECT_EQ(std::ranges::count(days, true, &CalendarDay::today), 1);
    at.session.puzzles()->turnMonth(-1);
    EXPECT_TRUE(at.session.puzzles()->canGoOn());
    EXPECT_EQ(
        std::ranges::count(at.session.puzzles()->calendar()->rows(), true, &CalendarDay::solved),
        0);
}

TEST(PuzzleDesk, TodaysPuzzleStaysWhateverBecomesOfTheRating)
{
    Puzzling at(20500);
    at.session.startTodaysPuzzle();
    const std::string todays = at.puzzle().puzzle()->id;
    for (int i = 0; i < 4; ++i) {
        at.session.startNextPuzzle();
        ASSERT_NO_FATAL_FAILURE(at.solve());
    }
    EXPECT_GT(at.session.puzzles()->rating(), 1100);
    at.session.startTodaysPuzzle();
    EXPECT_EQ(at.puzzle().puzzle()->id, todays);
}

TEST(PuzzleDesk, APuzzleThatTookPastMidnightIsThatOfTheDayItWasBegunOn)
{
    Puzzling at;
    learn::Day today = 20500;
    at.session.setToday([&today] { return today; });
    at.session.startTodaysPuzzle();
    today = 20501;
    ASSERT_NO_FATAL_FAILURE(at.solve());
    EXPECT_EQ(at.session.progress().daily, (std::set<learn::Day>{20500}));
    EXPECT_FALSE(at.session.puzzles()->todaySolved()) << "that one is another";
}

TEST(PuzzleDesk, NextIsAboutSomethingElse)
{
    Puzzling at;
    at.session.startNextPuzzle();
    const Puzzle *one = at.puzzle().puzzle();
    const std::string theme = one->themes.front();
    const std::string id = one->id;
    at.session.startNextPuzzle();
    EXPECT_NE(at.puzzle().puzzle()->themes.front(), theme);
    EXPECT_NE(at.puzzle().puzzle()->id, id);
    at.session.startPuzzleAbout(QStringLiteral("overwhelm"));
    EXPECT_NE(std::ranges::find(at.puzzle().puzzle()->themes, "overwhelm"),
              at.puzzle().puzzle()->themes.end());
}

TEST(PuzzleDesk, IsKeptInTheFileOfTheCourse)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("learn.json"));
    const std::string id = first(Puzzle::Kind::Race).id;
    {
        Puzzling at;
        at.session.setFile(file);
        ASSERT_NO_FATAL_FAILURE(at.start(id));
        ASSERT_NO_FATAL_FAILURE(at.solve());
    }
    LearnSession again;
    again.setFile(file);
    EXPECT_EQ(again.progress().rated, 1);
    EXPECT_TRUE(again.progress().puzzles.at(id).solved);
}

/// While somebody waits: an answer is judged in 100 ms, and a refutation is there within a second.
/// What counts is the processor's time: this may run beside anything.
TEST(PuzzleTable, AnswersAreJudgedInTime)
{
    double judged = 0;
    double refuted = 0;
    for (std::size_t i = 0; i < puzzleData().puzzles.size(); i += kEvery) {
        const Puzzle &puzzle = puzzleData().puzzles[i];
        const auto game = puzzleData().start(puzzle.scenario);
        learn::PuzzleRun run(puzzle.kind, game.value()->copy());
        bool first = true;
        for (const core::Answer &answer : game.value()->answers()) {
            Worth worth{};
            judged = std::max(judged, test::processorMs([&] { worth = run.judge(answer); }));
            if (worth != Worth::Wrong || !first || !run.play(answer))
                continue;
            first = false; // one of each is enough
            refuted = std::max(refuted, test::processorMs([&] { (void)run.refutation(); }));
            run.takeBackTo(0);
        }
    }
    std::printf("slowest: judged in %.0f ms, refuted in %.0f ms\n", judged, refuted);
    EXPECT_LE(judged, 100 * kPatience);
    EXPECT_LE(refuted, 1000 * kPatience);
}

TEST(PuzzleDesk, OpensQuickly)
{
    LearnSession session;
    session.openPuzzles(); // reads the documents, once a process
    const double took = test::processorMs([&] { session.openPuzzles(); });
    std::printf("again: %.1f ms\n", took);
    EXPECT_EQ(session.page(), LearnSession::Puzzles);
}

} // namespace
} // namespace playmat::table
