#include "table/files/deck_library.h"
#include "table/session/table_session.h"

#include <QClipboard>
#include <QDir>
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
    QString shelf = folder.filePath(QStringLiteral("decks"));
    DeckLibrary library{&settings, shelf};

    [[nodiscard]] QStringList names(const DeckLibrary &of, int seat = 0) const
    {
        QStringList names;
        for (const QVariant &deck : of.ownDecks(seat))
            names.append(deck.value<OwnDeck>().name);
        return names;
    }
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
    EXPECT_TRUE(next.problem().startsWith(QStringLiteral("Novice's deck cannot be read")))
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

/// A seat that has not chosen a deck plays a starter deck.
TEST(DeckLibrary, TheStarterDeckThatASeatHasIsMarked)
{
    Decks decks;
    int marked = 0;
    for (const QString &name : decks.library.builtIn())
        if (decks.library.has(0, name)) {
            ++marked;
            EXPECT_EQ(decks.library.builtInTitle(name), decks.library.nearDeck().title);
        }
    EXPECT_EQ(marked, 1);
    decks.library.useBuiltIn(0, kVader);
    EXPECT_TRUE(decks.library.has(0, kVader));
}

/// The library may hold the only copy.
TEST(DeckLibrary, OwnDecksThatWereReplacedCanBeGoneBackTo)
{
    Decks decks;
    const QString luke = decks.library.exportText(0);
    ASSERT_TRUE(decks.library.useText(0, luke, QStringLiteral("Patient Luke")));
    EXPECT_EQ(decks.names(decks.library), QStringList{QStringLiteral("Patient Luke")});
    EXPECT_EQ(decks.library.nearDeck().title, QStringLiteral("Patient Luke"));
    EXPECT_TRUE(decks.library.ownDecks(0).at(0).value<OwnDeck>().inUse);
    EXPECT_FALSE(decks.library.ownDecks(1).at(0).value<OwnDeck>().inUse);
    decks.library.useBuiltIn(0, kVader);
    ASSERT_TRUE(decks.library.useText(0, decks.library.exportJson(0)))
        << "and another of their own";
    ASSERT_TRUE(decks.library.useText(0, luke)) << "which is there already";
    decks.library.useBuiltIn(0, kVader);
    DeckLibrary next(&decks.settings, decks.shelf);
    ASSERT_EQ(decks.names(next).size(), 2);
    const int at = int(decks.names(next).indexOf(QStringLiteral("Patient Luke")));
    ASSERT_GE(at, 0);
    ASSERT_TRUE(next.useOwn(0, next.ownDecks(0).at(at).value<OwnDeck>().path));
    EXPECT_EQ(next.exportText(0), luke);
    EXPECT_EQ(next.nearDeck().title, QStringLiteral("Patient Luke"));
}

TEST(DeckLibrary, ADeckIsAFileThatPeopleRead)
{
    Decks decks;
    decks.library.useBuiltIn(0, kVader);
    ASSERT_TRUE(decks.library.useText(0, decks.library.exportJson(0), QStringLiteral("All: in?")));
    QFile file(decks.shelf + QStringLiteral("/swu/All in.deck"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << "in a name that every system takes";
    const QString text = QString::fromUtf8(file.readAll());
    EXPECT_TRUE(text.startsWith(QStringLiteral("# All: in?\n# game: swu · id: ")))
        << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("\nLeader\n1 Darth Vader | Dark Lord")))
        << "the list, not the JSON";
    EXPECT_TRUE(DeckLibrary(&decks.settings).useText(1, text)) << "the whole file is a deck";
}

TEST(DeckLibrary, OwnDecksAreRenamedAndRemoved)
{
    Decks decks;
    ASSERT_TRUE(decks.library.useText(0, decks.library.exportText(0), QStringLiteral("One")));
    decks.library.renameOwn(decks.library.ownDecks(0).at(0).value<OwnDeck>().path,
                            QStringLiteral("Two"));
    EXPECT_EQ(decks.names(decks.library), QStringList{QStringLiteral("Two")});
    EXPECT_EQ(decks.library.nearDeck().title, QStringLiteral("Two"));
    decks.library.removeOwn(decks.library.ownDecks(0).at(0).value<OwnDeck>().path);
    EXPECT_EQ(decks.names(decks.library), QStringList());
    EXPECT_TRUE(QFile::exists(decks.shelf + QStringLiteral("/swu/.trash/Two.deck")));
    EXPECT_TRUE(decks.library.nearDeck().ok) << "whoever has it keeps it";
    EXPECT_FALSE(decks.library.useOwn(0, decks.folder.filePath(QStringLiteral("settings.ini"))));
}

