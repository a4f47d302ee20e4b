#include "support/swu_table.h"

/// SHD_004 to SHD_018: leaders.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_004_ReyTrainsAWeakUnit)
{
    Table t;
    t.leader(0, "SHD_004").resources(0, 1).ground(0, {"SOR_247", "SOR_095"});
    t.space(1, {"SOR_225"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_247", "SOR_225"}); // the Marine has 3 power
    t.bounds(1, 1);
    t.choose("SOR_247");
    EXPECT_EQ(t.tokensOn("SOR_247", "SOR_T01"), 1);
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SHD_004_RulingReyCountsPowerWithAllThatChangesIt)
{
    Table t;
    t.leader(0, "SHD_004").resources(0, 2).hand(0, {"SOR_216"});
    t.ground(0, {Unit("SOR_247").with({"SOR_120"})}).ground(1, {"SOR_095"}).start();
    t.play("SOR_216"); // Disarm: -4/-0 for an enemy unit
    t.pass();
    t.use("leader0");
    t.noQuestion(); // the Thug with its upgrade has 4 power, so only the Marine is left
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_004_ReyDeployedRestoresAndMayTrainAWeakUnit)
{
    Table t;
    t.leader(0, "SHD_004").deployed(0).baseDamage(0, 5).ground(0, {"SOR_247", "SOR_095"}).start();
    t.attack("leader0", "base1");
    t.trigger("leader0");
    t.selectable({"leader0", "SOR_247"});
    t.bounds(0, 1);
    t.choose("leader0");
    EXPECT_EQ(t.baseDamageOn(0), 2);
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_013_HanPlaysAUnitCheaperAndHurtsIt)
{
    Table t;
    t.leader(0, "SHD_013").base(0, "SOR_026").resources(0, 3).hand(0, {"SOR_046", "SOR_095"});
    t.start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095"}); // 2, and 2 more for Command, 1 less
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 2);
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SHD_013_RulingHansDamageComesBeforeWhenPlayed)
{
    Table t;
    t.leader(0, "SHD_013").resources(0, 9).hand(0, {"SOR_134"}).ground(1, {"SOR_046"}).start();
    t.use("leader0");
    t.choosePlay("SOR_134"); // Ruthless Raider: 2 damage to a base and to a unit
    EXPECT_EQ(t.damage("SOR_134"), 2);
    EXPECT_EQ(t.damage("SOR_046"), 2);

    Table u; // it can fall before that, and its ability is still resolved
    u.leader(0, "SHD_013").resources(0, 9).hand(0, {"SOR_096"}).deck(0, {"SOR_095"}).start();
    u.use("leader0");
    u.choosePlay("SOR_096");
    EXPECT_EQ(u.damage("SOR_096"), 2);
    u.asks(DecisionKind::ChooseCards, 0);
    u.choose("SOR_095");
}

TEST(SwuCard, SHD_013_HanDeployedPlaysOneAfterAnotherWithoutExhausting)
{
    Table t;
    t.leader(0, "SHD_013").deployed(0, 0, true).base(0, "SOR_023").resources(0, 2);
    t.hand(0, {"SOR_095", "SOR_247"}).start();
    t.use("leader0");
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 2);
    t.pass();
    t.use("leader0");
    t.choosePlay("SOR_247");
    EXPECT_EQ(t.damage("SOR_247"), 2);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SHD_013_RulingHanDeployedIsNotUsedForNothing)
{
    Table t;
    t.leader(0, "SHD_013").deployed(0).resources(0, 5).hand(0, {"SOR_172"}).start();
    EXPECT_FALSE(t.canUse("leader0"));

    Table u;
    u.leader(0, "SHD_013").deployed(0).resources(0, 5).hand(0, {"SOR_247"}).start();
    u.use("leader0");
    u.bounds(1, 1);
    u.choosePlay("SOR_247");
}

TEST(SwuCard, SHD_014_CadBaneMayExhaustToHurtAUnitOfTheOpponentsChoice)
{
    Table t;
    t.leader(0, "SHD_014").resources(0, 9).hand(0, {"SOR_247", "SOR_211"});
    t.ground(1, {"SOR_046", "SOR_095"}).start();
    t.play("SOR_247"); // an Underworld unit
    t.yes();
    EXPECT_TRUE(t.exhausted("leader0"));
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 1);
    t.pass();
    t.play("SOR_211"); // another, but he is exhausted
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_095"), 1);
    EXPECT_EQ(t.damage("SOR_046"), 0);
}

