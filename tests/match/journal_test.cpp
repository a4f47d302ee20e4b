#include "match/journal.h"
#include "support/faulty_files.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace playmat::match {
namespace {

using test::contentOf;
using test::TempFolder;
using test::writeFile;

const Json kHeader{{"playmat", "journal"}, {"format", 1}};

Outcome<Journal> create(const std::filesystem::path &path, Files &files = systemFiles())
{
    const Outcome<ClaimedFile> old = claimFile(path, files);
    return old ? Journal::create(path, old.value(), kHeader, {}, files)
               : Outcome<Journal>(old.problem());
}

std::filesystem::path threeLines(const TempFolder &folder)
{
    Outcome<Journal> journal = create(folder / "j");
    EXPECT_TRUE(journal.ok());
    EXPECT_TRUE(journal.value().append({{"options", {1}}}).ok());
    EXPECT_TRUE(journal.value().append({{"undo", true}}).ok());
    return folder / "j";
}

TEST(Journal, ReadsWhatWasWritten)
{
    const TempFolder folder;
    const Outcome<JournalText> text = readJournal(threeLines(folder));
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(text.value().header, kHeader);
    ASSERT_EQ(text.value().lines.size(), 2U);
    EXPECT_EQ(text.value().lines[1], (Json{{"undo", true}}));
    EXPECT_FALSE(text.value().torn);
}

/// Wherever the writing was cut off: all whole lines are there, and the rest is reported as torn.
TEST(Journal, ATornLineIsDroppedWhereverItIsTorn)
{
    const TempFolder folder;
    const std::string whole = contentOf(threeLines(folder));
    const std::size_t first = whole.find('\n') + 1;
    for (std::size_t size = first; size < whole.size(); ++size) {
        writeFile(folder / "t", whole.substr(0, size));
        const Outcome<JournalText> text = readJournal(folder / "t");
        ASSERT_TRUE(text.ok()) << size;
        EXPECT_EQ(text.value().torn, whole[size - 1] != '\n') << size;
        EXPECT_EQ(text.value().wholeBytes, whole.rfind('\n', size - 1) + 1) << size;
    }
}

TEST(Journal, GoesOnBehindTheLastWholeLine)
{
    const TempFolder folder;
    const std::filesystem::path path = threeLines(folder);
    const std::string whole = contentOf(path);
    writeFile(path, whole + "{\"opti");
    const std::size_t keep = readJournal(path).value().wholeBytes;
    Outcome<Journal> journal
        = Journal::goOn(path, std::move(claimFile(path, systemFiles()).value()), keep);
    ASSERT_TRUE(journal.ok());
    EXPECT_TRUE(journal.value().append({{"options", {2}}}).ok());
    EXPECT_EQ(contentOf(path), whole + "{\"options\":[2]}\n");
}

TEST(Journal, ABrokenLineInTheMiddleIsRefused)
{
    const TempFolder folder;
    writeFile(folder / "j", toLine(kHeader) + "\nrubbish\n{\"undo\":true}\n");
    const Outcome<JournalText> text = readJournal(folder / "j");
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.problem().code, "bad_journal");
    EXPECT_NE(text.problem().message.find("line 2"), std::string::npos);
}

TEST(Journal, OtherFilesAreRefused)
{
    const TempFolder folder;
    for (const char *content : {"", "\n", "{}\n", "[1]\n", "{\"a\":", "\xff\xfe\n"}) {
        writeFile(folder / "j", content);
        EXPECT_FALSE(readJournal(folder / "j").ok()) << content;
    }
    EXPECT_EQ(readJournal(folder / "none").problem().code, "not_found");
    EXPECT_EQ(create(folder / "no/such/folder").problem().code, "not_found");
}

TEST(Journal, IsItsOwnersAloneAndLeavesNothingBeside)
{
    const TempFolder folder;
    const Outcome<Journal> journal = create(folder / "j");
    ASSERT_TRUE(journal.ok());
    struct stat found = {};
    ASSERT_EQ(::stat((folder / "j").c_str(), &found), 0);
    EXPECT_EQ(found.st_mode & 0777U, 0600U);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
}

