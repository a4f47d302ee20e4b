// Piles, resources and what is under a card open in a tray, in every form, even in the middle of
// a choice; and the current attack stays visible.
#include "hands.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {

using table::PlaybackQueue;
namespace Seating = table::Seating;
namespace {

struct Trays : testing::TestWithParam<int>
{
    Trays()
        : app(Seating::Open)
        , hands(app)
    {
    }
    [[nodiscard]] static int me() { return GetParam(); }
    bool place(const char *mine, const char *theirs)
    {
        return app.place({QLatin1String(mine)}, {QLatin1String(theirs)}, me());
    }
    QStringList faces()
    {
        QStringList ids;
        app.settle();
        if (app.item(QStringLiteral("tray")) != nullptr)
            for (const table::OptionRow &row : app.session.tray()->cards()->rows())
                ids.append(row.facts.cardId);
        return ids;
    }
    /// A pile, or what is under a unit, by mouse, key, menu or screen reader.
    void open(const QString &card, Form form)
    {
        if (form == Form::Click)
            hands.click(card);
        else if (form == Form::Reader)
            hands.pressOf(card);
        else if (form == Form::Menu) {
            hands.click(app.at(card), Qt::RightButton);
            hands.chooseMenuLine(
                card.endsWith(u"069") ? QStringLiteral("under it") : QStringLiteral("pile"), form);
        } else if (card.endsWith(u"069")) { // by the menu of the unit that it hangs under
            hands.focus(QStringLiteral("me:SOR_046"));
            hands.key(Qt::Key_F10, Qt::ShiftModifier);
            hands.chooseMenuLine(QStringLiteral("under it"), form);
        } else {
            hands.focus(card);
            hands.key(Qt::Key_Return);
        }
    }
    /// The whole board is above what is docked.
    void expectBoardInView()
    {
        const double top = app.item(QStringLiteral("tray"))->mapToScene({0, 0}).y();
        for (const table::CardRow &row : app.session.stage()->scene().rows())
            if (isArena(row.zone) || row.zone.zone == table::Zone::Base) {
                EXPECT_LE(row.place.rect.bottom(), top) << row.facts.name.toStdString();
            }
    }

    App app;
    Hands hands;
};

const char *const kWithPiles
    = R"("hand":["SOR_095"],"ground":[{"card":"SOR_046","upgrades":["SOR_069"]}],
                             "discard":["SOR_128","SOR_225"],"resources":["SOR_063","SOR_164"])";
const char *const kWithAPile = R"("ground":["SOR_063"],"discard":["SOR_237"])";
const QStringList kMyPile{QStringLiteral("SOR_225"), QStringLiteral("SOR_128")};

TEST_P(Trays, ADiscardPileOpensInEveryForm)
{
    ASSERT_TRUE(place(kWithPiles, kWithAPile));
    const QString before = app.hash();
    for (const Form form : {Form::Click, Form::Keys, Form::Menu, Form::Reader}) {
        SCOPED_TRACE(nameOf(form));
        open(QStringLiteral("me:SOR_225"), form);
        ASSERT_EQ(faces(), kMyPile);
        expectBoardInView();
        app.picture(QStringLiteral("tray-%1").arg(me()));
        form == Form::Click ? hands.clickItem(QStringLiteral("closeTray"))
                            : hands.key(Qt::Key_Escape);
        EXPECT_EQ(faces(), QStringList());
        EXPECT_TRUE(app.item(QStringLiteral("table"))->hasActiveFocus());
    }
    hands.click(QStringLiteral("they:SOR_237"));
    EXPECT_EQ(faces(), QStringList{QStringLiteral("SOR_237")});
    EXPECT_EQ(app.hash(), before);
}

/// What Escape closes is whatever lies on top, and after that what was below it.
TEST_P(Trays, UnderAMenuItIsClosedAfterTheMenu)
{
    ASSERT_TRUE(place(kWithPiles, kWithAPile));
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_046")));
    ASSERT_EQ(app.state(), table::TableController::Menu);
    app.session.tray()->open(
        table::swuTableSpec().name(app.row(QStringLiteral("me:SOR_225"))->zone));
    ASSERT_EQ(faces(), kMyPile);
    for (int i = 0; i < 2; ++i)
        hands.key(Qt::Key_Escape);
    EXPECT_EQ(app.state(), table::TableController::Idle);
    EXPECT_EQ(faces(), QStringList());
    EXPECT_TRUE(app.item(QStringLiteral("table"))->hasActiveFocus());
}

