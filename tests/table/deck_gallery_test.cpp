// Tests the library of decks: places, search, changes by other programs, imports and the editor.
#include "support/processor_time.h"
#include "table/decks/deck_desk.h"
#include "table/decks/deck_gallery.h"
#include "table/decks/deck_print.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

const QString kBuiltIn = QStringLiteral("sor-darth-vader");

struct Gallery : testing::Test
{
    QTemporaryDir folder;
    TableSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    DeckLibrary library{&settings, folder.filePath(QStringLiteral("decks"))};
    DeckGallery gallery;
    DeckDesk desk;
    QAbstractItemModelTester tester{gallery.tiles()};

    Gallery()
    {
        gallery.setLibrary(&library);
        desk.setLibrary(&library);
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < const_cast<DeckGallery &>(gallery).tiles()->rowCount(); ++row)
            if (const DeckTile tile = gallery.tile(row); !tile.builtIn)
                names.append(tile.name);
        return names;
    }
    [[nodiscard]] DeckTile named(const QString &name) const
    {
        for (int row = 0; row < const_cast<DeckGallery &>(gallery).tiles()->rowCount(); ++row)
            if (gallery.tile(row).name == name)
                return gallery.tile(row);
        return {};
    }
    static void write(const QString &path, const QByteArray &text)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    [[nodiscard]] QString shelfFile(const QString &name) const
    {
        return folder.filePath(QStringLiteral("decks/swu/") + name);
    }
    [[nodiscard]] bool has(const QString &card, int count)
    {
        for (int line = 0; line < desk.lines()->rowCount(); ++line)
            if (desk.factsAt(line).cardId == card)
                return desk.lines()->rows()[size_t(line)].count == count;
        return count == 0;
    }
    [[nodiscard]] int lineOf(const QString &card)
    {
        for (int line = 0; line < desk.lines()->rowCount(); ++line)
            if (desk.factsAt(line).cardId == card)
                return line;
        return -1;
    }
};

TEST_F(Gallery, BuiltInDecksAreCopiedAndNotChanged)
{
    ASSERT_GT(gallery.tiles()->rowCount(), 0);
    const DeckTile vader = gallery.tile(gallery.rowOf(kBuiltIn));
    EXPECT_TRUE(vader.builtIn);
    EXPECT_TRUE(vader.ok) << vader.verdict.toStdString();
    EXPECT_EQ(vader.frontId, QStringLiteral("SOR_010"));
    EXPECT_FALSE(vader.colours.isEmpty());
    const QString copy = gallery.duplicate(kBuiltIn, true);
    ASSERT_FALSE(copy.isEmpty()) << gallery.problem().toStdString();
    const DeckTile own = gallery.tile(gallery.rowOf(copy));
    EXPECT_FALSE(own.builtIn);
    EXPECT_TRUE(own.ok) << own.verdict.toStdString();
    EXPECT_EQ(own.curve, vader.curve);
    EXPECT_EQ(own.name, vader.name + QStringLiteral(" 2"));
    EXPECT_TRUE(library.useOwn(0, copy)) << library.problem().toStdString();
    desk.open(kBuiltIn, true);
    EXPECT_FALSE(desk.editable());
    desk.add(QStringLiteral("SOR_164"), false);
    EXPECT_TRUE(has(QStringLiteral("SOR_164"), 0));
}

TEST_F(Gallery, FoldersTagsAndSearchFindDecks)
{
    const QString path = gallery.duplicate(kBuiltIn, true);
    gallery.rename(path, QStringLiteral("Fast Vader"));
    gallery.moveTo(named(QStringLiteral("Fast Vader")).path, QStringLiteral("League"));
    gallery.setTags(named(QStringLiteral("Fast Vader")).path, QStringLiteral("quick, <b>x</b>"));
    EXPECT_EQ(gallery.problem(), QString());
    gallery.setPlace(QStringLiteral("folder:League"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("Fast Vader")});
    gallery.setPlace(QStringLiteral("tag:quick"));
    EXPECT_EQ(names(), QStringList{QStringLiteral("Fast Vader")});
    gallery.setPlace(QStringLiteral("all"));
    gallery.setSearch(QStringLiteral("FAST"));
    EXPECT_EQ(gallery.tiles()->rowCount(), 1);
    gallery.setSearch(QStringLiteral("dark lord of"));
    EXPECT_GT(gallery.tiles()->rowCount(), 1) << "by a card in it, too";
    gallery.setSearch(QStringLiteral("no such thing"));
    EXPECT_EQ(gallery.tiles()->rowCount(), 0);
}

