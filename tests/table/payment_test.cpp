// Tests payments with a suggestion, amounts divided among cards, the choice of places, and that
// passing and ending a turn are never confused.
#include "fake_port.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using swu::OptionKind;
using Mark = paint::Mark;

constexpr ZoneKey kGround{Zone::Ground, 0};

class Questions : public testing::Test
{
protected:
    void SetUp() override
    {
        port.add({Zone::Base, 0}, 0, QStringLiteral("Base"));
        port.add({Zone::Base, 1}, 1, QStringLiteral("Base"));
        for (const int card : {20, 21, 22, 23})
            port.add(kGround, card);
        for (const int card : {30, 31, 32})
            port.add({Zone::Ground, 1}, card);
        controller.setPort(&port);
    }
    void click(QPoint at)
    {
        controller.pointer()->press(at);
        controller.pointer()->release(at);
    }
    void click(int card) { click(port.centre(card)); }
    [[nodiscard]] Mark mark(int id) { return Mark(controller.marks().markOf(*port.row(id))); }
    [[nodiscard]] CardHint hint(int id) { return controller.marks().hintOf(*port.row(id)); }
    [[nodiscard]] const Prompt &prompt() { return controller.desk()->prompt(); }
    [[nodiscard]] QList<int> chosen()
    {
        QList<int> sorted = controller.desk()->selection().chosen();
        std::ranges::sort(sorted);
        return sorted;
    }

    FakePort port;
    TableController controller;
};

// --- paying --------------------------------------------------------------------------------------

/// Cards 20 to 22 can each pay one of the first kind (Pay) and one of the second (Mulligan), card
/// 23 only one of the first; an option without a card also pays one of the first. Two of the first
/// kind and one of the second are due.
class Paying : public Questions
{
protected:
    void SetUp() override
    {
        Questions::SetUp();
        port.ask(core::DecisionKind::Pay, ChoiceStyle::Payment,
                 {FakePort::option(OptionKind::Pay, 20), FakePort::option(OptionKind::Mulligan, 20),
                  FakePort::option(OptionKind::Pay, 21), FakePort::option(OptionKind::Mulligan, 21),
                  FakePort::option(OptionKind::Pay, 22), FakePort::option(OptionKind::Mulligan, 22),
                  FakePort::option(OptionKind::Pay, 23), FakePort::option(OptionKind::Pay)},
                 0, 8);
        port.due = [this](const core::Answer &answer) {
            int first = 2;
            int second = 1;
            for (const std::uint16_t id : answer.options)
                --(OptionKind(port.decision().options[id].kind) == OptionKind::Pay ? first
                                                                                   : second);
            return std::max(0, first) + std::max(0, second);
        };
        port.suggest({0, 1, 2});
        controller.refresh();
    }
};

TEST_F(Paying, TheSuggestionIsChosenAndShownOnTheCardsThatPay)
{
    EXPECT_EQ(chosen(), (QList<int>{0, 1, 2}));
    EXPECT_EQ(mark(20), Mark::Selected);
    EXPECT_EQ(mark(21), Mark::Selected);
    EXPECT_EQ(mark(22), Mark::Target);
    EXPECT_EQ(hint(20).words, QStringLiteral("option 0, option 1"));
    EXPECT_EQ(hint(20).parts.size(), 2U);
    EXPECT_EQ(hint(21).words, QStringLiteral("option 2"));
    EXPECT_TRUE(hint(22).isEmpty());
    EXPECT_TRUE(prompt().canDone);
    EXPECT_EQ(prompt().doneLabel, QStringLiteral("0 missing"));
}

TEST_F(Paying, EnterOrTheButtonPaysAsSuggested)
{
    controller.keys()->activate();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0,1,2")});
}

TEST_F(Paying, EnterOnACardThatTheKeysWentToSwapsIt)
{
    controller.keys()->focus(23);
    controller.keys()->activate();
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_TRUE(chosen().contains(6));
    controller.desk()->done();
    EXPECT_EQ(port.answers.size(), 1);
}

TEST_F(Paying, AKeyThatChoseBeforeDoesNotKeepEnterFromPaying)
{
    controller.keys()->focus(20); // as after a drop with the keyboard
    port.suggest({0, 1, 2});
    controller.refresh();
    controller.keys()->activate();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0,1,2")});
}

