#include "kit/swu/host/cards.h"
#include "kit/swu/host/position_json.h"
#include "match/setup.h"
#include "support/folders.h"
#include "support/language_folder.h"
#include "support/match_fixture.h"
#include "support/pilot_cards.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace playmat::match {
namespace {

using test::library;

constexpr const char *kFull = R"({"op":"scenario","game":"swu","seed":1,"phase":"action","round":3,
 "active":0,"initiative":0,
 "players":[
  {"leader":{"card":"SOR_010","deployed":true,"exhausted":false,"damage":2,"upgrades":["SOR_T02"]},
   "base":{"card":"SOR_023","damage":5},
   "hand":["SOR_128"],
   "resources":7,
   "deck":["SOR_131","SOR_128"],
   "discard":["SOR_078"],
   "ground":[{"card":"SOR_232","exhausted":true,"damage":1,"upgrades":["SOR_T01","SOR_069"],
              "captured":["SOR_128"]}],
   "space":["SOR_225"],
   "force":false,"credits":0},
  {"leader":"SOR_005","base":"SOR_020"}]})";

Json parsed(const std::string &text)
{
    const Outcome<Json> json = parseJson(text);
    EXPECT_TRUE(json.ok()) << text;
    return json.value();
}

/// The full position with one part replaced.
Json with(std::string_view part, std::string_view instead)
{
    std::string text = kFull;
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return parsed(text.replace(at, part.size(), instead));
}

Problem problemOf(const Json &json)
{
    const Outcome<swu::Position> position = positionFromJson(match::swuCards(library()), json);
    EXPECT_FALSE(position.ok());
    return position.ok() ? Problem{} : position.problem();
}

TEST(PositionJson, ReadsEverything)
{
    const Outcome<swu::Position> read = positionFromJson(match::swuCards(library()), parsed(kFull));
    ASSERT_TRUE(read.ok()) << describe(read.problem());
    const swu::Position &position = read.value();
    const swu::CardDb &db = match::swuCards(library());
    EXPECT_EQ(position.round, 3);
    const swu::PositionSide &side = position.players[0];
    EXPECT_TRUE(side.leader.deployed);
    EXPECT_EQ(side.leader.damage, 2);
    ASSERT_EQ(side.leader.upgrades.size(), 1U);
    EXPECT_EQ(side.leader.upgrades[0].card, db.find("SOR_T02"));
    EXPECT_EQ(side.base.damage, 5);
    EXPECT_EQ(side.resources.size(), 7U);
    EXPECT_EQ(side.deck.front(), db.find("SOR_131")) << "the top card is first";
    ASSERT_EQ(side.ground.size(), 1U);
    EXPECT_TRUE(side.ground[0].exhausted);
    EXPECT_EQ(side.ground[0].upgrades.size(), 2U);
    EXPECT_EQ(side.ground[0].captured.size(), 1U);
    EXPECT_EQ(side.space.size(), 1U);
}

TEST(PositionJson, WhatIsLeftOutHasADefault)
{
    const Outcome<swu::Position> read = positionFromJson(match::swuCards(library()), parsed(kFull));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read.value().players[1].deck.size(), 8U);
    EXPECT_TRUE(read.value().players[1].hand.empty());
    const Outcome<swu::Position> empty
        = positionFromJson(match::swuCards(library()), with(R"(["SOR_131","SOR_128"])", "[]"));
    ASSERT_TRUE(empty.ok());
    EXPECT_TRUE(empty.value().players[0].deck.empty());
}

TEST(PositionJson, UnknownCardsAreNamed)
{
    const Problem problem = problemOf(with("SOR_225", "SOR_999"));
    EXPECT_EQ(problem.code, "unknown_card");
    EXPECT_NE(problem.message.find("SOR_999"), std::string::npos);
    EXPECT_EQ(problem.path, "$.players[0].space[0]");
}

TEST(PositionJson, MistakesSayWhere)
{
    EXPECT_EQ(problemOf(with("\"round\":3", "\"runde\":3")).path, "$");
    EXPECT_EQ(problemOf(with("\"active\":0", "\"active\":2")).path, "$.active");
    EXPECT_EQ(problemOf(with("\"resources\":7", "\"resources\":\"7\"")).path,
              "$.players[0].resources");
    EXPECT_EQ(problemOf(with("\"damage\":5", "\"damage\":99999999999")).path,
              "$.players[0].base.damage");
    EXPECT_EQ(problemOf(with("\"phase\":\"action\"", "\"phase\":\"night\"")).path, "$.phase");
    EXPECT_EQ(problemOf(with("\"SOR_078\"", "\"SOR_010\"")).path, "$.players[0].discard[0]");
    EXPECT_EQ(problemOf(with("\"leader\":\"SOR_005\",", "")).path, "$.players[1]");
    EXPECT_EQ(problemOf(Json(7)).path, "$");
    EXPECT_EQ(problemOf(with("\"game\":\"swu\"", "\"game\":\"chess\"")).code, "unknown_game");
}

