#include "fake_port.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <random>

namespace playmat::table {
namespace {

using swu::OptionKind;
using Mark = paint::Mark;

constexpr ZoneKey kHand{Zone::Hand, 0};
constexpr ZoneKey kGround{Zone::Ground, 0};
constexpr ZoneKey kTheirGround{Zone::Ground, 1};

class Controller : public testing::Test
{
protected:
    void SetUp() override
    {
        port.add({Zone::Base, 0}, 0, QStringLiteral("Base"));
        port.add({Zone::Base, 1}, 1, QStringLiteral("Base"));
        port.add({Zone::Base, 0}, 2, QStringLiteral("Leader"));
        port.add(kHand, 10);
        port.add(kHand, 11);
        port.add(kHand, 12, QStringLiteral("Event"));
        port.add(kGround, 20);
        port.add(kGround, 21);
        port.add(kTheirGround, 30);
        port.add(kTheirGround, 31);
        port.askAction({FakePort::option(OptionKind::Play, 10, -1, swu::Zone::Ground),
                        FakePort::option(OptionKind::Play, 12),
                        FakePort::option(OptionKind::Attack, 20, 30),
                        FakePort::option(OptionKind::Attack, 20, 1),
                        FakePort::option(OptionKind::Ability, 2)});
        controller.setPort(&port);
    }
    void drag(QPoint from, QPoint to, int steps = 5)
    {
        controller.pointer()->press(from);
        for (int i = 1; i <= steps; ++i)
            controller.pointer()->move(from + (to - from) * i / steps);
        controller.pointer()->release(to);
    }
    void click(QPoint at)
    {
        controller.pointer()->press(at);
        controller.pointer()->release(at);
    }
    [[nodiscard]] Mark mark(int id) { return Mark(controller.marks().markOf(*port.row(id))); }

    FakePort port;
    TableController controller;
    QAbstractItemModelTester menuTester{controller.menu()->lines(),
                                        QAbstractItemModelTester::FailureReportingMode::Warning};
    QAbstractItemModelTester choicesTester{controller.desk()->choices(),
                                           QAbstractItemModelTester::FailureReportingMode::Warning};
};

TEST_F(Controller, DragOfAHandCardOntoItsArenaPlaysIt)
{
    drag(port.centre(10), port.centre(kGround));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
    EXPECT_EQ(controller.state(), TableController::Idle);
}

TEST_F(Controller, DropsCountAnywhereInTheArenaAlsoOnACard)
{
    drag(port.centre(10), port.centre(21));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
}

TEST_F(Controller, DragOfAUnitOntoAnEnemyAttacks)
{
    drag(port.centre(20), port.centre(30));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("2")});
}

TEST_F(Controller, TenPixelsAreNotADrag)
{
    const QPoint at = port.centre(20);
    controller.pointer()->press(at);
    controller.pointer()->move(at + QPoint(PointerHand::kDragThreshold, 0));
    EXPECT_EQ(controller.state(), TableController::Pressed);
    controller.pointer()->move(at + QPoint(PointerHand::kDragThreshold + 1, 0));
    EXPECT_EQ(controller.state(), TableController::Dragging);
}

TEST_F(Controller, AUnitPointsWithAnArrowAndAHandCardFollows)
{
    controller.pointer()->press(port.centre(20));
    controller.pointer()->move(port.centre(30));
    EXPECT_TRUE(controller.aim()->held().arrow);
    EXPECT_FALSE(controller.aim()->held().follows);
    controller.cancel();
    controller.pointer()->press(port.centre(10));
    controller.pointer()->move(port.centre(kGround));
    EXPECT_TRUE(controller.aim()->held().follows);
    EXPECT_EQ(controller.aim()->litPlaces().size(), 1);
}

