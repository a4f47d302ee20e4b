// What would happen is seen on the cards before it is chosen or paid for, and what would change
// nothing says so: with the mouse, from both seats.
#include "gestures.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"

#include <QAccessible>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableController;

Side side(const char *members)
{
    return {QString::fromUtf8(members)};
}

/// What the chip on a card says; empty: there is none.
QString chipOn(App &app, const QString &card)
{
    QStringList texts;
    forEachShown(app.cardItem(app.card(card)), [&](QQuickItem *item) {
        if (item->objectName() != u"outcomePill")
            return;
        const QVariantList parts = item->property("parts").toList();
        for (const QVariant &part : parts) {
            const auto one = part.value<table::OutcomePart>();
            texts.append(one.text.isEmpty() ? one.glyph : one.text);
        }
    });
    return texts.join(u' ');
}

QRectF placeOf(App &app, const QString &card, const char *name)
{
    QRectF place;
    forEachShown(app.cardItem(app.card(card)), [&](QQuickItem *item) {
        if (item->objectName() == QLatin1String(name))
            place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    });
    return place;
}

QString spoken(App &app, const QString &card)
{
    QAccessibleInterface *one = QAccessible::queryAccessibleInterface(app.cardItem(app.card(card)));
    return one == nullptr ? QString() : one->text(QAccessible::Description);
}

const char *const kFire = R"("hand":["SOR_172"],"ground":["SOR_095"])";
const char *const kEnemies
    = R"("ground":["SOR_128",{"card":"SOR_046","upgrades":["SOR_T02"]}],"space":["SOR_237"])";

class Outcomes : public testing::TestWithParam<int>
{
};

TEST_P(Outcomes, AreOnEveryTargetWhileAnEventIsDragged)
{
    App app;
    Hands hands(app);
    ASSERT_TRUE(app.place(side(kFire), side(kEnemies), GetParam()));
    hands.press(app.at(QStringLiteral("me:SOR_172")));
    hands.glideTo(app.at(QStringLiteral("me/table")));
    ASSERT_EQ(app.state(), TableController::Dragging);
    EXPECT_EQ(chipOn(app, QStringLiteral("they:SOR_128")), QStringLiteral("−4 skull"));
    EXPECT_EQ(chipOn(app, QStringLiteral("they:SOR_046")), QStringLiteral("−1"));
    EXPECT_EQ(chipOn(app, QStringLiteral("me:SOR_095")), QStringLiteral("−4 skull"));
    EXPECT_EQ(spoken(app, QStringLiteral("they:SOR_128")), QStringLiteral("4 damage, defeated"));
    hands.glideTo(app.at(QStringLiteral("they:SOR_128")));
    QQuickItem *note = app.item(QStringLiteral("heldNote"));
    ASSERT_NE(note, nullptr);
    EXPECT_EQ(note->property("text").toString(), QStringLiteral("4 damage, defeated"));
    hands.release();
    EXPECT_EQ(app.row(QStringLiteral("they:SOR_128"))->zone.zone, table::Zone::Discard);
}

TEST_P(Outcomes, ADropOnWhatIsNoTargetIsRefusedInWords)
{
    App app;
    Hands hands(app);
    ASSERT_TRUE(app.place(side(kFire), side(kEnemies), GetParam()));
    const QString before = app.hash();
    hands.drag(QStringLiteral("me:SOR_172"), QStringLiteral("they:SOR_023"));
    EXPECT_EQ(app.hash(), before);
    ASSERT_NE(app.item(QStringLiteral("refusal")), nullptr);
    EXPECT_TRUE(app.hands().desk()->refusal().text.contains(u"cannot be used on"))
        << app.hands().desk()->refusal().text.toStdString();
}

