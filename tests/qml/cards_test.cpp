// Tests the page of all cards with the mouse and with only the keyboard: searching, filtering,
// choosing and enlarging cards.
#include "hands.h"
#include "page_fixture.h"
#include "sentences.h"
#include "table/decks/card_browser.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

namespace playmat::qmltest {
namespace {

struct CardsPage : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        open();
    }
    void open()
    {
        hands.key(Qt::Key_4, Qt::AltModifier);
        ASSERT_TRUE(becomes([&] { return shown("card0") && hasKeyboard("cardSearch"); }));
        browser
            = app.item(QStringLiteral("cardGrid"))->property("model").value<table::FoundCells *>();
        ASSERT_NE(browser, nullptr);
    }
    void empty()
    {
        hands.key(Qt::Key_F, Qt::ControlModifier);
        hands.key(Qt::Key_Escape);
        ASSERT_TRUE(becomes([&] { return !shown("cardChip0"); }));
    }
    [[nodiscard]] int count() const { return browser->rowCount(); }
    [[nodiscard]] std::string picked() const
    {
        const QQuickItem *large = app.item(QStringLiteral("cardLarge"));
        return large == nullptr ? std::string()
                                : large->property("cardId").toString().toStdString();
    }

    table::FoundCells *browser = nullptr; ///< the cards that are shown
};

TEST_F(CardsPage, ShowsAllCardsAndTheChosenOneLarge)
{
    EXPECT_GT(count(), 2000);
    EXPECT_FALSE(picked().empty());
    click("card2");
    EXPECT_TRUE(hasKeyboard("cardGrid"));
    const std::string third = picked();
    hands.key(Qt::Key_Right);
    EXPECT_TRUE(becomes([&] { return picked() != third; }));
    hands.key(Qt::Key_Left);
    EXPECT_TRUE(becomes([&] { return picked() == third; }));
    hands.key(Qt::Key_End);
    EXPECT_TRUE(becomes([&] { return shown(QStringLiteral("card%1").arg(count() - 1)); }));
    hands.key(Qt::Key_Home);
    EXPECT_TRUE(becomes([&] { return shown("card0"); }));
}

TEST_F(CardsPage, ShowsNineCardsAcrossAndElevenInALargeWindow)
{
    const NothingIsLaidOut quiet;
    const auto across = [&] {
        int cards = 0;
        while (shown(QStringLiteral("card%1").arg(cards))
               && app.item(QStringLiteral("card%1").arg(cards))->y()
                   == app.item(QStringLiteral("card0"))->y())
            ++cards;
        return cards;
    };
    app.window->resize(1280, 720);
    EXPECT_TRUE(becomes([&] { return across() == 9; })) << across();
    app.window->resize(1920, 1080);
    EXPECT_TRUE(becomes([&] { return across() == 11; })) << across();
}

TEST_F(CardsPage, IsSearchedAsOneTypes)
{
    type("wampa");
    ASSERT_TRUE(becomes([&] { return count() > 0 && count() < 20; }));
    EXPECT_TRUE(becomes([&] { return picked() == "SOR_164"; })) << "the best one is chosen";
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(hasKeyboard("cardGrid"));
    type("/");
    EXPECT_TRUE(hasKeyboard("cardSearch"));
    EXPECT_EQ(textOf("cardSearch"), "wampa");
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return count() > 2000; }));
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(hasKeyboard("cardGrid"));
    type("l");
    EXPECT_TRUE(hasKeyboard("cardSearch")) << "letters go to the search";
    EXPECT_EQ(textOf("cardSearch"), "l");
}