TEST_F(Controller, CardsHearOfTheHandOnlyWhenOneIsTakenOrLetGo)
{
    QSignalSpy holding(controller.aim(), &Aim::holdingChanged);
    QSignalSpy steps(controller.aim(), &Aim::heldChanged);
    QList<int> toldBefore; // a step of the pointer
    QObject::connect(controller.aim(), &Aim::heldChanged, &controller,
                     [&] { toldBefore << int(holding.count()); });
    controller.pointer()->press(port.centre(10));
    for (int y = 0; y <= 100; y += 20)
        controller.pointer()->move(port.centre(10) - QPoint(0, y));
    EXPECT_GT(steps.count(), 3);
    EXPECT_EQ(holding.count(), 1);
    EXPECT_EQ(controller.aim()->followingCard(), 10);
    EXPECT_EQ(controller.aim()->pickedCard(), -1);
    controller.cancel();
    EXPECT_EQ(holding.count(), 2);
    EXPECT_EQ(toldBefore.first(), 1) << "it follows before it is told where to";
    EXPECT_EQ(toldBefore.last(), 2) << "it has let go before the hand is empty";
    EXPECT_EQ(controller.aim()->followingCard(), -1);
    click(port.centre(12));
    EXPECT_EQ(controller.aim()->pickedCard(), 12);
    EXPECT_EQ(controller.aim()->followingCard(), -1);
    controller.pointer()->hover(port.centre(30));
    EXPECT_EQ(holding.count(), 3);
}

TEST_F(Controller, MarksWhileHeldComeFromTheOptions)
{
    EXPECT_EQ(mark(20), Mark::Actionable);
    EXPECT_EQ(mark(21), Mark::None);
    controller.pointer()->press(port.centre(20));
    controller.pointer()->move(port.centre(kTheirGround) + QPoint(0, -100));
    EXPECT_EQ(mark(20), Mark::Held);
    EXPECT_EQ(mark(30), Mark::Target);
    EXPECT_EQ(mark(1), Mark::Target);
    EXPECT_EQ(mark(31), Mark::None);
    controller.pointer()->move(port.centre(30));
    EXPECT_EQ(mark(30), Mark::Aimed);
    controller.pointer()->move(port.centre(31));
    EXPECT_EQ(mark(31), Mark::Refused);
    EXPECT_TRUE(controller.desk()->refusal().visible()) << "illegal targets say why while hovered";
}

TEST_F(Controller, ARefusedDropSaysWhyAndIsNotSilent)
{
    QSignalSpy refused(controller.desk(), &AnswerDesk::refused);
    drag(port.centre(20), port.centre(31));
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(controller.desk()->refusal().text, QStringLiteral("because of it"));
    EXPECT_EQ(controller.desk()->refusal().rule, QStringLiteral("CR 1.1"));
    EXPECT_EQ(controller.state(), TableController::Idle);
}

TEST_F(Controller, PuttingACardBackWhereItWasIsNoRefusal)
{
    drag(port.centre(10), port.centre(11));
    EXPECT_FALSE(controller.desk()->refusal().visible());
    EXPECT_EQ(controller.state(), TableController::Idle);
}

TEST_F(Controller, ClickAndClickDoesTheSameAsTheDrag)
{
    click(port.centre(10));
    EXPECT_EQ(controller.state(), TableController::Picked);
    click(port.centre(kGround) + QPoint(0, 100));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
    click(port.centre(20));
    click(port.centre(30));
    EXPECT_EQ(port.answers.last(), QStringLiteral("2"));
}

TEST_F(Controller, EscapeAndASecondClickPutACardBack)
{
    click(port.centre(20));
    controller.cancel();
    EXPECT_EQ(controller.state(), TableController::Idle);
    click(port.centre(20));
    click(port.centre(20));
    EXPECT_EQ(controller.state(), TableController::Idle);
    controller.pointer()->press(port.centre(20));
    controller.pointer()->move(port.centre(30));
    controller.cancel();
    controller.pointer()->release(port.centre(30));
    EXPECT_TRUE(port.answers.isEmpty());
}

TEST_F(Controller, ClickingAnotherOfOnesOwnPicksThatUpInstead)
{
    click(port.centre(10));
    click(port.centre(12));
    EXPECT_EQ(controller.state(), TableController::Picked);
    EXPECT_EQ(controller.aim()->held().viewId, 12);
}

TEST_F(Controller, ACardWithAnAbilityShowsItsMenuWithRefusalsLast)
{
    click(port.centre(2));
    EXPECT_EQ(controller.state(), TableController::Menu);
    ASSERT_EQ(controller.menu()->lines()->count(), 2);
    EXPECT_TRUE(controller.menu()->lines()->rows()[0].available);
    EXPECT_FALSE(controller.menu()->lines()->rows()[1].available);
    controller.menu()->choose(0);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("4")});
    EXPECT_EQ(controller.state(), TableController::Idle);
}

