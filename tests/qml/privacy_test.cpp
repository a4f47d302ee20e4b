// Two people, one machine: what is face down is in nothing that can be read or heard.
#include "hands.h"
#include "kit/swu/table/places.h"

#include <QAccessible>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::ZoneKey;
namespace Seating = table::Seating;

/// Everything that items say, aloud, as text, and as tips.
QString everythingSaid(App &app)
{
    QString all;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        for (const char *property : {"text", "name", "cardId", "accessibleName"}) {
            const QVariant value = item->property(property);
            if (value.canConvert<QString>())
                all += value.toString() + u' ' + QLatin1String(item->metaObject()->className())
                    + u'\n';
        }
        if (QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item))
            all += spoken->text(QAccessible::Name) + u'\n' + spoken->text(QAccessible::Description)
                + u'\n';
    });
    return all;
}

/// Each name is on no other card of the position.
constexpr const char *kMine
    = R"("hand":["SOR_095","SOR_237"],"ground":["SOR_046"],"resources":["SOR_046","SOR_046","SOR_046","SOR_046"])";
constexpr const char *kTheirs = R"("hand":["SOR_225","SOR_128"],"resources":0,"deck":["SOR_063"])";
const QStringList kMyHand{QStringLiteral("Battlefield Marine"), QStringLiteral("Alliance X-Wing")};
const QStringList kTheirHand{QStringLiteral("TIE/ln Fighter"),
                             QStringLiteral("Death Star Stormtrooper")};

struct PeekTable : testing::Test
{
    PeekTable()
        : app(Seating::Peek)
        , hands(app)
    {
    }
    void SetUp() override { ASSERT_NE(app.window, nullptr); }
    /// The same from both seats.
    void eachSeat(const std::function<void(int)> &body)
    {
        for (const int seat : {0, 1}) {
            SCOPED_TRACE("seat " + std::to_string(seat));
            hands.moveTo({3, 3});
            if (app.place({QLatin1String(kMine)}, {QLatin1String(kTheirs)}, seat))
                body(seat);
        }
    }
    void expectSaid(const QStringList &names, bool said)
    {
        const QString all = everythingSaid(app);
        for (const QString &name : names) {
            const qsizetype at = all.indexOf(name);
            EXPECT_EQ(at >= 0, said)
                << name.toStdString() << ": " << all.mid(at - 60, 160).toStdString();
        }
    }
    [[nodiscard]] Qt::Key keyOf(int seat) const { return seat == 0 ? Qt::Key_F : Qt::Key_J; }

    App app;
    Hands hands;
};

TEST_F(PeekTable, SaysNothingOfEitherHandAtRest)
{
    eachSeat([&](int) {
        expectSaid(kMyHand, false);
        expectSaid(kTheirHand, false);
    });
}

TEST_F(PeekTable, OpensOneHandAsLongAsItsKeyIsDown)
{
    eachSeat([&](int seat) {
        hands.hold(keyOf(seat));
        expectSaid(kMyHand, true);
        expectSaid(kTheirHand, false);
        hands.letGo(keyOf(seat));
        expectSaid(kMyHand, false);
        hands.hold(keyOf(1 - seat));
        expectSaid(kMyHand, false);
        expectSaid(kTheirHand, true);
        hands.letGo(keyOf(1 - seat));
        expectSaid(kTheirHand, false);
    });
}

TEST_F(PeekTable, AKeyThatPressesButtonsOpensNoHand)
{
    eachSeat([&](int) {
        hands.hold(Qt::Key_Space);
        expectSaid(kMyHand, false);
        expectSaid(kTheirHand, false);
        hands.letGo(Qt::Key_Space);
    });
}

TEST_F(PeekTable, WhoDecidesDoesNotOpenTheOthersHandByEnterOrReader)
{
    eachSeat([&](int seat) {
        const ZoneKey theirs{table::Zone::Hand, 1 - seat};
        for (int i = 0; i < 40 && app.hands().keys()->zone() != table::swuTableSpec().name(theirs);
             ++i)
            hands.key(Qt::Key_Tab);
        ASSERT_EQ(app.hands().keys()->zone(), table::swuTableSpec().name(theirs));
        hands.key(Qt::Key_Return);
        expectSaid(kTheirHand, false);
        EXPECT_NE(app.item(QStringLiteral("refusal")), nullptr) << "and says why";
        hands.pressOf(QStringLiteral("they:hand0"));
        expectSaid(kTheirHand, false);
        hands.key(Qt::Key_Escape);
    });
}

TEST_F(PeekTable, WhatTheHandShowedLeavesThePanelWhenItCloses)
{
    for (const int seat : {0, 1}) {
        // The same card lies open in a discard pile.
        ASSERT_TRUE(
            app.place({QStringLiteral(R"("hand":["SOR_095","SOR_237"],"discard":["SOR_095"])")},
                      {QLatin1String(kTheirs)}, seat));
        hands.hold(keyOf(seat));
        const int card = app.session.stage()
                             ->zone(QStringLiteral("hand.%1").arg(seat))
                             ->viewIds()
                             .constFirst();
        hands.moveTo(app.session.stage()->scene().row(card)->place.hit.center());
        ASSERT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_095"));
        hands.letGo(keyOf(seat));
        EXPECT_EQ(app.session.preview()->facts().cardId, QString());
        hands.moveTo({3, 3});
        EXPECT_EQ(app.session.preview()->facts().cardId, QString());
    }
}

