#include "support/swu_table.h"

/// SOR_150 to SOR_166: events with Heroism, then Aggression alone.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_150_HeroicSacrificeDrawsThenAttacksAndDefeatsTheAttacker)
{
    Table t;
    t.leader(0, "SOR_013").base(0, "SOR_026").resources(0, 1).hand(0, {"SOR_150"});
    t.ground(0, {"SOR_046", Unit("SOR_095").exhausted()}).ground(1, {"SOR_128"}).start();
    t.play("SOR_150");
    EXPECT_EQ(t.handSize(0), 1); // before the attack is chosen
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectableAttacks({{"SOR_046", "SOR_128"}, {"SOR_046", "base1"}});
    t.bounds(1, 1); // ruling: it must, with a ready unit
    t.chooseAttack("SOR_046", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    t.noQuestion();

    Table none;
    none.leader(0, "SOR_013").resources(0, 5).hand(0, {"SOR_150"}).start();
    none.play("SOR_150");
    none.noQuestion();
    EXPECT_EQ(none.handSize(0), 1);
}

TEST(SwuCard, SOR_150_RulingOnlyCombatDamageDefeatsTheAttacker)
{
    Table t; // Sabine's ability is none; the Shield stops her combat damage
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_150"}).ground(0, {"SOR_142"});
    t.ground(1, {Unit("SOR_059").with({"SOR_T02"})}).start();
    t.play("SOR_150");
    t.chooseAttack("SOR_142", "SOR_059");
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 1);
    EXPECT_EQ(t.upgradesOn("SOR_059"), 0);
    EXPECT_EQ(t.zone("SOR_142"), Zone::Ground);
    EXPECT_EQ(t.damage("SOR_142"), 1);
    t.nextRound();
    t.attack("SOR_142", "base1"); // the ability was for that attack only
    t.decline();
    EXPECT_EQ(t.zone("SOR_142"), Zone::Ground);
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SOR_150_RulingAnAttackerThatDiesAnywayIsDefeatedOnce)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_150"}).ground(0, {"SOR_108", "SOR_095"});
    t.ground(1, {"SOR_232"}).start();
    t.play("SOR_150");
    t.chooseAttack("SOR_108", "SOR_232");
    EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_232"), 3);
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.choose("SOR_108"); // its "When Defeated" beside the one it gained
    t.selectable({"SOR_095", "SOR_232"});
    t.choose("SOR_095");
    t.noQuestion();
    EXPECT_EQ(t.events(Ev::Defeated, "SOR_108"), 1);
}

TEST(SwuCard, SOR_151_KarabastDealsTheDamageOnAFriendlyUnitAndOneMore)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_151"});
    t.ground(0, {Unit("SOR_046").damaged(4), "SOR_095"}).ground(1, {"SOR_232", "SOR_128"}).start();
    t.play("SOR_151");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.selectable({"SOR_232", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 5);
    EXPECT_EQ(t.damage("SOR_046"), 4);

    Table undamaged;
    undamaged.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_151"});
    undamaged.ground(0, {"SOR_095"}).ground(1, {"SOR_232"}).start();
    undamaged.play("SOR_151");
    EXPECT_EQ(undamaged.damage("SOR_232"), 1);
}

TEST(SwuCard, SOR_152_ForACauseHitsTheBaseForHeroismAndArrangesTheCards)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_152"});
    t.deck(0, {"SOR_095", "SOR_128", "SOR_237", "SOR_172", "SOR_044"}).start();
    t.play("SOR_152");
    EXPECT_EQ(t.baseDamageOn(1), 2); // the fifth card is not revealed
    EXPECT_EQ(t.events(Ev::DamageDealt, "base1"), 1);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128", "SOR_237", "SOR_172"});
    t.bounds(0, 4);
    t.choose({"SOR_128", "SOR_172"});
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    t.asks(DecisionKind::Order, 0);
    t.selectable({"SOR_095", "SOR_237"});
    t.order({"SOR_237", "SOR_095"});
    const std::vector<std::string> wanted{"SOR_237", "SOR_095", "SOR_044"};
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), wanted);
    t.noQuestion();
}

