// A second game in the window: it is chosen, remembered, and played from both seats in every form.
#include "gestures.h"
#include "support/folders.h"
#include "support/qt_files.h"

#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableController;

const QString kLorcana = QStringLiteral("lorcana");

/// Plays of the own side, and what is there for them.
struct Play
{
    const char *name;
    Move move;
    std::vector<Form> forms;
};

const std::vector<Form> kFormsOfACard{Form::Drag, Form::Click, Form::Keys, Form::Menu,
                                      Form::Reader};

std::vector<Play> plays()
{
    const auto carry = [](const char *card, const char *onto, const char *words) {
        return Move{Move::Carry, QLatin1String(card), QLatin1String(onto), QLatin1String(words)};
    };
    return {
        {"ink", carry("me:1-012", "me/inkwell", "inkwell"), kFormsOfACard},
        {"play", carry("me:1-012", "me/table", "Play"), kFormsOfACard},
        {"quest", carry("me:1-001", "me/lore", "uest"), kFormsOfACard},
        {"challenge", carry("me:1-001", "they:1-108", "hallenge"), kFormsOfACard},
        {"move", carry("me:1-001", "me:x-library", "ove"), kFormsOfACard},
        {"sing", carry("me:1-025", "me:1-002", "ing"), kFormsOfACard},
        {"shift", carry("me:1-023", "me:1-022", "hift"), kFormsOfACard},
        {"end turn", {Move::Pass, {}, {}, {}}, {Form::Click, Form::Keys, Form::Reader}},
    };
}

QString position(int seat)
{
    const QString mine = QStringLiteral(
        R"({"lore":4,"inkwell":6,"hand":["1-012","1-025","1-023"],"deck":["1-010","1-013","1-026","1-031"],
            "play":["x-library","1-001","1-002","1-022"]})");
    const QString theirs = QStringLiteral(
        R"({"lore":3,"inkwell":4,"hand":["1-103"],"deck":["1-121","1-172","1-107"],
            "play":[{"card":"1-108","exerted":true},{"card":"1-122"}]})");
    return QStringLiteral(R"({"op":"scenario","game":"lorcana","seed":1,"turn":7,"active":%1,
        "made_up":{"x-library":{"type":"location","name":"Library","cost":3,"willpower":7,"lore":1,
        "move_cost":1}},"players":[%2,%3]})")
        .arg(seat)
        .arg(seat == 0 ? mine : theirs, seat == 0 ? theirs : mine);
}

bool lay(App &app, const QString &json, int seat)
{
    app.setSeat(seat);
    const bool begun = app.session.startPosition(json);
    EXPECT_TRUE(begun) << app.session.problem().toStdString();
    return begun && becomes([&] { return app.item(QStringLiteral("table")) != nullptr; });
}

TEST(LorcanaWindow, EveryGestureEndsInTheSameStateInEveryForm)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    for (const Play &play : plays()) {
        for (const int seat : {0, 1}) {
            QString first;
            for (const Form form : play.forms) {
                SCOPED_TRACE(std::string(play.name) + ", " + nameOf(form) + ", seat "
                             + std::to_string(seat));
                ASSERT_TRUE(lay(app, position(seat), seat));
                const QString before = app.hash();
                Hands hands(app);
                perform(app, hands, play.move, form);
                EXPECT_EQ(app.state(), TableController::Idle);
                EXPECT_NE(app.hash(), before)
                    << "nothing happened: " << app.hands().desk()->refusal().text.toStdString();
                if (first.isEmpty())
                    first = app.hash();
                EXPECT_EQ(app.hash().toStdString(), first.toStdString());
            }
        }
    }
}

TEST(LorcanaWindow, TheTrackSaysWhatAQuestBringsAndItsMarkerGoesThere)
{
    App app;
    ASSERT_TRUE(lay(app, position(0), 0));
    const QQuickItem *marker = app.item(QStringLiteral("marker_lore.0"));
    ASSERT_NE(marker, nullptr);
    app.settle();
    const double before = marker->y();
    Hands hands(app);
    hands.press(app.at(QStringLiteral("me:1-001")));
    hands.glideTo(app.at(QStringLiteral("me/lore")));
    EXPECT_TRUE(app.hands().aim()->held().legal);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("lit_lore.0")) != nullptr; }));
    hands.release();
    EXPECT_EQ(app.session.stage()->nearSeat().counter(QStringLiteral("lore")).number, 6);
    EXPECT_TRUE(becomes([&] { return marker->y() < before; }));
}

