// A match is not left by accident while it is in no file; a file is replaced only where that was
// asked; and what is opened while somebody learns is seen.
#include "lessons.h"
#include "support/folders.h"
#include "support/full_disk.h"
#include "support/qt_files.h"
#include "table/session/table_dump.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <gtest/gtest.h>

#include <optional>

namespace playmat::qmltest {
namespace {

using table::LearnSession;

using test::contentOf;
using test::FullDisk;
using test::write;

struct Unsaved : testing::Test
{
    Unsaved()
        : hands(app)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.keepJournal();
        click("dealButton");
        ASSERT_TRUE(becomes([&] { return shown("table"); }));
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
    void type(const QString &text)
    {
        hands.key(Qt::Key_A, Qt::ControlModifier);
        for (const QChar letter : text)
            QTest::keyClick(app.window, letter.toLatin1());
    }
    /// Both mulligans, on a disk that is full by then.
    void playOnAFullDisk()
    {
        app.hands().desk()->choose(0);
        app.hands().desk()->choose(0);
        ASSERT_TRUE(shown("savingBar"));
    }
    [[nodiscard]] qint64 sizeNow() const { return QFileInfo(file("current.playmat")).size() + 9; }
    void leave()
    {
        click("menuButton");
        click("leaveGame");
    }

