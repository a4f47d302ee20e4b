#include "kit/lorcana/host/kit.h"
#include "match/journal_replay.h"
#include "support/faulty_files.h"
#include "support/match_fixture.h"
#include "support/processor_time.h"
#include "support/trials.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>

/// What becomes of journals that were not written just now: old ones, broken ones, those that
/// somebody else has open, and long ones.
namespace playmat::match {
namespace {

using test::contentOf;
using test::library;
using test::playOn;
using test::starterMatch;
using test::TempFolder;
using test::writeFile;
using State = OpenedJournal::State;
using Path = std::filesystem::path;

Path journalOf(const TempFolder &folder, std::size_t answers, const char *name = "m")
{
    Match match = starterMatch(8);
    EXPECT_TRUE(match.keepJournal(folder / name).ok());
    playOn(match, answers);
    return folder / name;
}

/// A match with as few cards as possible, from a position.
Match shortMatch()
{
    Json request{{"op", "scenario"}, {"seed", 1}};
    for (const char *name : {"Ann", "Bo"})
        request["players"].push_back({{"name", name},
                                      {"leader", "SOR_010"},
                                      {"base", "SOR_023"},
                                      {"hand", {"SOR_128", "SOR_128"}},
                                      {"resources", 4},
                                      {"ground", {"SOR_128"}}});
    return test::matchOf(request);
}

/// The file with something else in place of the first text of this kind after `from`.
void change(const Path &path, std::string_view what, std::string_view with, std::size_t from = 0)
{
    std::string text = contentOf(path);
    const std::size_t at = text.find(what, from);
    ASSERT_NE(at, std::string::npos);
    writeFile(path, text.replace(at, what.size(), with));
}

std::size_t lineStart(const std::string &text, std::size_t line)
{
    std::size_t at = 0;
    while (--line > 0)
        at = text.find('\n', at) + 1;
    return at;
}

// --- every version
// -----------------------------------------------------------------------------

constexpr const char *kKinds[] = {"starters", "conceded", "position", "named"};

Path kept(const std::string &version, const std::string &kind)
{
    return Path(PLAYMAT_JOURNALS) / (version + "-" + kind + ".playmat");
}

/// Gives random answers to the end, but names Wampa whenever a card name is asked for; returns
/// whether it was.
bool playNaming(Match &match, std::uint64_t seed)
{
    core::Rng rng(seed);
    const std::size_t names = match::swuCards(library()).names.size();
    bool named = false;
    while (!match.game().over()) {
        const core::Decision d = match.game().decision();
        const bool asksName = d.kind == core::DecisionKind::NameCard;
        named = named || asksName;
        const core::Answer answer = asksName
            ? match.game().readAnswer(Json{{"name", "Wampa"}}).value()
            : bots::randomAnswer(d, rng, names);
        EXPECT_TRUE(match.submit(answer).ok());
    }
    return named;
}

/// The match of an old journal, played from its start to a different end.
Match playedAnew(const std::string &kind)
{
    std::string line = contentOf(kept("unreleased", kind));
    line.resize(line.find('\n'));
    for (std::uint64_t seed = 3;; ++seed) {
        Match match = test::matchOf(parseJson(line).value());
        if (kind == "conceded") {
            playOn(match, 60);
            EXPECT_TRUE(match.concede(1).ok());
        }
        if (playNaming(match, seed) || kind != "named")
            return match;
    }
}

class AJournal : public ::testing::TestWithParam<const char *>
{
};

INSTANTIATE_TEST_SUITE_P(Kept, AJournal, ::testing::ValuesIn(kKinds));

/// A journal written with the current rules. PLAYMAT_UPDATE_GOLDEN=1 writes it again; use this only
/// until the first release, because released rules must stay readable.
TEST_P(AJournal, OfTheseRulesOpens)
{
    const Path path = kept("rules-6", GetParam());
    if (std::getenv("PLAYMAT_UPDATE_GOLDEN") != nullptr) {
        std::filesystem::remove(path);
        ASSERT_TRUE(playedAnew(GetParam()).save(path).ok());
    }
    const std::string before = contentOf(path);
    const OpenedJournal opened = openJournal(library(), path);
    ASSERT_EQ(opened.state, State::Whole) << describe(*opened.problem);
    EXPECT_TRUE(opened.match->game().over());
    EXPECT_EQ(opened.match->stepsDone() + 1,
              static_cast<std::size_t>(std::ranges::count(before, '\n')));
    EXPECT_TRUE(peekJournal(library(), path).value().over);
    EXPECT_EQ(contentOf(path), before) << "opening writes nothing";
}

/// A journal from before the first release is reported as such, stays where it is, and is never
/// overwritten.
TEST_P(AJournal, OfAnUnreleasedVersionIsReportedAndKept)
{
    const TempFolder folder;
    const Path path = folder / "m.playmat";
    const std::string before = contentOf(kept("unreleased", GetParam()));
    writeFile(path, before);
    const OpenedJournal opened = openJournal(library(), path);
    EXPECT_EQ(opened.state, State::Unreadable);
    EXPECT_EQ(opened.problem->code, "unreleased_format");
    EXPECT_EQ(opened.problem->message, "the match was written by an unreleased version of Playmat");
    EXPECT_FALSE(opened.match);
    EXPECT_EQ(peekJournal(library(), path).problem().code, "unreleased_format");
    EXPECT_EQ(Match::open(library(), path).problem().code, "unreleased_format");
    Match other = starterMatch(1);
    EXPECT_EQ(other.keepJournal(path).problem().code, "unreadable_journal");
    EXPECT_EQ(contentOf(path), before);
    const Outcome<Path> moved = keepUnreadable(path, "2026-11-28");
    ASSERT_TRUE(moved.ok());
    EXPECT_EQ(contentOf(moved.value()), before);
}

// --- the version of the rules
// ---------------------------------------------------------------------

/// A journal that names another version of the rules, or none.
Path saying(const TempFolder &folder, const std::string &rules)
{
    const Path path = journalOf(folder, 6);
    change(path, "\"rules\":6,", rules);
    return path;
}

TEST(JournalRules, OlderOnesAreOfAnUnreleasedVersion)
{
    for (const char *rules : {"", "\"rules\":1,", "\"rules\":5,"}) {
        const TempFolder folder;
        const OpenedJournal opened = openJournal(library(), saying(folder, rules));
        EXPECT_EQ(opened.state, State::Unreadable) << rules;
        EXPECT_EQ(opened.problem->code, "unreleased_format") << rules;
    }
    const TempFolder folder;
    const Path path = journalOf(folder, 6);
    change(path, "\"format\":2", "\"format\":1");
    EXPECT_EQ(openJournal(library(), path).problem->code, "unreleased_format");
}

/// Each game lists its released versions.
TEST(JournalRules, SoAreTheOlderOnesOfLorcana)
{
    const auto codeOf = [](int rules) {
        const Json header{{"playmat", "journal"}, {"format", 2}, {"rules", rules}};
        const std::optional<Problem> problem = checkHeader(kit::lorcanaKit(), header);
        return problem ? problem->code : std::string();
    };
    EXPECT_EQ(codeOf(4), "unreleased_format");
    EXPECT_EQ(codeOf(5), "");
    EXPECT_EQ(codeOf(6), "newer_format");
}

TEST(JournalRules, NewerOnesAreNotReadAsOlderOnes)
{
    const TempFolder folder;
    const OpenedJournal opened = openJournal(library(), saying(folder, "\"rules\":7,"));
    EXPECT_EQ(opened.state, State::Unreadable);
    EXPECT_EQ(opened.problem->code, "newer_format");
    const TempFolder other;
    EXPECT_EQ(openJournal(library(), saying(other, "\"rules\":\"x\",")).problem->code,
              "bad_journal");
}

// --- broken ones
// ----------------------------------------------------------------------------------

TEST(OpenJournal, SaysThatALastLineWasTorn)
{
    const TempFolder folder;
    const Path path = journalOf(folder, 10);
    EXPECT_EQ(openJournal(library(), path).state, State::Whole);
    writeFile(path, contentOf(path) + "{\"player\":1,\"opt");
    const OpenedJournal opened = openJournal(library(), path);
    EXPECT_EQ(opened.state, State::TornLine);
    EXPECT_FALSE(opened.problem);
    EXPECT_EQ(opened.match->stepsDone(), 10U);
}

/// Whatever is wrong with a line: the match is where it was before that line, nothing writes
/// to the file, nothing replaces it, and it can be kept under another name.
TEST(OpenJournal, GivesWhatStandsBeforeABrokenLine)
{
    const TempFolder folder;
    const std::string whole = contentOf(journalOf(folder, 10));
    const std::size_t line = lineStart(whole, 8);
    const std::size_t end = whole.find('\n', line);
    std::string flipped = whole;
    char &digit = flipped[whole.find("\"hash\":\"", line) + 8];
    digit = digit == '0' ? '1' : '0';
    const std::string glued = whole.substr(0, line) + "{\"player\":0,\"opt" + whole.substr(line);
    const std::string noise = std::string(whole).replace(line, end - line, "\0\xff\x01{");
    const std::string illegal
        = std::string(whole).replace(line, end - line, R"({"player":0,"options":[900]})");
    for (const std::string &text : {flipped, glued, noise, illegal}) {
        const Path path = folder / "broken";
        writeFile(path, text);
        OpenedJournal opened = openJournal(library(), path);
        ASSERT_EQ(opened.state, State::ValidPart);
        EXPECT_EQ(opened.badLine, 8U);
        EXPECT_EQ(opened.lostLines, 4U);
        EXPECT_EQ(opened.match->stepsDone(), 6U);
        EXPECT_FALSE(opened.match->canRedo());
        EXPECT_NE(opened.problem->message.find("line 8"), std::string::npos);
        EXPECT_EQ(Match::open(library(), path).problem().code, "bad_journal");
        EXPECT_FALSE(opened.match->continueJournal().ok());
        EXPECT_EQ(opened.match->keepJournal(path).problem().code, "unreadable_journal");
        playOn(*opened.match, 2);
        EXPECT_EQ(contentOf(path), text) << "not a byte was written";
        const Outcome<Path> kept = keepUnreadable(path, "2026-11-22");
        ASSERT_TRUE(kept.ok()) << kept.problem().message;
        EXPECT_EQ(contentOf(kept.value()), text);
        EXPECT_TRUE(opened.match->retryJournal().ok()) << "its place is free now";
        EXPECT_EQ(opened.match->unsavedSteps(), 0U);
    }
}

TEST(OpenJournal, KeepsUnreadableOnesUnderNamesOfTheirOwn)
{
    const TempFolder folder;
    for (const char *name : {"unreadable-2026-11-22.playmat", "unreadable-2026-11-22-2.playmat",
                             "unreadable-2026-11-22-3.playmat"}) {
        writeFile(folder / "current.playmat", name);
        const Outcome<Path> kept = keepUnreadable(folder / "current.playmat", "2026-11-22");
        ASSERT_TRUE(kept.ok());
        EXPECT_EQ(kept.value(), folder / name);
        EXPECT_EQ(contentOf(folder / name), name);
        EXPECT_FALSE(std::filesystem::exists(folder / "current.playmat"));
    }
    writeFile(folder / "current.playmat", "");
    for (const std::string &date : {std::string(), std::string("../22"), std::string("2\0002", 3)})
        EXPECT_EQ(keepUnreadable(folder / "current.playmat", date).problem().code, "bad_path");
    EXPECT_EQ(keepUnreadable(folder / "none", "2026-11-22").problem().code, "not_found");
}

TEST(OpenJournal, SaysWhyNothingCanBeRead)
{
    const TempFolder folder;
    writeFile(folder / "list", "3 Wampa\n");
    EXPECT_EQ(openJournal(library(), folder / "list").state, State::Unreadable);
    const Path path = journalOf(folder, 3);
    change(path, "\"format\":2", "\"format\":3");
    const OpenedJournal newer = openJournal(library(), path);
    EXPECT_EQ(newer.state, State::Unreadable);
    EXPECT_EQ(newer.problem->code, "newer_format");
    EXPECT_EQ(peekJournal(library(), path).problem().code, "newer_format");
    std::filesystem::resize_file(path, 100U << 20U);
    EXPECT_EQ(openJournal(library(), path).problem->code, "too_large");
    EXPECT_EQ(peekJournal(library(), path).problem().code, "too_large");
    EXPECT_EQ(openJournal(library(), folder / "none").state, State::NotRead);
    EXPECT_EQ(openJournal(library(), folder / "none").problem->code, "not_found");
    EXPECT_EQ(openJournal(library(), folder.path()).problem->code, "not_a_file");
    Match match = starterMatch(1);
    for (const Path &there : {folder / "list", path})
        EXPECT_EQ(match.keepJournal(there).problem().code, "unreadable_journal");
}

/// A damaged journal never opens as a different match: for each flipped bit, either the file is
/// reported or the match is unchanged.
TEST(OpenJournal, NoBitThatTurnsMakesAnotherMatchOfIt)
{
    const TempFolder folder;
    Match match = shortMatch();
    playOn(match, 4);
    ASSERT_TRUE(match.save(folder / "m").ok());
    const std::string whole = contentOf(folder / "m");
    const int bits = playmat::test::trials(1); // 8: every bit
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (int k = 0; k < bits; ++k) {
            std::string text = whole;
            text[i] = static_cast<char>(text[i] ^ (1 << (int(i) * 3 + k) % 8));
            writeFile(folder / "b", text);
            const OpenedJournal opened = openJournal(library(), folder / "b");
            if (!opened.match || opened.problem || opened.state == State::TornLine)
                continue;
            EXPECT_EQ(opened.match->game().positionHash(), match.game().positionHash()) << i;
            EXPECT_EQ(opened.match->stepsDone(), match.stepsDone()) << i;
            EXPECT_EQ(opened.match->setup().names(), match.setup().names()) << i;
            EXPECT_EQ(opened.match->setup().seed, match.setup().seed) << i;
        }
    }
}

// --- those that somebody has open
// -----------------------------------------------------------------

TEST(OpenJournal, ARunningOneIsLocked)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 5);
    EXPECT_EQ(openJournal(library(), folder / "m").problem->code, "locked");
    EXPECT_EQ(Match::open(library(), folder / "m").problem().code, "locked");
    Match other = starterMatch(9);
    EXPECT_EQ(other.keepJournal(folder / "m").problem().code, "locked");
    EXPECT_EQ(other.save(folder / "m").problem().code, "locked");
    EXPECT_EQ(keepUnreadable(folder / "m", "2026-11-22").problem().code, "locked");
    EXPECT_TRUE(peekJournal(library(), folder / "m").value().inUse);
    playOn(match, 5);
    match.closeJournal();
    EXPECT_FALSE(peekJournal(library(), folder / "m").value().inUse);
    EXPECT_EQ(Match::open(library(), folder / "m").value().stepsDone(), 10U);
}

