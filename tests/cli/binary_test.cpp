#include "cli/replay.h"
#include "cli/session.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "support/child_process.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <memory>

/// The program itself, as other programs start it.
namespace playmat::cli {
namespace {

using test::ChildProcess;
using test::contentOf;
using test::Json;
using test::Session;
using test::starterGame;
using test::TempFolder;
using test::writeFile;

std::unique_ptr<ChildProcess> start(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), PLAYMAT_CLI);
    return std::make_unique<ChildProcess>(arguments);
}

/// What it prints until it ends.
std::string outputOf(std::vector<std::string> arguments, int status)
{
    const auto process = start(std::move(arguments));
    process->closeIn();
    std::string out;
    for (std::string line; !(line = process->receive()).empty();)
        out += line + '\n';
    EXPECT_EQ(process->wait(), status);
    return out;
}

class ServeBinary : public ::testing::Test
{
protected:
    std::unique_ptr<ChildProcess> process = start({"serve"});
    Session session{[this](const std::string &line) {
        process->send(line);
        return process->receive();
    }};
};

TEST_F(ServeBinary, AWholeGameCanBePlayed)
{
    Json reply = session.good(starterGame(21));
    core::Rng rng(4);
    int answers = 0;
    while (reply["result"].is_null()) {
        ASSERT_LT(++answers, 5000);
        const Json &decision = reply["decision"];
        Json request{{"op", "choose"}, {"options", Json::array()}};
        if (decision["kind"] == "distribute") {
            request = {{"op", "choose"}, {"amounts", {{"0", decision["min"]}}}};
        } else {
            const int least = decision["min"].get<int>();
            const auto most = static_cast<std::uint32_t>(decision["options"].size());
            for (int i = 0; i < std::max(least, most > 0 ? 1 : 0); ++i)
                request["options"].push_back((rng.below(most) + static_cast<std::uint32_t>(i))
                                             % most);
            if (least > 1) // different ones
                for (int i = 0; i < least; ++i)
                    request["options"][static_cast<std::size_t>(i)] = i;
        }
        const Json next = session.ask(request);
        if (next["ok"] == true)
            reply = next;
    }
    EXPECT_TRUE(reply["decision"].is_null());
    EXPECT_EQ(session.bad("nonsense"), "bad_json");
    session.good({{"op", "quit"}});
    EXPECT_EQ(process->wait(), 0);
}

TEST_F(ServeBinary, TheEndOfTheInputEndsIt)
{
    process->closeIn();
    EXPECT_EQ(process->wait(), 0);
}

TEST_F(ServeBinary, KilledInTheMiddleItGoesOnWhereItWas)
{
    const TempFolder folder;
    const std::string path = (folder / "journal").string();
    Json request = starterGame(5);
    request["journal"] = path;
    session.good(request);
    session.choose(0);
    session.choose(0);
    const std::string hash = session.hash();
    process->kill();
    process = start({"serve"});
    session.good({{"op", "load"}, {"path", path}, {"continue", true}});
    EXPECT_EQ(session.hash(), hash);
    session.choose(0);
    const std::string later = session.hash();
    process->kill();
    writeFile(path, contentOf(path) + "{\"player\":1,\"opt");
    process = start({"serve"});
    const Json reply = session.good({{"op", "load"}, {"path", path}});
    EXPECT_EQ(reply["torn_line_dropped"], true);
    EXPECT_EQ(session.hash(), later);
}

TEST(Binary, SimulatesWithoutABreach)
{
    const std::string out = outputOf({"simulate", "--games", "2", "--seed", "31", "--decks",
                                      "sor-luke-skywalker", "sor-darth-vader"},
                                     0);
    EXPECT_TRUE(out.starts_with("2 games")) << out;
}

TEST(Binary, PlaysAReadableGame)
{
    const std::string out
        = outputOf({"play", "--seed", "3", "--decks", "luke", "vader", "--bots", "random"}, 0);
    EXPECT_NE(out.find("=== Round 1 ==="), std::string::npos);
    EXPECT_NE(out.find("wins"), std::string::npos);
    EXPECT_EQ(out, outputOf({"play", "--seed", "3"}, 0)) << "the same seed is the same game";
}

