// Tests Riftbound in the window: plates and track show the result of a move, a card can be dropped
// on either half of its place to hide it, runes show how they pay, and the game has a rules book
// and an end page.
#include "bots/random_answer.h"
#include "gestures.h"
#include "sentences.h"

#include <QAccessible>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace playmat::qmltest {
namespace {

/// `seat` has two units to move; the opponent has three at the second battlefield, and a card is
/// hidden there.
QString position(int seat, int points = 5)
{
    const QString mine
        = QStringLiteral(
              R"({"points":%1,"legend":"OGN-251","champion":null,"hand":["OGN-024","OGN-213","OGN-010"],
            "base":["OGN-030","OGN-001",{"card":"OGN-185","exhausted":true}],"trash":["OGN-010"],
            "runes":["OGN-007","OGN-007","OGN-007","OGN-007","OGN-166"]})")
              .arg(points);
    const QString theirs = QStringLiteral(
        R"({"points":4,"legend":"OGN-265","champion":"OGN-117","hand":["OGN-093"],"base":["OGN-103"],
            "runes":["OGN-089","OGN-089","OGN-214"]})");
    return QStringLiteral(
               R"({"op":"scenario","game":"riftbound","seed":5,"turn":7,"turn_player":%1,"players":[%2,%3],
        "battlefields":[{"card":"OGN-298","owner":%1,"controller":%1,"units":[{"card":"OGN-165","player":%1}]},
        {"card":"OGN-294","owner":%4,"controller":%4,"units":[{"card":"OGN-084","player":%4},
        {"card":"OGN-222","player":%4,"damage":2},{"card":"recruit","player":%4}],
        "facedown":{"card":"OGN-213","player":%4}}]})")
        .arg(seat)
        .arg(seat == 0 ? mine : theirs, seat == 0 ? theirs : mine)
        .arg(1 - seat);
}

bool lay(App &app, const QString &json, int seat)
{
    app.setSeat(seat);
    const bool begun = app.session.startPosition(json);
    EXPECT_TRUE(begun) << app.session.problem().toStdString();
    return begun && becomes([&] { return app.item(QStringLiteral("table")) != nullptr; });
}

QString textWithin(QQuickItem *item)
{
    QString all;
    forEachShown(item, [&](QQuickItem *one) {
        if (isText(one))
            all += one->property("text").toString() + u'|';
    });
    return all;
}

/// The accessible name of the first shown item whose name begins with `begin`.
QString spokenName(App &app, const char *begin)
{
    QString name;
    forEachShown(app.window->contentItem(), [&](QQuickItem *one) {
        const QAccessibleInterface *spoken
            = name.isEmpty() && one->objectName().startsWith(QLatin1String(begin))
            ? QAccessible::queryAccessibleInterface(one)
            : nullptr;
        if (spoken != nullptr)
            name = spoken->text(QAccessible::Name);
    });
    return name;
}

QString hintOf(App &app, const char *card)
{
    const table::CardRow *row = app.row(QString::fromLatin1(card));
    return row == nullptr ? QString() : app.hands().marks().hintOf(*row).words;
}

/// Gathers both units and drags them over the battlefield, without dropping them.
void holdBoth(App &app, Hands &hands)
{
    for (const char *unit : {"me:OGN-030", "me:OGN-001"})
        app.hands().gathering()->toggle(app.card(QString::fromLatin1(unit)));
    hands.press(app.at(QStringLiteral("me:OGN-001")));
    const QRect field = app.session.stage()->geometry().region(QStringLiteral("b1"))->rect;
    hands.glideTo({field.center().x(), field.bottom() - 30});
}

