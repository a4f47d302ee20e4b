// What belongs to files, through the window: the bar over a match that is not saved, what was left
// in the middle, saving and opening, decks that come as links, and the way back after the end.
#include "hands.h"
#include "kit/swu/host/cards.h"
#include "sentences.h"
#include "support/full_disk.h"
#include "support/qt_files.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::PlaybackQueue;
using table::TableSession;
namespace Seating = table::Seating;

using test::contentOf;
using test::FullDisk;
using test::write;

struct Files : testing::Test
{
    Files()
        : hands(app)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.keepJournal();
    }
    [[nodiscard]] QString file(const char *name) const
    {
        return app.folder.filePath(QLatin1String(name));
    }
    [[nodiscard]] bool shown(const char *name) const
    {
        return app.item(QLatin1String(name)) != nullptr;
    }
    void click(const char *name) { hands.clickItem(QLatin1String(name)); }
    [[nodiscard]] QString textOf(const char *name) const
    {
        const QQuickItem *item = app.item(QLatin1String(name));
        EXPECT_NE(item, nullptr) << name << " is not shown, but " << app.namesShown();
        return item == nullptr ? QString() : item->property("text").toString();
    }
    [[nodiscard]] QString labelOf(const char *name) const
    {
        const QQuickItem *item = app.item(QLatin1String(name));
        EXPECT_NE(item, nullptr) << name << " is not shown, but " << app.namesShown();
        return item == nullptr ? QString() : item->property("label").toString();
    }
    /// The last sentence about a problem that is shown anywhere.
    [[nodiscard]] QString problem() const
    {
        QString text;
        forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
            if (item->objectName() == u"startProblem")
                text = item->property("text").toString();
        });
        return text;
    }
    void take(const char *name) const
    {
        EXPECT_TRUE(QMetaObject::invokeMethod(app.window, "take", Q_ARG(QString, file(name))));
    }
    /// Into the line that has the keyboard, instead of what is there.
    void type(const QString &text)
    {
        hands.key(Qt::Key_A, Qt::ControlModifier);
        for (const QChar letter : text)
            QTest::keyClick(app.window, letter.toLatin1());
    }
    void deal()
    {
        click("dealButton");
        ASSERT_TRUE(becomes([&] { return shown("table"); }));
    }
    void leave()
    {
        click("menuButton");
        click("leaveGame");
        ASSERT_TRUE(becomes([&] { return shown("dealButton"); }));
    }
    void giveUp()
    {
        click("menuButton");
        click("concede");
        click("concedeNear");
        ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    }
    /// Both mulligans: two answers.
    void keepHands()
    {
        app.hands().desk()->choose(0);
        app.hands().desk()->choose(0);
    }
    [[nodiscard]] static int bottomOf(const QQuickItem *item)
    {
        return int(item->mapToScene({0, item->height()}).y());
    }

    App app;
    Hands hands;
};

// --- the bar -------------------------------------------------------------------------------------

TEST_F(Files, ABarSaysWhatIsNotSavedUntilItIs)
{
    deal();
    EXPECT_FALSE(shown("savingBar"));
    {
        const FullDisk full(QFileInfo(file("current.playmat")).size() + 9);
        keepHands();
        ASSERT_TRUE(shown("savingBar"));
        EXPECT_EQ(labelOf("savingBar"),
                  QStringLiteral("The last 2 answers are not saved. The disk is full."));
        click("saveAgain");
        EXPECT_TRUE(shown("savingBar")) << "it is as full as before";
        app.settle();
        EXPECT_LE(bottomOf(app.item(QStringLiteral("savingBar"))),
                  app.item(QStringLiteral("table"))->mapToScene({0, 0}).y())
            << "no card and no choice is covered";
    }
    hands.key(Qt::Key_F6);
    hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Return);
    EXPECT_FALSE(shown("savingBar")) << "Try again, by keys";
    const QString hash = app.hash();
    leave();
    click("continueButton");
    EXPECT_EQ(app.hash(), hash);
}

