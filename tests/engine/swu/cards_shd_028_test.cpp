#include "support/swu_table.h"

/// SHD_028 to SHD_084: units, upgrades and events of Vigilance that ask for more than others.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_028_PershingDrawsForDamageToAFriend)
{
    Table t;
    t.ground(0, {"SHD_028", "SOR_046"}).ground(1, {"SOR_095"}).start();
    t.use("SHD_028");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_028", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_TRUE(t.exhausted("SHD_028"));
}

TEST(SwuCard, SHD_028_RulingPershingMayFallForIt)
{
    Table t;
    t.ground(0, {Unit("SHD_028").damaged(4)}).start();
    t.use("SHD_028");
    t.choose("SHD_028");
    EXPECT_EQ(t.zone("SHD_028"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 1);
}

TEST(SwuCard, SHD_036_FirstLightGivesGrit)
{
    Table t;
    t.leader(0, "SOR_002").deployed(0, 1).space(0, {Unit("SHD_036").damaged(2), "SOR_225"});
    t.ground(0, {Unit("SOR_046").damaged(3)}).ground(1, {Unit("SOR_095").damaged(2)}).start();
    EXPECT_EQ(t.power("SHD_036"), 6);
    EXPECT_EQ(t.power("SOR_046"), 6);
    EXPECT_EQ(t.power("SOR_225"), 2);
    EXPECT_EQ(t.power("SOR_095"), 3);
    EXPECT_EQ(t.power("leader0"), 4);
}

TEST(SwuCard, SHD_036_RulingFirstLightsSmugglersHurtSomebodyElse)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 6).resourceCards(0, {"SHD_036"});
    t.ground(0, {"SOR_046"}).start();
    t.play("SHD_036");
    t.selectable({"SOR_046"});
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.damage("SHD_036"), 0);
    EXPECT_EQ(t.readyResources(0), 0);

    Table alone; // it is not there yet when that is paid
    alone.leader(0, "SOR_002").resources(0, 9).resourceCards(0, {"SHD_036"}).start();
    EXPECT_FALSE(alone.canPlay("SHD_036"));
}

TEST(SwuCard, SHD_041_KuiilKeepsWhatSharesAnAspectWithTheBase)
{
    Table t;
    t.base(0, "SOR_023").baseDamage(0, 5).ground(0, {"SHD_041"}).deck(0, {"SOR_095", "SOR_128"});
    t.start();
    t.attack("SHD_041", "base1");
    t.trigger("SHD_041");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand); // Command
    EXPECT_EQ(t.baseDamageOn(0), 4); // Restore 1

    Table u;
    u.base(0, "SOR_023").ground(0, {"SHD_041"}).deck(0, {"SOR_128", "SOR_095"}).start();
    u.attack("SHD_041", "base1");
    u.trigger("SHD_041");
    EXPECT_EQ(u.zone("SOR_128"), Zone::Discard); // ruling: from the top
    EXPECT_EQ(u.handSize(0), 0);
    EXPECT_EQ(u.deckSize(0), 1);
}

TEST(SwuCard, SHD_042_ConcordDawnInterceptorsAreStrongerInDefence)
{
    Table t;
    t.space(0, {"SHD_042"}).space(1, {"SOR_066", "SOR_225"}).active(1).start();
    EXPECT_EQ(t.whyNotAttack("SOR_225", "base0"), Reason::SentinelInTheWay);
    t.attack("SOR_066", "SHD_042");
    EXPECT_EQ(t.damage("SOR_066"), 3);
    EXPECT_EQ(t.damage("SHD_042"), 3);
    EXPECT_EQ(t.power("SHD_042"), 1);
}

TEST(SwuCard, SHD_042_ConcordDawnInterceptorsAttackAsTheyAre)
{
    Table t;
    t.space(0, {"SHD_042"}).start();
    t.attack("SHD_042", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 1);
}

TEST(SwuCard, SHD_045_RoseTradesAShieldForTraining)
{
    Table t;
    t.ground(0, {"SHD_045", Unit("SOR_095").with({"SOR_T02", "SOR_T01"}), "SOR_046"});
    t.ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    t.attack("SHD_045", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    EXPECT_EQ(t.decision().options.size(), 1U);
    t.bounds(0, 1);
    t.choose("SOR_T02");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 0);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 3);

    Table u;
    u.resources(0, 4).hand(0, {"SHD_045"}).start();
    u.play("SHD_045");
    EXPECT_EQ(u.tokensOn("SHD_045", "SOR_T02"), 1); // Shielded
}

