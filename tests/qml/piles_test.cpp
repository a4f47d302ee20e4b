// Tests the editor of decks with the deck in piles by cost and as pictures: with the mouse, with
// the keyboard alone, by dragging, with many cards in a small window, and in every game.
#include "decks/deck_kit.h"
#include "page_fixture.h"
#include "sentences.h"
#include "table/decks/desk_spread.h"
#include "table/game/table_kit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

#include <gtest/gtest.h>

#include <set>

namespace playmat::qmltest {
namespace {

enum Look { List, Piles, Pictures };

int lookKept(const table::TableSettings &settings)
{
    return settings.property("deckLook").toInt();
}

struct DeckLooks : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        click("nav_decks");
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    }
    /// A copy of the first built-in deck in the editor.
    void editACopy()
    {
        hands.key(Qt::Key_D, Qt::ControlModifier);
        ASSERT_TRUE(becomes([&] { return app.decks.ownDecks(0).size() == 1; }));
        app.settle();
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("cardSearch") && shown("deskLook"); }));
    }
    void lookAs(Look look)
    {
        hands.key(Qt::Key(int(Qt::Key_1) + int(look)), Qt::ControlModifier);
        ASSERT_TRUE(becomes([&] { return shown(look == List ? "deskLines" : "deskFaces"); }));
        app.settle();
    }
    void resize(QSize size)
    {
        app.window->resize(size);
        ASSERT_TRUE(becomes([&] {
            app.draw();
            return app.session.stage()->window() == size && !app.session.stage()->resizing();
        }));
    }
    /// By Tab, as without a mouse.
    void goToCards()
    {
        for (int i = 0; i < 40 && !hasKeyboard("deskFaces"); ++i)
            hands.key(Qt::Key_Tab);
        ASSERT_TRUE(hasKeyboard("deskFaces"));
    }
    [[nodiscard]] table::DeckDesk *desk()
    {
        return app.item(QStringLiteral("deskLook"))
            ->parentItem()
            ->property("desk")
            .value<table::DeckDesk *>();
    }
    [[nodiscard]] table::DeskSpread *spread()
    {
        return app.item(QStringLiteral("deskFaces"))->findChild<table::DeskSpread *>();
    }
    [[nodiscard]] int line()
    {
        return app.item(QStringLiteral("deskLook"))->parentItem()->property("line").toInt();
    }
    /// The deck without the name and id in front.
    [[nodiscard]] QString list()
    {
        const QString path = app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path;
        return app.decks.shelf().deck(path).text;
    }
    [[nodiscard]] std::vector<table::SpreadGroup> groups() { return spread()->groups()->rows(); }
    [[nodiscard]] QString idAt(int at) { return desk()->factsAt(at).cardId; }
    [[nodiscard]] QString nameOf(int at) { return QStringLiteral("deskCard_") + idAt(at); }
    [[nodiscard]] QQuickItem *cell(int at) { return app.item(nameOf(at)); }
    /// The first card of the deck itself, behind leader and base, that has several copies.
    [[nodiscard]] int someLine()
    {
        const auto &rows = desk()->lines()->rows();
        for (std::size_t at = 0; at < rows.size(); ++at)
            if (!rows[at].heading && rows[at].slot == 2 && rows[at].count > 1)
                return int(at);
        return -1;
    }
    /// The lines that the arrows reach, column by column.
    [[nodiscard]] std::set<int> walked()
    {
        const NothingIsLaidOut quick; // each step moves all words
        std::set<int> reached;
        const auto goOn = [&](Qt::Key key) {
            const int before = line();
            hands.key(key);
            EXPECT_TRUE(inSight(line())) << line();
            reached.insert(line());
            return line() != before;
        };
        hands.key(Qt::Key_Home);
        reached.insert(line());
        const bool piles = spread()->property("piles").toBool();
        do { // pictures go on in the next row
            while (piles && goOn(Qt::Key_Down)) { }
            while (piles && goOn(Qt::Key_Up)) { }
        } while (goOn(Qt::Key_Right));
        return reached;
    }
    /// Whether all that is seen of a card is within the cards' place.
    [[nodiscard]] bool inSight(int at)
    {
        const QQuickItem *view = app.item(QStringLiteral("deskFaces"));
        const QRectF place = spread()->placeOf(at);
        const double top = view->property("contentY").toDouble();
        return place.top() >= top - 1 && place.bottom() <= top + view->height() + 1;
    }
};