TEST_F(Gallery, EachChangeCanBeTakenBack)
{
    const QString path = gallery.duplicate(kBuiltIn, true);
    gallery.rename(path, QStringLiteral("Mine"));
    gallery.remove(named(QStringLiteral("Mine")).path);
    EXPECT_TRUE(names().isEmpty());
    EXPECT_FALSE(gallery.undoWords().isEmpty());
    gallery.undo();
    EXPECT_EQ(names(), QStringList{QStringLiteral("Mine")});
    gallery.undo();
    EXPECT_NE(names(), QStringList{QStringLiteral("Mine")});
    gallery.undo();
    EXPECT_TRUE(names().isEmpty()) << "the copy is gone";
    gallery.setPlace(QStringLiteral("trash"));
    ASSERT_EQ(names().size(), 1) << "to the trash";
    gallery.restore(gallery.tile(0).path);
    gallery.setPlace(QStringLiteral("all"));
    EXPECT_EQ(names().size(), 1);
}

TEST_F(Gallery, ChangesFromOutsideAreSeen)
{
    write(shelfFile(QStringLiteral("One.deck")), "3 Wampa\n");
    ASSERT_TRUE(QTest::qWaitFor([this] { return names().size() == 1; })) << "a new file";
    EXPECT_FALSE(named(QStringLiteral("One")).ok);
    EXPECT_FALSE(named(QStringLiteral("One")).verdict.isEmpty()) << "why";
    QDir().mkpath(shelfFile(QStringLiteral("League")));
    QFile::rename(shelfFile(QStringLiteral("One.deck")),
                  shelfFile(QStringLiteral("League/Two.deck")));
    ASSERT_TRUE(QTest::qWaitFor([this] { return names() == QStringList{QStringLiteral("Two")}; }));
    write(shelfFile(QStringLiteral("League/Two.deck")), "# Three\n# game: swu\n3 Wampa\n");
    EXPECT_TRUE(
        QTest::qWaitFor([this] { return names() == QStringList{QStringLiteral("Three")}; }));
}

TEST_F(Gallery, ManyFilesComeAtOnceAndEachIsSaid)
{
    library.useBuiltIn(0, kBuiltIn);
    const QByteArray list = library.exportText(0).toUtf8();
    const QString from = folder.filePath(QStringLiteral("from"));
    write(from + QStringLiteral("/a.txt"), list);
    write(from + QStringLiteral("/b.txt"), list);
    write(from + QStringLiteral("/deep/c.json"), library.exportJson(0).toUtf8());
    write(from + QStringLiteral("/letter.txt"), "Dear Ann,\nhow are you?\n");
    write(from + QStringLiteral("/unknown.txt"), list + "\n2 Somebody of a Later Set\n");
    write(from + QStringLiteral("/empty.txt"), "");
    gallery.bring({QUrl::fromLocalFile(from)});
    ASSERT_EQ(gallery.brought().size(), 6);
    int kept = 0;
    for (const QVariant &one : gallery.brought()) {
        EXPECT_FALSE(one.value<BroughtDeck>().outcome.isEmpty());
        kept += one.value<BroughtDeck>().kept ? 1 : 0;
    }
    EXPECT_EQ(kept, 3)
        << "one of two that are the same, the document, the one with an unknown card";
    EXPECT_EQ(names().size(), 3);
    EXPECT_EQ(gallery.tile(gallery.rowOf(shelfFile(QStringLiteral("from/unknown.deck")))).ok,
              false);
    gallery.bringText(QString::fromUtf8(list));
    EXPECT_EQ(gallery.brought().size(), 1);
    EXPECT_FALSE(gallery.brought().at(0).value<BroughtDeck>().kept) << "it is here already";
}

TEST_F(Gallery, CardsAreOfferedForTwoHundredNamesOfAnImport)
{
    library.useBuiltIn(0, kBuiltIn);
    const QByteArray list = library.exportText(0).toUtf8();
    const QString from = folder.filePath(QStringLiteral("from"));
    for (int i = 0; i < 300; i += 15) {
        QByteArray unknown = "\nDeck\n";
        for (int name = i; name < i + 15; ++name)
            unknown += "1 Wampaa (no " + QByteArray::number(name) + ")\n";
        write(from + QStringLiteral("/%1.txt").arg(i), list + unknown);
    }
    gallery.bring({QUrl::fromLocalFile(from)});
    int offered = 0;
    int unknown = 0;
    for (const QVariant &deck : gallery.brought())
        for (const QVariant &card : deck.value<BroughtDeck>().unknown) {
            ++unknown;
            offered += card.value<UnknownCard>().ids.isEmpty() ? 0 : 1;
        }
    EXPECT_EQ(unknown, 300);
    EXPECT_EQ(offered, 200);
}

