#include "e2e/journey.h"

#include <gtest/gtest.h>

/// What the second set brought to the table, by mouse: two people smuggle, capture, rescue and
/// collect a Bounty, each looking at their own cards only while they need them.
namespace playmat::e2e {
namespace {

const char *const kPosition = R"({
  "op": "scenario", "game": "swu", "seed": 1, "round": 4, "active": 0, "initiative": 0,
  "players": [
    {"leader": "SHD_018", "base": "SHD_020", "deck": ["SHD_204", "SOR_046", "SOR_063"],
     "resources": ["SHD_111", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095"],
     "ground": [{"card": "SHD_027", "damage": 3}, "SOR_164", "SOR_095"]},
    {"leader": "SHD_007", "base": "SHD_019", "deck": ["SHD_204", "SOR_225", "SOR_063"],
     "resources": ["SHD_111", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095"],
     "hand": ["SHD_131"], "ground": ["SOR_128", {"card": "SHD_027", "damage": 3}]}
  ]})";

Spot resource(int seat, const std::string &card)
{
    return {"resources." + std::to_string(seat), card};
}

/// Collections Starhopper, out of the row of resources.
void smuggle(Program &program, MouseHand &hand, int seat)
{
    const int before = expectQuestion(program, seat, "action").count(resource(seat, {}).zone);
    hand.lookAtHand(seat);
    hand.drag(resource(seat, "Collections Starhopper")).onto(inSpace(seat));
    const Dump dump = expectQuestion(program, 1 - seat, "action");
    EXPECT_NE(dump.card(inSpace(seat, "Collections Starhopper")), nullptr);
    EXPECT_EQ(dump.count(resource(seat, {}).zone), before) << "the top card took its place";
    EXPECT_EQ(dump.card(resource(seat, "Millennium Falcon")), nullptr) << "face down";
}

/// Wampa, under Death Star Stormtrooper.
void capture(Program &program, MouseHand &hand)
{
    hand.drag(inHand(1, "Take Captive")).onto({"table", {}});
    expectQuestion(program, 1, "board");
    hand.choose(onGround(1, "Death Star Stormtrooper"));
    expectQuestion(program, 1, "board");
    hand.choose(onGround(0, "Wampa"));
    const Dump dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.card(onGround(0, "Wampa")), nullptr);
    EXPECT_TRUE(dump.hit({"captured.1", "Wampa"}).has_value()) << "a tab under its captor";
    program.savePicture("captured");
}

/// The captor and the wanted unit fall together: Wampa comes back exhausted, and the Bounty is
/// offered to the opponent of the wanted one.
void rescueAndCollect(Program &program, MouseHand &hand)
{
    const int cards = program.settled().count("hand.1");
    hand.drag(onGround(0, "Hylobon Enforcer")).onto(onGround(1, "Death Star Stormtrooper"));
    Dump dump = expectQuestion(program, 1, "confirm");
    const match::Json *wampa = dump.card(onGround(0, "Wampa"));
    ASSERT_NE(wampa, nullptr);
    EXPECT_TRUE(wampa->at("exhausted").get<bool>());
    program.savePicture("bounty");
    hand.goOn();
    dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(dump.count("hand.1"), cards + 1) << "the Bounty: draw a card";
}

/// And the other way round.
void collectToo(Program &program, MouseHand &hand)
{
    const int cards = program.settled().count("hand.0");
    hand.drag(onGround(0, "Battlefield Marine")).onto(onGround(1, "Hylobon Enforcer"));
    expectQuestion(program, 0, "confirm");
    hand.goOn();
    EXPECT_EQ(expectQuestion(program, 1, "action").count("hand.0"), cards + 1);
}

TEST(SecondSet, TwoPeopleSmuggleCaptureRescueAndCollectByMouse)
{
    Screen screen;
    const Home home;
    Program program(screen, home, {"--position", home.position(kPosition), "--speed", "off"});
    MouseHand hand(program);
    smuggle(program, hand, 0);
    capture(program, hand);
    rescueAndCollect(program, hand);
    smuggle(program, hand, 1);
    collectToo(program, hand);
    program.quit();
}

} // namespace
} // namespace playmat::e2e
