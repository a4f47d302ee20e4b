#include "cli/serve.h"
#include "cli/session.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

namespace playmat::cli {
namespace {

using test::Json;
using test::library;
using test::Session;
using test::starterGame;
using test::TempFolder;

class Serve : public ::testing::Test
{
protected:
    Server server{library()};
    Session session{[this](const std::string &line) { return server.answer(line); }};
};

Json position()
{
    return Json::parse(R"({"op":"scenario","game":"swu","seed":1,"round":3,"players":[
        {"leader":"SOR_010","base":"SOR_023","resources":7,"hand":["SOR_128"],
         "ground":["SOR_232",{"card":"SOR_128","upgrades":["SOR_T02"]}],"deck":["SOR_131","SOR_128"]},
        {"leader":"SOR_005","base":"SOR_029","hand":["SOR_078"],"ground":["SOR_237"]}]})");
}

TEST_F(Serve, ANewGameAsksWhoBegins)
{
    const Json reply = session.good(starterGame(7));
    EXPECT_EQ(reply["decision"]["kind"], "first_player");
    EXPECT_TRUE(reply["events"].is_array());
    EXPECT_TRUE(reply["result"].is_null());
    const Json next = session.choose(1);
    EXPECT_EQ(next["decision"]["kind"], "mulligan");
    EXPECT_EQ(next["decision"]["player"], 1) << "who has the initiative decides first";
}

TEST_F(Serve, ADeckMayBeADocument)
{
    Json request = starterGame(7);
    request["players"][0]["deck"] = Json::parse(*library().deck("luke"));
    session.good(request);
    request["players"][0]["deck"]["deck"][0]["id"] = "XYZ_001";
    const Json reply = session.ask(request);
    EXPECT_EQ(reply["error"]["code"], "unknown_card");
    EXPECT_EQ(reply["error"]["path"], "$.players[0].deck.deck[0]");
}

TEST_F(Serve, SetupHasItsSixSteps)
{
    Json reply = session.good(starterGame(11));
    reply = session.choose(0);
    for (const char *kind : {"mulligan", "mulligan"}) {
        EXPECT_EQ(reply["decision"]["kind"], kind);
        reply = session.choose(session.option(reply["decision"], {{"kind", "keep"}}));
    }
    for (int player : {0, 1}) {
        EXPECT_EQ(reply["decision"]["kind"], "resource");
        EXPECT_EQ(reply["decision"]["player"], player);
        EXPECT_EQ(reply["decision"]["min"], 2);
        EXPECT_EQ(reply["decision"]["max"], 2);
        reply = session.good({{"op", "choose"}, {"options", {0, 1}}});
    }
    EXPECT_EQ(reply["decision"]["kind"], "action");
    const Json state = session.good({{"op", "state"}})["state"];
    EXPECT_EQ(state["round"], 1);
    EXPECT_EQ(state["phase"], "action");
    EXPECT_EQ(state["players"][0]["resources_ready"], 2);
}

TEST_F(Serve, StateHasTheNamesOfTheProtocol)
{
    session.good(position());
    const Json state = session.good({{"op", "state"}, {"viewer", nullptr}})["state"];
    for (const char *key :
         {"game", "round", "phase", "active", "initiative", "players", "zones", "cards", "hash"})
        EXPECT_TRUE(state.contains(key)) << key;
    EXPECT_EQ(state["hash"].get<std::string>().size(), 16U);
    for (const char *key :
         {"id",         "card",     "name",        "subtitle", "type",      "owner",
          "controller", "zone",     "face_up",     "ready",    "damage",    "power",
          "hp",         "cost",     "keywords",    "traits",   "aspects",   "attached_to",
          "upgrades",   "captured", "captured_by", "deployed", "epic_used", "leader_unit"})
        for (const Json &card : state["cards"])
            EXPECT_TRUE(card.contains(key)) << key;
    std::vector<std::string> zones;
    for (const Json &zone : state["zones"]) {
        zones.push_back(zone["id"].get<std::string>());
        EXPECT_EQ(zone["count"].get<std::size_t>(), zone["cards"].size());
    }
    EXPECT_EQ(zones,
              (std::vector<std::string>{"0.base", "0.hand", "0.deck", "0.discard", "0.resources",
                                        "1.base", "1.hand", "1.deck", "1.discard", "1.resources",
                                        "ground", "space"}));
}

