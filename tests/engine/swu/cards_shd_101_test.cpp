#include "support/swu_table.h"

/// SHD_101 to SHD_131: Command.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_101_AdelphiPatrolWingMayAttackStrongerWithTheInitiative)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_101"}).ground(0, {"SOR_046"});
    t.initiative(0).start();
    t.play("SHD_101");
    t.selectableAttacks({{"SOR_046", "base1"}}); // itself it is exhausted
    t.bounds(0, 1);
    t.chooseAttack("SOR_046", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
    EXPECT_EQ(t.power("SOR_046"), 3);

    Table u;
    u.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_101"}).ground(0, {"SOR_046"});
    u.initiative(1).active(0).start();
    u.play("SHD_101");
    u.chooseAttack("SOR_046", "base1");
    EXPECT_EQ(u.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_101_RulingOnlyAReadyUnitAttacks)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_101"});
    t.ground(0, {Unit("SOR_046").exhausted()}).start();
    t.play("SHD_101");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

TEST(SwuCard, SHD_103_RieekanTrainsASentinelOrMakesOne)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 6).hand(0, {"SHD_103"}).ground(0, {"SOR_095", "SOR_098"});
    t.ground(1, {"SOR_063"}).start();
    t.play("SHD_103");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_103", "SOR_095", "SOR_098"});
    t.bounds(1, 1);
    t.choose("SOR_098");
    EXPECT_EQ(t.tokensOn("SOR_098", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_103_RieekanDoesItAgainWhenHeAttacks)
{
    Table t;
    t.ground(0, {"SHD_103", "SOR_095"}).ground(1, {"SOR_128"}).start();
    t.attack("SHD_103", "base1");
    t.choose("SOR_095");
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    t.nextRound();
    EXPECT_FALSE(t.has("SOR_095", kw::Sentinel));
}

TEST(SwuCard, SHD_104_InspiringMentorTrainsAnotherFriendOnAttackAndWhenDefeated)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 2).hand(0, {"SHD_104"}).ground(0, {"SOR_128", "SOR_046"});
    t.space(0, {"SOR_044"}).ground(1, {"SOR_095"}).start();
    EXPECT_EQ(t.whyNotPlay("SHD_104", "SOR_044"), Reason::CannotAttachThere);
    t.play("SHD_104", "SOR_128");
    t.pass();
    t.attack("SOR_128", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_044"});
    t.bounds(1, 1);
    t.choose("SOR_044");
    EXPECT_EQ(t.tokensOn("SOR_044", "SOR_T01"), 1);
    t.attack("SOR_095", "SOR_128"); // 4 power, 2 HP
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_044"});
    t.choose("SOR_046");
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_105_SparkOfHopeTurnsAUnitDefeatedThisPhaseIntoAResource)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 2).hand(0, {"SHD_105"}).discard(0, {"SOR_046"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_232"}).active(1).start();
    t.attack("SOR_232", "SOR_095");
    t.play("SHD_105");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_095"));
    EXPECT_EQ(t.resourceCount(0), 3);
}

TEST(SwuCard, SHD_105_RulingTheUnitMustHaveBeenDefeatedAsAUnit)
{
    Table t;
    t.leader(0, "SOR_017").base(0, "SOR_023").resources(0, 2).resourceCards(0, {"SOR_247"});
    t.hand(0, {"SHD_105", "SOR_095"}).hand(1, {}).start();
    t.use("leader0"); // Han: a resource at once, and one is defeated in the next action phase
    t.choose("SOR_095");
    t.endActionPhase();
    t.decline();
    t.decline();
    t.choose("SOR_247");
    EXPECT_EQ(t.zone("SOR_247"), Zone::Discard);
    t.play("SHD_105");
    EXPECT_EQ(t.zone("SOR_247"), Zone::Discard);
}

TEST(SwuCard, SHD_105_SparkOfHopeDoesNothingForTheFallenOfOtherDays)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 2).hand(0, {"SHD_105"}).discard(0, {"SOR_046"}).start();
    t.play("SHD_105");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    EXPECT_EQ(t.resourceCount(0), 2);
}

TEST(SwuCard, SHD_108_EnforcedLoyaltyDrawsTwoForADefeatedFriend)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 2).hand(0, {"SHD_108"});
    t.ground(0, {"SOR_128", "SOR_095"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_108");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 2);

    Table u; // nobody to defeat
    u.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 2).hand(0, {"SHD_108"}).start();
    u.play("SHD_108");
    EXPECT_EQ(u.handSize(0), 0);
}