TEST_F(Controller, ALineThatIsNotAvailableSaysWhy)
{
    controller.menu()->openAt(port.centre(21));
    ASSERT_EQ(controller.state(), TableController::Menu);
    controller.menu()->choose(0);
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_EQ(controller.desk()->refusal().text, QStringLiteral("not now"));
}

TEST_F(Controller, SeveralFittingOptionsOpenAChoiceAtTheDropPoint)
{
    port.askAction({FakePort::option(OptionKind::Attack, 20, 30),
                    FakePort::option(OptionKind::Ability, 20, 30)});
    controller.refresh();
    drag(port.centre(20), port.centre(30));
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_EQ(controller.state(), TableController::Menu);
    EXPECT_EQ(controller.menu()->at(), QPointF(port.centre(30)));
    controller.menu()->choose(1);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1")});
}

/// Whatever becomes of a number, nobody answers with an option that they were not shown.
TEST_F(Controller, ALineOrATargetNeverAnswersWithAnotherOption)
{
    click(port.centre(2));
    ASSERT_EQ(controller.state(), TableController::Menu);
    port.change({5, FakePort::option(OptionKind::TakeInitiative)});
    controller.menu()->choose(0);
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_EQ(controller.desk()->refusal().text, QStringLiteral("because"));
    port.askAction({FakePort::option(OptionKind::Attack, 20, 30)});
    controller.refresh();
    click(port.centre(20));
    ASSERT_EQ(controller.state(), TableController::Picked);
    port.change({FakePort::option(OptionKind::Pass)});
    click(port.centre(30));
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_EQ(controller.state(), TableController::Idle);
    EXPECT_EQ(controller.desk()->refusal().text, QStringLiteral("because of it"));
}

TEST_F(Controller, AnEventIsPlayedByDroppingItAnywhereInTheMiddle)
{
    drag(port.centre(12), port.centre({Zone::Space, 1}));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1")});
}

TEST_F(Controller, InitiativeIsDraggedToOnesOwnSideOnly)
{
    const QPoint chip = port.tokenRect().center();
    drag(chip, port.centre({Zone::Space, 1}));
    EXPECT_TRUE(port.answers.isEmpty());
    drag(chip, port.centre({Zone::Space, 0}));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("5")});
}

TEST_F(Controller, PassAndInitiativeHaveButtonsOfTheirOwn)
{
    EXPECT_TRUE(controller.desk()->prompt().canPass);
    EXPECT_FALSE(controller.desk()->prompt().showDone);
    EXPECT_FALSE(controller.desk()->prompt().canSkip);
    controller.desk()->pass();
    controller.desk()->takeToken();
    EXPECT_EQ(port.answers, (QStringList{QStringLiteral("6"), QStringLiteral("5")}));
}

TEST_F(Controller, AButtonThatIsNotOfferedSaysWhy)
{
    port.ask(core::DecisionKind::Action, ChoiceStyle::Action, {FakePort::option(OptionKind::Pass)});
    controller.refresh();
    controller.desk()->takeToken();
    EXPECT_TRUE(controller.desk()->refusal().visible());
}

TEST_F(Controller, OneCardIsChosenByOneClick)
{
    port.ask(core::DecisionKind::ChooseCards, ChoiceStyle::Board,
             {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 21)});
    controller.refresh();
    EXPECT_EQ(mark(30), Mark::Target);
    EXPECT_EQ(mark(31), Mark::Quiet);
    click(port.centre(21));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1")});
}

TEST_F(Controller, SeveralCardsHaveACounterAndDone)
{
    port.ask(core::DecisionKind::ChooseCards, ChoiceStyle::Board,
             {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 31),
              FakePort::option(OptionKind::Card, 21)},
             0, 2);
    controller.refresh();
    EXPECT_TRUE(controller.desk()->prompt().canSkip);
    click(port.centre(30));
    EXPECT_EQ(controller.desk()->prompt().counter, QStringLiteral("1 of up to 2"));
    EXPECT_FALSE(controller.desk()->prompt().canSkip);
    click(port.centre(31));
    click(port.centre(21)); // one too many
    EXPECT_TRUE(controller.desk()->refusal().visible());
    click(port.centre(30)); // taken back
    EXPECT_EQ(mark(30), Mark::Target);
    click(port.centre(21));
    EXPECT_EQ(mark(21), Mark::Selected);
    controller.desk()->done();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1,2")});
}