TEST(Binary, BenchPrintsItsFigures)
{
    const match::Outcome<Json> json
        = match::parseJson(outputOf({"bench", "--json", "--seconds", "0.05"}, 0));
    ASSERT_TRUE(json.ok());
    for (const char *key :
         {"decisions_per_second", "games_per_second", "state_bytes", "copy_ns", "load_ms"})
        EXPECT_TRUE(json.value()[key].is_number()) << key;
}

TEST(Binary, ChecksCards)
{
    EXPECT_NE(outputOf({"check-cards"}, 0).find("cards are playable"), std::string::npos);
}

TEST(Binary, SaysEachMistakeOfTheCardsOnALineOfItsOwn)
{
    const TempFolder folder;
    std::filesystem::copy(test::resourceDir(), folder.path(),
                          std::filesystem::copy_options::recursive);
    writeFile(folder / "cards/swu/tst.json", R"({"set":"TST","name":"Test","traits":[],"cards":[
        {"id":"TST_001","name":"A","type":"event"},{"id":"TST_002","name":"B","type":"event"}]})");
    ChildProcess process({"/usr/bin/env", "PLAYMAT_RESOURCES=" + folder.path().string(), "/bin/sh",
                          "-c", R"(exec "$0" "$@" 2>&1)", PLAYMAT_CLI, "check-cards"});
    process.closeIn();
    EXPECT_EQ(process.receive(), "tst.json: TST_001: the key \"cost\" is missing");
    EXPECT_EQ(process.receive(), "tst.json: TST_002: the key \"cost\" is missing");
    EXPECT_EQ(process.receive(), "");
    EXPECT_EQ(process.wait(), 1);
}

TEST(Binary, PrintsWhatACardSays)
{
    EXPECT_EQ(outputOf({"check-cards", "--text", "SOR_172"}, 0),
              "SOR_172  Open Fire\nDeal 4 damage to a unit.\n");
    EXPECT_NE(outputOf({"check-cards", "--text", "SOR_005"}, 0).find("\n--\nOn Attack:"),
              std::string::npos)
        << "both sides of a leader";
    EXPECT_EQ(outputOf({"check-cards", "--text", "SOR_999"}, 1), "");
}

TEST(Binary, SaysWhichWordsCardsStillNeed)
{
    const TempFolder folder;
    const std::string file = (folder / "set.json").string();
    writeFile(file, R"([
        {"id":"SOR_172","name":"Open Fire","text":"Frobnicate a unit."},
        {"id":"NEW_001","name":"Wampa Rider","text":"Grit (It is frobnicated.)\nDeal 7 damage to a unit."},
        {"id":"NEW_002","name":"Frobnicator","text":"When Played: Frobnicate a Rebel unit."},
        {"id":"NEW_003","name":"Turncoat","deployBox":"On Attack: <b>Damage a deck</b>.","text":null}])");
    const std::string out = outputOf({"check-cards", "--missing", file}, 0);
    EXPECT_TRUE(out.starts_with("3 of 4 cards are not here; 1 of them")) << out;
    EXPECT_NE(out.find("\n   1  frobnicate: NEW_002\npairs"), std::string::npos) << out;
    EXPECT_NE(out.find("\n   1  damage a: NEW_003\n"), std::string::npos) << out;
    EXPECT_EQ(out.find("NEW_001"), std::string::npos) << out;
    for (const char *broken : {"{}", "[1]", "", "["}) {
        writeFile(file, broken);
        outputOf({"check-cards", "--missing", file}, 1);
    }
    outputOf({"check-cards", "--missing", (folder / "none").string()}, 1);
}

TEST(Binary, ListsAndProvesTheLessons)
{
    EXPECT_TRUE(outputOf({"lessons"}, 0).starts_with("swu-01  A  "));
    const std::string proven = outputOf({"lessons", "--check"}, 0);
    EXPECT_TRUE(proven.starts_with("24 lessons")) << proven;
    EXPECT_TRUE(proven.ends_with("22 shows: 0 faults\n")) << proven;
    EXPECT_NE(outputOf({"lessons", "--coverage"}, 0).find("| V2.4 |"), std::string::npos);
}

