// A game that is over, looked through for one side; its past on a table; and moves looked at before
// they are made.
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "kit/swu/table/places.h"
#include "table/coach/game_review.h"
#include "table/coach/past_table.h"
#include "table/coach/tutor.h"
#include "table/coach/what_if.h"
#include "two_people.h"

#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace playmat::table {
namespace {

struct Played : testing::TestWithParam<int>
{
    void SetUp() override
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.stage()->setWindow({1280, 720});
        session.seats()->setSeating(Seating::Open);
        ASSERT_TRUE(session.start(kNames, kDecks, 7));
    }
    void play(std::size_t answers)
    {
        for (std::size_t i = 0; i < answers && !session.over(); ++i)
            ASSERT_TRUE(session.play(bot.choose(game())).ok());
    }
    /// On to the next action of the seat.
    void playToAction()
    {
        while (game().decision().kind != core::DecisionKind::Action
               || int(game().decision().player) != GetParam())
            ASSERT_NO_FATAL_FAILURE(play(1));
    }
    [[nodiscard]] const swu::Game &game() const { return *match::swuGame(*session.match()); }
    [[nodiscard]] std::size_t steps() const { return session.match()->stepsDone(); }

    TableSession session;
    DemoBot bot{3};
};
INSTANTIATE_TEST_SUITE_P(BothSeats, Played, testing::Values(0, 1));

// --- the review ----------------------------------------------------------------------------------

/// Three moments: nothing lost, much lost, luck.
Reviewer shortReviewer(std::atomic<bool> &waits)
{
    return [&waits](const ReviewedGame &game, const TellMoment &tell,
                    const std::stop_token &stop) -> std::string {
        for (int i = 0; i < 3; ++i) {
            bots::Moment moment;
            moment.step = std::size_t(4 * i);
            moment.round = i;
            moment.best = .6;
            moment.loss = i == 1 ? .12 : 0;
            moment.played = moment.best - moment.loss;
            moment.draws = i == 2 ? .05 : 0;
            moment.did = game.seat == 0 ? "Pass" : "Attack";
            moment.choice = true;
            tell(moment, i + 1, 3);
            while (waits && i == 1 && !stop.stop_requested())
                std::this_thread::yield();
        }
        return {};
    };
}

struct Reviewed : Played
{
    void SetUp() override
    {
        Played::SetUp();
        review.setReviewer(shortReviewer(waits));
        review.setSession(&session);
        review.setSeat(GetParam());
    }
    ~Reviewed() override { waits = false; }
    [[nodiscard]] bool ends()
    {
        return QTest::qWaitFor([this] { return !review.running(); });
    }

    std::atomic<bool> waits = false;
    GameReview review;
};
INSTANTIATE_TEST_SUITE_P(BothSeats, Reviewed, testing::Values(0, 1));

TEST_P(Reviewed, IsMadeOnlyOnceTheGameIsOver)
{
    review.start();
    EXPECT_FALSE(review.running());
    session.concede(0);
    review.start();
    EXPECT_TRUE(review.running());
    ASSERT_TRUE(ends());
    EXPECT_TRUE(review.done());
    ASSERT_EQ(review.points().size(), 3);
    const QVariantMap lost = review.points().at(1).toMap();
    EXPECT_EQ(lost.value(QStringLiteral("mark")).toInt(), 2);
    EXPECT_TRUE(lost.value(QStringLiteral("words"))
                    .toString()
                    .startsWith(QStringLiteral("Lost 12 points: ")));
    EXPECT_EQ(review.deciding().value(0).toInt(), 1);
    EXPECT_EQ(review.result(), GetParam() == 1 ? 1 : 0);
    double sum = 0;
    for (const QVariant &part : review.sums())
        sum += part.toMap().value(QStringLiteral("part")).toDouble();
    EXPECT_NEAR(.6 + sum, review.result(), 1e-9) << "the parts make up the result";
    EXPECT_EQ(review.accuracy(), 86);
    EXPECT_TRUE(review.accuracyWords().contains(QStringLiteral("of 3 decisions")))
        << review.accuracyWords().toStdString();
    EXPECT_TRUE(review.accuracyWords().endsWith(QStringLiteral(": 1.")));
}

TEST_P(Reviewed, CanBeStopped)
{
    session.concede(0);
    waits = true;
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return review.points().size() == 2; }));
    EXPECT_NEAR(review.progress(), 2. / 3, 1e-9);
    review.stop();
    EXPECT_FALSE(review.running());
    EXPECT_EQ(review.points().size(), 2) << "what was found stays";
    EXPECT_EQ(review.accuracy(), -1);
}