/// Where the largest letters leave too little room for them beside a match to continue, they
/// scroll.
TEST_F(Files, EveryButtonOfTheStartPageComesIntoSight)
{
    app.hidePictures();
    deal();
    keepHands();
    leave();
    app.settings.setFontScale(2);
    app.settle();
    for (const char *name : {"learnToday", "learnFirst", "learnMap"}) {
        QQuickItem *button = app.item(QLatin1String(name));
        ASSERT_NE(button, nullptr) << name;
        button->forceActiveFocus(Qt::TabFocusReason);
        app.settle();
        const QRectF place = button->mapRectToScene({0, 0, button->width(), button->height()});
        const QQuickItem *view = button;
        while (view != nullptr && !view->inherits("QQuickFlickable"))
            view = view->parentItem();
        ASSERT_NE(view, nullptr);
        EXPECT_TRUE(view->mapRectToScene({0, 0, view->width(), view->height()}).contains(place))
            << name;
    }
    app.settings.setFontScale(1);
}

TEST_F(Files, TheBarGoesWithTheNextAnswerThatIsSaved)
{
    deal();
    {
        const FullDisk full(QFileInfo(file("current.playmat")).size());
        app.hands().desk()->choose(0);
        ASSERT_TRUE(shown("savingBar"));
    }
    app.hands().desk()->choose(0);
    EXPECT_FALSE(shown("savingBar"));
}

TEST(FilesOfSettings, HaveABarUntilTheyAreWritten)
{
    const QTemporaryDir folder;
    const QString ini = folder.filePath(QStringLiteral("playmat.ini"));
    App app(Seating::Open, PlaybackQueue::Off, ini);
    ASSERT_NE(app.window, nullptr);
    Hands hands(app);
    const auto bar = [&] { return app.item(QStringLiteral("settingsBar")); };
    EXPECT_EQ(bar(), nullptr);
    {
        const FullDisk full(0);
        app.decks.useBuiltIn(0, QStringLiteral("sor-darth-vader"));
        ASSERT_TRUE(becomes([&] { return bar() != nullptr; })) << "on the start page";
        EXPECT_EQ(bar()->property("label").toString(),
                  QStringLiteral("Settings and decks are not saved. The disk is full."));
        app.picture(QStringLiteral("settings-bar"));
        ASSERT_TRUE(app.place({}, {}, 0));
        EXPECT_NE(bar(), nullptr) << "at the table";
    }
    hands.key(Qt::Key_F6);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(becomes([&] { return bar() == nullptr; }));
    EXPECT_TRUE(contentOf(ini).contains("deck0=sor-darth-vader"));
}

TEST_F(Files, TheBarIsOnTheEndPageToo)
{
    deal();
    const FullDisk full(QFileInfo(file("current.playmat")).size());
    giveUp();
    EXPECT_TRUE(shown("savingBar"));
    EXPECT_TRUE(shown("playAgain"));
    EXPECT_TRUE(labelOf("savingBar").startsWith(QStringLiteral("The last answer is not saved.")));
}

TEST_F(Files, WithoutAFolderItIsSaidAtOnceAndTheMatchCanGoElsewhere)
{
    write(file("home"), "a file, not a folder");
    app.session.setJournal(file("home/data/current.playmat"));
    ASSERT_TRUE(shown("savingBar")) << "on the start page";
    EXPECT_FALSE(shown("saveElsewhere")) << "there is nothing to save yet";
    deal();
    ASSERT_TRUE(shown("savingBar"));
    EXPECT_TRUE(labelOf("savingBar").startsWith(QStringLiteral("This match is not saved.")));
    click("saveElsewhere");
    type(file("elsewhere.playmat"));
    click("acceptFile");
    EXPECT_FALSE(shown("fileName"));
    EXPECT_FALSE(shown("savingBar"));
    keepHands();
    const QString hash = app.hash();
    leave();
    click("continueButton");
    EXPECT_EQ(app.hash(), hash);
}

