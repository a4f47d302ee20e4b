// Tests the user's collection on the page of all cards, with the mouse and with the keyboard:
// single cards, whole sets, tables in and out, and changes by other programs.
#include "hands.h"
#include "page_fixture.h"
#include "sentences.h"
#include "support/faulty_files.h"
#include "table/decks/card_browser.h"
#include "table/decks/collection_desk.h"

#include <QAccessible>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

struct CollectionPage : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        app.decks.collection()->keepIn(kept.path());
        hands.key(Qt::Key_4, Qt::AltModifier);
        ASSERT_TRUE(becomes([&] { return shown("card0") && hasKeyboard("cardSearch"); }));
        found
            = app.item(QStringLiteral("cardGrid"))->property("model").value<table::FoundCells *>();
        ASSERT_NE(found, nullptr);
    }
    [[nodiscard]] int count() const { return found->rowCount(); }
    [[nodiscard]] int owned(const char *id)
    {
        return app.decks.collection()->countOf(QLatin1String(id));
    }
    void search(const char *words)
    {
        type(words);
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("cardGrid"); }));
    }
    [[nodiscard]] QByteArray onDisk() const
    {
        QFile file(kept.filePath(QStringLiteral("swu.csv")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString &path, const QByteArray &text) const
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void chooseFile(const QString &path)
    {
        ASSERT_TRUE(becomes([&] { return hasKeyboard("fileName"); }));
        hands.key(Qt::Key_A, Qt::ControlModifier);
        type(path);
        hands.key(Qt::Key_Return);
    }

    QTemporaryDir kept;
    table::FoundCells *found = nullptr; ///< the cards that are shown
};

TEST_F(CollectionPage, PlusAndMinusCountTheChosenCard)
{
    EXPECT_FALSE(shown("onlyMine")) << "nothing has been entered";
    EXPECT_EQ(textOf("ownedWords"), "You own none");
    search("wampa");
    type("++");
    EXPECT_EQ(owned("SOR_164"), 2);
    EXPECT_EQ(textOf("ownedWords"), "You own 2 copies");
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,2\n");
    EXPECT_TRUE(hasKeyboard("cardGrid"));
    click("ownMore");
    click("ownLess");
    click("ownLess");
    EXPECT_EQ(textOf("ownedWords"), "You own 1 copy");
    const QAccessibleInterface *heard
        = QAccessible::queryAccessibleInterface(app.item(QStringLiteral("card0")));
    ASSERT_NE(heard, nullptr);
    EXPECT_TRUE(heard->text(QAccessible::Name).endsWith(QStringLiteral("you own 1")))
        << heard->text(QAccessible::Name).toStdString();
    layOut(app);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(owned("SOR_164"), 2);
    EXPECT_EQ(textOf("ownedWords"), "You own 2 copies");
}

/// The key + as it repeats while it is held.
TEST_F(CollectionPage, AHeldKeyIsOneChange)
{
    search("wampa");
    type("+");
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,1\n") << "the first press is kept at once";
    const auto hold = [&](int times) {
        for (int i = 0; i < times; ++i) {
            QKeyEvent again(QEvent::KeyPress, Qt::Key_Plus, Qt::NoModifier, QStringLiteral("+"),
                            true);
            QCoreApplication::sendEvent(app.window, &again);
        }
    };
    hold(20);
    EXPECT_EQ(textOf("ownedWords"), "You own 21 copies");
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,1\n");
    EXPECT_TRUE(becomes([&] { return onDisk() == "id,count\nSOR_164,21\n"; }))
        << onDisk().toStdString();
    hold(5);
    EXPECT_EQ(owned("SOR_164"), 26);
    click("nav_decks");
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,26\n") << "the page was left";
    click("nav_cards");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("cardSearch"); }));
    hands.key(Qt::Key_Return); // to the cards
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(owned("SOR_164"), 0) << "all of it is one step";
}

