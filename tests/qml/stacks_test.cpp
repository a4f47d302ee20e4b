// Equal tokens at the real table lie in a stack: with real mouse and key events, what a stack shows
// and says, that a drag takes one, and that it opens where one of them has to be chosen.
#include "hands.h"

#include <QAccessible>

#include <gtest/gtest.h>

#include <algorithm>

namespace playmat::qmltest {
namespace {

using Tokens = std::vector<const table::CardRow *>;

/// Tokens of a side in a zone ("me/base"), the top one of each stack first.
Tokens tokensIn(App &app, const QString &zone)
{
    Tokens tokens;
    for (const table::CardRow &row : app.session.stage()->scene().rows())
        if (row.zone == app.zone(zone) && row.facts.type.startsWith(QStringLiteral("Token")))
            tokens.push_back(&row);
    std::ranges::stable_sort(tokens, {}, &table::CardRow::depth);
    return tokens;
}

int stacksIn(App &app, const QString &zone)
{
    return int(std::ranges::count(tokensIn(app, zone), -1, &table::CardRow::onTop));
}

const table::CardRow *largestStack(App &app, const QString &zone)
{
    const Tokens tokens = tokensIn(app, zone);
    const auto most = std::ranges::max_element(tokens, {}, &table::CardRow::stack);
    return most == tokens.end() ? nullptr : *most;
}

QString spoken(App &app, int card)
{
    const QAccessibleInterface *item = QAccessible::queryAccessibleInterface(app.cardItem(card));
    return item == nullptr ? QString() : item->text(QAccessible::Name);
}

/// The count that is drawn on a card; empty: there is none.
QString countOn(App &app, int card)
{
    QString count;
    forEachShown(app.cardItem(card), [&](QQuickItem *one) {
        if (one->objectName() == u"stackCount")
            count = QString::number(one->property("count").toInt());
    });
    return count;
}

const QString kDroids = QStringLiteral(
    R"("ground":["TWI_T01",{"card":"TWI_T01","exhausted":true},"TWI_T01","TWI_T01",{"card":"TWI_T01","upgrades":["SOR_T02"]}])");

class Stacks : public testing::TestWithParam<int>
{
public:
    [[nodiscard]] bool lay(const QString &mine, const QString &theirs)
    {
        return app.place({mine}, {theirs}, GetParam())
            && becomes([&] { return app.item(QStringLiteral("table")) != nullptr; });
    }

