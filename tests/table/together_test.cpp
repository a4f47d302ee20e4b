// Tests cards that go together: they are gathered with clicks, a band, keys or the menu, and a
// gesture with any of them takes all.
#include "fake_port.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using swu::OptionKind;
using Mark = paint::Mark;

constexpr ZoneKey kGround{Zone::Ground, 0};
constexpr ZoneKey kSpace{Zone::Space, 0};

/// Units 20 and 21 can go to both places, 22 to one of them, 23 to none; 24 can only attack.
class Together : public testing::Test
{
protected:
    void SetUp() override
    {
        port.add({Zone::Base, 0}, 0, QStringLiteral("Base"));
        port.add({Zone::Base, 1}, 1, QStringLiteral("Base"));
        for (const int unit : {20, 21, 22, 23})
            port.add(kGround, unit);
        port.add(kSpace, 24);
        port.add({Zone::Ground, 1}, 30);
        port.askAction({goes(20, swu::Zone::Space), goes(20, swu::Zone::Resources),
                        goes(21, swu::Zone::Space), goes(21, swu::Zone::Resources),
                        goes(22, swu::Zone::Resources),
                        FakePort::option(OptionKind::Attack, 24, 30)});
        port.togetherOf(OptionKind::Deploy);
        controller.setPort(&port);
    }
    static core::Option goes(int card, swu::Zone zone)
    {
        return FakePort::option(OptionKind::Deploy, card, -1, zone);
    }
    void press(int id, bool ctrl) { controller.pointer()->press(port.centre(id), ctrl); }
    void click(QPoint at, bool ctrl = false)
    {
        controller.pointer()->press(at, ctrl);
        controller.pointer()->release(at);
    }
    void gather(std::initializer_list<int> cards)
    {
        for (const int card : cards)
            click(port.centre(card), true);
    }
    void drag(QPoint from, QPoint to)
    {
        controller.pointer()->press(from);
        controller.pointer()->move((from + to) / 2);
        controller.pointer()->move(to);
        controller.pointer()->release(to);
    }
    /// The nearest unit to the right of this one, or -1.
    [[nodiscard]] int rightOf(int id) const
    {
        int next = -1;
        for (const CardRow &row : port.rows()) {
            const QPoint way = row.place.hit.center() - port.centre(id);
            const bool right = row.zone == kGround && way.x() > 0 && way.y() == 0;
            if (right && (next < 0 || row.place.hit.x() < port.row(next)->place.hit.x()))
                next = row.viewId;
        }
        return next;
    }
    /// A rectangle around the units 20 to 23.
    [[nodiscard]] QRect around() const
    {
        QRect all;
        for (const int unit : {20, 21, 22, 23})
            all = all.united(port.row(unit)->place.hit);
        return all.adjusted(-3, -3, 3, 3);
    }
    [[nodiscard]] QPoint space() const { return port.zoneRect(kSpace).topLeft() + QPoint(8, 8); }
    [[nodiscard]] QStringList litPlaces()
    {
        QStringList places;
        for (const QVariant &place : controller.aim()->litPlaces())
            places.append(place.toMap().value(QStringLiteral("zone")).toString());
        return places;
    }
    [[nodiscard]] const QList<int> &gathered() { return controller.gathering()->cards(); }
    [[nodiscard]] Mark mark(int id) { return Mark(controller.marks().markOf(*port.row(id))); }
    [[nodiscard]] QString refused() { return controller.desk()->refusal().text; }

    FakePort port;
    TableController controller;
};

TEST_F(Together, ADragOfOneThatIsGatheredTakesAllInOneAnswer)
{
    gather({20, 21});
    EXPECT_EQ(gathered(), (QList<int>{20, 21}));
    EXPECT_EQ(mark(20), Mark::Selected);
    EXPECT_EQ(mark(22), Mark::Actionable);
    press(21, false);
    controller.pointer()->move(space());
    EXPECT_EQ(controller.aim()->followingCard(), 21);
    EXPECT_EQ(controller.aim()->companions(), QList<int>{20});
    EXPECT_EQ(mark(20), Mark::Held);
    EXPECT_EQ(controller.aim()->held().chip, QStringLiteral("2 units"));
    EXPECT_EQ(controller.aim()->held().place, QStringLiteral("space.0"));
    controller.pointer()->release(space());
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("2,0")});
    EXPECT_TRUE(gathered().isEmpty());
    EXPECT_TRUE(controller.aim()->companions().isEmpty());
}

