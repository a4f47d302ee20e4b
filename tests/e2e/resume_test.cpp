#include "e2e/journey.h"

#include <gtest/gtest.h>

/// What was played is never lost.
namespace playmat::e2e {
namespace {

const std::vector<std::string> kArguments{"--seed", "120", "--speed", "off"};

/// Up to the middle of an event: it has been played, and its target is asked for.
match::Json playAndKill(Screen &screen, const Home &home)
{
    Program program(screen, home, kArguments);
    MouseHand hand(program);
    hand.startGame();
    playSetup(program, hand);
    playFirstRound(program, hand);
    expectQuestion(program, 0, "action");
    hand.drag(inHand(0, "Luke's Lightsaber")).onto(onGround(0, "Rebel Pathfinder"));
    expectQuestion(program, 1, "action");
    hand.drag(onGround(1, "Death Star Stormtrooper")).onto(onGround(0, "Rebel Pathfinder"));
    expectQuestion(program, 0, "action");
    hand.drag(inHand(0, "Repair")).onto({"table", {}});
    const Dump dump = expectQuestion(program, 0, "board");
    program.kill();
    return dump.position();
}

/// Starts it again: it offers to continue, and nothing has changed.
template <typename H>
void goOn(Program &program, H &hand, const match::Json &before)
{
    program.waitFor("Continue?", [](const Dump &dump) { return dump.enabled("continueButton"); });
    program.savePicture("continue-by-" + hand.name());
    hand.continueGame();
    EXPECT_EQ(expectQuestion(program, 0, "board").position(), before);
}

TEST(Resume, KilledInTheMiddleOfAnEventTheGameGoesOn)
{
    Screen screen;
    const Home home;
    const match::Json before = playAndKill(screen, home);
    {
        Program program(screen, home, kArguments);
        KeyboardHand hand(program);
        goOn(program, hand, before);
        program.kill();
    }
    Program program(screen, home, kArguments);
    MouseHand hand(program);
    goOn(program, hand, before);
    hand.choose(onGround(0, "Rebel Pathfinder"));
    const Dump after = expectQuestion(program, 1, "action");
    EXPECT_EQ(after.card(onGround(0, "Rebel Pathfinder"))->at("hpLeft"), 4) << "healed";
    EXPECT_EQ(after.steps(), before.at("steps").get<int>() + 1);
    hand.pass();
    expectQuestion(program, 0, "action");
    program.quit();
}

/// Waits for a named thing that can be clicked, and clicks it.
void clickAll(Program &program, const std::vector<std::string> &names)
{
    for (const std::string &name : names)
        program.clickItem(name);
}

/// Starts a best of three and gives up its first game for the player above.
void playFirstGame(Program &program)
{
    program.clickItem("bestOf"); // its middle is within the second choice
    program.clickItem("dealButton");
    program.waitFor("a game of a series",
                    [](const Dump &dump) { return dump.item("wins0").has_value(); });
    clickAll(program, {"menuButton", "concede", "concedeFar"});
    program.waitFor("its end", [](const Dump &dump) { return dump.enabled("playAgain"); });
}

/// Starts it again and continues the series, which stands at 1 : 0.
void continueSeries(Program &program, const std::string &standing)
{
    program.waitFor("Continue?", [](const Dump &dump) { return dump.enabled("continueButton"); });
    EXPECT_NE(program.settled().label("left0").find(standing), std::string::npos)
        << program.settled().label("left0");
    program.clickItem("continueButton");
}

TEST(Resume, ASeriesGoesOnWhereverItIsKilled)
{
    Screen screen;
    const Home home;
    {
        Program program(screen, home, kArguments);
        playFirstGame(program);
        program.kill(); // between two games
    }
    {
        Program program(screen, home, kArguments);
        continueSeries(program, "1 : 0");
        clickAll(program, {"playAgain", "showBoarding"});
        program.waitFor("the deck", [](const Dump &dump) { return dump.enabled("boardingOn"); });
        program.kill(); // while the first player changes the deck
    }
    match::Json before;
    {
        Program program(screen, home, kArguments);
        continueSeries(program, "1 : 0");
        clickAll(program,
                 {"playAgain", "showBoarding", "boardingOn", "showBoarding", "boardingOn"});
        before = program
                     .waitFor("the second game",
                              [](const Dump &dump) {
                                  return dump.running() && !dump.over() && dump.choice() != "";
                              })
                     .position();
        program.kill(); // in a game
    }
    Program program(screen, home, kArguments);
    continueSeries(program, "1 : 0");
    const Dump dump = program.waitFor("the second game", [](const Dump &now) {
        return now.running() && !now.over() && now.choice() != "";
    });
    EXPECT_EQ(dump.position(), before);
    EXPECT_TRUE(dump.item("wins0"));
    clickAll(program, {"menuButton", "concede", "concedeFar", "playAgain"}); // 2 : 0, a rematch
    program.waitFor("the rematch", [](const Dump &now) { return now.running() && !now.over(); });
    program.quit();
}

} // namespace
} // namespace playmat::e2e
