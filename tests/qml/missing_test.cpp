// Tests what the collection lacks for decks, with the mouse and with the keyboard: for the deck in
// the editor, and for one or several decks of the library.
#include "hands.h"
#include "page_fixture.h"
#include "sentences.h"
#include "table/decks/deck_print.h"
#include "table/decks/deck_tile.h"
#include "table/decks/missing_cards.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

struct MissingPage : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        keep("Snow", "Deck\n3 Wampa (SOR_164)\n2 R2-D2 | Ignoring Protocol (SOR_236)\n");
        keep("Ice", "Deck\n2 Wampa (SOR_164)\nSideboard\n1 No Such Card\n");
        click("nav_decks");
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid") && shown("deckTile1"); }));
    }
    void keep(const char *name, const char *list)
    {
        ASSERT_TRUE(app.decks.shelf()
                        .add(QStringLiteral("swu"), {}, QLatin1String(name), QLatin1String(list))
                        .ok());
    }
    [[nodiscard]] int owned(const char *id)
    {
        return app.decks.collection()->countOf(QLatin1String(id));
    }
    [[nodiscard]] QString tileOf(const QString &name) const
    {
        for (const char *tile : {"deckTile0", "deckTile1"}) {
            const QQuickItem *item = app.item(QLatin1String(tile));
            if (item != nullptr && item->property("tile").value<table::DeckTile>().name == name)
                return QLatin1String(tile);
        }
        return {};
    }
    void clickWithCtrl(const QString &name)
    {
        const QQuickItem *item = app.item(name);
        ASSERT_NE(item, nullptr);
        QTest::mouseClick(
            app.window, Qt::LeftButton, Qt::ControlModifier,
            item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint());
        app.settle();
    }
    [[nodiscard]] static std::string copied()
    {
        return QGuiApplication::clipboard()->text().toStdString();
    }
    void saveAs(const char *button, const QString &path)
    {
        click(button);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("fileName"); }));
        type(path); // the ending stays
        hands.key(Qt::Key_Return);
    }

    QTemporaryDir out;
};

TEST_F(MissingPage, OneDeckIsCopiedAndOwned)
{
    click(tileOf(QStringLiteral("Snow")));
    click("missingDeck");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("missingCopy"); }));
    EXPECT_NE(textOf("missingWords").find("not entered"), std::string::npos);
    EXPECT_FALSE(shown("missingInTurn"));
    layOut(app);
    hands.key(Qt::Key_Return);
    EXPECT_EQ(copied(), "3 Wampa (SOR_164)\n2 R2-D2 | Ignoring Protocol (SOR_236)\n");
    layOut(app);
    sayEach(app, app.item(QStringLiteral("missingDone")),
            {"missing_dialog.copied", "deck_print.written"});
    click("missingOwn");
    EXPECT_EQ(owned("SOR_164"), 3);
    EXPECT_EQ(owned("SOR_236"), 2);
    EXPECT_EQ(textOf("missingWords"), "Nothing is missing.");
    layOut(app);
    sayEach(app, app.item(QStringLiteral("deckUndoWords")),
            {"missing_cards.deck_owned", "missing_cards.decks_owned"});
    click("undoDeck");
    EXPECT_EQ(owned("SOR_164"), 0);
    EXPECT_TRUE(shown("missingLine1"));
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
}

TEST_F(MissingPage, SeveralDecksAreMarkedWithTheMouseAndWithTheKeyboard)
{
    app.decks.collection()->add(QStringLiteral("SOR_164"), 1);
    for (const bool byMouse : {true, false}) {
        if (byMouse) {
            clickWithCtrl(QStringLiteral("deckTile0"));
            clickWithCtrl(QStringLiteral("deckTile1"));
        } else {
            hands.key(Qt::Key_Home);
            click("deckTile0");
            hands.key(Qt::Key_Space);
            hands.key(Qt::Key_Right);
            hands.key(Qt::Key_Space);
        }
        EXPECT_EQ(textOf("missingDeck"), "Missing for 2 decks…");
        layOut(app);
        click("missingDeck");
        ASSERT_TRUE(becomes([&] { return shown("missingInTurn"); }));
        EXPECT_EQ(textOf("missingWords"), "7 cards are missing.") << "4 + 2 + 1 unknown";
        layOut(app);
        click("missingInTurn");
        EXPECT_EQ(textOf("missingWords"), "5 cards are missing.") << "2 + 2 + 1";
        click("missingInTurn");
        hands.key(Qt::Key_Escape);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
        hands.key(Qt::Key_Escape);
        EXPECT_EQ(textOf("missingDeck"), "Missing cards…") << "nothing is marked";
    }
    clickWithCtrl(QStringLiteral("deckTile0"));
    clickWithCtrl(QStringLiteral("deckTile1"));
    click("missingDeck");
    click("missingOwn");
    EXPECT_EQ(owned("SOR_164"), 5);
    EXPECT_EQ(textOf("missingWords"), "1 card is missing.") << "the unknown one";
    layOut(app);
}

