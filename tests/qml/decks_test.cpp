// Tests the library of decks with the mouse and with the keyboard alone: decks are copied, renamed,
// changed, removed and played.
#include "hands.h"
#include "page_fixture.h"
#include "sentences.h"
#include "table/decks/deck_desk.h"
#include "table/decks/deck_print.h"
#include "table/decks/deck_trial.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <set>

namespace playmat::qmltest {
namespace {

struct DecksPage : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        click("nav_decks");
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    }
    [[nodiscard]] int ownDecks() { return int(app.decks.ownDecks(0).size()); }
    [[nodiscard]] std::string own(int at)
    {
        return app.decks.ownDecks(0).at(at).value<table::OwnDeck>().name.toStdString();
    }
    [[nodiscard]] static int pagesOf(const QString &pdf)
    {
        QFile file(pdf);
        return file.open(QIODevice::ReadOnly) ? int(file.readAll().count("/Type /Page\n")) : -1;
    }
    void copyTheFirst()
    {
        hands.key(Qt::Key_D, Qt::ControlModifier);
        ASSERT_TRUE(becomes([&] { return ownDecks() == 1 && shown("undoDeck"); }));
        app.settle();
    }
};

TEST_F(DecksPage, SaysWhatToDoFirst)
{
    EXPECT_FALSE(shown("noDecks"));
    EXPECT_NE(textOf("firstDeck").find("Ctrl+V"), std::string::npos);
    EXPECT_TRUE(shown("deckTile0")) << "the built-in ones";
    click("deckPlace_trash");
    EXPECT_EQ(textOf("noDecks"), "The trash is empty.");
    click("deckPlace_broken");
    EXPECT_FALSE(textOf("noDecks").empty());
}

TEST_F(DecksPage, ADeckIsCopiedRenamedAndRemovedByKeys)
{
    copyTheFirst();
    hands.key(Qt::Key_F2);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckFormName"); }));
    type("Mine <b>bold</b>");
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return ownDecks() == 1 && own(0) == "Mine <b>bold</b>"; }));
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    hands.key(Qt::Key_Delete);
    ASSERT_TRUE(becomes([&] { return ownDecks() == 0; }));
    EXPECT_NE(textOf("deckUndoWords").find("trash"), std::string::npos);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return ownDecks() == 1; }));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(own(0), "Mine <b>bold</b>");
}

TEST_F(DecksPage, TheTrashHasAWayBack)
{
    copyTheFirst();
    click("removeDeck");
    ASSERT_TRUE(becomes([&] { return ownDecks() == 0; }));
    click("deckPlace_trash");
    click("deckTile0");
    click("restoreDeck");
    EXPECT_TRUE(becomes([&] { return ownDecks() == 1; }));
    click("closeDeckUndo");
    EXPECT_FALSE(shown("undoDeck"));
}

TEST_F(DecksPage, FoldersAndTagsAreGiven)
{
    copyTheFirst();
    click("sortDeck");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckFormFolder"); }));
    type("League");
    hands.key(Qt::Key_Tab);
    type("quick, lent");
    click("deckFormDone");
    ASSERT_TRUE(becomes([&] { return shown("deckPlace_folder:League"); })) << app.namesShown();
    EXPECT_TRUE(shown("deckPlace_tag:quick"));
    click("deckPlace_tag:lent");
    EXPECT_TRUE(shown("deckTile0"));
    EXPECT_FALSE(shown("deckTile1"));
    click("deckPlace_folder:League");
    click("sortDeck");
    click("deckFormCancel");
    EXPECT_FALSE(shown("deckForm"));
}

TEST_F(DecksPage, IsSearchedByName)
{
    click("deckSearch");
    type("mandal");
    ASSERT_TRUE(becomes([&] { return shown("deckTile0") && !shown("deckTile1"); }));
    type("zzz");
    ASSERT_TRUE(becomes([&] { return !shown("deckTile0"); }));
    EXPECT_FALSE(textOf("noDecks").empty());
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return shown("deckTile1"); }));
    EXPECT_TRUE(hasKeyboard("deckGrid"));
}

