#include "support/swu_table.h"

/// SOR_001 to SOR_008: leaders.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_001_LeadersDeployOnceWithTheResourcesTheyName)
{
    const std::map<std::string, int> resources{
        {"SOR_001", 5}, {"SOR_002", 6}, {"SOR_003", 7}, {"SOR_004", 5}, {"SOR_005", 6},
        {"SOR_006", 8}, {"SOR_007", 5}, {"SOR_008", 6}, {"SOR_009", 5}, {"SOR_010", 7},
        {"SOR_011", 6}, {"SOR_012", 5}, {"SOR_013", 6}, {"SOR_014", 4}, {"SOR_015", 5},
        {"SOR_016", 6}, {"SOR_017", 6}, {"SOR_018", 6}};
    for (const auto &[leader, needed] : resources) {
        SCOPED_TRACE(leader);
        Table poor;
        poor.leader(0, leader).resources(0, needed - 1).start();
        EXPECT_FALSE(poor.canDeploy(0));
        Table t; // nothing is paid, and it comes ready even when it was exhausted
        t.leader(0, leader).leaderExhausted(0).resources(0, 0, needed).start();
        t.deploy(0);
        EXPECT_EQ(t.zone("leader0"), Zone::Ground);
        EXPECT_FALSE(t.exhausted("leader0"));
        t.pass();
        EXPECT_FALSE(t.canDeploy(0));
    }
}

TEST(SwuCard, SOR_001_KrennicStrengthensDamagedFriends)
{
    Table t;
    t.leader(0, "SOR_001").ground(0, {Unit("SOR_046").damaged(1), "SOR_095"});
    t.space(0, {Unit("SOR_044").damaged(1)}).ground(1, {Unit("SOR_229").damaged(1)}).start();
    EXPECT_EQ(t.power("SOR_046"), 4);
    EXPECT_EQ(t.hp("SOR_046"), 7);
    EXPECT_EQ(t.power("SOR_044"), 3);
    EXPECT_EQ(t.power("SOR_095"), 3); // undamaged
    EXPECT_EQ(t.power("SOR_229"), 3); // an enemy
}

TEST(SwuCard, SOR_001_KrennicGoesByTheDamageOfTheMoment)
{
    Table t;
    t.leader(0, "SOR_001").ground(0, {"SOR_046"}).ground(1, {"SOR_229"}).resources(1, 3);
    t.hand(1, {"SOR_074"}).start();
    t.attack("SOR_046", "SOR_229"); // strikes with 3: the damage comes at the same time
    EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
    EXPECT_EQ(t.power("SOR_046"), 4);
    t.play("SOR_074");
    t.choose("SOR_046");
    EXPECT_EQ(t.power("SOR_046"), 3);
}

TEST(SwuCard, SOR_001_KrennicDeployedHealsTwoAndKeepsHisAbility)
{
    Table t;
    t.leader(0, "SOR_001").deployed(0, 1).baseDamage(0, 5);
    t.ground(0, {Unit("SOR_046").damaged(2)}).start();
    EXPECT_EQ(t.power("leader0"), 3); // he is a damaged friendly unit himself
    EXPECT_EQ(t.power("SOR_046"), 4); // once, not for both of his sides
    t.attack("leader0", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 3);
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SOR_002_IdenHealsAfterAnEnemyWasDefeated)
{
    Table t;
    t.leader(0, "SOR_002").baseDamage(0, 5).ground(0, {"SOR_232"}).ground(1, {"SOR_128"}).start();
    t.attack("SOR_232", "SOR_128");
    t.pass();
    t.use("leader0");
    EXPECT_EQ(t.baseDamageOn(0), 4);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SOR_002_IdenMayBeUsedForNothing)
{
    Table t; // the ruling; a friendly unit's defeat is not an enemy's
    t.leader(0, "SOR_002").baseDamage(0, 5).ground(0, {"SOR_128"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_128", "SOR_046");
    t.pass();
    t.use("leader0");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(0), 5);
    EXPECT_TRUE(t.exhausted("leader0"));

    Table u; // defeated in an earlier phase
    u.leader(0, "SOR_002").baseDamage(0, 5).ground(0, {"SOR_232"}).ground(1, {"SOR_128"}).start();
    u.attack("SOR_232", "SOR_128");
    u.nextRound();
    u.use("leader0");
    EXPECT_EQ(u.baseDamageOn(0), 5);
}

TEST(SwuCard, SOR_002_IdenDeployedIsShieldedAndHealsForEachEnemy)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 6).baseDamage(0, 5).ground(0, {"SOR_046"});
    t.ground(1, {"SOR_128"}).start();
    t.deploy(0);
    EXPECT_EQ(t.tokensOn("leader0", "SOR_T02"), 1);
    t.pass();
    t.attack("leader0", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(0), 4);
    EXPECT_EQ(t.damage("leader0"), 0); // the Shield
    EXPECT_EQ(t.tokensOn("leader0", "SOR_T02"), 0);
}