TEST_P(Outcomes, HealingTellsTheUndamagedFromTheDamaged)
{
    App app;
    Hands hands(app);
    ASSERT_TRUE(
        app.place(side(R"("hand":["SOR_074"],"ground":[{"card":"SOR_046","damage":2},"SOR_095"])"),
                  side(R"("ground":["SOR_128"])"), GetParam()));
    hands.drag(QStringLiteral("me:SOR_074"), QStringLiteral("me/table"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("board"));
    EXPECT_EQ(chipOn(app, QStringLiteral("me:SOR_046")), QStringLiteral("+2 of 2"));
    EXPECT_EQ(chipOn(app, QStringLiteral("me:SOR_095")), QStringLiteral("+0"));
    EXPECT_EQ(spoken(app, QStringLiteral("me:SOR_095")),
              QStringLiteral("is not damaged: nothing is healed"));
    hands.click(QStringLiteral("me:SOR_046"));
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_046"))->facts.damage, 0);
}

TEST_P(Outcomes, WhatWouldChangeNothingSaysSoInTheMenuAndStaysPossible)
{
    App app;
    Hands hands(app);
    ASSERT_TRUE(app.place(side(R"("hand":["SOR_172"],"leader":"SOR_010","resources":5)"),
                          side(R"("hand":[])"), GetParam()));
    const QString sentence = QStringLiteral(
        "Does nothing unless you played a Villainy card this phase: costs 1 resource and your "
        "action");
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_010"))->mark, int(paint::Mark::Idle));
    EXPECT_EQ(spoken(app, QStringLiteral("me:SOR_010")), sentence);
    const QString before = app.hash();
    hands.click(QStringLiteral("me:SOR_010"));
    ASSERT_EQ(app.state(), TableController::Menu);
    EXPECT_EQ(app.hands().menu()->lines()->rows().front().detail, sentence);
    EXPECT_EQ(app.hash(), before) << "it is not paid for by the click";
    hands.clickItem(QStringLiteral("menuLine0"));
    EXPECT_NE(app.hash(), before);
}

/// The numbers are what the outcome is compared with.
TEST_P(Outcomes, NeverLieOnPowerOrHpHoweverCrowdedItIs)
{
    App app;
    app.hidePictures();
    Hands hands(app);
    QStringList many;
    for (int i = 0; i < 16; ++i)
        many.append(
            QStringLiteral(R"({"card":"SOR_046","damage":1,"upgrades":["SOR_T01","SOR_T02"]})"));
    const QString units = QStringLiteral(R"("ground":[%1])").arg(many.join(u','));
    for (const QSize size : {QSize(1280, 720), QSize(1024, 600)}) {
        app.window->resize(size);
        ASSERT_TRUE(becomes([&] {
            return app.session.stage()->window() == size && !app.session.stage()->resizing();
        }));
        ASSERT_TRUE(app.place(side(R"("hand":["SOR_074"])"), {units}, GetParam()));
        hands.drag(QStringLiteral("me:SOR_074"), QStringLiteral("me/table"));
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("board"));
        app.settle();
        const QString unit = QStringLiteral("they:SOR_046");
        const QRectF chip = placeOf(app, unit, "outcomePill");
        ASSERT_FALSE(chip.isEmpty());
        EXPECT_GE(chip.height(), 11) << "it can be read";
        for (const char *badge : {"powerBadge", "hpBadge"})
            EXPECT_FALSE(chip.intersects(placeOf(app, unit, badge).adjusted(1, 1, -1, -1)))
                << badge << " at " << size.width();
    }
}

TEST_P(Outcomes, OfASharedSumAreOnEachCardAsItIsDivided)
{
    App app;
    Hands hands(app);
    ASSERT_TRUE(app.place(side(R"("hand":["SOR_135"])"),
                          side(R"("ground":[{"card":"SOR_046","upgrades":["SOR_T02"]},"SOR_128"])"),
                          GetParam()));
    hands.drag(QStringLiteral("me:SOR_135"), QStringLiteral("me/ground"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("distribute"));
    EXPECT_EQ(chipOn(app, QStringLiteral("they:SOR_128")), QString());
    hands.click(QStringLiteral("they:SOR_128"));
    EXPECT_EQ(chipOn(app, QStringLiteral("they:SOR_128")), QStringLiteral("−1 skull"));
    hands.click(QStringLiteral("they:SOR_046"));
    EXPECT_EQ(chipOn(app, QStringLiteral("they:SOR_046")), QStringLiteral("−1")) << "the Shield";
    EXPECT_EQ(spoken(app, QStringLiteral("they:SOR_046")), QStringLiteral("its Shield is used up"));
}

TEST_P(Outcomes, UpgradesAndTokensAreChosenWithTheUnitThatTheyAreOn)
{
    App app;
    Hands hands(app);
    ASSERT_TRUE(app.place(
        side(R"("hand":["SOR_251"],"ground":[{"card":"SOR_095","upgrades":["SOR_T02"]}])"),
        side(R"("ground":[{"card":"SOR_063","upgrades":["SOR_069","SOR_T02"]}])"), GetParam()));
    hands.drag(QStringLiteral("me:SOR_251"), QStringLiteral("they:SOR_063"));
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("cards"))
        << "not refused, but asked";
    app.settle();
    QStringList places;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (item->objectName() == u"choicePlace")
            places.append(item->property("text").toString());
    });
    ASSERT_EQ(places.size(), 3);
    EXPECT_EQ(places.filter(QStringLiteral("on Cloud City Wing Guard: defeated")).size(), 2);
    EXPECT_EQ(places.filter(QStringLiteral("on Battlefield Marine: defeated")).size(), 1);
    app.picture(QStringLiteral("choose-upgrade-%1").arg(GetParam()));
    for (const table::OptionRow &row : app.hands().desk()->choices()->rows()) {
        if (row.label == u"Shield" && row.detail.contains(u"Marine")) {
            hands.clickItem(QStringLiteral("choiceCard%1").arg(row.option));
            break;
        }
    }
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_095"))->facts.shields, 0);
    EXPECT_EQ(app.row(QStringLiteral("they:SOR_063"))->facts.shields, 1);
}