QRectF placeOf(const QQuickItem *item)
{
    return item == nullptr ? QRectF()
                           : item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// The visible item with this name inside another item, or nullptr.
QQuickItem *within(QQuickItem *item, const char *name)
{
    QQuickItem *found = nullptr;
    forEachShown(item, [&](QQuickItem *one) {
        if (one->objectName() == QLatin1String(name))
            found = one;
    });
    return found;
}

TEST(RiftboundWindow, ThePlateAndTheTrackSayWhatAMoveComesTo)
{
    for (const int seat : {0, 1}) {
        App app;
        ASSERT_TRUE(lay(app, position(seat), seat));
        Hands hands(app);
        hands.seeEachStep();
        EXPECT_EQ(app.item(QStringLiteral("goal_points")), nullptr);
        holdBoth(app, hands);
        QQuickItem *outcome = nullptr;
        ASSERT_TRUE(
            becomes([&] { return (outcome = app.item(QStringLiteral("outcome_place1"))); }));
        const QString said = textWithin(outcome);
        EXPECT_TRUE(said.contains(QStringLiteral("all 3 die"))) << said.toStdString();
        EXPECT_TRUE(said.contains(QStringLiteral("conquers it: 6 of 8 points")))
            << said.toStdString();
        const QQuickItem *prompt = shownText(app, "prompt", QStringLiteral("13 against 10 Might"));
        ASSERT_NE(prompt, nullptr) << "the panel follows what is held";
        EXPECT_TRUE(prompt->property("text").toString().contains(QStringLiteral("1 hidden card")));
        const int plate = app.session.stage()->board().places.back().card;
        const QQuickItem *rules = within(app.cardItem(plate), "placeRules");
        ASSERT_NE(rules, nullptr);
        EXPECT_FALSE(placeOf(rules).intersects(placeOf(within(outcome, "outcomeResult"))));
        EXPECT_FALSE(placeOf(rules).intersects(placeOf(within(outcome, "outcomeFates"))));
        QQuickItem *goal = nullptr;
        ASSERT_TRUE(becomes([&] { return (goal = app.item(QStringLiteral("goal_points"))); }));
        EXPECT_EQ(textWithin(goal), QStringLiteral("6|"));
        EXPECT_TRUE(hintOf(app, "they:OGN-084").contains(QStringLiteral("dies")));
        EXPECT_NE(app.row(QStringLiteral("they:OGN-084"))->mark, 0) << "nothing frames it";
        app.picture(QStringLiteral("riftbound-move-%1").arg(seat));
        hands.glideTo(app.at(QStringLiteral("me/base")));
        EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("goal_points")) == nullptr; }));
        EXPECT_TRUE(hintOf(app, "they:OGN-084").isEmpty());
        hands.release();
        app.hands().letGo();
    }
}

/// A showdown at the second battlefield in which `seat` has Focus and attacks with two units.
QString showdown(int seat)
{
    QString json = position(seat);
    json.replace(QStringLiteral("\"turn\":7"),
                 QStringLiteral("\"turn\":7,\"showdown\":{\"at\":\"b1\",\"focus\":%1}").arg(seat));
    json.replace(QStringLiteral("{\"card\":\"recruit\""),
                 QStringLiteral("{\"card\":\"OGN-030\",\"player\":%1,\"exhausted\":true},"
                                "{\"card\":\"OGN-003\",\"player\":%1,\"exhausted\":true},"
                                "{\"card\":\"recruit\"")
                     .arg(seat));
    return json;
}

/// Wherever units are held over a battlefield, neither they nor the pill with their number covers
/// what the plate says about the move.
TEST(RiftboundWindow, NothingHeldCoversWhatThePlateSays)
{
    for (const int seat : {0, 1}) {
        App app;
        ASSERT_TRUE(lay(app, position(seat), seat));
        Hands hands(app);
        hands.seeEachStep();
        holdBoth(app, hands);
        const QRect field = app.session.stage()->geometry().region(QStringLiteral("b1"))->rect;
        const QRect plate = app.session.stage()->geometry().plates.back().rect;
        for (const int y : {field.bottom() - 20, plate.bottom() + 30, plate.bottom() + 4,
                            plate.center().y(), plate.top() - 4, field.top() + 20}) {
            hands.glideTo({field.center().x(), y});
            QQuickItem *outcome = nullptr;
            ASSERT_TRUE(
                becomes([&] { return (outcome = app.item(QStringLiteral("outcome_place1"))); }));
            const QRectF said = placeOf(outcome);
            for (const char *unit : {"me:OGN-030", "me:OGN-001"}) {
                const int id = app.card(QString::fromLatin1(unit));
                EXPECT_FALSE(placeOf(app.cardItem(id)).intersects(said)) << unit << " at " << y;
            }
            const QQuickItem *chip = app.item(QStringLiteral("heldChip"));
            ASSERT_NE(chip, nullptr) << y;
            EXPECT_FALSE(placeOf(chip).intersects(said)) << "the pill, at " << y;
        }
        app.picture(QStringLiteral("riftbound-held-%1").arg(seat));
        hands.release();
        EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("logLine2")) != nullptr; }));
    }
}

