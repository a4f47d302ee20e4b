// A best of three in the window, by mouse and by keys: two people, one of whom must never see the
// other's deck, and a person against the program; also killed and continued at any point.
#include "page_fixture.h"
#include "sentences.h"
#include "support/folders.h"

#include <QDir>
#include <QFile>

namespace playmat::qmltest {
namespace {

namespace Seating = table::Seating;

/// A built-in deck with two cards in its sideboard.
QString withSideboard(const char *name)
{
    QFile file(QString::fromStdString(test::resourceDir() + "/decks/swu/%1.json")
                   .arg(QLatin1String(name)));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    match::Json deck = match::parseJson(file.readAll().toStdString()).value();
    deck["sideboard"] = match::Json::array({{{"id", "SHD_078"}, {"count", 2}}});
    return QString::fromStdString(deck.dump());
}

struct Series : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        app.keepJournal();
        app.settings.setSeating(Seating::Peek);
        ASSERT_TRUE(app.decks.useText(0, withSideboard("sor-luke-skywalker")))
            << app.decks.problem().toStdString();
        ASSERT_TRUE(app.decks.useText(1, withSideboard("sor-darth-vader")));
        app.settle();
    }
    void chooseBestOfThree()
    {
        app.draw();
        QQuickItem *choice = app.item(QStringLiteral("bestOf"));
        ASSERT_NE(choice, nullptr);
        choice->forceActiveFocus();
        hands.key(Qt::Key_Right);
        ASSERT_EQ(app.settings.bestOf(), 3);
    }
    void deal()
    {
        chooseBestOfThree();
        click("dealButton");
        ASSERT_TRUE(becomes([&] { return shown("table"); }));
    }
    void giveUp(int seat, bool all = false)
    {
        const bool near = app.session.seats()->nearSeat() == seat;
        click("menuButton");
        click("concede");
        app.picture(QStringLiteral("series-concede"));
        click(all        ? near ? "concedeSeriesNear" : "concedeSeriesFar"
                  : near ? "concedeNear"
                         : "concedeFar");
        ASSERT_TRUE(becomes([&] { return shown("playAgain"); })) << app.namesShown();
    }
    [[nodiscard]] table::SeriesTable &series() { return *app.session.series(); }
    [[nodiscard]] table::Boarding &boarding() { return *series().boarding(); }
    [[nodiscard]] const match::Series &kept() const { return *app.session.match()->setup().series; }
    /// The number of copies of a card in the main deck that a seat plays with.
    [[nodiscard]] int copiesOf(int seat, const char *card) const
    {
        const match::Json &deck = app.session.match()->setup().seats[std::size_t(seat)].deck;
        for (const match::Json &entry : deck["deck"])
            if (entry["id"] == card)
                return entry["count"].get<int>();
        return 0;
    }
    /// Everybody goes on without a change.
    void passThrough(int first)
    {
        ASSERT_TRUE(becomes([&] { return boarding().seat() == first && shown("boardingCover"); }));
        click("showBoarding");
        click("boardingOn");
        ASSERT_TRUE(becomes([&] { return boarding().seat() == 1 - first; }));
        ASSERT_TRUE(shown("boardingCover"));
        click("showBoarding");
        click("boardingOn");
        ASSERT_TRUE(becomes([&] { return !boarding().active() && shown("table"); }));
    }
    /// As if the program had been killed: whatever is on the disk is continued.
    void killAndContinue()
    {
        const QString file = app.folder.filePath(QStringLiteral("current.playmat"));
        const QString saved = file + QStringLiteral(".kept");
        QFile::remove(saved);
        ASSERT_TRUE(QFile::copy(file, saved));
        app.session.close();
        QFile::remove(file);
        ASSERT_TRUE(QFile::rename(saved, file));
        app.session.matches()->refresh();
        app.settle();
        click("continueButton");
        ASSERT_TRUE(becomes([&] { return app.session.running(); }));
    }
};

TEST_F(Series, OneGameIsAsItWas)
{
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_FALSE(series().played());
    EXPECT_FALSE(shown("wins0"));
    EXPECT_FALSE(app.session.match()->setup().series);
    click("menuButton");
    click("concede");
    EXPECT_FALSE(shown("concedeSeriesNear"));
    click("concedeNear");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    EXPECT_EQ(textOf("playAgain"), "Play again");
    EXPECT_FALSE(shown("endSeries"));
    click("playAgain");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_FALSE(boarding().active());
}