TEST_F(Serve, AViewerSeesNoFaceThatIsHidden)
{
    session.good(position());
    const Json state = session.good({{"op", "state"}, {"viewer", 1}})["state"];
    std::size_t hidden = 0;
    for (const Json &card : state["cards"]) {
        const std::string zone = card["zone"].is_null() ? "" : card["zone"].get<std::string>();
        const bool own = zone == "1.hand" || zone == "1.resources";
        const bool open = zone == "ground" || zone.ends_with(".base");
        EXPECT_EQ(card.contains("card"), own || open) << match::toLine(card);
        if (card.contains("card"))
            continue;
        ++hidden;
        EXPECT_EQ(card.size(), 6U) << "id, owner, controller, zone, ready, face_up and no more";
        EXPECT_GE(card["id"].get<int>(), 1000);
    }
    EXPECT_EQ(hidden, 1U + 7U + 2U + 8U);
}

TEST_F(Serve, TheHashOfAViewerSaysNoMoreThanItsState)
{
    session.good(position());
    const std::string all = session.hash();
    const std::string mine = session.good({{"op", "state"}, {"viewer", 1}})["state"]["hash"];
    EXPECT_NE(all, mine);
    Json other = position();
    other["players"][0]["hand"][0] = "SOR_131"; // hidden from player 1
    session.good(other);
    EXPECT_NE(session.hash(), all);
    EXPECT_EQ(session.good({{"op", "state"}, {"viewer", 1}})["state"]["hash"], mine);
}

TEST_F(Serve, OptionsSayWhatTheyMean)
{
    const Json decision = session.good(position())["decision"];
    EXPECT_EQ(decision["kind"], "action");
    EXPECT_EQ(decision["min"], 1);
    for (std::size_t i = 0; i < decision["options"].size(); ++i) {
        EXPECT_EQ(decision["options"][i]["id"].get<std::size_t>(), i);
        EXPECT_FALSE(decision["options"][i]["text"].get<std::string>().empty());
    }
    const int play = session.option(decision, {{"kind", "play"}, {"cost", 1}});
    EXPECT_EQ(decision["options"][static_cast<std::size_t>(play)]["text"],
              "Play Death Star Stormtrooper (1)");
    session.option(decision, {{"kind", "attack"}});
    session.option(decision, {{"kind", "ability"}, {"ability", "SOR_010.leader.1"}});
    session.option(decision, {{"kind", "deploy"}});
    session.option(decision, {{"kind", "take_initiative"}});
    session.option(decision, {{"kind", "pass"}});
}

/// A game in which the player `me` acts first.
Json seated(int me, const Json &mine, const Json &yours)
{
    Json request{{"op", "scenario"}, {"game", "swu"}, {"seed", 1}};
    request["active"] = me;
    request["initiative"] = me;
    request["players"] = me == 0 ? Json{mine, yours} : Json{yours, mine};
    for (Json &player : request["players"]) {
        player["leader"] = "SOR_010";
        player["base"] = "SOR_023";
        player["resources"] = 4;
        player["deck"] = {"SOR_095", "SOR_095", "SOR_095"};
    }
    return request;
}

/// The text of a granted ability appears without "Attached unit gains": the unit has it now.
TEST_F(Serve, AnAbilityThatAnUpgradeGivesIsSaidAsTheUnitsOwn)
{
    for (const int me : {0, 1}) {
        const Json marine{{"card", "SOR_095"},
                          {"upgrades", {{{"card", "SHD_125"}, {"owner", me}}}}};
        Json reply = session.good(
            seated(me, {{"ground", {"SOR_046"}}}, {{"ground", Json::array({marine})}}));
        reply = session.choose(
            session.option(reply["decision"],
                           {{"text", "Attack Battlefield Marine with Consular Security Force"}}));
        EXPECT_EQ(reply["decision"]["kind"], "confirm");
        const std::string bounty = reply["decision"]["prompt"];
        EXPECT_TRUE(bounty.ends_with(
            ": Bounty \u2014 Put the top card of your deck into play as a resource."))
            << bounty;
        const Json armed{{"card", "SOR_046"}, {"upgrades", {"SHD_155", "SHD_177"}}};
        reply = session.good(
            seated(me, {{"ground", Json::array({armed})}}, {{"ground", {"SOR_046"}}}));
        EXPECT_EQ(match::toLine(reply).find("Attached unit"), std::string::npos)
            << "an action of its own";
        reply = session.choose(session.option(
            reply["decision"],
            {{"text", "Attack Consular Security Force with Consular Security Force"}}));
        EXPECT_EQ(match::toLine(reply).find("Attached unit"), std::string::npos);
        EXPECT_NE(reply["decision"]["prompt"].get<std::string>().find("deal 3 damage divided"),
                  std::string::npos)
            << match::toLine(reply);
    }
}

