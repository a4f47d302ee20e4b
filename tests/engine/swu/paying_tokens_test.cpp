#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Credit tokens (CR 3.7.13), with cards of A Lawless Time.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCredits, CR3_7_13_TheyAreCreatedAndAreNoResources)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"LAW_248"}).start();
        t.play("LAW_248");
        EXPECT_EQ(t.creditCount(s.me), 3);
        EXPECT_EQ(t.creditCount(s.you), 0);
        EXPECT_EQ(t.resourceCount(s.me), 5);
    });
}

TEST(SwuCredits, CR3_7_13_EachPaysForOneResourceOfACard)
{
    fromBothSeats([](Table &t, const Seats &s) { // two resources are missing
        t.resources(s.me, 2).credits(s.me, 2).hand(s.me, {"SOR_046"}).start();
        t.play("SOR_046");
        EXPECT_EQ(t.creditCount(s.me), 0);
        EXPECT_EQ(t.readyResources(s.me), 0);
        EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    });
    fromBothSeats([](Table &t, const Seats &s) { // as many as the player likes
        t.resources(s.me, 4).credits(s.me, 3).hand(s.me, {"SOR_046"}).start();
        t.play("SOR_046");
        t.asks(DecisionKind::Pay, s.me);
        t.bounds(0, 3);
        t.payCredits(1);
        EXPECT_EQ(t.creditCount(s.me), 2);
        EXPECT_EQ(t.readyResources(s.me), 1);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).credits(s.me, 1).hand(s.me, {"SOR_046"}).start();
        EXPECT_FALSE(t.canPlay("SOR_046"));
        t.pass();
    });
}

TEST(SwuCredits, CR1_8_10_NobodyPaysTooMuch)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 4).credits(s.me, 3).hand(s.me, {"SOR_095"}).start();
        t.play("SOR_095"); // costs 2 and Command, which is missing
        t.bounds(0, 3);
        t.payCredits(3);
        EXPECT_EQ(t.creditCount(s.me), 0);
        EXPECT_EQ(t.readyResources(s.me), 3);
    });
}

TEST(SwuCredits, CR6_4_4_TheyPayForEffects)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 1).credits(s.me, 1).ground(s.me, {"LAW_258"}).start();
        t.attack("LAW_258", s.yourBase());
        t.yes();
        EXPECT_EQ(t.readyResources(s.me), 0);
        EXPECT_EQ(t.creditCount(s.me), 1) << "a new one";
    });
}

TEST(SwuCredits, AnActionCreatesOne)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"LAW_235"}).start();
        t.use("LAW_235");
        EXPECT_EQ(t.creditCount(s.me), 1);
    });
}

TEST(SwuCredits, TheyAreDefeatedAndChangeHands)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.credits(s.you, 2).resources(s.me, 3).hand(s.me, {"LAW_106"}).start();
        t.play("LAW_106");
        t.choose("LAW_T01");
        EXPECT_EQ(t.creditCount(s.you), 1);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.credits(s.you, 1).ground(s.me, {"LAW_221"}).start();
        t.attack("LAW_221", s.yourBase());
        EXPECT_EQ(t.creditCount(s.you), 0);
        EXPECT_EQ(t.creditCount(s.me), 1);
    });
}

TEST(SwuCredits, DefeatingOneIsACost)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.credits(s.me, 1).ground(s.you, {"LAW_156"}).start();
        t.use("LAW_156");
        t.choose("LAW_T01");
        EXPECT_EQ(t.creditCount(s.me), 0);
        EXPECT_EQ(t.controller("LAW_156"), s.me);
    });
}

TEST(SwuCredits, TheTextSaysIt)
{
    EXPECT_EQ(textOf("LAW_248"), "Create 3 Credit tokens.");
    EXPECT_EQ(textOf("LAW_T01"),
              "While paying resources, you may defeat this token. If you do, "
              "pay 1 resource less.");
}

} // namespace
} // namespace playmat::test