TEST_F(Files, AHalfWrittenAnswerIsSaidOnce)
{
    deal();
    keepHands();
    leave();
    QFile torn(file("current.playmat"));
    ASSERT_TRUE(torn.open(QIODevice::Append));
    torn.write("{\"player\":0,\"opt");
    torn.close();
    click("continueButton");
    ASSERT_TRUE(shown("noteBar"));
    EXPECT_TRUE(labelOf("noteBar").contains(QStringLiteral("give it again")));
    click("forgetNote");
    EXPECT_FALSE(shown("noteBar"));
}

// --- what was left -------------------------------------------------------------------------------

TEST_F(Files, ADamagedMatchIsOfferedAsFarAsItCanBeRead)
{
    deal();
    keepHands();
    leave();
    QList<QByteArray> lines = contentOf(file("current.playmat")).split('\n');
    lines[1] = "no line of a match";
    write(file("current.playmat"), lines.join('\n'));
    click("continueButton");
    ASSERT_TRUE(becomes([&] { return shown("left0"); }));
    EXPECT_FALSE(app.session.running());
    EXPECT_FALSE(problem().isEmpty());
    EXPECT_TRUE(labelOf("left0").contains(QStringLiteral("unreadable-")));
    EXPECT_EQ(textOf("continueButton"), QStringLiteral("Continue from answer 0 of about 2"));
    deal();
    leave();
    ASSERT_TRUE(shown("left1")) << "the new one, and still the damaged one";
    click("left1Continue");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_TRUE(labelOf("noteBar").contains(QStringLiteral("answer 0 of about 2")));
}

TEST_F(Files, AMatchInAnotherWindowIsSaidAndAnotherCanBePlayed)
{
    TableSession other;
    other.setJournal(file("current.playmat"));
    ASSERT_TRUE(other.start({QStringLiteral("A"), QStringLiteral("B")}, app.decks.documents(), 3));
    app.session.matches()->refresh();
    ASSERT_TRUE(shown("left0"));
    EXPECT_EQ(labelOf("left0"), QStringLiteral("This match is open in another window."));
    EXPECT_FALSE(shown("continueButton"));
    const QByteArray before = contentOf(file("current.playmat"));
    deal();
    EXPECT_EQ(contentOf(file("current.playmat")), before);
    EXPECT_TRUE(QFile::exists(file("current-2.playmat")));
    other.close();
    leave();
    EXPECT_EQ(app.session.matches()->count(), 2);
}

TEST_F(Files, SeveralMatchesAreListedAndDeletedAfterAskingOnce)
{
    for (int i = 0; i < 3; ++i) {
        deal();
        app.hands().desk()->choose(0);
        leave();
    }
    EXPECT_TRUE(shown("left0"));
    EXPECT_TRUE(shown("left1"));
    EXPECT_EQ(textOf("moreMatches"), QStringLiteral("All 3 matches…"));
    click("moreMatches");
    sayEach(app, shownText(app, "", QStringLiteral("Matches")),
            {"matches_dialog.there_are_none_left"});
    click("match2Remove");
    EXPECT_EQ(app.session.matches()->count(), 3) << "asked once";
    click("match2Remove");
    EXPECT_EQ(app.session.matches()->count(), 2);
    click("match1Continue");
    EXPECT_TRUE(becomes([&] { return shown("table"); }));
}

TEST_F(Files, FinishedMatchesAreLookedBackAtAndDeleted)
{
    EXPECT_FALSE(shown("matchesButton")) << "there are none";
    deal();
    giveUp();
    click("endStart");
    ASSERT_TRUE(becomes([&] { return shown("matchesButton"); }));
    EXPECT_FALSE(shown("continueButton")) << "there is nothing to continue";
    click("matchesButton");
    ASSERT_TRUE(shown("match0Continue"));
    app.settle();
    app.picture(QStringLiteral("finished-matches"));
    EXPECT_TRUE(app.item(QStringLiteral("match0Text"))
                    ->property("text")
                    .toString()
                    .contains(QStringLiteral("conceded")));
    sayEach(app, app.item(QStringLiteral("match0Text")),
            {"saved_matches.conceded", "saved_matches.won", "saved_matches.finished"});
    sayEach(app, shownText(app, "match0Continue", QStringLiteral("Look back")),
            {"saved_matches.look_at_it"});
    click("match0Continue");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); })) << "it is at its end again";
    click("endStart");
    ASSERT_TRUE(becomes([&] { return shown("matchesButton"); }));
    EXPECT_EQ(app.session.matches()->count(), 0);
    click("matchesButton");
    click("match0Remove");
    click("match0Remove");
    EXPECT_FALSE(shown("match0Continue"));
    QQuickItem *none = shownText(app, "", QStringLiteral("No match is finished yet"));
    ASSERT_NE(none, nullptr);
    sayEach(app, none, {"matches_dialog.no_match_is_finished"});
}