TEST(SwuCard, SHD_014_CadBaneWatchesHisOwnUnderworldOnly)
{
    Table t;
    t.leader(0, "SHD_014").resources(0, 9).hand(0, {"SOR_095"}).resources(1, 9);
    t.hand(1, {"SOR_247"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_095");
    t.noQuestion();
    t.play("SOR_247");
    t.noQuestion();
    EXPECT_FALSE(t.exhausted("leader0"));

    Table u; // he may keep out of it
    u.leader(0, "SHD_014").resources(0, 9).hand(0, {"SOR_247"}).ground(1, {"SOR_046"}).start();
    u.play("SOR_247");
    u.no();
    EXPECT_FALSE(u.exhausted("leader0"));
    EXPECT_EQ(u.damage("SOR_046"), 0);
}

TEST(SwuCard, SHD_014_CadBaneDeployedMayHurtOnceARound)
{
    Table t;
    t.leader(0, "SHD_014").deployed(0, 0, true).resources(0, 9);
    t.hand(0, {"SOR_247", "SOR_247", "SOR_247"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_247");
    t.no();
    EXPECT_EQ(t.damage("SOR_046"), 0);
    t.pass();
    t.play("SOR_247#2"); // saying no was not a use
    t.yes();
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_TRUE(t.exhausted("leader0")); // as he was
    t.pass();
    t.play("SOR_247#3");
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 2);
}

TEST(SwuCard, SHD_014_CadBaneDeployedHasRaidTwo)
{
    Table t;
    t.leader(0, "SHD_014").deployed(0).start();
    t.attack("leader0", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_016_FennecPlaysACheapUnitThatAmbushes)
{
    Table t;
    t.leader(0, "SHD_016").base(0, "SOR_023").resources(0, 3);
    t.hand(0, {"SOR_095", "SOR_046", "SOR_232"}).ground(1, {"SOR_128"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095"}); // two resources are left, and they are paid
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.readyResources(0), 0);
    t.selectableAttacks({{"SOR_095", "SOR_128"}});
    t.bounds(0, 1);
    t.chooseAttack("SOR_095", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_TRUE(t.has("SOR_095", kw::Ambush) || t.zone("SOR_095") == Zone::Discard);
}

TEST(SwuCard, SHD_016_RulingFennecGoesByThePrintedCost)
{
    Table t; // with everything payable, what costs 5 or more is not offered
    t.leader(0, "SHD_016").base(0, "SOR_023").resources(0, 20);
    t.hand(0, {"SOR_046", "SOR_100", "SOR_232"}).start();
    t.use("leader0");
    t.selectable({"SOR_046"}); // 4, and 2 more for Vigilance
    t.choosePlay("SOR_046");
    EXPECT_EQ(t.readyResources(0), 13);
}

TEST(SwuCard, SHD_016_RulingAmbushWaitsBesideWhenPlayedAndNeedsAnEnemyUnit)
{
    Table t;
    t.leader(0, "SHD_016").resources(0, 9).hand(0, {"SOR_228"}).hand(1, {"SOR_095"});
    t.ground(1, {"SOR_046"}).start();
    t.use("leader0");
    t.choosePlay("SOR_228"); // Viper Probe Droid
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(t.decision().options.size(), 2U);
    t.trigger("SOR_228", TriggerKind::Ambush);
    t.chooseAttack("SOR_228", "SOR_046");
    t.goOn(0);

    Table u;
    u.leader(0, "SHD_016").resources(0, 9).hand(0, {"SOR_095"}).start();
    u.use("leader0");
    u.choosePlay("SOR_095");
    u.noQuestion();
    EXPECT_TRUE(u.exhausted("SOR_095"));
}

TEST(SwuCard, SHD_016_FennecDeployedPlaysThemForNothingButTheirCost)
{
    Table t;
    t.leader(0, "SHD_016").deployed(0).base(0, "SOR_023").resources(0, 4);
    t.hand(0, {"SOR_095", "SOR_237"}).ground(1, {Unit("SOR_128").with({"SOR_T02"}), "SOR_063"});
    t.start();
    t.use("leader0");
    t.selectable({"SOR_095", "SOR_237"});
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.readyResources(0), 2);
    t.chooseAttack("SOR_095", "SOR_063"); // a Sentinel
    t.pass();
    EXPECT_FALSE(t.exhausted("leader0"));
    t.attack("leader0", "SOR_128"); // Saboteur: past the Sentinel, and the Shield is defeated
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
}

TEST(SwuCard, SHD_018_MandalorianMayExhaustAWeakEnemyWhenAnUpgradeIsPlayed)
{
    Table t;
    t.leader(0, "SHD_018").resources(0, 9).hand(0, {"SOR_120", "SOR_120"}).ground(0, {"SOR_247"});
    t.ground(1, {"SOR_046", Unit("SOR_232").damaged(3), "SOR_095"}).start();
    t.play("SOR_120", "SOR_247");
    t.yes();
    EXPECT_TRUE(t.exhausted("leader0"));
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_095"}); // the other has 7 HP left
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_TRUE(t.exhausted("SOR_232"));
}

TEST(SwuCard, SHD_018_MandalorianIgnoresUnitsEventsAndOtherPlayersUpgrades)
{
    Table t;
    t.leader(0, "SHD_018").resources(0, 9).hand(0, {"SOR_247", "SOR_073"}).resources(1, 9);
    t.hand(1, {"SOR_120"}).ground(1, {"SOR_095"}).start();
    t.play("SOR_247");
    t.play("SOR_120", "SOR_095");
    t.play("SOR_073"); // Moment of Peace gives a token, which is not played
    t.choose("SOR_095");
    t.noQuestion();
    EXPECT_FALSE(t.exhausted("leader0"));
}

TEST(SwuCard, SHD_018_MandalorianDeployedMayExhaustAnEnemyEachTime)
{
    Table t;
    t.leader(0, "SHD_018").deployed(0).resources(0, 9).hand(0, {"SOR_120", "SOR_069"});
    t.ground(1, {"SOR_046", Unit("SOR_232").damaged(1), "SOR_095"}).start();
    t.play("SOR_120", "leader0");
    t.selectable({"SOR_232", "SOR_095"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_TRUE(t.exhausted("SOR_232"));
    EXPECT_FALSE(t.exhausted("leader0"));
    t.pass();
    t.play("SOR_069", "leader0");
    t.decline();
    EXPECT_FALSE(t.exhausted("SOR_095"));
}

} // namespace playmat::test