TEST_F(DeckLooks, AreChosenByMouseAndKeysAndRemembered)
{
    editACopy();
    const QQuickItem *chips = app.item(QStringLiteral("deskLook"));
    EXPECT_TRUE(shown("deskLines"));
    QTest::mouseClick(app.window, Qt::LeftButton, {},
                      chips->mapToScene({chips->childItems().at(1)->x() + 9, 9}).toPoint());
    EXPECT_TRUE(becomes([&] { return shown("deskFaces") && !shown("deskLines"); }));
    EXPECT_EQ(lookKept(app.settings), Piles);
    EXPECT_TRUE(spread()->property("piles").toBool());
    lookAs(Pictures);
    EXPECT_EQ(lookKept(app.settings), Pictures);
    EXPECT_FALSE(spread()->property("piles").toBool());
    layOut(app);
    click("leaveEditor");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(becomes([&] { return shown("deskFaces"); })) << "it stays so";
    lookAs(List);
    layOut(app);

    const QString file = app.folder.filePath(QStringLiteral("looks.ini"));
    table::TableSettings(file).setProperty("deckLook", int(Pictures));
    EXPECT_EQ(lookKept(table::TableSettings(file)), Pictures);
    table::TableSettings(file).setProperty("deckLook", 9);
    EXPECT_EQ(lookKept(table::TableSettings(file)), Pictures) << "there is none of that number";
}

TEST_F(DeckLooks, PilesAreByCostAndPartsKeepTheirOwn)
{
    editACopy();
    lookAs(Piles);
    layOut(app);
    const auto all = groups();
    ASSERT_GT(all.size(), 4U);
    EXPECT_EQ(all[0].words, QStringLiteral("Leader, Base"));
    EXPECT_EQ(all[0].lines.size(), 2U);
    int before = -1;
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[i].slot != 2)
            continue;
        const int cost = desk()->factsAt(all[i].lines.front()).cost;
        EXPECT_GT(std::min(cost, 7), before);
        before = std::min(cost, 7);
        EXPECT_EQ(all[i].words,
                  QStringLiteral("Cost ")
                      + (cost >= 7 ? QStringLiteral("7+") : QString::number(cost)));
        int copies = 0;
        for (const int at : all[i].lines) {
            EXPECT_EQ(std::min(desk()->factsAt(at).cost, 7), before);
            copies += desk()->copiesAt(at);
        }
        EXPECT_EQ(all[i].count, copies);
    }
    for (const table::SpreadCard &card : spread()->cards()->rows()) {
        EXPECT_GE(card.seen, 15) << "cost and name of each are seen";
        EXPECT_EQ(card.cell.copies, card.count);
    }
    const QQuickItem *view = app.item(QStringLiteral("deskFaces"));
    EXPECT_LE(view->property("contentHeight").toDouble(), view->height()) << "nothing scrolls";
}

TEST_F(DeckLooks, TheCardUnderThePointerComesOut)
{
    editACopy();
    lookAs(Piles);
    const auto all = groups();
    const auto pile = std::find_if(all.begin(), all.end(),
                                   [](const auto &one) { return one.lines.size() > 2; });
    ASSERT_NE(pile, all.end());
    const auto middle = [&](int at) {
        return cell(at)->mapToScene({cell(at)->width() / 2, cell(at)->height() / 2}).toPoint();
    };
    for (const int at : pile->lines) {
        hands.glideTo(middle(at));
        EXPECT_TRUE(becomes([&] {
            app.draw();
            return cell(at)->z() > 1;
        })) << "each is reached, whichever came out before it";
        EXPECT_EQ(app.item(QStringLiteral("deskCardLarge"))
                      ->property("facts")
                      .value<table::CardFacts>()
                      .cardId,
                  idAt(at));
    }
    EXPECT_EQ(cell(pile->lines.front())->z(), 0);
    click(nameOf(pile->lines[1]).toStdString());
    EXPECT_EQ(line(), pile->lines[1]);
    EXPECT_TRUE(hasKeyboard("deskFaces"));
    const int copies = desk()->copiesAt(line());
    click("more_" + idAt(line()).toStdString());
    EXPECT_EQ(desk()->copiesAt(line()), copies + 1);
    click("less_" + idAt(line()).toStdString());
    hands.pressItem(nameOf(pile->lines[0])); // a screen reader
    EXPECT_EQ(line(), pile->lines[0]);
}

TEST_F(DeckLooks, ArrowsGoFromPileToPile)
{
    editACopy();
    lookAs(Piles);
    goToCards();
    hands.key(Qt::Key_Home);
    const auto all = groups();
    EXPECT_EQ(line(), all[0].lines[0]);
    hands.key(Qt::Key_Down);
    EXPECT_EQ(line(), all[0].lines[1]);
    hands.key(Qt::Key_Right);
    EXPECT_GT(spread()->placeOf(line()).x(), spread()->placeOf(all[0].lines[1]).x());
    hands.key(Qt::Key_Left);
    EXPECT_EQ(line(), all[0].lines[1]) << "at the same height";
    hands.key(Qt::Key_Left); // there is none
    hands.key(Qt::Key_Up);
    EXPECT_EQ(line(), all[0].lines[0]);
    hands.key(Qt::Key_End);
    EXPECT_EQ(line(), all.back().lines.back());
    EXPECT_EQ(walked().size(), spread()->cards()->rows().size());
}

