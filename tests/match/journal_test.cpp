#include "match/journal.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace playmat::match {
namespace {

using test::contentOf;
using test::TempFolder;
using test::writeFile;

const Json kHeader{{"playmat", "journal"}, {"format", 1}};

std::filesystem::path threeLines(const TempFolder &folder)
{
    Outcome<Journal> journal = Journal::create(folder / "j", kHeader);
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

/// Wherever the writing was cut off: all whole lines are there, and the rest is said to be torn.
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
    Outcome<Journal> journal = Journal::reopen(path, keep);
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
    EXPECT_EQ(readJournal(folder / "none").problem().code, "io_error");
    EXPECT_EQ(Journal::create(folder / "no/such/folder", kHeader).problem().code, "io_error");
}

TEST(Journal, IsWrittenAsAWhole)
{
    const TempFolder folder;
    ASSERT_TRUE(writeJournal(folder / "j", kHeader, {{{"undo", true}}}).ok());
    EXPECT_EQ(contentOf(folder / "j"), toLine(kHeader) + "\n{\"undo\":true}\n");
    EXPECT_FALSE(std::filesystem::exists(folder / "j.part"));
    EXPECT_EQ(writeJournal(folder / "no/j", kHeader, {}).problem().code, "io_error");
}

TEST(Journal, IsNotWrittenOverWhatIsNoFile)
{
    const TempFolder folder;
    const std::filesystem::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(writeJournal(pipe, kHeader, {}).problem().code, "io_error");
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(Journal, ALineIsInTheFileAtOnceAndADiskThatIsFullIsSaid)
{
    const TempFolder folder;
    Outcome<Journal> journal = Journal::create(folder / "j", kHeader);
    ASSERT_TRUE(journal.ok());
    ASSERT_TRUE(journal.value().append({{"undo", true}}).ok());
    EXPECT_EQ(contentOf(folder / "j"), toLine(kHeader) + "\n{\"undo\":true}\n");
    EXPECT_EQ(Journal::create("/dev/full", kHeader).problem().code, "io_error");
    EXPECT_EQ(readJournal("/dev/zero").problem().code, "io_error"); // it has no end
}

} // namespace
} // namespace playmat::match