/// While damage is assigned, each unit shows whether it dies; plus and minus do not cover that.
TEST(RiftboundWindow, PlusAndMinusLeaveFreeWhoDies)
{
    for (const int seat : {0, 1}) {
        App app;
        ASSERT_TRUE(lay(app, showdown(seat), seat));
        app.hands().desk()->pass();
        app.hands().desk()->pass();
        ASSERT_TRUE(becomes([&] { return app.hands().desk()->choiceName() == u"distribute"; }))
            << app.prompt().text.toStdString();
        int seen = 0;
        for (const table::CardRow &row : app.session.stage()->scene().rows()) {
            const QQuickItem *stepper = app.item(QStringLiteral("stepper%1").arg(row.viewId));
            if (stepper == nullptr)
                continue;
            const QQuickItem *pill = nullptr;
            (void)becomes([&] {
                return (pill = within(app.cardItem(row.viewId), "outcomePill")) != nullptr;
            });
            if (pill == nullptr)
                continue; // no damage is dealt to this unit
            ++seen;
            EXPECT_FALSE(placeOf(stepper).intersects(placeOf(pill)))
                << row.facts.name.toStdString();
        }
        EXPECT_GT(seen, 0);
        app.picture(QStringLiteral("riftbound-damage-%1").arg(seat));
    }
}

/// The mark of a rune that is pointed at is on its lower edge: the name of the seat is above it.
TEST(RiftboundWindow, TheSignOfARuneLeavesTheNameFree)
{
    App app;
    ASSERT_TRUE(lay(app, position(0), 0));
    Hands hands(app);
    const int rune = app.card(QStringLiteral("me:OGN-166"));
    EXPECT_EQ(within(app.cardItem(rune), "markGlyph"), nullptr) << "it calls for nothing";
    hands.hover(app.at(QStringLiteral("me:OGN-166")));
    QQuickItem *sign = nullptr;
    ASSERT_TRUE(
        becomes([&] { return (sign = within(app.cardItem(rune), "markGlyph")) != nullptr; }));
    const QQuickItem *status = app.item(QStringLiteral("status0"));
    ASSERT_NE(status, nullptr);
    EXPECT_FALSE(placeOf(sign).intersects(placeOf(status)));
}

/// The prompt and the button show the player who may act what passing does, without truncation.
TEST(RiftboundWindow, PassingSaysWhatFollows)
{
    App app;
    app.hidePictures();
    ASSERT_TRUE(lay(app, showdown(0), 0));
    QQuickItem *note = nullptr;
    ASSERT_TRUE(becomes([&] {
        return (note = shownText(app, "passButton", QStringLiteral("Player 2 may act"))) != nullptr;
    }));
    sayEach(app, note,
            {"riftbound_prompt_words.may_act", "riftbound_prompt_words.resolves",
             "riftbound_prompt_words.the_showdown_ends"});
    sayEach(app, shownText(app, "prompt", QStringLiteral("You attack at")),
            {"riftbound_prompt_words.you_attack_at", "riftbound_prompt_words.you_defend_at",
             "riftbound_prompt_words.showdown_at", "riftbound_prompt_words.has_passed",
             "riftbound_prompt_words.yours_is_next", "riftbound_prompt_words.theirs_is_next",
             "riftbound_prompt_words.if_you_pass", "riftbound_prompt_words.combat_with_result",
             "riftbound_prompt_words.as_things_stand", "riftbound_prompt_words.you_have_focus",
             "riftbound_prompt_words.you_have_priority",
             "riftbound_forecast_words.they_conquer_it"});
    QQuickItem *end = app.item(QStringLiteral("endTurnButton"));
    ASSERT_NE(end, nullptr);
    EXPECT_EQ(QAccessible::queryAccessibleInterface(end)->text(QAccessible::Name),
              QStringLiteral("End turn"));
    app.hands().desk()->pass();
    EXPECT_NE(shownText(app, "passButton", QStringLiteral("combat, ")), nullptr);
    QQuickItem *prompt = shownText(app, "prompt", QStringLiteral("You defend at"));
    ASSERT_NE(prompt, nullptr);
    const QString said = prompt->property("text").toString();
    EXPECT_TRUE(said.endsWith(QStringLiteral("conquers the battlefield: 6 of 8 points")))
        << said.toStdString();
}