TEST_F(MissingPage, TheListIsSavedAndPrintedInTrueSize)
{
    app.decks.collection()->add(QStringLiteral("SOR_164"), 1);
    click(tileOf(QStringLiteral("Snow")));
    click("missingDeck");
    saveAs("missingSave", out.filePath(QStringLiteral("list")));
    ASSERT_TRUE(
        becomes([&] { return textOf("missingDone").find("list.csv") != std::string::npos; }));
    QFile list(out.filePath(QStringLiteral("list.csv")));
    ASSERT_TRUE(list.open(QIODevice::ReadOnly));
    EXPECT_EQ(list.readAll().toStdString(),
              "id,name,missing,owned,wanted\nSOR_164,Wampa,2,1,3\n"
              "SOR_236,R2-D2 | Ignoring Protocol,2,0,2\n");
    saveAs("missingPrint", out.filePath(QStringLiteral("cards")));
    ASSERT_TRUE(
        becomes([&] { return textOf("missingDone").find("cards.pdf") != std::string::npos; }));
    QFile pdf(out.filePath(QStringLiteral("cards.pdf")));
    ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
    const QByteArray text = pdf.readAll();
    EXPECT_EQ(text.count("/Type /Page\n"), 1);
    EXPECT_EQ(text.count("/Subtype /Image"), 2) << "two different cards";
    EXPECT_EQ(table::DeckPrint::kCard, QSizeF(63, 88));
}

TEST(Printed, CardsHaveTheirTrueSizeOnEachPaper)
{
    for (const QSizeF page : {QSizeF(210, 297), QSizeF(215.9, 279.4)})
        for (int i = 0; i < 12; ++i) {
            const QRectF place = table::DeckPrint::placeOf(i, page);
            EXPECT_EQ(place.size(), QSizeF(63, 88));
            EXPECT_TRUE(QRectF(QPointF(3, 3), page - QSizeF(6, 6)).contains(place))
                << "printers leave 3 mm";
            for (int other = 0; other < i % 9; ++other)
                EXPECT_FALSE(table::DeckPrint::placeOf(other, page).intersects(place));
        }
}

TEST_F(MissingPage, TheEditorSaysHowManyAreMissing)
{
    app.decks.collection()->add(QStringLiteral("SOR_164"), 3);
    click(tileOf(QStringLiteral("Snow")));
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("deskMissing"); }));
    EXPECT_EQ(textOf("deskMissing"), "Missing: 2");
    layOut(app);
    app.decks.collection()->add(QStringLiteral("SOR_236"), 1);
    EXPECT_EQ(textOf("deskMissing"), "Missing: 1");
    click("deskMissing");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("missingCopy"); }));
    hands.key(Qt::Key_Return);
    EXPECT_EQ(copied(), "1 R2-D2 | Ignoring Protocol (SOR_236)\n");
    click("missingOwn");
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return textOf("deskMissing") == "Missing: nothing"; }));
    layOut(app);
    EXPECT_TRUE(becomes([&] { return hasKeyboard("deskMissing"); })) << app.namesShown();
}

TEST_F(MissingPage, ForNoDecksNothingIsMissing)
{
    table::MissingCards missing;
    missing.setLibrary(&app.decks);
    missing.compare({app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path}, {});
    EXPECT_GT(missing.count(), 0);
    missing.compare({}, {});
    EXPECT_EQ(missing.count(), 0);
    EXPECT_EQ(missing.lines()->rowCount(), 0);
}

TEST_F(MissingPage, WithoutACollectionTheEditorSaysNothing)
{
    click(tileOf(QStringLiteral("Snow")));
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("deskVerdict"); }));
    EXPECT_FALSE(shown("deskMissing"));
}

/// Writes pictures for visual checks to the folder that PLAYMAT_PICTURES names.
TEST_F(MissingPage, Pictures)
{
    if (qEnvironmentVariableIsEmpty("PLAYMAT_PICTURES"))
        GTEST_SKIP() << "nobody looks";
    app.decks.collection()->add(QStringLiteral("SOR_164"), 1);
    clickWithCtrl(QStringLiteral("deckTile0"));
    clickWithCtrl(QStringLiteral("deckTile1"));
    app.picture(QStringLiteral("marked"));
    click("missingDeck");
    app.picture(QStringLiteral("missing"));
    app.settings.setLanguage(QStringLiteral("de"));
    app.settings.setFontScale(2);
    app.picture(QStringLiteral("missing-german-large"));
    app.settings.setFontScale(1);
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_Return);
    app.picture(QStringLiteral("editor-missing"));
}

} // namespace
} // namespace playmat::qmltest