TEST_F(Series, TwoPeoplePlayToTwoWins)
{
    deal();
    EXPECT_TRUE(shown("wins0"));
    EXPECT_TRUE(shown("wins1"));
    app.picture(QStringLiteral("series-table"));
    giveUp(1);
    EXPECT_EQ(textOf("endSeries"), "Ada 1 : 0 Marek · game 2 is next");
    EXPECT_EQ(textOf("playAgain"), "Next game");
    app.picture(QStringLiteral("series-end"));
    click("playAgain");
    passThrough(0);
    EXPECT_EQ(app.item(QStringLiteral("wins0"))->property("wins").toInt(), 1);
    EXPECT_EQ(kept().game, 2);
    EXPECT_EQ(app.session.match()->setup().first, core::PlayerId{1}) << "the player who lost";
    giveUp(1);
    EXPECT_EQ(textOf("endSeries"), "Ada wins the series 2 : 0");
    EXPECT_EQ(textOf("playAgain"), "Rematch");
    app.picture(QStringLiteral("series-won"));
    click("playAgain");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(kept().game, 1);
    EXPECT_EQ(kept().score, (std::array{0, 0}));
    EXPECT_FALSE(app.session.match()->setup().first);
}

TEST_F(Series, ARematchSwapsTheDecksByMouseAndTheSeatsByKeys)
{
    deal();
    const match::MatchSetup before = app.session.match()->setup();
    giveUp(1, true);
    click("swapAgain");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("swapDecks"); }));
    app.picture(QStringLiteral("swap"));
    layOut(app);
    click("swapDecks");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(app.session.match()->setup().seats[0].name, before.seats[0].name);
    EXPECT_EQ(app.session.match()->setup().seats[0].deck, before.seats[1].deck);
    EXPECT_EQ(app.session.match()->setup().seats[1].deck, before.seats[0].deck);
    giveUp(0);
    EXPECT_FALSE(shown("swapAgain")) << "the next game of the series comes first";
    click("seeTable");
    click("menuButton");
    EXPECT_FALSE(shown("menuSwapDecks"));
    click("closeMatchMenu");
    app.session.playAgain();
    giveUp(0, true);
    click("seeTable");
    click("menuButton");
    layOut(app);
    app.item(QStringLiteral("menuSwapSeats"))->forceActiveFocus();
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return !app.session.over(); }));
    EXPECT_EQ(app.session.match()->setup().seats[0].name, before.seats[1].name);
    EXPECT_EQ(app.session.match()->setup().seats[0].deck, before.seats[0].deck)
        << "the decks were swapped before, too";
}

TEST_F(Series, TheNotesOnADeckAreBesideItsSideboard)
{
    const auto own = app.decks.ownDecks(0);
    const QString path = own.back().value<table::OwnDeck>().path; // the first that was kept
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("# note: against <b>Vader</b>: Fell in\n# note: Repair out\n");
    file.close();
    ASSERT_TRUE(app.decks.useOwn(0, path)) << app.decks.problem().toStdString();
    deal();
    giveUp(1);
    click("playAgain");
    ASSERT_TRUE(becomes([&] { return shown("boardingCover"); }));
    EXPECT_FALSE(shown("boardingNotes"));
    click("showBoarding");
    EXPECT_EQ(textOf("boardingNotes"), "against <b>Vader</b>: Fell in\nRepair out");
    app.picture(QStringLiteral("boarding-notes"));
    layOut(app);
    click("boardingOn");
    ASSERT_TRUE(becomes([&] { return boarding().seat() == 1; }));
    click("showBoarding");
    EXPECT_FALSE(shown("boardingNotes")) << "they are the other player's";
}

TEST_F(Series, AllThreeGamesAreListedInTheHistory)
{
    deal();
    giveUp(1);
    click("playAgain");
    passThrough(0);
    giveUp(0);
    EXPECT_EQ(textOf("endSeries"), "Ada 1 : 1 Marek · game 3 is next");
    click("playAgain");
    passThrough(1);
    giveUp(0);
    EXPECT_EQ(textOf("endSeries"), "Marek wins the series 2 : 1");
    click("endStart");
    click("nav_history");
    ASSERT_TRUE(becomes([&] { return shown("past2"); })) << app.namesShown();
    std::vector<std::string> how;
    for (const char *line : {"past0", "past1", "past2"})
        how.push_back(app.item(QLatin1String(line))->property("how").toString().toStdString());
    std::ranges::sort(how);
    EXPECT_NE(how[0].find("game 1, 1 : 0"), std::string::npos) << how[0];
    EXPECT_NE(how[1].find("game 2, 1 : 1"), std::string::npos) << how[1];
    EXPECT_NE(how[2].find("series lost 1 : 2"), std::string::npos) << how[2];
    app.picture(QStringLiteral("series-history"));
    QString first; // the games ended in the same second
    for (const char *line : {"past0", "past1", "past2"})
        if (app.item(QLatin1String(line))->property("how").toString().contains(u"game 1"))
            first = app.item(QLatin1String(line))->property("path").toString();
    ASSERT_TRUE(app.session.resume(first));
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    EXPECT_EQ(textOf("playAgain"), "Rematch") << "the next game has been played";
    EXPECT_FALSE(series().goOn());
}