TEST_F(DecksPage, TheChosenDeckIsPlayed)
{
    copyTheFirst();
    hands.key(Qt::Key_F2);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckFormName"); }));
    type("Tonight");
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    hands.key(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return shown("dealButton"); }));
    EXPECT_EQ(app.decks.nearDeck().title, QStringLiteral("Tonight"));
    click("nav_decks");
    click("playDeckAcross");
    ASSERT_TRUE(becomes([&] { return shown("dealButton"); }));
    EXPECT_EQ(app.decks.farDeck().title, QStringLiteral("Tonight"));
}

TEST_F(DecksPage, CardsAreAddedByNameAndTakenBack)
{
    copyTheFirst();
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("cardSearch"); }));
    type("wampa");
    ASSERT_TRUE(becomes([&] { return shown("found_SOR_164"); })) << app.namesShown();
    for (int i = 0; i < 4; ++i)
        hands.key(Qt::Key_Return);
    EXPECT_NE(textOf("deskVerdict").find("Wampa"), std::string::npos) << textOf("deskVerdict");
    click("deskUndo");
    EXPECT_TRUE(becomes([&] { return textOf("deskVerdict").find("Wampa") == std::string::npos; }))
        << textOf("deskVerdict");
    click("deskRedo");
    click("deskText");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("4 Wampa")))
        << QGuiApplication::clipboard()->text().toStdString();
    click("leaveEditor");
    EXPECT_TRUE(becomes([&] { return shown("deckTile0"); }));
}

TEST_F(DecksPage, WhatItSaysHasRoom)
{
    copyTheFirst();
    layOut(app);
    sayEach(app, app.item(QStringLiteral("deckUndoWords")), {"deck_gallery"});
    click("sortDeck");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckFormFolder"); }));
    layOut(app);
    click("deckFormCancel");
    click("editDeck");
    ASSERT_TRUE(becomes([&] { return shown("deskVerdict"); }));
    layOut(app);
    sayEach(app, app.item(QStringLiteral("deskVerdict")), {"deck_desk"});
    sayEach(app, app.item(QStringLiteral("handText")), {"deck_trial"});
    click("leaveEditor");
    click("deckPlace_broken");
    layOut(app);
}

TEST_F(DecksPage, ANewDeckBeginsEmpty)
{
    click("newDeck");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("cardSearch"); }));
    EXPECT_FALSE(app.item(QStringLiteral("deskPlay"))->isEnabled());
    EXPECT_FALSE(textOf("deskVerdict").empty());
    type("luke skywalker");
    hands.key(Qt::Key_Return);
    click("leaveEditor");
    ASSERT_TRUE(becomes([&] { return shown("deckTile0"); }));
    EXPECT_FALSE(app.item(QStringLiteral("playDeck"))->isEnabled()) << "it cannot be played yet";
}

TEST_F(DecksPage, ABuiltInDeckIsShownAndCopiedToBeChanged)
{
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("copyToChange"); }));
    EXPECT_FALSE(shown("cardSearch"));
    click("copyToChange");
    EXPECT_TRUE(becomes([&] { return shown("cardSearch"); }));
    EXPECT_EQ(ownDecks(), 1);
}

TEST_F(DecksPage, AHandIsDealtReplacedAndDrawnOn)
{
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("handCard5"); })) << app.namesShown();
    EXPECT_FALSE(shown("handCard6")) << "an opening hand has six cards";
    click("handCard0");
    click("handReplace");
    EXPECT_FALSE(app.item(QStringLiteral("handReplace"))->isEnabled()) << "one mulligan";
    EXPECT_TRUE(shown("handCard5"));
    click("handGoOn");
    EXPECT_FALSE(shown("handCard6")) << "nothing is drawn in round 1";
    click("handGoOn");
    EXPECT_TRUE(becomes([&] { return shown("handCard7") && !shown("handCard8"); }));
    layOut(app);
    click("handDeal");
    EXPECT_FALSE(shown("handCard6"));
    EXPECT_TRUE(app.item(QStringLiteral("handReplace"))->isEnabled());
}

