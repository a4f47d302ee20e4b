#include "kit/swu/host/hosted.h"
#include "kit/swu/host/state_json.h"
#include "match/match.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <set>

namespace playmat::match {
namespace {

using test::contentOf;
using test::library;
using test::playOn;
using test::starterMatch;
using test::TempFolder;
using test::writeFile;

std::uint64_t hashOf(const Match &match)
{
    return match.game().hash();
}

std::size_t linesOf(const std::filesystem::path &path)
{
    const std::string text = contentOf(path);
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(Match, UndoAndRedoGoEverywhere)
{
    Match match = starterMatch(3);
    std::vector<std::uint64_t> hashes{hashOf(match)};
    for (int i = 0; i < 60 && !match.game().over(); ++i) {
        playOn(match, 1, static_cast<std::uint64_t>(i));
        hashes.push_back(hashOf(match));
    }
    const std::size_t last = hashes.size() - 1;
    for (std::size_t i = last; i > 0; --i) {
        EXPECT_EQ(hashOf(match), hashes[i]);
        ASSERT_TRUE(match.undo());
    }
    EXPECT_FALSE(match.canUndo());
    EXPECT_FALSE(match.undo());
    EXPECT_EQ(hashOf(match), hashes[0]);
    for (std::size_t i = 1; i <= last; ++i) {
        ASSERT_TRUE(match.redo());
        EXPECT_EQ(hashOf(match), hashes[i]);
    }
    EXPECT_FALSE(match.redo());
}

TEST(Match, AnswerAfterUndoForgetsWhatCouldBeDoneAgain)
{
    Match match = starterMatch(3);
    playOn(match, 5);
    ASSERT_TRUE(match.undo());
    EXPECT_TRUE(match.canRedo());
    playOn(match, 1, 77);
    EXPECT_FALSE(match.canRedo());
}

TEST(Match, RefusedAnswersAreNoSteps)
{
    Match match = starterMatch(3);
    const std::uint64_t before = hashOf(match);
    EXPECT_FALSE(match.submit(core::Answer::one(999)).ok());
    EXPECT_EQ(hashOf(match), before);
    EXPECT_FALSE(match.canUndo());
}

/// A position in which that seat plays a trooper, and then a Viper Probe Droid, which looks at the
/// other's hand.
struct Spied : testing::TestWithParam<int>
{
    [[nodiscard]] static Match begin()
    {
        const match::Json mine{{"leader", "SOR_010"},
                               {"base", "SOR_023"},
                               {"hand", {"SOR_128", "SOR_228", "SOR_225"}},
                               {"resources", 12}};
        const match::Json yours{{"leader", "SOR_005"},
                                {"base", "SOR_020"},
                                {"hand", {"SOR_046", "SOR_042"}},
                                {"resources", 4}};
        match::Json request{{"op", "scenario"}, {"game", "swu"}, {"seed", 1}, {"round", 3}};
        request["active"] = GetParam();
        request["initiative"] = 1 - GetParam();
        request["initiative_claimed"] = true; // the other takes no actions any more
        request["players"] = GetParam() == 0 ? match::Json{mine, yours} : match::Json{yours, mine};
        return test::matchOf(request);
    }
    /// The first option that is worded so.
    static void choose(Match &match, const std::string &words)
    {
        const match::Json decision = match.game().decisionJson(core::kNone, match.names());
        for (const match::Json &option : decision["options"]) {
            if (option.value("text", "").find(words) == std::string::npos)
                continue;
            EXPECT_TRUE(match.submit(core::Answer::one(option["id"])).ok());
            return;
        }
        ADD_FAILURE() << words << " is not among " << decision.dump();
    }
};
INSTANTIATE_TEST_SUITE_P(BothSeats, Spied, testing::Values(0, 1));

TEST_P(Spied, WhatWasSeenOfTheOthersHandCountsForEveryStepBeforeIt)
{
    Match match = begin();
    choose(match, "Play Death Star");
    choose(match, "Play Viper");
    ASSERT_TRUE(match.submit(core::Answer::one(0)).ok()); // seen
    EXPECT_FALSE(match.undoCrossesInformation());
    EXPECT_TRUE(match.undoCrossesInformation(2)) << "the step before showed the hand";
    EXPECT_TRUE(match.undoCrossesInformation(3));
    EXPECT_EQ(match.steps()[0].asked, core::DecisionKind::Action);
    EXPECT_NE(match.steps()[2].asked, core::DecisionKind::Action);
    ASSERT_TRUE(match.undo());
    EXPECT_TRUE(match.undoCrossesInformation()) << "the hand was shown";
    ASSERT_TRUE(match.undo());
    EXPECT_TRUE(match.undoCrossesInformation()) << "the trooper would be played knowing the hand";

    choose(match, "Play TIE"); // instead of the droid
    EXPECT_FALSE(match.undoCrossesInformation()) << "nothing was learned since";
    ASSERT_TRUE(match.undo());
    EXPECT_TRUE(match.undoCrossesInformation()) << "but nobody forgets what was given up";
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.redo());
    EXPECT_TRUE(match.undoCrossesInformation());
}

/// CR 1.17.4: what is hidden can be denied, but not a card of the discard pile that fits. Whether
/// one could decline told the others whether the hand has another.
TEST(Match, WhetherAPlayMayBeDeclinedTellsNothingOfTheHand)
{
    for (const bool discarded : {false, true}) {
        for (const char *inHand : {"SOR_046", "SOR_128"}) { // the trooper would fit
            match::Json mine{{"leader", "SHD_007"}, {"base", "SOR_023"}, {"resources", 12}};
            mine["hand"] = {"SHD_242", inHand};
            if (discarded)
                mine["discard"] = {"SOR_128"};
            const match::Json yours{{"leader", "SOR_005"}, {"base", "SOR_020"}};
            match::Json request{{"op", "scenario"}, {"game", "swu"}, {"seed", 1}, {"round", 3}};
            request["players"] = {mine, yours};
            Match match = test::matchOf(request);
            Spied::choose(match, "Cruiser");
            EXPECT_EQ(match.game().decision().min, discarded ? 1 : 0) << inHand;
        }
    }
}

/// Scanning Officer reveals three resources: in which order they were put down is not told.
TEST(Match, RevealedResourcesDoNotTellWhichCameFirst)
{
    std::set<std::string> told;
    for (const match::Json &resources : {match::Json{"SOR_046", "SOR_042", "SOR_128"},
                                         match::Json{"SOR_128", "SOR_042", "SOR_046"}}) {
        match::Json request{{"op", "scenario"}, {"game", "swu"}, {"seed", 1}, {"round", 3}};
        request["players"] = {
            {{"leader", "SOR_010"}, {"base", "SOR_023"}, {"hand", {"SHD_114"}}, {"resources", 12}},
            {{"leader", "SOR_005"}, {"base", "SOR_020"}, {"resources", resources}}};
        Match match = test::matchOf(request);
        Spied::choose(match, "Scanning");
        std::string revealed;
        for (const match::Json &event : match.game().eventsJson(0))
            if (event["type"] == "revealed")
                revealed += event["printed"].get<std::string>() + ' ';
        EXPECT_EQ(revealed.size(), 24U) << revealed;
        told.insert(revealed);
    }
    EXPECT_EQ(told.size(), 1U);
}

TEST_P(Spied, WhatWasSeenInStepsThatWereGivenUpIsInTheJournal)
{
    const TempFolder folder;
    Match match = begin();
    ASSERT_TRUE(match.keepJournal(folder / "match").ok());
    choose(match, "Play Death Star");
    choose(match, "Play Viper");
    ASSERT_TRUE(match.submit(core::Answer::one(0)).ok()); // seen
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.undo());
    choose(match, "Play TIE"); // instead of the droid
    ASSERT_TRUE(match.save(folder / "copy").ok());
    match.closeJournal();
    for (const char *file : {"match", "copy"}) {
        Outcome<Match> opened = Match::open(match.library(), folder / file);
        Match &again = opened.value();
        EXPECT_FALSE(again.undoCrossesInformation()) << file;
        ASSERT_TRUE(again.undo());
        EXPECT_TRUE(again.undoCrossesInformation()) << file;
        ASSERT_TRUE(again.save(folder / "taken-back").ok());
        again.closeJournal();
        opened = Match::open(match.library(), folder / "taken-back");
        EXPECT_TRUE(opened.value().undoCrossesInformation()) << file;
    }
}

/// A step that is given up at once is not played again when the journal is read.
TEST_P(Spied, WhatWasSeenInOneStepAloneIsInTheJournal)
{
    const TempFolder folder;
    Match match = begin();
    ASSERT_TRUE(match.keepJournal(folder / "match").ok());
    choose(match, "Play Death Star");
    choose(match, "Play Viper");
    ASSERT_TRUE(match.undo());
    choose(match, "Play TIE");
    match.closeJournal();
    Outcome<Match> again = Match::open(match.library(), folder / "match");
    ASSERT_TRUE(again.value().undo());
    EXPECT_TRUE(again.value().undoCrossesInformation());
}

TEST(Match, TellsWhatUndoWouldTakeBack)
{
    Match match = starterMatch(3);
    EXPECT_FALSE(match.undoCrossesInformation());
    ASSERT_TRUE(match.submit(core::Answer::one(0)).ok()); // hands are drawn
    EXPECT_TRUE(match.undoCrossesInformation());
    ASSERT_TRUE(match.submit(core::Answer::one(0)).ok()); // the hand is kept
    EXPECT_FALSE(match.undoCrossesInformation());
}

TEST(Match, ConcedingEndsItAndCanBeTakenBack)
{
    Match match = starterMatch(3);
    playOn(match, 9);
    ASSERT_TRUE(match.concede(1).ok());
    EXPECT_TRUE(match.game().over());
    EXPECT_EQ(match.game().resultJson()["winner"], 0);
    EXPECT_FALSE(match.concede(0).ok());
    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.game().over());
}