TEST_F(Controller, DoneWaitsUntilEnoughIsChosen)
{
    port.ask(core::DecisionKind::ChooseCards, ChoiceStyle::Board,
             {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 31)}, 2,
             2);
    controller.refresh();
    click(port.centre(30));
    EXPECT_FALSE(controller.desk()->prompt().canDone);
    controller.desk()->done();
    EXPECT_TRUE(port.answers.isEmpty());
    click(port.centre(31));
    controller.desk()->done();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0,1")});
}

TEST_F(Controller, ResourcesAreStagedByDraggingThemDown)
{
    port.ask(core::DecisionKind::Resource, ChoiceStyle::Board,
             {FakePort::option(OptionKind::Card, 10, -1, swu::Zone::Resources),
              FakePort::option(OptionKind::Card, 11, -1, swu::Zone::Resources),
              FakePort::option(OptionKind::Card, 12, -1, swu::Zone::Resources)},
             2, 2);
    controller.refresh();
    drag(port.centre(10), port.centre({Zone::Resources, 0}));
    EXPECT_TRUE(controller.marks().isStaged(10));
    EXPECT_EQ(controller.desk()->prompt().counter, QStringLiteral("1 of 2"));
    drag(port.centre(11), port.centre({Zone::Resources, 0}));
    controller.desk()->done();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0,1")});
    EXPECT_FALSE(controller.marks().isStaged(10));
}

TEST_F(Controller, DamageIsDividedWithPlusAndMinus)
{
    core::Option first = FakePort::option(OptionKind::Card, 30);
    core::Option second = FakePort::option(OptionKind::Card, 31);
    first.number = 1;
    second.number = 3;
    port.ask(core::DecisionKind::Distribute, ChoiceStyle::Distribute, {first, second}, 3, 3);
    controller.refresh();
    controller.desk()->give(0, 1);
    controller.desk()->give(0, 1); // not more than 1 there
    EXPECT_EQ(controller.marks().dividedOf(30), 1);
    click(port.centre(31));
    controller.desk()->give(1, 1);
    EXPECT_EQ(controller.desk()->prompt().counter, QStringLiteral("0 of 3 left"));
    controller.desk()->give(1, -1);
    EXPECT_FALSE(controller.desk()->prompt().canDone);
    controller.desk()->give(1, 1);
    controller.desk()->done();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0x1,1x2")});
}

TEST_F(Controller, DividingAmongAnyNumberMayBeSkippedButNotHalfDone)
{
    core::Option only = FakePort::option(OptionKind::Card, 30);
    only.number = 3;
    port.ask(core::DecisionKind::Distribute, ChoiceStyle::Distribute, {only}, 3, 3);
    controller.refresh();
    EXPECT_FALSE(controller.desk()->prompt().canSkip);
    port.orNone(true);
    controller.refresh();
    EXPECT_TRUE(controller.desk()->prompt().canSkip);
    controller.desk()->give(0, 1);
    EXPECT_FALSE(controller.desk()->prompt().canSkip);
    EXPECT_FALSE(controller.desk()->prompt().canDone);
    controller.desk()->give(0, -1);
    controller.desk()->skip();
    EXPECT_EQ(port.answers, QStringList{QString()});
}

TEST_F(Controller, AnOrderIsMadeByMovingLines)
{
    port.ask(core::DecisionKind::Order, ChoiceStyle::Order,
             {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 31),
              FakePort::option(OptionKind::Card, 21)},
             3, 3);
    controller.refresh();
    controller.desk()->moveChoice(2, 0);
    EXPECT_EQ(controller.desk()->choices()->rows()[0].option, 2);
    controller.desk()->done();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("2,0,1")});
}

TEST_F(Controller, YesAndNo)
{
    port.ask(core::DecisionKind::Confirm, ChoiceStyle::Confirm,
             {FakePort::option(OptionKind::Yes), FakePort::option(OptionKind::No)});
    controller.refresh();
    EXPECT_TRUE(controller.desk()->prompt().canConfirm);
    controller.desk()->confirm(false);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1")});
}