TEST(SwuCard, SOR_002_IdenHealsForEnemiesDefeatedTogetherWithHer)
{
    Table t; // the ruling: three enemies, one of them a leader; friends do not count
    t.leader(0, "SOR_002").deployed(0).deployed(1).resources(0, 8).hand(0, {"SOR_043"});
    t.baseDamage(0, 9).ground(0, {"SOR_046"}).ground(1, {"SOR_128"}).space(1, {"SOR_225"}).start();
    t.play("SOR_043");
    EXPECT_EQ(t.zone("leader0"), Zone::Base);
    EXPECT_TRUE(t.exhausted("leader0"));
    t.asks(DecisionKind::ChooseTrigger, 0); // three of them, in her order
    EXPECT_EQ(t.decision().options.size(), 3u);
    t.trigger("leader0");
    t.trigger("leader0");
    EXPECT_EQ(t.baseDamageOn(0), 6);
}

TEST(SwuCard, SOR_003_ChewbaccaPlaysACheapUnitAsASentinel)
{
    Table t;
    t.leader(0, "SOR_003").resources(0, 4).ground(1, {"SOR_229"});
    t.hand(0, {"SOR_063", "SOR_044", "SOR_046", "SOR_073", "SOR_069"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_063", "SOR_044"}); // units of printed cost 3 or less
    t.bounds(0, 1);
    t.choosePlay("SOR_044");
    EXPECT_EQ(t.zone("SOR_044"), Zone::Space);
    EXPECT_TRUE(t.exhausted("SOR_044"));
    EXPECT_EQ(t.readyResources(0), 2); // its cost is paid
    EXPECT_TRUE(t.has("SOR_044", kw::Sentinel));
    t.nextRound();
    EXPECT_FALSE(t.has("SOR_044", kw::Sentinel)); // for the phase
}

TEST(SwuCard, SOR_003_ChewbaccaGoesByThePrintedCost)
{
    Table t; // the example of CR 8.15.5E: three, and two more for the aspect
    t.leader(0, "SOR_003").resources(0, 5).hand(0, {"SOR_033"}).ground(1, {"SOR_046"}).start();
    t.use("leader0");
    t.selectable({"SOR_033"});
    EXPECT_EQ(t.decision().options[0].cost, 5);
    t.choosePlay("SOR_033");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_TRUE(t.has("SOR_033", kw::Sentinel));
    EXPECT_EQ(t.damage("SOR_033"), 2); // its own ability, after the action (the only targets)
    EXPECT_EQ(t.damage("SOR_046"), 2);

    Table u; // not affordable: only the cost of the action happens
    u.leader(0, "SOR_003").resources(0, 4).hand(0, {"SOR_033"}).start();
    u.use("leader0");
    u.nothingFits();
    EXPECT_EQ(u.zone("SOR_033"), Zone::Hand);
    EXPECT_TRUE(u.exhausted("leader0"));
}

TEST(SwuCard, SOR_003_ChewbaccaMayDenyWhatIsInHand)
{
    Table t; // CR 1.17.4
    t.leader(0, "SOR_003").resources(0, 4).hand(0, {"SOR_044"}).start();
    t.use("leader0");
    t.decline();
    EXPECT_EQ(t.zone("SOR_044"), Zone::Hand);
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_003_ChewbaccaDeployedIsASentinelWithGrit)
{
    Table t;
    t.leader(0, "SOR_003").deployed(0, 3).ground(0, {"SOR_046"}).ground(1, {"SOR_128"});
    t.active(1).start();
    EXPECT_EQ(t.power("leader0"), 5);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "SOR_046"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_128", "leader0"));
}

TEST(SwuCard, SOR_004_ChirrutGivesTwoHpForThePhase)
{
    Table t;
    t.leader(0, "SOR_004").ground(0, {"SOR_095"}).ground(1, {"SOR_229"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_229"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.hp("SOR_095"), 5);
    EXPECT_EQ(t.power("SOR_095"), 3);
    t.attack("SOR_229", "SOR_095"); // three damage are not enough now, but when the phase ends
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SOR_004_ChirrutStandsWithoutHpUntilTheRegroupPhase)
{
    Table t;
    t.leader(0, "SOR_004").deployed(0).ground(1, {"SOR_232"}).active(1).start();
    t.attack("SOR_232", "leader0");
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
    EXPECT_EQ(t.damage("leader0"), 6); // more than his HP
    EXPECT_EQ(t.baseDamageOn(0), 0); // no excess: he was not defeated (the ruling)
    t.attack("leader0", "base1"); // and he fights on
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.endActionPhase();
    EXPECT_EQ(t.zone("leader0"), Zone::Base); // before anybody draws or readies
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.game().state().phase, Phase::Regroup);
}

TEST(SwuCard, SOR_004_ChirrutHealedInTimeSurvives)
{
    Table t;
    t.leader(0, "SOR_004").deployed(0, 6).resources(0, 1).hand(0, {"SOR_074"}).start();
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
    t.play("SOR_074");
    t.choose("leader0");
    EXPECT_EQ(t.damage("leader0"), 3);
    t.endActionPhase();
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
}

TEST(SwuCard, SOR_004_ChirrutCanStillBeDefeatedDirectly)
{
    Table t;
    t.leader(0, "SOR_004").deployed(0, 5).resources(1, 8).hand(1, {"SOR_043"}).active(1);
    t.leader(1, "SOR_001").start();
    EXPECT_EQ(t.zone("leader0"), Zone::Ground);
    t.play("SOR_043");
    EXPECT_EQ(t.zone("leader0"), Zone::Base);
}

TEST(SwuCard, SOR_006_PalpatineTradesAUnitForDamageAndACard)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 1).ground(0, {"SOR_128", "SOR_046"});
    t.ground(1, {"SOR_229"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0); // the cost
    t.selectable({"SOR_128", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    t.selectable({"SOR_046", "SOR_229"});
    t.bounds(1, 1);
    t.choose("SOR_229");
    EXPECT_EQ(t.damage("SOR_229"), 1);
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_006_PalpatineNeedsSomebodyToTrade)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 1).ground(1, {"SOR_229"}).start();
    EXPECT_FALSE(t.canUse("leader0"));
    Table u; // afterwards there may be no unit to damage: the card is still drawn
    u.leader(0, "SOR_006").resources(0, 1).ground(0, {"SOR_128"}).start();
    u.use("leader0");
    u.choose("SOR_128");
    u.noQuestion();
    EXPECT_EQ(u.handSize(0), 1);
}

TEST(SwuCard, SOR_006_TheTradedUnitsAbilityWaitsForTheAction)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 1).ground(0, {"SOR_045"}).ground(1, {"SOR_229"}).start();
    t.use("leader0");
    t.choose("SOR_045");
    EXPECT_EQ(t.damage("SOR_229"), 1); // the only unit that is left
    EXPECT_EQ(t.handSize(0), 1);
    t.asks(DecisionKind::ChoosePlayer, 0); // then Yoda
    t.players({0});
    EXPECT_EQ(t.handSize(0), 2);
}