/// CR 1.8: the question says what to pay, what for, and what happens otherwise.
TEST_F(Serve, WhoMayPaySeesWhatFollowsFromYesAndNo)
{
    for (const int me : {0, 1}) {
        Json reply = session.good(seated(me, {{"space", {"SOR_193"}}}, Json::object()));
        const auto asksToPay = [&] {
            return reply["decision"]["prompt"].get<std::string>().find(": Pay ")
                != std::string::npos;
        };
        for (int i = 0; i < 4 && !asksToPay();
             ++i) { // two passes, then one resource for each player
            const bool passes = reply["decision"]["kind"] == "action";
            reply = passes ? session.choose(session.option(reply["decision"], {{"kind", "pass"}}))
                           : session.good({{"op", "choose"}, {"options", Json::array()}});
        }
        EXPECT_EQ(reply["decision"]["prompt"],
                  "Millennium Falcon: Pay 1 resource? If you don't, return this unit to its "
                  "owner's hand.");
        reply = session.good(seated(me, {{"hand", {"SHD_227"}}}, {{"ground", {"SOR_046"}}}));
        reply = session.choose(session.option(reply["decision"], {{"kind", "play"}}));
        if (reply["decision"]["kind"] == "choose_cards")
            reply = session.choose(0);
        EXPECT_EQ(reply["decision"]["player"], 1 - me);
        EXPECT_EQ(reply["decision"]["prompt"],
                  "Look the Other Way: Pay 2 resources? If you don't, exhaust it.");
        reply = session.good(seated(me, {{"space", {"SOR_206"}}}, Json::object()));
        reply = session.choose(session.option(reply["decision"], {{"kind", "attack"}}));
        EXPECT_EQ(reply["decision"]["prompt"],
                  "Mining Guild TIE Fighter: Pay 2 resources? If you do, draw a card.");
    }
}

TEST_F(Serve, EventsTellWhatHappened)
{
    const Json decision = session.good(position())["decision"];
    const Json reply = session.choose(session.option(decision, {{"kind", "play"}}));
    std::vector<std::string> types;
    for (const Json &event : reply["events"])
        types.push_back(event["type"].get<std::string>());
    for (const char *type : {"card_moved", "exhausted"})
        EXPECT_NE(std::ranges::find(types, type), types.end()) << type;
}

TEST_F(Serve, EventsForAViewerHideWhatIsHidden)
{
    session.good(starterGame(3));
    Json reply = session.good({{"op", "choose"}, {"options", {0}}, {"viewer", 1}});
    int own = 0;
    int hidden = 0;
    for (const Json &event : reply["events"]) {
        if (event["type"] != "card_moved")
            continue;
        const bool mine = event["to"] == "1.hand";
        (mine ? own : hidden) += 1;
        EXPECT_EQ(event["card"].is_null(), !mine);
        EXPECT_EQ(event.contains("printed"), mine);
    }
    EXPECT_EQ(own, 6);
    EXPECT_EQ(hidden, 6);
}