TEST_F(Gallery, TwoHundredDecksAreShownAtOnce)
{
    const QString copy = gallery.duplicate(kBuiltIn, true);
    QFile file(copy);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const QByteArray id = library.shelf().deck(copy).id.toUtf8();
    for (int i = 0; i < 199; ++i)
        write(shelfFile(QStringLiteral("%1/Deck %2.deck").arg(i % 7).arg(i)),
              QByteArray(text)
                  .replace("# Darth Vader", "# Number " + QByteArray::number(i))
                  .replace("id: " + id, "id: " + QByteArray::number(i)));
    const double cold = test::processorMs([&] { gallery.look(); });
    EXPECT_LE(cold, 1500 * test::kSlowdown) << "500 on a quiet machine";
    EXPECT_EQ(names().size(), 200);
    double warm = 1e9;
    for (int i = 0; i < 5; ++i)
        warm = std::min(warm, test::processorMs([&] { gallery.look(); }));
    EXPECT_LE(warm, 100 * test::kSlowdown);
    std::printf("cold %.0f ms, warm %.1f ms\n", cold, warm);
}

TEST_F(Gallery, ADeckIsChangedCardByCardAndSavedAtOnce)
{
    const QString path = gallery.duplicate(kBuiltIn, true);
    library.useOwn(0, path);
    desk.open(path, false);
    ASSERT_TRUE(desk.editable());
    ASSERT_TRUE(desk.ok()) << desk.verdict().toStdString();
    desk.add(QStringLiteral("SOR_164"), false);
    EXPECT_TRUE(has(QStringLiteral("SOR_164"), 1));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("1 Wampa (SOR_164)"));
    EXPECT_TRUE(library.contentsOfSeat(0).factsText.contains(QStringLiteral("51")))
        << "the seat plays it as it is now: " << library.contentsOfSeat(0).factsText.toStdString();
    desk.setCount(lineOf(QStringLiteral("SOR_164")), 4);
    EXPECT_FALSE(desk.ok());
    EXPECT_TRUE(desk.verdict().contains(QStringLiteral("Wampa"))) << desk.verdict().toStdString();
    desk.undo();
    EXPECT_TRUE(desk.ok());
    desk.undo();
    EXPECT_TRUE(has(QStringLiteral("SOR_164"), 0));
    EXPECT_FALSE(desk.canUndo());
    desk.redo();
    EXPECT_TRUE(has(QStringLiteral("SOR_164"), 1));
    desk.add(QStringLiteral("SOR_005"), false);
    EXPECT_TRUE(has(QStringLiteral("SOR_005"), 1)) << "a deck has one leader:";
    EXPECT_TRUE(has(QStringLiteral("SOR_010"), 0)) << "this one took the place of the other";
}

TEST_F(Gallery, AChangeOfBothHandsLosesNeither)
{
    const QString path = gallery.duplicate(kBuiltIn, true);
    desk.open(path, false);
    write(path, "# Theirs\n# game: swu · id: 1\nDeck\n1 Vanquish (SOR_078)\n");
    desk.add(QStringLiteral("SOR_164"), false);
    EXPECT_NE(desk.path(), path);
    EXPECT_FALSE(desk.problem().isEmpty());
    EXPECT_TRUE(has(QStringLiteral("SOR_164"), 1));
    gallery.look();
    EXPECT_EQ(names().size(), 2);
    EXPECT_NE(gallery.rowOf(path), -1);
    EXPECT_EQ(named(QStringLiteral("Theirs")).path, path);
    const QString id = library.shelf().deck(desk.path()).id;
    desk.undo();
    EXPECT_TRUE(has(QStringLiteral("SOR_164"), 0));
    EXPECT_EQ(library.shelf().deck(desk.path()).id, id) << "versions go to the copy";
}

TEST_F(Gallery, APartTakesOnlyItsCards)
{
    desk.open(gallery.duplicate(kBuiltIn, true), false);
    desk.add(QStringLiteral("SOR_164"), false);
    const QString before = desk.asText();
    for (const int slot : {-1, 0, 1, desk.considered() + 1}) {
        desk.addTo(QStringLiteral("SOR_164"), slot);
        desk.moveTo(lineOf(QStringLiteral("SOR_164")), slot);
    }
    desk.addTo(QStringLiteral("SOR_005"), 2);
    desk.moveTo(lineOf(QStringLiteral("SOR_010")), 3);
    EXPECT_EQ(desk.asText(), before) << "neither a unit for a leader nor a leader for a unit";
    desk.moveTo(lineOf(QStringLiteral("SOR_164")), 3);
    EXPECT_GE(desk.lineOf(3, QStringLiteral("SOR_164"), {}), 0);
}