/// The last point needs all battlefields (CR 466.1).
TEST(RiftboundWindow, ThePlateSaysWhenTheLastPointIsACard)
{
    App app;
    ASSERT_TRUE(lay(app, position(0, 7), 0));
    Hands hands(app);
    hands.seeEachStep();
    holdBoth(app, hands);
    QQuickItem *outcome = nullptr;
    ASSERT_TRUE(becomes([&] { return (outcome = app.item(QStringLiteral("outcome_place1"))); }));
    EXPECT_TRUE(textWithin(outcome).contains(QStringLiteral("a card, no point")));
    EXPECT_EQ(app.item(QStringLiteral("goal_points")), nullptr);
    hands.release();
}

/// The landscape of a battlefield does not cover the frame of a place that takes what is held.
TEST(RiftboundWindow, ABattlefieldThatTakesAUnitIsFramed)
{
    App app;
    ASSERT_TRUE(lay(app, position(0), 0));
    Hands hands(app);
    holdBoth(app, hands);
    const QQuickItem *lit = nullptr;
    ASSERT_TRUE(becomes([&] {
        forEachShown(app.window->contentItem(), [&](QQuickItem *one) {
            if (one->objectName().startsWith(u"lit_") && one->property("here").toBool())
                lit = one;
        });
        return lit != nullptr;
    }));
    app.draw();
    const QRect frame = placeOf(lit).toRect();
    const QColor line = lit->childItems().front()->property("color").value<QColor>();
    const QImage held = app.window->grabWindow();
    const auto isLine = [&](int x, int y) {
        const QColor seen = held.pixelColor(x, y);
        return std::abs(seen.red() - line.red()) + std::abs(seen.green() - line.green())
            + std::abs(seen.blue() - line.blue())
            < 60;
    };
    int drawn = 0;
    for (int y = frame.top() + 20; y < frame.bottom() - 20; ++y)
        drawn += int(isLine(frame.left(), y));
    EXPECT_GT(drawn, (frame.height() - 40) * 2 / 3) << "its left edge, except the plate";
    hands.release();
}

/// The place lies across the line: either half of it takes the card (CR 421).
TEST(RiftboundWindow, ACardIsHiddenFromEitherHalfOfItsPlace)
{
    for (const int seat : {0, 1}) {
        for (const bool far : {false, true}) {
            App app;
            ASSERT_TRUE(lay(app, position(seat), seat));
            Hands hands(app);
            const QRect corner = app.session.stage()->geometry().plates.front().corner;
            const QString before = app.hash();
            hands.press(app.at(QStringLiteral("me:OGN-213")));
            hands.glideTo({corner.center().x(), far ? corner.top() + 4 : corner.bottom() - 4});
            EXPECT_TRUE(becomes([&] {
                return spokenName(app, "lit_facedown0.") == QStringLiteral("Hide it here");
            }));
            hands.release();
            EXPECT_NE(app.hash(), before) << app.hands().desk()->refusal().text.toStdString();
        }
    }
}

/// During a payment, each rune that pays shows how it pays.
TEST(RiftboundWindow, RunesSayHowTheyPay)
{
    App app;
    ASSERT_TRUE(lay(app, position(0), 0));
    Hands hands(app);
    hands.drag(QStringLiteral("me:OGN-024"), QStringLiteral("they:OGN-222"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("pays_exhaust")) != nullptr; }))
        << app.prompt().text.toStdString();
    EXPECT_NE(app.item(QStringLiteral("pays_redo")), nullptr);
    app.picture(QStringLiteral("riftbound-payment"));
    sayEach(app, shownText(app, "", QStringLiteral("resolves next")),
            {"riftbound_board_words.waits"});
}

