#include "cli/lorcana_session.h"

/// What players of Disney Lorcana are asked, what gestures mean, what is told of it.
namespace playmat::test {
namespace {

TEST_F(LorcanaServe, EveryTurnActionIsAnOptionOfItsKind)
{
    for (const int seat : {0, 1}) {
        Json more;
        more["made_up"]["place"]
            = {{"type", "location"}, {"name", "Somewhere"}, {"move_cost", 2}, {"willpower", 5}};
        Json mine{{"inkwell", 8}};
        mine["hand"] = {"1-012", "1-023", "1-027"}; // Mickey Mouse, Stitch with Shift, a song
        mine["play"] = {"1-022", "1-003", "1-066", "place"}; // Stitch, Cinderella, Magic Mirror
        Json yours;
        yours["play"] = {{{"card", "1-020"}, {"exerted", true}}};
        const Json asked = begin(seat, mine, yours, more)["decision"];
        EXPECT_EQ(asked["kind"], "action");
        EXPECT_EQ(asked["player"], seat);
        EXPECT_FALSE(asked.contains("reason"));
        const int stitch = id("1-022");
        EXPECT_TRUE(offers(asked, {{"kind", "ink"}, {"card", id("1-012")}}));
        EXPECT_TRUE(offers(asked,
                           {{"kind", "play"},
                            {"card", id("1-012")},
                            {"way", "ink"},
                            {"target", nullptr},
                            {"cost", 3}}));
        EXPECT_TRUE(offers(asked,
                           {{"kind", "play"},
                            {"card", id("1-023")},
                            {"way", "shift"},
                            {"target", stitch},
                            {"cost", 4}}));
        EXPECT_TRUE(offers(
            asked,
            {{"kind", "play"}, {"card", id("1-027")}, {"way", "sing"}, {"target", id("1-003")}}));
        EXPECT_TRUE(offers(asked, {{"kind", "quest"}, {"card", stitch}}));
        EXPECT_TRUE(
            offers(asked, {{"kind", "challenge"}, {"card", stitch}, {"target", id("1-020")}}));
        EXPECT_TRUE(offers(
            asked, {{"kind", "move"}, {"card", stitch}, {"target", id("place")}, {"cost", 2}}));
        EXPECT_TRUE(offers(asked,
                           {{"kind", "ability"},
                            {"card", id("1-066")},
                            {"ability", "1-066.1"},
                            {"name", "SPEAK!"},
                            {"number", 0},
                            {"cost", 4}}));
        EXPECT_TRUE(offers(asked, {{"kind", "end_turn"}}));
        EXPECT_EQ(card("1-012")["play_cost"], 3);
        EXPECT_EQ(stitch >= 0 ? card("1-022")["play_cost"] : Json(), nullptr);
        for (const Json &option : asked["options"])
            EXPECT_FALSE(option["text"].get<std::string>().empty());
    }
}

TEST_F(LorcanaServe, BoostIsAnAbilityAndARecklessCharacterKeepsTheTurnOpen)
{
    Json more;
    more["made_up"]["pete"] = madeUp(1, 5, {{"keywords", {"boost 2", "reckless"}}});
    begin(0, {{"inkwell", 2}, {"play", {"pete"}}},
          {{"play", {{{"card", "1-020"}, {"exerted", true}}}}}, more);
    EXPECT_FALSE(offers(decision(), {{"kind", "end_turn"}}));
    EXPECT_TRUE(offers(decision(),
                       {{"kind", "ability"},
                        {"card", id("pete")},
                        {"name", "Boost"},
                        {"number", 0},
                        {"cost", 2}}));
    act({{"kind", "ability"}, {"name", "Boost"}});
    ASSERT_EQ(card("pete")["under"].size(), 1U);
    const Json why
        = session.good({{"op", "why"}, {"gesture", {{"action", "end_turn"}}}})["refused"];
    EXPECT_EQ(why[0]["code"], "must_challenge_first");
}

TEST_F(LorcanaServe, ThoseWhoSingTogetherPay)
{
    Json more;
    more["made_up"]["song"]
        = {{"type", "song"}, {"name", "All"}, {"cost", 9}, {"keywords", {"sing together 7"}}};
    begin(0, {{"hand", {"song"}}, {"play", {"1-003", "1-012", "1-020"}}}, Json::object(), more);
    Json reply = act({{"kind", "play"}, {"way", "sing_together"}});
    const Json asked = reply["decision"];
    EXPECT_EQ(asked["kind"], "pay");
    EXPECT_EQ(asked["reason"], "cost");
    EXPECT_EQ(asked["need"], 7);
    EXPECT_EQ(asked["source"], id("song"));
    EXPECT_EQ(asked["to"], nullptr);
    EXPECT_TRUE(offers(asked, {{"card", id("1-003")}, {"value", 5}})) << "Singer 5";
    EXPECT_TRUE(offers(asked, {{"card", id("1-012")}, {"value", 3}}));
    EXPECT_EQ(session.bad(R"({"op":"choose","options":[0]})"), "too_few");
    reply = choose({0, 1});
    EXPECT_EQ(event(reply, "sang")["song"], id("song"));
    EXPECT_EQ(event(reply, "card_played")["way"], "sing_together");
    session.good({{"op", "undo"}});
    EXPECT_EQ(decision()["kind"], "action") << "the singers and the option are taken back together";
    EXPECT_EQ(session.bad(R"({"op":"undo"})"), "nothing_to_undo");
}

TEST_F(LorcanaServe, TheOrderOfWhatIsDiscardedHasASource) // CR 7.6.3
{
    const Json asksAll{
        {"ask",
         "all"}}; // otherwise the game asks nobody, because the order does not matter (CR 7.6.2)
    Json deck{"1-012", "1-013", "1-014"};
    Json ransack{{"inkwell", 2}, {"hand", {"1-199"}}, {"deck", deck}};
    begin(0, ransack, Json::object(), asksAll);
    act("play", "1-199");
    const Json byAnAction = choose({0, 1})["decision"];
    EXPECT_EQ(byAnAction["kind"], "order");
    EXPECT_EQ(byAnAction["reason"], "rule");
    EXPECT_EQ(byAnAction["source"], id("1-199"));
    Json mine{{"play", {{{"card", "1-009"}, {"under", {"1-012"}}}}}};
    begin(0, mine, {{"play", {{{"card", "1-022"}, {"exerted", true}}}}}, asksAll);
    const Json byTheGame = act("challenge", "1-009")["decision"];
    EXPECT_EQ(byTheGame["kind"], "order");
    EXPECT_EQ(byTheGame["source"], nullptr) << "a game state check banished them";
    begin(0, ransack);
    EXPECT_NE(act("play", "1-199")["decision"]["kind"], "order");
}

TEST_F(LorcanaServe, DuoShiftAsksForTheOtherOne)
{
    Json more;
    more["made_up"]["both"]
        = madeUp(5, 5, {{"name", "A & B"}, {"names", {"A", "B"}}, {"keywords", {"duo shift 2"}}});
    more["made_up"]["a"] = madeUp(1, 1, {{"name", "A"}});
    more["made_up"]["b"] = madeUp(1, 1, {{"name", "B"}});
    Json mine{{"inkwell", 2}, {"hand", {"both"}}};
    mine["play"] = {"a", "b", {{"card", "b"}, {"exerted", true}}};
    begin(0, mine, Json::object(), more);
    const Json reply = act({{"kind", "play"}, {"way", "shift"}, {"target", id("a")}});
    EXPECT_EQ(reply["decision"]["kind"], "choose_cards");
    EXPECT_EQ(reply["decision"]["reason"], "cost");
    EXPECT_EQ(reply["decision"]["options"].size(), 2U);
    choose({0});
    EXPECT_EQ(card("both")["under"].size(), 2U);
    EXPECT_EQ(card("both")["names"], (Json{"A & B", "A", "B"}));
}

TEST_F(LorcanaServe, EnteringPlayExertedIsAskedJustBefore)
{
    begin(0, {{"inkwell", 2}, {"hand", {"1-020"}}});
    const Json reply = act("play", "1-020");
    EXPECT_EQ(reply["decision"]["kind"], "confirm");
    EXPECT_EQ(reply["decision"]["reason"], "enter_exerted");
    EXPECT_EQ(reply["decision"]["source"], id("1-020"));
    EXPECT_EQ(card("1-020")["zone"], "0.hand");
    act({{"kind", "yes"}});
    EXPECT_EQ(card("1-020")["ready"], false);
    EXPECT_EQ(card("1-020")["drying"], true);
}

TEST_F(LorcanaServe, AMayIsAskedBeforeItsChoices)
{
    begin(0, {{"play", {"1-007", "1-012"}}}); // Support
    Json reply = act("quest", "1-007");
    EXPECT_EQ(event(reply, "quested")["lore"], 1);
    EXPECT_EQ(event(reply, "lore_changed")["lore"], 1);
    EXPECT_EQ(reply["decision"]["kind"], "confirm");
    EXPECT_EQ(reply["decision"]["reason"], "may");
    EXPECT_EQ(reply["decision"]["source"], id("1-007"));
    reply = act({{"kind", "yes"}});
    EXPECT_EQ(card("1-012")["strength"], 4);
}

TEST_F(LorcanaServe, LookingSaysWhereTheCardsGo)
{
    for (const int seat : {0, 1}) {
        Json mine{{"inkwell", 2}, {"hand", {"1-025"}}};
        mine["deck"] = {"1-012", "1-026", "1-013", "1-027", "1-020"};
        begin(seat, mine);
        Json reply = act("play", "1-025"); // Be Our Guest
        Json asked = reply["decision"];
        EXPECT_EQ(asked["kind"], "choose_cards");
        EXPECT_EQ(asked["reason"], "effect");
        EXPECT_EQ(asked["to"], (Json{{"zone", owned(me, "hand")}, {"position", nullptr}}));
        EXPECT_EQ(asked["min"], 0);
        EXPECT_EQ(asked["options"].size(), 2U) << "the characters among four";
        EXPECT_TRUE(sees("1-026", me)) << "who looks sees them all";
        EXPECT_FALSE(sees("1-026", you));
        reply = act({{"card", id("1-013")}});
        EXPECT_EQ(event(reply, "revealed")["player"], nullptr);
        asked = reply["decision"];
        EXPECT_EQ(asked["kind"], "order");
        EXPECT_EQ(asked["to"], (Json{{"zone", owned(me, "deck")}, {"position", "bottom"}}));
        EXPECT_EQ(asked["min"], 3);
        std::vector<int> order;
        for (const char *one : {"1-027", "1-012", "1-026"})
            order.push_back(session.option(asked, {{"card", id(one)}}));
        choose(order);
        EXPECT_EQ(zone(owned(me, "deck"))["cards"],
                  (Json{id("1-020"), id("1-027"), id("1-012"), id("1-026")}));
        EXPECT_FALSE(sees("1-026", me));
        EXPECT_EQ(card("1-013")["zone"], owned(me, "hand"));
    }
}

TEST_F(LorcanaServe, ANumberIsAskedForEachCard)
{
    Json mine{{"inkwell", 4}, {"hand", {"1-027"}}};
    mine["play"] = {{{"card", "1-012"}, {"damage", 2}}, {{"card", "1-003"}, {"damage", 4}}};
    begin(0, mine);
    Json reply = act({{"kind", "play"}, {"way", "ink"}}); // Hakuna Matata
    EXPECT_EQ(reply["decision"]["kind"], "choose_number");
    EXPECT_EQ(reply["decision"]["options"].size(), 3U);
    EXPECT_EQ(reply["decision"]["options"][2]["kind"], "number");
    EXPECT_EQ(reply["decision"]["options"][2]["card"], id("1-012"));
    reply = act({{"number", 1}});
    EXPECT_EQ(event(reply, "chosen")["number"], 1);
    EXPECT_EQ(event(reply, "damage_removed")["amount"], 1);
    EXPECT_EQ(reply["decision"]["options"].size(), 4U);
    act({{"number", 3}});
    EXPECT_EQ(card("1-012")["damage"], 1);
    EXPECT_EQ(card("1-003")["damage"], 1);
}

TEST_F(LorcanaServe, WhatAnOpponentChoosesIsPutToThem)
{
    for (const int seat : {0, 1}) {
        begin(seat, {{"inkwell", 4}, {"hand", {"1-031"}}}, {{"hand", {"1-012", "1-013", "1-020"}}});
        Json reply = act("play", "1-031"); // You Have Forgotten Me
        EXPECT_EQ(reply["decision"]["player"], you);
        EXPECT_EQ(reply["decision"]["min"], 2);
        EXPECT_EQ(reply["decision"]["to"]["zone"], owned(you, "discard"));
        EXPECT_EQ(decision(me).size(), 3U) << "player, kind and prompt";
        reply = choose({0, 2});
        EXPECT_EQ(event(reply, "chosen")["cards"].size(), 2U);
        EXPECT_EQ(event(reply, "discarded")["player"], you);
        EXPECT_EQ(zone(owned(you, "hand"))["count"], 1);
    }
}

TEST_F(LorcanaServe, ASingleTriggerBeginsByItself)
{
    begin(0, {{"inkwell", 9}, {"hand", {"1-006"}}, {"discard", {"1-012", "1-013"}}});
    const Json reply = act("play", "1-006"); // Hades
    EXPECT_EQ(reply["decision"]["kind"], "choose_cards");
    EXPECT_EQ(reply["decision"]["to"], (Json{{"zone", "0.hand"}, {"position", nullptr}}));
    EXPECT_EQ(reply["decision"]["ability"], "1-006.1");
    const Json pending = event(reply, "trigger_pending");
    EXPECT_EQ(pending["card"], id("1-006"));
    EXPECT_EQ(pending["name"], "WELL OF SOULS");
    EXPECT_EQ(pending["ability"], "1-006.1");
    EXPECT_EQ(state()["bag"][0]["resolving"], true);
    EXPECT_EQ(event(choose({0}), "ability_resolved")["name"], "WELL OF SOULS");
    EXPECT_TRUE(state()["bag"].empty());
}

TEST_F(LorcanaServe, ThePlayerSaysWhichTriggerResolvesNext)
{
    for (const int seat : {0, 1}) {
        Json mine{{"inkwell", 3}, {"hand", {"1-064"}}};
        mine["play"] = {"1-039", {{"card", "1-039"}, {"exerted", true}}};
        begin(seat, mine);
        const Json reply = act({{"kind", "play"}, {"way", "ink"}}); // a song: both see it
        const Json asked = reply["decision"];
        EXPECT_EQ(asked["kind"], "choose_trigger");
        EXPECT_EQ(asked["player"], me);
        EXPECT_EQ(asked["reason"], "rule");
        EXPECT_EQ(asked["source"], nullptr);
        EXPECT_EQ(asked["min"], 1);
        ASSERT_EQ(asked["options"].size(), 2U);
        const Json second = asked["options"][1];
        EXPECT_EQ(second["kind"], "trigger");
        EXPECT_EQ(second["name"], "DREAMS MADE REAL");
        EXPECT_EQ(second["ability"], "1-039.1");
        EXPECT_EQ(state()["bag"].size(), 2U);
        EXPECT_EQ(state()["bag"][1]["id"], second["number"]);
        EXPECT_EQ(choose({1})["decision"]["source"], second["card"]);
        for (const Json &entry : state()["bag"])
            EXPECT_EQ(entry["resolving"], entry["id"] == second["number"]);
        act({{"kind", "no"}});
        EXPECT_EQ(decision()["kind"], "confirm") << "the last one begins by itself";
    }
}

// --- why

TEST_F(LorcanaServe, AGestureMeansTheOptionsThatItCould)
{
    for (const int seat : {0, 1}) {
        Json more;
        more["made_up"]["place"]
            = {{"type", "location"}, {"name", "Somewhere"}, {"move_cost", 2}, {"willpower", 5}};
        Json mine{{"inkwell", 8}, {"hand", {"1-012", "1-023", "1-027"}}};
        mine["play"] = {"1-022", "1-003", "place"};
        Json yours;
        yours["play"] = {{{"card", "1-020"}, {"exerted", true}}};
        begin(seat, mine, yours, more);
        const auto means = [&](const Json &gesture) {
            const Json legal = session.good({{"op", "why"}, {"gesture", gesture}});
            if (!legal.contains("legal") || legal["legal"].size() != 1)
                return Json(legal);
            return decision()["options"][legal["legal"][0].get<std::size_t>()];
        };
        const int mickey = id("1-012");
        const int stitch = id("1-022");
        EXPECT_EQ(means({{"card", mickey}, {"onto_zone", owned(me, "play")}})["way"], "ink");
        EXPECT_EQ(means({{"card", mickey}, {"onto_zone", owned(me, "inkwell")}})["kind"], "ink");
        EXPECT_EQ(means({{"card", id("1-023")}, {"onto_card", stitch}})["way"], "shift");
        EXPECT_EQ(means({{"card", id("1-027")}, {"onto_card", id("1-003")}})["way"], "sing");
        EXPECT_EQ(means({{"card", stitch}, {"onto_card", id("1-020")}})["kind"], "challenge");
        EXPECT_EQ(means({{"card", stitch}, {"onto_card", id("place")}})["kind"], "move");
        EXPECT_EQ(means({{"card", stitch}, {"onto_zone", owned(me, "lore")}})["kind"], "quest");
        EXPECT_EQ(means({{"action", "end_turn"}})["kind"], "end_turn");
    }
}

TEST_F(LorcanaServe, ARefusedGestureSaysWhichRule)
{
    for (const int seat : {0, 1}) {
        Json mine{{"inked", 1}, {"inkwell", 1}, {"hand", {"1-012", "1-005"}}};
        mine["play"] = {{{"card", "1-013"}, {"drying", true}}, "1-020"};
        begin(seat, mine, {{"play", {"1-014"}}, {"hand", {"1-012"}}});
        const auto code = [&](const Json &gesture, Json viewer = nullptr) {
            Json request = asked("why", std::move(viewer), {{"gesture", gesture}});
            const Json reply = session.good(request);
            if (!reply.contains("refused"))
                return match::toLine(reply);
            EXPECT_FALSE(reply["refused"][0]["message"].get<std::string>().empty());
            return reply["refused"][0]["code"].get<std::string>();
        };
        const int mickey = id("1-012", nullptr, owned(me, "hand"));
        EXPECT_EQ(code({{"card", mickey}, {"onto_zone", owned(me, "inkwell")}}), "already_inked");
        EXPECT_EQ(code({{"card", mickey}, {"onto_zone", owned(me, "play")}}), "not_enough_ink");
        EXPECT_EQ(code({{"card", mickey}, {"onto_card", id("1-020")}}), "no_shift");
        EXPECT_EQ(code({{"card", id("1-005")}, {"onto_card", id("1-020")}}), "wrong_base");
        EXPECT_EQ(code({{"card", id("1-013")}, {"onto_zone", owned(me, "lore")}}), "is_drying");
        EXPECT_EQ(code({{"card", id("1-020")}, {"onto_card", id("1-014")}}), "target_ready");
        EXPECT_EQ(code({{"card", id("1-020")}, {"onto_card", id("1-013")}}), "target_yours");
        EXPECT_EQ(code({{"card", id("1-014")}, {"onto_zone", owned(you, "lore")}}), "not_yours");
        EXPECT_EQ(code({{"card", 1200}}, me), "hidden_card");
        EXPECT_EQ(code({{"action", "end_turn"}}, you), "not_your_turn");
        EXPECT_EQ(session.bad(R"({"op":"why","gesture":{"action":"pass"}})"), "bad_request");
    }
}

// --- events and the end

TEST_F(LorcanaServe, AChallengeIsToldInOrder)
{
    Json yours;
    yours["play"] = {{{"card", "1-020"}, {"exerted", true}}};
    begin(0, {{"play", {"1-012"}}}, yours);
    const int simba = id("1-020");
    const Json reply = act("challenge", "1-012");
    std::string order;
    for (const Json &one : reply["events"])
        order += one["type"].get<std::string>() + " ";
    EXPECT_EQ(order,
              "exerted challenge_declared damage_dealt damage_dealt card_moved banished "
              "challenge_ended ");
    const Json declared = event(reply, "challenge_declared");
    EXPECT_EQ(declared["card"], id("1-012"));
    EXPECT_EQ(declared["target"], simba);
    EXPECT_EQ(event(reply, "damage_dealt")["amount"], 3);
    EXPECT_EQ(event(reply, "damage_dealt")["source"], id("1-012"));
    EXPECT_EQ(event(reply, "banished")["card"], simba);
    EXPECT_EQ(event(reply, "banished")["in_challenge"], true);
    const Json moved = event(reply, "card_moved");
    EXPECT_EQ(moved["from"], "1.play");
    EXPECT_EQ(moved["to"], "1.discard");
}

TEST_F(LorcanaServe, PlayingInkingAndEndingTheTurnAreTold)
{
    for (const int seat : {0, 1}) {
        begin(seat, {{"inkwell", 3}, {"hand", {"1-012", "1-013"}}});
        Json reply = act("ink", "1-013");
        EXPECT_EQ(event(reply, "inked"),
                  (Json{{"type", "inked"},
                        {"card", id("1-013")},
                        {"player", me},
                        {"printed", "1-013"},
                        {"exerted", false}}));
        reply = act("play", "1-012");
        const Json played = event(reply, "card_played");
        EXPECT_EQ(played["way"], "ink");
        EXPECT_EQ(played["cost"], 3);
        EXPECT_EQ(played["target"], nullptr);
        EXPECT_EQ(played["player"], me);
        reply = act({{"kind", "end_turn"}});
        EXPECT_EQ(event(reply, "turn_ended")["player"], me);
        EXPECT_EQ(event(reply, "turn_started")["player"], you);
        EXPECT_EQ(event(reply, "turn_started")["turn"], 2);
        EXPECT_EQ(event(reply, "drawn"), (Json{{"type", "drawn"}, {"player", you}, {"count", 1}}));
    }
}

TEST_F(LorcanaServe, AnEmptyDeckLosesAtTheEndOfTheTurn)
{
    for (const int seat : {0, 1}) {
        begin(seat, {{"deck", Json::array()}});
        const Json reply = act({{"kind", "end_turn"}});
        EXPECT_EQ(reply["result"],
                  (Json{{"outcome", "win"}, {"winner", you}, {"reason", "deck_empty"}}));
        EXPECT_EQ(event(reply, "game_over")["reason"], "deck_empty");
        EXPECT_EQ(reply["decision"], nullptr);
        EXPECT_EQ(session.bad(R"({"op":"choose","options":[0]})"), "game_over");
    }
}

TEST_F(LorcanaServe, LoreWinsAndSoDoesGivingUp)
{
    for (const int seat : {0, 1}) {
        begin(seat, {{"lore", 19}, {"play", {"1-012"}}});
        EXPECT_EQ(act("quest", "1-012")["result"]["reason"], "lore");
        session.good({{"op", "undo"}});
        const Json reply = session.good({{"op", "concede"}, {"player", seat}});
        EXPECT_EQ(reply["result"],
                  (Json{{"outcome", "win"}, {"winner", you}, {"reason", "concede"}}));
    }
}

TEST_F(LorcanaServe, RestrictionsAndPermissionsAreListed)
{
    begin(0, {{"inkwell", 9}, {"hand", {"1-142"}}}, {{"play", {"1-020", "1-012"}}}); // Belle
    act("play", "1-142");
    EXPECT_EQ(state()["players"][0]["inks_left"], 2);
    EXPECT_EQ(state()["players"][0]["restrictions"], Json::array());
    EXPECT_EQ(card("1-020")["keywords"], (Json{"bodyguard"}));
    EXPECT_EQ(card("1-020")["restrictions"], Json::array());
    begin(0, {{"play", {"1-001"}}});
    EXPECT_EQ(card("1-001")["restrictions"], (Json{"cant_sing"}));
}

} // namespace
} // namespace playmat::test