TEST(Journal, TakesAwayWhatKilledProgramsLeft)
{
    const TempFolder folder;
    for (const char *name : {".j.0123456789abcdef.part", ".j.fedcba9876543210.part",
                             ".j.other.part", ".jj.0123456789abcdef.part"})
        writeFile(folder / name, "half");
    const Outcome<ClaimedFile> written
        = claimFile(folder / ".j.fedcba9876543210.part", systemFiles());
    ASSERT_TRUE(create(folder / "j").ok());
    EXPECT_FALSE(std::filesystem::exists(folder / ".j.0123456789abcdef.part"));
    for (const char *name :
         {".j.fedcba9876543210.part", ".j.other.part", ".jj.0123456789abcdef.part"})
        EXPECT_TRUE(std::filesystem::exists(folder / name)) << name;
}

/// Nothing of these kinds is opened, read or replaced; a pipe would be waited for without end.
TEST(Journal, WhatIsNoFileIsRefused)
{
    const TempFolder folder;
    const std::filesystem::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::filesystem::path &path :
         {pipe, folder.path(), std::filesystem::path("/dev/full")}) {
        EXPECT_EQ(create(path).problem().code, "not_a_file") << path;
        EXPECT_EQ(readJournal(path).problem().code, "not_a_file") << path;
        EXPECT_EQ(readFile(path).problem().code, "not_a_file") << path;
    }
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(Journal, SymbolicLinksAreReadAndNotWrittenThrough)
{
    const TempFolder folder;
    const std::string whole = contentOf(threeLines(folder));
    std::filesystem::create_symlink("j", folder / "link");
    EXPECT_TRUE(readJournal(folder / "link").ok());
    EXPECT_EQ(create(folder / "link").problem().code, "bad_path");
    Outcome<ClaimedFile> claimed = claimFile(folder / "link", systemFiles());
    ASSERT_TRUE(claimed.ok());
    EXPECT_FALSE(Journal::goOn(folder / "link", std::move(claimed.value()), 0).ok());
    EXPECT_EQ(contentOf(folder / "j"), whole);
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
}

TEST(Journal, ANameWithANulInItIsRefused)
{
    const TempFolder folder;
    const std::filesystem::path path = (folder / "j").string() + std::string("\0.txt", 5);
    EXPECT_EQ(create(path).problem().code, "bad_path");
    EXPECT_EQ(readFile(path).problem().code, "bad_path");
    EXPECT_FALSE(std::filesystem::exists(folder / "j"));
}

/// The size is looked at, the bytes are not: they would take seconds, and a gigabyte of memory.
TEST(Journal, AHundredMegabytesAreRefusedUnread)
{
    const TempFolder folder;
    writeFile(folder / "j", toLine(kHeader) + "\n");
    std::filesystem::resize_file(folder / "j", 100U << 20U);
    test::FaultyFiles files;
    files.failAll("read", std::errc::io_error);
    EXPECT_EQ(readJournal(folder / "j", files).problem().code, "too_large");
    EXPECT_EQ(files.failed(), "");
}

TEST(Journal, ALineIsInTheFileAtOnce)
{
    const TempFolder folder;
    Outcome<Journal> journal = create(folder / "j");
    ASSERT_TRUE(journal.ok());
    ASSERT_TRUE(journal.value().append({{"undo", true}}).ok());
    EXPECT_EQ(contentOf(folder / "j"), toLine(kHeader) + "\n{\"undo\":true}\n");
}

TEST(Journal, HasOneOwner)
{
    const TempFolder folder;
    Outcome<Journal> first = create(folder / "j");
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(create(folder / "j").problem().code, "locked");
    ASSERT_TRUE(first.value().append({{"undo", true}}).ok());
    EXPECT_EQ(readJournal(folder / "j").value().lines.size(), 1U) << "to be read by anybody";
    {
        const Journal gone = std::move(first.value());
    }
    EXPECT_TRUE(create(folder / "j").ok()) << "no lock outlives its owner";
}

