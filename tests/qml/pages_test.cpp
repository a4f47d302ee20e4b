// Start page, settings, giving up, end page: with the mouse and, where it matters, with keys.
#include "hands.h"
#include "sentences.h"
#include "support/folders.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

struct Pages : testing::Test
{
    Pages()
        : hands(app)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.keepJournal();
    }
    [[nodiscard]] bool shown(const char *name) const
    {
        return app.item(QLatin1String(name)) != nullptr;
    }
    void click(const char *name) { hands.clickItem(QLatin1String(name)); }
    [[nodiscard]] QString builtInText(const char *name) const
    {
        QFile file(QString::fromStdString(test::resourceDir() + "/decks/swu/%1.json")
                       .arg(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return QString::fromUtf8(file.readAll());
    }
    /// Opens the dialog of a seat, pastes, and presses the button that takes it.
    void pasteDeck(int seat, const QString &text)
    {
        hands.clickItem(QStringLiteral("changeDeck%1").arg(seat));
        pasteAgain(text);
    }
    void pasteAgain(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        click("pasteDeck");
        hands.key(Qt::Key_A, Qt::ControlModifier);
        hands.key(Qt::Key_V, Qt::ControlModifier);
        click("usePasted");
    }
    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        hands.key(Qt::Key_V, Qt::ControlModifier);
    }
    [[nodiscard]] QString pasted()
    {
        return app.item(QStringLiteral("pasteDeck"))->property("text").toString();
    }
    /// The last problem that is shown anywhere on the page.
    [[nodiscard]] QString problem() const
    {
        QString text;
        forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
            if (item->objectName() == u"startProblem")
                text = item->property("text").toString();
        });
        return text;
    }
    /// A whole game's end without playing one.
    void giveUp(const char *who)
    {
        click("menuButton");
        click("concede");
        click(who);
    }

    App app;
    Hands hands;
};

TEST_F(Pages, TheCardsAreDealtByOneButton)
{
    EXPECT_TRUE(shown("dealButton"));
    EXPECT_FALSE(shown("continueButton"));
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_TRUE(app.session.running());
    EXPECT_FALSE(shown("dealButton"));
}

TEST_F(Pages, ReturnDealsTheCards)
{
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("dealButton"))->hasActiveFocus(); }))
        << "the page begins at the button that goes on";
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(app.session.running());
}

TEST_F(Pages, NamesAreTypedAndGoToTheTable)
{
    click("name0");
    hands.key(Qt::Key_A, Qt::ControlModifier);
    for (const Qt::Key key : {Qt::Key_Z, Qt::Key_O, Qt::Key_E})
        hands.key(key);
    click("dealButton");
    EXPECT_EQ(app.session.stage()->nearSeat().name.toLower(), QStringLiteral("zoe"));
    EXPECT_EQ(app.settings.playerName(0).toLower(), QStringLiteral("zoe"));
}

TEST_F(Pages, SeatingIsChosenByMouseAndKeys)
{
    click("seating1");
    EXPECT_EQ(app.settings.seating(), Seating::Open);
    click("seating0");
    EXPECT_EQ(app.settings.seating(), Seating::Peek);
    app.item(QStringLiteral("seating1"))->forceActiveFocus();
    hands.key(Qt::Key_Space);
    EXPECT_EQ(app.settings.seating(), Seating::Open);
}

TEST_F(Pages, ABuiltInDeckIsChosen)
{
    const QString before = app.decks.nearDeck().frontId;
    click("changeDeck0");
    click("builtIn_sor-darth-vader");
    EXPECT_FALSE(shown("pasteDeck")) << "the dialog closes";
    EXPECT_EQ(app.decks.nearDeck().frontId, QStringLiteral("SOR_010"));
    click("changeDeck0");
    click("builtIn_sor-luke-skywalker");
    EXPECT_EQ(app.decks.nearDeck().frontId, QStringLiteral("SOR_005"));
    EXPECT_FALSE(before.isEmpty());
}

TEST_F(Pages, APastedDeckIsTaken)
{
    pasteDeck(1, builtInText("sor-luke-skywalker"));
    EXPECT_FALSE(shown("pasteDeck"));
    EXPECT_EQ(app.decks.farDeck().frontId, QStringLiteral("SOR_005"));
    EXPECT_TRUE(app.decks.problem().isEmpty());
    click("dealButton");
    EXPECT_EQ(app.session.stage()->farSeat().emblemName, QStringLiteral("Luke Skywalker"));
}

