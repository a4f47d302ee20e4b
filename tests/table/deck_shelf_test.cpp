// Tests the files of the users' decks: changes by other programs, failing disks, hostile names.
#include "support/faulty_files.h"
#include "table/files/deck_shelf.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <set>

namespace playmat::table {
namespace {

const QString kGame = QStringLiteral("swu");
const QString kList = QStringLiteral("Deck\n3 Wampa (SOR_164)\n");

struct Shelf : testing::Test
{
    QTemporaryDir folder;
    test::FaultyFiles files;
    DeckShelf shelf{folder.path(), files};

    KeptDeck add(const QString &name, const QString &within = {})
    {
        const auto added = shelf.add(kGame, within, name, kList + u'\n' + name);
        EXPECT_TRUE(added.ok()) << name.toStdString();
        return added ? added.value() : KeptDeck();
    }
    static QByteArray textOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &text)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// The paths of all files under the folder, relative to it and with hidden files.
    [[nodiscard]] QStringList all(const QString &within = {}) const
    {
        QStringList out;
        const QDir dir(folder.path() + within);
        for (const QFileInfo &one :
             dir.entryInfoList(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot))
            if (one.isDir())
                out += all(within + u'/' + one.fileName());
            else
                out += (within + u'/' + one.fileName()).mid(1);
        return out;
    }
};

TEST_F(Shelf, FoldersAreFolders)
{
    const KeptDeck deck = add(QStringLiteral("Luke"), QStringLiteral("League/Old"));
    EXPECT_EQ(deck.folder, QStringLiteral("League/Old"));
    EXPECT_EQ(all(), QStringList{QStringLiteral("swu/League/Old/Luke.deck")});
    EXPECT_EQ(shelf.folders(kGame),
              (QStringList{QStringLiteral("League"), QStringLiteral("League/Old")}));
    const auto moved = shelf.moveTo(deck.path, QStringLiteral("Friends"));
    ASSERT_TRUE(moved.ok());
    EXPECT_EQ(moved.value().folder, QStringLiteral("Friends"));
    EXPECT_EQ(shelf.decks(kGame).size(), 1);
}

TEST_F(Shelf, TheTrashHasAWayBack)
{
    const KeptDeck deck = add(QStringLiteral("Luke"), QStringLiteral("League"));
    const auto removed = shelf.remove(deck.path);
    ASSERT_TRUE(removed.ok());
    EXPECT_TRUE(shelf.decks(kGame).empty());
    ASSERT_EQ(shelf.trash(kGame).size(), 1);
    EXPECT_EQ(all(), QStringList{QStringLiteral("swu/.trash/League/Luke.deck")});
    (void)add(QStringLiteral("Luke"), QStringLiteral("League")); // another deck takes the name
    const auto back = shelf.restore(removed.value().path);
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back.value().folder, QStringLiteral("League"));
    EXPECT_EQ(back.value().whole, deck.whole);
    EXPECT_EQ(shelf.decks(kGame).size(), 2) << "neither replaced the other";
    EXPECT_TRUE(shelf.trash(kGame).empty());
}

TEST_F(Shelf, NeverWritesOverAChangeFromOutside)
{
    const KeptDeck deck = add(QStringLiteral("Luke"));
    write(deck.path, "# Luke\n# game: swu · id: 12345678\nDeck\n1 Yoda\n");
    const auto mine = shelf.rewrite(deck, deck.whole + QStringLiteral("# note: mine\n"));
    ASSERT_FALSE(mine.ok());
    EXPECT_EQ(mine.problem().code, "changed_outside");
    EXPECT_TRUE(textOf(deck.path).contains("Yoda"));
    const KeptDeck now = shelf.deck(deck.path);
    EXPECT_TRUE(shelf.rewrite(now, now.whole + QStringLiteral("# note: mine\n")).ok());
    EXPECT_TRUE(textOf(deck.path).contains("Yoda"));
    EXPECT_TRUE(textOf(deck.path).contains("note: mine"));
}

TEST_F(Shelf, ADeckThatWasRemovedOutsideIsWrittenAgain)
{
    const KeptDeck deck = add(QStringLiteral("Luke"), QStringLiteral("League"));
    ASSERT_TRUE(QDir(folder.filePath(QStringLiteral("swu"))).removeRecursively());
    const auto again = shelf.rewrite(deck, deck.whole + QStringLiteral("# note: mine\n"));
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(textOf(deck.path).contains("note: mine"));
}

/// With a full disk, each system call fails once; afterwards the file is the old or the new one.
TEST_F(Shelf, AFullDiskLosesNothing)
{
    KeptDeck deck = add(QStringLiteral("Luke"));
    const QString mine = deck.whole + QStringLiteral("# note: mine\n");
    bool failed = false;
    for (std::size_t call = 0; call < 30; ++call) {
        files.failAt(call, std::errc::no_space_on_device);
        const auto done = shelf.rewrite(deck, mine);
        files.mend();
        failed = failed || !done.ok();
        const QByteArray now = textOf(deck.path);
        EXPECT_TRUE(now == deck.whole.toUtf8() || now == mine.toUtf8()) << "call " << call;
        EXPECT_EQ(all().filter(QStringLiteral(".deck")).size(), 1) << "call " << call;
        write(deck.path, deck.whole.toUtf8());
    }
    EXPECT_TRUE(failed) << files.failed();
}