/// Whoever waits for the name gets the file that has it, not the one that lost it.
TEST(Journal, TheLockIsOfTheFileThatHasTheName)
{
    const TempFolder folder;
    Outcome<ClaimedFile> old = claimFile(threeLines(folder), systemFiles());
    ASSERT_TRUE(old.ok());
    const Outcome<Journal> next
        = Journal::create(folder / "j", old.value(), kHeader, {}, systemFiles());
    ASSERT_TRUE(next.ok());
    old.value() = {};
    EXPECT_EQ(claimFile(folder / "j", systemFiles()).problem().code, "locked");
}

/// A disk that is full for a while: everything is there once there is room again.
TEST(Journal, WhatCouldNotBeWrittenIsWrittenBeforeAnythingNewer)
{
    for (const char *call : {"write", "sync"}) {
        const TempFolder folder;
        test::FaultyFiles files;
        Outcome<Journal> made = create(folder / "j", files);
        ASSERT_TRUE(made.ok());
        Journal &journal = made.value();
        ASSERT_TRUE(journal.append({{"options", {0}}}).ok());
        files.failAll(call, std::errc::no_space_on_device);
        for (int i = 1; i < 4; ++i) {
            (void)journal.append({{"options", {i}}});
            (void)journal.settle();
            ASSERT_TRUE(journal.problem());
            EXPECT_EQ(journal.problem()->code, "disk_full");
            EXPECT_GE(readJournal(folder / "j").value().lines.size(), 1U);
        }
        EXPECT_GE(journal.unsaved(), 3U);
        files.mend();
        ASSERT_TRUE(journal.append({{"options", {4}}}).ok());
        EXPECT_FALSE(journal.problem());
        EXPECT_EQ(journal.unsaved(), 0U);
        const std::vector<Json> lines = readJournal(folder / "j").value().lines;
        ASSERT_EQ(lines.size(), 5U) << call;
        for (std::size_t i = 0; i < lines.size(); ++i)
            EXPECT_EQ(lines[i]["options"][0], i);
    }
}

/// The part of a line that was written is cut off, even when cutting fails the first time.
TEST(Journal, HalfALineIsNeverWrittenBehind)
{
    const TempFolder folder;
    test::FaultyFiles files;
    Outcome<Journal> made = create(folder / "j", files);
    ASSERT_TRUE(made.ok());
    files.failAll("write", std::errc::io_error);
    files.failAll("truncate", std::errc::io_error);
    EXPECT_FALSE(made.value().append({{"options", {1}}}).ok());
    EXPECT_TRUE(readJournal(folder / "j").value().torn);
    files.mend();
    files.failAll("truncate", std::errc::io_error);
    EXPECT_FALSE(made.value().append({{"options", {2}}}).ok());
    EXPECT_EQ(readJournal(folder / "j").value().lines.size(), 0U);
    files.mend();
    EXPECT_TRUE(made.value().append({{"options", {3}}}).ok());
    EXPECT_EQ(readJournal(folder / "j").value().lines.size(), 3U);
}

/// The program's folder is missing because it could not be created.
TEST(Journal, AReadOnlyHomeIsSaid)
{
    const TempFolder folder;
    const std::filesystem::path home = folder / "home";
    std::filesystem::create_directory(home);
    std::filesystem::permissions(home, std::filesystem::perms(0555));
    const std::filesystem::path path = home / "data/playmat/current";
    EXPECT_EQ(replaceFile(path, {}, "x", systemFiles()).problem().code, "no_permission");
    EXPECT_EQ(openToRead(path, systemFiles()).problem().code, "not_found");
    std::filesystem::permissions(home, std::filesystem::perms(0755));
    EXPECT_EQ(replaceFile(path, {}, "x", systemFiles()).problem().code, "not_found");
}

} // namespace
} // namespace playmat::match
