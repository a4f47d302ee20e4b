// Tests the list of the finished matches of a folder. Its cache may be missing, damaged or written
// by another version, and the folder may have damaged or huge files, links, and other files.
#include "match/match_index.h"
#include "match/won_share.h"
#include "support/match_fixture.h"
#include "support/processor_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace playmat::match {
namespace {

using test::contentOf;
using test::TempFolder;
using test::writeFile;

namespace fs = std::filesystem;

struct Index : testing::Test
{
    void SetUp() override { fs::create_directory(folder / "finished"); }
    [[nodiscard]] fs::path file(const std::string &name) const
    {
        return folder / "finished" / name;
    }
    [[nodiscard]] fs::path cache() const { return folder / "cache" / "history.jsonl"; }
    [[nodiscard]] MatchIndex index()
    {
        return {folder / "finished",
                cache(),
                {[this](const std::string &game) {
                     ++asked;
                     return game.empty() || game == "swu" ? &test::library() : nullptr;
                 },
                 [](const std::string &, const Json &deck) {
                     return ListedDeck{deck["metadata"]["name"].get<std::string>(), {}, "1 card"};
                 }}};
    }
    /// Saves a match that `loser` conceded.
    void play(const std::string &name, core::PlayerId loser, const std::string &player = "Ann")
    {
        Match match = test::starterMatch(7);
        match.seat(0, player, {});
        match.seat(1, "Hard", "hard");
        match.setClock([] { return std::string("2026-11-28T20:10:33Z"); });
        test::playOn(match, 12);
        ASSERT_TRUE(match.concede(loser).ok());
        ASSERT_TRUE(match.save(file(name)).ok());
    }
    [[nodiscard]] std::vector<ListedMatch> listed(MatchIndex &index) const
    {
        std::vector<ListedMatch> all = index.list({}, {});
        std::sort(all.begin(), all.end(),
                  [](const ListedMatch &a, const ListedMatch &b) { return a.path < b.path; });
        return all;
    }
    /// Changes a file to what an older version wrote, which did not say how a match ended.
    void forgetEnd(const std::string &name) const
    {
        std::string text = contentOf(file(name));
        const std::size_t at = text.find(",\"ended\":{");
        ASSERT_NE(at, std::string::npos);
        text.erase(at, text.find('}', at) + 1 - at);
        writeFile(file(name), text);
    }

    TempFolder folder;
    int asked = 0; ///< number of times that a file was read
};

TEST_F(Index, TellsWhoPlayedWithWhatAndHowItEnded)
{
    play("a.playmat", 1);
    MatchIndex all = index();
    const std::vector<ListedMatch> found = listed(all);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0].problem.empty()) << found[0].problem;
    EXPECT_EQ(found[0].game, "swu");
    EXPECT_EQ(found[0].seats[0].name, "Ann");
    EXPECT_EQ(found[0].seats[1].program, "hard");
    EXPECT_NE(found[0].seats[0].deck.name.find("Luke"), std::string::npos);
    EXPECT_EQ(found[0].seats[1].deck.picture, "SOR_010");
    ASSERT_TRUE(found[0].end);
    EXPECT_EQ(found[0].end->winner, 0);
    EXPECT_EQ(found[0].end->at, "2026-11-28T20:10:33Z");
    EXPECT_EQ(found[0].conceded, 1);
    EXPECT_GT(found[0].size, 200U);
}

TEST_F(Index, LooksIntoAFileOnceAsLongAsItStaysAsItIs)
{
    play("a.playmat", 1);
    play("b.playmat", 0);
    MatchIndex first = index();
    EXPECT_EQ(listed(first).size(), 2U);
    first.saveCache();
    EXPECT_EQ(asked, 2);
    MatchIndex second = index();
    EXPECT_EQ(listed(second).size(), 2U);
    EXPECT_EQ(asked, 2) << "all of it was in the cache";
    play("b.playmat", 1);
    fs::last_write_time(file("b.playmat"),
                        fs::file_time_type::clock::now() + std::chrono::hours(1));
    const std::vector<ListedMatch> found = listed(second);
    EXPECT_EQ(asked, 3);
    EXPECT_EQ(found.at(1).end->winner, 0);
}

TEST_F(Index, PlaysOldMatchesAgainToLearnHowTheyEndedAndRemembersIt)
{
    play("old.playmat", 0);
    forgetEnd("old.playmat");
    MatchIndex first = index();
    std::vector<ListedMatch> found = listed(first);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_FALSE(found[0].end);
    EXPECT_TRUE(first.complete(found[0]));
    ASSERT_TRUE(found[0].end);
    EXPECT_EQ(found[0].end->winner, 1);
    EXPECT_NE(found[0].end->began, core::kNone);
    first.saveCache();
    MatchIndex second = index();
    found = listed(second);
    ASSERT_TRUE(found[0].end);
    EXPECT_EQ(found[0].end->winner, 1);
    EXPECT_FALSE(second.complete(found[0])) << "it is known";
}