TEST_F(CollectionPage, WhatAHeldKeyAddsGoesToTheGameOfItsCard)
{
    table::CardCollection &mine = *app.decks.collection();
    mine.add(QStringLiteral("SOR_164"), 1);
    mine.addMore(QStringLiteral("SOR_164"), 2);
    app.decks.chooseGame(QStringLiteral("lorcana"));
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,3\n");
    EXPECT_EQ(mine.total(), 0);
    app.decks.chooseGame(QStringLiteral("swu"));
    EXPECT_EQ(owned("SOR_164"), 3);
    mine.add(QStringLiteral("SOR_164"), 1);
    mine.addMore(QStringLiteral("SOR_164"), 1);
    write(kept.filePath(QStringLiteral("swu.csv")), "id,count\nSOR_164,7\n");
    mine.look();
    EXPECT_EQ(owned("SOR_164"), 8) << "added to what another program wrote";
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,8\n");
}

TEST_F(CollectionPage, AHeldKeyIsOneChangeAfterManyOthers)
{
    table::CardCollection &mine = *app.decks.collection();
    for (int i = 0; i < 60; ++i)
        mine.add(QStringLiteral("SOR_164"), 1);
    mine.addMore(QStringLiteral("SOR_164"), 5);
    EXPECT_EQ(owned("SOR_164"), 65);
    mine.undo();
    EXPECT_EQ(owned("SOR_164"), 59);
}

TEST_F(CollectionPage, AHeldKeyTakesNoMoreThanThereIs)
{
    table::CardCollection &mine = *app.decks.collection();
    mine.add(QStringLiteral("SOR_164"), 3);
    mine.add(QStringLiteral("SOR_164"), -1);
    mine.addMore(QStringLiteral("SOR_164"), -6);
    EXPECT_EQ(owned("SOR_164"), 0);
    write(kept.filePath(QStringLiteral("swu.csv")), "id,count\nSOR_164,5\n");
    EXPECT_TRUE(mine.settle());
    EXPECT_EQ(owned("SOR_164"), 3) << "the two that it took";
}

TEST_F(CollectionPage, NothingGoesOnWhenWhatWasHeldIsNotSaved)
{
    test::FaultyFiles files;
    table::CardCollection &mine = *app.decks.collection();
    mine.keepIn(kept.path(), files);
    const auto fail = [&] {
        mine.add(QStringLiteral("SOR_164"), 1);
        mine.addMore(QStringLiteral("SOR_164"), 2);
        files.failAt(0, std::errc::no_space_on_device);
    };
    fail();
    mine.undo();
    EXPECT_FALSE(mine.problem().isEmpty());
    EXPECT_EQ(owned("SOR_164"), 1);
    fail();
    mine.add(QStringLiteral("SOR_078"), 1);
    EXPECT_FALSE(mine.problem().isEmpty());
    EXPECT_EQ(owned("SOR_078"), 0);
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,2\n");
    mine.keepIn({});
}

TEST_F(CollectionPage, OnlyMineIsAChipThatIsNeverOnByItself)
{
    app.decks.collection()->add(QStringLiteral("SOR_164"), 2);
    app.decks.collection()->add(QStringLiteral("SOR_236"), 3);
    ASSERT_TRUE(becomes([&] { return shown("onlyMine"); }));
    EXPECT_GT(count(), 2000);
    click("onlyMine");
    EXPECT_EQ(count(), 2);
    EXPECT_NE(textOf("cardChip0").find("1"), std::string::npos);
    click("card1");
    hands.key(Qt::Key_Minus);
    hands.key(Qt::Key_Minus);
    EXPECT_EQ(owned("SOR_164"), 0);
    EXPECT_EQ(count(), 2) << "the card does not vanish under the hand";
    click("onlyMine");
    EXPECT_GT(count(), 2000);
    hands.key(Qt::Key_F, Qt::ControlModifier);
    type("own<4 own:3 ");
    EXPECT_EQ(count(), 1);
    EXPECT_TRUE(shown("cardChip1"));
}