TEST(MatchJournal, EveryAnswerIsWrittenAtOnce)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    EXPECT_EQ(linesOf(folder / "m"), 1U);
    for (std::size_t i = 1; i <= 20; ++i) {
        playOn(match, 1, i);
        EXPECT_EQ(linesOf(folder / "m"), i + 1);
    }
}

TEST(MatchJournal, OpeningGoesTheSameWay)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 30);
    match.undo();
    match.undo();
    match.redo();
    playOn(match, 1000, 99);
    EXPECT_TRUE(match.game().over());
    match.closeJournal();
    const Outcome<Match> opened = Match::open(library(), folder / "m");
    ASSERT_TRUE(opened.ok()) << describe(opened.problem());
    EXPECT_EQ(hashOf(opened.value()), hashOf(match));
    EXPECT_EQ(opened.value().names(), (std::vector<std::string>{"Ann", "Bo"}));
    EXPECT_EQ(opened.value().stepsDone(), match.stepsDone());
}

TEST(MatchJournal, KilledAtAnyByteItGoesOn)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    std::vector<std::uint64_t> hashes{hashOf(match)};
    for (std::size_t i = 0; i < 12; ++i) {
        playOn(match, 1, i);
        hashes.push_back(hashOf(match));
    }
    const std::string whole = contentOf(folder / "m");
    const std::size_t first = whole.find('\n') + 1;
    for (std::size_t size = first; size <= whole.size(); size += 7) {
        writeFile(folder / "k", whole.substr(0, size));
        Outcome<Match> opened = Match::open(library(), folder / "k");
        ASSERT_TRUE(opened.ok()) << describe(opened.problem());
        EXPECT_EQ(opened.value().droppedTornLine(), whole[size - 1] != '\n');
        EXPECT_EQ(hashOf(opened.value()), hashes[opened.value().stepsDone()]);
        ASSERT_TRUE(opened.value().continueJournal().ok());
        playOn(opened.value(), 2, size);
        opened.value().closeJournal();
        const Outcome<Match> again = Match::open(library(), folder / "k");
        ASSERT_TRUE(again.ok()) << describe(again.problem());
        EXPECT_EQ(hashOf(again.value()), hashOf(opened.value()));
    }
}