TEST(OpenJournal, OneThatWasOpenedIsClaimedUntilTheMatchHasAnother)
{
    const TempFolder folder;
    const std::string save = contentOf(journalOf(folder, 5));
    Outcome<Match> match = Match::open(library(), folder / "m");
    ASSERT_TRUE(match.ok());
    EXPECT_EQ(Match::open(library(), folder / "m").problem().code, "locked");
    ASSERT_TRUE(match.value().keepJournal(folder / "current").ok());
    playOn(match.value(), 5);
    EXPECT_TRUE(Match::open(library(), folder / "m").ok());
    EXPECT_EQ(contentOf(folder / "m"), save) << "the save is as it was";
    match.value().closeJournal();
    EXPECT_EQ(Match::open(library(), folder / "current").value().stepsDone(), 10U);
}

TEST(OpenJournal, OfOneProgramANewMatchTakesTheOldOnesPlace)
{
    const TempFolder folder;
    Match old = starterMatch(8);
    ASSERT_TRUE(old.keepJournal(folder / "m").ok());
    playOn(old, 5);
    Match next = starterMatch(9);
    ASSERT_TRUE(next.keepJournal(folder / "m", &old).ok());
    EXPECT_FALSE(old.hasJournal());
    playOn(old, 1);
    playOn(next, 2);
    next.closeJournal();
    EXPECT_EQ(Match::open(library(), folder / "m").value().stepsDone(), 2U);
}

