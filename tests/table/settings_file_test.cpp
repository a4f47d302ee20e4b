// What is in the settings' place and cannot be settings of ours, and what only looks like it.
#include "support/full_disk.h"
#include "support/qt_files.h"
#include "table/session/card_data.h"
#include "table/settings/settings_file.h"
#include "table/settings/table_settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace playmat::table {
namespace {

using test::contentOf;
using test::write;

constexpr int kSoonMs = 250; ///< until it is known whether something was written

struct SettingsFile : testing::Test
{
    QTemporaryDir folder;
    QString ini = folder.filePath(QStringLiteral("playmat.ini"));
};

TEST_F(SettingsFile, StreamsAreFoundHoweverTheyAreWritten)
{
    for (const char *value :
         {"@Variant(\\0\\0)", "\"@Variant(\\0\\0)\"", "  @Variant(x)", "a, @Variant(x)",
          "\"a, b\", \"@DateTime(x)\"", "\\x40Variant(x)", "\"\\x40Variant(x)\"", "\"\"@Variant(x)",
          "\\100Variant(x)", "@\\x56\\x61riant(x)"})
        EXPECT_TRUE(holdsStreams(QByteArray("[General]\na=1\nb=") + value + "\n")) << value;
}

/// A quote counts wherever it stands: it may open in a line that has no value.
TEST_F(SettingsFile, StreamsAreFoundWhereverLinesEnd)
{
    for (const char *text :
         {"[x\"\na=1\nb=\"c,d=\"e\", f\ng=@Variant(x)\n", "\"\na\"=@Variant(x)\n",
          "; \"\na=@Variant(x)\n", "a=1\\\r\nb=@Variant(x)\nc=@Variant(x)\n",
          "a=1 ; \"\nb=@Variant(x)\n", "a=1\rb=@Variant(x)\r", "\n\n  a=@Variant(x)"})
        EXPECT_TRUE(holdsStreams(text)) << text;
    for (const char *text :
         {"; a=@Variant(x)\n", "a=1 ; b=@Variant(x)\n", "a=\"x\n=@Variant(x)\"\n",
          "[a=@Variant(x)]\nb=\"\"\n", "@Variant(x)\n", ""})
        EXPECT_EQ(holdsStreams(text), QByteArray(text).startsWith('[')) << text;
}

TEST_F(SettingsFile, ATextThatSpeaksOfThemIsNone)
{
    for (const QString &text : {QStringLiteral("Good @Variant( deck"), QStringLiteral("@Variant("),
                                QStringLiteral("a, @Variant(x)"), QStringLiteral("a\n@DateTime(x)"),
                                QStringLiteral("\"@Variant(x)\""), QStringLiteral("x=@Variant(y)"),
                                QStringLiteral("@@Variant(")}) {
        {
            QSettings settings(ini, QSettings::IniFormat);
            settings.setValue(QStringLiteral("name0"), text);
            settings.setValue(QStringLiteral("list"), QStringList{text, text});
        }
        EXPECT_FALSE(holdsStreams(contentOf(ini))) << text.toStdString() << contentOf(ini).data();
        EXPECT_EQ(QSettings(ini, QSettings::IniFormat).value(QStringLiteral("name0")), text);
    }
}

TEST_F(SettingsFile, EveryOneThatWasSetAsideIsKept)
{
    for (const char *name : {"playmat.ini.damaged", "playmat.ini.damaged-2"}) {
        write(ini, "a=@Variant(x)\n");
        const TableSettings settings(ini);
        EXPECT_TRUE(settings.problem().endsWith(QLatin1String(name)))
            << settings.problem().toStdString();
        EXPECT_EQ(contentOf(folder.filePath(QLatin1String(name))), "a=@Variant(x)\n");
    }
}

/// As in a folder that can only be read.
TEST_F(SettingsFile, OneThatCannotBeSetAsideIsNeitherReadNorWritten)
{
    const QString longest = folder.filePath(QString(255, u'x')); // with ".damaged" it is too long
    const QByteArray foreign = "[General]\nfontScale=1.5\na=@Variant(x)\n";
    write(longest, foreign);
    {
        TableSettings settings(longest);
        EXPECT_TRUE(settings.problem().contains(longest)) << settings.problem().toStdString();
        EXPECT_FALSE(settings.problem().contains(QStringLiteral(".damaged")));
        EXPECT_EQ(settings.fontScale(), 1);
        settings.setFontScale(2);
        EXPECT_EQ(settings.fontScale(), 2) << "for this time";
    }
    EXPECT_EQ(contentOf(longest), foreign);
}

/// Opening it would wait for somebody who writes.
TEST_F(SettingsFile, APipeOrAFolderIsSaidAndNotOpened)
{
    ASSERT_EQ(::mkfifo(ini.toLocal8Bit().constData(), 0600), 0);
    TableSettings settings(ini);
    EXPECT_TRUE(settings.problem().contains(ini));
    settings.setFontScale(1.5); // for this time
    EXPECT_EQ(settings.fontScale(), 1.5);
    const TableSettings in(folder.path());
    EXPECT_TRUE(in.problem().contains(folder.path()));
}

TEST_F(SettingsFile, APipeInThePlaceOfAMatchIsNotOpened)
{
    const QString pipe = folder.filePath(QStringLiteral("current.playmat"));
    ASSERT_EQ(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    EXPECT_EQ(&cardDataFor(pipe), &cardData());
}

TEST_F(SettingsFile, WhatIsNotWrittenIsSaidUntilItIs)
{
    TableSettings settings(ini);
    settings.setPlayerName(0, QStringLiteral("Zoe"));
    QTest::qWait(kSoonMs);
    EXPECT_EQ(settings.unsaved(), QString());
    {
        const test::FullDisk full(0);
        settings.setDeck({}, 0, QStringLiteral("a deck"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return !settings.unsaved().isEmpty(); }));
        EXPECT_EQ(settings.unsaved(),
                  QStringLiteral("Settings and decks are not saved. The disk is full."));
        settings.saveAgain();
        EXPECT_FALSE(settings.unsaved().isEmpty()) << "it is as full as before";
    }
    const QSignalSpy said(&settings, &TableSettings::unsavedChanged);
    settings.setFontScale(1.5);
    EXPECT_TRUE(QTest::qWaitFor([&] { return settings.unsaved().isEmpty(); }));
    EXPECT_GT(said.count(), 0);
    EXPECT_TRUE(contentOf(ini).contains("deck0=a deck")) << "with the next change";
}

TEST_F(SettingsFile, WhatIsNotWrittenIsTriedAgainByItself)
{
    TableSettings settings(ini);
    settings.setPatience(10);
    {
        const test::FullDisk full(0);
        settings.setMovedMatches({QStringLiteral("/stick/a")});
        EXPECT_TRUE(QTest::qWaitFor([&] { return !settings.unsaved().isEmpty(); }));
        EXPECT_TRUE(settings.unsaved().contains(QStringLiteral("where the match is kept")));
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return settings.unsaved().isEmpty(); }));
    EXPECT_TRUE(contentOf(ini).contains("movedMatches=/stick/a"));
    {
        const test::FullDisk full(0);
        settings.setFontScale(1.5);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !settings.unsaved().isEmpty(); }));
        EXPECT_FALSE(settings.unsaved().contains(QStringLiteral("where"))) << "that is saved";
    }
}