TEST(SwuCard, SHD_046_ReyIsAtHomeWithKylo)
{
    Table t; // a Vigilance base, Aggression and Villainy leading
    t.leader(0, "SHD_011").base(0, "SOR_020").resources(0, 9).hand(0, {"SHD_046"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_046"), 5);

    Table u;
    u.leader(0, "SOR_010").base(0, "SOR_020").resources(0, 9).hand(0, {"SHD_046"}).start();
    EXPECT_EQ(u.costOfPlay("SHD_046"), 7);

    Table v; // Vigilance is another matter
    v.leader(0, "SHD_011").base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_046"}).start();
    EXPECT_EQ(v.costOfPlay("SHD_046"), 7);
}

TEST(SwuCard, SHD_046_ReyMayHealAndShieldWhoIsNotHeroic)
{
    Table t;
    t.ground(0, {"SHD_046", Unit("SOR_046").damaged(3), "SOR_128"}).start();
    t.attack("SHD_046", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_046", "SOR_046", "SOR_128"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
}

TEST(SwuCard, SHD_046_RulingReyShieldsWithoutHealingToo)
{
    Table t;
    t.ground(0, {"SHD_046", "SOR_128"}).start();
    t.attack("SHD_046", "base1");
    t.choose("SOR_128");
    EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_053_SecondChancePlaysTheFallenAgainForFree)
{
    Table t;
    t.resources(0, 0).ground(0, {Unit("SOR_046").damaged(6).with({"SHD_053"})});
    t.ground(1, {"SOR_128", "SOR_128"}).active(1).start();
    t.attack("SOR_128", "SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    EXPECT_EQ(t.costOfPlay("SOR_046"), 0);
    t.play("SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.damage("SOR_046"), 0);
}

TEST(SwuCard, SHD_053_RulingFreeDoesNotMeanFreeOfOtherCosts)
{
    Table t; // Toll Keeper: 1 damage to one's own base for each unit played
    t.resources(0, 0).ground(0, {Unit("SOR_128").with({"SHD_053"})});
    t.ground(1, {"SOR_046", "TST_018"}).active(1).start();
    t.attack("SOR_046", "SOR_128");
    t.play("SOR_128");
    EXPECT_EQ(t.baseDamageOn(0), 1);
}

TEST(SwuCard, SHD_053_RulingSecondChanceIsOneChance)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_043"}).leader(0, "SOR_002").base(0, "SOR_020");
    t.ground(0, {Unit("SOR_128").with({"SHD_053"})}).ground(1, {"SOR_232"}).active(1).start();
    t.attack("SOR_232", "SOR_128");
    t.play("SOR_128");
    t.pass();
    t.play("SOR_043"); // Superlaser Blast
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    t.pass();
    EXPECT_FALSE(t.canPlay("SOR_128"));
}

TEST(SwuCard, SHD_053_SecondChanceIsNotForLeaders)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_053"}).deployed(0).ground(0, {"SOR_128"}).start();
    EXPECT_EQ(t.whyNotPlay("SHD_053", "leader0"), Reason::CannotAttachThere);
    EXPECT_TRUE(t.canPlay("SHD_053", "SOR_128"));
}

TEST(SwuCard, SHD_053_SecondChanceEndsWithThePhase)
{
    Table t;
    t.resources(0, 9).ground(0, {Unit("SOR_128").with({"SHD_053"})}).ground(1, {"SOR_232"});
    t.active(1).start();
    t.attack("SOR_232", "SOR_128");
    EXPECT_TRUE(t.canPlay("SOR_128"));
    t.nextRound();
    EXPECT_FALSE(t.canPlay("SOR_128"));
}

TEST(SwuCard, SHD_064_SurvivorsGauntletMayMoveAnUpgrade)
{
    Table t;
    t.resources(0, 5).hand(0, {"SHD_064"});
    t.ground(0, {Unit("SOR_095").with({"SOR_071"}), "SOR_046"}).space(0, {"SOR_044"});
    t.ground(1, {Unit("SOR_128").with({"SOR_120"}), "SOR_232"}).start();
    t.play("SHD_064");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_071", "SOR_120"});
    t.bounds(0, 1);
    t.choose("SOR_071"); // Electrostaff: not on Vehicles
    if (t.decision().kind == DecisionKind::ChooseCards) {
        t.selectable({"SOR_046"});
        t.choose("SOR_046");
    }
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
}

TEST(SwuCard, SHD_064_SurvivorsGauntletMovesAnEnemysUpgradeAmongHisUnits)
{
    Table t;
    t.space(0, {"SHD_064"}).ground(0, {"SOR_046"});
    t.ground(1, {Unit("SOR_128").with({"SOR_120"}), "SOR_232"}).space(1, {"SOR_225"}).start();
    t.attack("SHD_064", "base1");
    t.choose("SOR_120");
    t.selectable({"SOR_232", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_225");
    EXPECT_EQ(t.power("SOR_225"), 4);
    EXPECT_EQ(t.controller("SOR_120"), 1);
}

TEST(SwuCard, SHD_069_FoundlingMakesAMandalorian)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_069", "SHD_073"}).ground(0, {"SOR_046"}).start();
    t.play("SHD_069", "SOR_046");
    EXPECT_EQ(t.power("SOR_046"), 4);
    t.pass();
    t.play("SHD_073", "SOR_046"); // Mandalorian Armor
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_072_ImprisonedTakesAbilitiesAndKeepsThemAway)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_072"}).ground(0, {"SOR_128"}).deployed(1);
    t.ground(1, {"SOR_063", "SOR_059"}).resources(1, 9).hand(1, {"SOR_057"}).start();
    EXPECT_EQ(t.whyNotPlay("SHD_072", "leader1"), Reason::CannotAttachThere);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base1"), Reason::SentinelInTheWay);
    t.play("SHD_072", "SOR_063");
    EXPECT_FALSE(t.has("SOR_063", kw::Sentinel));
    t.play("SOR_057", "SOR_063"); // Protector: Sentinel
    EXPECT_FALSE(t.has("SOR_063", kw::Sentinel));
    EXPECT_EQ(t.power("SOR_063"), 3); // ruling: power and HP it gives
    EXPECT_EQ(t.hp("SOR_063"), 5);
    EXPECT_TRUE(t.canAttack("SOR_128", "base1"));
}

TEST(SwuCard, SHD_077_EvidenceOfTheCrimeTakesACheapUpgrade)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_077"}).ground(0, {"SOR_095"}).space(0, {"SOR_044"});
    t.ground(1, {Unit("SOR_128").with({"SOR_071", "SOR_122"}), "SOR_046"}).start();
    t.play("SHD_077"); // Electrostaff; Traitorous costs 5 (ruling: printed)
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"}); // not a Vehicle
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.controller("SOR_071"), 0);
    EXPECT_EQ(t.power("SOR_095"), 5);
    EXPECT_EQ(t.controller("SOR_122"), 1);
}

TEST(SwuCard, SHD_080_CrumbHealsAndGoesHomeToHurt)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 1).baseDamage(0, 3).hand(0, {"SHD_080"});
    t.ground(1, {"SOR_095"}).space(1, {"SOR_225"}).start();
    t.play("SHD_080");
    EXPECT_EQ(t.baseDamageOn(0), 2);
    t.nextRound();
    t.use("SHD_080");
    EXPECT_EQ(t.zone("SHD_080"), Zone::Hand);
    EXPECT_EQ(t.damage("SOR_095"), 1); // the only ground unit
}