TEST(Binary, ListsThePuzzles)
{
    EXPECT_TRUE(outputOf({"puzzles"}, 0).starts_with("p01  "));
}

/// `puzzles.check` proves those that are shipped.
TEST(Binary, MakesTheSamePuzzlesFromTheSameSeed)
{
    for (const char *kind : {"race", "duel", "hold"}) {
        const auto make = [&] {
            return outputOf({"puzzles", "--kind", kind, "--seed", "3", "--games", "6"}, 0);
        };
        const std::string made = make();
        EXPECT_TRUE(match::parseJson(made).ok()) << made;
        EXPECT_EQ(made, make()) << kind;
    }
}

TEST(Binary, DecksMayBeListsInFiles)
{
    const TempFolder folder;
    const swu::CardDb &db = match::swuCards(test::library());
    const match::DeckDocument deck = match::readDeck(db, *test::library().deck("vader")).value();
    writeFile(folder / "list.txt", match::exportDeckText(db, deck));
    const std::string list = (folder / "list.txt").string();
    const std::string game = outputOf({"simulate", "--games", "1", "--decks", list, "luke"}, 0);
    EXPECT_TRUE(game.starts_with("1 games")) << game;
    writeFile(folder / "list.txt", "SOR_010\n3 Nobody\n");
    outputOf({"simulate", "--decks", list, "luke"}, 2);
    outputOf({"simulate", "--decks", folder.path().string(), "luke"}, 2);
    std::filesystem::resize_file(folder / "list.txt", 100U << 20U);
    outputOf({"simulate", "--decks", list, "luke"}, 2);
}

TEST(Binary, CountsHistories)
{
    const TempFolder folder;
    writeFile(folder / "p.json", R"({"players":[
        {"leader":{"card":"SOR_010","epic_used":true},"base":"SOR_023"},
        {"leader":{"card":"SOR_005","epic_used":true},"base":"SOR_029"}]})");
    // Each of two players takes the initiative or passes: 2, then 4 less the initiative again.
    EXPECT_TRUE(outputOf({"perft", "--depth", "1", (folder / "p.json").string()}, 0)
                    .starts_with("perft 1 2\n"));
}

/// What it prints on both, as a terminal would get it.
std::string shownBy(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), {"/bin/sh", "-c", R"(exec "$0" "$@" 2>&1)", PLAYMAT_CLI});
    ChildProcess process(arguments);
    process.closeIn();
    std::string out;
    for (std::string line; !(line = process.receive()).empty();)
        out += line + '\n';
    (void)process.wait();
    return out;
}

TEST(Binary, ATerminalGetsNoControlCharacters)
{
    const TempFolder folder;
    writeFile(folder / "deck", "{\"leader\":\"\\u001b[2J\\u009b\"}");
    writeFile(folder / "position", "{\"\\u001b[2J\\u009b\":1}");
    writeFile(folder / "list", "3 \x1b]0;x\x07\n");
    const std::string evil = "\x1b[31m\u202E";
    const std::vector<std::vector<std::string>> commands{
        {"simulate", "--decks", evil, "luke"},
        {"simulate", "--decks", (folder / "deck").string(), "luke"},
        {"simulate", "--decks", (folder / "list").string(), "luke"},
        {"simulate", "--replay", evil},
        {"check-cards", "--text", evil},
        {"play", "--bots", evil},
        {"perft", (folder / "position").string()},
        {"simulate", evil},
        {"simulate", "--" + evil},
    };
    for (const std::vector<std::string> &command : commands) {
        const std::string said = shownBy(command);
        EXPECT_NE(said.find(R"(\x1b)"), std::string::npos) << said;
        for (const char *control : {"\x1b", "\x07", "\u009b", "\u202E"})
            EXPECT_EQ(said.find(control), std::string::npos) << said;
    }
}

TEST(Binary, WrongUseIsAnError)
{
    outputOf({"simulate", "--decks", "luke", "nobody"}, 2);
    outputOf({"simulate", "--replay", "chess e4"}, 2);
    EXPECT_NE(start({"dance"})->wait(), 0);
    EXPECT_NE(start({"play", "--bots", "genius"})->wait(), 0);
}

