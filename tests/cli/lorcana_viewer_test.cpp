#include "cli/lorcana_session.h"
#include "engine/core/rng.h"

#include <set>

/// What the headless protocol tells a seat of Disney Lorcana: every reply is a function of what
/// that seat may know, and refers to cards by the seat's own ids.
namespace playmat::test {
namespace {

class LorcanaViewers : public LorcanaServe
{
protected:
    /// What somebody chooses from the options they are told, and what `viewer` hears of it.
    Json play(int seat, int viewer, const Json &members)
    {
        const int option = session.option(decision(seat), members);
        if (viewer == seat)
            return session.good(asked("choose", seat, {{"options", {option}}}));
        const Json own = decision(seat)["options"][static_cast<std::size_t>(option)];
        const int id = session.option(decision(), {{"kind", own["kind"]}, {"text", own["text"]}});
        return session.good(asked("choose", viewer, {{"options", {id}}}));
    }
};

TEST_F(LorcanaViewers, OfAnothersQuestionOnlyWhoWhatAndHowItIsCalled)
{
    for (const int seat : {0, 1}) {
        begin(seat, {{"hand", {"1-012"}}, {"play", {"1-007"}}});
        const Json told = decision(1 - seat);
        EXPECT_EQ(told["player"], seat);
        EXPECT_EQ(told["kind"], "action");
        EXPECT_EQ(told.size(), 3U) << match::toLine(told);
        EXPECT_GT(decision(seat)["options"].size(), 2U);
    }
}

TEST_F(LorcanaViewers, AHiddenCardHasNoFaceNotEvenForItsPlayer)
{
    for (const int seat : {0, 1}) {
        Json mine{{"hand", {"1-005", "1-006"}}, {"inkwell", {"1-002"}}, {"deck", {"1-010"}}};
        mine["play"] = {{{"card", "1-012"}, {"under", {{{"card", "1-014"}, {"face_up", false}}}}}};
        begin(seat, mine, {{"hand", {"1-020"}}});
        for (const Json &viewer : {Json(seat), Json(1 - seat)}) {
            EXPECT_EQ(sees("1-005", viewer), viewer == seat);
            for (const char *hidden : {"1-002", "1-010", "1-014"})
                EXPECT_FALSE(sees(hidden, viewer));
            std::set<int> ids;
            const Json all = state(viewer);
            for (const Json &one : all["cards"]) {
                EXPECT_TRUE(ids.insert(one["id"].get<int>()).second);
                if (!one.contains("card")) {
                    EXPECT_EQ(one.size(), 5U) << "id, owner, zone, face_up, ready";
                }
            }
            for (const Json &zone : all["zones"])
                for (const Json &id : zone["cards"])
                    EXPECT_TRUE(ids.contains(id.get<int>()));
        }
        EXPECT_TRUE(sees("1-014", nullptr));
    }
}

TEST_F(LorcanaViewers, AReturnedCardIsAnotherCardForTheOther)
{
    for (const int seat : {0, 1}) {
        begin(seat, {{"inkwell", 1}, {"hand", {"1-062"}}}, {{"play", {"1-007", "1-022"}}});
        const int mine = id("1-007", me);
        const int yours = id("1-007", you);
        play(me, me, {{"kind", "play"}}); // Befuddle
        const Json reply = play(me, me, {{"kind", "card"}, {"card", mine}});
        for (const Json &one : reply["events"])
            EXPECT_TRUE(one["type"] != "card_moved" || one["card"] != mine
                        || one["to"] == owned(you, "hand"));
        EXPECT_FALSE(sees("1-007", me));
        EXPECT_EQ(id("1-007", you), yours) << "whoever has it saw it all the time";
        const Json why = session.good(asked("why", me, {{"gesture", {{"card", mine}}}}));
        EXPECT_EQ(why["refused"][0]["code"], "hidden_card");
        session.good(
            {{"op", "edit"},
             {"cards", {{{"card", id("1-007")}, {"to", {{"zone", owned(you, "play")}}}}}}});
        EXPECT_NE(id("1-007", me), mine) << "another card when it is seen again";
        EXPECT_EQ(id("1-007", you), yours);
    }
}

TEST_F(LorcanaViewers, WhatIsInkedWasRevealedAndIsHiddenFromAllThen)
{
    for (const int seat : {0, 1})
        for (const int viewer : {0, 1}) {
            begin(seat, {{"hand", {"1-012", "1-013"}}});
            const Json reply
                = play(seat, viewer, {{"kind", "ink"}, {"text", "Ink Mickey Mouse - True Friend"}});
            EXPECT_EQ(event(reply, "card_moved")["printed"], "1-012");
            EXPECT_EQ(event(reply, "inked")["printed"], "1-012");
            EXPECT_FALSE(sees("1-012", viewer));
            EXPECT_EQ(zone(owned(seat, "inkwell"), viewer)["count"], 1);
        }
}

TEST_F(LorcanaViewers, WhatTheOtherDrawsIsNamedNowhere)
{
    for (const int seat : {0, 1}) {
        begin(seat, Json::object(), {{"deck", {"1-012", "1-013"}}});
        const Json reply = play(seat, seat, {{"kind", "end_turn"}});
        EXPECT_EQ(event(reply, "card_moved")["card"], nullptr);
        EXPECT_EQ(match::toLine(reply["events"]).find("1-012"), std::string::npos);
        begin(seat, Json::object(), {{"deck", {"1-012", "1-013"}}});
        EXPECT_EQ(event(play(seat, 1 - seat, {{"kind", "end_turn"}}), "card_moved")["printed"],
                  "1-012");
    }
}

TEST_F(LorcanaViewers, WhoLooksAtCardsAloneSeesThem)
{
    for (const int seat : {0, 1}) {
        Json mine{{"inkwell", 2}, {"hand", {"1-025"}}};
        mine["deck"] = {"1-012", "1-026", "1-013", "1-027"};
        begin(seat, mine);
        const Json reply = play(seat, 1 - seat, {{"kind", "play"}});
        for (const Json &one : reply["events"])
            if (one["type"] == "revealed") {
                EXPECT_EQ(one["player"], seat);
                EXPECT_EQ(one["card"], nullptr);
                EXPECT_FALSE(one.contains("printed"));
            }
        EXPECT_EQ(reply["decision"].size(), 3U);
        EXPECT_EQ(decision(seat)["options"].size(), 2U);
    }
}

TEST_F(LorcanaViewers, WhatIsHeardDoesNotDependOnTheOtherHand)
{
    for (const int seat : {0, 1}) {
        std::vector<std::string> heard;
        for (const auto &hand : {std::vector<std::string>{"1-012", "1-013"}, {"1-026", "1-027"}}) {
            begin(seat, {{"inkwell", 4}, {"hand", {"1-031", "1-012"}}}, {{"hand", hand}});
            std::string all = match::toLine(decision(seat)) + match::toLine(state(seat));
            all += match::toLine(play(seat, seat, {{"kind", "ink"}}));
            heard.push_back(all + match::toLine(state(seat)));
        }
        EXPECT_EQ(heard[0], heard[1]);
    }
}

TEST_F(LorcanaViewers, UndoRedoSaveAndLoadGiveTheSameIdsAgain)
{
    const TempFolder folder;
    for (const int seat : {0, 1}) {
        Json more;
        more["made_up"]["pete"] = madeUp(1, 4);
        begin(seat, {{"inkwell", 1}, {"hand", {"1-062"}}}, {{"play", {"1-007", "pete"}}}, more);
        const Json before = state(seat);
        play(seat, seat, {{"kind", "play"}});
        play(seat, seat, {{"kind", "card"}, {"card", id("pete", seat)}});
        session.good({{"op", "edit"}, {"players", {{{"player", 0}, {"lore", 3}}}}});
        const Json after = state(seat);
        const std::string path = (folder / "a.playmat").string();
        session.good({{"op", "save"}, {"path", path}});
        for (int i = 0; i < 3; ++i)
            session.good(asked("undo", seat));
        EXPECT_EQ(state(seat), before);
        EXPECT_EQ(session.bad(R"({"op":"undo"})"), "nothing_to_undo");
        for (int i = 0; i < 3; ++i)
            session.good(asked("redo", seat));
        EXPECT_EQ(state(seat), after);
        cli::Server other(lorcanaCards());
        Session reader{[&](const std::string &line) { return other.answer(line); }};
        const Json loaded = reader.good(asked("load", seat, {{"path", path}}));
        EXPECT_EQ(loaded["decision"], decision(seat));
        EXPECT_EQ(reader.good(asked("state", seat))["state"], after);
        EXPECT_EQ(reader.hash(), session.hash());
    }
}

TEST_F(LorcanaViewers, ARefusedAnswerToAnothersQuestionSaysOnlyWhoseItIs)
{
    begin(0, {{"hand", {"1-012"}}});
    for (const int option : {0, 77, 9999}) {
        const Json request = asked("choose", 1, {{"options", {option, 78}}});
        EXPECT_EQ(session.bad(match::toLine(request)), "not_your_decision");
    }
}

// --- games with decks

Json decksGame(std::uint64_t seed)
{
    Json request{{"op", "new"}, {"game", "lorcana"}, {"seed", seed}};
    request["players"] = {{{"name", "Ann"}, {"deck", "starter-s1-the-heart-of-magic"}},
                          {{"name", "Bo"}, {"deck", "steadfast"}}};
    return request;
}

TEST_F(LorcanaViewers, ANewGameDrawsLotsAndAsksForTheHands)
{
    std::set<int> began;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Json reply = session.good(decksGame(seed));
        EXPECT_EQ(reply["decision"]["kind"], "mulligan");
        EXPECT_EQ(reply["decision"]["max"], 7);
        EXPECT_EQ(reply["decision"]["player"], state()["first_player"]);
        began.insert(reply["decision"]["player"].get<int>());
        const std::string hash = session.hash();
        session.good(decksGame(seed));
        EXPECT_EQ(session.hash(), hash) << "the same seed is the same game";
    }
    EXPECT_EQ(began.size(), 2U);
}

TEST_F(LorcanaViewers, DecksMayBeListsAndDocumentsAndMustBeLegal)
{
    Json request = decksGame(1);
    std::string list;
    for (const char *name :
         {"Ariel - On Human Legs", "Mickey Mouse - True Friend", "HeiHei - Boat Snack",
          "Stitch - New Dog", "Simba - Protective Cub", "Be Our Guest", "Hakuna Matata",
          "Dinglehopper", "Befuddle", "Magic Mirror", "Maximus - Palace Horse",
          "Control Your Temper!", "Healing Glow", "Part of Your World", "You Have Forgotten Me"})
        list += std::string("4x ") + name + "\r\n";
    request["players"][0]["deck"] = list;
    session.good(request);
    request["players"][0]["deck"] = {{"cards", {{{"count", 59}, {"id", "1-012"}}}}};
    const Json reply = session.ask(request);
    EXPECT_EQ(reply["error"]["code"], "bad_deck");
    const auto message = reply["error"]["message"].get<std::string>();
    EXPECT_NE(message.find("59 copies of Mickey Mouse - True Friend"), std::string::npos);
    EXPECT_NE(message.find("of at least 60"), std::string::npos);
    EXPECT_EQ(reply["error"]["path"], "$.players[0].deck.cards");
    request["players"][0]["deck"] = "no such deck";
    EXPECT_EQ(session.bad(match::toLine(request)), "bad_deck");
}

/// Plays a random game as two seats that know no more than they are told.
class SeatsPlay
{
public:
    SeatsPlay(Session &session, std::uint64_t seed)
        : m_session(session)
        , m_rng(seed)
    {
    }