TEST_F(Serve, WhyNamesOptionsOrReasons)
{
    const Json decision = session.good(position())["decision"];
    const Json legal = session.good({{"op", "why"}, {"gesture", {{"action", "pass"}}}});
    EXPECT_EQ(legal["legal"], Json::array({session.option(decision, {{"kind", "pass"}})}));
    Json state = session.good({{"op", "state"}})["state"];
    int enemy = -1;
    for (const Json &card : state["cards"])
        if (card["card"] == "SOR_237")
            enemy = card["id"].get<int>();
    const Json refused
        = session.good({{"op", "why"}, {"gesture", {{"card", enemy}, {"onto_zone", "0.base"}}}});
    ASSERT_TRUE(refused.contains("refused"));
    ASSERT_FALSE(refused["refused"].empty());
    EXPECT_FALSE(refused["refused"][0]["message"].get<std::string>().empty());
    EXPECT_TRUE(refused["refused"][0].contains("rule"));
}

TEST_F(Serve, WhyTakesDeployForTheOwnLeader)
{
    session.good({{"op", "scenario"},
                  {"game", "swu"},
                  {"players",
                   {{{"leader", "SOR_010"}, {"base", "SOR_023"}, {"resources", 3}},
                    {{"leader", "SOR_005"}, {"base", "SOR_020"}}}}});
    const Json why = session.good({{"op", "why"}, {"gesture", {{"action", "deploy"}}}});
    ASSERT_EQ(why["refused"].size(), 1U) << why.dump();
    EXPECT_EQ(why["refused"][0]["code"], "deploy_needs_resources");
}

/// Six damage among two units, as PROTOCOL has it; what does not fit together is not an answer.
TEST_F(Serve, ADistributionIsReadStrictly)
{
    const auto palpatine = [&] {
        session.good(
            {{"op", "scenario"},
             {"game", "swu"},
             {"players",
              {{{"leader", "SOR_010"},
                {"base", "SOR_023"},
                {"hand", {"SOR_135"}},
                {"resources", 10}},
               {{"leader", "SOR_005"}, {"base", "SOR_020"}, {"ground", {"SOR_095", "SOR_046"}}}}}});
        const Json decision = session.good({{"op", "decision"}})["decision"];
        session.choose(session.option(decision, {{"kind", "play"}}));
    };
    palpatine();
    for (const char *answer :
         {R"({"op":"choose","options":[0],"amounts":{"1":6}})",
          R"({"op":"choose","options":[77,"x"],"amounts":{"1":6}})",
          R"({"op":"choose","amounts":{"00":6}})", R"({"op":"choose","options":[0]})"})
        EXPECT_EQ(session.bad(answer), "bad_request") << answer;
    EXPECT_EQ(session.bad(R"({"op":"choose","options":[]})"), "wrong_total");
    session.good({{"op", "choose"}, {"options", {0, 1}}, {"amounts", {{"0", 2}, {"1", 4}}}});
    palpatine();
    session.good({{"op", "choose"}, {"amounts", {{"0", 6}}}});
}

/// "Among any number of units" may be none (CR 8.4.5A): the decision says so, and no options do it.
TEST_F(Serve, ADistributionAmongAnyNumberMayBeNone)
{
    session.good({{"op", "scenario"},
                  {"game", "swu"},
                  {"players",
                   {{{"leader", "SOR_006"},
                     {"base", "SOR_023"},
                     {"hand", {"SOR_092"}},
                     {"resources", 9},
                     {"ground", {"SOR_046"}}},
                    {{"leader", "SOR_005"}, {"base", "SOR_020"}, {"ground", {"SOR_095"}}}}}});
    Json decision = session.good({{"op", "decision"}})["decision"];
    session.choose(session.option(decision, {{"kind", "play"}}));
    decision = session.good({{"op", "decision"}})["decision"];
    ASSERT_EQ(decision["kind"], "distribute");
    EXPECT_EQ(decision["min"], 5);
    EXPECT_EQ(decision["or_none"], true);
    session.good({{"op", "choose"}, {"options", Json::array()}});
}

TEST_F(Serve, UndoGoesBackToTheStart)
{
    session.good(position());
    const std::string begin = session.hash();
    const Json decision = session.good({{"op", "decision"}})["decision"];
    session.choose(session.option(decision, {{"kind", "pass"}}));
    EXPECT_NE(session.hash(), begin);
    EXPECT_EQ(session.good({{"op", "undo"}})["decision"], decision);
    EXPECT_EQ(session.hash(), begin);
    EXPECT_EQ(session.bad(R"({"op":"undo"})"), "nothing_to_undo");
    session.good({{"op", "redo"}});
    EXPECT_EQ(session.bad(R"({"op":"redo"})"), "nothing_to_redo");
}