TEST(RiftboundWindow, F1OpensItsBookWhereTheQuestionIsExplained)
{
    App app;
    ASSERT_TRUE(lay(app, position(0), 0));
    Hands hands(app);
    hands.key(Qt::Key_F1);
    QQuickItem *title = nullptr;
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("leaveBook")) != nullptr; }));
    EXPECT_NE((title = shownText(app, "", QStringLiteral("Main phase"))), nullptr);
    app.picture(QStringLiteral("riftbound-book"));
    hands.clickItem(QStringLiteral("leaveBook"));
}

/// The end page shows a line of points for each player, and what each player did.
TEST(RiftboundWindow, TheEndShowsPointsByTurn)
{
    App app;
    app.hidePictures();
    app.session.setGame(QStringLiteral("riftbound"));
    ASSERT_TRUE(app.session.start({QStringLiteral("Ada"), QStringLiteral("Marek")},
                                  {QStringLiteral("ogn-jinx"), QStringLiteral("ogn-viktor")}, 5));
    core::Rng rng(3);
    for (int i = 0; i < 160 && !app.session.over(); ++i)
        for (int tries = 0; tries < 1000; ++tries)
            if (app.session.play(bots::randomAnswer(app.session.match()->game().decision(), rng, 1))
                    .ok())
                break;
    app.session.concede(0);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("playAgain")) != nullptr; }));
    ASSERT_NE(app.item(QStringLiteral("endCurve")), nullptr);
    EXPECT_EQ(app.session.curve().goal, 8);
    EXPECT_EQ(app.session.curve().seats[0].size(), app.session.curve().seats[1].size());
    EXPECT_GT(app.session.curve().seats[0].size(), 2);
    EXPECT_TRUE(std::ranges::is_sorted(app.session.curve().seats[0]));
    app.picture(QStringLiteral("riftbound-end"));
}

/// In every language, there is room for the texts on plates, in the box that shows who may act, and
/// over open piles.
TEST(RiftboundWindow, WhatItsTableSaysNowAndThenHasRoom)
{
    App app;
    app.hidePictures();
    ASSERT_TRUE(lay(app, position(0), 0));
    sayEach(app, app.item(QStringLiteral("holder_place1")),
            {"riftbound_board_words.nobody_controls_it"});
    app.session.tray()->open(QStringLiteral("trash.0"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("tray")) != nullptr; }));
    sayEach(app, shownText(app, "tray", QStringLiteral("Player 1's trash")),
            {"riftbound_table_spec.s_trash", "riftbound_table_spec.s_banished_cards",
             "riftbound_table_spec.s_runes"});
    app.session.tray()->close();
    QString fight = position(0);
    fight.replace(QStringLiteral("\"turn\":7"),
                  QStringLiteral("\"turn\":7,\"showdown\":{\"at\":\"b1\",\"focus\":0}"));
    fight.replace(
        QStringLiteral("{\"card\":\"recruit\",\"player\":1}"),
        QStringLiteral("{\"card\":\"recruit\",\"player\":1},{\"card\":\"OGN-001\",\"player\":0}"));
    ASSERT_TRUE(lay(app, fight, 0));
    sayEach(app, shownText(app, "statusLines", QStringLiteral("COMBAT")),
            {"riftbound_board_words.showdown"});
    sayEach(app, shownText(app, "statusLines", QStringLiteral("Focus")),
            {"riftbound_board_words.priority"});
}

TEST(RiftboundWindow, ItIsChosenOnTheStartPage)
{
    App app;
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("game_riftbound")) != nullptr; }));
    Hands hands(app);
    hands.clickItem(QStringLiteral("game_riftbound"));
    EXPECT_EQ(app.decks.game().id, QStringLiteral("riftbound"));
    EXPECT_TRUE(app.decks.game().book);
    app.settle();
    hands.key(Qt::Key_F1);
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("leaveBook")) != nullptr; }));
}

} // namespace
} // namespace playmat::qmltest