TEST_F(CollectionPage, WholeSetsAreEnteredAndTakenOut)
{
    click("collectionButton");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("collectionImport"); }));
    EXPECT_NE(textOf("collectionWords").find("have not entered"), std::string::npos);
    EXPECT_TRUE(textOf("binderWords0").starts_with("Owned: 0 of ")) << textOf("binderWords0");
    layOut(app);
    click("binderAll0");
    EXPECT_EQ(owned("SOR_164"), 3);
    EXPECT_EQ(owned("SOR_005"), 1) << "a leader";
    const std::string all = textOf("binderWords0");
    layOut(app);
    click("binderOne0");
    EXPECT_EQ(owned("SOR_164"), 1);
    EXPECT_NE(textOf("binderWords0"), all);
    click("undoDeck");
    EXPECT_EQ(textOf("binderWords0"), all);
    EXPECT_EQ(owned("SOR_164"), 3);
    click("binderNone0");
    EXPECT_EQ(owned("SOR_164"), 0);
    layOut(app);
    click("undoDeck");
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("cardSearch"); }));
    EXPECT_TRUE(shown("onlyMine"));
    EXPECT_EQ(owned("SOR_164"), 3);
}

TEST_F(CollectionPage, TablesComeInAndGoOut)
{
    app.decks.collection()->add(QStringLiteral("SOR_164"), 1);
    click("collectionButton");
    QGuiApplication::clipboard()->setText(QStringLiteral("nothing that is known"));
    click("collectionPaste");
    EXPECT_FALSE(textOf("collectionProblem").empty());
    layOut(app);
    sayEach(app, app.item(QStringLiteral("collectionProblem")),
            {"collection_desk.no_cards", "collection_desk.too_long"});
    QGuiApplication::clipboard()->setText(
        QStringLiteral("Name;Anzahl\nWampa;2\nVanquish;1\nNo such card;4\n"));
    hands.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("tableReplace"); }));
    EXPECT_NE(textOf("tableWords").find("3 cards, 2 different"), std::string::npos)
        << textOf("tableWords");
    EXPECT_TRUE(shown("tableUnknown"));
    sayEach(app, app.item(QStringLiteral("tableUnknown")), {"collection_desk.more_unknown"});
    EXPECT_EQ(owned("SOR_164"), 1) << "nothing has been taken yet";
    layOut(app);
    hands.key(Qt::Key_Return);
    EXPECT_EQ(owned("SOR_164"), 2);
    EXPECT_TRUE(onDisk().contains("No such card,4")) << onDisk().toStdString();
    layOut(app);
    click("collectionExport");
    chooseFile(kept.filePath(QStringLiteral("out.csv")));
    ASSERT_TRUE(becomes([&] { return QFile::exists(kept.filePath(QStringLiteral("out.csv"))); }));
    EXPECT_NE(textOf("collectionProblem").find("out.csv"), std::string::npos);
    layOut(app);
    click("collectionImport");
    chooseFile(kept.filePath(QStringLiteral("out.csv")));
    click("tableAdd");
    EXPECT_EQ(owned("SOR_164"), 4);
    click("collectionClose");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("cardSearch"); }));
    EXPECT_TRUE(shown("undoDeck"));
    click("undoDeck");
    EXPECT_EQ(owned("SOR_164"), 2);
}

TEST_F(CollectionPage, ChangesByOtherProgramsAreSeen)
{
    search("wampa");
    type("+");
    write(kept.filePath(QStringLiteral("swu.csv")), "Set;Number;Count\nSOR;164;7\n");
    EXPECT_TRUE(becomes([&] { return textOf("ownedWords") == "You own 7 copies"; }))
        << textOf("ownedWords");
    type("+");
    EXPECT_EQ(onDisk(), "Set;Number;Count\nSOR;164;8\n");
    write(kept.filePath(QStringLiteral("swu.csv")), "id,count\nSOR_164,5\n");
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(shown("collectionUndo")) << "it says why nothing was undone";
    QTest::qWait(300); // the change is also reported by the file system
    EXPECT_TRUE(shown("collectionUndo"));
    EXPECT_EQ(owned("SOR_164"), 5);
    layOut(app);
}

