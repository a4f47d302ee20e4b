#include "support/match_fixture.h"

#include <gtest/gtest.h>

/// What others do to a journal while its match goes on: it is deleted, put back as it was, cut off,
/// or its name goes to another file. Nothing is lost without a word, and nothing of anybody else.
namespace playmat::match {
namespace {

namespace fs = std::filesystem;

using test::contentOf;
using test::library;
using test::playOn;
using test::starterMatch;
using test::TempFolder;
using test::writeFile;

constexpr std::size_t kAnswers = 6;

struct JournalHands : ::testing::Test
{
    JournalHands() { EXPECT_TRUE(match.keepJournal(path).ok()); }
    [[nodiscard]] static std::size_t stepsIn(const fs::path &file)
    {
        const OpenedJournal opened = openJournal(library(), file);
        EXPECT_FALSE(opened.problem) << opened.problem->message;
        return opened.match ? opened.match->stepsDone() : 0;
    }
    /// A different match, which nobody plays at the moment.
    static std::string leaveAnother(const fs::path &file)
    {
        Match other = starterMatch(99);
        EXPECT_TRUE(other.keepJournal(file).ok());
        playOn(other, 3);
        other.closeJournal();
        return contentOf(file);
    }
    void expectSaved()
    {
        EXPECT_FALSE(match.journalProblem()) << match.journalProblem()->message;
        EXPECT_EQ(match.unsavedSteps(), 0U);
        const std::size_t steps = match.stepsDone();
        match.closeJournal();
        EXPECT_EQ(stepsIn(path), steps);
    }

    TempFolder folder;
    fs::path path = folder / "m";
    Match match = starterMatch(8);
};

TEST_F(JournalHands, ADeletedOneIsWrittenAnewWithTheNextAnswer)
{
    playOn(match, kAnswers);
    fs::remove(path);
    playOn(match, 1);
    expectSaved();
}

TEST_F(JournalHands, ADeletedOneIsWrittenAnewWhenSomebodyLooks)
{
    playOn(match, kAnswers);
    fs::remove(path);
    match.lookAfterJournal();
    expectSaved();
}

TEST_F(JournalHands, AnOlderCopyThatWasPutBackIsReplaced)
{
    playOn(match, kAnswers);
    writeFile(folder / "copy", contentOf(path));
    playOn(match, kAnswers);
    fs::rename(folder / "copy", path); // as programs do that keep folders alike
    playOn(match, 1);
    expectSaved();
}

TEST_F(JournalHands, WhatWasCutOffIsWrittenAgain)
{
    for (const std::uintmax_t left : {std::uintmax_t{0}, std::uintmax_t{5000}}) {
        playOn(match, kAnswers);
        fs::resize_file(path, left);
        playOn(match, 1);
        EXPECT_FALSE(match.journalProblem());
        EXPECT_EQ(contentOf(path).find('\0'), std::string::npos);
    }
    expectSaved();
}

TEST_F(JournalHands, AnotherMatchOfThatNameIsLeftAlone)
{
    playOn(match, kAnswers);
    fs::remove(path);
    const std::string other = leaveAnother(path);
    playOn(match, 1);
    ASSERT_TRUE(match.journalProblem());
    EXPECT_EQ(match.journalProblem()->code, "already_there");
    EXPECT_EQ(match.unsavedSteps(), kAnswers + 1);
    EXPECT_FALSE(match.retryJournal().ok());
    EXPECT_EQ(contentOf(path), other);
    ASSERT_TRUE(match.keepJournal(folder / "elsewhere").ok());
    match.closeJournal();
    EXPECT_EQ(stepsIn(folder / "elsewhere"), kAnswers + 1);
}

/// It was locked; when the other window is closed, its match is one to be continued.
TEST_F(JournalHands, AMatchThatWaitsForAPlaceDoesNotTakeThatOfOneThatWasLeft)
{
    Match late = starterMatch(21);
    EXPECT_EQ(late.keepJournal(path).problem().code, "locked");
    playOn(match, kAnswers);
    match.closeJournal();
    playOn(late, 2);
    EXPECT_EQ(late.retryJournal().problem().code, "already_there");
    EXPECT_EQ(stepsIn(path), kAnswers);
}

/// Somebody was asked and wants it there, whatever the disk said at first.
TEST_F(JournalHands, WhatWasChosenToBeReplacedIsReplaced)
{
    leaveAnother(folder / "old");
    playOn(match, kAnswers);
    ASSERT_TRUE(match.keepJournal(folder / "old").ok());
    match.closeJournal();
    EXPECT_EQ(stepsIn(folder / "old"), kAnswers);
}

// --- moving --------------------------------------------------------------------------------------

TEST_F(JournalHands, MovingDeletesWhatItWasKeptIn)
{
    playOn(match, kAnswers);
    ASSERT_TRUE(match.moveJournal(folder / "new").ok());
    EXPECT_FALSE(fs::exists(path));
    match.closeJournal();
    EXPECT_EQ(stepsIn(folder / "new"), kAnswers);
}

TEST_F(JournalHands, MovingToTheSameFileByAnotherNameDeletesNothing)
{
    fs::create_directory_symlink(folder / ".", folder / "link");
    playOn(match, kAnswers);
    ASSERT_TRUE(match.moveJournal(folder / "link" / "m").ok());
    playOn(match, 1);
    EXPECT_TRUE(fs::exists(path));
    expectSaved();
}

/// The name was wanted, and is another's.
TEST_F(JournalHands, MovingDeletesNothingOfAnotherMatch)
{
    Match late = starterMatch(21);
    EXPECT_FALSE(late.keepJournal(path).ok());
    playOn(match, kAnswers);
    ASSERT_TRUE(late.moveJournal(folder / "mine").ok());
    EXPECT_TRUE(fs::exists(path));
    expectSaved();
}

} // namespace
} // namespace playmat::match