TEST(DeckLibrary, DecksOfOtherHandsAreThereToo)
{
    Decks decks;
    ASSERT_TRUE(QDir(decks.shelf).mkpath(QStringLiteral("swu/League")));
    const auto put = [&](const char *name, const QString &text) {
        QFile file(decks.shelf + u'/' + QLatin1String(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    };
    put("swu/League/Mine.deck", decks.library.exportText(0));
    put("swu/Broken.deck", QStringLiteral("3 Nobody\n"));
    EXPECT_EQ(decks.names(decks.library).size(), 2);
    for (const QVariant &line : decks.library.ownDecks(0)) {
        const auto deck = line.value<OwnDeck>();
        EXPECT_EQ(deck.ok, deck.name == u"Mine") << deck.name.toStdString();
        EXPECT_EQ(deck.factsText.contains(QStringLiteral("Nobody")), !deck.ok);
        EXPECT_EQ(decks.library.useOwn(0, deck.path), deck.ok);
    }
}

/// Older versions kept the last twenty decks in the settings.
TEST(DeckLibrary, DecksOfTheSettingsGetFiles)
{
    Decks decks;
    const QString vader
        = QString(decks.library.exportText(1)).replace(u'\n', QStringLiteral("\\n"));
    decks.library.useBuiltIn(0, kVader);
    const QString ini = decks.folder.filePath(QStringLiteral("old.ini"));
    QFile file(ini);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("[General]\nownDecks=\"%1\"\n").arg(vader).toUtf8());
    file.close();
    TableSettings old(ini);
    ASSERT_EQ(old.ownDecks({}).size(), 1);
    const DeckLibrary library(&old, decks.folder.filePath(QStringLiteral("moved")));
    EXPECT_EQ(decks.names(library).size(), 1);
    EXPECT_EQ(old.ownDecks({}), QStringList());
    const DeckLibrary again(&old, decks.folder.filePath(QStringLiteral("moved")));
    EXPECT_EQ(decks.names(again).size(), 1) << "once";
}

TEST(DeckLibrary, ADeckThatCannotBeKeptIsSaid)
{
    Decks decks;
    QFile file(decks.shelf); // a file in place of the folder
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_TRUE(decks.library.useText(0, decks.library.exportText(0), QStringLiteral("One")));
    EXPECT_TRUE(decks.library.problem().startsWith(QStringLiteral("The deck “One” is not kept: ")))
        << decks.library.problem().toStdString();
    EXPECT_TRUE(decks.library.nearDeck().ok);
}

TEST(DeckLibrary, ShowsAllCardsByCost)
{
    Decks decks;
    for (const QString &name : decks.library.builtIn()) {
        const DeckContents deck = decks.library.contentsOfBuiltIn(name);
        ASSERT_TRUE(deck.ok()) << name.toStdString();
        EXPECT_EQ(deck.groups.front().title, QStringLiteral("Leader, Base"));
        int cards = 0;
        int cost = -1;
        for (size_t at = 1; at < deck.groups.size(); ++at) {
            cards += deck.groups[at].count;
            EXPECT_GT(deck.groups[at].cards.front().facts.cost, cost);
            cost = deck.groups[at].cards.front().facts.cost;
            EXPECT_EQ(deck.groups[at].title, QStringLiteral("Cost %1").arg(cost));
            for (const DeckCardLine &line : deck.groups[at].cards)
                EXPECT_EQ(line.facts.cost, cost);
        }
        EXPECT_EQ(cards, 50) << name.toStdString();
    }
    const QString beside = decks.library.exportText(0) + QStringLiteral("\nSideboard\n1 | Wampa\n");
    ASSERT_TRUE(decks.library.useText(0, beside));
    EXPECT_EQ(decks.library.contentsOfSeat(0).groups.back().title, QStringLiteral("Sideboard"));
    EXPECT_EQ(decks.library.contentsOfSeat(0).groups.back().count, 1);
}

TEST(DeckLibrary, ShowsDecksOfTheOtherGame)
{
    Decks decks;
    decks.library.chooseGame(QStringLiteral("lorcana"));
    if (decks.library.game().id != u"lorcana")
        GTEST_SKIP() << "not in this program";
    for (const QString &name : decks.library.builtIn()) {
        int cards = 0;
        for (const DeckGroup &group : decks.library.contentsOfBuiltIn(name).groups)
            cards += group.count;
        EXPECT_EQ(cards, 60) << name.toStdString();
    }
    ASSERT_TRUE(decks.library.useText(0, decks.library.exportText(1), QStringLiteral("Ink")));
    EXPECT_EQ(decks.names(decks.library), QStringList{QStringLiteral("Ink")});
    decks.library.chooseGame(QStringLiteral("swu"));
    EXPECT_EQ(decks.names(decks.library), QStringList()) << "each game has its own";
}

/// Holds for either seat of the program and for any name of the deck.
TEST(DeckLibrary, ASurpriseIsNoMirror)
{
    for (const int program : {0, 1}) {
        Decks decks;
        decks.settings.setProgram(program, QStringLiteral("novice"));
        decks.settings.setSurprise(true);
        for (const bool own : {false, true}) {
            decks.library.useBuiltIn(1 - program, kVader);
            if (own) {
                ASSERT_TRUE(decks.library.useText(
                    1 - program, decks.library.exportText(1 - program), QStringLiteral("Mine")));
            }
            for (int i = 0; i < 60; ++i)
                EXPECT_NE(decks.library.dealt().at(program), kVader) << own;
        }
    }
}

TEST(DeckLibrary, TwoSurprisesAreTwoDecks)
{
    Decks decks;
    for (const int seat : {0, 1})
        decks.settings.setProgram(seat, QStringLiteral("novice"));
    decks.settings.setSurprise(true);
    for (int i = 0; i < 60; ++i) {
        const QStringList dealt = decks.library.dealt();
        EXPECT_NE(dealt.at(0), dealt.at(1));
    }
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

TEST(DeckLibrary, OffersTheGameWhoseDeckItIs)
{
    Decks decks;
    if (decks.library.games().size() < 2)
        GTEST_SKIP() << "there is one game only";
    decks.settings.setGame(QStringLiteral("lorcana"));
    const QString list = decks.library.exportText(0);
    ASSERT_FALSE(list.isEmpty());
    decks.settings.setGame(QStringLiteral("swu"));
    EXPECT_FALSE(decks.library.useText(1, list));
    EXPECT_EQ(decks.library.otherGame(), QStringLiteral("Disney Lorcana"));
    EXPECT_EQ(decks.library.problem(), QStringLiteral("This is a deck of Disney Lorcana."));
    ASSERT_TRUE(decks.library.takeInOtherGame()) << decks.library.problem().toStdString();
    EXPECT_EQ(decks.library.game().id, QStringLiteral("lorcana"));
    EXPECT_EQ(decks.library.otherGame(), QString());
    EXPECT_EQ(decks.library.exportText(1), list);
}

TEST(DeckLibrary, KeepsAndShowsASideboard)
{
    Decks decks;
    for (const auto &[game, card] : {std::pair("swu", "Bright Hope | The Last Transport"),
                                     std::pair("lorcana", "Mickey Mouse - True Friend")}) {
        decks.settings.setGame(QString::fromLatin1(game));
        const DeckSummary before = decks.library.nearDeck();
        const QString list = decks.library.exportText(0);
        ASSERT_TRUE(decks.library.useText(
            0, list + QStringLiteral("\nSideboard\n1 ") + QLatin1String(card)))
            << decks.library.problem().toStdString();
        EXPECT_EQ(decks.library.nearDeck().factsText,
                  before.factsText + QStringLiteral(" · Sideboard: 1 card"));
        EXPECT_EQ(decks.library.nearDeck().curve, before.curve) << "it is not counted";
        const QString written = decks.library.exportText(0);
        EXPECT_TRUE(decks.library.useText(1, written));
        EXPECT_EQ(decks.library.exportText(1), written) << "what is exported is read again equal";
    }
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