TEST_P(Reviewed, IsGoneWithTheGame)
{
    session.concede(0);
    waits = true;
    review.start();
    session.close();
    EXPECT_FALSE(review.running());
    EXPECT_TRUE(review.points().isEmpty());
}

/// The program's own, over a short game: as many moments as the seat had choices.
TEST_P(Reviewed, LooksAtEveryChoice)
{
    play(24);
    session.concede(1 - GetParam());
    int choices = 0;
    for (const match::Match::Step &step : session.match()->steps())
        choices += step.player == GetParam() ? 1 : 0;
    review.setReviewer(makeReviewer());
    review.start();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !review.running(); }, 600000));
    EXPECT_TRUE(review.problem().isEmpty()) << review.problem().toStdString();
    EXPECT_GT(review.points().size(), 3);
    EXPECT_LE(review.points().size(), choices);
    for (const QVariant &point : review.points()) {
        const QVariantMap map = point.toMap();
        const auto step = std::size_t(map.value(QStringLiteral("step")).toInt());
        EXPECT_EQ(int(session.match()->steps().at(step).player), GetParam());
    }
}

// --- the past ------------------------------------------------------------------------------------

TEST_P(Played, ThePastIsShownAsTheSeatSawIt)
{
    play(30);
    PastTable past;
    past.show(&session, 12, GetParam());
    ASSERT_TRUE(past.table()->running());
    EXPECT_EQ(past.table()->match()->stepsDone(), 12U);
    EXPECT_EQ(past.table()->match()->steps().at(11).hash, session.match()->steps().at(11).hash);
    EXPECT_EQ(past.table()->stage()->nearSeat().seat, GetParam());
    const auto covered = [&past](int seat) {
        return std::ranges::all_of(past.table()->stage()->scene().rows(), [&](const CardRow &row) {
            return row.zone.zone != Zone::Hand || row.zone.seat != seat || row.facts.hidden();
        });
    };
    EXPECT_FALSE(covered(GetParam()));
    EXPECT_TRUE(covered(1 - GetParam()));
    past.setOpenHands(true);
    EXPECT_FALSE(covered(1 - GetParam()));
    EXPECT_EQ(steps(), 30U) << "the match itself stays as it is";
}

/// Every answer that involves a card shows where it is, and an attack also has an arrow.
TEST_P(Played, ThePastPointsAtWhatWasPlayed)
{
    play(30);
    PastTable past;
    past.table()->stage()->setWindow({1280, 608});
    int arrows = 0;
    for (int step = 0; step < 30; ++step) {
        const match::Match::Step &was = session.match()->steps().at(std::size_t(step));
        if (int(was.player) != GetParam())
            continue;
        past.show(&session, step, GetParam());
        const core::Decision &asked = past.table()->match()->game().decision();
        for (const QVariant &sign : past.played()) {
            const QVariantMap map = sign.toMap();
            EXPECT_FALSE(map.value(QStringLiteral("rect")).toRectF().isEmpty()) << step;
            arrows += map.value(QStringLiteral("arrow")).toBool() ? 1 : 0;
        }
        const bool card = !was.answer.options.empty()
            && asked.options.at(was.answer.options[0]).card != core::kNone;
        EXPECT_EQ(!past.played().isEmpty(), card) << step;
    }
    EXPECT_GT(arrows, 0);
    EXPECT_TRUE(past.better(nullptr, 0).isEmpty());
}

TEST_P(Played, ThePastIsNotPlayed)
{
    play(30);
    PastTable past;
    Tutor tutor; // that nobody wants, as beside every table
    tutor.setSession(past.table());
    past.show(&session, 10, GetParam());
    EXPECT_FALSE(past.table()->takingBack()->canUndo());
    TableController &hands = *past.table()->controller();
    hands.desk()->pass();
    for (const CardRow &row : std::vector<CardRow>(past.table()->stage()->scene().rows()))
        hands.pointer()->activate(row.viewId);
    past.table()->takingBack()->undo();
    past.table()->concede(0);
    EXPECT_EQ(past.table()->match()->stepsDone(), 10U);
    EXPECT_FALSE(past.table()->over());
}

TEST_P(Played, IsPlayedOnFromThere)
{
    play(30);
    session.concede(0);
    const std::uint64_t then = session.match()->steps().at(13).hash;
    session.programs()->setPace(ProgramSeats::Slow);
    ASSERT_TRUE(session.playOnFrom(14, GetParam(), QStringLiteral("novice")));
    EXPECT_EQ(steps(), 14U);
    EXPECT_EQ(session.match()->steps().at(13).hash, then);
    EXPECT_FALSE(session.over());
    EXPECT_TRUE(session.programs()->plays(1 - GetParam()));
    EXPECT_FALSE(session.programs()->plays(GetParam()));
}

// --- the tutor -----------------------------------------------------------------------------------