TEST_F(Paying, AClickSwapsACardInForTheOneThatIsNoLongerNeeded)
{
    click(23);
    EXPECT_EQ(chosen(), (QList<int>{1, 2, 6}));
    EXPECT_TRUE(prompt().canDone);
    click(22);
    EXPECT_EQ(chosen(), (QList<int>{1, 4, 6})) << "the one that was swapped in last stays";
    EXPECT_TRUE(prompt().canDone);
}

TEST_F(Paying, AClickOnACardThatPaysTakesItOutAndTheButtonSaysWhatIsMissing)
{
    click(23);
    click(23);
    EXPECT_EQ(chosen(), (QList<int>{1, 2}));
    EXPECT_FALSE(prompt().canDone);
    EXPECT_EQ(prompt().doneLabel, QStringLiteral("1 missing"));
    controller.desk()->done();
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_TRUE(controller.desk()->refusal().visible());
}

TEST_F(Paying, ClicksGoThroughAllWaysInWhichACardCanPay)
{
    click(22); // pays one of the first kind
    EXPECT_EQ(chosen(), (QList<int>{1, 2, 4}));
    click(22); // then one of the second, so one of the first is missing
    EXPECT_EQ(chosen(), (QList<int>{2, 5}));
    click(22); // then one of each
    EXPECT_EQ(chosen(), (QList<int>{2, 4, 5}));
    EXPECT_TRUE(prompt().canDone);
    click(22);
    EXPECT_EQ(chosen(), (QList<int>{2})) << "and then not at all";
}

TEST_F(Paying, WhatIsNotOnTheTableIsSwappedInTheList)
{
    const auto &rows = controller.desk()->choices()->rows();
    const auto at = std::ranges::find_if(rows, [](const OptionRow &row) { return row.viewId < 0; });
    ASSERT_NE(at, rows.end());
    EXPECT_FALSE(at->selected);
    controller.desk()->choose(int(at - rows.begin()));
    EXPECT_TRUE(chosen().contains(7));
    EXPECT_EQ(chosen().size(), 3);
    EXPECT_TRUE(prompt().canDone);
}

TEST_F(Paying, TheMenuOfACardHasEachOfItsWays)
{
    controller.menu()->openOf(22, port.centre(22));
    const auto &lines = controller.menu()->lines()->rows();
    ASSERT_GE(lines.size(), 2U);
    EXPECT_EQ(lines[1].option, 5);
    controller.menu()->choose(1);
    EXPECT_TRUE(chosen().contains(5));
    EXPECT_FALSE(chosen().contains(1)) << "it pays instead";
    EXPECT_TRUE(prompt().canDone);
}

TEST_F(Paying, EscapeTakesTheActionBackWhereTheGameAllowsIt)
{
    EXPECT_TRUE(prompt().canTakeBack);
    controller.cancel();
    EXPECT_EQ(port.backs, 1);
    EXPECT_FALSE(controller.desk()->refusal().visible());
    port.mayTakeBack = false;
    controller.cancel();
    EXPECT_TRUE(controller.desk()->refusal().visible());
    EXPECT_TRUE(port.answers.isEmpty());
}

// --- dividing ------------------------------------------------------------------------------------

/// Nine are divided among three cards; card 31 must be filled before the others get any.
class Dividing : public Questions
{
protected:
    void SetUp() override
    {
        Questions::SetUp();
        std::vector<core::Option> options;
        for (const auto &[card, fills] : {std::pair{30, 4}, {31, 3}, {32, 5}}) {
            core::Option &o = options.emplace_back(FakePort::option(OptionKind::Card, card));
            o.cost = std::uint8_t(fills);
            o.number = 9;
        }
        port.takes = [](const core::Answer &answer) {
            std::array<int, 3> given{};
            for (size_t i = 0; i < answer.options.size(); ++i)
                given[answer.options[i]] = answer.amounts[i];
            const bool others = given[0] > 0 || given[2] > 0;
            return !others || given[1] >= 3;
        };
        port.ask(core::DecisionKind::Distribute, ChoiceStyle::Distribute, options, 9, 9);
        controller.refresh();
    }
    [[nodiscard]] QList<int> given()
    {
        const Selection &now = controller.desk()->selection();
        return {now.amount(0), now.amount(1), now.amount(2)};
    }
};

