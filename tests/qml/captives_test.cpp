// Captured units under their captor, for eyes, keys and screen readers; how they get there and come
// back; and Bounties: what they say, and who is asked.
#include "hands.h"
#include "kit/swu/table/places.h"

#include <QAccessible>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::PlaybackQueue;
using table::TableController;
namespace Seating = table::Seating;

const QString kCaptor = QStringLiteral("me:SOR_046"); // Consular Security Force, 3/7
const QString kWampa = QStringLiteral("me:SOR_164");

struct Captives : testing::TestWithParam<int>
{
    Captives()
        : app(Seating::Open)
        , hands(app)
    {
    }
    [[nodiscard]] static int me() { return GetParam(); }
    bool place(const char *mine, const char *theirs)
    {
        return app.place({QLatin1String(mine)}, {QLatin1String(theirs)}, me());
    }
    [[nodiscard]] QStringList lines()
    {
        QStringList all;
        for (const table::LogRow &row : app.session.log()->rows())
            all.append(row.plain);
        return all;
    }
    std::string said() { return lines().join(u'\n').toStdString(); }
    [[nodiscard]] QString name(int seat)
    {
        return (seat == 0 ? app.session.stage()->nearSeat() : app.session.stage()->farSeat()).name;
    }
    [[nodiscard]] QString explained()
    {
        QStringList texts;
        for (const table::ExplainRow &row : app.session.preview()->explain()->rows())
            texts.append(row.text);
        return texts.join(u'\n');
    }
    [[nodiscard]] QString spoken(const QString &card)
    {
        QQuickItem *item = app.cardItem(app.card(card));
        QAccessibleInterface *heard
            = item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
        return heard == nullptr ? QString() : heard->text(QAccessible::Name);
    }
    /// Take Captive: one of mine captures one of theirs.
    void capture(const QString &captive)
    {
        hands.drag(QStringLiteral("me:SHD_131"), QStringLiteral("me/table"));
        if (app.hands().desk()->choiceName() == u"board" && app.row(captive) != nullptr
            && app.prompt().seat == me() && isArena(app.row(captive)->zone))
            hands.click(kCaptor);
        app.waitABit();
        if (app.hands().desk()->choiceName() == u"board")
            hands.click(captive);
    }

    App app;
    Hands hands;
};

INSTANTIATE_TEST_SUITE_P(Seat, Captives, testing::Values(0, 1));

const char *const kGuards = R"("ground":[{"card":"SOR_046","captured":["SOR_164","SOR_128"]}])";

TEST_P(Captives, AreSeenUnderTheirCaptorAndReadThere)
{
    ASSERT_TRUE(place(kGuards, R"("ground":["SOR_063"])"));
    const table::CardRow *wampa = app.row(kWampa);
    ASSERT_NE(wampa, nullptr);
    const QRect captor = app.row(kCaptor)->place.rect;
    EXPECT_GE(wampa->place.hit.top(), captor.bottom()) << "a tab under it";
    EXPECT_LE(wampa->place.hit.bottom(), captor.bottom() + captor.height() / 2);
    EXPECT_EQ(app.row(kCaptor)->facts.captured,
              (QStringList{QStringLiteral("Wampa|SOR_164"),
                           QStringLiteral("Death Star Stormtrooper|SOR_128")}));
    int pictures = 0;
    forEachShown(app.cardItem(app.card(kCaptor)), [&](QQuickItem *item) {
        pictures += item->property("form").toString() == u"tile" ? 1 : 0;
    });
    EXPECT_EQ(pictures, 3) << "its own, and their faces, behind bars";
    hands.hover(app.at(kWampa));
    EXPECT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_164"));
    EXPECT_TRUE(explained().contains(u"Captured</b> by Consular Security Force"))
        << explained().toStdString();
    app.picture(QStringLiteral("captives-%1").arg(me()));
}