/// The cards of the program, and those with several sides.
const CardLibrary &sidedLibrary()
{
    static const CardLibrary all = [] {
        std::vector<NamedText> texts;
        for (const auto &entry : std::filesystem::directory_iterator(
                 std::filesystem::path(test::resourceDir()) / "cards" / "swu"))
            if (const std::string name = entry.path().filename().string();
                name == "sor.json" || name == "shd.json" || name == "tokens.json")
                texts.push_back({name, test::contentOf(entry.path())});
        texts.push_back({"pilot_cards.json", test::kPilotCards});
        texts.push_back({"clone.json", R"({"set": "CLO", "name": "Clone", "cards": [
            {"id": "TWI_T02", "name": "Clone Trooper", "type": "token_unit", "arena": "ground",
             "power": 2, "hp": 2}]})"});
        const Outcome<CardLibrary> loaded = CardLibrary::fromTexts(kit::swuKit(), texts, {});
        EXPECT_TRUE(loaded.ok()) << describe(loaded.problem());
        return loaded.value();
    }();
    return all;
}

TEST(PositionJson, TokensThatNoLoadedSetHasAreSaidToBeMissing)
{
    const swu::CardDb &known = match::swuCards(library());
    const swu::CardDb &few = match::swuCards(sidedLibrary()); // two sets and the cards with sides
    for (const Json &json :
         {with("\"force\":false", "\"force\":true"), with("\"credits\":0", "\"credits\":1")}) {
        EXPECT_TRUE(positionFromJson(known, json).ok());
        const Outcome<swu::Position> position = positionFromJson(few, json);
        ASSERT_FALSE(position.ok());
        EXPECT_EQ(position.problem().code, "unsupported");
    }
}

/// The state as JSON of a game that begins with this leader and a Pilot on an X-Wing.
Json stateWithLeader(const std::string &leader)
{
    const Json position
        = parsed(R"({"op":"scenario","game":"swu","players":[{"leader":)" + leader
                 + R"(,"base":"SOR_023","space":[{"card":"SOR_237","upgrades":["JTL_057"]},
                    "SOR_237"]},{"leader":"SOR_005","base":"SOR_020"}]})");
    const Outcome<MatchSetup> setup = setupFromJson(sidedLibrary(), position);
    EXPECT_TRUE(setup.ok()) << describe(setup.problem());
    const auto game = startGame(sidedLibrary(), setup.value());
    EXPECT_TRUE(game.ok());
    return game.value()->stateJson(std::nullopt, {});
}

const Json &cardIn(const Json &state, const char *printed, int nth = 0)
{
    for (const Json &card : state["cards"])
        if (card.contains("card") && card["card"] == printed && nth-- == 0)
            return card;
    ADD_FAILURE() << "no " << printed;
    return state;
}

TEST(PositionJson, ALeaderMayLieOnAUnitOrShowItsOtherSide)
{
    const Json state = stateWithLeader(
        R"({"card":"JTL_006","deployed":true,"attached_to":{"zone":"space","index":1}})");
    const Json &leader = cardIn(state, "JTL_006");
    EXPECT_EQ(leader["attached_to"], cardIn(state, "SOR_237", 1)["id"]);
    EXPECT_EQ(leader["deployed"], true);
    EXPECT_EQ(cardIn(state, "SOR_237", 1)["leader_unit"], true);
    EXPECT_EQ(cardIn(state, "JTL_057")["attached_to"], cardIn(state, "SOR_237")["id"]);
    EXPECT_EQ(cardIn(state, "SOR_237")["power"], 3);
    const Json flipped = stateWithLeader(R"({"card":"TWI_017","flipped":true})");
    EXPECT_EQ(cardIn(flipped, "TWI_017")["name"], "Darth Sidious");
}

TEST(PositionJson, ASideThatTheLeaderDoesNotHaveIsRefused)
{
    const auto leader = [](const char *text) {
        return problemOf(with(R"("leader":"SOR_005")", std::string(R"("leader":)") + text)).path;
    };
    EXPECT_EQ(leader(R"({"card":"SOR_010","flipped":true})"), "$.players[1].leader.flipped");
    EXPECT_EQ(
        leader(R"({"card":"SOR_010","deployed":true,"attached_to":{"zone":"space","index":0}})"),
        "$.players[1].leader.attached_to");
}

