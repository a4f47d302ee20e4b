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

} // namespace
} // namespace playmat::e2e