TEST(SwuCard, SHD_112_GamorreanRetainerIsASentinelBesideAnotherCommandUnit)
{
    Table t;
    t.ground(0, {"SHD_112", "SOR_247"}).ground(1, {"SOR_128"}).active(1).start();
    EXPECT_TRUE(t.canAttack("SOR_128", "base0"));

    Table u;
    u.ground(0, {"SHD_112", "SOR_095"}).ground(1, {"SOR_128"}).active(1).start();
    EXPECT_EQ(u.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    EXPECT_FALSE(u.has("SOR_095", kw::Sentinel));
}

TEST(SwuCard, SHD_118_KihraxzMayExhaustAFriendToHitHarder)
{
    Table t;
    t.space(0, {"SHD_118"}).ground(0, {"SOR_046"}).ground(1, {"SOR_095"}).start();
    t.attack("SHD_118", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.baseDamageOn(1), 6);
    EXPECT_EQ(t.power("SHD_118"), 3);

    Table u;
    u.space(0, {"SHD_118"}).ground(0, {"SOR_046"}).start();
    u.attack("SHD_118", "base1");
    u.decline();
    EXPECT_EQ(u.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_118_KihraxzGetsNothingForAFriendWhoIsExhausted)
{
    Table t;
    t.space(0, {"SHD_118"}).ground(0, {Unit("SOR_046").exhausted()}).start();
    t.attack("SHD_118", "base1");
    t.choose("SOR_046");
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_118_RulingExcessDamage)
{
    Table shield; // a Shield leaves none
    shield.space(0, {"SHD_118"}).space(1, {Unit("SOR_225").with({"SOR_T02"})}).start();
    shield.attack("SHD_118", "SOR_225");
    EXPECT_EQ(shield.baseDamageOn(1), 0);
    EXPECT_EQ(shield.zone("SOR_225"), Zone::Space);

    Table some;
    some.space(0, {"SHD_118"}).space(1, {"SOR_225"}).start();
    some.attack("SHD_118", "SOR_225");
    EXPECT_EQ(some.baseDamageOn(1), 2);

    Table gone; // without a defender it is all of it
    gone.space(0, {Unit("SHD_118").with({"TST_101"})}).space(1, {"SOR_225"}).start();
    gone.attack("SHD_118", "SOR_225");
    gone.trigger("SHD_118");
    EXPECT_EQ(gone.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_120_DiscerningVeteranCapturesAnEnemyOnTheGround)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 5).hand(0, {"SHD_120"}).deployed(1);
    t.ground(1, {Unit("SOR_046").damaged(2).with({"SOR_120"}), "SOR_095"}).space(1, {"SOR_237"});
    t.start();
    t.play("SHD_120");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    EXPECT_EQ(t.zone("SOR_120"), Zone::Discard);
    EXPECT_EQ(t.card("SOR_046").host, t.id("SHD_120"));
}

TEST(SwuCard, SHD_120_WhatTheVeteranGuardsIsRescuedWhenHeLeaves)
{
    Table t;
    t.leader(0, "SOR_009").ground(0, {Unit("SHD_120").guarding({"SOR_046"})});
    t.ground(1, {"SOR_232"}).active(1).start();
    t.attack("SOR_232", "SHD_120");
    EXPECT_EQ(t.zone("SHD_120"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_046"), 1);
    EXPECT_TRUE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_128_OutflankAttacksWithTwoUnits)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_128"}).ground(0, {"SOR_128", "SOR_046"});
    t.space(0, {Unit("SOR_044").exhausted()}).start();
    t.play("SHD_128");
    t.selectableAttacks({{"SOR_128", "base1"}, {"SOR_046", "base1"}});
    t.bounds(1, 1);
    t.chooseAttack("SOR_128", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.selectableAttacks({{"SOR_046", "base1"}});
    t.bounds(1, 1); // ruling: one must, with a ready unit
    t.chooseAttack("SOR_046", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
}

TEST(SwuCard, SHD_128_RulingTheFirstAttackIsOverBeforeTheSecond)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_128"}).ground(0, {"SOR_036", "SOR_128"});
    t.ground(1, {"SOR_207"}).start();
    t.play("SHD_128");
    t.chooseAttack("SOR_036", "SOR_207"); // Gideon Hask: an Experience token for a fallen enemy
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_036", "SOR_128"});
    t.choose("SOR_128");
    t.selectableAttacks({{"SOR_128", "base1"}});
    t.chooseAttack("SOR_128", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_130_MomentOfGloryStrengthensAUnitForThePhase)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_130"}).ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_130");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 7);
    EXPECT_EQ(t.hp("SOR_095"), 7);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_095"), 3);
}

TEST(SwuCard, SHD_131_TakeCaptiveLetsAFriendCaptureInItsArena)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_131"}).ground(0, {"SOR_095"}).space(0, {"SOR_044"});
    t.deployed(1).ground(1, {"SOR_046", "SOR_232"}).space(1, {"SOR_237"}).start();
    t.play("SHD_131");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_044"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    t.selectable({"SOR_046", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Captured);
    EXPECT_EQ(t.card("SOR_232").host, t.id("SOR_095"));
}

} // namespace playmat::test
