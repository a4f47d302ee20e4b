// Tests what the first page suggests to somebody who has played before, with mouse and keyboard.
#include "page_fixture.h"
#include "sentences.h"
#include "support/past_matches.h"

#include <QDir>

namespace playmat::qmltest {
namespace {

struct TonightPage : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.keepJournal();
        QDir(app.folder.path()).mkpath(QStringLiteral("finished"));
    }
    [[nodiscard]] QString file(int number) const
    {
        return app.folder.filePath(QStringLiteral("finished/%1.playmat").arg(number));
    }
    /// Matches against Bo that Ada lost, one that she won, and then one against the program.
    void playMuch(int lost)
    {
        const table::TableKit &kit = *table::tableKits()[0];
        for (int i = 0; i <= lost; ++i)
            test::saveFinished(file(i), kit, quint64(i + 20), i == 0 ? 1 : 0,
                               {QStringLiteral("Ada"), QStringLiteral("<b>Bo</b>")});
        test::saveFinished(file(99), kit, 99, 1, {QStringLiteral("Ada"), QStringLiteral("Novice")},
                           {{}, QStringLiteral("novice")});
    }
    /// Leaves the first page and comes back, so that it reads the matches again.
    void comeBack()
    {
        click("nav_decks");
        click("nav_play");
    }
    /// The words of a line; empty if there is none.
    [[nodiscard]] std::string line(int at) const
    {
        const QQuickItem *item = app.item(QStringLiteral("tonight%1").arg(at));
        return item == nullptr ? std::string()
                               : (item->property("title").toString() + QStringLiteral(" | ")
                                  + item->property("reason").toString())
                                     .toStdString();
    }
    [[nodiscard]] int at(const char *words) const
    {
        for (int i = 0; i < 4; ++i)
            if (line(i).find(words) != std::string::npos)
                return i;
        return -1;
    }
};

TEST_F(TonightPage, ANewcomerSeesWhatToDoFirstInstead)
{
    comeBack();
    app.settle();
    EXPECT_FALSE(shown("tonightBox"));
    EXPECT_TRUE(shown("learnFirst"));
    EXPECT_TRUE(shown("learnToday"));
}

TEST_F(TonightPage, AnOpponentWhoLeadsIsMetAgainByMouse)
{
    playMuch(3);
    comeBack();
    ASSERT_TRUE(becomes([&] { return shown("tonight0"); }));
    EXPECT_EQ(line(0), "<b>Bo</b> leads 3 : 1 | against you: try again");
    EXPECT_EQ(line(1), "Play Novice again | 1 : 0 for you so far");
    EXPECT_EQ(line(2), "Today's puzzle | your rating: 1000");
    EXPECT_FALSE(shown("learnToday")) << "it is here";
    app.picture(QStringLiteral("tonight"));
    layOut(app);
    app.settings.setProgram(1, QStringLiteral("novice"));
    click("tonight0");
    EXPECT_EQ(app.settings.seatName(1), QStringLiteral("<b>Bo</b>"));
    EXPECT_EQ(app.settings.programs(), (QStringList{QString(), QString()}));
    EXPECT_TRUE(hasKeyboard("dealButton"));
    click("tonight1");
    EXPECT_EQ(app.settings.programs().at(1), QStringLiteral("novice"));
}

TEST_F(TonightPage, ANameWithAPlaceholderStaysAName)
{
    for (int i = 0; i < 3; ++i)
        test::saveFinished(file(i), *table::tableKits()[0], quint64(i + 20), i == 0 ? 1 : 0,
                           {QStringLiteral("Ada"), QStringLiteral("%2 %1 Bo")});
    comeBack();
    ASSERT_TRUE(becomes([&] { return shown("tonight0"); }));
    EXPECT_EQ(line(0), "%2 %1 Bo leads 2 : 1 | against you: try again");
}

