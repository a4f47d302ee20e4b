#include "cli/serve.h"
#include "cli/session.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <set>

/// What the headless protocol tells a seat (PROTOCOL, "Viewers"): every reply is a function of what
/// that seat may know, and refers to cards by the seat's own ids.
namespace playmat::test {
namespace {

class Viewers : public testing::Test
{
protected:
    /// Player `me` acts; the other hand is `hand`.
    static Json position(int me, const std::vector<std::string> &hand = {"SOR_128", "SOR_095"})
    {
        Json request{
            {"op", "scenario"}, {"game", "swu"}, {"seed", 1}, {"active", me}, {"initiative", me}};
        Json mine{{"leader", "SOR_017"}, {"base", "SOR_029"}, {"resources", 8}};
        mine["hand"] = {"SOR_222", "SOR_206", "SOR_034"};
        mine["ground"] = {"SOR_095"};
        Json yours{{"leader", "SOR_010"}, {"base", "SOR_023"}, {"resources", 3}, {"hand", hand}};
        yours["ground"] = {"SOR_164"};
        request["players"] = me == 0 ? Json{mine, yours} : Json{yours, mine};
        return request;
    }

    static Json asked(const char *op, int viewer, Json more = Json::object())
    {
        more["op"] = op;
        more["viewer"] = viewer;
        return more;
    }

    Json decisionFor(int viewer) { return session.good(asked("decision", viewer))["decision"]; }
    Json stateFor(int viewer) { return session.good(asked("state", viewer))["state"]; }

    /// The seat's id of the first card with that printed id; -1 when it sees none.
    int idOf(int viewer, const std::string &printed)
    {
        const Json state = stateFor(viewer);
        for (const Json &card : state["cards"])
            if (card.value("card", "") == printed)
                return card["id"].get<int>();
        return -1;
    }

    /// What somebody chooses from the options they are told, and what `viewer` hears of it.
    Json play(int seat, int viewer, const Json &members)
    {
        const int option = session.option(decisionFor(seat), members);
        return viewer == seat ? session.good(asked("choose", seat, {{"options", {option}}}))
                              : heardBy(viewer, seat, option);
    }

    /// The same choice out of everything's list, told to the other.
    Json heardBy(int viewer, int seat, int option)
    {
        const Json own = decisionFor(seat)["options"][static_cast<std::size_t>(option)];
        const Json all = session.good({{"op", "decision"}})["decision"];
        const int id = session.option(all, {{"kind", own["kind"]}, {"text", own["text"]}});
        return session.good(asked("choose", viewer, {{"options", {id}}}));
    }