/// Changes the first occurrence of a text in a file.
void replaceIn(const std::filesystem::path &path, std::string_view what, std::string_view with)
{
    std::string text = contentOf(path);
    const std::size_t at = text.find(what);
    ASSERT_NE(at, std::string::npos);
    writeFile(path, text.replace(at, what.size(), with));
}

TEST(MatchJournal, NewerFormatsAreRefused)
{
    const TempFolder folder;
    ASSERT_TRUE(starterMatch(8).save(folder / "m").ok());
    replaceIn(folder / "m", "\"format\":2", "\"format\":3");
    EXPECT_EQ(Match::open(library(), folder / "m").problem().code, "newer_format");
}

TEST(MatchJournal, AnswersThatDoNotFitAreRefusedWithTheirLine)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    playOn(match, 4);
    ASSERT_TRUE(match.save(folder / "m").ok());
    replaceIn(folder / "m", "\"hash\":\"" + hexHash(match.steps()[1].hash), "\"hash\":\"x");
    const Outcome<Match> hash = Match::open(library(), folder / "m");
    ASSERT_FALSE(hash.ok());
    EXPECT_NE(hash.problem().message.find("line 3"), std::string::npos);

    ASSERT_TRUE(match.save(folder / "n").ok());
    replaceIn(folder / "n", "\"seed\":8", "\"seed\":9");
    EXPECT_EQ(Match::open(library(), folder / "n").problem().code, "bad_journal");
}