TEST_F(DecksPage, CardsAreMarkedForTheMulliganWhereTheGameSaysSo)
{
    while (app.decks.gameId() != QStringLiteral("riftbound"))
        click("otherGame");
    ASSERT_TRUE(becomes([&] { return shown("deckTile0"); }));
    click("deckTile0");
    click("editDeck");
    ASSERT_TRUE(becomes([&] { return shown("handCard3"); })) << app.namesShown();
    EXPECT_FALSE(app.item(QStringLiteral("handReplace"))->isEnabled()) << "nothing is marked";
    EXPECT_EQ(textOf("handGoOn"), "Next turn");
    const auto isMarked = [&](const char *name) {
        return app.item(QString::fromLatin1(name))->property("chosen").toBool();
    };
    click("handCard0");
    click("handCard1");
    click("handCard3"); // the third: the first of them is not marked any more
    EXPECT_FALSE(isMarked("handCard0"));
    EXPECT_TRUE(isMarked("handCard1") && isMarked("handCard3"));
    hands.key(Qt::Key_Space);
    EXPECT_FALSE(isMarked("handCard3"));
    hands.key(Qt::Key_Left);
    hands.key(Qt::Key_Space);
    EXPECT_TRUE(isMarked("handCard2"));
    layOut(app);
    click("handReplace");
    EXPECT_FALSE(isMarked("handCard1") || isMarked("handCard2"));
    EXPECT_FALSE(app.item(QStringLiteral("handReplace"))->isEnabled());
}

TEST_F(DecksPage, TheChancesOfACardAreShown)
{
    while (app.decks.gameId() != QStringLiteral("lorcana"))
        click("otherGame");
    ASSERT_TRUE(becomes([&] { return shown("deckTile0"); }));
    click("deckTile0");
    click("editDeck");
    ASSERT_TRUE(becomes([&] { return shown("odds"); })) << app.namesShown();
    const auto words = [&] {
        return app.item(QStringLiteral("oddsBox"))
            ->property("trial")
            .value<table::DeckTrial *>()
            ->chancesText();
    };
    const QString usual = words();
    EXPECT_TRUE(usual.contains(QStringLiteral("turn 6"))) << usual.toStdString();
    click("oddsMulligan");
    const QString kept = words();
    EXPECT_NE(kept, usual);
    click("oddsSecond");
    EXPECT_NE(words(), kept) << "the second player draws in the first turn";
    layOut(app);
}

TEST_F(DecksPage, ADeckIsPrinted)
{
    QTemporaryDir folder;
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("deskPrint"); }));
    const auto print = [&](const char *button, const char *name) {
        click(button);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("fileName"); }));
        if (QString::fromLatin1(name).contains(u'.'))
            hands.key(Qt::Key_A, Qt::ControlModifier);
        type(folder.filePath(QString::fromLatin1(name))); // otherwise the ending stays
        hands.key(Qt::Key_Return);
    };
    click("deskPrint");
    layOut(app);
    print("printList", "list");
    ASSERT_TRUE(becomes([&] { return textOf("printDone").find("list.pdf") != std::string::npos; }));
    EXPECT_EQ(pagesOf(folder.filePath(QStringLiteral("list.pdf"))), 1);
    sayEach(app, app.item(QStringLiteral("printDone")),
            {"deck_print.painting", "deck_print.written", "deck_print.could_not_be_written"});
    print("printCards", "cards");
    ASSERT_TRUE(becomes([&] { return textOf("printDone").find("cards.pdf") != std::string::npos; }))
        << textOf("printDone");
    EXPECT_EQ(pagesOf(folder.filePath(QStringLiteral("cards.pdf"))), 6) << "52 cards, nine a page";
    print("printPicture", "deck.PNG");
    ASSERT_TRUE(becomes([&] { return textOf("printDone").find("deck.PNG") != std::string::npos; }))
        << textOf("printDone");
    const QImage picture(folder.filePath(QStringLiteral("deck.PNG")));
    EXPECT_GT(picture.width(), 2000) << "eight cards in a row";
    EXPECT_GT(picture.width(), picture.height());
    std::set<QRgb> colours; // along the middle of the first row: different cards
    for (int x = 0; x < picture.width(); x += 7)
        colours.insert(picture.pixel(x, 96 + 120));
    EXPECT_GT(colours.size(), 8U);
    print("printList", "no/list");
    ASSERT_TRUE(becomes([&] { return shown("fileProblem"); }));
    hands.key(Qt::Key_Escape);
    click("closePrint");
    EXPECT_TRUE(becomes([&] { return hasKeyboard("deskPrint"); }));
}