TEST_F(Together, OnlyPlacesThatAllCanReachAreLit)
{
    gather({20, 22});
    press(20, false);
    controller.pointer()->move(space());
    EXPECT_EQ(litPlaces(), QStringList{QStringLiteral("resources.0")});
    EXPECT_FALSE(controller.aim()->held().legal);
    EXPECT_TRUE(refused().startsWith(QStringLiteral("Card 22"))) << refused().toStdString();
    controller.pointer()->release(space());
    EXPECT_TRUE(port.answers.isEmpty());
    EXPECT_TRUE(refused().startsWith(QStringLiteral("Card 22"))) << refused().toStdString();
    EXPECT_EQ(controller.desk()->refusal().card, 22);
    EXPECT_EQ(gathered(), (QList<int>{20, 22})) << "they may try another place";
}

TEST_F(Together, WhatTheyWouldDoTogetherIsAskedForAll)
{
    gather({20, 21});
    port.asked.clear();
    press(20, false);
    controller.pointer()->move(space());
    EXPECT_TRUE(std::ranges::count(port.asked, std::vector<int>({0, 2})) > 0);
    EXPECT_EQ(controller.aim()->litPlaces().first().toMap().value(QStringLiteral("chip")),
              QStringLiteral("2"));
}

TEST_F(Together, OneThatCannotGoIsRefusedByItsName)
{
    gather({20, 23});
    EXPECT_EQ(gathered(), QList<int>{20});
    EXPECT_TRUE(refused().contains(QStringLiteral("Card 23"))) << refused().toStdString();
    gather({24}); // it can attack, but it cannot go to a place
    EXPECT_EQ(gathered(), QList<int>{20});
    EXPECT_TRUE(refused().contains(QStringLiteral("Card 24"))) << refused().toStdString();
}

TEST_F(Together, OneWithoutAPlaceInCommonIsRefused)
{
    port.askAction({goes(20, swu::Zone::Space), goes(21, swu::Zone::Resources)});
    port.togetherOf(OptionKind::Deploy);
    controller.refresh();
    gather({20, 21});
    EXPECT_EQ(gathered(), QList<int>{20});
    EXPECT_EQ(refused(), QStringLiteral("Card 21 cannot go where the others can."));
}

TEST_F(Together, ASecondClickLetsOneGo)
{
    gather({20, 21, 20});
    EXPECT_EQ(gathered(), QList<int>{21});
}

TEST_F(Together, EscapeAndAClickElsewhereLetThemGo)
{
    gather({20, 21});
    controller.cancel();
    EXPECT_TRUE(gathered().isEmpty());
    gather({20, 21});
    click(port.centre({Zone::Space, 1}));
    EXPECT_TRUE(gathered().isEmpty());
    gather({20, 21});
    click(port.centre(22));
    EXPECT_TRUE(gathered().isEmpty());
    EXPECT_EQ(controller.aim()->held().viewId, 22) << "it is taken up alone";
    EXPECT_TRUE(controller.aim()->companions().isEmpty());
}

TEST_F(Together, EscapeWhileTheyAreHeldLetsAllGo)
{
    gather({20, 21});
    press(20, false);
    controller.pointer()->move(space());
    controller.cancel();
    EXPECT_TRUE(gathered().isEmpty());
    EXPECT_TRUE(controller.aim()->companions().isEmpty());
    EXPECT_EQ(controller.state(), TableController::Idle);
    EXPECT_TRUE(port.answers.isEmpty());
}

TEST_F(Together, ADragOfOneThatIsNotGatheredTakesItAlone)
{
    gather({20, 21});
    drag(port.centre(22), port.centre({Zone::Resources, 0}));
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("4")});
}

TEST_F(Together, AClickAndAClickDoTheSameAsTheDrag)
{
    gather({20, 21});
    click(port.centre(20));
    EXPECT_EQ(controller.state(), TableController::Picked);
    EXPECT_EQ(controller.aim()->companions(), QList<int>{21});
    click(space());
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0,2")});
}