TEST_F(CardsPage, FinishedConditionsBecomeChips)
{
    type("t:unit c<=2 ");
    ASSERT_TRUE(becomes([&] { return shown("cardChip1"); }));
    EXPECT_EQ(textOf("cardChip0") + '|' + textOf("cardChip1"), "Unit|cost ≤ 2");
    EXPECT_EQ(textOf("cardSearch"), "");
    const int both = count();
    type("k:sentinel");
    EXPECT_FALSE(shown("cardChip2")) << "it is being typed";
    EXPECT_LT(count(), both) << "and filters";
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(shown("cardChip2"));
    click("cardChip2");
    EXPECT_EQ(count(), both);
    hands.key(Qt::Key_Backspace);
    EXPECT_EQ(textOf("cardSearch"), "c<=2") << "the last chip is text again";
    EXPECT_FALSE(shown("cardChip1"));
}

/// A chip has room for its words in every size of the window, where rounding takes a pixel here
/// and there.
TEST_F(CardsPage, ChipsAreWhole)
{
    const NothingIsLaidOut quiet;
    type("c=2,3 ");
    for (const QSize size :
         {QSize(1024, 600), QSize(1280, 720), QSize(1600, 900), QSize(1920, 1080)}) {
        app.window->resize(size);
        EXPECT_TRUE(becomes([&] {
            app.draw();
            const QQuickItem *words = shownText(app, "", QStringLiteral("cost = 2,3"));
            return words != nullptr && !words->property("truncated").toBool();
        })) << size.width();
    }
}

TEST_F(CardsPage, FiltersWriteTheSameChips)
{
    click("colour_heroism");
    ASSERT_TRUE(becomes([&] { return textOf("cardChip0") == "Heroism"; }));
    const int heroes = count();
    click("cost_2");
    click("cost_1");
    EXPECT_EQ(textOf("cardChip1"), "cost = 1,2");
    EXPECT_LT(count(), heroes);
    click("cost_2");
    click("cost_1");
    EXPECT_EQ(count(), heroes);
    click("moreFilters");
    click("choiceLine1");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("cardChoices"); }));
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(becomes([&] { return shown("cardChip1"); }));
    EXPECT_LT(count(), heroes);
    EXPECT_TRUE(hasKeyboard("cardSearch"));
    click("clearSearch");
    EXPECT_GT(count(), 2000);
    QTest::qWait(150); // until the enlarged card follows
    const std::string first = picked();
    click("cardOrder");
    EXPECT_TRUE(becomes([&] { return picked() != first; })) << "by cost";
    click("cardOrder");
    EXPECT_TRUE(becomes([&] { return picked() == "SOR_001"; })) << "by set";
}

TEST_F(CardsPage, WhatIsNotUnderstoodIsSaidAndMended)
{
    type("a:herosim ");
    ASSERT_TRUE(becomes([&] { return shown("cardBetter"); }));
    EXPECT_NE(textOf("cardProblem").find("herosim"), std::string::npos);
    EXPECT_GT(count(), 2000) << "it filters nothing";
    layOut(app);
    click("cardBetter");
    EXPECT_TRUE(becomes([&] { return textOf("cardChip0") == "Heroism"; }));
    EXPECT_LT(count(), 2000);
    EXPECT_FALSE(shown("cardProblem"));
}

TEST_F(CardsPage, NothingFoundSaysWhatToDo)
{
    type("zzzz");
    ASSERT_TRUE(becomes([&] { return shown("noCards"); }));
    EXPECT_TRUE(becomes([&] { return !shown("cardLarge"); }));
    hands.key(Qt::Key_Return);
    layOut(app);
    click("showAllCards");
    EXPECT_GT(count(), 2000);
    EXPECT_TRUE(hasKeyboard("cardSearch"));
}

TEST_F(CardsPage, ACardThatCannotPlayYetSaysSo)
{
    type("-is:playable ");
    ASSERT_TRUE(becomes([&] { return shown("whyNot"); }));
    EXPECT_FALSE(textOf("whyNot").empty());
    layOut(app);
    empty();
    type("is:playable ");
    EXPECT_TRUE(becomes([&] { return !shown("whyNot"); }));
}