    /// How many answers it took; 0: it went wrong.
    int play()
    {
        int answers = 0;
        for (; answers < 3000 && !::testing::Test::HasFailure(); ++answers) {
            const Json open = m_session.good({{"op", "decision"}});
            if (open["decision"].is_null()) {
                EXPECT_FALSE(open["result"].is_null());
                return answers;
            }
            oneAnswer(open["decision"]["player"].get<int>());
        }
        ADD_FAILURE() << "the game does not end";
        return 0;
    }

private:
    void oneAnswer(int seat)
    {
        const Json state = m_session.good({{"op", "state"}, {"viewer", seat}})["state"];
        const Json asked = m_session.good({{"op", "decision"}, {"viewer", seat}})["decision"];
        checkState(state, seat);
        checkOptions(state, asked);
        const auto count = asked["options"].size();
        const auto least = asked["min"].get<std::size_t>();
        const auto most = std::min(asked["max"].get<std::size_t>(), count);
        std::vector<std::size_t> ids(count);
        for (std::size_t i = 0; i < count; ++i)
            ids[i] = i;
        m_rng.shuffle(ids.data(), ids.size());
        ids.resize(least + m_rng.below(static_cast<std::uint32_t>(most - least + 1)));
        m_session.good({{"op", "choose"}, {"viewer", seat}, {"options", ids}});
    }