TEST_F(Pages, APastedDeckIsGoneBackTo)
{
    click("changeDeck1");
    EXPECT_FALSE(shown("ownDeck0"));
    hands.key(Qt::Key_Escape);
    pasteDeck(1, builtInText("sor-luke-skywalker"));
    const table::DeckSummary own = app.decks.farDeck();
    click("changeDeck1");
    click("builtIn_sor-darth-vader");
    EXPECT_NE(app.decks.farDeck(), own);
    click("changeDeck1");
    app.settle();
    app.picture(QStringLiteral("deck-dialog-own"));
    click("ownDeck0");
    EXPECT_FALSE(shown("pasteDeck")) << "the dialog closes";
    EXPECT_EQ(app.decks.farDeck(), own);
}

TEST_F(Pages, APastedDeckIsNamedLookedAtRenamedAndRemoved)
{
    click("changeDeck0");
    QGuiApplication::clipboard()->setText(builtInText("sor-luke-skywalker"));
    click("pasteDeck");
    hands.key(Qt::Key_V, Qt::ControlModifier);
    click("newDeckName");
    QTest::keyClick(app.window, Qt::Key_L);
    QTest::keyClick(app.window, Qt::Key_L);
    click("usePasted");
    EXPECT_EQ(app.decks.nearDeck().title, QStringLiteral("ll"));
    click("changeDeck0");
    click("ownDeck0View");
    ASSERT_TRUE(shown("deckView"));
    EXPECT_TRUE(shown("deckCard_SOR_236")) << "one of its cards";
    click("deckName");
    hands.key(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(app.window, Qt::Key_P);
    click("closeDeckView");
    EXPECT_FALSE(shown("deckView"));
    EXPECT_EQ(app.decks.nearDeck().title, QStringLiteral("p"));
    click("ownDeck0Remove");
    app.settle();
    EXPECT_TRUE(shown("ownDeck0")) << "asked once";
    click("ownDeck0Remove");
    EXPECT_FALSE(shown("ownDeck0"));
    EXPECT_TRUE(app.decks.nearDeck().ok) << "the seat still has it";
}

TEST_F(Pages, TheCardsOfADeckAreLookedAt)
{
    for (const int seat : {0, 1}) {
        hands.clickItem(QStringLiteral("viewDeck%1").arg(seat));
        ASSERT_TRUE(shown("deckView"));
        app.settle();
        app.picture(QStringLiteral("deck-view-%1").arg(seat));
        const table::DeckContents deck = app.decks.contentsOfSeat(seat);
        int cards = 0;
        for (const table::DeckGroup &group : deck.groups)
            for (const table::DeckCardLine &line : group.cards) {
                const QString name = QStringLiteral("deckCard_") + line.facts.cardId;
                EXPECT_NE(app.item(name), nullptr) << name.toStdString();
                cards += line.count;
            }
        EXPECT_EQ(cards, 52) << "fifty, a leader and a base";
        hands.key(Qt::Key_Tab);
        hands.key(Qt::Key_Escape);
        EXPECT_FALSE(shown("deckView"));
    }
    click("viewDeck0");
}

TEST_F(Pages, ASideboardIsShownAndWhatIsNotKeptIsSaid)
{
    click("changeDeck0");
    pasteAgain(app.decks.exportText(0) + QStringLiteral("\nSideboard\n1 | Wampa\n"));
    click("viewDeck0");
    EXPECT_TRUE(shown("deckCard_SOR_164"));
    sayEach(app, shownText(app, "deckView", QStringLiteral("Sideboard")),
            {"deck_listing.sideboard"});
    hands.key(Qt::Key_Escape);
    sayEach(app, app.item(QStringLiteral("startProblem")),
            {"own_decks.the_deck_is_not_kept", "own_decks.a_deck",
             "deck_library.the_built_in_deck_cannot_be_read"});
    click("changeDeck0");
    click("ownDeck0View");
    EXPECT_TRUE(shown("deckName")) << "it can be called otherwise";
}

TEST_F(Pages, ADeckOfAnotherGameIsPlayedThere)
{
    if (app.decks.games().size() < 2)
        GTEST_SKIP() << "there is one game only";
    app.settings.setGame(QStringLiteral("lorcana"));
    const QString list = app.decks.exportText(0);
    app.settings.setGame(QStringLiteral("swu"));
    app.settle();
    EXPECT_FALSE(shown("playOtherGame"));
    click("changeDeck0");
    pasteAgain(list);
    ASSERT_TRUE(shown("playInOtherGame"));
    EXPECT_EQ(problem(), QStringLiteral("This is a deck of Disney Lorcana."));
    sayEach(app, app.item(QStringLiteral("playInOtherGame")),
            {"start_problem.play_with_this_deck"});
    click("playInOtherGame");
    EXPECT_EQ(app.decks.game().id, QStringLiteral("lorcana"));
    EXPECT_EQ(app.decks.exportText(0), list);
}

TEST_F(Pages, ADialogForADeckSaysWhoseItIs)
{
    ASSERT_TRUE(app.decks.useText(0, app.decks.exportText(0), QStringLiteral("One")));
    ASSERT_TRUE(app.decks.useText(0, app.decks.exportText(1), QStringLiteral("Two")));
    app.settings.setSeatName(1, QStringLiteral("Zoë"));
    click("changeDeck1");
    click("ownDeck1Remove");
    click("pasteDeck");
    paste(QStringLiteral("3 Wampa\n"));
    QStringList words;
    forEachShown(app.window->contentItem(),
                 [&](QQuickItem *item) { words.append(item->property("text").toString()); });
    EXPECT_TRUE(words.contains(QStringLiteral("Zoë's deck")));
}

TEST_F(Pages, APositionHasNoDeckToLookAt)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    click("menuButton");
    EXPECT_FALSE(app.item(QStringLiteral("ownDeck"))->isEnabled());
    EXPECT_NE(shownText(app, "ownDeck", QStringLiteral("This match began without decks")), nullptr);
}

