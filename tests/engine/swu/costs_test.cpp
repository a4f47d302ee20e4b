#include "support/swu_seats.h"

/// What cards cost (CR 1.8, 6.2.3, 6.2.4, 8.1, 8.15.5).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCost, CR8_1_1_TwoMoreForEachIconThatNobodyProvides)
{
    fromBothSeats([](Table &t, const Seats &s) { // Vigilance, Heroism and Cunning are provided
        t.resources(s.me, 20);
        t.hand(s.me, {"SOR_046", "SOR_095", "SOR_128", "SOR_225", "SOR_063", "SOR_247", "SOR_172"});
        t.start();
        EXPECT_EQ(t.costOfPlay("SOR_046"), 4) << "Vigilance and Heroism";
        EXPECT_EQ(t.costOfPlay("SOR_063"), 3) << "Vigilance";
        EXPECT_EQ(t.costOfPlay("SOR_095"), 2 + 2) << "Heroism, but Command";
        EXPECT_EQ(t.costOfPlay("SOR_225"), 1 + 2) << "Villainy";
        EXPECT_EQ(t.costOfPlay("SOR_128"), 1 + 4) << "Aggression and Villainy";
        EXPECT_EQ(t.costOfPlay("SOR_172"), 3 + 2) << "events too";
        EXPECT_EQ(t.costOfPlay("SOR_247"), 2) << "without icons (CR 1.5.6C)";
    });
}

TEST(SwuCost, CR8_1_2_AnIconCountsOnceForADoubleOne)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_057"}).ground(s.me, {"SOR_046"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_057"), 1 + 2) << "Luke alone provides Vigilance";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "SOR_020"); // Capital City: Vigilance
        t.resources(s.me, 9).hand(s.me, {"SOR_057"}).ground(s.me, {"SOR_046"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_057"), 1);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "SOR_020").leader(s.me, "SOR_010");
        t.resources(s.me, 9).hand(s.me, {"SOR_203"}).start(); // Cunning twice, nobody provides it
        EXPECT_EQ(t.costOfPlay("SOR_203"), 4 + 4);
    });
}

TEST(SwuCost, CR8_1_ADeployedLeaderStillProvidesItsIcons)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.deployed(s.me).resources(s.me, 9).hand(s.me, {"SOR_046"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_046"), 4);
    });
}

TEST(SwuCost, CR8_10_2_IgnoringThePenaltyLeavesTheIcons)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Hera ignores it for Spectre cards; Fighters for Freedom still sees the Aggression icon.
        t.leader(s.me, "SOR_008").resources(s.me, 9).hand(s.me, {"SOR_146", "SOR_128"});
        t.ground(s.me, {"SOR_143"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_146"), 5);
        EXPECT_EQ(t.costOfPlay("SOR_128"), 1 + 4);
        t.play("SOR_146");
        t.asks(DecisionKind::ChooseCards, s.me);
        t.selectable({"base0", "base1"});
        t.choose(s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
}

TEST(SwuCost, CR6_2_3B_NoCostIsBelowZero)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Bendu: the next card without Heroism or Villainy costs two less.
        t.resources(s.me, 3).hand(s.me, {"SOR_073", "SOR_074"});
        t.ground(s.me, {"SOR_056"}).start();
        t.attack("SOR_056", s.yourBase());
        t.pass();
        EXPECT_EQ(t.costOfPlay("SOR_073"), 0) << "1 - 2";
        t.play("SOR_073");
        EXPECT_EQ(t.readyResources(s.me), 3);
        t.pass();
        EXPECT_EQ(t.costOfPlay("SOR_074"), 1) << "only the next one";
    });
}

TEST(SwuCost, CR6_2_3A_IncreasesComeBeforeDecreases)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").base(s.me, "SOR_023"); // no Vigilance
        t.resources(s.me, 3).hand(s.me, {"SOR_073"}).ground(s.me, {"SOR_056"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_073"), 3);
        t.attack("SOR_056", s.yourBase());
        t.pass();
        EXPECT_EQ(t.costOfPlay("SOR_073"), 1) << "1 + 2 - 2, not 0 + 2";
    });
}

TEST(SwuCost, CR1_8_3_ModifiersAddUp)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_218", "SOR_199"}); // two Tricks
        t.ground(s.me, {"SOR_181"}).ground(s.you, {"SOR_034"}).start();
        // Jabba: Tricks cost one less; the enemy Del Meeko: events cost one more.
        EXPECT_EQ(t.costOfPlay("SOR_218"), 2 - 1 + 1);
        EXPECT_EQ(t.costOfPlay("SOR_199"), 2 - 1 + 1);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_218"}).ground(s.me, {"SOR_181", "SOR_034"}).start();
        EXPECT_EQ(t.costOfPlay("SOR_218"), 1) << "your own Del Meeko does not matter";
    });
}

TEST(SwuCost, CR1_8_5_ForFreeIsWithoutPenaltyToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_010").resources(s.me, 7).hand(s.me, {"SOR_235", "SOR_213", "SOR_046"});
        t.start();
        t.play("SOR_235"); // Galactic Ambition: a unit without Heroism for free
        t.selectable({"SOR_213"});
        t.choosePlay("SOR_213"); // Cunning, cost 5
        EXPECT_EQ(t.zone("SOR_213"), Zone::Ground);
        EXPECT_EQ(t.readyResources(s.me), 0);
        EXPECT_EQ(t.baseDamageOn(s.me), 5) << "\"cost\" is the printed one (CR 1.8.6)";
    });
}