TEST(LorcanaWindow, AnArrowSaysWhatAChallengeDoes)
{
    App app;
    ASSERT_TRUE(lay(app, position(0), 0));
    Hands hands(app);
    hands.press(app.at(QStringLiteral("me:1-001")));
    hands.glideTo(app.at(QStringLiteral("they:1-108")));
    EXPECT_TRUE(app.hands().aim()->held().arrow);
    EXPECT_FALSE(app.hands().aim()->held().outcome.isEmpty());
    hands.glideTo(app.at(QStringLiteral("they:1-122"))); // it is not exerted
    EXPECT_FALSE(app.hands().aim()->held().legal);
    EXPECT_TRUE(app.hands().desk()->refusal().visible());
    hands.release();
}

/// Two abilities wait because of the one character that was banished.
TEST(LorcanaWindow, ALineOfTheBagResolves)
{
    const QString json = QStringLiteral(
        R"({"op":"scenario","game":"lorcana","seed":1,"turn":7,"active":0,"players":[
        {"lore":5,"inkwell":6,"hand":["1-012"],"deck":["1-010","1-013"],"play":["1-037","1-037","1-008"]},
        {"lore":9,"deck":["1-121","1-172"],"play":[{"card":"1-192","exerted":true}]}]})");
    App app;
    ASSERT_TRUE(lay(app, json, 0));
    Hands hands(app);
    hands.drag(QStringLiteral("me:1-008"), QStringLiteral("they:1-192"));
    ASSERT_TRUE(becomes([&] { return app.session.stage()->pending()->rowCount() >= 2; }));
    EXPECT_EQ(app.session.stage()->board().pendingTitle.toLower(), QStringLiteral("the bag"));
    app.picture(QStringLiteral("lorcana-bag"));
    const QString before = app.hash();
    hands.clickItem(QStringLiteral("pendingRule0"));
    EXPECT_NE(app.hash(), before) << "the line was only read";
}

/// Beside cards that are looked at; at every size of the letters the lines can be read.
TEST(LorcanaWindow, TheLinesOfAnOrderHaveRoomBesideTheirCards)
{
    for (const double letters : {1., 1.5, 2.}) {
        for (const int seat : {0, 1}) {
            SCOPED_TRACE(std::to_string(letters) + ", seat " + std::to_string(seat));
            App app;
            app.settings.setFontScale(letters);
            ASSERT_TRUE(lay(app, position(seat), seat));
            Hands hands(app);
            hands.drag(QStringLiteral("me:1-025"), QStringLiteral("me:1-002"));
            ASSERT_TRUE(
                becomes([&] { return app.item(QStringLiteral("choiceCard0")) != nullptr; }));
            hands.clickItem(QStringLiteral("choiceCard0"));
            ASSERT_TRUE(
                becomes([&] { return app.item(QStringLiteral("choiceLine0")) != nullptr; }));
            app.settle();
            EXPECT_GE(app.item(QStringLiteral("choiceLine0"))->width(), 130);
            app.picture(QStringLiteral("lorcana-order-%1-%2").arg(letters).arg(seat));
        }
    }
}

/// An item has no numbers: its name has the room that a character needs for them.
TEST(LorcanaWindow, TheNamesOfItemsAreThereInACrowd)
{
    const QString crowd = QString::fromStdString(test::sourceDir())
        + QStringLiteral("/tests/positions/lorcana/lorcana-crowd.json");
    App app;
    ASSERT_TRUE(lay(app, QString::fromUtf8(test::contentOf(crowd)), 0));
    app.settle();
    int items = 0;
    for (const table::CardRow &row : app.session.stage()->scene().rows()) {
        if (row.facts.type != u"Item")
            continue;
        ++items;
        bool named = false;
        forEachShown(app.cardItem(row.viewId), [&](QQuickItem *item) {
            named = named
                || (item->property("text").toString() == row.facts.name && item->opacity() > 0);
        });
        EXPECT_TRUE(named) << row.facts.name.toStdString();
    }
    EXPECT_EQ(items, 6);
    app.picture(QStringLiteral("lorcana-crowd"));
}