TEST(SwuCard, SOR_152_ForACauseMayKeepAllAndDealsNothingWithoutHeroism)
{
    Table t;
    t.leader(0, "SOR_013").resources(0, 9).hand(0, {"SOR_152"}).deck(0, {"SOR_128", "SOR_172"});
    t.start();
    t.play("SOR_152");
    EXPECT_EQ(t.baseDamageOn(1), 0);
    t.selectable({"SOR_128", "SOR_172"});
    t.decline();
    t.order({"SOR_128", "SOR_172"});
    EXPECT_EQ(t.discardSize(0), 1);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_128");
}

TEST(SwuCard, SOR_153_SawGerreraLetsOpponentsHurtTheirBaseForEvents)
{
    Table t;
    t.ground(1, {"SOR_153", "SOR_046"}).resources(0, 12).hand(0, {"SOR_172", "SOR_128"});
    t.resources(1, 9).hand(1, {"SOR_172"}).start();
    t.play("SOR_172");
    EXPECT_EQ(t.baseDamageOn(0), 2); // paid before the event does anything
    t.selectable({"SOR_153", "SOR_046"});
    t.choose("SOR_046");
    t.play("SOR_172#2"); // his own controller pays nothing
    t.choose("SOR_046");
    EXPECT_EQ(t.baseDamageOn(1), 0);
    t.play("SOR_128"); // not an event
    EXPECT_EQ(t.baseDamageOn(0), 2);
}

TEST(SwuCard, SOR_153_RulingAnEventWhoseCostDefeatsTheBaseDoesNothing)
{
    Table t;
    t.ground(1, {"SOR_153"}).resources(0, 9).hand(0, {"SOR_172"}).baseDamage(0, 28).start();
    t.play("SOR_172");
    ASSERT_TRUE(t.result().has_value());
    EXPECT_EQ(t.result()->winner, 1);
    EXPECT_EQ(t.zone("SOR_153"), Zone::Ground);
    EXPECT_EQ(t.damage("SOR_153"), 0);
}

TEST(SwuCard, SOR_154_RallyingCryGivesFriendlyUnitsRaidTwoForThePhase)
{
    Table t;
    t.resources(0, 14).hand(0, {"SOR_154", "SOR_128"}).ground(0, {"SOR_095"});
    t.space(0, {"SOR_141"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_154");
    EXPECT_EQ(t.card("SOR_095").raid, 2);
    EXPECT_EQ(t.card("SOR_141").raid, 4);
    EXPECT_FALSE(t.has("SOR_046", kw::Raid));
    t.pass();
    t.play("SOR_128"); // it came later (CR 7.7.3)
    EXPECT_FALSE(t.has("SOR_128", kw::Raid));
    t.pass();
    t.attack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
    t.nextRound();
    EXPECT_EQ(t.card("SOR_095").raid, 0);
    EXPECT_EQ(t.card("SOR_141").raid, 2);
}

TEST(SwuCard, SOR_155_AggressionDrawsAndDefeatsUpToTwoUpgrades)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 4).hand(0, {"SOR_155"});
    t.ground(0, {Unit("SOR_095").with({"SOR_120"})});
    t.ground(1, {Unit("SOR_046").with({"SOR_069", "SOR_T02"})}).start();
    t.play("SOR_155");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1, 2, 3});
    t.bounds(1, 1);
    t.mode(0);
    EXPECT_EQ(t.handSize(0), 1);
    t.modes({1, 2, 3});
    t.mode(1);
    t.selectable({"SOR_120", "SOR_069", "SOR_T02"});
    t.bounds(0, 2);
    t.choose({"SOR_069", "SOR_T02"});
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 1);
    EXPECT_EQ(t.readyResources(0), 0);
    t.noQuestion();
}

TEST(SwuCard, SOR_155_AggressionReadiesAWeakUnitAndDealsDamage)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 9).hand(0, {"SOR_155"});
    t.ground(0, {Unit("SOR_095").exhausted(), Unit("SOR_098").exhausted()});
    t.ground(1, {"SOR_046", "SOR_232"}).start();
    t.play("SOR_155");
    t.mode(3);
    t.selectable({"SOR_095", "SOR_098", "SOR_046", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 4);
    t.modes({0, 1, 2});
    t.mode(2);
    t.selectable({"SOR_095", "SOR_046"}); // 3 or less power
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_FALSE(t.exhausted("SOR_095"));
    t.noQuestion();
}

