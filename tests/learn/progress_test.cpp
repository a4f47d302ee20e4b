// What somebody has learned, and the file that it is kept in.
#include "learn/progress_file.h"
#include "support/faulty_files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace playmat::learn {
namespace {

namespace fs = std::filesystem;

Progress some()
{
    Progress progress;
    progress.lessonDone("swu-01", 3);
    progress.lessonDone("swu-02", 1);
    progress.answered("01q1", "goal", Grade::Good, 20000);
    progress.answered("01q2", "base-hp", Grade::Again, 20001);
    progress.puzzleRated("p01", 1218, true, 20001);
    progress.puzzleRated("p02", 1482, false, 20002);
    progress.daily = {20001, 20002};
    return progress;
}

struct Kept : testing::Test
{
    Kept()
        : folder(fs::temp_directory_path() / ("playmat-progress-" + std::to_string(::getpid())))
    {
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
    ~Kept() override { fs::remove_all(folder); }
    void write(const std::string &text) const { std::ofstream(path) << text; }
    [[nodiscard]] static std::string textOf(const fs::path &file)
    {
        std::ifstream in(file);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    [[nodiscard]] std::size_t files() const
    {
        return std::size_t(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
    }

    fs::path folder;
    fs::path path = folder / "learn.json";
};

TEST(Progress, TheBestStarsCount)
{
    Progress progress = some();
    progress.lessonDone("swu-01", 1);
    progress.lessonDone("swu-02", 2);
    EXPECT_EQ(progress.starsOf("swu-01"), 3);
    EXPECT_EQ(progress.starsOf("swu-02"), 2);
    EXPECT_EQ(progress.starsOf("swu-03"), 0);
}

TEST(Progress, IsReadAsItWasWritten)
{
    const auto read = readProgress(writeProgress(some()));
    ASSERT_TRUE(read.ok()) << match::describe(read.problem());
    EXPECT_EQ(read.value(), some());
    EXPECT_TRUE(readProgress(writeProgress({})).value().empty());
}

/// However far numbers get, the next start reads them.
TEST(Progress, WhatIsWrittenCanBeRead)
{
    Progress progress = some();
    progress.rating = {-40, 1e9, 0};
    progress.rated = 1'000'001;
    for (auto &[topic, memory] : progress.memories) {
        memory.stability = 1e300;
        memory.difficulty = std::nan("");
        memory.due = memory.last = 2'000'000'000;
        memory.reviews = memory.lapses = 2'000'000'000;
    }
    for (auto &[puzzle, record] : progress.puzzles)
        record.rating = {std::nan(""), -1, 2};
    const auto read = readProgress(writeProgress(progress));
    ASSERT_TRUE(read.ok()) << match::describe(read.problem());
    EXPECT_EQ(read.value().puzzles.size(), progress.puzzles.size());
}

TEST(Progress, ManyNamesAreWrittenInFewerBytes)
{
    Progress progress;
    for (int i = 0; i < 5'000; ++i)
        progress.puzzles[std::string(100, 'x') + std::to_string(i)] = {20'000, true, Rating()};
    const std::string text = writeProgress(progress);
    EXPECT_LE(text.size(), kLargestProgress);
    EXPECT_EQ(text.find('\n'), text.size() - 1) << "in lines it would be too long";
    const auto read = readProgress(text);
    ASSERT_TRUE(read.ok()) << match::describe(read.problem());
    EXPECT_EQ(read.value(), progress);
}

/// Whoever gets every puzzle wrong for years.
TEST(Progress, OfSomebodyWhoNeverSolvesAPuzzleIsKept)
{
    Progress progress;
    for (int i = 0; i < 5000; ++i) {
        progress.puzzleRated("p" + std::to_string(i % 300), 1500, false, 20'000 + 30 * (i / 300));
        if (i % 500 != 0)
            continue;
        ASSERT_TRUE(readProgress(writeProgress(progress)).ok()) << i;
    }
}

TEST(Progress, APuzzleMovesBothRatings)
{
    Progress progress;
    progress.puzzleRated("p01", 1000, true, 20000);
    EXPECT_GT(progress.rating.value, 1100);
    EXPECT_LT(progress.puzzles["p01"].rating.value, 1000);
    EXPECT_TRUE(progress.puzzles["p01"].solved);
    const double puzzle = progress.puzzles["p01"].rating.value;
    progress.puzzleRated("p01", 1000, false, 20040);
    EXPECT_GT(progress.puzzles["p01"].rating.value, puzzle) << "it goes on from where it was";
    EXPECT_TRUE(progress.puzzles["p01"].solved) << "once is enough";
    EXPECT_EQ(progress.puzzles["p01"].seen, 20040);
    EXPECT_EQ(progress.rated, 2);
}

TEST(Progress, OfAnOlderVersionHasNoPuzzles)
{
    const auto read = readProgress(R"({"playmat":"progress","format":1,"lessons":{"a":3}})");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read.value().rating, Rating());
    EXPECT_TRUE(read.value().puzzles.empty() && read.value().daily.empty());
}

/// Somebody who goes back and forth between two versions.
TEST(Progress, WhatANewerVersionKeepsBesidesIsWrittenBack)
{
    match::Json newer = match::Json::parse(writeProgress(some()));
    newer["streak"] = {{"days", 4}};
    newer["rating"]["best"] = 1700;
    newer["concepts"]["goal"]["note"] = "x";
    newer["puzzles"]["p01"]["rating"]["since"] = 20000;
    auto read = readProgress(newer.dump());
    ASSERT_TRUE(read.ok()) << match::describe(read.problem());
    EXPECT_EQ(match::Json::parse(writeProgress(read.value())), newer);
    Progress joined = some();
    joined.join(read.value());
    EXPECT_EQ(match::Json::parse(writeProgress(joined)), newer) << "in another window";
    read.value().lessonDone("swu-03", 2);
    newer["lessons"]["swu-03"] = 2;
    EXPECT_EQ(match::Json::parse(writeProgress(read.value())), newer);
}

TEST(Progress, PuzzlesOfTwoWindowsAreJoined)
{
    Progress one = some();
    Progress other;
    for (int i = 0; i < 3; ++i)
        other.puzzleRated("p0" + std::to_string(2 + i), 1200, true, 20003);
    other.daily = {20003};
    one.join(other);
    EXPECT_EQ(one.rating, other.rating) << "of more puzzles";
    EXPECT_EQ(one.puzzles.size(), 4U);
    EXPECT_TRUE(one.puzzles["p02"].solved);
    EXPECT_EQ(one.daily, (std::set<Day>{20001, 20002, 20003}));
}

TEST(Progress, WhatDoesNotFitIsRefused)
{
    for (const char *text :
         {"", "[]", "{}", R"({"playmat":"journal","format":1})", R"({"playmat":"progress"})",
          R"({"playmat":"progress","format":1,"lessons":[]})",
          R"({"playmat":"progress","format":1,"lessons":{"a":4}})",
          R"({"playmat":"progress","format":1,"questions":{"a":-1}})",
          R"({"playmat":"progress","format":1,"concepts":{"a":{}}})",
          R"({"playmat":"progress","format":1,"daily":{}})",
          R"({"playmat":"progress","format":1,"daily":[-1]})",
          R"({"playmat":"progress","format":1,"rating":{"value":1}})",
          R"({"playmat":"progress","format":1,"rating":{"value":1,"deviation":0,"volatility":1}})",
          R"({"playmat":"progress","format":1,"puzzles":{"p01":{"seen":1}}})",
          R"({"playmat":"progress","format":1,"concepts":{"a":{"stability":1e99,"difficulty":1,
              "last":1,"due":1,"reviews":1,"lapses":0}}})"})
        EXPECT_FALSE(readProgress(text).ok()) << text;
    const auto newer = readProgress(R"({"playmat":"progress","format":2})");
    ASSERT_FALSE(newer.ok());
    EXPECT_EQ(newer.problem().code, "newer_format");
}

TEST(Progress, TwoWindowsTakeOverFromEachOther)
{
    Progress one = some();
    Progress other;
    other.lessonDone("swu-02", 3);
    other.answered("01q1", "goal", Grade::Good, 20000);
    other.answered("01q1", "goal", Grade::Good, 20003);
    one.join(other);
    EXPECT_EQ(one.starsOf("swu-01"), 3);
    EXPECT_EQ(one.starsOf("swu-02"), 3);
    EXPECT_EQ(one.memories["goal"].reviews, 2);
    EXPECT_EQ(one.seen["01q1"], 20003);
    EXPECT_EQ(one.seen["01q2"], 20001);
}

TEST_F(Kept, WithoutAFileThereIsNoProgressAndNoProblem)
{
    ProgressFile file(path);
    const ProgressFile::Loaded loaded = file.load("2026-11-22");
    EXPECT_TRUE(loaded.progress.empty());
    EXPECT_FALSE(loaded.problem);
    EXPECT_EQ(files(), 0U);
}

TEST_F(Kept, IsThereAgainInTheNextWindow)
{
    Progress progress = some();
    ASSERT_TRUE(ProgressFile(path).save(progress).ok());
    EXPECT_EQ(ProgressFile(path).load("2026-11-22").progress, some());
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(files(), 1U) << "nothing is left beside it";
}

TEST_F(Kept, WhatAnotherWindowHasWrittenIsNotLost)
{
    ProgressFile file(path);
    Progress mine = file.load("2026-11-22").progress;
    Progress theirs = some();
    ASSERT_TRUE(ProgressFile(path).save(theirs).ok());
    mine.lessonDone("swu-03", 2);
    ASSERT_TRUE(file.save(mine).ok());
    const Progress both = ProgressFile(path).load("2026-11-22").progress;
    EXPECT_EQ(both.starsOf("swu-01"), 3);
    EXPECT_EQ(both.starsOf("swu-03"), 2);
}

ProgressFile::Event fails(const std::string &puzzle)
{
    return [puzzle](Progress &progress) { progress.puzzleRated(puzzle, 1200, false, 20005); };
}

ProgressFile::Event remembers(Day today)
{
    return [today](Progress &progress) { progress.answered("01q1", "goal", Grade::Good, today); };
}

TEST_F(Kept, WhatTwoWindowsAddToTheSameIsAddedUp)
{
    Progress both = some();
    ASSERT_TRUE(ProgressFile(path).save(both).ok());
    for (const auto &event : {fails("p03"), fails("p04"), remembers(20003), remembers(20009)})
        event(both);
    ProgressFile one(path);
    ProgressFile other(path);
    Progress mine = one.load("2026-11-22").progress;
    Progress theirs = other.load("2026-11-22").progress;
    one.add(mine, fails("p03"));
    ASSERT_TRUE(one.save(mine).ok());
    other.add(theirs, fails("p04"));
    other.add(theirs, remembers(20003));
    ASSERT_TRUE(other.save(theirs).ok());
    one.add(mine, remembers(20009));
    ASSERT_TRUE(one.save(mine).ok());
    EXPECT_EQ(mine, both);
    EXPECT_EQ(ProgressFile(path).load("2026-11-22").progress, both);
    EXPECT_FALSE(one.unsaved());
}

/// Wherever it fails: it is added once, also when the file was written and only its folder failed.
TEST_F(Kept, WhatCouldNotBeWrittenIsAddedOnceLater)
{
    for (std::size_t call = 0; call < 24; ++call) {
        Progress old = some();
        fs::remove(path);
        ASSERT_TRUE(ProgressFile(path).save(old).ok());
        test::FaultyFiles files;
        ProgressFile file(path, files);
        Progress progress = file.load("2026-11-22").progress;
        file.add(progress, fails("p03"));
        files.failAt(call, std::errc::io_error);
        (void)file.save(progress);
        files.mend();
        file.add(progress, remembers(20009));
        ASSERT_TRUE(file.save(progress).ok()) << call;
        fails("p03")(old);
        remembers(20009)(old);
        EXPECT_EQ(ProgressFile(path).load("2026-11-22").progress, old) << call;
    }
}

TEST_F(Kept, WhatCouldNotBeReadAtFirstIsJoinedLater)
{
    Progress old = some();
    ASSERT_TRUE(ProgressFile(path).save(old).ok());
    test::FaultyFiles files;
    files.failAll("read", std::errc::io_error);
    ProgressFile file(path, files);
    Progress progress = file.load("2026-11-22").progress;
    file.add(progress, fails("p03"));
    EXPECT_FALSE(file.save(progress).ok());
    files.mend();
    ASSERT_TRUE(file.save(progress).ok());
    fails("p03")(old);
    EXPECT_EQ(progress, old);
}

TEST_F(Kept, ADamagedFileIsPutAsideAndSaid)
{
    for (const char *damage : {"{\"playmat\":\"prog", "not JSON", "{}"}) {
        write(damage);
        ProgressFile file(path);
        const ProgressFile::Loaded loaded = file.load("2026-11-22");
        ASSERT_TRUE(loaded.problem);
        EXPECT_TRUE(loaded.progress.empty());
        ASSERT_FALSE(loaded.aside.empty());
        EXPECT_EQ(textOf(loaded.aside), damage);
        Progress progress = some();
        EXPECT_TRUE(file.save(progress).ok()) << "a new one begins";
    }
    EXPECT_EQ(files(), 4U) << "three of the same day";
}

TEST_F(Kept, WhatIsKnownIsSavedBesideAFileThatWasDamagedMeanwhile)
{
    Progress progress = some();
    ASSERT_TRUE(ProgressFile(path).save(progress).ok());
    ProgressFile file(path);
    progress = file.load("2026-11-22").progress;
    write("{\"playmat\":\"prog");
    file.add(progress, fails("p03"));
    ASSERT_TRUE(file.save(progress).ok());
    Progress expected = some();
    fails("p03")(expected);
    EXPECT_EQ(ProgressFile(path).load("2026-11-22").progress, expected);
    EXPECT_EQ(textOf(folder / "learn-unreadable-2026-11-22.json"), "{\"playmat\":\"prog");
    EXPECT_FALSE(file.unsaved());
}

TEST_F(Kept, AFileOfANewerVersionStaysAsItIs)
{
    const std::string newer = R"({"playmat":"progress","format":9})";
    write(newer);
    ProgressFile file(path);
    EXPECT_TRUE(file.load("2026-11-22").problem);
    Progress progress = some();
    const match::Done saved = file.save(progress);
    ASSERT_FALSE(saved.ok());
    EXPECT_EQ(saved.problem().code, "newer_format");
    EXPECT_EQ(textOf(path), newer);
}

TEST_F(Kept, ALinkIsNotFollowed)
{
    const fs::path other = folder / "other";
    std::ofstream(other) << writeProgress({});
    fs::create_symlink(other, path);
    ProgressFile file(path);
    Progress progress = some();
    const ProgressFile::Loaded loaded = file.load("2026-11-22");
    ASSERT_TRUE(loaded.problem) << "it is said before anything is learned";
    EXPECT_EQ(loaded.problem->code, "bad_path");
    EXPECT_FALSE(file.save(progress).ok());
    EXPECT_EQ(textOf(other), writeProgress({}));
}

TEST_F(Kept, WhateverFailsTheOldFileOrTheNewOneIsThere)
{
    Progress old = some();
    ASSERT_TRUE(ProgressFile(path).save(old).ok());
    Progress more = some();
    more.lessonDone("swu-09", 2);
    for (std::size_t call = 0; call < 24; ++call) {
        test::FaultyFiles files;
        files.failAt(call, std::errc::no_space_on_device);
        Progress progress = more;
        (void)ProgressFile(path, files).save(progress);
        const Progress there = ProgressFile(path).load("2026-11-22").progress;
        EXPECT_TRUE(there == old || there == more) << call;
    }
    ASSERT_TRUE(ProgressFile(path).save(more).ok());
    EXPECT_EQ(files(), 1U);
}

TEST_F(Kept, ATooLargeFileIsNotRead)
{
    write(std::string(kLargestProgress + 1, ' '));
    ProgressFile file(path);
    const ProgressFile::Loaded loaded = file.load("2026-11-22");
    ASSERT_TRUE(loaded.problem);
    EXPECT_EQ(loaded.problem->code, "too_large");
    EXPECT_FALSE(loaded.aside.empty());
}

} // namespace
} // namespace playmat::learn
