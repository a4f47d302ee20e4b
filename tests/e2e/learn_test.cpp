#include "e2e/hand.h"

#include <gtest/gtest.h>

#include <chrono>

/// The first lesson in the shipped program, by mouse, as a newcomer takes it.
namespace playmat::e2e {
namespace {

const Spot kMarine{"ground.0", "Battlefield Marine"};
const Spot kGuard{"ground.0", "Consular Security Force"};
const Spot kTheirBase{"base.1", "Catacombs of Cadera"};

/// Of the first lesson, in the file of the program's own folder.
int starsKept(const Home &home)
{
    for (const auto &entry : std::filesystem::recursive_directory_iterator(home.file("data")))
        if (entry.path().filename() == "learn.json")
            return match::parseJson(test::contentOf(entry.path()))
                .value()["lessons"]
                .value("swu-01", 0);
    return 0;
}

void waitForItem(Program &program, const std::string &name)
{
    program.waitFor(name, [&](const Dump &now) { return now.item(name).has_value(); });
}

/// Once the coach has asked for it, which is when it has a hint to give.
void attack(Program &program, const Spot &who)
{
    program.waitFor("the coach asks for " + who.card, [&](const Dump &now) {
        return now.enabled("coachHint") && now.hit(who) && now.hit(kTheirBase);
    });
    MouseHand(program).drag(who).onto(kTheirBase);
}

TEST(Learn, AFreshProfileAttacksAfterOneClickAndItsStarsOutliveAKill)
{
    Screen screen;
    const Home home;
    {
        Program program(screen, home, {});
        waitForItem(program, "learnFirst");
        program.clickItem("learnFirst");
        attack(program, kMarine);
        program.clickItem("coachNext");
        program.clickItem("coachNext");
        attack(program, kMarine);
        attack(program, kGuard);
        program.clickItem("coachNext");
        waitForItem(program, "endCard");
        program.savePicture("learn-end");
        program.kill();
    }
    EXPECT_EQ(starsKept(home), 3);
    Program program(screen, home, {});
    program.clickItem("learnFirst"); // which offers the second one now
    waitForItem(program, "coach");
    program.kill(); // in the middle of a lesson
    EXPECT_EQ(starsKept(home), 3);
}

} // namespace
} // namespace playmat::e2e