TEST_F(DecksPage, APastedDeckComesIn)
{
    QGuiApplication::clipboard()->setText(app.decks.exportText(0));
    hands.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return shown("broughtDialog"); }));
    click("broughtDone");
    EXPECT_EQ(ownDecks(), 1);
    click("pasteDeckHere");
    ASSERT_TRUE(becomes([&] { return shown("broughtDialog"); })) << "it is here already";
    click("broughtDone");
    EXPECT_EQ(ownDecks(), 1);
    QGuiApplication::clipboard()->setText(QStringLiteral("no deck at all"));
    click("pasteDeckHere");
    ASSERT_TRUE(becomes([&] { return shown("broughtDialog"); }));
    click("broughtDone");
}

/// A copy of the first built-in deck in the editor.
struct Moved : DecksPage
{
    void SetUp() override
    {
        DecksPage::SetUp();
        copyTheFirst();
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("cardSearch") && shown("deskLines"); }));
    }
    /// The deck without the name and id in front.
    [[nodiscard]] QString list()
    {
        const QString path = app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path;
        return app.decks.shelf().deck(path).text;
    }
    [[nodiscard]] static std::string nameOf(const QString &id)
    {
        return "deskCard_" + id.toStdString();
    }
    /// The first card of the deck itself, behind leader and base.
    [[nodiscard]] QString card()
    {
        for (const table::DeskLine &line : app.item(QStringLiteral("deskLines"))
                                               ->property("model")
                                               .value<table::DeskLines *>()
                                               ->rows())
            if (!line.heading && line.slot == 2)
                return line.facts.cardId;
        return {};
    }
};

TEST_F(Moved, FromPartToPartByKeysAndByTheMouseAlike)
{
    const QString moved = card();
    click(nameOf(moved));
    hands.key(Qt::Key_Return, Qt::ShiftModifier);
    const QString aside = list();
    EXPECT_TRUE(aside.contains(QStringLiteral("Sideboard\n1 "))) << aside.toStdString();
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    click(nameOf(moved));
    hands.key(Qt::Key_Return, Qt::AltModifier);
    const QString considered = list();
    EXPECT_TRUE(considered.contains(QStringLiteral("# considering: 1 ")))
        << considered.toStdString();
    EXPECT_TRUE(becomes([&] { return shown("deskLines"); }));
    layOut(app);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    const QString before = list();

    hands.dragItem(QString::fromStdString(nameOf(moved)), QStringLiteral("target1"));
    EXPECT_EQ(list(), aside);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    hands.dragItem(QString::fromStdString(nameOf(moved)), QStringLiteral("target2"));
    EXPECT_EQ(list(), considered);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    hands.dragItem(QString::fromStdString(nameOf(moved)), QStringLiteral("target0"));
    EXPECT_EQ(list(), before) << "it is there already";
    click(nameOf(moved));
    type("-");
    const QString without = list();
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    hands.dragItem(QString::fromStdString(nameOf(moved)), QStringLiteral("cardSearch"));
    EXPECT_EQ(list(), without) << "dragged out";
}

