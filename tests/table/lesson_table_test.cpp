// Every lesson at its table: by the gestures that it asks for, and with a mistake in every step.
#include "lesson_hand.h"
#include "table/layout/bubble_place.h"
#include "table/session/course_data.h"

namespace playmat::table {

const learn::Course &LessonHand::course()
{
    return *courseData().course;
}

namespace {

using learn::Step;

TEST(LessonTable, WhoHasNoNameIsSpokenOfAsAnyOtherPlayer)
{
    LearnSession session;
    session.startLesson(QString::fromStdString(LessonHand::course().lessons.front().id));
    ASSERT_EQ(session.page(), LearnSession::Lesson) << session.problem().toStdString();
    EXPECT_EQ(session.table()->match()->names(), (std::vector<std::string>{"Player", "Opponent"}));
}

/// The table moves while it shows the other side's answer. A user who takes a card as soon as it
/// has stopped has not started too early.
TEST(LessonTable, TakesTheNextCardAsSoonAsTheOtherSideIsDone)
{
    LearnSession session;
    LessonHand hand(session);
    qint64 now = 1000;
    hand.table().gate().setClock([&now] { return now; });
    session.startLesson(QStringLiteral("swu-01"));
    for (int i = 0; i < 40 && hand.lesson().run()->sceneIndex() == 0; ++i) {
        hand.settle();
        hand.lesson().canNext() ? hand.lesson().next()
                                : hand.give(*hand.lesson().run()->shown(hand.sight()));
    }
    ASSERT_EQ(hand.lesson().run()->sceneIndex(), 1U);
    while (hand.settle(), hand.lesson().canNext())
        hand.lesson().next();
    hand.table().stage()->setSpeed(PlaybackQueue::Normal);
    const std::size_t before = hand.table().match()->stepsDone();
    now += 10 * InputGate::kSettlesMs; // the user reads the task
    hand.give(*hand.lesson().run()->shown(hand.sight()));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return hand.table().match()->stepsDone() > before + 1; }, 10000));
    EXPECT_FALSE(hand.table().gate().isOpen());
    now += 10 * InputGate::kSettlesMs; // the table still shows the other side's answer
    ASSERT_TRUE(QTest::qWaitFor([&] { return !hand.table().stage()->playing(); }, 10000));
    EXPECT_TRUE(hand.table().gate().isOpen());
}

class EveryLesson : public testing::TestWithParam<std::size_t>
{
protected:
    EveryLesson()
        : hand(session)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(courseData().course, nullptr) << courseData().problem.toStdString();
        session.startLesson(QString::fromStdString(lesson().id));
        ASSERT_EQ(session.page(), LearnSession::Lesson) << session.problem().toStdString();
        hand.settle();
    }
    [[nodiscard]] const learn::Lesson &lesson() const
    {
        return LessonHand::course().lessons[GetParam()];
    }
    [[nodiscard]] std::string where() { return lesson().file + " " + hand.step().path; }

    /// Does what the step asks for.
    void doRight();
    void clickRight();
    /// Each mistake that the document knows, or any other answer.
    void doWrong();
    void err(const core::Answer &answer);
    void tryRefused(const learn::Wrong &wrong);
    void clickWrong();

    LearnSession session;
    LessonHand hand;
};

void EveryLesson::clickRight()
{
    const learn::Anchor &anchor = hand.step().points.front();
    const std::vector<LitMark> lit = hand.lesson().places().of(anchor, hand.sight());
    ASSERT_FALSE(lit.empty()) << where();
    QPointF at = lit.front().rect.center();
    if (anchor.kind == learn::Anchor::Kind::Cards)
        at = hand.centre(hand.sight().find(anchor.cards).front());
    const std::size_t before = hand.lesson().run()->stepIndex();
    hand.click(at);
    const bool on = hand.lesson().run()->finished() || hand.lesson().run()->stepIndex() != before;
    ASSERT_TRUE(on) << where() << " " << hand.lesson().note().toStdString();
}

void EveryLesson::clickWrong()
{
    const std::size_t before = hand.lesson().run()->stepIndex();
    hand.click(QPointF(hand.table().stage()->geometry().token.center()));
    EXPECT_EQ(hand.lesson().run()->stepIndex(), before) << where();
    EXPECT_EQ(hand.lesson().tone(), LessonTable::Mistake) << where();
    EXPECT_FALSE(hand.lesson().note().isEmpty()) << where();
}

void EveryLesson::doRight()
{
    const std::string place = where();
    if (const auto answer = hand.lesson().run()->shown(hand.sight())) {
        const std::size_t before = hand.table().match()->stepsDone();
        hand.give(*answer);
        ASSERT_GT(hand.table().match()->stepsDone(), before)
            << place << " " << hand.hands().desk()->refusal().text.toStdString() << " "
            << hand.hands().desk()->choiceName().toStdString();
    } else {
        hand.table().concede(0);
        ASSERT_TRUE(hand.table().over()) << place;
    }
    hand.settle();
    ASSERT_NE(hand.lesson().mood(), LessonTable::Erred)
        << place << " " << hand.lesson().note().toStdString();
}

