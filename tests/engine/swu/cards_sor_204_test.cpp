#include "support/swu_table.h"

/// SOR_204 to SOR_216: Cunning units and upgrades.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SOR_204_GreedoDefeatedMayDiscardTheTopCardToShoot)
{
    Table t; // ruling: from the top
    t.ground(0, {"SOR_046", "SOR_095"}).space(0, {"SOR_237"}).ground(1, {"SOR_204", "SOR_128"});
    t.deck(1, {"SOR_120", "SOR_172"}).start();
    t.attack("SOR_046", "SOR_204");
    t.asks(DecisionKind::Confirm, 1);
    EXPECT_EQ(t.events(Ev::Revealed), 0);
    t.yes();
    EXPECT_EQ(t.zone("SOR_120"), Zone::Discard);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 1), (Cards{"SOR_172"}));
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_046", "SOR_095", "SOR_128"}); // ground only
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 2);
}

TEST(SwuCard, SOR_204_GreedoWithAUnitOnTopMisses)
{
    Table t;
    t.ground(0, {"SOR_046"}).ground(1, {"SOR_204"}).deck(1, {"SOR_095", "SOR_172"}).start();
    t.attack("SOR_046", "SOR_204");
    t.yes();
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_046"), 3);

    Table no;
    no.ground(0, {"SOR_046"}).ground(1, {"SOR_204"}).deck(1, {"SOR_172"}).start();
    no.attack("SOR_046", "SOR_204");
    no.no();
    EXPECT_EQ(no.deckSize(1), 1);
    EXPECT_EQ(no.damage("SOR_046"), 3);
}

TEST(SwuCard, SOR_204_CR7_6_12_NestedAbilitiesComeFirst)
{
    Table t; // Greedo and Vanguard Infantry fall together; Greedo's shot defeats Motti
    t.ground(0, {"SOR_204", "SOR_095"}).deck(0, {"SOR_172"});
    t.ground(1, {"SOR_108", "SOR_226", Unit("SOR_128").exhausted()}).start();
    t.attack("SOR_204", "SOR_108"); // 3/1 against 1/2 would die: both do
    t.asks(DecisionKind::ChoosePlayer, 0);
    t.player(0);
    t.yes();
    t.choose("SOR_226");
    EXPECT_EQ(t.zone("SOR_226"), Zone::Discard);
    t.asks(DecisionKind::ChooseCards, 1); // Motti before the Infantry
    EXPECT_EQ(t.decision().source, t.id("SOR_226"));
    t.choose("SOR_128");
    EXPECT_FALSE(t.exhausted("SOR_128"));
    t.asks(DecisionKind::ChooseCards, 1);
    EXPECT_EQ(t.decision().source, t.id("SOR_108"));
    t.choose("SOR_128");
    EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T01"), 1);
}

TEST(SwuCard, SOR_205_JawaIsASaboteur)
{
    Table t;
    t.ground(0, {"SOR_205"});
    t.ground(1, {"SOR_229", Unit("SOR_062").with({"SOR_T02"})}).start();
    EXPECT_TRUE(t.canAttack("SOR_205", "base1"));
    t.attack("SOR_205", "SOR_062");
    EXPECT_EQ(t.upgradesOn("SOR_062"), 0);
    EXPECT_EQ(t.damage("SOR_062"), 2);
}

TEST(SwuCard, SOR_206_MiningTieMayPayTwoToDraw)
{
    Table t;
    t.space(0, {"SOR_206"}).resources(0, 3).start();
    t.attack("SOR_206", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.readyResources(0), 1);
    EXPECT_EQ(t.handSize(0), 1);

    Table no;
    no.space(0, {"SOR_206"}).resources(0, 3).start();
    no.attack("SOR_206", "base1");
    no.no();
    EXPECT_EQ(no.readyResources(0), 3);
    EXPECT_EQ(no.handSize(0), 0);

    Table poor;
    poor.space(0, {"SOR_206"}).resources(0, 1, 3).start();
    poor.attack("SOR_206", "base1");
    poor.noQuestion();
    EXPECT_EQ(poor.handSize(0), 0);
    EXPECT_EQ(poor.readyResources(0), 1);
}

