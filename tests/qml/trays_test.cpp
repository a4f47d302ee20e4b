// Piles, resources and what lies under a card open in a tray, in every form, also in the middle of
// a choice; and the attack that is going on stays to be seen.
#include "hands.h"
#include "table/paint/mark.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableSession;

struct Trays : testing::TestWithParam<int>
{
    Trays()
        : app(TableSession::Open)
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
            for (const table::OptionRow &row : app.session.tray()->rows())
                ids.append(row.facts.cardId);
        return ids;
    }
    /// The whole board lies above what is docked.
    void expectBoardInView()
    {
        const double top = app.item(QStringLiteral("tray"))->mapToScene({0, 0}).y();
        for (const table::CardRow &row : app.session.scene().rows())
            if (row.zone.isArena() || row.zone.zone == table::Zone::Base) {
                EXPECT_LE(row.place.rect.bottom(), top) << row.facts.name.toStdString();
            }
    }

    App app;
    Hands hands;
};

const char *const kMine
    = R"("hand":["SOR_095"],"ground":[{"card":"SOR_046","upgrades":["SOR_069"]}],
                             "discard":["SOR_128","SOR_225"],"resources":["SOR_063","SOR_164"])";
const char *const kTheirs = R"("ground":["SOR_063"],"discard":["SOR_237"])";
const QStringList kMyPile{QStringLiteral("SOR_225"), QStringLiteral("SOR_128")};

TEST_P(Trays, ADiscardPileOpensInEveryForm)
{
    ASSERT_TRUE(place(kMine, kTheirs));
    const QString before = app.hash();
    for (const Form form : {Form::Click, Form::Keys, Form::Menu, Form::Reader}) {
        SCOPED_TRACE(nameOf(form));
        const QString top = QStringLiteral("me:SOR_225");
        if (form == Form::Click)
            hands.click(top);
        else if (form == Form::Reader)
            hands.pressOf(top);
        else if (form == Form::Menu) {
            hands.click(app.at(top), Qt::RightButton);
            hands.chooseMenuLine(QStringLiteral("pile"), form);
        } else {
            hands.focus(top);
            hands.key(Qt::Key_Return);
        }
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

TEST_P(Trays, OpensInTheMiddleOfAChoice)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_236"],"deck":["SOR_164"],
                                             "discard":["SOR_128","SOR_225"])")},
                          {}, me()));
    hands.drag(QStringLiteral("me:SOR_236"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().choiceName(), QStringLiteral("confirm"));
    if (me()
        == 1) { // the near pile lies behind the strip, which a menu and a key reach all the same
        hands.click(QStringLiteral("me:SOR_225"));
        ASSERT_EQ(faces(), kMyPile);
        app.picture(QStringLiteral("tray-in-choice"));
        hands.key(Qt::Key_Escape);
    }
    app.session.openTray(QStringLiteral("discard.%1").arg(me()));
    ASSERT_EQ(faces(), kMyPile);
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(faces(), QStringList());
    EXPECT_EQ(app.hands().choiceName(), QStringLiteral("confirm")) << "the question still stands";
    hands.clickItem(QStringLiteral("noButton"));
    EXPECT_EQ(app.hands().choiceName(), QStringLiteral("action"));
}

TEST_P(Trays, WhatLiesUnderACardOpensByItsTabAndItsMenu)
{
    ASSERT_TRUE(place(kMine, kTheirs));
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
    app.settings.setSeating(TableSession::Peek);
    ASSERT_TRUE(place(kMine, kTheirs));
    const QString zone = QStringLiteral("resources.%1").arg(me());
    hands.click(app.session.scene().layout().zoneRect(table::ZoneKey::fromName(zone)).topLeft()
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
    ASSERT_EQ(app.hands().choiceName(), QStringLiteral("confirm"));
    ASSERT_NE(app.item(QStringLiteral("attackArrow")), nullptr);
    const table::CardRow *attacker = app.row(QStringLiteral("me:SOR_236"));
    EXPECT_TRUE(attacker->place.rect.adjusted(-1, -1, 1, 1)
                    .contains(app.session.attack().from().toPoint()));
    EXPECT_TRUE(app.row(QStringLiteral("they:SOR_063"))
                    ->place.rect.adjusted(-1, -1, 1, 1)
                    .contains(app.session.attack().to().toPoint()));
    EXPECT_EQ(attacker->mark, int(paint::Mark::Asks)) << "and who asks is lit";
    app.picture(QStringLiteral("on-attack-%1").arg(me()));
    hands.clickItem(QStringLiteral("noButton"));
    EXPECT_EQ(app.item(QStringLiteral("attackArrow")), nullptr);
}

TEST_P(Trays, TheBlowThatWinsIsSeenBeforeTheResults)
{
    App slow(TableSession::Open, TableSession::Normal);
    ASSERT_TRUE(slow.place({QStringLiteral(R"("ground":["SOR_046"])")},
                           {QStringLiteral(R"("base":{"card":"SOR_023","damage":29})")}, me()));
    Hands(slow).drag(QStringLiteral("me:SOR_046"), QStringLiteral("they:SOR_023"));
    ASSERT_TRUE(slow.session.over());
    bool arrow = true;
    bool blow = false;
    ASSERT_TRUE(becomes([&] {
        blow = blow || slow.session.farSeat().baseHp <= 0 || slow.session.nearSeat().baseHp <= 0;
        const bool ended = slow.item(QStringLiteral("playAgain")) != nullptr;
        arrow = arrow && (ended || slow.item(QStringLiteral("attackArrow")) != nullptr);
        return ended;
    }));
    EXPECT_TRUE(blow) << "the base without HP was to be seen";
    EXPECT_TRUE(arrow) << "and what hit it";
}

TEST_P(Trays, WhatWaitsIsListed)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_038"])")},
                          {QStringLiteral(R"("ground":["SOR_046","SOR_063"])")}, me()));
    hands.drag(QStringLiteral("me:SOR_038"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().choiceName(), QStringLiteral("list"));
    EXPECT_EQ(app.session.pending()->rowCount(), 2);
    ASSERT_NE(app.item(QStringLiteral("pending")), nullptr);
    EXPECT_GT(app.item(QStringLiteral("pending"))->height(), 40);
    app.picture(QStringLiteral("pending-%1").arg(me()));
}

INSTANTIATE_TEST_SUITE_P(Seat, Trays, testing::Values(0, 1));

} // namespace
} // namespace playmat::qmltest
