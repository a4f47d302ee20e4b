#include "table/files/deck_library.h"
#include "table/session/table_session.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

const QString kVader = QStringLiteral("sor-darth-vader");

/// The decks of the start page with settings of their own.
struct Decks
{
    QTemporaryDir folder;
    TableSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    DeckLibrary library{&settings};

    QUrl file(const QByteArray &content) const
    {
        QFile file(folder.filePath(QStringLiteral("deck.txt")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return QUrl::fromLocalFile(file.fileName());
    }
};

TEST(DeckLibrary, TakesAListThatWasPasted)
{
    Decks decks;
    decks.library.useBuiltIn(0, kVader);
    const QString list = decks.library.exportText(0);
    ASSERT_TRUE(list.startsWith(QStringLiteral("Leaders\n1 | Darth Vader | Dark Lord")));
    const QSignalSpy changed(&decks.library, &DeckLibrary::changed);
    ASSERT_TRUE(decks.library.useText(1, list)) << decks.library.problem().toStdString();
    EXPECT_GT(changed.count(), 0);
    EXPECT_EQ(decks.library.farDeck().frontId, QStringLiteral("SOR_010"));
    EXPECT_EQ(decks.library.farDeck().title, QStringLiteral("Darth Vader, Dark Lord of the Sith"));
    EXPECT_EQ(decks.library.farDeck().curve, decks.library.nearDeck().curve);
}

TEST(DeckLibrary, AGameCanBePlayedWithAList)
{
    Decks decks;
    ASSERT_TRUE(decks.library.useText(1, decks.library.exportText(0)));
    TableSession session;
    EXPECT_TRUE(session.start({QStringLiteral("Ada"), QStringLiteral("Marek")},
                              decks.library.documents(), 1))
        << session.problem().toStdString();
}

TEST(DeckLibrary, TakesAListFromAFile)
{
    Decks decks;
    decks.library.useBuiltIn(0, kVader);
    const QByteArray list = decks.library.exportText(0).toUtf8().replace("\n", "\r\n");
    ASSERT_TRUE(decks.library.useFile(1, decks.library.droppedFile({decks.file(list)})));
    EXPECT_EQ(decks.library.problem(), QString());
    EXPECT_EQ(decks.library.farDeck().frontId, QStringLiteral("SOR_010"));
}

TEST(DeckLibrary, RemembersAList)
{
    Decks decks;
    decks.library.useBuiltIn(0, kVader);
    ASSERT_TRUE(decks.library.useText(1, decks.library.exportText(0)));
    const DeckLibrary next(&decks.settings);
    EXPECT_EQ(next.farDeck(), decks.library.farDeck());
}

/// A newer version knew its cards, or a later one will.
TEST(DeckLibrary, KeepsADeckThatItCannotReadUntilAnotherIsChosen)
{
    Decks decks;
    const QString unknown = decks.library.exportJson(0).replace(decks.library.nearDeck().frontId,
                                                                QStringLiteral("ZZZ_001"));
    decks.settings.setDeck({}, 0, unknown);
    decks.settings.setProgram(0, QStringLiteral("novice"));
    DeckLibrary next(&decks.settings);
    EXPECT_TRUE(next.nearDeck().ok) << "there is one to play with all the same";
    EXPECT_EQ(decks.settings.deck({}, 0), unknown);
    EXPECT_TRUE(decks.settings.surprise()) << "nobody has chosen a deck";
    EXPECT_TRUE(next.problem().startsWith(QStringLiteral("The lower player's deck cannot be read")))
        << next.problem().toStdString();
    EXPECT_TRUE(next.problem().contains(QStringLiteral("ZZZ_001"))) << next.problem().toStdString();
    EXPECT_FALSE(next.useText(1, QStringLiteral("3 Nobody")));
    next.forgetProblem(); // of the last one only
    next.useBuiltIn(1, kVader);
    EXPECT_TRUE(next.problem().contains(QStringLiteral("ZZZ_001"))) << next.problem().toStdString();
    next.useBuiltIn(0, kVader);
    EXPECT_EQ(decks.settings.deck({}, 0), kVader);
    EXPECT_EQ(next.problem(), QString());
}

/// The only copies may be those in the settings.
TEST(DeckLibrary, OwnDecksThatWereReplacedCanBeGoneBackTo)
{
    Decks decks;
    const QString luke = decks.library.exportText(0);
    ASSERT_TRUE(decks.library.useText(0, luke));
    EXPECT_EQ(decks.library.ownDecks(0), QStringList()) << "but the one it has";
    EXPECT_EQ(decks.library.ownDecks(1), QStringList{luke}) << "the other player may have it too";
    decks.library.useBuiltIn(0, kVader);
    const QString vader = decks.library.exportText(0);
    ASSERT_TRUE(decks.library.useText(0, vader)) << "and another of their own";
    decks.library.useBuiltIn(0, kVader);
    DeckLibrary next(&decks.settings);
    EXPECT_EQ(next.ownDecks(0), (QStringList{vader, luke}));
    EXPECT_FALSE(next.titleOf(luke).isEmpty());
    ASSERT_TRUE(next.useText(0, luke));
    EXPECT_EQ(next.exportText(0), luke);
    EXPECT_EQ(next.ownDecks(0), QStringList{vader});
}

TEST(DeckLibrary, SaysWhereAListIsWrong)
{
    Decks decks;
    const DeckSummary before = decks.library.nearDeck();
    EXPECT_FALSE(decks.library.useText(0, QStringLiteral("SOR_010\nSOR_023\n3 Nobody")));
    EXPECT_EQ(decks.library.problem(),
              QStringLiteral("line 3, column 3: \"Nobody\" is not a known card"));
    EXPECT_EQ(decks.library.nearDeck(), before) << "the deck stays";
    EXPECT_FALSE(decks.library.useText(0, QStringLiteral("SOR_010\nSOR_023\n\nDeck\n4 Wampa")));
    EXPECT_EQ(decks.library.problem(),
              QStringLiteral("Line 5: 4 copies of Wampa; deck and sideboard together may have 3. "
                             "Line 4: the deck has too few cards: 4 of at least 50."));
}

TEST(DeckLibrary, ExportsWhatOthersRead)
{
    Decks decks;
    decks.library.useBuiltIn(0, kVader);
    ASSERT_TRUE(decks.library.useText(1, decks.library.exportJson(0)));
    EXPECT_EQ(decks.library.farDeck(), decks.library.nearDeck());
    EXPECT_EQ(decks.library.exportJson(1), decks.library.exportJson(0));
    EXPECT_EQ(decks.library.exportJson(7), QString());
    EXPECT_EQ(decks.library.exportText(-1), QString());
}

TEST(DeckLibrary, CopiesToTheClipboard)
{
    Decks decks;
    decks.library.copy(decks.library.exportText(0));
    EXPECT_EQ(QGuiApplication::clipboard()->text(), decks.library.exportText(0));
}

} // namespace
} // namespace playmat::table