TEST(SwuCard, SOR_006_PalpatineDeployedTakesADamagedUnit)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 0, 8).deployed(1, 3);
    t.ground(0, {Unit("SOR_128").exhausted(), "SOR_095"});
    t.ground(1, {Unit("SOR_229").damaged(1).exhausted(), "SOR_046"});
    t.space(1, {Unit("SOR_237").damaged(1)}).start();
    t.deploy(0);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_229", "SOR_237"}); // damaged, no leader
    t.bounds(1, 1);
    t.choose("SOR_229");
    EXPECT_EQ(t.controller("SOR_229"), 0);
    EXPECT_EQ(t.damage("SOR_229"), 1);
    EXPECT_TRUE(t.exhausted("SOR_229"));
}

TEST(SwuCard, SOR_006_PalpatineAttackingMayDefeatAFriend)
{
    Table t;
    t.leader(0, "SOR_006").deployed(0).ground(0, {"SOR_128", "SOR_046"});
    t.ground(1, {"SOR_095"}).start();
    t.attack("leader0", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_128");
    t.selectable({"leader0", "SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 1);
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.baseDamageOn(1), 4);

    Table u;
    u.leader(0, "SOR_006").deployed(0).ground(0, {"SOR_128"}).ground(1, {"SOR_095"}).start();
    u.attack("leader0", "base1");
    u.decline();
    EXPECT_EQ(u.handSize(0), 0);
    EXPECT_EQ(u.damage("SOR_095"), 0);
}

TEST(SwuCard, SOR_007_TarkinGivesExperienceToAnImperialUnit)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 1).ground(0, {"SOR_128", "SOR_046"});
    t.ground(1, {"SOR_229", "SOR_095"}).deployed(1).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_229", "leader1"}); // Vader is Imperial, whoever controls him
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T01"), 1);
    EXPECT_EQ(t.power("SOR_128"), 4);
    EXPECT_EQ(t.hp("SOR_128"), 2);
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_007_TarkinAttackingMayGiveItToAnotherImperial)
{
    Table t;
    t.leader(0, "SOR_007").deployed(0).ground(0, {"SOR_128", "SOR_046"});
    t.space(1, {"SOR_225"}).start();
    t.attack("leader0", "base1");
    t.selectable({"SOR_128", "SOR_225"}); // he is Imperial, but not another
    t.bounds(0, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T01"), 1);

    Table u;
    u.leader(0, "SOR_007").deployed(0).ground(0, {"SOR_128"}).start();
    u.attack("leader0", "base1");
    u.decline();
    EXPECT_EQ(u.upgradesOn("SOR_128"), 0);
}

TEST(SwuCard, SOR_008_HeraIgnoresThePenaltyOnSpectreCards)
{
    Table t; // the base gives Cunning: Vigilance and Aggression are missing
    t.leader(0, "SOR_008").resources(0, 9).ground(0, {"SOR_095"});
    t.hand(0, {"SOR_047", "SOR_045", "SOR_146", "SOR_151", "SOR_172"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_047"), 4); // Kanan
    EXPECT_EQ(t.costOfPlay("SOR_146"), 5); // Zeb
    EXPECT_EQ(t.costOfPlay("SOR_151"), 2); // an event
    EXPECT_EQ(t.costOfPlay("SOR_045"), 5); // no Spectre
    EXPECT_EQ(t.costOfPlay("SOR_172"), 5);
}

TEST(SwuCard, SOR_008_HeraHelpsHerPlayerOnly)
{
    Table t;
    t.leader(0, "SOR_008").resources(1, 9).hand(1, {"SOR_047"}).active(1).start();
    EXPECT_EQ(t.costOfPlay("SOR_047"), 8);
}

TEST(SwuCard, SOR_008_HeraDeployedKeepsItAndStrengthensUniqueUnits)
{
    Table t;
    t.leader(0, "SOR_008").deployed(0).deployed(1).resources(0, 9).hand(0, {"SOR_047"});
    t.ground(0, {"SOR_045", "SOR_046"}).ground(1, {"SOR_036", "SOR_095"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_047"), 4);
    t.attack("leader0", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_045", "SOR_036", "leader1"});
    t.bounds(0, 1);
    t.choose("SOR_045");
    EXPECT_EQ(t.tokensOn("SOR_045", "SOR_T01"), 1);

    Table u;
    u.leader(0, "SOR_008").deployed(0).ground(0, {"SOR_045"}).start();
    u.attack("leader0", "base1");
    u.decline();
    EXPECT_EQ(u.upgradesOn("SOR_045"), 0);
}

} // namespace playmat::test