    App app;
    Hands hands{app};
};

TEST_P(Stacks, HoldEqualTokensAndSayHowMany)
{
    ASSERT_TRUE(lay(kDroids, {}));
    EXPECT_EQ(stacksIn(app, QStringLiteral("me/ground")), 3)
        << "the exhausted one and the one with a Shield lie alone";
    const table::CardRow *top = largestStack(app, QStringLiteral("me/ground"));
    ASSERT_NE(top, nullptr);
    EXPECT_EQ(top->stack, 3);
    EXPECT_EQ(countOn(app, top->viewId), QStringLiteral("3"));
    EXPECT_TRUE(spoken(app, top->viewId).startsWith(QStringLiteral("3 × Battle Droid: ")))
        << spoken(app, top->viewId).toStdString();
    for (const table::CardRow *token : tokensIn(app, QStringLiteral("me/ground")))
        EXPECT_EQ(token->place.hit.isEmpty(), token->onTop >= 0);
}

TEST_P(Stacks, GiveOneToADragAndOneToTheKeys)
{
    ASSERT_TRUE(lay(kDroids, QStringLiteral(R"("ground":["SOR_046"])")));
    hands.seeEachStep();
    const int top = largestStack(app, QStringLiteral("me/ground"))->viewId;
    hands.drag(app.session.stage()->scene().row(top)->place.hit.center(),
               app.at(QStringLiteral("they:SOR_046")));
    ASSERT_TRUE(becomes([&] { return app.session.stage()->scene().row(top) == nullptr; }))
        << "a Battle Droid has 1 HP";
    EXPECT_EQ(largestStack(app, QStringLiteral("me/ground"))->stack, 2);
    ASSERT_TRUE(lay(kDroids, {}));
    EXPECT_EQ(stacksIn(app, QStringLiteral("me/ground")), 3);
    const int first = largestStack(app, QStringLiteral("me/ground"))->viewId;
    hands.drag(app.session.stage()->scene().row(first)->place.hit.center(),
               app.at(QStringLiteral("they:SOR_023")));
    ASSERT_TRUE(becomes([&] { return app.session.stage()->scene().row(first)->facts.exhausted; }));
    EXPECT_EQ(largestStack(app, QStringLiteral("me/ground"))->stack, 2)
        << "two are ready, and two are exhausted";
}

TEST_P(Stacks, OpenWhereOneHasToBeChosen)
{
    ASSERT_TRUE(lay(QStringLiteral(R"("hand":["SOR_172"],"resources":6)"), kDroids));
    EXPECT_EQ(stacksIn(app, QStringLiteral("they/ground")), 3);
    hands.drag(QStringLiteral("me:SOR_172"), QStringLiteral("me/ground"));
    ASSERT_TRUE(becomes([&] { return app.hands().desk()->choiceName() == u"board"; }))
        << app.hands().desk()->choiceName().toStdString();
    EXPECT_EQ(stacksIn(app, QStringLiteral("they/ground")), 5) << "each can be pointed at";
    const Tokens open = tokensIn(app, QStringLiteral("they/ground"));
    const int chosen = open.back()->viewId;
    hands.click(open.back()->place.hit.center());
    ASSERT_TRUE(becomes([&] { return app.hands().desk()->choiceName() != u"board"; }));
    const table::CardRow *left = app.session.stage()->scene().row(chosen);
    EXPECT_TRUE(left == nullptr || left->facts.shields == 0) << "that one was hit";
}

INSTANTIATE_TEST_SUITE_P(BothSeats, Stacks, testing::Values(0, 1));

/// Of Riftbound, where several units go together: Recruits in the base, and a battlefield.
QString recruits(int seat)
{
    const QString mine = QStringLiteral(
        R"({"points":5,"legend":"OGN-251","champion":null,"base":["recruit","recruit","recruit"],
            "runes":["OGN-007"]})");
    const QString theirs = QStringLiteral(R"({"points":4,"legend":"OGN-265","runes":["OGN-089"]})");
    return QStringLiteral(
               R"({"op":"scenario","game":"riftbound","seed":5,"turn":7,"turn_player":%1,
        "players":[%2,%3],"battlefields":[{"card":"OGN-298","owner":%1},{"card":"OGN-294","owner":%4}]})")
        .arg(seat)
        .arg(seat == 0 ? mine : theirs, seat == 0 ? theirs : mine)
        .arg(1 - seat);
}

TEST(StacksOfRecruits, AreGatheredOneByOneOrWhole)
{
    for (const int seat : {0, 1}) {
        App app;
        app.setSeat(seat);
        ASSERT_TRUE(app.session.startPosition(recruits(seat)))
            << app.session.problem().toStdString();
        ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("table")) != nullptr; }));
        Hands hands(app);
        const QString base = QStringLiteral("me/base");
        ASSERT_EQ(stacksIn(app, base), 1);
        app.picture(QStringLiteral("stack-%1").arg(seat));
        app.hands().gathering()->toggle(largestStack(app, base)->viewId);
        EXPECT_EQ(stacksIn(app, base), 2) << "the gathered one lies beside the others";
        app.hands().gathering()->letGo();
        const QRect all = largestStack(app, base)->place.rect;
        hands.press(all.topLeft() - QPoint(4, 4));
        hands.glideTo(all.bottomRight() + QPoint(14, 4));
        hands.release();
        EXPECT_EQ(app.hands().gathering()->cards().size(), 3) << "the band takes the whole stack";
        EXPECT_EQ(stacksIn(app, base), 1);
    }
}

} // namespace
} // namespace playmat::qmltest