TEST_F(CollectionPage, AFileThatCannotBeWrittenSaysSo)
{
    search("wampa");
    QDir().mkpath(kept.filePath(QStringLiteral("swu.csv"))); // a folder of that name
    type("+");
    EXPECT_TRUE(shown("collectionUndo"));
    EXPECT_EQ(textOf("ownedWords"), "You own none");
    sayEach(app, app.item(QStringLiteral("deckUndoWords")),
            {"card_collection.not_saved", "card_collection.cannot_be_read",
             "card_collection.changed_since", "collection_desk.table_taken",
             "collection_desk.playsets", "collection_desk.one_of_each",
             "collection_desk.set_taken_out"});
}

TEST_F(CollectionPage, TwoWindowsAddUp)
{
    table::DeckLibrary other(&app.settings);
    other.collection()->keepIn(kept.path());
    search("wampa");
    type("+");
    EXPECT_EQ(other.collection()->countOf(QStringLiteral("SOR_164")), 1);
    type("+");
    other.collection()->add(QStringLiteral("SOR_164"), 1); // it has not read the second one yet
    EXPECT_EQ(other.collection()->countOf(QStringLiteral("SOR_164")), 3);
    EXPECT_TRUE(becomes([&] { return textOf("ownedWords") == "You own 3 copies"; }));
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,3\n");
}

TEST_F(CollectionPage, AFullDiskKeepsWhatWasThere)
{
    test::FaultyFiles files;
    app.decks.collection()->keepIn(kept.path(), files);
    search("wampa");
    type("+");
    const QByteArray before = onDisk();
    files.failAll("write", std::errc::no_space_on_device);
    type("+");
    EXPECT_TRUE(shown("collectionUndo"));
    EXPECT_EQ(textOf("ownedWords"), "You own 1 copy");
    EXPECT_EQ(onDisk(), before);
    files.mend();
    type("+");
    EXPECT_FALSE(shown("collectionUndo"));
    EXPECT_EQ(owned("SOR_164"), 2);
    app.decks.collection()->keepIn({});
}

TEST_F(CollectionPage, ATableThatCannotBeTakenSaysSo)
{
    test::FaultyFiles files;
    app.decks.collection()->keepIn(kept.path(), files);
    click("collectionButton");
    QGuiApplication::clipboard()->setText(QStringLiteral("Name;Anzahl\nWampa;2\n"));
    click("collectionPaste");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("tableReplace"); }));
    EXPECT_FALSE(shown("tableProblem"));
    files.failAll("write", std::errc::no_space_on_device);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(shown("tableProblem"));
    layOut(app);
    files.mend();
    hands.key(Qt::Key_Return);
    EXPECT_EQ(owned("SOR_164"), 2);
    app.decks.collection()->keepIn({});
}

TEST_F(CollectionPage, LongTablesAreCountedAndTooLongOnesRefused)
{
    table::CollectionDesk desk;
    desk.setLibrary(&app.decks);
    QString text = QStringLiteral("Name;Anzahl\nWampa;2\n");
    for (int i = 0; i < 500; ++i)
        text += QStringLiteral("No Such Card %1;1\n").arg(i);
    EXPECT_TRUE(desk.readText(text));
    EXPECT_EQ(desk.unknownLines(), 500);
    EXPECT_EQ(desk.unknown().size(), 201) << "the last one says how many follow";
    EXPECT_FALSE(desk.readText(text + QString(qsizetype(decks::Collection::kLongest), u'x')));
    EXPECT_TRUE(desk.problem().contains(QStringLiteral("8 MB"))) << desk.problem().toStdString();
    EXPECT_FALSE(desk.reading());
}