TEST(SwuCard, SOR_156_BenthicGivesAnotherFriendlyAggressionUnitRaidTwo)
{
    Table t;
    t.ground(0, {"SOR_156", "SOR_128", "SOR_095"}).space(0, {"SOR_141"}).ground(1, {"SOR_164"});
    t.start();
    t.attack("SOR_156", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_141"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.card("SOR_128").raid, 2);
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.pass();
    t.attack("SOR_128", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 7);
    t.nextRound();
    EXPECT_FALSE(t.has("SOR_128", kw::Raid));
}

TEST(SwuCard, SOR_157_CantinaBraggartHasRaidTwo)
{
    Table t;
    t.ground(0, {"SOR_157"}).ground(1, {"SOR_128"}).start();
    EXPECT_EQ(t.power("SOR_157"), 0);
    t.attack("SOR_157", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.attack("SOR_128", "SOR_157");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground); // it defends with 0
}

TEST(SwuCard, SOR_158_JedhaAgitatorHitsAGroundUnitOrABaseBesideALeaderUnit)
{
    Table t;
    t.deployed(0).ground(0, {"SOR_158"}).space(0, {"SOR_141"}).space(1, {"SOR_237"});
    t.ground(1, {Unit("SOR_098").with({"SOR_T02"}), "SOR_046"}).start();
    t.attack("SOR_158", "base1"); // Saboteur
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"leader0", "SOR_158", "SOR_098", "SOR_046", "base0", "base1"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_EQ(t.baseDamageOn(1), 2);

    Table without;
    without.deployed(1).ground(0, {"SOR_158"}).ground(1, {"SOR_046"}).start();
    without.attack("SOR_158", "base1");
    without.noQuestion();
    EXPECT_EQ(without.baseDamageOn(1), 2);
}

TEST(SwuCard, SOR_159_PartisanInsurgentHasRaidTwoBesideAnotherAggressionUnit)
{
    Table t;
    t.ground(0, {"SOR_159"}).space(0, {"SOR_141"}).start();
    EXPECT_EQ(t.card("SOR_159").raid, 2);
    t.attack("SOR_159", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);

    Table alone; // an enemy's, and a friendly one without Aggression
    alone.ground(0, {"SOR_159", "SOR_095"}).ground(1, {"SOR_128"}).start();
    EXPECT_FALSE(alone.has("SOR_159", kw::Raid));
    alone.attack("SOR_159", "base1");
    EXPECT_EQ(alone.baseDamageOn(1), 1);
}

TEST(SwuCard, SOR_160_WolffeKeepsBasesFromBeingHealed)
{
    Table t;
    t.baseDamage(0, 9).baseDamage(1, 9).resources(0, 9).hand(0, {"SOR_160"});
    t.ground(0, {"SOR_243"}).ground(1, {"SOR_243"}).start();
    t.play("SOR_160");
    t.attack("SOR_243#2", "base0"); // Restore 2
    EXPECT_EQ(t.baseDamageOn(1), 9);
    t.attack("SOR_243", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 12);
    t.nextRound();
    t.attack("SOR_243", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 10);
}

TEST(SwuCard, SOR_160_RulingWolffeNeedNotStayInPlay)
{
    Table t;
    t.baseDamage(1, 9).ground(0, {"SOR_160"}).ground(1, {"SOR_098", "SOR_243"}).start();
    t.attack("SOR_160", "SOR_098"); // On Attack, and he dies
    EXPECT_EQ(t.zone("SOR_160"), Zone::Discard);
    t.attack("SOR_243", "base0");
    EXPECT_EQ(t.baseDamageOn(1), 9);
    t.nextRound();
    t.pass();
    t.attack("SOR_243", "base0");
    EXPECT_EQ(t.baseDamageOn(1), 7);
}

TEST(SwuCard, SOR_160_WolffeHasSaboteur)
{
    Table t;
    t.ground(0, {"SOR_160"}).ground(1, {Unit("SOR_098").with({"SOR_T02"}), "SOR_046"}).start();
    EXPECT_TRUE(t.canAttack("SOR_160", "base1"));
    t.attack("SOR_160", "SOR_098");
    t.trigger("SOR_160", TriggerKind::Saboteur);
    EXPECT_EQ(t.zone("SOR_098"), Zone::Discard);
}

TEST(SwuCard, SOR_161_ArdentSympathizerIsStrongerWithTheInitiative)
{
    Table t;
    t.ground(0, {"SOR_161"}).ground(1, {"SOR_161"}).start();
    EXPECT_EQ(t.power("SOR_161"), 5);
    EXPECT_EQ(t.hp("SOR_161"), 3);
    EXPECT_EQ(t.power("SOR_161#2"), 3);
    t.pass();
    t.takeInitiative();
    EXPECT_EQ(t.power("SOR_161"), 3);
    EXPECT_EQ(t.power("SOR_161#2"), 5);
    for (int i = 0; i < kPlayers; ++i)
        t.decline();
}

TEST(SwuCard, SOR_162_DisablingFangFighterMayDefeatAnUpgrade)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_162"}).ground(0, {Unit("SOR_095").with({"SOR_120"})});
    t.ground(1, {Unit("SOR_046").with({"SOR_T02"})}).start();
    t.play("SOR_162");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_120", "SOR_T02"});
    t.bounds(0, 1);
    t.choose("SOR_T02");
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);

    Table declined;
    declined.resources(0, 9).hand(0, {"SOR_162"}).ground(1, {Unit("SOR_046").with({"SOR_069"})});
    declined.start();
    declined.play("SOR_162");
    declined.decline();
    EXPECT_EQ(declined.upgradesOn("SOR_046"), 1);
}