/// The move asked about loses so much.
Consult consultThatSays(std::atomic<double> &loss)
{
    return [&loss](const CoachQuestion &question, const std::stop_token &) -> CoachReply {
        bots::Advice advice;
        advice.choices = {{core::Answer::one(0), "Do better", .6, 0, 10, false}};
        advice.asked = bots::Opinion{question.about.value(), "Do that", .6 - loss, 0, 10, false};
        advice.reasons = {"It defeats Wampa."};
        return {advice, {}};
    };
}

struct Tutored : Played
{
    void SetUp() override
    {
        Played::SetUp();
        tutor.setConsult(consultThatSays(loss));
        tutor.setSession(&session);
        tutor.setThreshold(10);
        ASSERT_NO_FATAL_FAILURE(playToAction());
        before = steps();
    }
    void pass(double loses)
    {
        loss = loses;
        session.controller()->desk()->pass();
    }
    [[nodiscard]] bool heard()
    {
        return QTest::qWaitFor([this] { return !tutor.busy(); });
    }

    std::atomic<double> loss = 0;
    Tutor tutor;
    std::size_t before = 0;
};
INSTANTIATE_TEST_SUITE_P(BothSeats, Tutored, testing::Values(0, 1));

TEST_P(Tutored, LetsAGoodMoveThrough)
{
    pass(0);
    EXPECT_EQ(steps(), before) << "it is looked at first";
    ASSERT_TRUE(heard());
    EXPECT_EQ(steps(), before + 1);
    EXPECT_FALSE(tutor.asks());
}

TEST_P(Tutored, AsksBeforeABadOne)
{
    pass(.12);
    ASSERT_TRUE(heard());
    EXPECT_EQ(steps(), before);
    ASSERT_TRUE(tutor.asks());
    EXPECT_TRUE(tutor.say().contains(QStringLiteral("12 points"))) << tutor.say().toStdString();
    EXPECT_EQ(tutor.reasons().size(), 1);
    tutor.thinkAgain();
    EXPECT_FALSE(tutor.asks());
    EXPECT_EQ(steps(), before);
    pass(.12);
    ASSERT_TRUE(heard());
    tutor.playAnyway();
    EXPECT_EQ(steps(), before + 1);
    EXPECT_FALSE(tutor.asks());
}

TEST_P(Tutored, SaysOfACoveredHandOnlyThatThereIsSomethingToRead)
{
    session.seats()->setSeating(Seating::Peek);
    session.seats()->peekToggle(GetParam());
    pass(.12);
    session.seats()->coverHands();
    ASSERT_TRUE(heard());
    ASSERT_TRUE(tutor.asks());
    EXPECT_FALSE(tutor.say().contains(QStringLiteral("12"))) << tutor.say().toStdString();
    EXPECT_TRUE(tutor.reasons().isEmpty());
    session.seats()->peekToggle(GetParam());
    EXPECT_TRUE(tutor.say().contains(QStringLiteral("12 points"))) << tutor.say().toStdString();
    EXPECT_EQ(tutor.reasons().size(), 1);
}

TEST_P(Tutored, ToleratesWhatIsBelowItsThreshold)
{
    pass(.08);
    ASSERT_TRUE(heard());
    EXPECT_EQ(steps(), before + 1);
}

TEST_P(Tutored, IsOffWhenNothingIsChosen)
{
    tutor.setThreshold(0);
    pass(.5);
    EXPECT_EQ(steps(), before + 1) << "at once";
}

TEST_P(Tutored, TakingBackStillNeedsBothPeople)
{
    while (!session.match()->undoCrossesInformation())
        ASSERT_NO_FATAL_FAILURE(play(1));
    session.takingBack()->undo();
    EXPECT_TRUE(session.takingBack()->request().open);
}

// --- what if -------------------------------------------------------------------------------------

TEST_P(Played, WhatIfJudgesWhatIsHeldOverItsTarget)
{
    ASSERT_NO_FATAL_FAILURE(playToAction());
    std::atomic<double> loss = .1;
    WhatIf whatIf;
    whatIf.setConsult(consultThatSays(loss));
    whatIf.setPatience(0);
    whatIf.setSession(&session);
    const auto &options = game().decision().options;
    const auto option = std::ranges::find_if(options, [this](const core::Option &o) {
        return o.card != core::kNone && o.target == core::kNone
            && swu::OptionKind(o.kind) == swu::OptionKind::Play && !session.placeOf(o).isEmpty();
    });
    ASSERT_NE(option, options.end());
    const QPointF from = session.stage()->rectOf(int(option->card)).center();
    const QPointF to = session.placeOf(*option).center();
    for (const bool on : {false, true}) {
        whatIf.setOn(on);
        session.controller()->pointer()->press(from);
        session.controller()->pointer()->move(from - QPointF(0, 40));
        session.controller()->pointer()->move(to);
        const bool said = QTest::qWaitFor([&] { return !whatIf.say().isEmpty(); }, on ? 5000 : 100);
        EXPECT_EQ(said, on);
        session.controller()->cancel();
        EXPECT_TRUE(whatIf.say().isEmpty()) << "nothing is held";
    }
}