TEST_F(CollectionPage, AMisspeltCardIsTakenForTheNearest)
{
    click("collectionButton");
    QGuiApplication::clipboard()->setText(
        QStringLiteral("Name;Anzahl\nWampaa;2\nVanquish;1\nNo such card;4\nLuke Skywaker;1\n"));
    click("collectionPaste");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("tableReplace"); }));
    EXPECT_EQ(textOf("near0_0"), "Wampa");
    EXPECT_FALSE(shown("near1_0")) << "nothing is like it";
    EXPECT_TRUE(shown("near2_3")) << "several cards have the title";
    layOut(app);
    const QAccessibleInterface *heard
        = QAccessible::queryAccessibleInterface(app.item(QStringLiteral("near0_0")));
    ASSERT_NE(heard, nullptr);
    EXPECT_EQ(heard->text(QAccessible::Name),
              QStringLiteral("Use Wampa instead of “Line 2: Wampaa”"));
    click("near0_0");
    EXPECT_EQ(textOf("tableUnknown"), "2 lines are not known. They are kept in your collection.");
    EXPECT_NE(textOf("tableWords").find("3 cards, 2 different"), std::string::npos);
    EXPECT_TRUE(heard->state().checked);
    for (int i = 0; i < 20 && !hasKeyboard("near0_0"); ++i)
        hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Return); // the same again takes none
    EXPECT_NE(textOf("tableWords").find("1 card, 1 different"), std::string::npos)
        << textOf("tableWords");
    hands.pressItem(QStringLiteral("near0_0"));
    for (int i = 0; i < 8 && !hasKeyboard("tableReplace"); ++i)
        hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Return);
    EXPECT_EQ(owned("SOR_164"), 2);
    EXPECT_EQ(owned("SOR_078"), 1);
    EXPECT_TRUE(onDisk().contains("No such card,4")) << onDisk().toStdString();
    EXPECT_FALSE(onDisk().contains("Wampaa")) << onDisk().toStdString();
}

TEST_F(CollectionPage, AFileNameWithAPlaceholderStaysAName)
{
    table::CollectionDesk desk;
    desk.setLibrary(&app.decks);
    const QString path = kept.filePath(QStringLiteral("%2 %1.csv"));
    write(path, "Name,Count\nWampa,2\nNo %2 card,1\n");
    ASSERT_TRUE(desk.readFile(path));
    EXPECT_EQ(desk.tableWords(), QStringLiteral("%2 %1.csv has 2 cards, 1 different."));
    ASSERT_EQ(desk.unknown().size(), 1);
    EXPECT_EQ(desk.unknown().at(0).value<table::UnknownCard>().words,
              QStringLiteral("Line 3: No %2 card"));
}

TEST_F(CollectionPage, EveryGameHasItsOwn)
{
    app.decks.collection()->add(QStringLiteral("SOR_164"), 2);
    app.decks.chooseGame(QStringLiteral("lorcana"));
    ASSERT_TRUE(becomes([&] { return count() > 100 && shown("card0"); }));
    EXPECT_FALSE(shown("onlyMine"));
    click("card0");
    type("+");
    EXPECT_EQ(textOf("ownedWords"), "You own 1 copy");
    app.decks.chooseGame(QStringLiteral("swu"));
    ASSERT_TRUE(becomes([&] { return count() > 2000; }));
    EXPECT_EQ(owned("SOR_164"), 2);
    EXPECT_EQ(app.decks.collection()->total(), 2);
}

/// Writes pictures for visual checks to the folder that PLAYMAT_PICTURES names.
TEST_F(CollectionPage, Pictures)
{
    if (qEnvironmentVariableIsEmpty("PLAYMAT_PICTURES"))
        GTEST_SKIP() << "nobody looks";
    click("collectionButton");
    click("binderAll0");
    click("binderOne1");
    app.picture(QStringLiteral("binder"));
    app.settings.setLanguage(QStringLiteral("de"));
    app.settings.setFontScale(2);
    app.picture(QStringLiteral("binder-german-large"));
    app.settings.setFontScale(1);
    hands.key(Qt::Key_Escape);
    app.picture(QStringLiteral("owned"));
}

} // namespace
} // namespace playmat::qmltest