TEST_P(Captives, TheArrowKeysWalkToThem)
{
    ASSERT_TRUE(place(kGuards, R"("ground":["SOR_063"])"));
    hands.focus(kCaptor);
    hands.key(Qt::Key_Down);
    EXPECT_EQ(app.hands().keys()->card(), app.card(kWampa));
    EXPECT_EQ(app.session.stage()->focusRect(), app.row(kWampa)->place.hit);
    EXPECT_EQ(app.session.preview()->facts().cardId, QStringLiteral("SOR_164"));
    hands.key(Qt::Key_Down);
    EXPECT_EQ(app.hands().keys()->card(), app.card(QStringLiteral("me:SOR_128")));
    hands.key(Qt::Key_Return);
    app.settle();
    ASSERT_NE(app.item(QStringLiteral("tray")), nullptr) << "what lies there, whole";
    EXPECT_EQ(app.session.tray()->cards()->rowCount(), 2);
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_Up);
    hands.key(Qt::Key_Up);
    EXPECT_EQ(app.hands().keys()->card(), app.card(kCaptor));
    EXPECT_EQ(app.hands().keys()->zone(),
              table::swuTableSpec().name(app.zone(QStringLiteral("me/ground"))));
}

TEST_P(Captives, AScreenReaderNamesThem)
{
    ASSERT_TRUE(place(kGuards, R"("ground":["SOR_063"])"));
    EXPECT_TRUE(spoken(kCaptor).contains(u"holds captive: Wampa and Death Star Stormtrooper"))
        << spoken(kCaptor).toStdString();
    EXPECT_TRUE(spoken(kWampa).contains(u"Wampa, ground unit, captured by Consular Security"))
        << spoken(kWampa).toStdString();
    hands.pressOf(kWampa);
    app.settle();
    EXPECT_NE(app.item(QStringLiteral("tray")), nullptr);
}