    cli::Server server{library()};
    Session session{[this](const std::string &line) { return server.answer(line); }};
};

TEST_F(Viewers, OfAnothersQuestionOnlyWhoWhatAndHowItIsCalled)
{
    for (const int me : {0, 1}) {
        const Json reply = session.good([&] {
            Json request = position(me);
            request["viewer"] = 1 - me;
            return request;
        }());
        const Json &decision = reply["decision"];
        EXPECT_EQ(decision,
                  (Json{{"player", me}, {"kind", "action"}, {"prompt", "Take an action"}}));
        EXPECT_EQ(decisionFor(1 - me), decision);
        EXPECT_GT(decisionFor(me)["options"].size(), 3U);
    }
}

TEST_F(Viewers, AQuestionAboutWhatAllSeeIsToldWhole)
{
    session.good(starterGame(3)); // who begins
    EXPECT_EQ(decisionFor(0)["options"], decisionFor(1)["options"]);
    EXPECT_EQ(decisionFor(0)["options"].size(), 2U);
}

TEST_F(Viewers, AReturnedCardIsAnotherCardForTheOther)
{
    for (const int me : {0, 1}) {
        session.good(position(me));
        const int mine = idOf(me, "SOR_164");
        const int yours = idOf(1 - me, "SOR_164");
        play(me, me, {{"kind", "play"}, {"text", "Play Waylay (3)"}});
        const Json reply = play(me, me, {{"kind", "card"}, {"card", mine}});
        for (const Json &event : reply["events"])
            EXPECT_TRUE(event["type"] != "card_moved" || event["card"] != mine
                        || event["to"] == std::to_string(1 - me) + ".hand");
        EXPECT_EQ(idOf(me, "SOR_164"), -1);
        EXPECT_EQ(idOf(1 - me, "SOR_164"), yours) << "whoever has it saw it all the time";
        EXPECT_EQ(
            session.good(asked("why", me, {{"gesture", {{"card", mine}}}}))["refused"][0]["code"],
            "hidden_card");
    }
}

TEST_F(Viewers, WhyNamesNothingThatIsHidden)
{
    for (const int me : {0, 1}) {
        session.good(position(me));
        std::set<int> own;
        const Json state = stateFor(me);
        for (const Json &card : state["cards"])
            if (card.contains("card"))
                own.insert(card["id"].get<int>());
        const int held = idOf(me, "SOR_222");
        for (int id = 0; id < 5000; id += id < 200 ? 1 : 37) {
            if (own.contains(id))
                continue;
            const Json alone = session.good(asked("why", me, {{"gesture", {{"card", id}}}}));
            const Json onto = session.good(
                asked("why", me, {{"gesture", {{"card", held}, {"onto_card", id}}}}));
            EXPECT_EQ(alone, onto);
            EXPECT_EQ(alone["refused"][0]["code"], "hidden_card");
            EXPECT_EQ(alone["refused"].size(), 1U);
        }
        for (const int id : own)
            EXPECT_NE(match::toLine(session.good(asked("why", me, {{"gesture", {{"card", id}}}})))
                          .find(R"("ok":true)"),
                      std::string::npos);
    }
}

TEST_F(Viewers, WhyOfAnothersTurnSaysOnlyThat)
{
    for (const int me : {0, 1}) {
        session.good(position(me));
        const int marine = idOf(1 - me, "SOR_095");
        for (const Json &gesture : {Json{{"card", marine}}, Json{{"card", marine}, {"player", me}},
                                    Json{{"action", "pass"}}}) {
            const Json reply = session.good(asked("why", 1 - me, {{"gesture", gesture}}));
            ASSERT_TRUE(reply.contains("refused")) << match::toLine(reply);
            EXPECT_EQ(reply["refused"][0]["code"], "not_your_decision");
        }
    }
}

TEST_F(Viewers, AHiddenCardIsNamedNowhereInAnEvent)
{
    for (const int me : {0, 1}) {
        session.good(position(me));
        play(me, me, {{"kind", "ability"}, {"ability", "SOR_017.leader.1"}}); // Han Solo
        const Json reply = play(me, 1 - me, {{"kind", "card"}, {"text", "Waylay"}});
        int added = 0;
        for (const Json &event : reply["events"]) {
            const bool effect = event["type"] == "effect_added";
            added += effect ? 1 : 0;
            EXPECT_TRUE(!effect || event["target"].is_null()) << match::toLine(event);
            EXPECT_NE(event.value("printed", ""), "SOR_222");
        }
        EXPECT_GE(added, 1);
    }
}

TEST_F(Viewers, WhatIsHeardDoesNotDependOnTheOtherHand)
{
    for (const int me : {0, 1}) {
        std::vector<std::string> heard;
        for (const auto &hand : {std::vector<std::string>{"SOR_172", "SOR_078"},
                                 std::vector<std::string>{"SOR_128", "SOR_095"}}) {
            session.good(position(me, hand));
            std::string all = match::toLine(decisionFor(me)) + match::toLine(stateFor(me));
            all += match::toLine(play(me, me, {{"kind", "play"}, {"text", "Play Del Meeko (7)"}}));
            heard.push_back(all + match::toLine(stateFor(me)));
        }
        EXPECT_EQ(heard[0], heard[1]);
    }
}

TEST_F(Viewers, UndoRedoAndLoadGiveTheSameIdsAgain)
{
    for (const int me : {0, 1}) {
        session.good(position(me));
        const Json before = stateFor(me);
        play(me, me, {{"kind", "play"}, {"text", "Play Waylay (3)"}});
        play(me, me, {{"kind", "card"}, {"card", idOf(me, "SOR_164")}});
        const Json after = stateFor(me);
        session.good(asked("undo", me));
        const Json undone = session.good(asked("undo", me));
        EXPECT_EQ(stateFor(me), before);
        EXPECT_EQ(undone["decision"], decisionFor(me));
        session.good(asked("redo", me));
        session.good(asked("redo", me));
        EXPECT_EQ(stateFor(me), after);
    }
}

TEST_F(Viewers, ARefusedAnswerToAnothersQuestionSaysOnlyWhoseItIs)
{
    for (const int me : {0, 1}) {
        session.good(position(me));
        for (const int option : {77, 9999}) {
            const Json request = asked("choose", 1 - me, {{"options", {option}}});
            EXPECT_EQ(session.bad(match::toLine(request)), "not_your_decision");
        }
        const Json two = asked("choose", 1 - me, {{"options", {0, 1}}});
        EXPECT_EQ(session.bad(match::toLine(two)), "not_your_decision");
    }
}

} // namespace
} // namespace playmat::test