TEST_F(Dividing, TheSuggestionIsOneThatTheGameTakes)
{
    EXPECT_EQ(given(), (QList<int>{4, 3, 2}));
    EXPECT_TRUE(prompt().canDone);
    EXPECT_EQ(prompt().counter, QStringLiteral("9 of 9"));
    EXPECT_EQ(mark(31), Mark::Selected);
    controller.keys()->activate();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0x4,1x3,2x2")});
}

TEST_F(Dividing, OneClickFillsACardAsEarlyAsTheGameAllows)
{
    click(32);
    EXPECT_EQ(given(), (QList<int>{1, 3, 5}));
    EXPECT_TRUE(prompt().canDone);
    click(30);
    EXPECT_EQ(given(), (QList<int>{4, 3, 2}));
}

TEST_F(Dividing, StepsGiveOneMoreOrLessAndTheButtonWaits)
{
    controller.desk()->giveTo(30, 1);
    const auto &rows = controller.desk()->choices()->rows();
    ASSERT_EQ(rows.size(), 3U);
    controller.desk()->give(1, -1);
    EXPECT_EQ(given(), (QList<int>{4, 2, 2}));
    EXPECT_FALSE(prompt().canDone);
    EXPECT_EQ(prompt().counter, QStringLiteral("8 of 9"));
    controller.desk()->give(0, 1);
    EXPECT_FALSE(prompt().canDone) << "the game would not take it";
    controller.desk()->done();
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_EQ(controller.desk()->refusal().text, QStringLiteral("not so"));
}

TEST_F(Questions, WhereNothingHasToBeFilledOneClickGivesOne)
{
    port.ask(core::DecisionKind::Distribute, ChoiceStyle::Distribute,
             {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 31)}, 3,
             3);
    controller.refresh();
    EXPECT_EQ(controller.desk()->selection().total(), 0);
    click(30);
    EXPECT_EQ(controller.desk()->selection().amount(0), 1);
    controller.keys()->activate();
    EXPECT_TRUE(port.answers.isEmpty());
}

// --- places --------------------------------------------------------------------------------------

class ChosenPlaces : public Questions
{
protected:
    void SetUp() override
    {
        Questions::SetUp();
        port.ask(core::DecisionKind::ChooseZone, ChoiceStyle::List,
                 {FakePort::option(OptionKind::Card, -1, -1, swu::Zone::Ground),
                  FakePort::option(OptionKind::Card, -1, -1, swu::Zone::Space)});
        port.source(20);
        controller.refresh();
    }
};

TEST_F(ChosenPlaces, AreLitAndChosenByAClickAnywhereInThem)
{
    EXPECT_EQ(controller.aim()->awaitingPlaces().size(), 2);
    click(port.centre({Zone::Space, 1}));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1")});
}

TEST_F(ChosenPlaces, AClickOnACardThatIsThereChoosesThePlace)
{
    click(31);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
}

TEST_F(ChosenPlaces, AreChosenByKeyAndByAScreenReader)
{
    controller.keys()->focus(22);
    controller.keys()->activate();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
    controller.pointer()->activateZone(QStringLiteral("space.0"));
    EXPECT_EQ(port.answers.last(), QStringLiteral("1"));
}

TEST_F(ChosenPlaces, TheCardThatAsksIsDraggedThere)
{
    controller.pointer()->press(port.centre(20));
    controller.pointer()->move(port.centre({Zone::Space, 0}));
    EXPECT_TRUE(controller.aim()->held().legal);
    controller.pointer()->release(port.centre({Zone::Space, 0}));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("1")});
}

TEST_F(ChosenPlaces, TheMenuOfACardThereHasThem)
{
    controller.menu()->openOf(31, port.centre(31));
    ASSERT_EQ(controller.state(), TableController::Menu);
    controller.menu()->choose(0);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
}

// --- costs, then the target of the drop ----------------------------------------------------------

