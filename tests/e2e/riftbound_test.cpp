#include "e2e/journey.h"

#include <gtest/gtest.h>

/// Plays Riftbound with the mouse in the installed program: two players choose the game and start
/// it; from the middle of a game, a player plays and pays for a unit and conquers a battlefield.
namespace playmat::e2e {
namespace {

const char *const kMidGame = R"({
  "op": "scenario", "game": "riftbound", "seed": 3, "turn": 5, "turn_player": 0,
  "players": [
    {"name": "Ada", "legend": "OGN-251", "champion": "OGN-030", "points": 5,
     "hand": ["OGN-010", "OGN-213", "OGN-040"],
     "base": ["OGN-003", {"card": "OGN-002", "exhausted": true}],
     "runes": ["OGN-007", "OGN-007", "OGN-007", "OGN-214", "OGN-214"]},
    {"name": "Marek", "legend": "OGN-257", "points": 6, "hand": ["OGN-001"],
     "base": ["OGN-142"], "runes": ["OGN-126", "OGN-126"]}
  ],
  "battlefields": [
    {"card": "OGN-296", "owner": 0, "controller": 0, "units": [{"card": "OGN-001", "player": 0}]},
    {"card": "OGN-275", "owner": 1, "controller": 1, "units": [{"card": "OGN-171", "player": 1}]}
  ]})";

TEST(Riftbound, TwoPeopleChooseItAndBeginByMouse)
{
    Screen screen;
    const Home home;
    Program program(screen, home, {"--seed", "120", "--speed", "off"});
    MouseHand hand(program);
    program.clickItem("game_riftbound");
    hand.startGame();
    const int first = program
                          .waitFor("the hand of whoever begins",
                                   [](const Dump &d) { return d.choice() == "board"; })
                          .seat();
    program.clickItem("skipButton"); // keeps all four cards
    expectQuestion(program, 1 - first, "board");
    program.clickItem("skipButton");
    const Dump dealt = expectQuestion(program, first, "action");
    EXPECT_EQ(dealt.count("hand." + std::to_string(first)), 5) << "a card was drawn";
    EXPECT_EQ(dealt.count("runes." + std::to_string(first)), 2);
    program.savePicture("riftbound-first-turn");
    program.clickItem("endTurnButton");
    expectQuestion(program, 1 - first, "action");
    program.quit();
}

TEST(Riftbound, AUnitIsPlayedAndABattlefieldConqueredByMouse)
{
    Screen screen;
    const Home home;
    Program program(screen, home, {"--position", home.position(kMidGame), "--speed", "off"});
    MouseHand hand(program);
    expectQuestion(program, 0, "action");
    hand.drag({"base.0", "Chemtech Enforcer"}).onto({"b1.0", {}});
    Dump dump = expectQuestion(program, 0, "action"); // Focus
    EXPECT_EQ(dump.count("b1.0"), 1);
    program.savePicture("riftbound-showdown");
    hand.pass();
    expectQuestion(program, 1, "action");
    hand.pass();
    dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.count("b1.1"), 0) << "4 Might against 2";
    EXPECT_EQ(dump.counter(0, "points"), 6);
    program.savePicture("riftbound-conquered");
    program.quit();
}

} // namespace
} // namespace playmat::e2e