TEST(LorcanaWindow, TwentyLoreEndTheGame)
{
    const QString json = QStringLiteral(
        R"({"op":"scenario","game":"lorcana","seed":1,"turn":11,"players":[
        {"name":"Ada","lore":18,"inkwell":6,"hand":["1-023"],"deck":["1-010","1-013"],"play":["1-014"]},
        {"name":"Marek","lore":13,"deck":["1-121","1-172"],"play":["1-110"]}]})");
    App app;
    ASSERT_TRUE(lay(app, json, 0));
    Hands hands(app);
    hands.drag(QStringLiteral("me:1-014"), QStringLiteral("me/lore"));
    ASSERT_TRUE(becomes([&] { return app.session.over(); }));
    EXPECT_EQ(app.session.stage()->board().winner, 0);
    EXPECT_FALSE(app.session.stage()->board().resultText.isEmpty());
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("playAgain")) != nullptr; }))
        << app.namesShown();
    EXPECT_EQ(app.item(QStringLiteral("endRule")), nullptr) << "there is no rules book";
    EXPECT_EQ(app.item(QStringLiteral("howItWent")), nullptr) << "no program judges the game";
    app.picture(QStringLiteral("lorcana-end"));
}

TEST(LorcanaStart, TheGameIsChosenByClickAndKeyAndRemembered)
{
    App app;
    ASSERT_NE(app.window, nullptr);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("game_lorcana")) != nullptr; }));
    EXPECT_NE(app.item(QStringLiteral("playProgram")), nullptr);
    Hands hands(app);
    hands.clickItem(QStringLiteral("game_lorcana"));
    EXPECT_EQ(app.settings.game(), kLorcana);
    EXPECT_EQ(app.decks.game().id, kLorcana);
    EXPECT_TRUE(app.decks.ready()) << app.decks.problem().toStdString();
    EXPECT_TRUE(app.decks.nearDeck().frontId.isEmpty());
    EXPECT_EQ(app.item(QStringLiteral("playProgram")) == nullptr, !app.decks.game().programs);
    app.item(QStringLiteral("game_swu"))->forceActiveFocus();
    hands.key(Qt::Key_Return);
    EXPECT_EQ(app.decks.game().id, QStringLiteral("swu"));
    hands.pressItem(QStringLiteral("game_lorcana"));
    EXPECT_EQ(app.decks.game().id, kLorcana);
    hands.clickItem(QStringLiteral("dealButton"));
    ASSERT_TRUE(becomes([&] { return app.session.running(); }))
        << app.session.problem().toStdString();
    EXPECT_EQ(app.session.stage()->scene().spec().regions.front().id, QStringLiteral("lore"));
}

TEST(LorcanaStart, EachGameRemembersItsDecks)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    QString deck;
    {
        table::TableSettings settings(file);
        table::DeckLibrary decks(&settings);
        const QString usual = decks.nearDeck().title;
        decks.chooseGame(kLorcana);
        ASSERT_EQ(decks.builtIn().size(), 3);
        EXPECT_EQ(decks.builtInTitle(decks.builtIn().front()),
                  QStringLiteral("A Steadfast Strategy"));
        decks.useBuiltIn(0, decks.builtIn().front());
        deck = decks.nearDeck().title;
        EXPECT_FALSE(decks.nearDeck().keyCards.isEmpty());
        decks.chooseGame(QStringLiteral("swu"));
        EXPECT_EQ(decks.nearDeck().title, usual);
        decks.chooseGame(kLorcana);
    }
    table::TableSettings settings(file);
    const table::DeckLibrary decks(&settings);
    EXPECT_EQ(decks.game().id, kLorcana);
    EXPECT_EQ(decks.nearDeck().title, deck);
}

TEST(LorcanaStart, ADeckIsReadCheckedAndCopied)
{
    table::TableSettings settings{QString()};
    table::DeckLibrary decks(&settings);
    decks.chooseGame(kLorcana);
    const QString list = decks.exportText(0);
    EXPECT_TRUE(list.contains(u" - ")) << list.toStdString();
    ASSERT_TRUE(decks.useText(1, list)) << decks.problem().toStdString();
    EXPECT_EQ(decks.farDeck().curve, decks.nearDeck().curve);
    EXPECT_FALSE(decks.useText(1, QStringLiteral("4 Ariel - On Human Legs")));
    EXPECT_TRUE(decks.problem().contains(u"60")) << decks.problem().toStdString();
    EXPECT_FALSE(decks.useText(1, QStringLiteral("https://dreamborn.ink/decks/abc")));
    EXPECT_EQ(decks.linkPasted(), QStringLiteral("dreamborn.ink"));
}

} // namespace
} // namespace playmat::qmltest