TEST(OpenJournal, SavingOverOnesOwnJournalChangesNothing)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 5);
    ASSERT_TRUE(match.save(folder / "m").ok());
    playOn(match, 5);
    match.closeJournal();
    EXPECT_EQ(Match::open(library(), folder / "m").value().stepsDone(), 10U);
}

/// Somebody who goes back and forth between two versions.
TEST(OpenJournal, WhatANewerVersionSaysInTheHeaderIsWrittenAnewToo)
{
    const TempFolder folder;
    Match begun = starterMatch(8);
    begun.seat(1, "Bo", "novice");
    ASSERT_TRUE(begun.keepJournal(folder / "m").ok());
    playOn(begun, 2);
    begun.closeJournal();
    JournalText text = readJournal(folder / "m").value();
    text.header["clock"] = {{"minutes", 30}};
    signHeader(text.header);
    writeFile(folder / "m", textOfJournal(text.header, text.lines));
    Outcome<Match> match = Match::open(library(), folder / "m");
    ASSERT_TRUE(match.ok());
    ASSERT_TRUE(match.value().continueJournal().ok());
    match.value().seat(1, "Bo", ""); // the header is another one now
    const Json header = readJournal(folder / "m", systemFiles()).value().header;
    EXPECT_EQ(header.value("clock", Json()), Json({{"minutes", 30}}));
    EXPECT_FALSE(header.contains("programs")) << "but what we know is as it is now";
}

