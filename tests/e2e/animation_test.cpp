#include "e2e/journey.h"

#include <gtest/gtest.h>

/// The same table while things move.
namespace playmat::e2e {
namespace {

bool atRest(const Dump &dump)
{
    return !dump.playing();
}

/// Two people play; whether the first card still glided when the second was taken. Where other
/// programs take the processor, it may have come to rest.
bool takeWhileOthersGlide()
{
    Screen screen;
    const Home home;
    Program program(screen, home, {"--seed", "120", "--speed", "slow"});
    MouseHand hand(program);
    hand.startGame();
    playSetup(program, hand);
    expectQuestion(program, 0, "action");
    hand.drag(inHand(0, "Rebel Pathfinder")).onto(onGround(0));
    const bool disturbs = program.settled().playing();
    hand.drag(inHand(1, "Death Star Stormtrooper")).onto(onGround(1));
    hand.takeInitiative();
    hand.pass();
    const Dump dump = program.waitFor("the cards have come to rest", atRest);
    EXPECT_NE(dump.card(onGround(0, "Rebel Pathfinder")), nullptr);
    EXPECT_NE(dump.card(onGround(1, "Death Star Stormtrooper")), nullptr);
    EXPECT_EQ(dump.initiative(), 0);
    EXPECT_EQ(dump.count("hand.0"), 5);
    EXPECT_EQ(dump.choice(), "board");
    program.quit();
    return disturbs;
}

TEST(Animation, ACardCanBeTakenWhileOthersAreStillGliding)
{
    bool disturbs = false;
    for (int games = 0; games < 3 && !disturbs && !HasFailure(); ++games)
        disturbs = takeWhileOthersGlide();
    EXPECT_TRUE(disturbs) << "there is something to disturb";
}

} // namespace
} // namespace playmat::e2e