TEST(MatchJournal, ScenariosAreSavedToo)
{
    const TempFolder folder;
    const Json request = Json::parse(R"({"op":"scenario","players":[
        {"leader":"SOR_010","base":"SOR_023","resources":3,"hand":["SOR_128"]},
        {"leader":"SOR_005","base":"SOR_029"}]})");
    const Outcome<MatchSetup> setup = setupFromJson(library(), request);
    ASSERT_TRUE(setup.ok());
    Outcome<Match> match = Match::start(library(), setup.value());
    ASSERT_TRUE(match.ok()) << describe(match.problem());
    playOn(match.value(), 3);
    ASSERT_TRUE(match.value().save(folder / "m").ok());
    const Outcome<Match> opened = Match::open(library(), folder / "m");
    ASSERT_TRUE(opened.ok()) << describe(opened.problem());
    EXPECT_EQ(hashOf(opened.value()), hashOf(match.value()));
}

TEST(MatchJournal, SeatsThatTheProgramPlaysAreSavedWithTheirLevel)
{
    const TempFolder folder;
    for (const auto seat : {core::PlayerId{0}, core::PlayerId{1}}) {
        Match match = starterMatch(8);
        ASSERT_TRUE(match.keepJournal(folder / "m").ok());
        playOn(match, 12);
        const std::size_t lines = linesOf(folder / "m");
        match.seat(seat, "Program", "novice");
        EXPECT_EQ(linesOf(folder / "m"), lines);
        playOn(match, 3);
        match.closeJournal();
        const Outcome<Match> opened = Match::open(library(), folder / "m");
        ASSERT_TRUE(opened.ok()) << describe(opened.problem());
        EXPECT_EQ(hashOf(opened.value()), hashOf(match));
        EXPECT_EQ(opened.value().setup().seats[seat].program, "novice");
        EXPECT_EQ(opened.value().setup().seats[1U - seat].program, "");
        EXPECT_EQ(opened.value().names()[seat], "Program");
    }
}

TEST(MatchJournal, ProgramsThatMakeNoSenseAreRefused)
{
    for (const char *programs : {R"([""])", R"(["", 1])", R"("novice")", R"({"0":"novice"})"}) {
        Json request = Json::parse(R"({"op":"scenario","players":[
            {"leader":"SOR_010","base":"SOR_023"}, {"leader":"SOR_005","base":"SOR_029"}]})");
        request["programs"] = Json::parse(programs);
        EXPECT_FALSE(setupFromJson(library(), request).ok()) << programs;
    }
}

TEST(MatchJournal, PeekTellsWhatContinueShows)
{
    const TempFolder folder;
    Match match = starterMatch(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 40);
    const Outcome<JournalPeek> peek = peekJournal(library(), folder / "m");
    ASSERT_TRUE(peek.ok());
    EXPECT_EQ(peek.value().names[1], "Bo");
    EXPECT_EQ(peek.value().pictures[0], "SOR_005");
    EXPECT_EQ(peek.value().bases[1], "SOR_023");
    EXPECT_EQ(peek.value().answers, 40U);
    EXPECT_EQ(peek.value().round, match::swuGame(match)->state().round);
    EXPECT_EQ(linesOf(folder / "m"), 41U) << "looking changes nothing";
}

} // namespace
} // namespace playmat::match
