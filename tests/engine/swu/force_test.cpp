#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// The Force (CR 8.37), with cards of Legends of the Force.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuForce, CR8_37_2_TheForceIsWithYouCreatesTheTokenInTheBaseZone)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).hand(s.me, {"LOF_193"}).start();
        t.play("LOF_193");
        EXPECT_TRUE(t.hasForce(s.me));
        EXPECT_FALSE(t.hasForce(s.you));
        EXPECT_EQ(t.zone("LOF_T03"), Zone::Base);
        EXPECT_EQ(t.controller("LOF_T03"), s.me);
    });
}

TEST(SwuForce, CR8_37_1_NobodyHasTwo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.force(s.me).resources(s.me, 2).hand(s.me, {"LOF_193"}).start();
        t.play("LOF_193");
        EXPECT_EQ(t.events(Ev::TokenCreated), 0);
        EXPECT_TRUE(t.hasForce(s.me));
    });
}

TEST(SwuForce, CR8_37_4_UsingTheForceIsACost)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.force(s.me).ground(s.me, {"LOF_178"}).ground(s.you, {"SOR_046"}).start();
        t.use("LOF_178");
        t.choose("SOR_046");
        EXPECT_TRUE(t.exhausted("SOR_046"));
        EXPECT_TRUE(t.exhausted("LOF_178"));
        EXPECT_FALSE(t.hasForce(s.me));
    });
    fromBothSeats([](Table &t, const Seats &s) { // the other player's is of no use
        t.force(s.you).ground(s.me, {"LOF_178"}).start();
        EXPECT_FALSE(t.canUse("LOF_178"));
    });
}

TEST(SwuForce, CR8_37_4_UsingTheForceIsAnEffect)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.force(s.me).resources(s.me, 3).hand(s.me, {"LOF_195"}).start();
        t.play("LOF_195");
        t.yes();
        EXPECT_FALSE(t.exhausted("LOF_195"));
        EXPECT_FALSE(t.hasForce(s.me));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.force(s.me).resources(s.me, 3).hand(s.me, {"LOF_195"}).start();
        t.play("LOF_195");
        t.no();
        EXPECT_TRUE(t.exhausted("LOF_195"));
        EXPECT_TRUE(t.hasForce(s.me));
    });
    fromBothSeats([](Table &t, const Seats &s) { // who does not have it is not asked
        t.resources(s.me, 9).hand(s.me, {"LOF_175"}).deck(s.me, {"SOR_095", "SOR_128"}).start();
        t.play("LOF_175");
        EXPECT_EQ(t.handSize(s.me), 1);
    });
}

TEST(SwuForce, CR8_37_3_WhileTheForceIsWithYou)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"LOF_196", "LOF_178"}).force(s.me).start();
        EXPECT_TRUE(t.has("LOF_196", kw::Sentinel));
        t.use("LOF_178");
        t.choose("LOF_196");
        EXPECT_FALSE(t.has("LOF_196", kw::Sentinel));
    });
}

TEST(SwuForce, WhenYouUseTheForceItMayComeBack)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.force(s.me).ground(s.me, {"LOF_260", "LOF_178"}).start();
        t.use("LOF_178");
        t.choose("LOF_178");
        t.yes();
        EXPECT_EQ(t.damage("LOF_260"), 1);
        EXPECT_TRUE(t.hasForce(s.me));
    });
    fromBothSeats([](Table &t, const Seats &s) { // not when the other player does
        t.force(s.me).ground(s.me, {"LOF_178"}).ground(s.you, {"LOF_260"}).start();
        t.use("LOF_178");
        t.choose("LOF_178");
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuForce, CR4_2_4_ABaseMayCreateIt)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "LOF_020").ground(s.me, {"SOR_095", "LOF_193"}).ground(s.you, {"LOF_195"});
        t.start();
        t.attack("SOR_095", s.yourBase());
        EXPECT_FALSE(t.hasForce(s.me)) << "no Force unit";
        t.attack("LOF_195", s.myBase());
        EXPECT_FALSE(t.hasForce(s.me)) << "not a friendly one";
        t.attack("LOF_193", s.yourBase());
        EXPECT_TRUE(t.hasForce(s.me));
    });
}

TEST(SwuForce, TheTextSaysIt)
{
    EXPECT_EQ(textOf("LOF_193"), "When Played: The Force is with you.");
    EXPECT_EQ(textOf("LOF_175"),
              "You may use the Force. If you do, draw 2 cards. If you don't, draw a card.");
}

} // namespace
} // namespace playmat::test