// --- long ones

TEST(OpenJournal, AHundredThousandLinesOfUndoAndRedoTakeNoTime)
{
    const TempFolder folder;
    const Path path = journalOf(folder, 100);
    std::string text = contentOf(path);
    for (int i = 0; i < 50000; ++i)
        text += i / 50 % 2 == 0 ? "{\"undo\":true}\n{\"undo\":true}\n"
                                : "{\"redo\":true}\n{\"redo\":true}\n";
    writeFile(path, text);
    const std::uint64_t hash = Match::open(library(), path).value().game().positionHash();
    const double ms = test::processorMs([&] { (void)openJournal(library(), path); });
    std::printf("100,000 undo and redo lines: %.0f ms\n", ms);
    Match match = starterMatch(8);
    playOn(match, 100);
    EXPECT_EQ(hash, match.game().positionHash());
#ifdef NDEBUG
    EXPECT_LT(ms, 1000);
#endif
}

/// The two ends of the file are read, whatever its size; no game is played again.
TEST(OpenJournal, LookingAtALongOneReadsItsEnds)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 40);
    const std::string now = toLine(match.now());
    match.closeJournal();
    std::string text = contentOf(folder / "m");
    while (text.size() < (8U << 20U))
        text += "{\"undo\":true}\n{\"redo\":true}\n";
    writeFile(folder / "m", text + "{\"undo\":true,\"now\":" + now + "}\n{\"re");
    const Outcome<JournalPeek> peek = peekJournal(library(), folder / "m");
    ASSERT_TRUE(peek.ok()) << peek.problem().message;
    EXPECT_EQ(peek.value().answers, 40U);
    EXPECT_EQ(peek.value().pictures[0], "SOR_005");
}

