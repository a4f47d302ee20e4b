#include "e2e/journey.h"

#include <gtest/gtest.h>

/// The same table while things move.
namespace playmat::e2e {
namespace {

bool atRest(const Dump &dump)
{
    return !dump.playing();
}

TEST(Animation, ACardCanBeTakenWhileOthersAreStillGliding)
{
    Screen screen;
    const Home home;
    Program program(screen, home, {"--seed", "120", "--speed", "slow"});
    MouseHand hand(program);
    hand.startGame();
    playSetup(program, hand);
    expectQuestion(program, 0, "action");
    // Where other programs take the processor, a glide may be over before anybody looks.
    hand.drag(inHand(0, "Rebel Pathfinder")).onto(onGround(0));
    bool disturbs = program.settled().playing();
    hand.drag(inHand(1, "Death Star Stormtrooper")).onto(onGround(1));
    disturbs = program.settled().playing() || disturbs;
    hand.takeInitiative();
    disturbs = program.settled().playing() || disturbs;
    EXPECT_TRUE(disturbs) << "nothing moved when something was taken";
    hand.pass();
    const Dump dump = program.waitFor("the cards have come to rest", atRest);
    EXPECT_NE(dump.card(onGround(0, "Rebel Pathfinder")), nullptr);
    EXPECT_NE(dump.card(onGround(1, "Death Star Stormtrooper")), nullptr);
    EXPECT_EQ(dump.initiative(), 0);
    EXPECT_EQ(dump.count("hand.0"), 5);
    EXPECT_EQ(dump.choice(), "board");
    program.quit();
}

} // namespace
} // namespace playmat::e2e