/// The same keys and the same gestures, with the cards in piles and as pictures.
struct ChangedLooks : DeckLooks, testing::WithParamInterface<Look>
{
    void SetUp() override
    {
        DeckLooks::SetUp();
        editACopy();
        before = list();
        moved = someLine();
        ASSERT_GT(moved, 0);
        name = nameOf(moved);
    }
    void undo()
    {
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        app.settle();
    }
    QString before;
    int moved = -1;
    QString name;
};

TEST_P(ChangedLooks, ByKeysAloneAsInTheList)
{
    lookAs(GetParam());
    goToCards();
    hands.key(Qt::Key_Home);
    for (int i = 0; i < 60 && line() != moved; ++i) {
        const QRectF from = spread()->placeOf(line());
        const QRectF to = spread()->placeOf(moved);
        hands.key(from.x() < to.x()       ? Qt::Key_Right
                      : from.x() > to.x() ? Qt::Key_Left
                      : from.y() < to.y() ? Qt::Key_Down
                                          : Qt::Key_Up);
    }
    ASSERT_EQ(line(), moved);
    const int copies = desk()->copiesAt(moved);
    type("+");
    EXPECT_EQ(desk()->copiesAt(moved), copies + 1);
    type("-");
    EXPECT_EQ(list().toStdString(), before.toStdString());
    type("4");
    EXPECT_EQ(desk()->copiesAt(moved), 4);
    undo();
    EXPECT_EQ(list().toStdString(), before.toStdString());
    lookAs(GetParam()); // Ctrl+2 is not 2
    EXPECT_EQ(list().toStdString(), before.toStdString());
    EXPECT_TRUE(hasKeyboard("deskFaces"));
    hands.key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_TRUE(list().contains(QStringLiteral("Sideboard\n1 "))) << list().toStdString();
    layOut(app);
    undo();
    hands.key(Qt::Key_Return, Qt::AltModifier);
    EXPECT_TRUE(list().contains(QStringLiteral("# considering: 1 "))) << list().toStdString();
    EXPECT_EQ(groups().back().words, QStringLiteral("Considering"));
    layOut(app);
    undo();
    const QString id = idAt(moved);
    type("0");
    EXPECT_NE(idAt(line()), id);
    EXPECT_GT(desk()->copiesAt(line()), 0) << "another card is chosen, not a heading";
    undo();
    EXPECT_EQ(list().toStdString(), before.toStdString());
}

TEST_P(ChangedLooks, ByDraggingAsInTheList)
{
    click(name.toStdString());
    type("-");
    const QString without = list();
    undo();
    click(name.toStdString());
    hands.key(Qt::Key_Return, Qt::ShiftModifier);
    const QString aside = list();
    undo();
    lookAs(GetParam());
    hands.dragItem(name, QStringLiteral("cardSearch"));
    EXPECT_EQ(list().toStdString(), without.toStdString()) << "dragged out";
    undo();
    hands.dragItem(name, QStringLiteral("target1"));
    EXPECT_EQ(list(), aside);
    hands.dragItem(name, nameOf(desk()->lines()->rowCount() - 1));
    EXPECT_TRUE(list().contains(QStringLiteral("Sideboard\n2 ")) || desk()->copiesAt(moved) == 1)
        << "onto the sideboard's own place: " << list().toStdString();
    undo();
    undo();
    hands.dragItem(name, nameOf(moved + 1));
    EXPECT_EQ(list().toStdString(), before.toStdString()) << "within its part nothing changes";
    click("cardSearch");
    type("wampa");
    ASSERT_TRUE(becomes([&] { return shown("found_SOR_164"); }));
    hands.dragItem(QStringLiteral("found_SOR_164"), QStringLiteral("deskFaces"));
    EXPECT_TRUE(list().contains(QStringLiteral("1 Wampa"))) << list().toStdString();
    const int wampa = desk()->lineOf(2, QStringLiteral("SOR_164"), {});
    ASSERT_GT(wampa, 0);
    EXPECT_TRUE(inSight(wampa));
    click("deskUndo"); // the keys would undo the text of the search
    EXPECT_EQ(list().toStdString(), before.toStdString());
}

INSTANTIATE_TEST_SUITE_P(, ChangedLooks, testing::Values(Piles, Pictures), [](const auto &look) {
    return look.param == Piles ? "Piles" : "Pictures";
});

