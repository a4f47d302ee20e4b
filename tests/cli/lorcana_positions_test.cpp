#include "cli/lorcana_session.h"
#include "support/processor_time.h"

/// Positions of Disney Lorcana, changing them, made-up cards, setup.
namespace playmat::test {
namespace {

TEST_F(LorcanaServe, APositionIsAsItWasAskedFor)
{
    for (const int seat : {0, 1}) {
        Json mine{{"name", "Ann"}, {"lore", 7}, {"inked", 1}, {"hand", {"1-005", "pete"}}};
        mine["inkwell"] = {{{"card", "1-002"}, {"exerted", true}}, "1-003"};
        mine["deck"] = {"1-010", "1-011"};
        mine["discard"] = {"1-026", "1-027"};
        mine["play"] = {{{"card", "1-012"},
                         {"damage", 2},
                         {"exerted", true},
                         {"at", 1},
                         {"under", {"1-013", {{"card", "1-014"}, {"face_up", false}}}}},
                        "place",
                        {{"card", "1-020"}, {"drying", true}}};
        Json more{{"turn", 5}};
        more["made_up"]["pete"] = madeUp(4, 4, {{"version", "Rotten Guy"}});
        more["made_up"]["place"] = {{"type", "location"},
                                    {"name", "Somewhere"},
                                    {"move_cost", 2},
                                    {"willpower", 5},
                                    {"lore", 1}};
        begin(seat, mine, {{"inkwell", 4}, {"hand", 2}}, more);
        const Json all = state();
        EXPECT_EQ(all["turn"], 5);
        EXPECT_EQ(all["phase"], "main");
        EXPECT_EQ(all["active"], seat);
        const Json &player = all["players"][static_cast<std::size_t>(seat)];
        EXPECT_EQ(player["name"], "Ann");
        EXPECT_EQ(player["lore"], 7);
        EXPECT_EQ(player["lore_to_win"], 20);
        EXPECT_EQ(player["ink_ready"], 1);
        EXPECT_EQ(player["ink_total"], 2);
        EXPECT_EQ(player["inks_left"], 0);
        const Json other = all["players"][static_cast<std::size_t>(you)];
        EXPECT_EQ(other["ink_ready"], 4);
        EXPECT_EQ(zone(owned(you, "deck"))["count"], 10);
        EXPECT_EQ(zone(owned(you, "hand"))["count"], 2);
        EXPECT_EQ(zone(owned(me, "deck"))["cards"], (Json{id("1-010"), id("1-011")}));
        EXPECT_EQ(zone(owned(me, "discard"))["cards"], (Json{id("1-026"), id("1-027")}));
        EXPECT_EQ(zone(owned(me, "play"))["cards"], (Json{id("1-012"), id("place"), id("1-020")}));
        const Json mickey = card("1-012");
        EXPECT_EQ(mickey["damage"], 2);
        EXPECT_EQ(mickey["ready"], false);
        EXPECT_EQ(mickey["drying"], false);
        EXPECT_EQ(mickey["at"], id("place"));
        EXPECT_EQ(mickey["under"], (Json{id("1-013"), id("1-014")}));
        EXPECT_EQ(card("1-013")["on"], mickey["id"]);
        EXPECT_EQ(card("1-013")["ready"], nullptr) << "its states are gone (CR 5.1.3)";
        EXPECT_EQ(card("1-013")["face_up"], true);
        EXPECT_EQ(card("1-014")["face_up"], false);
        EXPECT_EQ(card("1-014")["zone"], owned(me, "play"));
        EXPECT_EQ(card("place")["here"], (Json{mickey["id"]}));
        EXPECT_EQ(card("place")["ready"], nullptr);
        EXPECT_EQ(card("place")["move_cost"], 2);
        EXPECT_EQ(card("1-020")["drying"], true);
        EXPECT_EQ(card("pete")["version"], "Rotten Guy");
    }
}

TEST_F(LorcanaServe, WhatIsLeftOutOfAPositionHasItsDefault)
{
    session.good({{"op", "scenario"}, {"game", "lorcana"}});
    const Json all = state();
    EXPECT_EQ(all["turn"], 1);
    EXPECT_EQ(all["active"], 0);
    EXPECT_EQ(all["first_player"], 0);
    for (const int player : {0, 1}) {
        EXPECT_EQ(zone(owned(player, "deck"))["count"], 10);
        EXPECT_EQ(zone(owned(player, "hand"))["count"], 0);
    }
    session.good({{"op", "scenario"}, {"game", "lorcana"}, {"turn", 4}, {"first_player", 1}});
    EXPECT_EQ(state()["active"], 0) << "it follows from the turn and who began";
}

TEST_F(LorcanaServe, AMadeUpCardHasItsKeywordsAndNoOtherText)
{
    Json more;
    more["made_up"]["a"] = madeUp(1, 9,
                                  {{"keywords", {"evasive", "shift 2", "resist 1", "challenger 2"}},
                                   {"classifications", {"storyborn", "villain"}},
                                   {"inks", {"ruby"}},
                                   {"inkwell", false}});
    more["made_up"]["b"] = {{"type", "song"}, {"name", "A Song"}, {"cost", 3}};
    begin(0, {{"hand", {"a", "b"}}}, Json::object(), more);
    const Json a = card("a");
    EXPECT_EQ(a["keywords"], (Json{"challenger 2", "evasive", "resist 1", "shift 2"}));
    EXPECT_EQ(a["classifications"], (Json{"storyborn", "villain"}));
    EXPECT_EQ(a["inks"], (Json{"ruby"}));
    EXPECT_EQ(a["inkwell"], false);
    EXPECT_EQ(a["version"], nullptr);
    const Json b = card("b");
    EXPECT_EQ(b["type"], "action");
    EXPECT_EQ(b["song"], true);
    EXPECT_EQ(b["inkwell"], true);
    EXPECT_EQ(b["inks"], (Json{"amber"}));
    EXPECT_EQ(b["strength"], nullptr);
}

TEST_F(LorcanaServe, AMadeUpCardMayBeWorthLessThanNothing) // CR 4.5.3.1, 6.6.2
{
    Json more;
    more["made_up"]["a"] = madeUp(-1, 2, {{"lore", -2}});
    begin(0, {{"lore", 3}, {"play", {"a"}}}, Json::object(), more);
    EXPECT_EQ(card("a")["strength"], -1);
    EXPECT_EQ(card("a")["lore"], -2);
    act("quest", "a");
    EXPECT_EQ(state()["players"][0]["lore"], 3);
}

TEST_F(LorcanaServe, ABadPositionSetsNothingUp)
{
    begin(0, {{"hand", {"1-005"}}});
    const std::string before = session.hash();
    const auto bad = [&](const Json &mine, const Json &more = Json::object()) {
        return session.bad(match::toLine(position(0, mine, Json::object(), more)));
    };
    EXPECT_EQ(bad({{"hand", {"1-999"}}}), "unknown_card");
    EXPECT_EQ(bad({{"hands", 1}}), "bad_scenario");
    EXPECT_EQ(bad({{"play", {{{"card", "1-012"}, {"at", 0}}}}}), "bad_scenario");
    EXPECT_EQ(bad({{"play", {"1-026"}}}), "bad_scenario") << "an action is never there";
    EXPECT_EQ(bad(Json::object(), {{"phase", "middle"}}), "bad_scenario");
    EXPECT_EQ(bad(Json::object(), {{"ask", "never"}}), "bad_scenario");
    Json own;
    own["made_up"]["1-005"] = madeUp(1, 1);
    EXPECT_EQ(bad(Json::object(), own), "bad_scenario");
    Json many;
    many["made_up"]["a"]
        = madeUp(1, 1, {{"classifications", {"a", "b", "c", "d", "e", "f", "g", "h"}}});
    EXPECT_EQ(bad(Json::object(), many), "bad_scenario");
    Json named;
    named["made_up"]["a"] = madeUp(1, 1, {{"version", std::string(201, 'x')}});
    EXPECT_EQ(bad(Json::object(), named), "bad_scenario");
    EXPECT_EQ(bad({{"name", std::string(81, 'x')}}), "bad_request");
    Json wrong;
    wrong["made_up"]["a"] = madeUp(1, 1, {{"keywords", {"flying"}}});
    EXPECT_EQ(bad(Json::object(), wrong), "bad_scenario");
    EXPECT_EQ(session.hash(), before);
}

/// Each that a card cannot have was looked up among all before it.
TEST_F(LorcanaServe, AMadeUpCardWithFarTooManyClassificationsIsRefusedAtOnce)
{
    Json card = madeUp(1, 1);
    for (int i = 0; i < 40'000; ++i)
        card["classifications"].push_back("c" + std::to_string(i));
    const std::string line = match::toLine(
        position(0, Json::object(), Json::object(), {{"made_up", {{"a", std::move(card)}}}}));
    EXPECT_LT(test::processorMs([&] { EXPECT_EQ(session.bad(line), "bad_scenario"); }), 2000);
}

TEST_F(LorcanaServe, TheGameStateIsCheckedBeforeTheFirstDecision)
{
    begin(0, {{"play", {{{"card", "1-012"}, {"damage", 3}}}}, {"lore", 3}});
    EXPECT_EQ(card("1-012")["zone"], "0.discard");
    const Json reply = begin(0, {{"lore", 20}});
    EXPECT_EQ(reply["decision"], nullptr);
    EXPECT_EQ(reply["result"], (Json{{"outcome", "win"}, {"winner", 0}, {"reason", "lore"}}));
}

TEST_F(LorcanaServe, TheTurnMayBeginWithThePosition)
{
    for (const int seat : {0, 1}) {
        Json mine{{"play", {{{"card", "1-012"}, {"exerted", true}, {"drying", true}}}}};
        mine["inkwell"] = {{{"card", "1-002"}, {"exerted", true}}};
        const Json reply = begin(seat, mine, Json::object(), {{"turn", 3}, {"phase", "beginning"}});
        EXPECT_EQ(card("1-012")["ready"], true);
        EXPECT_EQ(card("1-012")["drying"], false);
        EXPECT_EQ(zone(owned(me, "hand"))["count"], 1);
        EXPECT_EQ(event(reply, "turn_started")["player"], seat);
        EXPECT_EQ(event(reply, "drawn")["count"], 1);
        EXPECT_EQ(event(reply, "step_started")["step"], "ready");
        EXPECT_EQ(event(reply, "phase_started")["phase"], "main");
        EXPECT_EQ(reply["decision"]["kind"], "action");
    }
}

TEST_F(LorcanaServe, SetupAsksWhoBeginsThenForTheHands)
{
    Json request{{"op", "scenario"}, {"game", "lorcana"}, {"phase", "setup"}, {"active", 1}};
    request["players"] = {{{"deck", 20}}, {{"deck", 20}, {"hand", {"1-012", "1-013"}}}};
    Json reply = session.good(request);
    EXPECT_EQ(reply["decision"]["kind"], "first_player");
    EXPECT_EQ(reply["decision"]["player"], 1);
    EXPECT_EQ(reply["decision"]["reason"], "rule");
    EXPECT_EQ(reply["decision"]["source"], nullptr);
    EXPECT_EQ(state()["phase"], "setup");
    reply = act({{"kind", "player"}, {"player", 1}});
    EXPECT_EQ(reply["decision"]["kind"], "mulligan");
    EXPECT_EQ(reply["decision"]["player"], 1) << "the starting player first";
    EXPECT_EQ(reply["decision"]["min"], 0);
    EXPECT_EQ(reply["decision"]["max"], 2) << "a hand that is given is not added to";
    EXPECT_EQ(reply["decision"]["to"], (Json{{"zone", "1.deck"}, {"position", "bottom"}}));
    reply = choose({0});
    EXPECT_EQ(zone("1.hand")["count"], 2);
    EXPECT_EQ(reply["decision"]["player"], 0);
    EXPECT_EQ(reply["decision"]["max"], 7);
    reply = choose({});
    EXPECT_EQ(reply["decision"]["kind"], "action");
    EXPECT_EQ(reply["decision"]["player"], 1);
    const Json all = state();
    EXPECT_EQ(all["turn"], 1);
    EXPECT_EQ(all["first_player"], 1);
    EXPECT_EQ(zone("1.hand")["count"], 2) << "who begins draws nothing in the first turn";
}

// --- edit

TEST_F(LorcanaServe, AnEditSetsWhatItNames)
{
    for (const int seat : {0, 1}) {
        begin(seat, {{"play", {"1-012", "1-013"}}, {"hand", {"1-005"}}, {"inkwell", 2}});
        const std::string before = session.hash();
        Json edit{{"op", "edit"}};
        edit["cards"] = {
            {{"card", id("1-012")}, {"damage", 2}, {"exerted", true}},
            {{"card", id("1-005")}, {"to", {{"zone", owned(me, "deck")}, {"position", "bottom"}}}}};
        edit["players"] = {{{"player", you}, {"lore", 18}}};
        const Json reply = session.good(edit);
        EXPECT_EQ(reply["decision"]["kind"], "action");
        EXPECT_TRUE(reply.contains("events"));
        EXPECT_EQ(reply["result"], nullptr);
        EXPECT_EQ(card("1-012")["damage"], 2);
        EXPECT_EQ(card("1-012")["ready"], false);
        EXPECT_EQ(zone(owned(me, "deck"))["cards"].back(), id("1-005"));
        EXPECT_EQ(state()["players"][static_cast<std::size_t>(you)]["lore"], 18);
        session.good(
            {{"op", "edit"},
             {"cards", {{{"card", id("1-013")}, {"under", id("1-012")}, {"face_up", false}}}}});
        EXPECT_EQ(card("1-012")["under"], (Json{id("1-013")}));
        EXPECT_EQ(card("1-013")["face_up"], false);
        session.good({{"op", "undo"}});
        session.good({{"op", "undo"}});
        EXPECT_EQ(session.hash(), before);
    }
}

TEST_F(LorcanaServe, AStackGoesAlongAndTheGameStateIsChecked)
{
    Json mine;
    mine["play"] = {{{"card", "1-012"}, {"under", {"1-013"}}}, "1-014"};
    begin(0, mine);
    session.good({{"op", "edit"},
                  {"cards",
                   {{{"card", id("1-012")}, {"to", {{"zone", "0.hand"}}}},
                    {{"card", id("1-014")}, {"damage", 9}}}}});
    EXPECT_EQ(card("1-013")["zone"], "0.hand");
    EXPECT_EQ(card("1-014")["zone"], "0.discard");
    const Json won = session.good({{"op", "edit"}, {"players", {{{"player", 1}, {"lore", 20}}}}});
    EXPECT_EQ(won["result"]["winner"], 1);
    EXPECT_EQ(won["decision"], nullptr);
}

TEST_F(LorcanaServe, EditsAreBounded)
{
    begin(0, {{"play", {"1-012"}}});
    Json large{{"op", "edit"}};
    for (int i = 0; i < 151; ++i)
        large["cards"].push_back({{"card", id("1-012")}, {"damage", i % 2}});
    EXPECT_EQ(session.bad(match::toLine(large)), "bad_edit");
    large["cards"].erase(150);
    session.good(large);
    const std::string one
        = match::toLine({{"op", "edit"}, {"cards", {{{"card", id("1-012")}, {"damage", 1}}}}});
    for (int i = 1; i < 10'000; ++i)
        session.good(Json::parse(one));
    const std::string full = session.hash();
    EXPECT_EQ(session.bad(one), "bad_edit");
    EXPECT_EQ(session.hash(), full);
}

TEST_F(LorcanaServe, ABadEditChangesNothing)
{
    begin(0, {{"play", {"1-012"}}, {"hand", {"1-005"}}});
    const std::string before = session.hash();
    const auto bad = [&](const Json &cards) {
        return session.bad(match::toLine({{"op", "edit"}, {"cards", cards}}));
    };
    const int mickey = id("1-012");
    EXPECT_EQ(bad({{{"card", 199}, {"damage", 1}}}), "bad_edit");
    EXPECT_EQ(bad({{{"card", mickey}, {"damaged", 1}}}), "bad_edit");
    EXPECT_EQ(bad({{{"card", id("1-005")}, {"damage", 1}}}), "bad_edit");
    EXPECT_EQ(bad({{{"card", mickey}, {"damage", 1}}, {{"card", mickey}, {"under", mickey}}}),
              "bad_edit");
    EXPECT_EQ(bad({{{"card", mickey}, {"to", {{"zone", "1.hand"}}}}}), "bad_edit");
    EXPECT_EQ(session.hash(), before);
    session.good({{"op", "new"},
                  {"game", "lorcana"},
                  {"players", {{{"deck", "steadfast"}}, {{"deck", "daring"}}}}});
    choose({});
    choose({});
    EXPECT_EQ(session.bad(R"({"op":"edit","players":[{"player":0,"lore":3}]})"), "bad_edit");
}

TEST_F(LorcanaServe, WhenEverythingIsAskedOneAnswerIsAQuestionToo)
{
    for (const char *ask : {"needed", "all"}) {
        Json mine{{"hand", {"1-026"}}, {"inkwell", 1}};
        begin(0, mine, {{"play", {"1-012"}}}, {{"ask", ask}});
        const Json reply = act("play", "1-026");
        if (std::string(ask) == "needed") {
            EXPECT_EQ(reply["decision"]["kind"], "action");
            EXPECT_EQ(event(reply, "chosen")["forced"], true);
            continue;
        }
        EXPECT_EQ(reply["decision"]["kind"], "choose_cards");
        EXPECT_EQ(reply["decision"]["options"].size(), 1U);
        EXPECT_EQ(event(choose({0}), "chosen")["forced"], false);
    }
}

TEST_F(LorcanaServe, WhenEverythingIsAskedASingleTriggerWaits)
{
    begin(0, {{"play", {"1-007", "1-012"}}}, Json::object(), {{"ask", "all"}}); // Support
    const Json reply = act("quest", "1-007");
    EXPECT_EQ(reply["decision"]["kind"], "choose_trigger");
    EXPECT_EQ(reply["decision"]["options"].size(), 1U);
    EXPECT_EQ(reply["decision"]["source"], nullptr);
    const Json pending = event(reply, "trigger_pending");
    EXPECT_EQ(reply["decision"]["options"][0]["number"], pending["entry"]);
    EXPECT_EQ(reply["decision"]["options"][0]["name"], "Support");
    const Json bag = state()["bag"];
    ASSERT_EQ(bag.size(), 1U);
    EXPECT_EQ(bag[0]["id"], pending["entry"]);
    EXPECT_EQ(bag[0]["source"], id("1-007"));
    EXPECT_EQ(bag[0]["resolving"], false);
    choose({0});
    EXPECT_EQ(state()["bag"][0]["resolving"], true);
    EXPECT_EQ(decision()["kind"], "confirm");
}

} // namespace
} // namespace playmat::test
