#include "support/faulty_files.h"
#include "support/match_fixture.h"
#include "support/trials.h"

#include <gtest/gtest.h>

#include <map>

/// Every call to the system fails, with every error that matters, while a short match is played:
/// begun, answered, taken back, moved to another file, a seat handed to the program.
namespace playmat::match {
namespace {

using test::contentOf;
using test::FaultyFiles;
using test::library;
using test::playOn;
using test::starterMatch;
using test::TempFolder;

class MatchUnderFaults
{
public:
    MatchUnderFaults(FaultyFiles &files, std::uint64_t seed)
        : m_files(files)
        , m_match(starterMatch(seed, files))
    {
    }

    /// After each step nothing may be gone that was in a file before.
    void play()
    {
        (void)m_match.keepJournal(m_folder / "a");
        for (std::size_t i = 0; i < 4; ++i)
            answer(i);
        m_match.undo();
        check();
        answer(7);
        (void)m_match.keepJournal(m_folder / "b");
        for (std::size_t i = 0; i < 3; ++i)
            answer(i);
        settle();
    }

    /// The same while seats are handed to the program.
    void playSeats()
    {
        (void)m_match.keepJournal(m_folder / "a");
        for (const char *level : {"novice", "", "master"}) {
            answer(1);
            m_match.seat(1, "Program", level);
            check();
            answer(2);
        }
        settle();
    }

    /// Once the fault is over one more answer saves everything.
    void goOn()
    {
        m_files.mend();
        answer(3);
        EXPECT_TRUE(m_match.settleJournal().ok());
        EXPECT_FALSE(m_match.journalProblem()) << m_match.journalProblem()->message;
        EXPECT_EQ(m_match.unsavedSteps(), 0U);
        EXPECT_EQ(stepsIn(m_match.journalPath()), m_match.stepsDone());
        m_match.closeJournal();
        const Outcome<Match> opened = Match::open(library(), m_last);
        ASSERT_TRUE(opened.ok()) << opened.problem().message;
        EXPECT_EQ(opened.value().game().positionHash(), m_match.game().positionHash());
        EXPECT_EQ(opened.value().setup().seats[1].program, m_match.setup().seats[1].program);
    }

    [[nodiscard]] const Match &match() const { return m_match; }

private:
    void settle()
    {
        const Done settled = m_match.settleJournal();
        EXPECT_EQ(settled.ok(), !m_match.journalProblem());
    }
    void answer(std::size_t seed)
    {
        playOn(m_match, 1, seed);
        check();
    }
    void check()
    {
        m_last = m_match.journalPath();
        const std::size_t written = stepsIn(m_last);
        EXPECT_GE(written + m_match.unsavedSteps(), m_match.stepsDone()) << m_files.failed();
        for (const char *name : {"a", "b"}) {
            const std::size_t lines = linesIn(m_folder / name);
            EXPECT_GE(lines, m_lines[name]) << m_files.failed();
            m_lines[name] = lines;
        }
        if (m_match.journalProblem())
            EXPECT_FALSE(m_match.journalProblem()->message.empty());
        else
            EXPECT_EQ(m_match.unsavedSteps(), 0U);
    }
    /// What you would find on opening the file after a kill at this moment: its whole lines.
    static std::size_t linesIn(const std::filesystem::path &path)
    {
        const std::string text = contentOf(path);
        const auto ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
        return ends == 0 ? 0 : ends - 1;
    }
    static std::size_t stepsIn(const std::filesystem::path &path)
    {
        const std::size_t undone = contentOf(path).find("{\"undo\"") == std::string::npos ? 0 : 1;
        return linesIn(path) - 2 * undone;
    }