TEST(SwuCost, CR1_8_6_CostInTextIsThePrintedOne)
{
    fromBothSeats([](Table &t, const Seats &s) { // the example with Chewbacca of the rules
        t.leader(s.me, "SOR_003").resources(s.me, 9).hand(s.me, {"SOR_033", "SOR_213"}).start();
        t.use(s.myLeader()); // a unit that costs 3 or less
        t.selectable({"SOR_033"});
        t.choosePlay("SOR_033");
        EXPECT_EQ(t.readyResources(s.me), 9 - 5) << "3 and Villainy";
        EXPECT_TRUE(t.has("SOR_033", kw::Sentinel));
        EXPECT_EQ(t.damage("SOR_033"), 2) << "Death Trooper's own choice of a friendly unit";
    });
}

TEST(SwuCost, CR1_8_7_ALeaderUnitHasItsPrintedCost)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Cartel Spacer exhausts an enemy unit that costs 4 or less: Sabine (4), not Vader (7).
        t.resources(s.me, 9).hand(s.me, {"SOR_178"}).space(s.me, {"SOR_209"});
        t.leader(s.you, "SOR_014").deployed(s.you).ground(s.you, {"SOR_213"}).start();
        t.play("SOR_178");
        EXPECT_TRUE(t.exhausted(s.yourLeader())) << "the only one that fits";
        EXPECT_FALSE(t.exhausted("SOR_213"));
    });
}

TEST(SwuCost, CR1_8_8_AdditionalCostsArePaidWithTheCard)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Saw Gerrera: events cost each opponent 2 damage to their base in addition.
        t.resources(s.me, 9).hand(s.me, {"SOR_172", "SOR_046"}).resources(s.you, 9);
        t.hand(s.you, {"SOR_124"}).ground(s.you, {"SOR_153"}).start();
        t.play("SOR_172");
        EXPECT_EQ(t.baseDamageOn(s.me), 2);
        EXPECT_EQ(t.zone("SOR_153"), Zone::Discard);
    });
    fromBothSeats([](Table &t, const Seats &s) { // units do not, and not your own events
        t.resources(s.me, 9).hand(s.me, {"SOR_046"}).resources(s.you, 9);
        t.hand(s.you, {"SOR_124"}).ground(s.you, {"SOR_153"}).start();
        t.play("SOR_046");
        t.play("SOR_124");
        t.choose("SOR_153");
        EXPECT_EQ(t.baseDamageOn(s.me) + t.baseDamageOn(s.you), 0);
    });
}

TEST(SwuCost, CR1_8_8_AnAdditionalCostMayLoseTheGame)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_172"}).baseDamage(s.me, 28);
        t.ground(s.you, {"SOR_153"}).start();
        t.play("SOR_172");
        ASSERT_TRUE(t.result().has_value());
        EXPECT_EQ(t.result()->winner, s.you);
        EXPECT_EQ(t.zone("SOR_153"), Zone::Ground) << "the event never resolves";
    });
}

TEST(SwuCost, CR6_2_4A_WhatCannotBePaidInFullIsNotPlayed)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3, 5).hand(s.me, {"SOR_046", "SOR_095", "SOR_063"}).start();
        EXPECT_FALSE(t.canPlay("SOR_046")) << "4";
        EXPECT_FALSE(t.canPlay("SOR_095")) << "2 and the penalty";
        EXPECT_TRUE(t.canPlay("SOR_063")) << "3";
        Gesture g;
        g.card = t.id("SOR_095");
        const Why why = t.game().why(g);
        ASSERT_FALSE(why.refused.empty());
        EXPECT_EQ(why.refused[0].params[0], t.id("SOR_095"));
        EXPECT_EQ(why.refused[0].params[1], 4);
        EXPECT_EQ(why.refused[0].params[2], 3);
        const CostBreakdown cost = costOf(cards(), t.game().state(), s.me, t.id("SOR_095"));
        EXPECT_EQ(cost.printed, 2);
        EXPECT_EQ(cost.penalty, 2);
        EXPECT_EQ(cost.modifiers, 0);
        EXPECT_EQ(cost.total, 4);
        EXPECT_EQ(cost.missing[static_cast<std::size_t>(Aspect::Command)], 1);
        EXPECT_EQ(cost.missing[static_cast<std::size_t>(Aspect::Heroism)], 0);
    });
}

TEST(SwuCost, CR6_2_3_AnAlternativeCostReplacesTheResources)
{
    for (const bool discards : {true, false})
        fromBothSeats([&](Table &t, const Seats &s) {
            // Bamboozle: discard a Cunning card instead of paying its cost.
            t.resources(s.me, 2).hand(s.me, {"SOR_199", "SOR_210", "SOR_046"});
            t.ground(s.you, {"SOR_095"}).start();
            t.play("SOR_199");
            t.asks(DecisionKind::Pay, s.me);
            t.selectable({"SOR_210"});
            t.bounds(0, 1);
            discards ? t.choose("SOR_210") : t.decline();
            EXPECT_EQ(t.readyResources(s.me), discards ? 2 : 0);
            EXPECT_EQ(t.zone("SOR_210"), discards ? Zone::Discard : Zone::Hand);
            EXPECT_TRUE(t.exhausted("SOR_095"));
        });
}

TEST(SwuCost, CR8_19_3_CantPlayForbidsTheNamedCard)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_062", "SOR_222"}); // Regional Governor, Waylay
        t.resources(s.you, 9).hand(s.you, {"SOR_128", "SOR_229"}).start();
        t.play("SOR_062");
        t.asks(DecisionKind::NameCard, s.me);
        t.name("Death Star Stormtrooper");
        EXPECT_EQ(t.whyNotPlay("SOR_128"), Reason::ForbiddenByCard);
        EXPECT_TRUE(t.canPlay("SOR_229"));
        t.pass();
        t.play("SOR_222"); // the Governor back to hand: it was for as long as it is in play
        EXPECT_TRUE(t.canPlay("SOR_128"));
    });
}

} // namespace
} // namespace playmat::test