TEST_F(PeekTable, OpensAHandAsLongAsItIsPressed)
{
    eachSeat([&](int) {
        hands.press(app.at(QStringLiteral("me:hand0")));
        expectSaid(kMyHand, true);
        expectSaid(kTheirHand, false);
        hands.release();
        expectSaid(kMyHand, false);
    });
}

TEST_F(PeekTable, OpensAndCoversByTheEye)
{
    eachSeat([&](int seat) {
        const QString eye = QStringLiteral("peek%1").arg(seat);
        hands.clickItem(eye);
        expectSaid(kMyHand, true);
        expectSaid(kTheirHand, false);
        hands.clickItem(eye);
        expectSaid(kMyHand, false);
    });
}

TEST_F(PeekTable, OpensTheOpponentsHandOnlyAsLongAsItsEyeIsHeld)
{
    eachSeat([&](int seat) {
        const QString eye = QStringLiteral("peek%1").arg(1 - seat);
        const QPoint at = app.item(eye)->mapToScene(QPointF(8, 8)).toPoint();
        hands.press(at);
        expectSaid(kTheirHand, true);
        expectSaid(kMyHand, false);
        hands.release();
        expectSaid(kTheirHand, false);
        hands.click(at);
        hands.click(at); // twice, like a user who wonders where the card went
        expectSaid(kTheirHand, false);
    });
}

TEST_F(PeekTable, CoversTheHandThatWasOpenedWhenTheMoveIsMade)
{
    eachSeat([&](int seat) {
        hands.clickItem(QStringLiteral("peek%1").arg(seat));
        hands.drag(QStringLiteral("me:SOR_095"), QStringLiteral("me/ground"));
        ASSERT_EQ(app.prompt().seat, 1 - seat);
        hands.moveTo({3, 3});
        expectSaid({QStringLiteral("Alliance X-Wing")}, false);
        expectSaid(kTheirHand, false);
        expectSaid({QStringLiteral("Battlefield Marine")}, true); // on the table and in the log
    });
}

TEST_F(PeekTable, PreviewMenuAndKeyboardSayNothingOfACoveredHand)
{
    eachSeat([&](int) {
        for (const char *card : {"me:hand0", "they:hand0"}) {
            const QPoint at = app.at(QLatin1String(card));
            hands.moveTo(at);
            hands.click(at, Qt::RightButton);
            hands.key(Qt::Key_I);
            expectSaid(kMyHand, false);
            expectSaid(kTheirHand, false);
            hands.key(Qt::Key_Escape);
            hands.key(Qt::Key_Escape);
        }
        for (int i = 0; i < 6; ++i) {
            hands.key(Qt::Key_Tab);
            hands.key(Qt::Key_F10, Qt::ShiftModifier);
            expectSaid(kMyHand, false);
            expectSaid(kTheirHand, false);
            hands.key(Qt::Key_Escape);
        }
    });
}

TEST_F(PeekTable, TheWindowThatIsLeftCoversTheHand)
{
    QQuickWindow other;
    eachSeat([&](int seat) {
        app.window->requestActivate();
        ASSERT_TRUE(becomes([&] { return app.window->isActive(); }));
        hands.clickItem(QStringLiteral("peek%1").arg(seat));
        expectSaid(kMyHand, true);
        other.show();
        other.requestActivate();
        ASSERT_TRUE(becomes([&] { return !app.window->isActive(); }));
        expectSaid(kMyHand, false);
    });
}

/// The key goes up where nobody hears of it.
TEST_F(PeekTable, APageThatTakesTheKeysCoversTheHand)
{
    eachSeat([&](int seat) {
        hands.hold(keyOf(seat));
        expectSaid(kMyHand, true);
        hands.clickItem(QStringLiteral("menuButton"));
        hands.clickItem(QStringLiteral("saveGame")); // a box of its own
        ASSERT_TRUE(becomes([&] { return app.session.seats()->peeking() < 0; }));
        hands.letGo(keyOf(seat));
        hands.key(Qt::Key_Escape);
        hands.key(Qt::Key_Escape);
        expectSaid(kMyHand, false);
        hands.hold(keyOf(seat));
        expectSaid(kMyHand, true);
        hands.letGo(keyOf(seat));
    });
}

TEST_F(PeekTable, TheMenuOfACardGoesWithItsHand)
{
    eachSeat([&](int seat) {
        hands.clickItem(QStringLiteral("peek%1").arg(seat));
        hands.click(app.at(QStringLiteral("me:hand0")), Qt::RightButton);
        EXPECT_EQ(app.state(), table::TableController::Menu);
        hands.hold(keyOf(1 - seat));
        expectSaid(kMyHand, false);
        EXPECT_EQ(app.state(), table::TableController::Idle);
        hands.letGo(keyOf(1 - seat));
        expectSaid(kTheirHand, false);
    });
}

TEST_F(PeekTable, ADragThatIsCancelledCoversTheHandAgain)
{
    eachSeat([&](int) {
        hands.press(app.at(QStringLiteral("me:hand0")));
        hands.glideTo(app.at(QStringLiteral("me:SOR_095")));
        hands.glideTo(app.at(QStringLiteral("me/ground")));
        EXPECT_EQ(app.state(), table::TableController::Dragging);
        hands.key(Qt::Key_Escape);
        hands.release();
        expectSaid(kMyHand, false);
    });
}

} // namespace
} // namespace playmat::qmltest