TEST_F(Moved, BackToTheDeck)
{
    const QString moved = card();
    click(nameOf(moved));
    hands.key(Qt::Key_Return, Qt::AltModifier);
    const auto *lines
        = app.item(QStringLiteral("deskLines"))->property("model").value<table::DeskLines *>();
    ASSERT_EQ(lines->rows().back().facts.cardId, moved);
    const QString considered = list();
    app.item(QStringLiteral("deskLines"))
        ->setProperty("currentIndex", int(lines->rows().size()) - 1);
    hands.key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_TRUE(list().contains(QStringLiteral("Sideboard\n1 "))) << "from anywhere";
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(list(), considered);
    app.item(QStringLiteral("deskLines"))
        ->setProperty("currentIndex", int(lines->rows().size()) - 1);
    hands.key(Qt::Key_Return, Qt::AltModifier);
    EXPECT_FALSE(list().contains(QStringLiteral("# considering")));
}

TEST_F(Moved, AFoundCardIsDraggedIntoTheDeck)
{
    type("wampa");
    ASSERT_TRUE(becomes([&] { return shown("found_SOR_164"); }));
    hands.key(Qt::Key_Return);
    const QString added = list();
    click("deskUndo");
    click("cardSearch");
    hands.key(Qt::Key_Return, Qt::AltModifier);
    const QString considered = list();
    EXPECT_TRUE(considered.contains(QStringLiteral("# considering: 1 Wampa")))
        << considered.toStdString();
    click("deskUndo");
    hands.dragItem(QStringLiteral("found_SOR_164"), QStringLiteral("deskLines"));
    EXPECT_EQ(list(), added);
    click("deskUndo");
    hands.dragItem(QStringLiteral("found_SOR_164"), QStringLiteral("target2"));
    EXPECT_EQ(list(), considered);
    const auto middle = [&](const char *name) {
        const QQuickItem *item = app.item(QLatin1String(name));
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    };
    hands.press(middle("found_SOR_164"));
    hands.glideTo(middle("deskVerdict"));
    ASSERT_TRUE(shown("draggedCard"));
    hands.release();
    EXPECT_FALSE(shown("draggedCard"));
    EXPECT_EQ(list(), considered) << "dropped beside the list";
    hands.dragItem(QStringLiteral("found_SOR_164"), QStringLiteral("deskLines"));
    EXPECT_NE(list(), considered) << "the next one is";
}

TEST_F(Moved, NothingTakesTheLeadersPlace)
{
    const auto leader = [&] {
        return app.item(QStringLiteral("deskLines"))
            ->property("model")
            .value<table::DeskLines *>()
            ->rows()
            .at(1)
            .facts.cardId;
    };
    const QString place = QString::fromStdString(nameOf(leader()));
    const QString before = list();
    hands.dragItem(QString::fromStdString(nameOf(card())), place);
    EXPECT_EQ(list(), before);
    type("wampa");
    ASSERT_TRUE(becomes([&] { return shown("found_SOR_164"); }));
    hands.dragItem(QStringLiteral("found_SOR_164"), place);
    EXPECT_TRUE(list().contains(QStringLiteral("1 Wampa"))) << "in the deck";
    click("deskUndo");
    EXPECT_EQ(list(), before);
}

TEST_F(Moved, AHeldKeyMovesOneCopyAndEachPressAnother)
{
    const QString moved = card();
    click(nameOf(moved));
    const int copies = app.item(QString::fromStdString(nameOf(moved)))->property("copies").toInt();
    ASSERT_GT(copies, 1);
    hands.key(Qt::Key_Return, Qt::ShiftModifier);
    const QString once = list();
    for (const Qt::KeyboardModifier held : {Qt::ShiftModifier, Qt::AltModifier}) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, held, QStringLiteral("\r"), true);
        QCoreApplication::sendEvent(app.window, &again);
    }
    EXPECT_EQ(list(), once);
    for (int i = 1; i < copies; ++i)
        hands.key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_TRUE(list().contains(QStringLiteral("Sideboard\n%1 ").arg(copies)))
        << list().toStdString();
    hands.key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_TRUE(list().contains(QStringLiteral("Sideboard\n%1 ").arg(copies - 1)))
        << "the keys go on with the card";
}