/// What is asked for in vain is said, and nothing is done in its place.
TEST(Binary, NoOptionIsPassedOver)
{
    const std::vector<std::pair<std::vector<std::string>, const char *>> commands{
        {{"dance"}, "there is no command \"dance\""},
        {{"play", "--seed", "-1"}, "\"-1\" is not a whole number from 0 to"},
        {{"play", "--seed", "18446744073709551616"}, "is not a whole number from 0 to"},
        {{"simulate", "--seed", "1e3"}, "\"1e3\" is not a whole number from 0 to"},
        {{"simulate", "--mind", "novice"}, "--mind requires --twins"},
        {{"simulate", "--twins", "2", "--take-back"}, "excludes"},
        {{"simulate", "--replay", "x", "--games", "2"}, "excludes"},
        {{"puzzles", "--out", "file"}, "--out requires --kind"},
        {{"puzzles", "--check", "--kind", "race"}, "excludes"},
        {{"bots", "--player", "random"}, "--player requires --positions"},
        {{"match", "--better", "5"}, "--better requires --sprt"},
        {{"match", "--ahead", "-1"}, "-1 not in range"},
        {{"match", "--sprt", "--better", "nan"}, "\"nan\" is not a number from -1000 to 1000"},
        {{"match", "--sprt", "--better", "inf"}, "\"inf\" is not a number from"},
        {{"bench", "--seconds", "nan"}, "\"nan\" is not a number from 0.01 to 600"},
        {{"bench", "--seconds", "-inf"}, "\"-inf\" is not a number from"},
        {{"bench", "--seconds", "1e999"}, "\"1e999\" is not a number from"},
    };
    for (const auto &[command, words] : commands) {
        const auto process = start(command);
        process->closeIn();
        EXPECT_EQ(process->receive(), "") << words;
        EXPECT_NE(process->wait(), 0) << words;
        const std::string said = shownBy(command);
        EXPECT_NE(said.find(words), std::string::npos) << said;
    }
    EXPECT_FALSE(outputOf({"play", "--seed", "18446744073709551615"}, 0).empty());
}

TEST(Binary, RequestsThatCannotBeReadAreNoEndOfThem)
{
    ChildProcess process({"/bin/sh", "-c", R"(exec "$0" serve </ 2>&1)", PLAYMAT_CLI});
    EXPECT_TRUE(process.receive().starts_with("Cannot read requests: "));
    EXPECT_EQ(process.wait(), 1);
}

TEST(Binary, AGameWithoutSuchABotOrDeckSaysSo)
{
    for (const char *command : {"play", "simulate"}) {
        const std::string bot = shownBy({command, "--game", "lorcana", "--bots", "hoarder"});
        EXPECT_NE(bot.find("has no bot \"hoarder\""), std::string::npos) << bot;
        const std::string deck
            = shownBy({command, "--game", "lorcana", "--decks", "random", "hoard"});
        EXPECT_NE(deck.find("has no deck \"hoard\""), std::string::npos) << deck;
    }
}

TEST(ReplayLine, SaysTheWholeGame)
{
    Replay replay{"swu", 7, {"luke", "vader"}, {}};
    replay.answers = {core::Answer::one(0), core::Answer{}, core::Answer::one(3)};
    ASSERT_TRUE(replay.answers[2].options.tryPush(5));
    replay.answers.push_back(replay.answers[2]);
    ASSERT_TRUE(replay.answers[3].amounts.tryPush(2));
    ASSERT_TRUE(replay.answers[3].amounts.tryPush(1));
    replay.answers.emplace_back().name = 12;
    const std::string text = toText(replay);
    EXPECT_EQ(text, "swu seed=7 decks=luke,vader answers=0 - 3+5 3:2+5:1 n12");
    Replay read;
    ASSERT_TRUE(fromText(text, read));
    EXPECT_EQ(toText(read), text);
    for (const char *bad : {"", "swu", "swu seed=x decks=a,b answers=", "go seed=1 decks",
                            "swu seed=1 decks=a,b answers=q", "swu seed=1 decks=a,b answers=1:"})
        EXPECT_FALSE(fromText(bad, read)) << bad;
}