TEST_F(Index, ADamagedCacheIsMadeAnew)
{
    play("a.playmat", 1);
    MatchIndex first = index();
    (void)listed(first);
    first.saveCache();
    const std::string whole = contentOf(cache());
    for (const std::string &text :
         {std::string(), std::string("\0\xff\n{", 4), whole.substr(0, whole.size() / 2),
          std::string("{\"playmat\":\"history\",\"version\":99}\n") + whole,
          std::string(
              "{\"playmat\":\"history\",\"version\":1}\n{\"file\":\"a.playmat\",\"size\":-1}"
              "\n[]\n{\"file\":7}\n")}) {
        writeFile(cache(), text);
        MatchIndex again = index();
        const std::vector<ListedMatch> found = listed(again);
        ASSERT_EQ(found.size(), 1U) << text;
        EXPECT_EQ(found[0].seats[0].name, "Ann") << text;
        again.saveCache();
        EXPECT_EQ(contentOf(cache()), whole) << text;
    }
}

TEST_F(Index, SaysWhatCannotBeReadAndPassesOverWhatIsNoFile)
{
    play("good.playmat", 1);
    writeFile(file("noise.playmat"), "no match\n");
    writeFile(file("huge.playmat"), std::string(kLargestJournal + 1, 'x'));
    writeFile(file("notes.txt"), "not one of ours");
    writeFile(file("other.playmat"),
              "{\"playmat\":\"journal\",\"format\":2,\"game\":\"go\"}\n{\"now\":[1,-1,1,0,0]}\n");
    fs::create_directory(file("folder.playmat"));
    fs::create_symlink(file("gone"), file("dangling.playmat"));
    fs::create_symlink(file("good.playmat"), file("link.playmat"));
    MatchIndex all = index();
    std::vector<std::string> said;
    for (const ListedMatch &match : listed(all))
        said.push_back(match.path.filename().string() + (match.problem.empty() ? " +" : " -"));
    EXPECT_EQ(said,
              (std::vector<std::string>{"good.playmat +", "huge.playmat -", "link.playmat +",
                                        "noise.playmat -", "other.playmat -"}));
}

TEST_F(Index, NamesAreWhatSomebodyTyped)
{
    const std::string name = "<img src=x>\"&amp;\xE2\x80\xAE";
    play("a <b>.playmat", 1, name);
    MatchIndex first = index();
    (void)listed(first);
    first.saveCache();
    MatchIndex second = index();
    const std::vector<ListedMatch> found = listed(second);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].seats[0].name, name);
}

TEST_F(Index, AFolderThatIsGoneHasNoMatchesAndOneThatComesBackHasThem)
{
    play("a.playmat", 1);
    MatchIndex all = index();
    EXPECT_EQ(listed(all).size(), 1U);
    fs::rename(folder / "finished", folder / "elsewhere");
    EXPECT_EQ(listed(all).size(), 0U);
    fs::rename(folder / "elsewhere", folder / "finished");
    EXPECT_EQ(listed(all).size(), 1U);
}

/// A match that goes on in another window is not listed; once it has ended, it is.
TEST_F(Index, SeesWhatAnotherWindowWrites)
{
    Match match = test::starterMatch(7);
    test::playOn(match, 12);
    ASSERT_TRUE(match.keepJournal(file("a.playmat")).ok());
    MatchIndex all = index();
    EXPECT_EQ(listed(all).size(), 0U);
    ASSERT_TRUE(match.concede(0).ok());
    EXPECT_EQ(listed(all).size(), 1U);
}

TEST_F(Index, ManyMatchesAreListedInNoTimeOnceTheyAreKnown)
{
    play("0.playmat", 1);
    for (int i = 1; i < 1000; ++i)
        fs::copy_file(file("0.playmat"), file(std::to_string(i) + ".playmat"));
    MatchIndex first = index();
    EXPECT_EQ(listed(first).size(), 1000U);
    first.saveCache();
    const double took = test::processorMs([&] {
        MatchIndex second = index();
        EXPECT_EQ(second.list({}, {}).size(), 1000U);
    });
    EXPECT_EQ(asked, 1000);
    RecordProperty("milliseconds", std::to_string(took));
    EXPECT_LT(took, 500 * test::kSlowdown) << "about 100 on a machine that does nothing else";
}

TEST(Share, OfWonMatchesIsAsSureAsTheyAreMany)
{
    EXPECT_DOUBLE_EQ((WonShare{0, 0}.low()), 0);
    EXPECT_DOUBLE_EQ((WonShare{0, 0}.high()), 1);
    // Computed by hand with the formula of Wilson (1927).
    EXPECT_NEAR((WonShare{3, 3}.low()), .4385, 1e-4);
    EXPECT_NEAR((WonShare{3, 3}.high()), 1, 1e-9);
    EXPECT_NEAR((WonShare{72, 128}.low()), .4760, 1e-4);
    EXPECT_NEAR((WonShare{72, 128}.high()), .6454, 1e-4);
    EXPECT_NEAR((WonShare{0, 5}.low()), 0, 1e-9);
}

} // namespace
} // namespace playmat::match