TEST_P(Captives, CaptureAndRescueAreToldAndSeen)
{
    ASSERT_TRUE(place(R"("hand":["SHD_131"],"ground":["SOR_046"],"leader":"SHD_007")",
                      R"("ground":["SOR_164"],"space":["SOR_237"],"hand":["SOR_172"],
                         "resources":8)"));
    const QString theirs = QStringLiteral("they:SOR_164");
    ASSERT_NE(app.row(theirs), nullptr);
    const int wampa = app.card(theirs);
    capture(theirs);
    ASSERT_EQ(app.session.stage()->scene().row(wampa)->host, app.card(kCaptor)) << said();
    EXPECT_TRUE(lines().contains(QStringLiteral("Consular Security Force captures Wampa")))
        << said();
    ASSERT_EQ(app.prompt().seat, 1 - me());
}

/// An arrow from the captor while it is still in the arena.
TEST_P(Captives, AnArrowShowsWhoCapturesWhom)
{
    App slow(Seating::Open, PlaybackQueue::Slow);
    Hands slowHands(slow);
    ASSERT_TRUE(slow.place({QStringLiteral(R"("hand":["SHD_120"],"leader":"SHD_007")")},
                           {QStringLiteral(R"("ground":["SOR_164","SOR_063"])")}, me()));
    const int wampa = slow.card(QStringLiteral("they:SOR_164"));
    slowHands.drag(QStringLiteral("me:SHD_120"), QStringLiteral("me/ground"));
    ASSERT_TRUE(becomes([&] { return !slow.session.stage()->playing(); }));
    ASSERT_EQ(slow.hands().desk()->choiceName(), QStringLiteral("board"));
    slow.waitABit();
    slow.hands().pointer()->activate(wampa);
    ASSERT_TRUE(becomes([&] { return slow.session.attack()->shown().active(); }));
    EXPECT_TRUE(isArena(slow.session.stage()->scene().row(wampa)->zone)) << "it has not moved yet";
    slow.draw();
    EXPECT_NE(slow.item(QStringLiteral("attackArrow")), nullptr);
    ASSERT_TRUE(becomes([&] { return !slow.session.stage()->playing(); }));
    EXPECT_FALSE(slow.session.attack()->shown().active());
    EXPECT_GE(slow.session.stage()->scene().row(wampa)->host, 0);
}

TEST_P(Captives, WhenTheCaptorFallsTheyComeBackExhausted)
{
    ASSERT_TRUE(place(R"("ground":["SOR_046"])",
                      R"("ground":[{"card":"SOR_128","captured":["SOR_164"]}])"));
    const int wampa = app.card(QStringLiteral("they:SOR_164"));
    ASSERT_GE(wampa, 0);
    hands.drag(kCaptor, QStringLiteral("they:SOR_128"));
    const table::CardRow *back = app.session.stage()->scene().row(wampa);
    ASSERT_NE(back, nullptr);
    EXPECT_EQ(back->zone, app.zone(QStringLiteral("me/ground")));
    EXPECT_EQ(back->host, -1);
    EXPECT_TRUE(back->facts.exhausted);
    EXPECT_TRUE(lines().contains(QStringLiteral("Wampa is rescued from Death Star Stormtrooper")))
        << said();
}

TEST_P(Captives, ABountyIsReadOnItsUnitEvenFromAnUpgrade)
{
    ASSERT_TRUE(place(R"("ground":["SOR_046"])",
                      R"("ground":["SHD_027",{"card":"SOR_128","upgrades":["SHD_071"]}])"));
    hands.hover(app.at(QStringLiteral("they:SHD_027")));
    EXPECT_TRUE(explained().contains(u"Bounty — Draw a card.")) << explained().toStdString();
    hands.hover(app.at(QStringLiteral("they:SOR_128")));
    EXPECT_TRUE(explained().contains(u"<b>Bounty — If this unit is unique"))
        << explained().toStdString();
    EXPECT_TRUE(
        app.row(QStringLiteral("they:SOR_128"))->facts.keywords.contains(QStringLiteral("Bounty")))
        << "a mark on the tile";
}

/// The player who is asked is the opponent of the unit's controller, whoever's turn it is.
TEST_P(Captives, ABountyAsksItsCollectorWhoMayLeaveIt)
{
    for (const bool collects : {true, false}) {
        for (const bool mineFalls : {false, true}) {
            const char *strong = R"("ground":["SOR_046"],"deck":["SOR_095"])";
            const char *wanted = R"("ground":[{"card":"SHD_027","damage":2}],"deck":["SOR_095"])";
            ASSERT_TRUE(mineFalls ? place(wanted, strong) : place(strong, wanted));
            const int collector = mineFalls ? 1 - me() : me();
            hands.drag(mineFalls ? QStringLiteral("me:SHD_027") : kCaptor,
                       mineFalls ? QStringLiteral("they:SOR_046") : QStringLiteral("they:SHD_027"));
            ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
            EXPECT_EQ(app.prompt().seat, collector);
            EXPECT_EQ(app.prompt().text, QStringLiteral("Collect the Bounty on Hylobon Enforcer?"));
            EXPECT_EQ(app.prompt().sourceText, QStringLiteral("Bounty — Draw a card."));
            EXPECT_EQ(app.prompt().confirmLabel, QStringLiteral("Collect the Bounty"));
            app.picture(QStringLiteral("bounty-%1-%2").arg(me()).arg(collector));
            hands.clickItem(collects ? QStringLiteral("yesButton") : QStringLiteral("noButton"));
            EXPECT_TRUE(lines().contains(
                (collects ? QStringLiteral("%1 collects the Bounty on Hylobon Enforcer")
                          : QStringLiteral("%1 leaves the Bounty on Hylobon Enforcer"))
                    .arg(name(collector))))
                << said();
            EXPECT_EQ(lines().contains(QStringLiteral("%1 draws a card").arg(name(collector))),
                      collects)
                << said();
        }
    }
}

TEST_P(Captives, ABountyIsCollectedWhenItsUnitIsCaptured)
{
    ASSERT_TRUE(
        place(R"("hand":["SHD_131"],"ground":["SOR_046"],"leader":"SHD_007","deck":["SOR_095"])",
              R"("ground":["SHD_027"])"));
    const int wanted = app.card(QStringLiteral("they:SHD_027"));
    capture(QStringLiteral("they:SHD_027"));
    EXPECT_EQ(app.session.stage()->scene().row(wanted)->host, app.card(kCaptor)) << said();
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("confirm"));
    EXPECT_EQ(app.prompt().seat, me());
    EXPECT_EQ(app.prompt().sourceName, QStringLiteral("Hylobon Enforcer"));
    hands.clickItem(QStringLiteral("yesButton"));
    EXPECT_TRUE(lines().contains(QStringLiteral("%1 draws a card").arg(name(me())))) << said();
}

} // namespace
} // namespace playmat::qmltest