TEST_F(Controller, PressingACoveredHandLooksAndDraggingOutOfItPlays)
{
    port.setHides(true);
    const QPoint card = port.centre(10);
    controller.pointer()->press(card);
    EXPECT_EQ(controller.state(), TableController::Sliding);
    EXPECT_EQ(port.peeks, QList<int>{0});
    controller.pointer()->move(card + QPoint(3, 0));
    EXPECT_EQ(controller.pointer()->hovered(), 10);
    const QPoint arena = port.centre(kGround);
    for (int i = 1; i <= 6; ++i)
        controller.pointer()->move(card + (arena - card) * i / 6);
    EXPECT_EQ(controller.state(), TableController::Dragging);
    controller.pointer()->release(arena);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
    EXPECT_EQ(port.peeks.last(), -1) << "covered again";
}

/// The hand lies open as long as there is something to be chosen for its card, and no longer.
TEST_F(Controller, AChoiceOfWaysForACardOutOfACoveredHandEndsWithTheLook)
{
    port.askAction({FakePort::option(OptionKind::Play, 10, -1, swu::Zone::Ground),
                    FakePort::option(OptionKind::Play, 10, -1, swu::Zone::Ground)});
    controller.refresh();
    port.setHides(true);
    for (const bool chooses : {false, true}) {
        drag(port.centre(10), port.centre(kGround), 6);
        ASSERT_EQ(controller.state(), TableController::Menu);
        EXPECT_TRUE(controller.usesHandOf(0));
        EXPECT_EQ(port.peeks.last(), 0);
        chooses ? controller.menu()->choose(1) : controller.menu()->close();
        EXPECT_EQ(port.peeks.last(), -1);
    }
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1")});
}

TEST_F(Controller, OverAPlaceACardThatIsChosenSaysForWhat)
{
    port.ask(core::DecisionKind::Resource, ChoiceStyle::Board,
             {FakePort::option(OptionKind::Card, 10, -1, swu::Zone::Resources)});
    controller.refresh();
    const QPoint there = port.centre({Zone::Resources, 0});
    controller.pointer()->press(port.centre(10));
    for (int i = 1; i <= 5; ++i)
        controller.pointer()->move(port.centre(10) + (there - port.centre(10)) * i / 5);
    const QString drop = port.spec().zone({Zone::Resources, 0}).drop;
    ASSERT_FALSE(drop.isEmpty());
    EXPECT_EQ(controller.aim()->held().does, drop);
    EXPECT_EQ(controller.aim()->held().result, QStringLiteral("option 0")) << "the card";
    controller.pointer()->release(port.centre(10));
}

TEST_F(Controller, GoingAlongACoveredHandNotQuiteLevelOnlyLooks)
{
    port.setHides(true);
    controller.pointer()->press(port.centre(10));
    const QPoint next = port.centre(11) - QPoint(0, 25);
    controller.pointer()->move(next);
    EXPECT_EQ(controller.state(), TableController::Sliding);
    EXPECT_EQ(controller.pointer()->hovered(), 11);
    controller.pointer()->move(next - QPoint(0, 25));
    EXPECT_EQ(controller.state(), TableController::Dragging);
    EXPECT_EQ(controller.aim()->held().viewId, 11);
}

TEST_F(Controller, ReleasingACoveredHandHidesIt)
{
    port.setHides(true);
    controller.pointer()->press(port.centre(11));
    controller.pointer()->release(port.centre(11));
    EXPECT_EQ(port.peeks, (QList<int>{0, -1}));
    EXPECT_EQ(controller.pointer()->hovered(), -1);
    EXPECT_TRUE(port.answers.isEmpty());
}

TEST_F(Controller, KeyboardPicksUpAimsAndConfirms)
{
    ASSERT_TRUE(controller.keys()->step(1)); // own hand
    EXPECT_EQ(controller.keys()->card(), 10);
    controller.keys()->activate();
    EXPECT_EQ(controller.state(), TableController::Picked);
    controller.keys()->activate();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
    ASSERT_TRUE(controller.keys()->step(1)); // own ground
    EXPECT_EQ(controller.keys()->card(), 20);
    controller.keys()->activate();
    controller.keys()->move(1, 0); // from the first target to the second
    controller.keys()->activate();
    EXPECT_EQ(port.answers.last(), QStringLiteral("3"));
}