TEST_F(SettingsFile, WhereItCannotBeIsSaid)
{
    TableSettings settings(QStringLiteral("/dev/null/playmat.ini"));
    settings.setFontScale(1.5);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !settings.unsaved().isEmpty(); }));
    EXPECT_TRUE(settings.unsaved().endsWith(QStringLiteral("There is no such folder.")))
        << settings.unsaved().toStdString();
}

TEST_F(SettingsFile, NoWindowForgetsTheGamesThatWereWonInAnother)
{
    TableSettings one(ini);
    TableSettings two(ini);
    const int before = one.sparringElo();
    one.noteGame(QStringLiteral("won"));
    two.noteGame(QStringLiteral("won"));
    EXPECT_EQ(two.sparringText(), QStringLiteral("You won 2 of your last 2 games against it."));
    EXPECT_EQ(TableSettings(ini).sparringText(), two.sparringText());
    EXPECT_EQ(TableSettings(ini).sparringElo() - before, 2 * (one.sparringElo() - before));
}

TEST_F(SettingsFile, AnOlderVersionKeptTheLastOwnDeckOfASeat)
{
    test::write(ini, "[General]\nownDeck0=mine\nownDeck1=\"theirs\\nand more\"\n");
    TableSettings settings(ini);
    EXPECT_EQ(settings.ownDecks({}), (QStringList{"mine", "theirs\nand more"}));
    EXPECT_FALSE(settings.ownDecksMoved({}));
}

/// Two windows: each has moved a match of its own.
TEST_F(SettingsFile, NoWindowForgetsTheMatchThatAnotherMoved)
{
    TableSettings one(ini);
    TableSettings two(ini);
    one.setMovedMatches({QStringLiteral("/docs/a")});
    two.setMovedMatches({QStringLiteral("/docs/b")});
    EXPECT_EQ(TableSettings(ini).movedMatches(),
              (QStringList{QStringLiteral("/docs/b"), QStringLiteral("/docs/a")}));
    two.setMovedMatches({QStringLiteral("/docs/a")});
    EXPECT_EQ(TableSettings(ini).movedMatches(), QStringList{QStringLiteral("/docs/a")});
}

} // namespace
} // namespace playmat::table
