#include "support/faulty_files.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <optional>

/// A journal is opened after a crash, torn or broken or whole, and goes on, while the disk fails:
/// each call to the system in turn, once or for good. What could be read before can be read after.
namespace playmat::match {
namespace {

using test::contentOf;
using test::FaultyFiles;
using test::library;
using test::playOn;
using test::starterMatch;
using test::TempFolder;
using test::writeFile;
using State = OpenedJournal::State;

constexpr std::size_t kAnswers = 10;
constexpr const char *kToday = "2026-11-22";

/// A journal as a crash left it.
struct Left
{
    std::string text;
    bool everyByte; ///< or every position on the way
};

const std::string &wholeText()
{
    static const std::string text = [] {
        const TempFolder folder;
        Match match = starterMatch(8);
        EXPECT_TRUE(match.keepJournal(folder / "m").ok());
        playOn(match, kAnswers);
        return contentOf(folder / "m");
    }();
    return text;
}

/// What each answer led to, in order.
std::string positionsIn(const std::string &text)
{
    constexpr std::string_view kKey = R"("hash":")";
    constexpr std::size_t kDigits = 16;
    std::string out;
    for (std::size_t at = text.find(kKey); at != text.npos; at = text.find(kKey, at + 1))
        out += text.substr(at + kKey.size(), kDigits) + ' ';
    return out;
}

Left whole()
{
    return {wholeText(), false};
}

Left torn()
{
    return {wholeText() + "{\"player\":1,\"opt", false};
}

/// Without a newer line's middle: everything behind it may be of use to somebody.
Left broken()
{
    std::string text = wholeText();
    const std::size_t last = text.rfind('\n', text.size() - 2);
    text.replace(last + 1, 8, "########");
    text += wholeText().substr(last + 1);
    return {text, true};
}

class Recovery
{
public:
    Recovery(FaultyFiles &files, const Left &left)
        : m_files(files)
        , m_left(left)
    {
        writeFile(m_path, left.text);
    }

    /// What the program does with a match that was interrupted.
    void recover()
    {
        m_opened.emplace(openJournal(library(), m_path, m_files));
        check();
        if (!m_opened->match)
            return;
        takePlace();
        check();
        playOn(*m_opened->match, 2);
        check();
    }

    /// With a disk that works again, the same leads to a match that is saved.
    void tryAgain()
    {
        m_files.mend();
        if (!m_opened->match) {
            m_opened.reset();
            recover();
            ASSERT_TRUE(m_opened->match);
        } else if (!m_opened->match->hasJournal()) {
            takePlace();
        }
        Match &match = *m_opened->match;
        playOn(match, 1);
        EXPECT_TRUE(match.settleJournal().ok());
        EXPECT_FALSE(match.journalProblem()) << match.journalProblem()->message;
        match.closeJournal();
        check();
        const Outcome<Match> opened = Match::open(library(), m_path);
        ASSERT_TRUE(opened.ok()) << opened.problem().message;
        EXPECT_EQ(opened.value().game().positionHash(), match.game().positionHash());
    }

private:
    void takePlace()
    {
        Match &match = *m_opened->match;
        if (m_opened->state != State::ValidPart) {
            (void)match.continueJournal();
            return;
        }
        (void)keepUnreadable(m_path, kToday, m_files);
        (void)match.keepJournal(m_path);
    }
    [[nodiscard]] bool holds(const std::string &text) const
    {
        return m_left.everyByte ? text == m_left.text
                                : positionsIn(text).starts_with(positionsIn(m_left.text));
    }
    /// Under whatever name.
    void check() const
    {
        bool kept = false;
        for (const auto &entry : std::filesystem::directory_iterator(m_folder.path()))
            kept = kept || holds(contentOf(entry.path()));
        EXPECT_TRUE(kept) << m_files.failed();
    }

    FaultyFiles &m_files;
    Left m_left;
    TempFolder m_folder;
    std::filesystem::path m_path = m_folder / "current.playmat";
    std::optional<OpenedJournal> m_opened;
};

class JournalRecovery : public ::testing::TestWithParam<std::tuple<Left (*)(), std::errc>>
{
};

std::size_t callsOf(const Left &left)
{
    FaultyFiles files;
    Recovery(files, left).recover();
    return files.calls();
}

TEST_P(JournalRecovery, LosesNothingWhicheverCallFails)
{
    const auto &[make, error] = GetParam();
    const Left left = make();
    const std::size_t calls = callsOf(left);
    ASSERT_GT(calls, 10U);
    constexpr std::size_t kForGood = 100000;
    for (const std::size_t times : {std::size_t{1}, kForGood})
        for (std::size_t call = 0; call < calls && !HasFailure(); ++call) {
            SCOPED_TRACE(call);
            FaultyFiles files;
            Recovery recovery(files, left);
            files.failAt(call, error, times);
            recovery.recover();
            recovery.tryAgain();
        }
}

INSTANTIATE_TEST_SUITE_P(Left, JournalRecovery,
                         ::testing::Combine(::testing::Values(&whole, &torn, &broken),
                                            ::testing::Values(std::errc::no_space_on_device,
                                                              std::errc::io_error,
                                                              std::errc::permission_denied,
                                                              std::errc::read_only_file_system)));

/// Rights that somebody gives back, or a disk that is mounted for reading only, for a while.
TEST(OpenJournal, OneThatCouldOnlyBeReadGoesOnOnceItCanBeWritten)
{
    const TempFolder folder;
    writeFile(folder / "m", wholeText());
    FaultyFiles files;
    files.failAll("openToWrite", std::errc::permission_denied);
    Outcome<Match> match = Match::open(library(), folder / "m", files);
    ASSERT_TRUE(match.ok()) << match.problem().message;
    EXPECT_EQ(match.value().continueJournal().problem().code, "no_permission");
    playOn(match.value(), 2);
    EXPECT_EQ(match.value().unsavedSteps(), kAnswers + 2);
    files.mend();
    EXPECT_TRUE(match.value().retryJournal().ok());
    EXPECT_EQ(match.value().unsavedSteps(), 0U);
    playOn(match.value(), 1);
    match.value().closeJournal();
    const Outcome<Match> opened = Match::open(library(), folder / "m");
    ASSERT_TRUE(opened.ok()) << opened.problem().message;
    EXPECT_EQ(opened.value().stepsDone(), kAnswers + 3);
}

/// To another disk, for instance.
TEST(JournalFolder, MayBeALink)
{
    const TempFolder folder;
    std::filesystem::create_directory(folder / "disk");
    std::filesystem::create_directory_symlink(folder / "disk", folder / "matches");
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "matches/m").ok());
    playOn(match, kAnswers);
    EXPECT_EQ(contentOf(folder / "disk/m"), wholeText());
    EXPECT_EQ(openJournal(library(), folder / "disk/m").problem->code, "locked");
    match.closeJournal();
    EXPECT_EQ(Match::open(library(), folder / "matches/m").value().stepsDone(), kAnswers);
}

} // namespace
} // namespace playmat::match