TEST_F(Questions, TheTargetOfADropWaitsUntilCostsAreChosen)
{
    port.add({Zone::Hand, 0}, 10, QStringLiteral("Event"));
    port.askAction({FakePort::option(OptionKind::Play, 10)});
    controller.refresh();
    port.then = [this] {
        port.ask(core::DecisionKind::ChooseCosts, ChoiceStyle::List,
                 {FakePort::option(OptionKind::Pay), FakePort::option(OptionKind::Pay)}, 0, 2);
        port.source(10);
    };
    controller.pointer()->press(port.centre(10));
    controller.pointer()->move(port.centre(31));
    controller.pointer()->release(port.centre(31));
    ASSERT_EQ(port.answers, QStringList{QStringLiteral("0")});
    port.then = [this] {
        port.ask(core::DecisionKind::ChooseCards, ChoiceStyle::Board,
                 {FakePort::option(OptionKind::Card, 30), FakePort::option(OptionKind::Card, 31)});
        port.source(10);
    };
    controller.desk()->skip();
    EXPECT_EQ(port.answers, (QStringList{QStringLiteral("0"), QString(), QStringLiteral("1")}));
}

// --- passing -------------------------------------------------------------------------------------

TEST_F(Questions, PassingAndEndingATurnAreNeverTheSame)
{
    port.ask(core::DecisionKind::Action, ChoiceStyle::Action, {FakePort::option(OptionKind::Keep)});
    controller.refresh();
    EXPECT_TRUE(prompt().canEnd);
    EXPECT_FALSE(prompt().canPass);
    controller.desk()->pass();
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_TRUE(controller.desk()->refusal().visible());
    controller.desk()->endTurn();
    EXPECT_EQ(port.answers.size(), 1);
    port.ask(core::DecisionKind::Action, ChoiceStyle::Action, {FakePort::option(OptionKind::Pass)});
    controller.refresh();
    EXPECT_FALSE(prompt().canEnd);
    controller.desk()->endTurn();
    EXPECT_EQ(port.answers.size(), 1);
}

class Passing : public Questions
{
protected:
    void askToPass(bool more = false)
    {
        std::vector<core::Option> options{FakePort::option(OptionKind::Pass)};
        if (more)
            options.push_back(FakePort::option(OptionKind::Ability, 20));
        port.ask(core::DecisionKind::Action, ChoiceStyle::Action, options);
        controller.refresh();
    }
    [[nodiscard]] bool passes()
    {
        return QTest::qWaitFor([this] { return !port.answers.isEmpty(); }, AutoPass::kSeenMs * 3);
    }
};

TEST_F(Passing, NothingPassesByItself)
{
    askToPass();
    EXPECT_FALSE(controller.autoPass()->pending());
}

TEST_F(Passing, WhoeverTurnsItOnPassesWhenThereIsNothingElse)
{
    controller.autoPass()->setOn(true);
    askToPass(true);
    EXPECT_FALSE(controller.autoPass()->pending());
    askToPass();
    EXPECT_TRUE(controller.autoPass()->pending());
    EXPECT_TRUE(passes());
}

TEST_F(Passing, ItWaitsWhileSomethingIsShown)
{
    controller.autoPass()->setOn(true);
    controller.autoPass()->setWaits(true);
    askToPass();
    EXPECT_FALSE(controller.autoPass()->pending());
    controller.autoPass()->setWaits(false);
    EXPECT_TRUE(controller.autoPass()->pending());
}

TEST_F(Passing, AnAnswerThatWasTakenBackIsNotGivenAgainByItself)
{
    controller.autoPass()->setOn(true);
    controller.autoPass()->rest();
    askToPass();
    EXPECT_FALSE(controller.autoPass()->pending());
    controller.desk()->pass();
    askToPass();
    EXPECT_TRUE(controller.autoPass()->pending());
}

TEST_F(Passing, TheEndOfATurnNeverComesByItself)
{
    controller.autoPass()->setOn(true);
    port.ask(core::DecisionKind::Action, ChoiceStyle::Action, {FakePort::option(OptionKind::Keep)});
    controller.refresh();
    EXPECT_FALSE(controller.autoPass()->pending());
}

} // namespace
} // namespace playmat::table