// --- saving and opening --------------------------------------------------------------------------

TEST_F(Files, AMatchIsSavedUnderANameThatIsProposed)
{
    deal();
    click("menuButton");
    click("saveGame");
    ASSERT_TRUE(shown("acceptFile"));
    EXPECT_EQ(textOf("acceptFile"), QStringLiteral("Save"));
    EXPECT_TRUE(textOf("fileName").endsWith(QStringLiteral(".playmat")));
    EXPECT_TRUE(textOf("fileName").contains(QStringLiteral(" against ")));
    type(file("nowhere/kept"));
    hands.key(Qt::Key_Return);
    EXPECT_EQ(problem(), QStringLiteral("There is no such folder."));
    sayEach(app, shownText(app, "fileProblem", problem()), {"file_boxes.this_is_not_a_saved"});
    type(file("kept"));
    hands.key(Qt::Key_Return);
    EXPECT_FALSE(shown("fileName"));
    EXPECT_TRUE(QFile::exists(file("kept.playmat")));
}

TEST_F(Files, AFileIsReplacedAfterAskingOnce)
{
    write(file("kept.playmat"), "something dear");
    deal();
    hands.key(Qt::Key_S, Qt::ControlModifier);
    type(file("kept.playmat"));
    hands.key(Qt::Key_Return);
    EXPECT_EQ(textOf("acceptFile"), QStringLiteral("Replace"));
    EXPECT_EQ(contentOf(file("kept.playmat")), "something dear");
    click("acceptFile");
    EXPECT_NE(contentOf(file("kept.playmat")), "something dear");
}

TEST_F(Files, AFolderIsEnteredAndTheNameStays)
{
    ASSERT_TRUE(QDir(app.folder.path()).mkdir(QStringLiteral("matches")));
    deal();
    hands.key(Qt::Key_S, Qt::ControlModifier);
    const QString proposed = textOf("fileName");
    type(app.folder.path());
    hands.key(Qt::Key_Return);
    EXPECT_EQ(textOf("folderPath"), app.folder.path());
    type(QStringLiteral("mine"));
    click("file_matches");
    EXPECT_EQ(textOf("fileName"), QStringLiteral("matches"));
    click("acceptFile");
    EXPECT_EQ(textOf("folderPath"), file("matches"));
    click("folderUp");
    EXPECT_EQ(textOf("folderPath"), app.folder.path());
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("fileName"));
    EXPECT_FALSE(proposed.isEmpty());
}

TEST_F(Files, AFinishedMatchIsSavedAndOpenedAndTheFileStaysAsItIs)
{
    deal();
    keepHands();
    giveUp();
    const QString hash = app.hash();
    click("endSave");
    type(file("kept.playmat"));
    click("acceptFile");
    ASSERT_TRUE(QFile::exists(file("kept.playmat")));
    EXPECT_TRUE(app.item(QStringLiteral("playAgain"))->hasActiveFocus()) << "the keyboard is back";
    const QByteArray before = contentOf(file("kept.playmat"));
    click("endStart");
    click("openButton");
    type(file("kept.playmat"));
    click("acceptFile");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    EXPECT_EQ(app.hash(), hash);
    click("seeTable");
    app.session.takingBack()->undo();
    EXPECT_EQ(contentOf(file("kept.playmat")), before);
}