/// The journal of twenty answers, which nobody writes any more.
std::string textOfTwenty(Match &match, const Path &path)
{
    EXPECT_TRUE(match.keepJournal(path).ok());
    playOn(match, 20);
    match.closeJournal();
    return contentOf(path);
}

TEST(OpenJournal, ALongOneIsWrittenAnewAndGoesOn)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    std::string text = textOfTwenty(match, folder / "m");
    while (text.size() < (5U << 20U))
        text += "{\"undo\":true}\n{\"redo\":true}\n";
    writeFile(folder / "m", text);
    Outcome<Match> opened = Match::open(library(), folder / "m");
    ASSERT_TRUE(opened.ok() && opened.value().continueJournal().ok());
    ASSERT_TRUE(opened.value().undo());
    EXPECT_LT(std::filesystem::file_size(folder / "m"), 100000U);
    ASSERT_TRUE(opened.value().undo());
    opened.value().closeJournal();
    Outcome<Match> again = Match::open(library(), folder / "m");
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again.value().stepsDone(), 18U);
    EXPECT_TRUE(again.value().redo());
    EXPECT_TRUE(again.value().redo());
    EXPECT_EQ(again.value().game().positionHash(), match.game().positionHash());
}

/// What is tried in the place of the last of twenty answers, again and again.
struct Tries : testing::TestWithParam<int> // as many answers at a time
{
};
INSTANTIATE_TEST_SUITE_P(Answers, Tries, testing::Values(1, 2, 5));

