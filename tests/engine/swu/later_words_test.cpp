#include "support/swu_seats.h"

/// Words of the language that came with the second set: costs, history, permissions, relations.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuWords, CR6_4_4_PartsOfACostAreChosenOneAfterTheOther)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_095", "SOR_128"}).ground(s.me, {"TST_219", "SOR_046"}).start();
        t.use("TST_219", 0);
        t.selectable({"SOR_095", "SOR_128"});
        t.choose("SOR_095");
        t.selectable({"TST_219", "SOR_046"});
        t.choose("SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 1);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.handSize(s.me), 2);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_219"}).start();
        t.use("TST_219", 0); // the hand is empty, so the first one is not offered
        EXPECT_EQ(t.zone("TST_219"), Zone::Hand);
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
}

TEST(SwuWords, ASmuggleCostMayHaveOtherParts)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).resourceCards(s.me, {"TST_220"}).ground(s.me, {"SOR_046"}).start();
        t.play("TST_220");
        t.choose("SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 4);
        EXPECT_EQ(t.zone("TST_220"), Zone::Space);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).resourceCards(s.me, {"TST_220"}).start();
        EXPECT_FALSE(t.canPlay("TST_220"));
    });
}

TEST(SwuWords, AnAmountIsWorkedOutForEachOfThem)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_221"}).ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_095"}).start();
        t.play("TST_221");
        EXPECT_EQ(t.damage("SOR_046"), 3) << "half of 7";
        EXPECT_EQ(t.damage("SOR_095"), 1) << "half of 3";
    });
}

TEST(SwuWords, ACardMayBePlayedFromTheDiscardPileThisPhase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_095").with({"TST_222"})}).ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_095", "SOR_046");
        t.pass();
        ASSERT_TRUE(t.canPlay("SOR_095"));
        t.play("SOR_095");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
        EXPECT_EQ(t.readyResources(s.me), t.resourceCount(s.me)) << "for free";
    });
    fromBothSeats([](Table &t, const Seats &s) { // not in the next phase
        t.ground(s.me, {Unit("SOR_095").with({"TST_222"})}).ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_095", "SOR_046");
        t.nextRound();
        EXPECT_FALSE(t.canPlay("SOR_095"));
    });
}

TEST(SwuWords, AnActionMayBeUsedFromTheDiscardPile)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).discard(s.me, {"TST_223"}).ground(s.me, {"SOR_046"});
        t.ground(s.you, {"SOR_128"}).start();
        EXPECT_FALSE(t.canUse("TST_223")) << "it would change nothing";
        t.attack("SOR_046", "SOR_128");
        t.pass();
        ASSERT_TRUE(t.canUse("TST_223"));
        t.use("TST_223");
        t.choosePlay("TST_223", "SOR_046");
        EXPECT_EQ(t.power("SOR_046"), 5);
        EXPECT_FALSE(t.canUse("TST_223"));
    });
}

TEST(SwuWords, AnUpgradeGivesATraitOrTakesAllAbilities)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_227"}).ground(s.me, {Unit("SOR_128").with({"TST_224"})});
        t.ground(s.you, {Unit("TST_210").with({"TST_225"})}).start();
        EXPECT_FALSE(t.has("TST_210", kw::Bounty));
        t.attack("SOR_128", s.you == 1 ? "base1" : "base0");
        const int before = t.baseDamageOn(s.you);
        t.pass();
        t.play("TST_227"); // attacked with a Rebel
        EXPECT_EQ(t.baseDamageOn(s.you), before + 1);
    });
}

TEST(SwuWords, ThePhaseRemembersWhoAttackedAndWhoDefeated)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_227"}).ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_095", "SOR_128"});
        t.start();
        t.attack("SOR_046", "SOR_128");
        t.attack("SOR_095", s.me == 0 ? "base0" : "base1");
        t.play("TST_227");
        EXPECT_EQ(t.damage("SOR_095"), 1) << "it attacked my base";
        EXPECT_EQ(t.damage("SOR_046"), 3) << "the Stormtrooper's";
        EXPECT_EQ(t.baseDamageOn(s.you), 3) << "a Rebel attacked, and an enemy was defeated";
    });
}

TEST(SwuWords, CombatDamageIsNoticedByTheUnitAndABaseByItsDefenders)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_095"}).ground(s.you, {"TST_226"}).start();
        t.attack("SOR_095", s.you == 0 ? "base0" : "base1");
        EXPECT_EQ(t.baseDamageOn(s.me), 1);
        t.attack("TST_226", "SOR_095");
        EXPECT_EQ(t.tokensOn("TST_226", "SOR_T01"), 1);
    });
}

TEST(SwuWords, CR8_11_AnUpgradeRemembersItsUnit)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_228"}).ground(s.me, {Unit("SOR_046").with({"SOR_069"}), "SOR_095"});
        t.ground(s.you, {Unit("SOR_128").with({"SOR_120"})}).start();
        t.play("TST_228"); // only what is on a friendly unit
        EXPECT_EQ(t.zone("SOR_069"), Zone::Discard);
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.discard(s.me, {"SOR_069"}).ground(s.me, {Unit("TST_229").with({"SOR_120"})});
        t.ground(s.you, {"SOR_046"}).start();
        t.attack("TST_229", "SOR_046");
        EXPECT_EQ(t.zone("SOR_120"), Zone::Hand);
        EXPECT_EQ(t.zone("SOR_069"), Zone::Discard);
    });
}

TEST(SwuWords, CR3_6_3_AnUpgradeMovesToAnEligibleUnit)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_230"}).ground(s.me, {Unit("SOR_046").with({"SOR_053"}), "SOR_095"});
        t.space(s.me, {"SOR_237"}).start(); // Luke's Lightsaber: not on a Vehicle
        t.play("TST_230");
        t.selectable({"SOR_046", "SOR_095"}); // any eligible unit, including the attached one
        t.choose("SOR_095");
        EXPECT_EQ(t.upgradesOn("SOR_095"), 1);
    });
}

TEST(SwuWords, TwoUnitsChangeSidesAtOnce)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_231"}).ground(s.me, {"SOR_046"}).ground(s.you, {"SOR_128"}).start();
        t.play("TST_231");
        EXPECT_EQ(t.controller("SOR_046"), s.you);
        EXPECT_EQ(t.controller("SOR_128"), s.me);
    });
}

TEST(SwuWords, CR8_10_ACardMayIgnoreAPenaltyOfItsOwn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"TST_232"}).start();
        EXPECT_EQ(t.costOfPlay("TST_232"), 1 + 2)
            << "Aggression is missing, Villainy does not count";
    });
}

TEST(SwuWords, CombatDamageIsDealtToAnotherUnitInstead)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_233", "SOR_046"}).ground(s.you, {"SOR_095"}).start();
        t.attack("TST_233", "SOR_095");
        EXPECT_EQ(t.damage("TST_233"), 0);
        EXPECT_EQ(t.damage("SOR_046"), 3);
    });
}

} // namespace
} // namespace playmat::test