TEST(SwuCard, SOR_207_SmugglerEntersWithAShield)
{
    Table t;
    t.hand(0, {"SOR_207"}).resources(0, 2).start();
    t.play("SOR_207");
    EXPECT_EQ(t.tokensOn("SOR_207", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_208_HeadhunterWithALeaderUnitMayExhaust)
{
    Table t;
    t.space(0, {"SOR_208"}).deployed(0).ground(0, {"SOR_095"}).deployed(1);
    t.ground(1, {"SOR_046"}).start();
    t.attack("SOR_208", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_208", "SOR_095", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.baseDamageOn(1), 2); // Raid 1

    Table no;
    no.space(0, {"SOR_208"}).deployed(0).ground(1, {"SOR_046"}).start();
    no.attack("SOR_208", "base1");
    no.decline();
    EXPECT_FALSE(no.exhausted("SOR_046"));
}

TEST(SwuCard, SOR_208_HeadhunterWithoutALeaderUnitOnlyRaids)
{
    Table t; // the enemy's leader unit does not count
    t.space(0, {"SOR_208"}).deployed(1).ground(1, {"SOR_046"}).start();
    t.attack("SOR_208", "base1");
    t.noQuestion();
    EXPECT_FALSE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.baseDamageOn(1), 2);
}

TEST(SwuCard, SOR_209_PirateReturnsAFriendlyNonLeaderUnit)
{
    Table t;
    t.hand(0, {"SOR_209"}).resources(0, 2).deployed(0).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_209");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_209", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_095"}));
    EXPECT_EQ(t.zone("SOR_209"), Zone::Space);
}

TEST(SwuCard, SOR_209_RulingAloneItMustReturnItself)
{
    Table t;
    t.hand(0, {"SOR_209"}).resources(0, 2).ground(1, {"SOR_046"}).start();
    t.play("SOR_209");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_209"), Zone::Hand);
}

TEST(SwuCard, SOR_209_PirateRaidsForOne)
{
    Table t;
    t.space(0, {"SOR_209"}).start();
    t.attack("SOR_209", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SOR_211_GuardsAreSentinelsBesideAnotherCunningUnit)
{
    Table t;
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_211"}).space(1, {"SOR_206"}).start();
    EXPECT_TRUE(t.has("SOR_211", kw::Sentinel));
    EXPECT_EQ(t.whyNotAttack("SOR_095", "base1"), Reason::SentinelInTheWay);

    Table alone; // itself does not count, nor the enemy's, nor an undeployed leader
    alone.leader(1, "SOR_016").ground(0, {"SOR_095", "SOR_210"}).ground(1, {"SOR_211", "SOR_128"});
    alone.start();
    EXPECT_FALSE(alone.has("SOR_211", kw::Sentinel));
    EXPECT_TRUE(alone.canAttack("SOR_095", "base1"));
}

TEST(SwuCard, SOR_212_GunshipStrafesTheGround)
{
    Table t; // 3/4 against AT-ST 6/7: the defender gets -2
    t.space(0, {"SOR_212", "SOR_237"}).ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_225"});
    t.start();
    EXPECT_TRUE(t.canAttack("SOR_212", "SOR_046"));
    EXPECT_TRUE(t.canAttack("SOR_212", "SOR_225"));
    EXPECT_TRUE(t.canAttack("SOR_212", "base1"));
    EXPECT_EQ(t.whyNotAttack("SOR_237", "SOR_046"), Reason::OtherArena);
    t.attack("SOR_212", "SOR_046");
    EXPECT_EQ(t.damage("SOR_212"), 1);
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.power("SOR_046"), 3); // while it attacks only
}

TEST(SwuCard, SOR_212_GunshipWeakensNoSpaceUnitAndNobodyWhileDefending)
{
    Table t;
    t.space(0, {"SOR_212"}).space(1, {"SOR_237"}).start();
    t.attack("SOR_212", "SOR_237");
    EXPECT_EQ(t.damage("SOR_212"), 2);

    Table u;
    u.space(0, {"SOR_237"}).space(1, {"SOR_212"}).start();
    u.attack("SOR_237", "SOR_212");
    EXPECT_EQ(u.damage("SOR_212"), 2);
    EXPECT_EQ(u.zone("SOR_237"), Zone::Discard);
}

TEST(SwuCard, SOR_212_RulingSpaceSentinelsStandInItsWayGroundOnesDoNot)
{
    Table t;
    t.space(0, {"SOR_212"}).ground(1, {"SOR_046", "SOR_229"}).space(1, {"SOR_250", "SOR_225"});
    t.start();
    EXPECT_EQ(t.whyNotAttack("SOR_212", "SOR_046"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_212", "base1"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_212", "SOR_250"));
    EXPECT_TRUE(t.canAttack("SOR_212", "SOR_229")); // a Sentinel itself

    Table ground;
    ground.space(0, {"SOR_212"}).ground(1, {"SOR_046", "SOR_229"}).space(1, {"SOR_225"}).start();
    EXPECT_TRUE(ground.canAttack("SOR_212", "SOR_046"));
    EXPECT_TRUE(ground.canAttack("SOR_212", "SOR_225"));
    EXPECT_TRUE(ground.canAttack("SOR_212", "base1"));
}

TEST(SwuCard, SOR_213_LackeysAmbush)
{
    Table t;
    t.hand(0, {"SOR_213"}).resources(0, 5).ground(1, {"SOR_095", "SOR_046"}).start();
    t.play("SOR_213");
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_213", "SOR_095"}, {"SOR_213", "SOR_046"}});
    t.chooseAttack("SOR_213", "SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_213"), 3);

    Table alone; // ruling: nobody to attack
    alone.hand(0, {"SOR_213"}).resources(0, 5).space(1, {"SOR_225"}).start();
    alone.play("SOR_213");
    alone.noQuestion();
    EXPECT_TRUE(alone.exhausted("SOR_213"));
}

TEST(SwuCard, SOR_214_CompartmentReadiesAResourceOnAttack)
{
    Table t; // only on Vehicles
    t.hand(0, {"SOR_214"}).resources(0, 1, 1).ground(0, {"SOR_095", "SOR_249"});
    t.space(0, {"SOR_237"}).space(1, {"SOR_225"}).ground(1, {"SOR_046"}).start();
    EXPECT_FALSE(t.canPlay("SOR_214", "SOR_095"));
    EXPECT_FALSE(t.canPlay("SOR_214", "SOR_046"));
    EXPECT_TRUE(t.canPlay("SOR_214", "SOR_249"));
    EXPECT_TRUE(t.canPlay("SOR_214", "SOR_225")); // the enemy's too
    t.play("SOR_214", "SOR_237");
    EXPECT_EQ(t.power("SOR_237"), 3);
    EXPECT_EQ(t.hp("SOR_237"), 4);
    EXPECT_EQ(t.readyResources(0), 0);
    t.pass();
    t.attack("SOR_237", "base1");
    EXPECT_EQ(t.readyResources(0), 1);
    t.noQuestion();
}

TEST(SwuCard, SOR_214_CompartmentServesTheUnitsController)
{
    Table t; // the unit gains the ability (CR 3.6.5)
    t.hand(0, {"SOR_214"}).resources(0, 1, 1).space(1, {"SOR_225"}).resources(1, 0, 2).start();
    t.play("SOR_214", "SOR_225");
    t.attack("SOR_225", "base0");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.readyResources(1), 1);
}