/// SOR_153: each event that an opponent plays costs 2 damage to their base too.
TEST_P(Outcomes, CostsThatAreDamageAreSaidBeforeTheyArePaid)
{
    App app;
    Hands hands(app);
    ASSERT_TRUE(app.place(side(R"("hand":["SOR_172","SOR_251"],"ground":["SOR_095"])"),
                          side(R"("ground":["SOR_153"])"), GetParam()));
    hands.press(app.at(QStringLiteral("me:SOR_172")));
    hands.glideTo(app.at(QStringLiteral("me/table")));
    EXPECT_TRUE(app.hands().aim()->held().chip.contains(u"2 damage to your base"))
        << app.hands().aim()->held().chip.toStdString();
    hands.key(Qt::Key_Escape);
    hands.release();
    EXPECT_EQ(app.row(QStringLiteral("me:SOR_251"))->mark, int(paint::Mark::Idle));
    EXPECT_TRUE(spoken(app, QStringLiteral("me:SOR_251"))
                    .contains(u", 2 damage to your base and your action"))
        << spoken(app, QStringLiteral("me:SOR_251")).toStdString();
    hands.click(app.at(QStringLiteral("me:SOR_172")), Qt::RightButton);
    EXPECT_TRUE(
        app.hands().menu()->lines()->rows().front().detail.contains(u"2 damage to your base"));
}

/// Wherever there is room for it: beside the arrow, never on it, at every size of letters.
TEST_P(Outcomes, OfAnAttackStandBesideItsArrow)
{
    App app;
    app.hidePictures();
    Hands hands(app);
    for (const double letters : {1., 1.5, 2.}) {
        app.settings.setFontScale(letters);
        ASSERT_TRUE(app.place(
            side(R"("ground":["SOR_128",{"card":"SOR_046","upgrades":["SOR_T02"]},"SOR_095"])"),
            side(R"("ground":["SOR_128","SOR_128","SOR_046"])"), GetParam()));
        for (const char *attacker : {"me:SOR_128", "me:SOR_046", "me:SOR_095"}) {
            hands.press(app.at(QLatin1String(attacker)));
            hands.glideTo(app.at(QStringLiteral("they:SOR_046")));
            app.settle();
            QQuickItem *chip = app.item(QStringLiteral("outcomeChip"));
            ASSERT_NE(chip, nullptr);
            const QRectF place = chip->mapRectToScene(QRectF(0, 0, chip->width(), chip->height()));
            const QPointF from = app.hands().aim()->held().from;
            const QPointF to = app.hands().aim()->held().to;
            EXPECT_FALSE(place.contains((from + to) / 2)) << attacker << " at " << letters;
            EXPECT_FALSE(place.contains(to)) << attacker << " at " << letters;
            EXPECT_GE(chip->height(), 20 * letters) << "the letters grow";
            double right = 0; // of the longest line
            forEachShown(chip, [&](const QQuickItem *item) {
                if (isText(item))
                    right = std::max(
                        right,
                        item->mapToScene({item->property("contentWidth").toDouble(), 0}).x());
            });
            EXPECT_LE(right, place.right() - 5) << attacker << " at " << letters;
            EXPECT_GE(right, place.right() - 20) << "no wider than its words: " << attacker;
            hands.key(Qt::Key_Escape);
            hands.release();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seats, Outcomes, testing::Values(0, 1));

} // namespace
} // namespace playmat::qmltest