TEST_F(Moved, AHeldKeyTakesOutNoLastCopy)
{
    const QString moved = card();
    click(nameOf(moved));
    const auto copies = [&] {
        const QQuickItem *row = app.item(QString::fromStdString(nameOf(moved)));
        return row == nullptr ? 0 : row->property("copies").toInt();
    };
    ASSERT_GT(copies(), 1);
    for (int i = 0; i < 10; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier, {}, true);
        QCoreApplication::sendEvent(app.window, &again);
    }
    ASSERT_EQ(copies(), 1);
    const QString before = list();
    hands.key(Qt::Key_Delete);
    EXPECT_NE(list(), before);
    EXPECT_NE(card(), moved);
}

TEST_F(Moved, ADraggedCardIsTheSameWhenLinesChangeUnderIt)
{
    const QString moved = card();
    const QString before = list();
    click(nameOf(moved));
    const int copies = app.item(QString::fromStdString(nameOf(moved)))->property("copies").toInt();
    for (int i = 0; i < copies; ++i)
        type("-"); // the line is another card's now
    const QString next = card();
    ASSERT_NE(next, moved);
    const QQuickItem *row = app.item(QString::fromStdString(nameOf(next)));
    const QPoint at = row->mapToScene({row->width() / 2, row->height() / 2}).toPoint();
    hands.moveTo(at);
    hands.press(at);
    hands.glideTo(at + QPoint(24, 0));
    for (int i = 0; i < copies; ++i)
        hands.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(list(), before);
    ASSERT_EQ(card(), moved) << "it is under the pointer now";
    const QQuickItem *target = app.item(QStringLiteral("target1"));
    ASSERT_NE(target, nullptr);
    hands.glideTo(target->mapToScene({target->width() / 2, target->height() / 2}).toPoint());
    hands.release();
    const auto *lines
        = app.item(QStringLiteral("deskLines"))->property("model").value<table::DeskLines *>();
    EXPECT_EQ(lines->rows().back().facts.cardId, next);
}

TEST_F(Moved, ADragEndsWhenItsRowGoes)
{
    const QString moved = card();
    click(nameOf(moved));
    hands.key(Qt::Key_Return, Qt::AltModifier);
    const QQuickItem *last = nullptr;
    forEachShown(app.window->contentItem(), [&](QQuickItem *row) {
        if (row->objectName().toStdString() == nameOf(moved)
            && (last == nullptr || row->property("line").toInt() > last->property("line").toInt()))
            last = row;
    });
    ASSERT_NE(last, nullptr);
    const QPoint at = last->mapToScene({last->width() / 2, last->height() / 2}).toPoint();
    hands.moveTo(at);
    hands.press(at);
    hands.glideTo(at + QPoint(24, 0));
    ASSERT_TRUE(shown("draggedCard"));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(becomes([&] { return !shown("draggedCard"); }));
    hands.release();
}

TEST_F(Moved, EscapeEndsADragAndNothingElse)
{
    const QString before = list();
    const QQuickItem *row = app.item(QString::fromStdString(nameOf(card())));
    const QPoint at = row->mapToScene({row->width() / 2, row->height() / 2}).toPoint();
    hands.moveTo(at);
    hands.press(at);
    hands.glideTo(at + QPoint(60, 10));
    EXPECT_TRUE(shown("draggedCard"));
    app.picture(QStringLiteral("dragged"));
    layOut(app);
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("draggedCard"));
    hands.glideTo(at + QPoint(0, 200));
    hands.release();
    EXPECT_EQ(list(), before);
    EXPECT_TRUE(shown("deskLines"));
}