/// At a table for two, a deck is private to its player, like the hand.
TEST_F(Pages, AMatchShowsADeckToItsPlayerAlone)
{
    app.settings.setSeating(Seating::Peek);
    click("dealButton");
    click("menuButton");
    ASSERT_TRUE(shown("ownDeck"));
    EXPECT_FALSE(app.item(QStringLiteral("ownDeck"))->isEnabled()) << "nobody knows who looks";
    sayEach(app, shownText(app, "ownDeck", QStringLiteral("Look at your hand")),
            {"match_menu.uncover_your_hand_first"});
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(app.session.ownDeck().ok());
    app.session.seats()->peekToggle(1);
    EXPECT_FALSE(app.session.ownDeck().ok()) << "the other player looks";
    app.session.seats()->peekToggle(0);
    click("menuButton");
    click("ownDeck");
    ASSERT_TRUE(shown("deckView"));
    EXPECT_TRUE(shown("deckCard_SOR_236"));
    app.session.seats()->coverHands();
    EXPECT_FALSE(shown("deckView")) << "as soon as the hand is covered";
}

TEST_F(Pages, TheMatchHasAMenuApartFromTheSettings)
{
    click("dealButton");
    click("menuButton");
    app.settle();
    app.picture(QStringLiteral("match-menu"));
    for (const char *one : {"saveGame", "openGame", "whoPlays", "concede", "leaveGame"})
        EXPECT_TRUE(shown(one)) << one;
    EXPECT_FALSE(shown("languageLine"));
    click("matchSettings");
    EXPECT_TRUE(shown("languageLine"));
    EXPECT_FALSE(shown("concede"));
    click("closeSettings");
    EXPECT_FALSE(shown("languageLine"));
    EXPECT_FALSE(shown("concede")) << "back at the table";
    click("menuButton");
}

/// What has the keyboard is at its foot, and is not scrolled to.
TEST_F(Pages, ADeckIsChosenInLargeLettersFromTheTopOfTheList)
{
    app.settings.setFontScale(1.6);
    click("changeDeck0");
    app.settle();
    QQuickItem *at = app.item(QStringLiteral("copyDeckJson"));
    ASSERT_NE(at, nullptr);
    while (at != nullptr && !at->inherits("QQuickFlickable"))
        at = at->parentItem();
    ASSERT_NE(at, nullptr);
    EXPECT_GT(at->property("contentHeight").toDouble(), at->height()) << "it does not all fit";
    EXPECT_EQ(at->property("contentY").toDouble(), 0);
    EXPECT_TRUE(app.item(QStringLiteral("closeDeckDialog"))->hasActiveFocus());
    hands.key(Qt::Key_Tab);
    QQuickItem *first = app.item(QStringLiteral("copyDeckJson"));
    ASSERT_TRUE(first->hasActiveFocus());
    EXPECT_GE(first->mapToItem(at, {0, 0}).y(), 3) << "there is room for the frame around it";
}