TEST(SwuCard, SOR_163_StarWingScoutDrawsTwoWithTheInitiativeWhenDefeated)
{
    Table t;
    t.space(0, {"SOR_163"}).space(1, {"SOR_066"}).start();
    t.attack("SOR_163", "SOR_066");
    EXPECT_EQ(t.zone("SOR_163"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 2);

    Table without;
    without.initiative(1).active(0).space(0, {"SOR_163"}).space(1, {"SOR_066"}).start();
    without.attack("SOR_163", "SOR_066");
    EXPECT_EQ(without.handSize(0), 0);
}

TEST(SwuCard, SOR_164_WampaOverwhelms)
{
    Table t;
    t.ground(0, {"SOR_164", "SOR_164"}).ground(1, {"SOR_128", Unit("SOR_157").with({"SOR_T02"})});
    t.start();
    t.attack("SOR_164", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.pass();
    t.attack("SOR_164#2", "SOR_157"); // ruling: a Shield leaves nothing over
    EXPECT_EQ(t.baseDamageOn(1), 3);
    EXPECT_EQ(t.zone("SOR_157"), Zone::Ground);
}

TEST(SwuCard, SOR_165_OccupierSiegeTankHasGrit)
{
    Table t;
    t.ground(0, {Unit("SOR_165").damaged(1)}).ground(1, {"SOR_211"}).start();
    EXPECT_EQ(t.power("SOR_165"), 6);
    t.attack("SOR_165", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
}

TEST(SwuCard, SOR_165_GritDoesNotCountCombatDamageOfTheSameMoment)
{
    Table t;
    t.ground(0, {"SOR_165"}).ground(1, {"SOR_088"}).start();
    t.attack("SOR_165", "SOR_088");
    EXPECT_EQ(t.damage("SOR_088"), 5);
    EXPECT_EQ(t.zone("SOR_165"), Zone::Discard);
}

TEST(SwuCard, SOR_166_InfiltratorsSkillGivesSaboteur)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_166"}).ground(0, {"SOR_095"});
    t.ground(1, {Unit("SOR_098").with({"SOR_T02"}), "SOR_046"}).start();
    EXPECT_EQ(t.whyNotAttack("SOR_095", "base1"), Reason::SentinelInTheWay);
    t.play("SOR_166", "SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 4);
    EXPECT_EQ(t.hp("SOR_095"), 4);
    t.pass();
    EXPECT_TRUE(t.canAttack("SOR_095", "base1"));
    EXPECT_TRUE(t.canAttack("SOR_095", "SOR_046"));
    t.attack("SOR_095", "SOR_098");
    EXPECT_EQ(t.zone("SOR_098"), Zone::Discard);
}

} // namespace playmat::test