TEST_F(TonightPage, TodaysPuzzleBeginsByKeys)
{
    playMuch(0);
    comeBack();
    ASSERT_TRUE(becomes([&] { return at("Today's puzzle") >= 0; }));
    const int puzzle = at("Today's puzzle");
    for (int i = 0; i < 40 && !hasKeyboard(QStringLiteral("tonight%1").arg(puzzle)); ++i)
        hands.key(Qt::Key_Tab);
    ASSERT_TRUE(hasKeyboard(QStringLiteral("tonight%1").arg(puzzle)));
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(becomes([&] { return !shown("tonightBox") && !shown("dealButton"); }));
}

TEST_F(TonightPage, ADeckThatHasChangedIsSuggestedAndSeated)
{
    click("nav_decks");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    hands.key(Qt::Key_D, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return app.decks.ownDecks(0).size() == 1; }));
    click("playDeck");
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    app.session.concede(1);
    click("endStart");
    ASSERT_TRUE(becomes([&] { return shown("tonight0"); }));
    EXPECT_EQ(at("changed since"), -1) << "it is as it was played";
    click("nav_decks");
    click("editDeck");
    ASSERT_TRUE(becomes([&] { return shown("deskUndo"); }));
    click("deskCard_SOR_251");
    type("-");
    click("deskCard_SHD_128");
    type("+");
    hands.key(Qt::Key_Escape);
    const auto own = app.decks.ownDecks(0).at(0).value<table::OwnDeck>();
    app.decks.useBuiltIn(0, app.decks.builtIn().at(1));
    click("nav_play");
    ASSERT_TRUE(becomes([&] { return at("changed since") == 0; })) << line(0);
    EXPECT_EQ(line(0), "Play " + own.name.toStdString() + " | changed since you last played it");
    layOut(app);
    sayEach(app, shownText(app, "tonight0", QStringLiteral("Play ")), {"tonight.play_deck"});
    click("tonight0");
    EXPECT_EQ(app.decks.nearDeck().title, own.name);
    // The page may hear that the file is gone before the click; then the deck is brought back.
    const auto bringBack = [&](const auto &removed) {
        EXPECT_TRUE(app.decks.shelf().restore(removed.value().path).ok());
        app.decks.useBuiltIn(0, app.decks.builtIn().at(1));
        comeBack();
        EXPECT_TRUE(becomes([&] { return at("changed since") == 0; })) << line(0);
    };
    const auto takeWhenGone = [&] {
        for (int tries = 1;; ++tries) {
            auto removed = app.decks.shelf().remove(own.path);
            if (shown("tonight0"))
                click("tonight0");
            if (shown("tonightProblem") || tries == 9)
                return removed;
            bringBack(removed);
        }
    };
    const auto removed = takeWhenGone();
    ASSERT_TRUE(removed.ok());
    EXPECT_EQ(textOf("tonightProblem"),
              own.name.toStdString() + " cannot be used: it may have been removed.");
    EXPECT_TRUE(hasKeyboard("dealButton"));
    EXPECT_TRUE(becomes([&] { return at("changed since") == -1; })) << "it has looked again";
    comeBack();
    EXPECT_FALSE(shown("tonightProblem"));
    bringBack(removed);
    ASSERT_TRUE(takeWhenGone().ok());
    ASSERT_TRUE(shown("tonightProblem"));
    sayEach(app, app.item(QStringLiteral("tonightProblem")), {"tonight.deck_is_gone"});
}

TEST_F(TonightPage, ItIsWholeWithLargeLettersAndInASmallWindow)
{
    playMuch(3);
    comeBack();
    ASSERT_TRUE(becomes([&] { return shown("tonight0"); }));
    app.settings.setFontScale(2);
    app.window->resize(1024, 600);
    ASSERT_TRUE(becomes([&] { return app.window->contentItem()->width() == 1024; }));
    app.draw();
    app.settle();
    layOut(app);
    app.picture(QStringLiteral("tonight-large"));
}

} // namespace
} // namespace playmat::qmltest