/// The list of a deck with a card whose name has a wrong letter.
struct Misspelt : DecksPage
{
    void SetUp() override
    {
        DecksPage::SetUp();
        app.decks.useBuiltIn(0, QStringLiteral("sor-luke-skywalker"));
        const QString right = QStringLiteral("| Snowspeeder\n");
        QString list = app.decks.exportText(0);
        ASSERT_TRUE(list.contains(right)) << list.toStdString();
        QGuiApplication::clipboard()->setText(
            list.replace(right, QStringLiteral("| Snowspeedr\n")));
        hands.key(Qt::Key_V, Qt::ControlModifier);
        ASSERT_TRUE(becomes([&] { return shown("broughtDialog"); }));
        ASSERT_EQ(ownDecks(), 1);
    }
    [[nodiscard]] bool has(const char *words)
    {
        const QString path = app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path;
        return app.decks.shelf().deck(path).whole.contains(QString::fromUtf8(words));
    }
    /// Opens the deck in the editor and chooses the card.
    void edit()
    {
        click("broughtDone");
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
        hands.key(Qt::Key_Home);
        click("editDeck");
        ASSERT_TRUE(becomes([&] { return shown("deskUndo"); }));
        EXPECT_FALSE(shown("deskUnknown"));
        click("deskCard_Snowspeedr");
        ASSERT_TRUE(becomes([&] { return shown("deskUnknown") && shown("near0"); }));
    }

    static constexpr const char *kRight = "Snowspeeder (SOR_";
    static constexpr const char *kWrong = "Snowspeedr";
};

TEST_F(Misspelt, TheNearestIsTakenWhenTheDeckComesIn)
{
    EXPECT_TRUE(has(kWrong));
    EXPECT_EQ(textOf("near0_0_0"), "Snowspeeder");
    click("near0_0_0");
    EXPECT_TRUE(has(kRight));
    EXPECT_FALSE(has(kWrong));
    for (int i = 0; i < 10 && !hasKeyboard("near0_0_0"); ++i)
        hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Space); // the same again takes none
    EXPECT_TRUE(has(kWrong));
    hands.pressItem(QStringLiteral("near0_0_0"));
    EXPECT_TRUE(has(kRight));
    click("broughtDone");
    EXPECT_EQ(ownDecks(), 1);
    EXPECT_TRUE(app.decks.useOwn(0, app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path));
    EXPECT_TRUE(app.decks.ready()) << app.decks.problem().toStdString();
}

TEST_F(Misspelt, ADeckThatHasChangedMeanwhileStaysAsItIs)
{
    QFile file(app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("# note: mine\n");
    file.close();
    click("near0_0_0");
    EXPECT_TRUE(has(kWrong));
    EXPECT_TRUE(has("# note: mine"));
    sayEach(app, shownText(app, "broughtDialog", QStringLiteral("The deck was changed")),
            {"gallery_import.was_changed"});
}

TEST_F(Misspelt, TheNearestIsTakenInTheEditor)
{
    ASSERT_NO_FATAL_FAILURE(edit());
    EXPECT_EQ(textOf("near0"), "Snowspeeder");
    hands.key(Qt::Key_Return); // goes to the cards that are offered
    ASSERT_TRUE(hasKeyboard("near0"));
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(has(kRight));
    EXPECT_FALSE(shown("deskUnknown"));
    EXPECT_TRUE(hasKeyboard("deskLines"));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(has(kWrong));
}

TEST_F(Misspelt, TheOfferStaysOnTheWayToIt)
{
    ASSERT_NO_FATAL_FAILURE(edit());
    const auto middle = [&](const QQuickItem *item) {
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    };
    const QPoint offer = middle(app.item(QStringLiteral("near0")));
    const QQuickItem *lines = app.item(QStringLiteral("deskLines"));
    const auto *model = lines->property("model").value<table::DeskLines *>();
    hands.glideTo(middle(app.item(QStringLiteral("deskCard_") + model->rows().at(1).facts.cardId)));
    EXPECT_TRUE(becomes([&] { return !shown("near0"); })) << "another card is shown";
    hands.glideTo(offer);
    ASSERT_TRUE(becomes([&] { return shown("near0"); }));
    click("near0");
    EXPECT_TRUE(has(kRight));
}

TEST_F(Misspelt, AnotherDeckIsOpenedWithoutTheOffer)
{
    ASSERT_NO_FATAL_FAILURE(edit());
    hands.key(Qt::Key_Escape);
    QFile file(app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    const QByteArray head = file.readLine() + file.readLine();
    file.resize(0);
    file.write(head); // no card is left
    file.close();
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    click("editDeck");
    ASSERT_TRUE(becomes([&] { return shown("deskUndo"); }));
    EXPECT_FALSE(shown("deskUnknown"));
}

TEST_F(DecksPage, AFileComesIn)
{
    QFile file(app.folder.filePath(QStringLiteral("mine.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(app.decks.exportText(0).toUtf8());
    file.close();
    click("importDeck");
    ASSERT_TRUE(becomes([&] { return shown("openBox"); }));
    type(file.fileName());
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("broughtDialog"); })) << app.namesShown();
    click("broughtDone");
    ASSERT_TRUE(becomes([&] { return ownDecks() == 1; }));
    EXPECT_EQ(own(0), "mine");
}

/// Ctrl+K.
struct QuickSearch : DecksPage
{
    void ask(const char *text)
    {
        hands.key(Qt::Key_K, Qt::ControlModifier);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("quickText"); }));
        type(text);
        app.draw();
    }
    [[nodiscard]] std::string line(int at)
    {
        const QQuickItem *item = app.item(QStringLiteral("quickHit%1").arg(at));
        return item == nullptr ? std::string() : item->property("title").toString().toStdString();
    }
};