    FaultyFiles &m_files;
    TempFolder m_folder;
    Match m_match;
    std::filesystem::path m_last;
    std::map<std::string, std::size_t> m_lines;
};

class JournalFaults : public ::testing::TestWithParam<std::errc>
{
};

using Way = void (MatchUnderFaults::*)();

std::size_t callsOfAMatch(std::uint64_t seed, Way way)
{
    FaultyFiles files;
    MatchUnderFaults match(files, seed);
    (match.*way)();
    EXPECT_FALSE(match.match().journalProblem());
    EXPECT_GT(files.calls(), 30U);
    return files.calls();
}

/// Plays a match again and again: once for each call it makes, which fails this many times.
template <class Played>
void failAtEveryCall(std::errc error, std::size_t times, Way way, Played played)
{
    long long done = 0;
    for (int trial = 0; trial < test::trials(1) && !::testing::Test::HasFailure(); ++trial) {
        const std::uint64_t seed = 8 + static_cast<std::uint64_t>(trial);
        const std::size_t calls = callsOfAMatch(seed, way);
        for (std::size_t call = 0; call < calls; ++call, ++done) {
            SCOPED_TRACE(call);
            FaultyFiles files;
            MatchUnderFaults match(files, seed);
            files.failAt(call, error, times);
            (match.*way)();
            played(match, files);
            match.goOn();
        }
    }
    test::tellTrials("faults", done);
}

/// It fails once: nothing that was written is lost, and the next attempt makes up for it.
TEST_P(JournalFaults, OneFailureIsMadeUpFor)
{
    for (const Way way : {&MatchUnderFaults::play, &MatchUnderFaults::playSeats})
        failAtEveryCall(GetParam(), 1, way, [](const MatchUnderFaults &, const FaultyFiles &) {});
}

/// It fails from some moment on: that is reported for as long as it is so, and nothing is lost.
TEST_P(JournalFaults, OneThatStaysIsSaid)
{
    constexpr std::size_t kForGood = 100000;
    for (const Way way : {&MatchUnderFaults::play, &MatchUnderFaults::playSeats})
        failAtEveryCall(GetParam(), kForGood, way,
                        [](const MatchUnderFaults &match, const FaultyFiles &files) {
                            EXPECT_TRUE(match.match().journalProblem()) << files.failed();
                            EXPECT_GT(match.match().unsavedSteps(), 0U) << files.failed();
                        });
}

INSTANTIATE_TEST_SUITE_P(Errors, JournalFaults,
                         ::testing::Values(std::errc::no_space_on_device, std::errc::io_error,
                                           std::errc::permission_denied,
                                           std::errc::read_only_file_system));

/// A full disk as in real life: a write leaves what there was room for, and so does the next one.
TEST(MatchFaults, AFullDiskCostsNothingThatWasWritten)
{
    const TempFolder folder;
    FaultyFiles files;
    Match match = starterMatch(8, files);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 10);
    files.failAll("write", std::errc::no_space_on_device);
    playOn(match, 30, 2);
    EXPECT_EQ(match.journalProblem()->code, "disk_full");
    EXPECT_EQ(match.unsavedSteps(), 30U);
    EXPECT_EQ(readJournal(folder / "m").value().lines.size(), 10U);
    files.mend();
    EXPECT_TRUE(match.retryJournal().ok());
    EXPECT_FALSE(match.journalProblem());
    playOn(match, 1);
    match.closeJournal();
    const Outcome<Match> opened = Match::open(library(), folder / "m");
    ASSERT_TRUE(opened.ok()) << opened.problem().message;
    EXPECT_EQ(opened.value().stepsDone(), 41U);
    EXPECT_EQ(opened.value().game().positionHash(), match.game().positionHash());
}

/// Who plays is in the header, which is not a line that could be written later.
TEST(MatchFaults, AFullDiskDoesNotHideThatAnotherPlays)
{
    const TempFolder folder;
    FaultyFiles files;
    Match match = starterMatch(8, files);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 10);
    files.failAll("write", std::errc::no_space_on_device);
    match.seat(1, "Program", "novice");
    ASSERT_TRUE(match.journalProblem());
    EXPECT_EQ(match.journalProblem()->code, "disk_full");
    EXPECT_EQ(match.unsavedSteps(), 0U);
    EXPECT_FALSE(match.settleJournal().ok());
    EXPECT_EQ(readJournal(folder / "m").value().lines.size(), 10U);
    files.mend();
    EXPECT_TRUE(match.retryJournal().ok());
    EXPECT_FALSE(match.journalProblem());
    match.closeJournal();
    const Outcome<Match> opened = Match::open(library(), folder / "m");
    ASSERT_TRUE(opened.ok()) << opened.problem().message;
    EXPECT_EQ(opened.value().setup().seats[1].program, "novice");
    EXPECT_EQ(opened.value().stepsDone(), 10U);
}

TEST(MatchFaults, WithoutAFolderTheMatchGoesOnAndSaysSo)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    EXPECT_EQ(match.keepJournal(folder / "home/m").problem().code, "not_found");
    playOn(match, 3);
    EXPECT_EQ(match.journalProblem()->code, "not_found");
    EXPECT_EQ(match.unsavedSteps(), 3U);
    EXPECT_EQ(match.settleJournal().problem().code, "not_found");
    std::filesystem::create_directory(folder / "home");
    playOn(match, 1);
    EXPECT_FALSE(match.journalProblem());
    EXPECT_EQ(readJournal(folder / "home/m").value().lines.size(), 4U);
    EXPECT_TRUE(match.keepJournal(folder / "elsewhere").ok());
    playOn(match, 1);
    EXPECT_EQ(readJournal(folder / "elsewhere").value().lines.size(), 5U);
    EXPECT_EQ(readJournal(folder / "home/m").value().lines.size(), 4U);
    EXPECT_EQ(match.keepJournal("/no/such/place").problem().code, "not_found");
    playOn(match, 1);
    EXPECT_FALSE(match.journalProblem()) << "it keeps the journal that it has";
    EXPECT_EQ(readJournal(folder / "elsewhere").value().lines.size(), 6U);
}

} // namespace
} // namespace playmat::match