TEST_F(Files, AMatchIsOpenedFromTheTable)
{
    deal();
    keepHands();
    const QString hash = app.hash();
    ASSERT_TRUE(app.session.saving()->saveAs(file("kept.playmat")));
    leave();
    deal();
    click("menuButton");
    click("openGame");
    type(file("missing.playmat"));
    click("acceptFile");
    EXPECT_FALSE(problem().isEmpty());
    type(file("kept.playmat"));
    click("acceptFile");
    EXPECT_FALSE(shown("fileName")) << problem().toStdString() << textOf("fileName").toStdString();
    EXPECT_FALSE(shown("closeMatchMenu"));
    EXPECT_EQ(app.hash(), hash);
}

TEST_F(Files, ADeckIsOpenedByWhatStandsInIt)
{
    write(file("deck.txt"), app.decks.exportText(1).toUtf8());
    const QString leader = app.decks.farDeck().frontId;
    ASSERT_NE(app.decks.nearDeck().frontId, leader);
    click("openButton");
    type(file("deck.txt"));
    click("acceptFile");
    EXPECT_FALSE(shown("fileName"));
    EXPECT_EQ(app.decks.nearDeck().frontId, leader);
}

/// A unit whose text does not play yet, whichever is left.
static QString unwrittenUnit()
{
    for (const swu::CardDef &card : match::swuCards(*table::cardData().library).defs)
        if (!card.playable && card.type == swu::CardType::Unit)
            return QString::fromStdString(card.id);
    ADD_FAILURE() << "every unit plays; take the tests of plain cards away";
    return {};
}

TEST_F(Files, ADeckWhoseCardsDoNotAllPlayYetIsPlayedWithPlainOnes)
{
    const QString unwritten = unwrittenUnit();
    QString deck = app.decks.exportText(1);
    static const QRegularExpression threeOfOne(QStringLiteral("\n3 [^\n]*"));
    deck.replace(deck.indexOf(threeOfOne), threeOfOne.match(deck).capturedLength(),
                 QStringLiteral("\n3 ") + unwritten);
    write(file("deck.txt"), deck.toUtf8());
    const QString before = app.decks.nearDeck().frontId;
    take("deck.txt");
    ASSERT_TRUE(becomes([&] { return shown("playPlain"); }));
    EXPECT_TRUE(problem().contains(unwritten)) << qPrintable(problem());
    EXPECT_EQ(app.decks.nearDeck().frontId, before);
    click("playPlain");
    ASSERT_TRUE(becomes([&] { return !shown("playPlain"); }));
    EXPECT_EQ(app.decks.nearDeck().frontId, app.decks.farDeck().frontId);
    EXPECT_TRUE(problem().contains(unwritten))
        << "which cards are plain: " << qPrintable(problem());
    deal();
}

TEST_F(Files, AWrongFileSaysWhatItIsNot)
{
    write(file("picture.playmat"), QByteArray("\x89PNG\0\0", 6));
    click("openButton");
    type(file("picture.playmat"));
    click("acceptFile");
    EXPECT_EQ(problem(),
              QStringLiteral("picture.playmat is neither a saved match nor a deck: it "
                             "is not text."));
    EXPECT_TRUE(shown("fileName")) << "to choose another one";
    type(app.folder.path());
    click("acceptFile");
    EXPECT_FALSE(problem().contains(QStringLiteral("picture"))) << "that was another file";
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("dealButton"))->hasActiveFocus(); }));
}

// --- a file that a later start of the program was given
// -------------------------------------------

TEST_F(Files, OnTheStartPageAFileFromOutsideIsOpenedAtOnce)
{
    write(file("deck.txt"), app.decks.exportText(1).toUtf8());
    const QString leader = app.decks.farDeck().frontId;
    click("openButton"); // whatever else is open
    take("deck.txt");
    EXPECT_FALSE(shown("fileName"));
    EXPECT_EQ(app.decks.nearDeck().frontId, leader);
    deal();
    keepHands();
    const QString hash = app.hash();
    ASSERT_TRUE(app.session.saving()->saveAs(file("kept.playmat")));
    leave();
    take("missing.playmat");
    EXPECT_FALSE(problem().isEmpty());
    take("kept.playmat");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    EXPECT_EQ(app.hash(), hash);
}