TEST_F(Serve, ConcedingEndsTheGame)
{
    session.good(position());
    const Json reply = session.good({{"op", "concede"}, {"player", 1}});
    EXPECT_EQ(reply["result"], (Json{{"outcome", "win"}, {"winner", 0}, {"reason", "conceded"}}));
    EXPECT_TRUE(session.good({{"op", "decision"}})["decision"].is_null());
    EXPECT_EQ(session.bad(R"({"op":"choose","options":[0]})"), "game_over");
    EXPECT_EQ(session.bad(R"({"op":"concede","player":0})"), "game_over");
}

TEST_F(Serve, SavesAndLoads)
{
    const TempFolder folder;
    session.good(position());
    session.choose(0);
    const std::string saved = session.hash();
    const std::string path = (folder / "m").string();
    session.good({{"op", "save"}, {"path", path}});
    session.good(starterGame(1));
    session.good({{"op", "load"}, {"path", path}});
    EXPECT_EQ(session.hash(), saved);
    EXPECT_EQ(session.bad(R"({"op":"load","path":"/no/such/file"})"), "not_found");
    EXPECT_EQ(session.bad(R"({"op":"save","path":"/no/such/folder/file"})"), "not_found");
    EXPECT_EQ(session.hash(), saved);
}

TEST_F(Serve, BadRequestsChangeNothing)
{
    session.good(position());
    const std::string before = session.hash();
    const std::vector<std::pair<const char *, const char *>> requests{
        {"", "bad_json"},
        {"hello", "bad_json"},
        {"{\"op\":\"choose\"", "bad_json"},
        {"[]", "bad_request"},
        {"17", "bad_request"},
        {"null", "bad_request"},
        {"{}", "bad_request"},
        {R"({"op":7})", "bad_request"},
        {R"({"op":"dance"})", "unknown_op"},
        {R"({"op":"choose"})", "bad_request"},
        {R"({"op":"choose","options":3})", "bad_request"},
        {R"({"op":"choose","options":["0"]})", "bad_request"},
        {R"({"op":"choose","options":[0.5]})", "bad_request"},
        {R"({"op":"choose","options":[1e30]})", "bad_request"},
        {R"({"op":"choose","options":[-1]})", "bad_request"},
        {R"({"op":"choose","options":[99999999999999999999999]})", "bad_request"},
        {R"({"op":"choose","options":[65000]})", "not_in_list"},
        {R"({"op":"choose","options":[]})", "too_few"},
        {R"({"op":"choose","options":[0,1]})", "too_many"},
        {R"({"op":"choose","options":[0,0]})", "chosen_twice"},
        {R"({"op":"choose","options":[0],"viewer":7})", "bad_request"},
        {R"({"op":"state","viewer":2})", "bad_request"},
        {R"({"op":"state","viewer":"all"})", "bad_request"},
        {R"({"op":"why"})", "bad_request"},
        {R"({"op":"why","gesture":5})", "bad_request"},
        {R"({"op":"why","gesture":{}})", "bad_request"},
        {R"({"op":"why","gesture":{"card":5000}})", "bad_request"},
        {R"({"op":"why","gesture":{"card":1,"onto_zone":"moon"}})", "bad_request"},
        {R"({"op":"why","gesture":{"action":"dance"}})", "bad_request"},
        {R"({"op":"concede"})", "bad_request"},
        {R"({"op":"concede","player":9})", "bad_request"},
        {R"({"op":"new"})", "bad_request"},
        {R"({"op":"new","players":[{"deck":"luke"}]})", "bad_request"},
        {R"({"op":"new","game":"go","players":[]})", "unknown_game"},
        {R"({"op":"new","players":[{"deck":"luke"},{"deck":"nobody"}]})", "bad_deck"},
        {R"({"op":"new","players":[{"deck":"luke"},{"deck":{}}]})", "bad_deck"},
        {R"({"op":"new","seed":1.5,"players":[{"deck":"luke"},{"deck":"vader"}]})", "bad_request"},
        {R"({"op":"scenario","players":[]})", "bad_scenario"},
        {R"({"op":"scenario","players":[{"leader":"SOR_999","base":"SOR_023"},{}]})",
         "unknown_card"},
        {R"({"op":"load"})", "bad_request"},
        {R"({"op":"save","path":5})", "bad_request"},
    };
    for (const auto &[line, code] : requests)
        EXPECT_EQ(session.bad(line), code) << line;
    EXPECT_EQ(session.hash(), before);
}