TEST_F(Gallery, AChosenChampionGoesToTheDeckAndBack)
{
    library.chooseGame(QStringLiteral("riftbound"));
    if (library.gameId() != QStringLiteral("riftbound"))
        GTEST_SKIP() << "its cards are not here";
    desk.open(gallery.duplicate(gallery.tile(0).path, true), false);
    const auto chosen = [&] { return desk.factsAt(desk.headings().value(1) + 1).cardId; };
    const QString champion = chosen();
    const int line = desk.lineOf(1, champion, {});
    ASSERT_GE(line, 0);
    EXPECT_EQ(desk.targets(champion).size(), 4) << "champion, deck, sideboard, considering";
    desk.moveTo(line, 1);
    EXPECT_EQ(chosen(), champion);
    for (const bool considering : {false, true}) {
        const int there = desk.moveAcross(desk.lineOf(1, champion, {}), considering);
        EXPECT_EQ(desk.lineOf(1, champion, {}), -1);
        const int back = desk.moveAcross(there, considering);
        EXPECT_EQ(back, desk.lineOf(1, champion, {}));
        EXPECT_EQ(chosen(), champion);
    }
    const QString spell = QStringLiteral("OGN-004"); // a card that leads nobody
    desk.addTo(spell, 1);
    EXPECT_EQ(chosen(), champion);
    desk.setSearch(QStringLiteral("t:champion t:unit"));
    for (const FoundCard &found : desk.found()->rows())
        if (found.count == 0) {
            desk.addTo(found.facts.cardId, 1);
            EXPECT_EQ(chosen(), found.facts.cardId);
            EXPECT_GE(desk.lineOf(2, champion, {}), 0) << "it is still in the deck";
            return;
        }
    ADD_FAILURE() << "there is no other champion";
}

TEST_F(Gallery, WhatIsConsideredIsNotPrinted)
{
    desk.open(gallery.duplicate(kBuiltIn, true), false);
    DeckPrint print;
    print.setProperty("desk", QVariant::fromValue(&desk));
    const int cards = print.begin();
    EXPECT_GT(cards, 10);
    const QString list = folder.filePath(QStringLiteral("list.pdf"));
    ASSERT_TRUE(print.writeList(list)) << print.problem().toStdString();
    EXPECT_EQ(print.pages(), 1);
    desk.setSearch(QStringLiteral("t:unit"));
    QStringList found;
    for (const FoundCard &card : desk.found()->rows())
        found.append(card.facts.cardId);
    ASSERT_GT(found.size(), 50);
    for (const QString &card : found)
        desk.addTo(card, desk.considered());
    EXPECT_EQ(print.begin(), cards);
    ASSERT_TRUE(print.writeList(list));
    EXPECT_EQ(print.pages(), 1);
}

TEST_F(Gallery, CardsAreFoundByTheirNames)
{
    desk.open(gallery.create(), false);
    ASSERT_TRUE(desk.editable());
    desk.setSearch(QStringLiteral("wampa"));
    ASSERT_GT(desk.found()->rowCount(), 0);
    EXPECT_EQ(desk.found()->rows()[0].facts.cardId, QStringLiteral("SOR_164"));
    desk.add(QStringLiteral("SOR_164"), false);
    desk.add(QStringLiteral("SOR_164"), true);
    EXPECT_EQ(desk.found()->rows()[0].count, 2) << "sideboard included";
    desk.setSearch(QStringLiteral("r2d2"));
    EXPECT_GT(desk.found()->rowCount(), 0) << "however it is written";
    desk.setSearch(QStringLiteral("%n <b> zzz"));
    EXPECT_EQ(desk.found()->rowCount(), 0);
}

TEST_F(Gallery, EveryGameHasALibraryOfItsOwn)
{
    for (const QVariant &game : library.games()) {
        const QString id = game.value<GameFace>().id;
        library.chooseGame(id);
        ASSERT_GT(gallery.tiles()->rowCount(), 0) << id.toStdString();
        const DeckTile first = gallery.tile(0);
        EXPECT_FALSE(first.frontId.isEmpty()) << id.toStdString();
        EXPECT_FALSE(first.verdict.isEmpty()) << id.toStdString();
        const QString copy = gallery.duplicate(first.path, true);
        ASSERT_FALSE(copy.isEmpty()) << id.toStdString();
        EXPECT_EQ(gallery.tile(gallery.rowOf(copy)).ok, first.ok)
            << id.toStdString() << ": " << gallery.tile(gallery.rowOf(copy)).verdict.toStdString();
        desk.open(copy, false);
        EXPECT_TRUE(desk.editable()) << desk.problem().toStdString();
        EXPECT_GT(desk.lines()->rowCount(), 10);
        desk.close();
    }
}

} // namespace
} // namespace playmat::table