TEST(SwuCard, SOR_215_ReflexesLetTheUnitAttackAtOnce)
{
    Table t;
    t.hand(0, {"SOR_215"}).resources(0, 1).ground(0, {"SOR_095", "SOR_128"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_215", "SOR_095");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_095", "SOR_046"}, {"SOR_095", "base1"}});
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    EXPECT_TRUE(t.exhausted("SOR_095"));

    Table no;
    no.hand(0, {"SOR_215"}).resources(0, 1).ground(0, {"SOR_095"}).start();
    no.play("SOR_215", "SOR_095");
    no.decline();
    EXPECT_FALSE(no.exhausted("SOR_095"));
    EXPECT_EQ(no.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_215_RulingOnlyYourOwnReadyUnits)
{
    Table t;
    t.hand(0, {"SOR_215"}).resources(0, 1).ground(0, {Unit("SOR_095").exhausted()}).start();
    t.play("SOR_215", "SOR_095");
    t.noQuestion();

    Table enemy;
    enemy.hand(0, {"SOR_215"}).resources(0, 1).ground(0, {"SOR_128"}).ground(1, {"SOR_095"});
    enemy.start();
    enemy.play("SOR_215", "SOR_095");
    enemy.noQuestion();
    EXPECT_EQ(enemy.power("SOR_095"), 4);
}

TEST(SwuCard, SOR_216_DisarmTakesFourPowerForThePhase)
{
    Table t;
    t.hand(0, {"SOR_216"}).resources(0, 1).ground(0, {"SOR_095"}).deployed(1);
    t.ground(1, {"SOR_232"}).start();
    t.play("SOR_216");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "leader1"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.power("SOR_232"), 2);
    EXPECT_EQ(t.hp("SOR_232"), 7);
    t.attack("SOR_232", "base0");
    EXPECT_EQ(t.baseDamageOn(0), 2);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_232"), 6);
}

TEST(SwuCard, SOR_216_DisarmedBelowNothingIsNothing)
{
    Table t;
    t.hand(0, {"SOR_216"}).resources(0, 1).ground(1, {"SOR_095"}).start();
    t.play("SOR_216");
    EXPECT_EQ(t.power("SOR_095"), 0);
    t.attack("SOR_095", "base0");
    EXPECT_EQ(t.baseDamageOn(0), 0);
}

} // namespace playmat::test