TEST_F(Together, KeysGatherAndTakeThemAlong)
{
    controller.keys()->focus(21);
    controller.keys()->gatherThis();
    EXPECT_EQ(gathered(), QList<int>{21});
    controller.keys()->gatherThis();
    EXPECT_TRUE(gathered().isEmpty());
    const int next = rightOf(21);
    ASSERT_TRUE(next == 20 || next == 22) << next;
    controller.keys()->gather(1, 0);
    EXPECT_EQ(gathered(), (QList<int>{21, next}));
    controller.keys()->activate();
    EXPECT_EQ(controller.state(), TableController::Picked);
    EXPECT_EQ(controller.aim()->held().viewId, next);
    EXPECT_FALSE(controller.aim()->held().place.isEmpty()) << "the first place";
    controller.keys()->activate();
    EXPECT_EQ(port.answers.size(), 1);
    EXPECT_EQ(port.answers.first().count(u','), 1) << "both in one answer";
}

TEST_F(Together, ArrowsWithCtrlOnlyMoveWhereNothingGoesTogether)
{
    port.togetherOf(OptionKind::Mulligan);
    controller.keys()->focus(20);
    controller.keys()->gather(1, 0);
    EXPECT_EQ(controller.keys()->card(), rightOf(20));
    EXPECT_TRUE(gathered().isEmpty());
}

TEST_F(Together, ABandGathersWhatIsInIt)
{
    const QRect units = around();
    ASSERT_EQ(port.cardAt(units.topLeft(), -1), -1);
    controller.pointer()->press(units.topLeft());
    controller.pointer()->move(units.bottomRight());
    EXPECT_EQ(controller.state(), TableController::Banding);
    EXPECT_FALSE(controller.gathering()->band().isEmpty());
    controller.pointer()->release(units.bottomRight());
    EXPECT_EQ(controller.state(), TableController::Idle);
    EXPECT_TRUE(controller.gathering()->band().isNull());
    QList<int> all = gathered();
    std::ranges::sort(all);
    EXPECT_EQ(all, (QList<int>{20, 21, 22})) << "the others cannot go anywhere";
    EXPECT_TRUE(port.answers.isEmpty());
}

TEST_F(Together, WhereNothingGoesTogetherThereIsNoBand)
{
    port.togetherOf(OptionKind::Mulligan);
    controller.pointer()->press(around().topLeft());
    controller.pointer()->move(around().bottomRight());
    EXPECT_EQ(controller.state(), TableController::Pressed);
    controller.pointer()->release(around().bottomRight());
    EXPECT_TRUE(gathered().isEmpty());
}

TEST_F(Together, TheMenuGathersAndTakesAlong)
{
    controller.menu()->openOf(20, port.centre(20));
    const auto &lines = controller.menu()->lines()->rows();
    const auto at = std::ranges::find_if(lines, &OptionRow::gathers);
    ASSERT_NE(at, lines.end());
    controller.menu()->choose(int(at - lines.begin()));
    EXPECT_EQ(gathered(), QList<int>{20});
    gather({21});
    controller.menu()->openOf(21, port.centre(21));
    ASSERT_GE(lines.size(), 2U);
    EXPECT_EQ(lines[0].also, (std::vector<int>{2, 0}));
    controller.menu()->choose(0);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("2,0")});
}

TEST_F(Together, ThePromptSaysHowManyAreGathered)
{
    QSignalSpy told(controller.desk(), &AnswerDesk::promptChanged);
    gather({20, 21});
    EXPECT_TRUE(controller.desk()->prompt().text.startsWith(QStringLiteral("2 units")));
    EXPECT_EQ(controller.gathering()->words(), QStringLiteral("2 units"));
    EXPECT_EQ(told.count(), 2);
    controller.cancel();
    EXPECT_TRUE(controller.desk()->prompt().text.isEmpty());
}

TEST_F(Together, AnotherQuestionLetsThemGo)
{
    gather({20, 21});
    port.askAction({goes(20, swu::Zone::Space), goes(21, swu::Zone::Space)});
    port.togetherOf(OptionKind::Deploy);
    controller.refresh();
    EXPECT_TRUE(gathered().isEmpty());
}

TEST_F(Together, WhatIsNoLongerMeantIsNotAnswered)
{
    gather({20, 21});
    click(port.centre(20));
    port.change(
        {goes(20, swu::Zone::Space), goes(22, swu::Zone::Space), goes(22, swu::Zone::Resources)});
    click(space());
    EXPECT_TRUE(port.answers.isEmpty());
}

} // namespace
} // namespace playmat::table