void EveryLesson::err(const core::Answer &answer)
{
    const std::uint64_t before = hand.hash();
    const std::size_t steps = hand.table().match()->stepsDone();
    hand.give(answer);
    ASSERT_GT(hand.table().match()->stepsDone(), steps)
        << where() << " " << hand.hands().desk()->refusal().text.toStdString();
    hand.settle();
    ASSERT_EQ(hand.lesson().mood(), LessonTable::Erred) << where();
    EXPECT_EQ(hand.lesson().tone(), LessonTable::Mistake);
    EXPECT_FALSE(hand.lesson().note().isEmpty()) << where();
    hand.lesson().takeBack();
    EXPECT_EQ(hand.hash(), before) << where();
    EXPECT_EQ(hand.lesson().mood(), LessonTable::Acts);
}

void EveryLesson::tryRefused(const learn::Wrong &wrong)
{
    const bool pair = wrong.tried.verb != nullptr
        && (wrong.tried.verb->shape == learn::Verb::Shape::Pair
            || wrong.tried.verb->shape == learn::Verb::Shape::CardOrPair);
    const bool aimed = (pair && wrong.tried.cards.size() == 2) || wrong.tried.onto;
    if (wrong.tried.cards.empty() || !aimed)
        return; // the table has no gesture for it: its button is dimmed, or the drop is another one
    const learn::Sight sight = hand.sight();
    const std::vector<int> card = sight.find(wrong.tried.cards[0]);
    const learn::Selector &onto = wrong.tried.onto ? wrong.tried.onto->cards : wrong.tried.cards[1];
    const bool zone = wrong.tried.onto && wrong.tried.onto->kind == learn::Anchor::Kind::Zone;
    if (card.empty() || (!zone && sight.find(onto).empty()))
        return;
    if (zone && onto.place->where == learn::Place::Where::Shared)
        return; // the table finds the card's own side, wherever in the middle it is dropped
    const std::uint64_t before = hand.hash();
    hand.drag(hand.centre(card.front()),
              zone ? hand.lesson().places().rectOfZone(onto, sight).center()
                   : hand.centre(sight.find(onto).front()));
    EXPECT_FALSE(hand.hands().desk()->refusal().text.isEmpty())
        << where() << " " << wrong.tried.text;
    if (!wrong.say.empty()) {
        EXPECT_EQ(hand.hands().desk()->refusal().text.toStdString(), wrong.say);
    }
    EXPECT_EQ(hand.hash(), before) << where();
    hand.hands().cancel();
}

void EveryLesson::doWrong()
{
    bool known = false;
    const std::vector<learn::Wrong> &all = hand.step().wrong;
    for (const learn::Wrong &wrong : all) {
        if (!wrong.refused.empty()) {
            tryRefused(wrong);
            continue;
        }
        const auto answer = hand.sight().answerOf(wrong.tried);
        ASSERT_TRUE(answer.has_value()) << where();
        err(*answer);
        known = true;
    }
    const core::Decision asked = hand.decision();
    if (known || hand.step().free || asked.min > 1)
        return;
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
        const core::Answer other = core::Answer::one(std::uint16_t(i));
        if (hand.lesson().run()->judge(hand.sight(), other).kind == learn::Verdict::Kind::Wrong)
            return err(other);
    }
}

INSTANTIATE_TEST_SUITE_P(All, EveryLesson, testing::Range(std::size_t{0}, std::size_t{24}));

TEST_P(EveryLesson, IsFinishedByItsGesturesWithThreeStars)
{
    for (int guard = 0; guard < 200 && session.page() == LearnSession::Lesson; ++guard) {
        switch (hand.lesson().mood()) {
        case LessonTable::Reads:
        case LessonTable::SceneDone:
            hand.lesson().next();
            break;
        case LessonTable::Clicks:
            ASSERT_NO_FATAL_FAILURE(clickRight());
            break;
        case LessonTable::Acts:
            ASSERT_NO_FATAL_FAILURE(doRight());
            break;
        default:
            FAIL() << lesson().file << " stands still in mood " << hand.lesson().mood();
        }
        hand.settle();
    }
    EXPECT_EQ(session.page(), LearnSession::EndCard) << lesson().file;
    EXPECT_EQ(session.earned(), 3) << lesson().file;
    EXPECT_EQ(session.progress().starsOf(lesson().id), 3);
}

TEST_P(EveryLesson, IsFinishedWithAMistakeInEveryStep)
{
    std::string last;
    for (int guard = 0; guard < 400 && session.page() == LearnSession::Lesson; ++guard) {
        const LessonTable::Mood mood = hand.lesson().mood();
        const bool acts = mood == LessonTable::Acts || mood == LessonTable::Clicks;
        const std::string here = acts ? where() : std::string();
        if (acts && here != last && hand.step().kind != Step::Kind::Reach) {
            last = here;
            ASSERT_NO_FATAL_FAILURE(mood == LessonTable::Acts ? doWrong() : clickWrong());
        } else if (mood == LessonTable::Clicks) {
            ASSERT_NO_FATAL_FAILURE(clickRight());
        } else if (mood == LessonTable::Acts) {
            ASSERT_NO_FATAL_FAILURE(doRight());
        } else {
            ASSERT_TRUE(hand.lesson().canNext()) << lesson().file << " in mood " << mood;
            hand.lesson().next();
        }
        hand.settle();
    }
    EXPECT_EQ(session.page(), LearnSession::EndCard) << lesson().file;
    EXPECT_GE(session.earned(), 1);
}