TEST_F(Series, TheDeckIsCoveredFromTheOtherPlayer)
{
    deal();
    giveUp(0);
    click("playAgain");
    ASSERT_TRUE(becomes([&] { return shown("boardingCover"); }));
    app.picture(QStringLiteral("series-cover"));
    EXPECT_EQ(boarding().name(), QStringLiteral("Marek")) << "the player who lost comes last";
    EXPECT_EQ(boarding().lines()->rowCount(), 0);
    EXPECT_FALSE(shown("boardingDeck"));
    EXPECT_FALSE(boarding().goOn());
    EXPECT_TRUE(hasKeyboard("showBoarding"));
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("boardingDeck"); }));
    EXPECT_GT(boarding().lines()->rowCount(), 10);
    app.picture(QStringLiteral("series-boarding"));
    boarding().cover();
    ASSERT_TRUE(becomes([&] { return shown("boardingCover"); }));
    EXPECT_FALSE(shown("boardingDeck"));
}

TEST_F(Series, CardsAreDraggedBetweenTheLists)
{
    deal();
    giveUp(1);
    click("playAgain");
    click("showBoarding");
    const QString card = QStringLiteral("board_") + boarding().lines()->rows().back().facts.cardId;
    const std::vector<table::BoardLine> before = boarding().lines()->rows();
    click(QStringLiteral("move_") + boarding().lines()->rows().back().facts.cardId);
    const std::vector<table::BoardLine> moved = boarding().lines()->rows();
    EXPECT_NE(moved, before);
    click("restoreBoarding");
    ASSERT_EQ(boarding().lines()->rows(), before);
    hands.dragItem(card, QStringLiteral("boardingSide"));
    EXPECT_EQ(boarding().lines()->rows(), moved) << "as by the button and by Enter";
    hands.dragItem(QStringLiteral("board_SHD_078"), QStringLiteral("boardingSide"));
    EXPECT_EQ(boarding().lines()->rows(), moved) << "it is there already";
    hands.dragItem(QStringLiteral("board_SHD_078"), QStringLiteral("boardingDeck"));
    EXPECT_TRUE(boarding().ok()) << boarding().verdict().toStdString();
}

TEST_F(Series, CardsAreMovedByMouseAndByKeys)
{
    deal();
    giveUp(1);
    click("playAgain");
    click("showBoarding");
    EXPECT_TRUE(hasKeyboard("boardingDeck"));
    const std::string card = boarding().lines()->rows().back().facts.cardId.toStdString();
    const int before = copiesOf(0, card.c_str());
    click("move_" + card);
    EXPECT_FALSE(boarding().ok());
    EXPECT_NE(textOf("boardingVerdict").find("49"), std::string::npos) << textOf("boardingVerdict");
    EXPECT_FALSE(boarding().goOn());
    app.picture(QStringLiteral("series-illegal"));
    hands.key(Qt::Key_Tab);
    ASSERT_TRUE(hasKeyboard("boardingSide"));
    const auto &side = boarding().aside()->rows();
    int at = 0;
    while (side[std::size_t(at)].id != "SHD_078")
        ++at;
    app.item(QStringLiteral("boardingSideLines"))->setProperty("currentIndex", at);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(boarding().ok()) << boarding().verdict().toStdString();
    EXPECT_TRUE(boarding().altered());
    app.picture(QStringLiteral("series-changed"));
    click("boardingOn");
    EXPECT_TRUE(boarding().covered());
    EXPECT_FALSE(shown("boardingCardLarge"));
    click("showBoarding");
    click("boardingOn");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(copiesOf(0, "SHD_078"), 1);
    EXPECT_EQ(copiesOf(0, card.c_str()), before - 1);
    EXPECT_FALSE(kept().lists[0].is_null());
    EXPECT_TRUE(kept().lists[1].is_null());

    giveUp(1, true);
    EXPECT_EQ(textOf("endSeries"), "Marek conceded the series; Ada wins it");
    click("playAgain"); // the rematch
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(copiesOf(0, "SHD_078"), 0) << "the deck is its list again";
    EXPECT_EQ(copiesOf(0, card.c_str()), before);
}