TEST(PositionJson, SetupIsAPhaseToo)
{
    const Outcome<swu::Position> position = positionFromJson(
        match::swuCards(library()), with("\"phase\":\"action\"", "\"phase\":\"setup\""));
    ASSERT_TRUE(position.ok());
    EXPECT_EQ(position.value().phase, swu::Phase::Setup);
}

TEST(PositionJson, AGameBeginsThere)
{
    const Outcome<MatchSetup> setup = setupFromJson(library(), parsed(kFull));
    ASSERT_TRUE(setup.ok());
    const Outcome<std::unique_ptr<HostedGame>> game = startGame(library(), setup.value());
    ASSERT_TRUE(game.ok()) << describe(game.problem());
    const Json state = game.value()->stateJson(std::nullopt, {});
    EXPECT_EQ(state["round"], 3);
    EXPECT_EQ(state["players"][0]["resources_ready"], 7);
    EXPECT_EQ(game.value()->decision().kind, core::DecisionKind::Action);
}

Problem problemOfStart(const Json &json)
{
    const Outcome<MatchSetup> setup = setupFromJson(library(), json);
    EXPECT_TRUE(setup.ok()) << describe(setup.problem());
    const Outcome<std::unique_ptr<HostedGame>> game = startGame(library(), setup.value());
    EXPECT_FALSE(game.ok());
    return game.ok() ? Problem{} : game.problem();
}

TEST(PositionJson, TooManyCardsAreRefusedBeforeTheFirstIsPlaced)
{
    for (const std::size_t owner : {0U, 1U}) {
        Json json = parsed(kFull);
        Json &many = json["players"][owner];
        many["hand"] = std::vector<std::string>(150, "SOR_128");
        many["deck"] = std::vector<std::string>(150, "SOR_128");
        json["players"][1 - owner]["base"] = {{"card", "SOR_020"}, {"damage", 5}};
        const Problem problem = problemOfStart(json);
        EXPECT_EQ(problem.code, "bad_scenario");
        EXPECT_NE(problem.message.find("the program has room for 192"), std::string::npos)
            << problem.message;
    }
}

TEST(PositionJson, WhatIsWrongIsSaidInTheLanguageInUse)
{
    const test::Reading german("de");
    Json json = parsed(kFull);
    for (const char *zone : {"hand", "deck"})
        json["players"][0][zone] = std::vector<std::string>(150, "SOR_128");
    const Problem problem = problemOfStart(json);
    EXPECT_TRUE(problem.message.starts_with("Die Stellung hat ")) << problem.message;
}

TEST(PositionJson, AsManyCardsAsThereIsRoomForArePlaced)
{
    Json json = parsed(kFull);
    json["players"][0] = {{"leader", "SOR_010"}, {"base", "SOR_023"}, {"resources", 0}};
    json["players"][1] = {{"leader", "SOR_005"}, {"base", "SOR_020"}, {"resources", 0}};
    json["players"][0]["deck"] = std::vector<std::string>(140, "SOR_128");
    json["players"][1]["deck"] = std::vector<std::string>(48, "SOR_128");
    const Outcome<MatchSetup> setup = setupFromJson(library(), json);
    ASSERT_TRUE(setup.ok()) << describe(setup.problem());
    EXPECT_TRUE(startGame(library(), setup.value()).ok());
    json["players"][1]["hand"] = {"SOR_128"};
    EXPECT_EQ(problemOfStart(json).code, "bad_scenario");
}

TEST(PositionJson, R3_4_3_ALeaderThatIsNotDeployedCarriesNothing)
{
    for (const std::size_t owner : {0U, 1U}) {
        for (const char *carried : {"upgrades", "captured"}) {
            Json json = parsed(kFull);
            json["players"][owner]["leader"] = {{"card", "SOR_010"}};
            json["players"][owner]["leader"][carried]
                = Json::array({std::string_view(carried) == "upgrades" ? "SOR_069" : "SOR_128"});
            const Problem problem = problemOf(json);
            EXPECT_EQ(problem.path,
                      std::string("$.players[") + (owner == 0 ? "0" : "1") + "].leader." + carried);
            EXPECT_EQ(problem.message, "only a deployed leader has cards on it");
        }
    }
}

} // namespace
} // namespace playmat::match