    static void checkState(const Json &state, int seat)
    {
        std::set<int> ids;
        for (const Json &card : state["cards"]) {
            EXPECT_TRUE(ids.insert(card["id"].get<int>()).second) << "two cards of one id";
            const auto zone = card["zone"].get<std::string>();
            const bool open = zone.ends_with("discard") || zone == std::to_string(seat) + ".hand"
                || (zone.ends_with("play") && card["face_up"] == true);
            EXPECT_EQ(card.contains("card"), open || card["id"].get<int>() >= 4096)
                << match::toLine(card);
            EXPECT_TRUE(open || zone.ends_with("deck") || !card.contains("card"));
        }
        std::size_t listed = 0;
        for (const Json &zone : state["zones"]) {
            EXPECT_EQ(zone["count"].get<std::size_t>(), zone["cards"].size());
            listed += zone["cards"].size();
        }
        for (const Json &card : state["cards"])
            listed += card.value("under", Json::array()).size();
        EXPECT_EQ(listed, 120U) << "every card is somewhere";
        EXPECT_EQ(state["cards"].size(), 120U);
    }

    static void checkOptions(const Json &state, const Json &asked)
    {
        std::set<int> ids;
        for (const Json &card : state["cards"])
            ids.insert(card["id"].get<int>());
        for (const Json &option : asked["options"]) {
            if (option.contains("card")) {
                EXPECT_TRUE(ids.contains(option["card"].get<int>())) << match::toLine(option);
            }
            EXPECT_EQ(option["text"].get<std::string>().find("a card"), std::string::npos)
                << match::toLine(option);
        }
    }

    Session &m_session;
    core::Rng m_rng;
};

TEST_F(LorcanaViewers, TwoSeatsPlayWholeGamesByWhatTheyAreTold)
{
    for (std::uint64_t seed = 1; seed <= 6 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        session.good(decksGame(seed));
        EXPECT_GT(SeatsPlay(session, seed).play(), 20);
    }
}

} // namespace
} // namespace playmat::test