TEST_F(CardsPage, LeadsToTheRulesAndToDecks)
{
    const auto kept
        = app.decks.shelf().add(QStringLiteral("swu"), {}, QStringLiteral("Ice"),
                                QStringLiteral("Deck\n3 Wampa\n2 Cloud City Wing Guard\n"));
    ASSERT_TRUE(bool(kept));
    hands.key(Qt::Key_1, Qt::AltModifier);
    open();
    type("in:deck ");
    ASSERT_TRUE(becomes([&] { return count() == 2; }));
    click("card1");
    EXPECT_EQ(picked(), "SOR_164");
    EXPECT_EQ(textOf("cardDeck0"), "×3  Ice");
    click("card0");
    layOut(app);
    click("explainRule");
    ASSERT_TRUE(becomes([&] { return shown("leaveBook"); })) << "Sentinel";
    click("leaveBook");
    ASSERT_TRUE(becomes([&] { return shown("card0"); }));
    EXPECT_EQ(count(), 2) << "the page is as it was";
    click("cardDeck0");
    ASSERT_TRUE(becomes([&] { return shown("deckTile0"); }));
    EXPECT_TRUE(shown("editDeck"));
}

TEST_F(CardsPage, ShowsTheRulingsOfACard)
{
    open();
    type("n:\"cantina bouncer\" ");
    ASSERT_TRUE(becomes([&] { return shown("ruling0"); }));
    EXPECT_EQ(textOf("rulingsHeading"), "Rulings");
    layOut(app);
    app.picture(QStringLiteral("rulings"));
    click("ruling0");
    ASSERT_TRUE(becomes([&] { return shown("leaveBook"); })) << "the rule from which it follows";
    click("leaveBook");
    empty();
    type("n:\"battlefield marine\" ");
    ASSERT_TRUE(becomes([&] { return picked() == "SOR_095"; }));
    EXPECT_FALSE(shown("rulingsHeading"));
}

TEST_F(CardsPage, EveryGameHasItsKeys)
{
    for (int i = 0; i < int(app.decks.games().size()); ++i) {
        app.decks.chooseGame(app.decks.games().at(i).value<table::GameFace>().id);
        ASSERT_TRUE(becomes([&] { return count() > 100 && shown("card0"); }));
        click("cardExample0");
        EXPECT_TRUE(becomes([&] { return shown("cardChip1"); }));
        EXPECT_GT(count(), 0);
        empty();
        click("moreFilters");
        layOut(app);
        hands.key(Qt::Key_Escape);
        for (const char *query : {"power>=0 ", "hp>0 ", "might>0 ", "lore>0 ", "strength>0 ",
                                  "energy>0 ", "own>=0 ", "n:a ", "x:a ", "in:deck "}) {
            type(query);
            empty();
        }
    }
    layOut(app);
}

TEST_F(CardsPage, ScreenReadersHearEachCard)
{
    type("wampa");
    ASSERT_TRUE(becomes([&] { return picked() == "SOR_164"; }));
    QQuickItem *card = app.item(QStringLiteral("card0"));
    ASSERT_NE(card, nullptr);
    const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(card);
    ASSERT_NE(heard, nullptr);
    EXPECT_TRUE(heard->text(QAccessible::Name).startsWith(QStringLiteral("Wampa, ")))
        << heard->text(QAccessible::Name).toStdString();
    EXPECT_EQ(heard->role(), QAccessible::ListItem);
}

TEST_F(CardsPage, TheBarHasRoomForLargeLetters)
{
    const NothingIsLaidOut quiet; // only the bar is measured
    app.settings.setLanguage(QStringLiteral("de"));
    app.window->resize(1024, 600);
    const auto edge = [&](const char *name, bool right) {
        const QQuickItem *item = app.item(QLatin1String(name));
        return item->mapToScene(QPointF(right ? item->width() : 0, 0)).x();
    };
    for (const double scale : {1.0, 1.5, 2.0}) {
        app.settings.setFontScale(scale);
        EXPECT_TRUE(becomes([&] {
            return edge("nav_history", true) <= edge("otherGame", false)
                && edge("settingsButton", true) <= app.window->width();
        })) << scale
            << ": " << edge("nav_history", true) << " and " << edge("otherGame", false);
    }
}