TEST(Binary, FitDrawsHowRightItsChancesAre)
{
    const TempFolder folder;
    const std::string plot = (folder / "plot.svg").string();
    const std::string out = outputOf({"fit", "--games", "40", "--seed", "2", "--plot", plot}, 0);
    const std::string svg = contentOf(plot);
    std::size_t circles = 0;
    for (std::size_t at = 0; (at = svg.find("<circle", at)) != std::string::npos; ++at)
        ++circles;
    std::size_t lines = 0;
    for (std::size_t at = 0; (at = out.find("said ", at)) != std::string::npos; ++at)
        ++lines;
    EXPECT_GT(lines, 3U);
    EXPECT_EQ(circles, lines) << "a point a line";
    (void)outputOf({"fit", "--games", "5", "--plot", "/nowhere/plot.svg"}, 1);
}

// --- where what is printed goes ------------------------------------------------------------------

/// The exit status of this command of the program, by a shell.
int statusOf(const std::string &command)
{
    const int status = std::system((PLAYMAT_CLI " " + command).c_str()); // NOLINT: of this test
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Output, AResultThatCannotBeWrittenIsSaidAndTheOldFileStays)
{
    const TempFolder folder;
    const std::string file = (folder / "weights.json").string();
    const std::string said = (folder / "said").string();
    const std::string fit = "fit --games 5 --out " + file;
    ASSERT_EQ(statusOf(fit + " > " + said), 0);
    const std::string whole = contentOf(file);
    EXPECT_EQ(contentOf(said).find(whole), std::string::npos);
    // No file of its own may grow; what is said goes into a pipe.
    const std::string full = "bash -c \"(trap '' XFSZ; ulimit -f 0; exec " PLAYMAT_CLI " " + fit
        + ") 2>/dev/null | cat >" + said + "; exit \\${PIPESTATUS[0]}\"";
    EXPECT_NE(std::system(full.c_str()), 0); // NOLINT: of this test
    EXPECT_EQ(contentOf(file), whole);
    EXPECT_NE(contentOf(said).find(whole), std::string::npos) << contentOf(said);
}

/// Even for an empty result, a failed write must be reported.
TEST(Output, AnEmptyResultThatCannotBeWrittenIsAnError)
{
    const TempFolder folder;
    const std::string said = (folder / "said").string();
    for (const char *command :
         {"fit --games 0 --out ", "fit --games 0 --plot ", "puzzles --kind race --games 0 --out ",
          "puzzles --kind hold --games 1 --most 0 --out "}) {
        const std::string nowhere = (folder / "none" / "x").string();
        EXPECT_EQ(statusOf(command + nowhere + " >/dev/null 2>" + said), 1) << command;
        EXPECT_NE(contentOf(said).find("cannot write " + nowhere), std::string::npos) << command;
    }
}

/// The first file that is opened would get the number of the standard output, and the replies.
TEST(Output, ClosedItEndsTheProgramBeforeAFileIsOpened)
{
    const TempFolder folder;
    Json request = starterGame(5);
    request["journal"] = (folder / "journal").string();
    writeFile(folder / "in", match::toLine(request) + "\n");
    const std::string said = (folder / "said").string();
    EXPECT_EQ(statusOf("serve <" + (folder / "in").string() + " >&- 2>" + said), 1);
    EXPECT_FALSE(std::filesystem::exists(folder / "journal"));
    EXPECT_NE(contentOf(said).find("closed"), std::string::npos);
}

TEST(Output, AFullDiskIsSaidAndCounts)
{
    const TempFolder folder;
    const std::string said = (folder / "said").string();
    for (const char *command : {"schema", "decks", "bots", "play --seed 1"}) {
        EXPECT_EQ(statusOf(command + std::string(" >/dev/full 2>") + said), 1) << command;
        EXPECT_NE(contentOf(said).find("Cannot print"), std::string::npos) << command;
    }
}

TEST(Output, NoNegativeNumberOfGamesIsTaken)
{
    for (const char *command : {"simulate --games -1", "match --pairs -1", "fit --games -1"})
        EXPECT_GT(statusOf(command + std::string(" >/dev/null 2>&1")), 0) << command;
}

} // namespace
} // namespace playmat::cli
