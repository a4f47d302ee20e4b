// What somebody learns on disk: said while it is not there, tried again, and there at the end.
#include "support/faulty_files.h"
#include "support/full_disk.h"
#include "support/qt_files.h"
#include "table/learn/learn_session.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>

namespace playmat::table {
namespace {

constexpr learn::Day kToday = 20000;

struct LearnKept : testing::Test
{
    LearnKept() { saving->setPatience(1); }
    /// A puzzle that was not solved.
    static void fail(LearnSaving &at, const std::string &puzzle)
    {
        at.add([puzzle](learn::Progress &progress) {
            progress.puzzleRated(puzzle, 1200, false, kToday);
        });
        (void)at.save();
    }
    /// It will not be tried again by itself.
    void failOnAFullDisk()
    {
        (void)saving->open(path, files);
        saving->setPatience(1'000'000);
        files.failAll("write", std::errc::no_space_on_device);
        fail(*saving, "p01");
    }
    [[nodiscard]] int rated() const
    {
        LearnSaving next;
        (void)next.open(path);
        return next.progress().rated;
    }
    [[nodiscard]] bool recovers() const
    {
        return QTest::qWaitFor([this] { return !saving->failing(); });
    }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("learn.json"));
    test::FaultyFiles files;
    std::unique_ptr<LearnSaving> saving = std::make_unique<LearnSaving>();
};

TEST_F(LearnKept, AFullDiskIsSaidUntilItHasRoomAgain)
{
    (void)saving->open(path);
    {
        const test::FullDisk full(20);
        fail(*saving, "p01");
        EXPECT_EQ(saving->problem(),
                  QStringLiteral("What you learn is not saved. The disk is full."));
        EXPECT_FALSE(saving->tryAgain());
        EXPECT_TRUE(saving->failing());
    }
    EXPECT_TRUE(recovers()) << "by itself";
    EXPECT_EQ(rated(), 1);
}

TEST_F(LearnKept, AFolderThatWasRemovedIsMadeAgain)
{
    path = folder.filePath(QStringLiteral("playmat/learn.json"));
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("playmat")));
    (void)saving->open(path);
    fail(*saving, "p01");
    ASSERT_TRUE(QDir(folder.filePath(QStringLiteral("playmat"))).removeRecursively());
    fail(*saving, "p02");
    EXPECT_FALSE(saving->failing());
    EXPECT_EQ(rated(), 2);
}

TEST_F(LearnKept, ItIsTriedOnceMoreAtTheEnd)
{
    failOnAFullDisk();
    files.mend();
    EXPECT_EQ(rated(), 0);
    saving.reset();
    EXPECT_EQ(rated(), 1);
}

TEST_F(LearnKept, WhatIsNotWrittenIsAddedToWhatAnotherWindowWrites)
{
    failOnAFullDisk();
    LearnSaving other;
    (void)other.open(path);
    fail(other, "p02");
    files.mend();
    EXPECT_TRUE(saving->tryAgain());
    EXPECT_EQ(saving->progress().rated, 2);
    EXPECT_EQ(rated(), 2);
}

TEST_F(LearnKept, AWindowThatIsJustWritingIsWaitedForInSilence)
{
    (void)saving->open(path, files);
    fail(*saving, "p01");
    files.failAll("lock", std::errc::resource_unavailable_try_again);
    fail(*saving, "p02");
    EXPECT_FALSE(saving->failing());
    files.mend();
    EXPECT_TRUE(QTest::qWaitFor([this] { return rated() == 2; }));
    files.failAll("lock", std::errc::resource_unavailable_try_again);
    fail(*saving, "p03");
    EXPECT_TRUE(QTest::qWaitFor([this] { return saving->failing(); })) << "it takes too long";
    files.mend();
    EXPECT_TRUE(recovers());
    EXPECT_EQ(rated(), 3);
}

TEST_F(LearnKept, ALinkIsSaidBeforeAnythingIsLearned)
{
    fail(*saving, "p00");
    const QString other = folder.filePath(QStringLiteral("other.json"));
    test::write(other, QByteArray::fromStdString(learn::writeProgress(saving->progress())));
    ASSERT_TRUE(QFile::link(other, path));
    (void)saving->open(path);
    EXPECT_EQ(saving->progress().rated, 1) << "it is read";
    EXPECT_TRUE(saving->problem().startsWith(QStringLiteral("What you learn is not saved. ")));
    EXPECT_TRUE(saving->problem().contains(QStringLiteral("symbolic link")));
    fail(*saving, "p01");
    EXPECT_TRUE(saving->failing());
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_TRUE(recovers());
    EXPECT_EQ(rated(), 2);
}

TEST_F(LearnKept, ALearnerHearsOfIt)
{
    LearnSession session;
    session.setFile(path);
    {
        const test::FullDisk full(20);
        session.tell("a-tip");
        EXPECT_TRUE(session.saving()->failing());
        EXPECT_TRUE(session.isTold("a-tip"));
    }
    EXPECT_TRUE(session.saving()->tryAgain());
    LearnSession next;
    next.setFile(path);
    EXPECT_TRUE(next.isTold("a-tip"));
}

} // namespace
} // namespace playmat::table