TEST(SwuCard, SHD_084_DarkTrooperLearnsFromCombatDamage)
{
    Table t;
    t.ground(0, {"SHD_084"}).ground(1, {"SOR_247", "SOR_128"}).active(1).start();
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    t.attack("SOR_247", "SHD_084");
    EXPECT_EQ(t.damage("SHD_084"), 2);
    EXPECT_EQ(t.tokensOn("SHD_084", "SOR_T01"), 1);

    Table attacks; // attacking or attacked
    attacks.ground(0, {"SHD_084"}).ground(1, {"SOR_247"}).start();
    attacks.attack("SHD_084", "SOR_247");
    EXPECT_EQ(attacks.tokensOn("SHD_084", "SOR_T01"), 1);

    Table falls;
    falls.ground(0, {"SHD_084"}).ground(1, {"SOR_232"}).active(1).start();
    falls.attack("SOR_232", "SHD_084");
    EXPECT_EQ(falls.zone("SHD_084"), Zone::Discard);
    falls.noQuestion();
}

TEST(SwuCard, SHD_084_RulingOnlyCombatDamageTeaches)
{
    Table t;
    t.ground(0, {"SHD_084"}).leader(1, "SOR_010").resources(1, 1).active(1);
    t.hand(1, {"SHD_178"}).start();
    t.play("SHD_178"); // Daring Raid: 2 damage
    t.choose("SHD_084");
    EXPECT_EQ(t.damage("SHD_084"), 2);
    EXPECT_EQ(t.upgradesOn("SHD_084"), 0);

    Table shield; // and a Shield leaves nothing to learn from
    shield.ground(0, {Unit("SHD_084").with({"SOR_T02"})}).ground(1, {"SOR_247"}).active(1);
    shield.start();
    shield.attack("SOR_247", "SHD_084");
    EXPECT_EQ(shield.tokensOn("SHD_084", "SOR_T01"), 0);
}

} // namespace playmat::test