TEST_F(Pages, AMalformedDeckSaysWhereAndTheOldOneStays)
{
    const QString before = app.decks.farDeck().frontId;
    pasteDeck(1, QStringLiteral("{\n  \"leader\": 3 4\n}"));
    EXPECT_TRUE(shown("pasteDeck")) << "the dialog stays, to mend it";
    EXPECT_TRUE(problem().contains(u"2")) << "line 2: " << problem().toStdString();
    EXPECT_EQ(app.decks.farDeck().frontId, before);
    pasteAgain(builtInText("sor-luke-skywalker"));
    EXPECT_FALSE(shown("pasteDeck"));
    EXPECT_TRUE(app.decks.problem().isEmpty());
}

TEST_F(Pages, ACardThatCannotBePlayedIsNamed)
{
    QString deck = builtInText("sor-luke-skywalker");
    deck.replace(QStringLiteral("SOR_236"), QStringLiteral("ZZZ_141"));
    pasteDeck(0, deck);
    EXPECT_TRUE(shown("pasteDeck"));
    EXPECT_TRUE(problem().contains(u"ZZZ_141")) << problem().toStdString();
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("pasteDeck"));
}

TEST_F(Pages, AGameThatWasLeftIsContinued)
{
    click("dealButton");
    app.hands().desk()->choose(0);
    const QString hash = app.hash();
    click("menuButton");
    click("leaveGame");
    ASSERT_TRUE(becomes([&] { return shown("continueButton"); }));
    EXPECT_FALSE(app.session.running());
    click("continueButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(app.hash(), hash);
}

TEST_F(Pages, SettingsAreChangedAndKept)
{
    click("settingsButton");
    ASSERT_TRUE(becomes([&] { return shown("closeSettings"); }));
    EXPECT_FALSE(shown("concede")) << "there is no game to give up";
    EXPECT_FALSE(shown("leaveGame"));
    QQuickItem *looks = nullptr;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (item->property("names").toStringList().contains(QStringLiteral("High contrast"))
            && item->property("current").isValid() && item->isFocusScope() == false
            && item->activeFocusOnTab())
            looks = item;
    });
    ASSERT_NE(looks, nullptr);
    looks->forceActiveFocus();
    hands.key(Qt::Key_Right);
    EXPECT_EQ(app.settings.scheme(), QStringLiteral("light"));
    hands.key(Qt::Key_Right);
    EXPECT_EQ(app.settings.scheme(), QStringLiteral("contrast"));
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("closeSettings"));
}

TEST_F(Pages, TheKeyboardIsBackAtTheTableAfterTheSettings)
{
    click("dealButton");
    while (app.hands().desk()->choiceName() == u"list"
           || app.hands().desk()->choiceName() == u"mulligan")
        app.hands().desk()->choose(0);
    click("tableSettings");
    ASSERT_TRUE(shown("closeSettings"));
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("closeSettings"));
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("table"))->hasActiveFocus(); }));
}

TEST_F(Pages, GivingUpAsksOnceAndEndsTheGame)
{
    click("dealButton");
    click("menuButton");
    click("concede");
    click("concedeNobody");
    EXPECT_FALSE(app.session.over());
    giveUp("concedeFar");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    EXPECT_TRUE(app.session.over());
    EXPECT_TRUE(
        app.session.stage()->board().resultTitle.contains(app.session.stage()->nearSeat().name));
    EXPECT_FALSE(app.session.stage()->board().resultText.isEmpty());
    QString spoken;
    forEachShown(app.window->contentItem(),
                 [&](QQuickItem *item) { spoken += item->property("text").toString() + u'\n'; });
    EXPECT_TRUE(spoken.contains(app.session.stage()->board().resultTitle));
    EXPECT_TRUE(spoken.contains(app.session.stage()->board().resultText)) << "and why";
}