TEST_F(DeckLooks, ABuiltInDeckIsOnlyShown)
{
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("copyToChange"); }));
    for (const Look look : {Piles, Pictures}) {
        lookAs(look);
        goToCards();
        hands.key(Qt::Key_End);
        const int chosen = line();
        const int copies = desk()->copiesAt(chosen);
        type("+");
        type("0");
        hands.key(Qt::Key_Return, Qt::ShiftModifier);
        hands.dragItem(nameOf(chosen), QStringLiteral("deskVerdict"));
        EXPECT_EQ(desk()->copiesAt(chosen), copies);
        EXPECT_FALSE(shown("more_" + idAt(chosen).toStdString()));
        EXPECT_FALSE(shown("draggedCard"));
        layOut(app);
    }
}

TEST_F(DeckLooks, AnUnknownCardIsSeenAndReplaced)
{
    app.decks.useBuiltIn(0, QStringLiteral("sor-luke-skywalker"));
    QString text = app.decks.exportText(0);
    QGuiApplication::clipboard()->setText(
        text.replace(QStringLiteral("| Snowspeeder\n"), QStringLiteral("| Snowspeedr\n")));
    hands.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return shown("broughtDialog"); }));
    click("broughtDone");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    hands.key(Qt::Key_Home);
    click("editDeck");
    for (const Look look : {Piles, Pictures}) {
        lookAs(look);
        click("deskCard_Snowspeedr");
        ASSERT_TRUE(becomes([&] { return shown("deskUnknown"); }));
        const auto &rows = spread()->cards()->rows();
        EXPECT_TRUE(std::any_of(rows.begin(), rows.end(),
                                [](const auto &card) { return card.cell.unknown(); }));
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(hasKeyboard("near0"));
        hands.key(Qt::Key_Return);
        EXPECT_TRUE(list().contains(QStringLiteral("Snowspeeder (SOR_"))) << list().toStdString();
        EXPECT_TRUE(hasKeyboard("deskFaces"));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        EXPECT_TRUE(list().contains(QStringLiteral("Snowspeedr")));
    }
}

TEST_F(DeckLooks, SixtyDifferentCardsInASmallWindowWithLargeLetters)
{
    app.decks.useBuiltIn(0, QStringLiteral("sor-luke-skywalker"));
    QString text = app.decks.exportText(0).section(QStringLiteral("Deck\n"), 0, 0)
        + QStringLiteral("Deck\n");
    const auto &library = *app.decks.library();
    const decks::DeckKit &kit = *app.decks.kit().game().deckKit();
    int cards = 0;
    for (const decks::Entry &card : kit.cards(library))
        if (kit.slotOf(library, card.id) == 2 && cards++ < 60)
            text += QStringLiteral("1 %1\n").arg(QString::fromStdString(card.name));
    ASSERT_TRUE(app.decks.shelf().add(app.decks.gameId(), {}, QStringLiteral("Sixty"), text));
    resize(QSize(1024, 600));
    app.settings.setFontScale(2);
    click("nav_play");
    click("nav_decks");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    hands.key(Qt::Key_Home);
    click("editDeck");
    ASSERT_TRUE(becomes([&] { return shown("deskUndo"); }));
    for (const Look look : {Piles, Pictures}) {
        lookAs(look);
        layOut(app);
        ASSERT_EQ(spread()->cards()->rows().size(), 62U);
        goToCards();
        EXPECT_EQ(walked().size(), 62U);
        hands.key(Qt::Key_End);
        const int last = line();
        EXPECT_TRUE(inSight(last));
        const auto before = desk()->deck().parts;
        hands.dragItem(nameOf(last), QStringLiteral("cardSearch"));
        EXPECT_NE(desk()->deck().parts, before) << "dragged out of a place that has scrolled";
        EXPECT_TRUE(becomes([&] { return inSight(desk()->cardNear(line())); }));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(desk()->deck().parts, before);
    }
    app.settings.setFontScale(1);
}

TEST_F(DeckLooks, EachGameHasThem)
{
    for (int i = 0; i < int(app.decks.games().size()); ++i) {
        hands.key(Qt::Key_Home);
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(becomes([&] { return shown("deskLook"); }));
        for (const auto &[letters, size] :
             {std::pair(2., QSize(1024, 600)), std::pair(.75, QSize(1920, 1080))})
            for (const Look look : {Piles, Pictures}) {
                app.settings.setFontScale(letters);
                resize(size);
                lookAs(look);
                layOut(app);
                const double right = app.item(QStringLiteral("deskFaces"))->width();
                for (const table::SpreadCard &card : spread()->cards()->rows())
                    EXPECT_TRUE(card.place.left() >= 0 && card.place.right() <= right);
            }
        click("leaveEditor");
        app.settings.setFontScale(1);
        resize(QSize(1280, 720));
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid") && shown("deckTile0"); }));
        click("otherGame");
        ASSERT_TRUE(becomes([&] { return shown("deckTile0"); }));
        click("deckTile0");
    }
}

} // namespace
} // namespace playmat::qmltest