TEST_F(Files, AMatchOnTheTableIsNotLeftForAFileFromOutsideWithoutAsking)
{
    deal();
    ASSERT_TRUE(app.session.saving()->saveAs(file("kept.playmat")));
    const QString kept = app.hash();
    keepHands();
    const QString hash = app.hash();
    take("kept.playmat");
    ASSERT_TRUE(shown("acceptFile"));
    EXPECT_EQ(app.hash(), hash);
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("fileName"));
    EXPECT_EQ(app.hash(), hash) << "somebody would rather play on";
    hands.key(Qt::Key_S, Qt::ControlModifier);
    take("kept.playmat");
    EXPECT_EQ(textOf("acceptFile"), QStringLiteral("Open")) << "not over what is being saved";
    take("kept.playmat");
    hands.key(Qt::Key_Return);
    EXPECT_EQ(app.hash(), kept) << "somebody wants it";
    EXPECT_FALSE(shown("fileName"));
}

// --- a link instead of a deck --------------------------------------------------------------------

TEST_F(Files, APastedLinkIsAnsweredWithHowDecksComeOutOfTheSites)
{
    const QString before = app.decks.farDeck().frontId;
    click("changeDeck1");
    EXPECT_FALSE(shown("deckSites"));
    QGuiApplication::clipboard()->setText(QStringLiteral(" https://www.swudb.com/deck/abc?x=1 \n"));
    click("pasteDeck");
    hands.key(Qt::Key_V, Qt::ControlModifier);
    click("usePasted");
    EXPECT_TRUE(problem().contains(QStringLiteral("as text"))) << problem().toStdString();
    ASSERT_TRUE(shown("deckSites"));
    QString words;
    forEachShown(app.item(QStringLiteral("deckSites")),
                 [&](QQuickItem *item) { words += item->property("text").toString() + u'\n'; });
    for (const char *site : {"swudb.com", "karabast.net", "starwarsunlimited.com", "melee.gg"})
        EXPECT_TRUE(words.contains(QLatin1String(site))) << site;
    EXPECT_EQ(app.decks.linkPasted(), QStringLiteral("swudb.com"));
    EXPECT_EQ(app.decks.farDeck().frontId, before);
    hands.key(Qt::Key_Escape);
    click("changeDeck1");
    EXPECT_FALSE(shown("deckSites")) << "forgotten";
}

// --- after the end -------------------------------------------------------------------------------

TEST_F(Files, FromTheTableAfterTheEndBackToTheResults)
{
    deal();
    EXPECT_FALSE(shown("endBar"));
    giveUp();
    EXPECT_FALSE(shown("endBar"));
    click("seeTable");
    ASSERT_TRUE(becomes([&] { return shown("endBar"); }));
    EXPECT_EQ(labelOf("endBar"), app.session.stage()->board().resultTitle);
    click("backToResults");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    click("seeTable");
    hands.key(Qt::Key_R);
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); })) << "by key";
    click("seeTable");
    click("barPlayAgain");
    EXPECT_TRUE(becomes([&] { return app.session.running() && !app.session.over(); }));
    EXPECT_FALSE(shown("endBar"));
}

TEST_F(Files, FromTheTableAfterTheEndToARematchByKey)
{
    deal();
    const QString first = app.hash();
    giveUp();
    click("seeTable");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    hands.key(Qt::Key_N);
    EXPECT_FALSE(app.session.over());
    EXPECT_NE(app.hash(), first);
}

TEST_F(Files, AnEndThatWasTakenBackIsShownWhenItComesAgain)
{
    deal();
    giveUp();
    click("seeTable");
    ASSERT_TRUE(becomes([&] { return shown("endBar"); }));
    app.session.takingBack()->undo();
    if (app.session.takingBack()->request().open) {
        app.session.takingBack()->agree(0);
        app.session.takingBack()->agree(1);
    }
    ASSERT_FALSE(app.session.over());
    EXPECT_FALSE(shown("endBar"));
    app.session.concede(1);
    EXPECT_TRUE(becomes([&] { return shown("playAgain"); }));
}

} // namespace
} // namespace playmat::qmltest