TEST_P(Trays, OpensInTheMiddleOfAChoice)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_236"],"deck":["SOR_164"],
                                             "ground":[{"card":"SOR_046","upgrades":["SOR_069"]}],
                                             "resources":["SOR_063","SOR_164","SOR_095","SOR_237","SOR_172","SOR_049"],
                                             "discard":["SOR_128","SOR_225"])")},
                          {}, me()));
    hands.drag(QStringLiteral("me:SOR_236"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
    for (const Form form : {Form::Click, Form::Keys, Form::Menu, Form::Reader}) {
        SCOPED_TRACE(nameOf(form));
        open(QStringLiteral("me:SOR_225"), form);
        ASSERT_EQ(faces(), kMyPile);
        app.picture(QStringLiteral("tray-in-choice-%1").arg(me()));
        hands.key(Qt::Key_Escape);
        EXPECT_EQ(faces(), QStringList());
        open(QStringLiteral("me:SOR_069"), form);
        ASSERT_EQ(faces(), QStringList{QStringLiteral("SOR_069")}) << "what lies under a unit";
        hands.key(Qt::Key_Escape);
        hands.click(app.session.stage()
                        ->scene()
                        .layout()
                        .zoneRect(app.zone(QStringLiteral("me/resources")))
                        .topLeft()
                    + QPoint(6, 10));
        ASSERT_EQ(faces().size(), 6) << "the resources";
        hands.key(Qt::Key_Escape);
        EXPECT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm")) << "it still stands";
    }
    hands.clickItem(QStringLiteral("noButton"));
    EXPECT_EQ(app.hands().desk()->choiceName(), QStringLiteral("action"));
}

TEST_P(Trays, WhatLiesUnderACardOpensByItsTabAndItsMenu)
{
    ASSERT_TRUE(place(kWithPiles, kWithAPile));
    hands.click(app.at(QStringLiteral("me:SOR_046")), Qt::RightButton);
    hands.chooseMenuLine(QStringLiteral("under it"), Form::Menu);
    EXPECT_EQ(faces(), QStringList{QStringLiteral("SOR_069")});
    hands.key(Qt::Key_Escape);
    hands.click(QStringLiteral("me:SOR_069"));
    EXPECT_EQ(faces(), QStringList{QStringLiteral("SOR_069")});
    hands.key(Qt::Key_Escape);
}

TEST_P(Trays, ResourcesHaveFacesForTheirOwnerAlone)
{
    app.settings.setSeating(Seating::Peek);
    ASSERT_TRUE(place(kWithPiles, kWithAPile));
    const QString zone = QStringLiteral("resources.%1").arg(me());
    hands.click(
        app.session.stage()->scene().layout().zoneRect(table::swuTableSpec().key(zone)).topLeft()
        + QPoint(6, 10));
    EXPECT_EQ(faces(), QStringList(2, QString()));
    const Qt::Key mine = me() == 0 ? Qt::Key_F : Qt::Key_J;
    const Qt::Key theirs = me() == 0 ? Qt::Key_J : Qt::Key_F;
    hands.hold(theirs);
    EXPECT_EQ(faces(), QStringList(2, QString()));
    hands.letGo(theirs);
    hands.hold(mine);
    QStringList open = faces();
    open.sort();
    EXPECT_EQ(open, (QStringList{QStringLiteral("SOR_063"), QStringLiteral("SOR_164")}));
    app.picture(QStringLiteral("resources-%1").arg(me()));
    hands.letGo(mine);
    EXPECT_EQ(faces(), QStringList(2, QString()));
}

TEST_P(Trays, TheArrowOfAnAttackStaysWhileItsAbilityIsDecided)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_236"],"deck":["SOR_164"])")},
                          {QStringLiteral(R"("ground":["SOR_063"])")}, me()));
    hands.drag(QStringLiteral("me:SOR_236"), QStringLiteral("they:SOR_063"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
    ASSERT_NE(app.item(QStringLiteral("attackArrow")), nullptr);
    const table::CardRow *attacker = app.row(QStringLiteral("me:SOR_236"));
    EXPECT_TRUE(attacker->place.rect.adjusted(-1, -1, 1, 1)
                    .contains(app.session.attack()->shown().from().toPoint()));
    EXPECT_TRUE(app.row(QStringLiteral("they:SOR_063"))
                    ->place.rect.adjusted(-1, -1, 1, 1)
                    .contains(app.session.attack()->shown().to().toPoint()));
    EXPECT_EQ(attacker->mark, int(paint::Mark::Asks)) << "and who asks is lit";
    app.picture(QStringLiteral("on-attack-%1").arg(me()));
    hands.clickItem(QStringLiteral("noButton"));
    EXPECT_EQ(app.item(QStringLiteral("attackArrow")), nullptr);
}

TEST_P(Trays, TheBlowThatWinsIsSeenBeforeTheResults)
{
    App slow(Seating::Open, PlaybackQueue::Normal);
    ASSERT_TRUE(slow.place({QStringLiteral(R"("ground":["SOR_046"])")},
                           {QStringLiteral(R"("base":{"card":"SOR_023","damage":29})")}, me()));
    Hands(slow).drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_023"));
    ASSERT_TRUE(slow.session.over());
    bool arrow = true;
    bool blow = false;
    ASSERT_TRUE(becomes([&] {
        blow = blow || slow.session.stage()->farSeat().counter(QStringLiteral("base")).number <= 0
            || slow.session.stage()->nearSeat().counter(QStringLiteral("base")).number <= 0;
        const bool ended = slow.item(QStringLiteral("playAgain")) != nullptr;
        arrow = arrow && (ended || slow.item(QStringLiteral("attackArrow")) != nullptr);
        return ended;
    }));
    EXPECT_TRUE(blow) << "the base without HP was to be seen";
    EXPECT_TRUE(arrow) << "and what hit it";
}

/// Whoever presses while the last blow is shown gets the results at once. The table is gone by the
/// time that the button is let go, and must not take it to be held.
TEST_P(Trays, APressThatSkipsTheLastBlowIsOver)
{
    for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
        App slow(Seating::Open, PlaybackQueue::Normal);
        Hands its(slow);
        ASSERT_TRUE(slow.place({QStringLiteral(R"("ground":["SOR_046"])")},
                               {QStringLiteral(R"("base":{"card":"SOR_023","damage":29})")}, me()));
        its.drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_023"));
        ASSERT_TRUE(slow.session.stage()->playing());
        QTest::mousePress(slow.window, button, {}, slow.at(QStringLiteral("me:SOR_046")));
        ASSERT_TRUE(becomes([&] { return slow.item(QStringLiteral("playAgain")) != nullptr; }));
        QTest::mouseRelease(slow.window, button, {}, slow.at(QStringLiteral("me:SOR_046")));
        EXPECT_EQ(slow.state(), table::TableController::Idle) << button;
        its.clickItem(QStringLiteral("seeTable"));
        EXPECT_EQ(slow.state(), table::TableController::Idle) << button;
    }
}