/// Somebody who tries everything, or a file that was made to take long: what was taken back and
/// replaced is not played.
TEST_P(Tries, WhatWasTakenBackTakesNoTime)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    std::string text = textOfTwenty(match, folder / "m");
    std::size_t from = text.size();
    for (int i = 0; i < GetParam(); ++i)
        from = text.rfind('\n', from - 2) + 1;
    const std::string lines = text.substr(from);
    std::string tried = lines;
    for (int i = 0; i < GetParam(); ++i)
        tried += "{\"undo\":true}\n";
    text.resize(from);
    while (text.size() < (4U << 20U))
        text += tried;
    writeFile(folder / "m", text + lines);
    std::optional<Outcome<Match>> read;
    const double ms
        = test::processorMs([&] { read.emplace(Match::open(library(), folder / "m")); });
    const double parsing = test::processorMs([&] { (void)journalText(text + lines); });
    std::printf("%td lines: %.0f ms, %.0f ms of it their text\n", std::ranges::count(text, '\n'),
                ms, parsing);
    EXPECT_LT(ms, 1.6 * parsing) << "playing them takes ten times as long as reading them";
    const Outcome<Match> &opened = *read;
    ASSERT_TRUE(opened.ok());
    EXPECT_EQ(opened.value().stepsDone(), 20U);
    EXPECT_EQ(opened.value().game().positionHash(), match.game().positionHash());
}

/// Random answers, taken back and done again at random: read back, it is the same match, with the
/// same answers to do again.
TEST(OpenJournal, WhateverWasTakenBackItIsTheSameMatch)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const TempFolder folder;
        Match match = starterMatch(8);
        ASSERT_TRUE(match.keepJournal(folder / "m").ok());
        core::Rng rng(seed);
        for (int i = 0; i < 60; ++i) {
            const std::uint32_t what = rng.below(5);
            if (what < 2)
                playOn(match, 1, rng.next());
            else
                (void)(what < 4 ? match.undo() : match.redo());
        }
        match.closeJournal();
        Outcome<Match> read = Match::open(library(), folder / "m");
        ASSERT_TRUE(read.ok()) << seed;
        Match &again = read.value();
        EXPECT_EQ(again.stepsDone(), match.stepsDone()) << seed;
        do
            EXPECT_EQ(again.game().positionHash(), match.game().positionHash()) << seed;
        while (again.redo() && match.redo());
        EXPECT_FALSE(match.redo()) << seed;
    }
}

} // namespace
} // namespace playmat::match