TEST_F(Shelf, AFailureIsSaidAndTheOldNameStays)
{
    const KeptDeck deck = add(QStringLiteral("Luke"));
    files.failAll("openToWrite", std::errc::read_only_file_system);
    const auto renamed = shelf.rename(deck.path, QStringLiteral("Leia"));
    ASSERT_FALSE(renamed.ok());
    EXPECT_FALSE(shelf.add(kGame, {}, QStringLiteral("Han"), kList).ok());
    EXPECT_EQ(all(), QStringList{QStringLiteral("swu/Luke.deck")});
}

/// Otherwise each look at the decks would try again.
TEST_F(Shelf, ACopyThatGetsNoIdIsTriedOnce)
{
    const KeptDeck deck = add(QStringLiteral("Luke"));
    ASSERT_TRUE(shelf.keepVersion(kGame, deck.id, {}).ok());
    const QString copy = folder.path() + QStringLiteral("/swu/Copy.deck");
    ASSERT_TRUE(QFile::copy(deck.path, copy));
    for (const char *failing : {"openToWrite", "open"}) {
        DeckShelf other(folder.path(), files);
        (void)other.decks(kGame); // the decks themselves are read
        files.failAll(failing, std::errc::io_error);
        other.tellApart(kGame);
        const std::size_t calls = files.calls();
        other.tellApart(kGame);
        EXPECT_EQ(files.calls(), calls) << failing;
        EXPECT_EQ(other.deck(copy).id, deck.id);
        files.mend();
    }
    shelf.tellApart(kGame);
    std::set<QString> ids;
    for (const KeptDeck &one : shelf.decks(kGame))
        ids.insert(one.id);
    EXPECT_EQ(ids.size(), 2U);
}

TEST_F(Shelf, NamesLeadNowhere)
{
    const QString hostile[] = {QStringLiteral("../../evil"),
                               QStringLiteral("..\\..\\evil"),
                               QStringLiteral("<b>bold</b> & co"),
                               QStringLiteral("a\nb\rc"),
                               QString(500, u'x'),
                               QStringLiteral("  . . "),
                               QStringLiteral("con"),
                               QStringLiteral("# game: lorcana · id: 1"),
                               QStringLiteral("%1 %2 %n"),
                               QStringLiteral("\u202Etxt.kced")};
    for (const QString &name : hostile) {
        const KeptDeck deck = add(name, QStringLiteral("../") + name);
        EXPECT_TRUE(QFileInfo(deck.path).canonicalFilePath().startsWith(
            QFileInfo(folder.path()).canonicalFilePath() + QStringLiteral("/swu/")))
            << deck.path.toStdString();
        EXPECT_FALSE(deck.name.contains(u'\n'));
        EXPECT_LE(deck.name.size(), 60);
    }
    EXPECT_EQ(shelf.decks(kGame).size(), std::size(hostile));
    EXPECT_FALSE(shelf.deck(folder.filePath(QStringLiteral("swu/../../etc/x.deck"))).isThere());
    EXPECT_FALSE(shelf.remove(QStringLiteral("/etc/passwd")).ok());
    EXPECT_FALSE(shelf.moveTo(QStringLiteral("/etc/passwd"), {}).ok());
}

TEST_F(Shelf, FilesOfOtherHandsAreRead)
{
    write(folder.filePath(QStringLiteral("swu/Mine.deck")), "3 Wampa\n");
    write(
        folder.filePath(QStringLiteral("swu/Tagged.deck")),
        "# Other\n# game: swu · format: premier · tags: league, slow · later: x · id: abc\nDeck\n");
    const KeptDeck plain = shelf.deck(folder.filePath(QStringLiteral("swu/Mine.deck")));
    EXPECT_EQ(plain.name, QStringLiteral("Mine"));
    EXPECT_EQ(plain.text, QStringLiteral("3 Wampa\n"));
    const KeptDeck tagged = shelf.deck(folder.filePath(QStringLiteral("swu/Tagged.deck")));
    EXPECT_EQ(tagged.name, QStringLiteral("Other"));
    EXPECT_EQ(tagged.tags, (QStringList{QStringLiteral("league"), QStringLiteral("slow")}));
    EXPECT_EQ(tagged.format, QStringLiteral("premier"));
    EXPECT_EQ(tagged.id, QStringLiteral("abc"));
    const auto renamed = shelf.rename(tagged.path, QStringLiteral("Third"));
    ASSERT_TRUE(renamed.ok());
    EXPECT_TRUE(renamed.value().whole.contains(QStringLiteral("later: x"))) << "kept";
    EXPECT_EQ(renamed.value().id, QStringLiteral("abc"));
}

} // namespace
} // namespace playmat::table