TEST_P(Trays, WhatWaitsIsListed)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_038"])")},
                          {QStringLiteral(R"("ground":["SOR_046","SOR_063"])")}, me()));
    hands.drag(QStringLiteral("me:SOR_038"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("list"));
    EXPECT_EQ(app.session.stage()->pending()->rowCount(), 2);
    ASSERT_NE(app.item(QStringLiteral("pending")), nullptr);
    app.settle();
    const QQuickItem *list = app.item(QStringLiteral("pendingList"));
    ASSERT_NE(list, nullptr);
    EXPECT_GT(list->height(), 40);
    EXPECT_LE(list->property("contentHeight").toDouble(), list->height()) << "both are in sight";
    app.picture(QStringLiteral("pending-%1").arg(me()));
}

/// One of two resolves and asks; what that defeats has an ability of its own, which comes first.
TEST_P(Trays, WhatWaitsStaysListedWhileOthersResolveBeforeIt)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_038"])")},
                          {QStringLiteral(R"("ground":["SOR_226","SOR_128"])")}, me()));
    const auto waiting = [&] {
        const auto &rows = app.session.stage()->pending()->rows();
        app.settle();
        const QQuickItem *list = app.item(QStringLiteral("pending"));
        return list == nullptr || list->height() < 40
            ? -1
            : int(std::count_if(rows.begin(), rows.end(),
                                [](const table::PendingRow &row) { return row.waiting; }));
    };
    hands.drag(QStringLiteral("me:SOR_038"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("list"));
    EXPECT_EQ(waiting(), 2);
    const auto &lines = app.hands().desk()->choices()->rows();
    for (size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].detail.contains(u"defeat")) {
            app.hands().desk()->choose(int(i));
            break;
        }
    }
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("board"));
    EXPECT_EQ(waiting(), 1) << "the Shield";
    hands.click(QStringLiteral("they:SOR_226"));
    ASSERT_EQ(app.prompt().seat, 1 - me()) << "Motti's player readies a unit, or does not";
    EXPECT_EQ(waiting(), 1) << "the Shield waits until that is done";
    app.waitABit();
    app.hands().desk()->skip();
    EXPECT_EQ(app.hands().desk()->choiceName(), QStringLiteral("action"));
    EXPECT_EQ(waiting(), -1) << "nothing waits";
}

INSTANTIATE_TEST_SUITE_P(Seat, Trays, testing::Values(0, 1));

} // namespace
} // namespace playmat::qmltest