TEST_F(Controller, TabStopsOnceAZoneAndThenLeavesTheTable)
{
    QStringList zones;
    while (controller.keys()->step(1))
        zones.append(controller.keys()->zone());
    EXPECT_EQ(
        zones,
        (QStringList{QStringLiteral("hand.0"), QStringLiteral("ground.0"), QStringLiteral("base.0"),
                     QStringLiteral("ground.1"), QStringLiteral("base.1")}));
    EXPECT_EQ(controller.keys()->card(), -1);
}

TEST_F(Controller, ArrowsMoveInsideAZoneAndToTheNearestAboveAndBelow)
{
    controller.keys()->focus(10);
    controller.keys()->move(1, 0);
    EXPECT_EQ(controller.keys()->card(), 11);
    controller.keys()->move(0, -1);
    EXPECT_TRUE(controller.keys()->zone() == u"ground.0" || controller.keys()->zone() == u"base.0");
    controller.keys()->toEnd(true);
    controller.keys()->move(1, 0); // nothing behind the last one
    EXPECT_TRUE(controller.keys()->card() >= 0);
}

TEST_F(Controller, ChoosingSurvivesACoveredHandButNotAnotherQuestion)
{
    port.ask(core::DecisionKind::ChooseCards, ChoiceStyle::Board,
             {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 31)}, 0,
             2);
    controller.refresh();
    click(port.centre(30));
    controller.refresh();
    EXPECT_EQ(mark(30), Mark::Selected);
    port.ask(core::DecisionKind::ChooseCards, ChoiceStyle::Board,
             {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 31)}, 0,
             2);
    controller.refresh();
    EXPECT_EQ(mark(30), Mark::Target);
}

// The same answer by drag, click and click, keyboard, menu and a screen reader's press.
TEST_F(Controller, FiveWaysOfOneAnswer)
{
    drag(port.centre(20), port.centre(1));
    click(port.centre(20));
    click(port.centre(1));
    controller.keys()->focus(20);
    controller.keys()->activate();
    controller.keys()->move(1, 0);
    controller.keys()->activate();
    controller.menu()->openAt(port.centre(20));
    controller.menu()->choose(1);
    controller.pointer()->activate(20);
    controller.pointer()->activate(1);
    EXPECT_EQ(port.answers, QStringList(5, QStringLiteral("3")));
}

TEST_F(Controller, RandomGesturesAlwaysComeBackToIdle)
{
    std::mt19937 random(11);
    const auto point = [&] { return QPointF(int(random() % 1280), int(random() % 720)); };
    for (int i = 0; i < 20000; ++i) {
        switch (random() % 16) {
        case 0:
            controller.pointer()->press(point());
            break;
        case 1:
        case 2:
        case 3:
            controller.pointer()->move(point());
            break;
        case 4:
            controller.pointer()->release(point());
            break;
        case 5:
            controller.pointer()->hover(point());
            break;
        case 6:
            controller.cancel();
            break;
        case 7:
            controller.keys()->step(random() % 2 == 0 ? 1 : -1);
            break;
        case 8:
            controller.keys()->move(int(random() % 3) - 1, int(random() % 3) - 1);
            break;
        case 9:
            controller.keys()->activate();
            break;
        case 10:
            controller.menu()->openAt(point());
            break;
        case 11:
            controller.menu()->choose(int(random() % 3));
            break;
        case 12:
            controller.pointer()->activate(int(random() % 40));
            break;
        case 13:
            port.setHides(random() % 2 == 0);
            controller.refresh();
            break;
        case 14:
            controller.pointer()->leave();
            break;
        case 15:
            random() % 2 == 0 ? controller.desk()->done() : controller.desk()->skip();
            break;
        }
        const int state = controller.state();
        ASSERT_TRUE(state == TableController::Dragging || state == TableController::Picked
                    || !controller.aim()->held().active());
    }
    controller.pointer()->release(QPointF(5, 300));
    for (int i = 0; i < 3; ++i)
        controller.cancel();
    EXPECT_EQ(controller.state(), TableController::Idle);
    for (const QString &answer : std::as_const(port.answers))
        EXPECT_LT(answer.section(u',', 0, 0).toInt(), 7);
}

} // namespace
} // namespace playmat::table