TEST_F(Series, AllChangesAreTakenBack)
{
    deal();
    giveUp(1);
    click("playAgain");
    click("showBoarding");
    boarding().moveIn(1);
    boarding().moveIn(1);
    EXPECT_TRUE(boarding().altered());
    click("restoreBoarding");
    EXPECT_FALSE(boarding().altered());
    EXPECT_TRUE(boarding().ok());
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
}

TEST_F(Series, WhoeverLostChoosesWhoBegins)
{
    deal();
    giveUp(1);
    click("playAgain");
    click("showBoarding");
    EXPECT_EQ(textOf("boardingBegins"), "Marek lost and chooses who begins.");
    EXPECT_FALSE(shown("boardingFirst"));
    click("boardingOn");
    click("showBoarding");
    ASSERT_TRUE(shown("boardingFirst"));
    app.item(QStringLiteral("boardingFirst"))->forceActiveFocus();
    hands.key(Qt::Key_Left);
    EXPECT_EQ(boarding().begins(), 0);
    app.picture(QStringLiteral("series-chooses"));
    click("boardingOn");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(app.session.match()->setup().first, core::PlayerId{0});
    EXPECT_EQ(app.session.match()->game().decision().player, 0);
}

TEST_F(Series, NothingIsLostWhereverItIsKilled)
{
    deal();
    killAndContinue();
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(kept().game, 1);
    giveUp(1);
    killAndContinue();
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); })) << app.namesShown();
    EXPECT_EQ(textOf("playAgain"), "Next game");
    click("playAgain");
    click("showBoarding");
    boarding().moveIn(1);
    const auto aside = boarding().aside()->rows();
    killAndContinue();
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    click("playAgain");
    click("showBoarding");
    EXPECT_EQ(boarding().aside()->rows(), aside) << "the change is still there";
    click("boardingOn");
    click("showBoarding");
    click("boardingOn");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(kept().score, (std::array{1, 0}));
    killAndContinue();
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(kept().game, 2);
    EXPECT_EQ(copiesOf(0, "SHD_078"), 1);
    giveUp(0);
    EXPECT_EQ(textOf("endSeries"), "Ada 1 : 1 Marek · game 3 is next");
}

TEST_F(Series, AnotherMatchDoesNotReplaceOneThatGoesOn)
{
    deal();
    giveUp(1);
    click("endStart");
    app.settle();
    EXPECT_TRUE(shown("continueButton"));
    app.picture(QStringLiteral("series-continue"));
    app.settings.setBestOf(1);
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_TRUE(app.session.match()->journalPath().string().ends_with("current-2.playmat"));
    app.session.close();
    app.session.matches()->refresh();
    EXPECT_EQ(app.session.matches()->count(), 2);
}

TEST_F(Series, WhatWasConcededIsTakenBack)
{
    deal();
    giveUp(1, true);
    EXPECT_EQ(textOf("playAgain"), "Rematch");
    click("seeTable");
    app.session.takingBack()->undo();
    app.session.takingBack()->agree(0);
    app.session.takingBack()->agree(1);
    app.settle();
    ASSERT_FALSE(app.session.over());
    EXPECT_EQ(kept().conceded, core::kNone);
    giveUp(0);
    EXPECT_EQ(textOf("endSeries"), "Ada 0 : 1 Marek · game 2 is next");
}

TEST_F(Series, IsConcededBetweenTwoGames)
{
    deal();
    giveUp(0);
    click("playAgain");
    click("showBoarding");
    click("concedeSeries");
    EXPECT_EQ(textOf("concedeSeries"), "Really concede?");
    click("concedeSeries");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    EXPECT_EQ(textOf("endSeries"), "Marek conceded the series; Ada wins it");
    EXPECT_EQ(textOf("playAgain"), "Rematch");
}