    App app;
    Hands hands;
};

TEST_F(Unsaved, TheWindowClosesOnlyAfterAsking)
{
    const FullDisk full(sizeNow());
    playOnAFullDisk();
    const QString hash = app.hash();
    const QQuickItem *before = app.window->activeFocusItem();
    hands.key(Qt::Key_Q, Qt::ControlModifier);
    ASSERT_TRUE(shown("unsavedStay"));
    EXPECT_TRUE(app.item(QStringLiteral("unsavedElsewhere"))->hasActiveFocus());
    click("unsavedStay");
    EXPECT_TRUE(app.window->isVisible());
    EXPECT_EQ(app.window->activeFocusItem(), before) << "the keyboard is back";
    EXPECT_EQ(app.hash(), hash);
    EXPECT_FALSE(app.window->close()) << "by the window's own button";
    ASSERT_TRUE(shown("unsavedLeave"));
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("unsavedLeave"));
    EXPECT_EQ(app.window->activeFocusItem(), before);
    app.window->close();
    app.window->close();
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(app.window->activeFocusItem(), before) << "it was asked twice";
    app.window->close();
    click("unsavedLeave");
    EXPECT_TRUE(becomes([&] { return !app.window->isVisible(); }));
}

TEST_F(Unsaved, OnceThereIsRoomNobodyIsAsked)
{
    {
        const FullDisk full(sizeNow());
        playOnAFullDisk();
    }
    const QString hash = app.hash();
    leave();
    ASSERT_TRUE(becomes([&] { return shown("continueButton"); }));
    click("continueButton");
    EXPECT_EQ(app.hash(), hash) << "it was written on the way out";
}

TEST_F(Unsaved, AMatchIsSavedElsewhereAndThenLeft)
{
    QString hash;
    {
        const FullDisk full(sizeNow());
        playOnAFullDisk();
        hash = app.hash();
        leave();
        ASSERT_TRUE(shown("unsavedElsewhere"));
        click("unsavedElsewhere");
        ASSERT_TRUE(shown("acceptFile"));
        hands.key(Qt::Key_Escape);
        EXPECT_EQ(app.hash(), hash) << "nothing was saved, so nothing is left";
        leave();
        click("unsavedElsewhere");
    }
    type(file("stick.playmat"));
    click("acceptFile");
    ASSERT_TRUE(becomes([&] { return shown("dealButton"); }));
    ASSERT_TRUE(app.session.resume(file("stick.playmat")));
    EXPECT_EQ(app.hash(), hash);
}

TEST_F(Unsaved, AnotherMatchIsOpenedOnlyAfterAsking)
{
    ASSERT_TRUE(app.session.saving()->saveAs(file("kept.playmat")));
    const QString kept = app.hash();
    const FullDisk full(sizeNow());
    playOnAFullDisk();
    const QString hash = app.hash();
    hands.key(Qt::Key_O, Qt::ControlModifier);
    type(file("kept.playmat"));
    click("acceptFile");
    ASSERT_TRUE(shown("unsavedStay"));
    click("unsavedStay");
    EXPECT_EQ(app.hash(), hash);
    click("acceptFile");
    click("unsavedLeave");
    EXPECT_EQ(app.hash(), kept);
}

TEST_F(Unsaved, AFileIsReplacedOnlyInTheFolderThatWasAskedAbout)
{
    ASSERT_TRUE(QDir(app.folder.path()).mkdir(QStringLiteral("sub")));
    write(file("sub/game.playmat"), "the one that was asked about");
    write(file("game.playmat"), "something dear");
    hands.key(Qt::Key_S, Qt::ControlModifier);
    type(file("sub"));
    hands.key(Qt::Key_Return);
    type(QStringLiteral("game"));
    hands.key(Qt::Key_Return);
    ASSERT_EQ(app.item(QStringLiteral("acceptFile"))->property("text").toString(),
              QStringLiteral("Replace"));
    click("folderUp");
    EXPECT_EQ(app.item(QStringLiteral("acceptFile"))->property("text").toString(),
              QStringLiteral("Save"));
    click("acceptFile");
    EXPECT_EQ(contentOf(file("game.playmat")), "something dear");
    EXPECT_EQ(app.item(QStringLiteral("acceptFile"))->property("text").toString(),
              QStringLiteral("Replace"));
}

// --- while somebody learns -----------------------------------------------------------------------

struct UnsavedLesson : Lessons
{
    void SetUp() override
    {
        Lessons::SetUp();
        app.keepJournal();
    }
    [[nodiscard]] QString file(const char *name) const
    {
        return app.folder.filePath(QLatin1String(name));
    }
    /// Its first answer finds the disk full.
    void startFirstGameOnAFullDisk()
    {
        learn->startFirstGame();
        ASSERT_TRUE(becomes([&] { return shown("table") && learn->table()->running(); }));
        full.emplace(QFileInfo(file("current.playmat")).size() + 9);
        learn->table()->controller()->desk()->choose(
            0); // unless chance lets the program begin: then it answers
        ASSERT_TRUE(becomes([&] { return shown("savingBar"); }));
    }
    void type(const QString &text)
    {
        hands.key(Qt::Key_A, Qt::ControlModifier);
        for (const QChar letter : text)
            QTest::keyClick(app.window, letter.toLatin1());
    }
    /// It is still there after "Stay".
    void expectToBeAsked(const char *where)
    {
        ASSERT_TRUE(shown("unsavedStay")) << where;
        click("unsavedStay");
        EXPECT_EQ(learn->page(), LearnSession::Rest) << where;
        EXPECT_TRUE(learn->table()->saving()->failing()) << where;
    }

