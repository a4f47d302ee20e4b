#include "e2e/journey.h"

#include <gtest/gtest.h>

/// Disney Lorcana by mouse, in the program as it is installed: two people choose the game, begin,
/// are interrupted and go on; and from the middle of a game, one gesture of each kind up to 20
/// lore.
namespace playmat::e2e {
namespace {

const char *const kLaid = R"({
  "op": "scenario", "game": "lorcana", "seed": 1, "turn": 7, "active": 0,
  "made_up": {"x-library": {"type": "location", "name": "Library", "cost": 3, "willpower": 7,
                            "lore": 1, "move_cost": 1}},
  "players": [
    {"name": "Ada", "lore": 4, "inkwell": 6, "hand": ["1-013", "1-023", "1-025"],
     "deck": ["1-010", "1-014", "1-026", "1-031"],
     "play": ["x-library", "1-012", "1-002", "1-022"]},
    {"name": "Marek", "lore": 18, "inkwell": 4, "hand": ["1-103"],
     "deck": ["1-121", "1-172", "1-107"],
     "play": [{"card": "1-108", "exerted": true}, "1-122", "1-179"]}
  ]})";

Spot inRow(int seat, const std::string &card)
{
    return {"characters." + std::to_string(seat), card};
}
Spot track(int seat)
{
    return {"lore." + std::to_string(seat), {}};
}
Spot inkwell(int seat)
{
    return {"inkwell." + std::to_string(seat), {}};
}

int lore(const Dump &dump, int seat)
{
    return dump.counter(seat, "lore");
}

TEST(Lorcana, TwoPeopleBeginAreInterruptedAndGoOnByMouse)
{
    Screen screen;
    const Home home;
    const std::vector<std::string> arguments{"--seed", "120", "--speed", "off"};
    match::Json before;
    int first = -1;
    {
        Program program(screen, home, arguments);
        MouseHand hand(program);
        program.clickItem("game_lorcana");
        hand.startGame();
        first = program
                    .waitFor("the hand of whoever begins",
                             [](const Dump &d) { return d.choice() == "board"; })
                    .seat();
        program.clickItem("skipButton"); // keeps all seven cards
        expectQuestion(program, 1 - first, "board");
        program.clickItem("skipButton");
        const Dump dealt = expectQuestion(program, first, "action");
        EXPECT_EQ(dealt.count("hand.0"), 7);
        EXPECT_EQ(dealt.count("hand.1"), 7) << "whoever begins draws no card";
        program.savePicture("lorcana-first-turn");
        hand.pass();
        before = expectQuestion(program, 1 - first, "action").position();
        program.kill();
    }
    Program program(screen, home, arguments);
    MouseHand hand(program);
    program.waitFor("Continue?", [](const Dump &dump) { return dump.enabled("continueButton"); });
    hand.continueGame();
    EXPECT_EQ(expectQuestion(program, 1 - first, "action").position(), before);
    hand.pass();
    expectQuestion(program, first, "action");
    program.quit();
}

void developInkAndShift(Program &program, MouseHand &hand)
{
    expectQuestion(program, 0, "action");
    hand.drag(inHand(0, "Minnie Mouse")).onto(inkwell(0));
    EXPECT_EQ(expectQuestion(program, 0, "action").count("inkwell.0"), 7);
    hand.drag(inHand(0, "Stitch")).onto(inRow(0, "Stitch"));
    const Dump dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.count("characters.0"), 3) << "he lies on the one he shifted from";
    EXPECT_EQ(dump.card(inRow(0, "Stitch"))->at("power"), 3);
}

void moveSingAndLook(Program &program, MouseHand &hand)
{
    hand.drag(inRow(0, "Mickey Mouse")).onto({"locations.0", "Library"});
    Dump dump = expectQuestion(program, 0, "action");
    EXPECT_NE(dump.card({"here.0", "Mickey Mouse"}), nullptr) << "he stands at the Library";
    hand.drag(inHand(0, "Be Our Guest")).onto(inRow(0, "Ariel"));
    dump = expectQuestion(program, 0, "cards");
    EXPECT_TRUE(dump.card(inRow(0, "Ariel"))->at("exhausted").get<bool>());
    EXPECT_FALSE(dump.item("choiceCard0").has_value()) << "nobody has looked yet";
    program.clickItem("lookButton");
    program.waitFor("the top cards", [](const Dump &d) { return d.enabled("choiceCard0"); });
    program.savePicture("lorcana-song");
    program.clickItem("choiceCard0"); // Maximus
    expectQuestion(program, 0, "order");
    program.clickItem("choiceDoneButton"); // the rest as it lies
    EXPECT_EQ(expectQuestion(program, 0, "action").count("hand.0"), 1);
}

void challengeAndQuest(Program &program, MouseHand &hand)
{
    expectQuestion(program, 0, "action");
    hand.tryInVain(inRow(0, "Stitch"), inRow(1, "Scar")); // he is ready
    hand.drag(inRow(0, "Stitch")).onto(inRow(1, "Donald Duck"));
    Dump dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.card(inRow(1, "Donald Duck")), nullptr) << "banished";
    EXPECT_EQ(dump.card(inRow(0, "Stitch"))->at("hpLeft"), 3);
    hand.drag({"here.0", "Mickey Mouse"}).onto(track(0));
    dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(lore(dump, 0), 6);
    program.savePicture("lorcana-quest");
}

void winByQuesting(Program &program, MouseHand &hand)
{
    hand.pass();
    Dump dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(dump.count("hand.1"), 2) << "a card was drawn";
    hand.drag(inRow(1, "Scar")).onto(track(1));
    EXPECT_EQ(lore(expectQuestion(program, 1, "action"), 1), 19);
    hand.drag(inRow(1, "Goons")).onto(track(1));
    dump = program.waitFor(
        "the end", [](const Dump &d) { return d.over() && d.item("playAgain").has_value(); });
    EXPECT_EQ(lore(dump, 1), 20);
    program.savePicture("lorcana-won");
}

TEST(Lorcana, TwoPeoplePlayEachKindOfTurnActionByMouseUpToTwentyLore)
{
    Screen screen;
    const Home home;
    Program program(screen, home, {"--position", home.position(kLaid), "--speed", "off"});
    MouseHand hand(program);
    developInkAndShift(program, hand);
    moveSingAndLook(program, hand);
    challengeAndQuest(program, hand);
    winByQuesting(program, hand);
    program.quit();
}

} // namespace
} // namespace playmat::e2e