TEST_F(QuickSearch, FindsPagesDecksCardsLessonsAndRules)
{
    ask("");
    EXPECT_EQ(line(0), "Play");
    layOut(app);
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return !shown("quickText"); }));
    ask("hist");
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(becomes([&] { return shown("historySearch") || shown("noMatches"); }))
        << app.namesShown();
    ask("moff gideon");
    EXPECT_NE(line(0).find("Moff Gideon"), std::string::npos) << "the deck";
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("deckVerdict"); }));
    EXPECT_NE(app.item(QStringLiteral("deckGrid")), nullptr);
    ask("battlefield marine");
    EXPECT_EQ(line(0), "Battlefield Marine");
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("cardLarge"); }));
    EXPECT_EQ(app.item(QStringLiteral("cardLarge"))->property("cardId").toString(),
              QStringLiteral("SOR_095"));
    ask("overwhelm");
    layOut(app);
    hands.key(Qt::Key_Up); // stays on the first
    while (app.item(QStringLiteral("quickHits"))->property("currentIndex").toInt()
           < app.item(QStringLiteral("quickHits"))->property("count").toInt() - 1)
        hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(becomes([&] { return shown("leaveBook"); })) << "the last is a rule";
}

TEST_F(QuickSearch, SaysThatNothingWasFoundAndOpensNothingTwice)
{
    ask("zzzz <b>");
    EXPECT_TRUE(shown("quickNothing"));
    hands.key(Qt::Key_K, Qt::ControlModifier);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(shown("quickText")) << "there is nothing to open";
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    click("settingsButton");
    hands.key(Qt::Key_K, Qt::ControlModifier);
    EXPECT_FALSE(shown("quickText")) << "a dialog is open";
}

TEST_F(DecksPage, EachGameHasItsOwn)
{
    for (int i = 0; i < int(app.decks.games().size()); ++i) {
        EXPECT_TRUE(shown("deckTile0")) << app.decks.game().id.toStdString();
        click("otherGame");
    }
    hands.key(Qt::Key_1, Qt::AltModifier);
    EXPECT_TRUE(becomes([&] { return shown("dealButton"); }));
    hands.key(Qt::Key_3, Qt::AltModifier);
    EXPECT_TRUE(becomes([&] { return shown("deckGrid"); }));
}

} // namespace
} // namespace playmat::qmltest