    std::optional<FullDisk> full;
};

/// README: a match is saved after every answer.
TEST_F(UnsavedLesson, AFirstGameIsKeptLikeAnyOther)
{
    learn->startFirstGame();
    ASSERT_TRUE(becomes([&] { return shown("table") && learn->table()->running(); }));
    EXPECT_TRUE(QFile::exists(file("current.playmat")));
    learn->table()->controller()->desk()->choose(0);
    const QString hash = table::dumpOf(*learn->table()).value(QStringLiteral("hash")).toString();
    learn->close();
    ASSERT_TRUE(becomes([&] { return shown("continueButton"); }));
    click("continueButton");
    EXPECT_EQ(app.hash(), hash);
}

TEST_F(UnsavedLesson, LessonsAndPuzzlesAreNotKept)
{
    learn->startFirstGame();
    learn->startLesson(QStringLiteral("swu-01"));
    learn->startNextPuzzle();
    EXPECT_FALSE(QFile::exists(file("current-2.playmat")));
}

TEST_F(UnsavedLesson, AFirstGameThatIsNotSavedSaysSo)
{
    startFirstGameOnAFullDisk();
    EXPECT_FALSE(app.window->close());
    EXPECT_TRUE(shown("unsavedStay"));
    click("unsavedStay");
    click("leaveLesson");
    ASSERT_TRUE(shown("unsavedStay"));
    click("unsavedStay");
    EXPECT_TRUE(learn->table()->running());
    click("leaveLesson");
    click("unsavedLeave");
    EXPECT_EQ(learn->page(), LearnSession::Map);
}

TEST_F(UnsavedLesson, AfterTheEndOfAGameThatIsNotSavedNothingReplacesItUnasked)
{
    startFirstGameOnAFullDisk();
    learn->table()->concede(0);
    ASSERT_TRUE(becomes([&] { return learn->restOver() && shown("endCard"); }));
    for (const char *way : {"playOn", "allLessons", "nextLesson"}) {
        click(way);
        expectToBeAsked(way);
    }
    hands.key(Qt::Key_Escape);
    expectToBeAsked("Escape");
    click("playOn");
    click("unsavedLeave");
    EXPECT_EQ(learn->page(), LearnSession::Rest);
    EXPECT_FALSE(learn->table()->over()) << "another one";
}

TEST_F(UnsavedLesson, ADeckTakesThePlaceOfAGameThatIsNotSavedOnlyAfterAsking)
{
    const QString deck
        = QString::fromStdString(test::resourceDir() + "/decks/swu/shd-moff-gideon.json");
    write(file("deck.json"), contentOf(deck));
    startFirstGameOnAFullDisk();
    hands.key(Qt::Key_O, Qt::ControlModifier);
    type(file("deck.json"));
    click("acceptFile");
    expectToBeAsked("a deck");
    click("acceptFile");
    click("unsavedLeave");
    EXPECT_EQ(learn->page(), LearnSession::Closed);
    EXPECT_TRUE(becomes([&] { return shown("dealButton"); }));
}

/// The rest of a lesson is played during a visit from a match: neither is in a file.
TEST_F(UnsavedLesson, TheWindowClosesOnlyAfterAskingAboutBothMatches)
{
    app.session.start({QStringLiteral("Ada"), QStringLiteral("Marek")},
                      {QStringLiteral("luke"), QStringLiteral("vader")}, 7);
    full.emplace(QFileInfo(file("current.playmat")).size() + 9);
    for (int seat = 0; seat < 2; ++seat)
        app.session.controller()->desk()->choose(0);
    ASSERT_TRUE(app.session.saving()->failing());
    learn->visit(QStringLiteral("swu-01"));
    learn->playOn();
    ASSERT_TRUE(becomes([&] { return learn->page() == LearnSession::Rest; }));
    learn->table()->controller()->desk()->choose(0);
    ASSERT_TRUE(becomes([&] { return learn->table()->saving()->failing(); }));
    EXPECT_FALSE(app.window->close());
    click("unsavedLeave"); // the rest
    EXPECT_TRUE(app.window->isVisible());
    ASSERT_TRUE(shown("unsavedStay")) << "and the match";
    click("unsavedStay");
    EXPECT_TRUE(app.session.running());
    EXPECT_FALSE(app.window->close());
    click("unsavedLeave");
    click("unsavedLeave");
    EXPECT_TRUE(becomes([&] { return !app.window->isVisible(); }));
}

TEST_F(UnsavedLesson, AFileFromOutsideIsSeenAndTheLessonLeft)
{
    click("learnFirst");
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    app.session.start({QStringLiteral("Ada"), QStringLiteral("Marek")},
                      {QStringLiteral("luke"), QStringLiteral("vader")}, 7);
    ASSERT_TRUE(app.session.saving()->saveAs(file("kept.playmat")));
    const QString kept = app.hash();
    app.session.close();
    EXPECT_TRUE(
        QMetaObject::invokeMethod(app.window, "take", Q_ARG(QString, file("kept.playmat"))));
    ASSERT_TRUE(shown("acceptFile")) << "nobody is torn out of a lesson";
    click("acceptFile");
    EXPECT_EQ(app.hash(), kept);
    EXPECT_EQ(learn->page(), LearnSession::Closed);
    EXPECT_TRUE(becomes([&] { return shown("table"); }));
}

} // namespace
} // namespace playmat::qmltest