TEST_F(Series, TheProgramKeepsItsDeckAndBegins)
{
    app.settings.setProgram(1, QStringLiteral("novice"));
    app.session.programs()->setPace(table::ProgramSeats::Slow);
    deal();
    giveUp(0);
    click("playAgain");
    ASSERT_TRUE(becomes([&] { return shown("boardingDeck"); })) << "nobody may be looking";
    EXPECT_FALSE(shown("boardingCover"));
    EXPECT_TRUE(boarding().last());
    EXPECT_TRUE(boarding().chooses());
    EXPECT_EQ(textOf("boardingOn"), "Begin the game");
    sayEach(app, app.item(QStringLiteral("boardingBegins")),
            {"boarding.lost_and_begins", "boarding.lots_decide_who_begins"});
    app.picture(QStringLiteral("series-program"));
    click("boardingOn");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(kept().score, (std::array{0, 1}));
    EXPECT_EQ(app.session.match()->setup().first, core::PlayerId{0});
    EXPECT_EQ(app.session.match()->setup().seats[1].program, "novice");
}

TEST_F(Series, IsPlayedWithEveryGame)
{
    const QVariantList games = app.decks.games();
    for (const QVariant &game : games) {
        const QString id = game.value<table::GameFace>().id;
        app.decks.chooseGame(id);
        app.session.setGame(id);
        const QStringList decks = app.decks.dealt();
        ASSERT_TRUE(app.session.start({}, decks, 5, {}, 3)) << id.toStdString();
        for (const int loser : {0, 1, 1}) {
            app.session.concede(loser);
            if (series().open()) {
                ASSERT_TRUE(series().goOn());
                while (boarding().active()) {
                    boarding().uncover();
                    EXPECT_GT(boarding().lines()->rowCount(), 10) << id.toStdString();
                    ASSERT_TRUE(boarding().ok()) << boarding().verdict().toStdString();
                    ASSERT_TRUE(boarding().goOn()) << app.session.problem().toStdString();
                }
                EXPECT_EQ(app.session.match()->setup().first, core::PlayerId(loser));
                EXPECT_EQ(app.session.match()->game().decision().player, loser)
                    << "the first one to keep a hand";
            }
        }
        EXPECT_EQ(kept().game, 3) << id.toStdString();
        EXPECT_EQ(series().wins(), (QList<int>{2, 1})) << id.toStdString();
        app.session.close();
    }
}

TEST_F(Series, HasRoomForLargeLettersAndLongNames)
{
    app.settings.setFontScale(2);
    app.settings.setPlayerName(0, QStringLiteral("Bartholomew the Elder"));
    app.settings.setPlayerName(1, QStringLiteral("Wilhelmina Friederike"));
    app.settings.setLanguage(QStringLiteral("de"));
    app.window->resize(1024, 600);
    app.picture(QStringLiteral("series-large-start"));
    deal();
    app.picture(QStringLiteral("series-large-table"));
    giveUp(1);
    app.picture(QStringLiteral("series-large-end"));
    click("playAgain");
    app.picture(QStringLiteral("series-large-cover"));
    click("showBoarding");
    app.picture(QStringLiteral("series-large-deck"));
    click("boardingOn");
    click("showBoarding");
    app.picture(QStringLiteral("series-large-chooses"));
    const auto placeOf = [&](const char *name) {
        const QQuickItem *item = app.item(QLatin1String(name));
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    };
    const QRectF all(0, 0, app.window->width(), app.window->height());
    for (const char *name : {"restoreBoarding", "concedeSeries", "boardingBegins", "boardingFirst",
                             "boardingOn", "boardingDeck", "boardingSide", "leaveBoarding"})
        EXPECT_TRUE(all.contains(placeOf(name))) << name;
    EXPECT_FALSE(placeOf("concedeSeries").intersects(placeOf("boardingBegins")));
    EXPECT_FALSE(placeOf("boardingFirst").intersects(placeOf("boardingOn")));
    EXPECT_FALSE(placeOf("boardingBegins").intersects(placeOf("boardingFirst")));
    app.settings.setLanguage(QStringLiteral("en"));
}

TEST_F(Series, SpeaksGerman)
{
    app.settings.setLanguage(QStringLiteral("de"));
    deal();
    giveUp(1);
    EXPECT_EQ(textOf("endSeries"), "Ada 1 : 0 Marek · als Nächstes Partie 2");
    click("playAgain");
    click("showBoarding");
    app.picture(QStringLiteral("series-boarding-de"));
    EXPECT_EQ(textOf("boardingBegins"), "Marek hat verloren und bestimmt, wer beginnt.");
    click("boardingOn");
    click("showBoarding");
    app.picture(QStringLiteral("series-chooses-de"));
    app.settings.setLanguage(QStringLiteral("en"));
}

} // namespace
} // namespace playmat::qmltest