TEST_P(EveryLesson, IsFinishedByTheThirdHintAlone)
{
    for (int guard = 0; guard < 200 && session.page() == LearnSession::Lesson; ++guard) {
        if (hand.lesson().canNext())
            hand.lesson().next();
        for (int hints = 0; hints < 3 && hand.lesson().canHint(); ++hints)
            hand.lesson().hint();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return hand.lesson().pointer().isEmpty() || !session.table()->running(); },
            3000));
        QCoreApplication::processEvents();
        hand.settle();
    }
    EXPECT_EQ(session.page(), LearnSession::EndCard) << lesson().file;
}

// --- one of them closer --------------------------------------------------------------------------

struct FirstLesson : testing::Test
{
    FirstLesson()
        : hand(session)
    {
        session.startNext();
        hand.settle();
    }
    LearnSession session;
    LessonHand hand;
};

TEST_F(FirstLesson, IsTheFirstForANewcomer)
{
    EXPECT_TRUE(session.fresh());
    EXPECT_EQ(hand.lesson().title(), QStringLiteral("Hit the base"));
    EXPECT_EQ(hand.lesson().mood(), LessonTable::Acts);
    EXPECT_FALSE(hand.lesson().marks().empty());
    EXPECT_EQ(hand.lesson().arrows().size(), 1U);
}

TEST_F(FirstLesson, TryingThingsEndsInTheVeryPosition)
{
    const std::uint64_t before = hand.hash();
    hand.lesson().tryThings();
    EXPECT_EQ(hand.lesson().mood(), LessonTable::Tries);
    for (int i = 0; i < 6 && !hand.table().over(); ++i)
        hand.hands().desk()->pass();
    EXPECT_NE(hand.hash(), before);
    EXPECT_TRUE(hand.table().takingBack()->canUndo());
    hand.lesson().stopTrying();
    EXPECT_EQ(hand.hash(), before);
    EXPECT_EQ(hand.lesson().stars(), 3);
    EXPECT_EQ(hand.lesson().mood(), LessonTable::Acts);
    EXPECT_FALSE(hand.table().takingBack()->canUndo());
}

TEST_F(FirstLesson, NothingIsPlayedWhileThereIsSomethingToRead)
{
    hand.give(*hand.lesson().run()->shown(hand.sight()));
    hand.settle();
    ASSERT_EQ(hand.lesson().mood(), LessonTable::Reads);
    hand.lesson().next();
    hand.settle();
    ASSERT_EQ(hand.lesson().mood(), LessonTable::Reads);
    const std::uint64_t before = hand.hash();
    hand.hands().desk()->pass();
    EXPECT_EQ(hand.hash(), before);
    EXPECT_FALSE(hand.hands().desk()->refusal().text.isEmpty());
}

TEST_F(FirstLesson, NobodyGivesUpByAccident)
{
    hand.table().concede(0);
    EXPECT_FALSE(hand.table().over());
    EXPECT_FALSE(hand.lesson().note().isEmpty());
}

TEST_F(FirstLesson, LeavingGoesToTheMapAndThenToTheStartPage)
{
    session.leave();
    EXPECT_EQ(session.page(), LearnSession::Map);
    EXPECT_FALSE(session.table()->running());
    session.leave();
    EXPECT_EQ(session.page(), LearnSession::Closed);
}

// --- the bubble ----------------------------------------------------------------------------------

TEST(BubblePlace, CoversNoMarkAsLongAsThereIsRoom)
{
    BubbleRoom room;
    room.area = {0, 0, 1000, 600};
    room.rest = {10, 200};
    const QSizeF bubble(300, 160);
    for (int x = 0; x < 950; x += 70) {
        for (int y = 0; y < 550; y += 70) {
            room.marks = {QRectF(x, y, 90, 110), QRectF(950 - x, 550 - y, 40, 40)};
            const QRectF box(bubblePlace(room, bubble), bubble);
            EXPECT_TRUE(room.area.contains(box)) << x << "," << y;
            for (const QRectF &mark : room.marks)
                EXPECT_FALSE(box.intersects(mark)) << x << "," << y;
        }
    }
}

TEST(BubblePlace, RestsWhereNothingIsMarked)
{
    BubbleRoom room;
    room.area = {0, 0, 1000, 600};
    room.rest = {30, 200};
    EXPECT_EQ(bubblePlace(room, {300, 160}), QPointF(30, 200));
    room.keepClear = {QRectF(0, 150, 400, 300)};
    const QRectF box(bubblePlace(room, {300, 160}), QSizeF(300, 160));
    EXPECT_FALSE(box.intersects(room.keepClear.front()));
}

} // namespace
} // namespace playmat::table