TEST_F(Serve, SeedsHave64Bits)
{
    Json request = starterGame(0);
    request["seed"] = 18446744073709551615ULL;
    session.good(request);
    const std::string hash = session.hash();
    request["seed"] = -1;
    session.good(request);
    EXPECT_EQ(session.hash(), hash);
    request["seed"] = "18446744073709551615";
    session.good(request);
    EXPECT_EQ(session.hash(), hash);
}

TEST_F(Serve, WithoutAGameThereIsNothingToAsk)
{
    for (const char *op : {"state", "decision", "choose", "why", "undo", "concede", "save"})
        EXPECT_EQ(session.bad(std::string(R"({"op":")") + op + "\"}"), "no_game");
}

TEST_F(Serve, QuitEndsIt)
{
    session.good({{"op", "quit"}});
    EXPECT_TRUE(server.done());
}

/// Whatever bytes come, each line has a reply, and only requests that succeed change anything.
TEST_F(Serve, BrokenBytesAreAnswered)
{
    session.good(position());
    const std::vector<std::string> lines{
        match::toLine(position()),          match::toLine(starterGame(3)),
        R"({"op":"choose","options":[3]})", R"({"op":"why","gesture":{"card":3,"onto_card":9}})",
        R"({"op":"state","viewer":1})",
    };
    core::Rng rng(99);
    const auto below = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
    for (int round = 0; round < 1200; ++round) {
        std::string line = lines[below(lines.size())];
        for (std::uint32_t change = 0, n = 1 + below(3); change < n; ++change) {
            const std::size_t at = below(line.size());
            if (below(2) == 0)
                line.erase(at, 1 + below(9));
            else
                line[at] = static_cast<char>(32 + below(224));
            if (line.empty())
                line = "{";
        }
        if (line.find("\"path\"") != std::string::npos)
            continue;
        const std::string before = session.hash();
        const Json reply = session.askText(line);
        if (reply["ok"] == false)
            EXPECT_EQ(session.hash(), before) << line;
        else
            session.good(position());
    }
}

TEST_F(Serve, AFullCapacityIsNoResultAndUndoLeadsOut)
{
    Json request = Json::parse(R"({"op":"scenario","players":[
        {"leader":"SOR_005","base":"SOR_029","resources":20,"hand":["SOR_055"],"ground":["SOR_128"]},
        {"leader":"SOR_010","base":"SOR_023","resources":0}]})");
    request["players"][0]["deck"] = std::vector<std::string>(140, "SOR_128");
    request["players"][1]["deck"] = std::vector<std::string>(25, "SOR_128"); // room for one more
    Json reply = session.good(request);
    EXPECT_FALSE(reply.contains("suspended"));
    reply = session.choose(session.option(reply["decision"], {{"kind", "play"}}));
    EXPECT_TRUE(reply["decision"].is_null());
    EXPECT_TRUE(reply["result"].is_null());
    EXPECT_EQ(reply["suspended"]["limit"], "cards");
    EXPECT_EQ(reply["suspended"]["size"], 192);
    const std::string sentence = reply["suspended"]["message"];
    EXPECT_NE(sentence.find("limit of 192 cards and tokens"), std::string::npos) << sentence;
    reply = session.ask({{"op", "choose"}, {"options", {0}}});
    EXPECT_EQ(reply["error"]["code"], "suspended");
    EXPECT_EQ(reply["error"]["message"], sentence);
    reply = session.good({{"op", "undo"}});
    EXPECT_EQ(reply["decision"]["kind"], "action");
    EXPECT_FALSE(reply.contains("suspended"));
}

} // namespace
} // namespace playmat::cli