/// Writes pictures for visual checks to the folder that PLAYMAT_PICTURES names.
TEST_F(CardsPage, Pictures)
{
    const QString folder = qEnvironmentVariable("PLAYMAT_PICTURES");
    if (folder.isEmpty())
        GTEST_SKIP() << "nobody looks";
    const NothingIsLaidOut quiet;
    const auto take = [&](const char *name, QSize size) {
        app.window->resize(size);
        QTest::qWait(3000); // time to paint the cells
        EXPECT_TRUE(app.window->grabWindow().save(
            QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(name)).arg(size.height())));
    };
    take("cards", {1280, 720});
    take("cards", {1920, 1080});
    type("t:unit c<=3 a:heroism sab");
    take("found", {1280, 720});
    empty();
    type("-is:playable ");
    take("not-yet", {1280, 720});
    empty();
    type("a:herosim or ");
    app.settings.setScheme(QStringLiteral("light"));
    app.settings.setLanguage(QStringLiteral("de"));
    take("light-german", {1280, 720});
    empty();
    app.settings.setScheme(QStringLiteral("contrast"));
    app.settings.setFontScale(2);
    take("contrast-large", {1024, 600});
    app.settings.setScheme(QStringLiteral("dark"));
    app.settings.setFontScale(.75);
    take("small", {1024, 600});
    app.settings.setFontScale(1);
    app.settings.setLanguage(QStringLiteral("en"));
    for (const char *game : {"lorcana", "riftbound"}) {
        app.decks.chooseGame(QLatin1String(game));
        take(game, {1280, 720});
    }
}

/// Prints how long a search and the frames of scrolling take. Run it on an idle machine with
/// PLAYMAT_FIGURES=1.
TEST_F(CardsPage, Figures)
{
    if (!qEnvironmentVariableIsSet("PLAYMAT_FIGURES"))
        GTEST_SKIP() << "takes long and judges nothing";
    const NothingIsLaidOut quiet;
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        app.window->resize(size);
        QTest::qWait(1500);
        empty();
        for (const char *word : {"s", "e", "n", "t", " ", "c", "<", "=", "3", " "}) {
            QElapsedTimer timer;
            timer.start();
            QTest::keyClick(app.window, *word);
            const double done = double(timer.nsecsElapsed()) / 1e6;
            app.window->grabWindow();
            std::printf("%dx%d key '%s': result %.1f ms, with a whole frame %.1f ms, %d cards\n",
                        size.width(), size.height(), word, done, double(timer.nsecsElapsed()) / 1e6,
                        count());
        }
        empty();
        QTest::qWait(800);
        QQuickItem *view = app.item(QStringLiteral("cardGrid"));
        for (const double speed : {1500.0, 6000.0}) {
            view->setProperty("contentY", 0);
            QTest::qWait(800);
            std::vector<double> frames;
            QElapsedTimer clock;
            QElapsedTimer frame;
            clock.start();
            frame.start();
            const auto swapped = QObject::connect(app.window, &QQuickWindow::frameSwapped, [&] {
                frames.push_back(double(frame.nsecsElapsed()) / 1e6);
                frame.restart();
                view->setProperty("contentY", speed * double(clock.elapsed()) / 1000);
            });
            view->setProperty("contentY", 1);
            while (clock.elapsed() < 4000)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            QObject::disconnect(swapped);
            std::ranges::sort(frames);
            std::printf("%dx%d %.0f px/s: %.1f fps, median %.1f ms, p95 %.1f ms\n", size.width(),
                        size.height(), speed, double(frames.size()) / 4, frames[frames.size() / 2],
                        frames[frames.size() * 95 / 100]);
        }
    }
}

} // namespace
} // namespace playmat::qmltest