/// One's own unit over the other base, with the button down while the hand is opened and covered.
struct HeldOver : testing::TestWithParam<int>
{
    void SetUp() override
    {
        whatIf.setConsult([this](const CoachQuestion &question, const std::stop_token &) {
            ++asked;
            while (waits)
                std::this_thread::yield();
            CoachReply reply;
            reply.advice.emplace();
            reply.advice->choices = {{core::Answer::one(0), "Do better", .6, 0, 10, false}};
            reply.advice->asked
                = bots::Opinion{question.about.value(), "Do that", .5, 0, 10, false};
            return reply;
        });
        whatIf.setPatience(0);
        whatIf.setSession(&session);
        whatIf.setOn(true);
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(Seating::Peek);
        session.stage()->setWindow({1280, 720});
        const QString side = QStringLiteral(
            R"({"leader":"SOR_010","base":"SOR_023","hand":["SOR_128"],"ground":["SOR_046"]})");
        ASSERT_TRUE(session.startPosition(
            QStringLiteral(R"({"op":"scenario","game":"swu","seed":1,"round":3,"active":%1,)"
                           R"("initiative":%1,"players":[%2,%2]})")
                .arg(GetParam())
                .arg(side)))
            << session.problem().toStdString();
    }
    ~HeldOver() override { waits = false; }
    void hold()
    {
        const auto middle = [this](ZoneKey zone, QStringView type) {
            const auto &rows = session.stage()->scene().rows();
            const auto at = std::ranges::find_if(rows, [&](const CardRow &row) {
                return row.zone == zone && row.facts.type == type;
            });
            return at == rows.end() ? QPointF() : QPointF(at->place.hit.center());
        };
        const QPointF from = middle({Zone::Ground, GetParam()}, u"Unit");
        const QPointF to = middle({Zone::Base, 1 - GetParam()}, u"Base");
        session.controller()->pointer()->press(from);
        session.controller()->pointer()->move((from + to) / 2);
        session.controller()->pointer()->move(to);
        ASSERT_TRUE(session.controller()->aim()->held().legal);
    }
    [[nodiscard]] bool says()
    {
        return QTest::qWaitFor([this] { return !whatIf.say().isEmpty(); });
    }

    TableSession session;
    std::atomic<bool> waits = false;
    std::atomic<int> asked = 0;
    WhatIf whatIf; ///< the last one: what it asks looks at the two before
};
INSTANTIATE_TEST_SUITE_P(BothSeats, HeldOver, testing::Values(0, 1));

TEST_P(HeldOver, WhatIfIsReadOnlyWhileTheHandIsOpen)
{
    for (const bool byTheOtherHand : {false, true}) {
        session.seats()->peekKey(GetParam(), true);
        ASSERT_NO_FATAL_FAILURE(hold());
        ASSERT_TRUE(says());
        byTheOtherHand ? session.seats()->peekKey(1 - GetParam(), true)
                       : session.seats()->coverHands();
        EXPECT_EQ(whatIf.say(), QString());
        EXPECT_TRUE(session.controller()->aim()->held().active()) << "an open card is still held";
        session.seats()->coverHands();
        session.controller()->cancel();
    }
    session.seats()->setSeating(Seating::Open);
    ASSERT_NO_FATAL_FAILURE(hold());
    ASSERT_TRUE(says());
    session.seats()->setSeating(Seating::Peek);
    EXPECT_EQ(whatIf.say(), QString());
}

TEST_P(HeldOver, WhatIfIsNotSaidWhenTheHandWasCoveredMeanwhile)
{
    waits = true;
    session.seats()->peekKey(GetParam(), true);
    ASSERT_NO_FATAL_FAILURE(hold());
    ASSERT_TRUE(QTest::qWaitFor([this] { return asked > 0; }));
    session.seats()->peekKey(GetParam(), false);
    waits = false;
    QTest::qWait(100);
    EXPECT_EQ(whatIf.say(), QString());
}

TEST_P(HeldOver, WhatIfIsSaidWhenTheHandIsOpenedMeanwhile)
{
    ASSERT_NO_FATAL_FAILURE(hold());
    QTest::qWait(50);
    EXPECT_EQ(asked, 0);
    session.seats()->peekKey(GetParam(), true);
    EXPECT_TRUE(says());
}

} // namespace
} // namespace playmat::table