/// There is room for one more card, and The Force Is With Me makes two tokens.
/// The box lays out what it is given, which takes minutes for 50 MB.
TEST_F(Pages, MoreThanADeckIsNotPasted)
{
    for (const int seat : {0, 1}) {
        hands.clickItem(QStringLiteral("changeDeck%1").arg(seat));
        click("pasteDeck");
        hands.key(Qt::Key_A, Qt::ControlModifier);
        hands.key(Qt::Key_Delete);
        paste(QStringLiteral("3 Wampa\n").repeated(40000));
        EXPECT_EQ(pasted(), QString());
        EXPECT_TRUE(problem().contains(QStringLiteral("Nothing was pasted")))
            << problem().toStdString();
        paste(QStringLiteral("3 Wampa\n"));
        EXPECT_EQ(pasted(), QStringLiteral("3 Wampa\n"));
        paste(QStringLiteral("2 Wampa\n"));
        EXPECT_EQ(pasted(), QStringLiteral("3 Wampa\n2 Wampa\n"));
        hands.key(Qt::Key_A, Qt::ControlModifier);
        paste(QStringLiteral("x"));
        EXPECT_EQ(pasted(), QStringLiteral("x"));
        hands.key(Qt::Key_Escape);
    }
}

TEST_F(Pages, AGameThatReachedALimitIsNoDrawAndItsLastStepIsTakenBack)
{
    for (const int seat : {0, 1}) {
        const auto deck = [](int cards) {
            return QStringLiteral(R"("deck":[%1])")
                .arg(QStringList(cards, QStringLiteral(R"("SOR_128")")).join(u','));
        };
        ASSERT_TRUE(app.place({QStringLiteral(R"("resources":20,"hand":["SOR_055"],
                                                  "ground":["SOR_128"],)")
                               + deck(140)},
                              {QStringLiteral(R"("resources":0,)") + deck(25)}, seat));
        const QString before = app.hash();
        hands.drag(QStringLiteral("me:SOR_055"), QStringLiteral("me/ground"));
        ASSERT_TRUE(becomes([&] { return shown("endUndo"); }));
        EXPECT_TRUE(app.item(QStringLiteral("endUndo"))->hasActiveFocus());
        EXPECT_LT(app.session.stage()->board().winner, 0);
        QString spoken;
        forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
            spoken += item->property("text").toString() + u'\n';
        });
        EXPECT_TRUE(spoken.contains(QStringLiteral("The game is suspended")));
        EXPECT_TRUE(spoken.contains(QStringLiteral("limit of 192 cards and tokens")));
        EXPECT_FALSE(spoken.contains(QStringLiteral("draw")));
        EXPECT_TRUE(shown("endSave"));
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(becomes([&] { return shown("table"); }));
        EXPECT_FALSE(app.session.over());
        EXPECT_EQ(app.hash(), before);
    }
}

TEST_F(Pages, AfterTheEndTheyPlayAgain)
{
    click("dealButton");
    const QString first = app.hash();
    giveUp("concedeNear");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    EXPECT_TRUE(app.item(QStringLiteral("playAgain"))->hasActiveFocus());
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_FALSE(app.session.over());
    EXPECT_NE(app.hash(), first) << "another shuffle";
}

TEST_F(Pages, AfterTheEndTheTableCanBeLookedAtAndLeft)
{
    click("dealButton");
    giveUp("concedeNear");
    click("seeTable");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_FALSE(shown("playAgain"));
    click("menuButton");
    EXPECT_FALSE(shown("concede")) << "it is over";
    click("leaveGame");
    ASSERT_TRUE(becomes([&] { return shown("dealButton"); }));
    EXPECT_FALSE(shown("continueButton")) << "a finished game is not continued";
}

TEST_F(Pages, TheEndLeadsToTheStartPage)
{
    click("dealButton");
    giveUp("concedeNear");
    click("endStart");
    ASSERT_TRUE(becomes([&] { return shown("dealButton"); }));
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("dealButton"))->hasActiveFocus(); }));
}

TEST_F(Pages, ANewGameLeavesTheOtherWhereItIs)
{
    click("dealButton");
    app.hands().desk()->choose(0);
    const QString first = app.hash();
    click("menuButton");
    click("leaveGame");
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    app.hands().desk()->choose(0);
    const QString second = app.hash();
    EXPECT_NE(second, first);
    click("menuButton");
    click("leaveGame");
    click("continueButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(app.hash(), second) << "the one that was left last comes first";
    click("menuButton");
    click("leaveGame");
    click("left1Continue");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(app.hash(), first);
}

} // namespace
} // namespace playmat::qmltest
