#include "support/swu_table.h"

/// SOR_009 to SOR_014: leaders.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_009_LeiaAttacksWithOneRebelAndMayWithAnother)
{
    Table t;
    t.leader(0, "SOR_009").ground(0, {"SOR_095", "SOR_046", "SOR_059"});
    t.space(0, {Unit("SOR_044").exhausted()}).ground(1, {"SOR_128"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(1, 1); // the ruling: she must, if she can; only ready units
    t.selectableAttacks({{"SOR_095", "SOR_128"},
                         {"SOR_095", "base1"},
                         {"SOR_046", "SOR_128"},
                         {"SOR_046", "base1"}});
    t.chooseAttack("SOR_046", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard); // done before the next one is declared
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_095", "base1"}});
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_009_LeiasSecondAttackIsOptional)
{
    Table t;
    t.leader(0, "SOR_009").ground(0, {"SOR_095", "SOR_046"}).start();
    t.use("leader0");
    t.chooseAttack("SOR_095", "base1");
    t.decline();
    EXPECT_EQ(t.baseDamageOn(1), 3);
    EXPECT_FALSE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SOR_009_LeiaWithoutAReadyRebelDoesNothing)
{
    Table t;
    t.leader(0, "SOR_009").ground(0, {Unit("SOR_095").exhausted(), "SOR_059"}).start();
    t.use("leader0");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 0);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SOR_009_TriggersOfTheFirstAttackComeBeforeTheSecond)
{
    Table t; // the ruling: action by action
    t.leader(0, "SOR_009").ground(0, {"SOR_145", "SOR_095"}).ground(1, {"SOR_232"}).start();
    t.use("leader0");
    t.chooseAttack("SOR_145", "SOR_232");
    EXPECT_EQ(t.zone("SOR_145"), Zone::Discard);
    t.asks(DecisionKind::ChooseMode, 0); // K-2SO first
    t.mode(0);
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.selectableAttacks({{"SOR_095", "SOR_232"}, {"SOR_095", "base1"}});
    t.decline();
}

TEST(SwuCard, SOR_009_LeiaDeployedRaidsAndMayLetAnotherRebelAttack)
{
    Table t;
    t.leader(0, "SOR_009").deployed(0).ground(0, {"SOR_095", "SOR_059"}).space(0, {"SOR_044"});
    t.start();
    t.attack("leader0", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    EXPECT_EQ(t.power("leader0"), 3); // the attack is over: no Raid (the ruling)
    t.selectableAttacks({{"SOR_095", "base1"}, {"SOR_044", "base1"}});
    t.chooseAttack("SOR_044", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
    EXPECT_EQ(t.power("leader0"), 3);
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_009_LeiaMustSurviveToCompleteHerAttack)
{
    Table t; // the ruling
    t.leader(0, "SOR_009").deployed(0, 3).ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    t.attack("leader0", "SOR_046");
    t.noQuestion();
    EXPECT_EQ(t.zone("leader0"), Zone::Base);
    EXPECT_FALSE(t.exhausted("SOR_095"));
}

TEST(SwuCard, SOR_011_InquisitorHurtsAndReadiesAWeakFriend)
{
    Table t;
    t.leader(0, "SOR_011")
        .ground(
            0,
            {"SOR_128", Unit("SOR_046").exhausted(), "SOR_232", Unit("SOR_095").with({"SOR_T01"})});
    t.ground(1, {"SOR_229"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_046"}); // the Experience makes the Marine too strong
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_FALSE(t.exhausted("SOR_046"));
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SOR_011_InquisitorCountsPassingModifiers)
{
    Table t; // the ruling: 4 power less for the phase
    t.leader(0, "SOR_011").base(0, "SOR_028").ground(0, {Unit("SOR_232").exhausted()}).start();
    t.use("base0");
    t.pass();
    t.use("leader0");
    EXPECT_EQ(t.damage("SOR_232"), 2);
    EXPECT_FALSE(t.exhausted("SOR_232"));
}

TEST(SwuCard, SOR_011_InquisitorsUnitMayGrowBeyondThreeByTheDamage)
{
    Table t; // the ruling: Grit
    t.leader(0, "SOR_011").ground(0, {Unit("SOR_065").damaged(1).exhausted()}).start();
    t.use("leader0");
    EXPECT_EQ(t.power("SOR_065"), 5);
    EXPECT_FALSE(t.exhausted("SOR_065"));

    Table u; // a Shield takes the damage, and it is readied all the same
    u.leader(0, "SOR_011").ground(0, {Unit("SOR_095").with({"SOR_T02"}).exhausted()}).start();
    u.use("leader0");
    EXPECT_EQ(u.damage("SOR_095"), 0);
    EXPECT_FALSE(u.exhausted("SOR_095"));
}

TEST(SwuCard, SOR_011_InquisitorDeployedDoesItToAnotherForOne)
{
    Table t;
    t.leader(0, "SOR_011").deployed(0).ground(0, {Unit("SOR_046").exhausted(), "SOR_232"});
    t.ground(1, {"SOR_128"}).start();
    t.attack("leader0", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_FALSE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.baseDamageOn(1), 3);

    Table u;
    u.leader(0, "SOR_011").deployed(0).ground(0, {Unit("SOR_046").exhausted()}).start();
    u.attack("leader0", "base1");
    u.decline();
    EXPECT_EQ(u.damage("SOR_046"), 0);
    EXPECT_TRUE(u.exhausted("SOR_046"));
}

TEST(SwuCard, SOR_012_IgAttacksStrongerWithMoreUnits)
{
    Table t;
    t.leader(0, "SOR_012").ground(0, {"SOR_046", Unit("SOR_095").exhausted()});
    t.ground(1, {"SOR_229"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(1, 1); // the ruling: he must, with a ready unit
    t.selectableAttacks({{"SOR_046", "SOR_229"}});
    t.chooseAttack("SOR_046", "SOR_229");
    EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SOR_012_IgsBonusNeedsMoreNotAsMany)
{
    Table more;
    more.leader(0, "SOR_012").ground(0, {"SOR_046"}).start();
    more.use("leader0");
    more.chooseAttack("SOR_046", "base1");
    EXPECT_EQ(more.baseDamageOn(1), 4);

    Table equal; // a leader unit counts, in whatever arena units are
    equal.leader(0, "SOR_012").ground(0, {"SOR_046"}).space(0, {"SOR_225"});
    equal.deployed(1).space(1, {"SOR_225"}).start();
    equal.use("leader0");
    equal.chooseAttack("SOR_046", "base1");
    EXPECT_EQ(equal.baseDamageOn(1), 3);

    Table none;
    none.leader(0, "SOR_012").ground(0, {Unit("SOR_046").exhausted()}).start();
    none.use("leader0");
    none.noQuestion();
    EXPECT_TRUE(none.exhausted("leader0"));
}

TEST(SwuCard, SOR_012_IgDeployedLetsTheOthersRaid)
{
    Table t;
    t.leader(0, "SOR_012").deployed(0).ground(0, {"SOR_046"}).space(0, {"SOR_141"});
    t.space(1, {"SOR_225"}).start();
    EXPECT_TRUE(t.has("SOR_046", kw::Raid));
    EXPECT_FALSE(t.has("leader0", kw::Raid));
    EXPECT_FALSE(t.has("SOR_225", kw::Raid));
    EXPECT_EQ(t.power("SOR_046"), 3);
    t.attack("SOR_046", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    t.pass();
    t.attack("SOR_141", "base1"); // Raid 2 of its own and one more
    EXPECT_EQ(t.baseDamageOn(1), 8);
    t.pass();
    t.attack("leader0", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 13);
}

TEST(SwuCard, SOR_013_CassianDrawsAfterThreeDamageToAnEnemyBase)
{
    Table t; // summed up over the phase
    t.leader(0, "SOR_013").resources(0, 1).space(0, {"SOR_044", "SOR_225"}).start();
    t.attack("SOR_044", "base1");
    t.pass();
    t.attack("SOR_225", "base1");
    t.pass();
    t.use("leader0");
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_013_CassianMayBeUsedForNothing)
{
    Table t; // the ruling; damage to your own base or by the enemy is something else
    t.leader(0, "SOR_013").leader(1, "SOR_014").resources(0, 1).space(0, {"SOR_044"});
    t.ground(1, {"SOR_046"}).start();
    t.attack("SOR_044", "base1");
    t.use("leader1"); // one damage to each base
    t.pass();
    t.attack("SOR_046", "base0");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.use("leader0");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_TRUE(t.exhausted("leader0"));

    Table u; // an earlier phase
    u.leader(0, "SOR_013").resources(0, 1).ground(0, {"SOR_046"}).start();
    u.attack("SOR_046", "base1");
    u.nextRound();
    const int before = u.handSize(0);
    u.use("leader0");
    EXPECT_EQ(u.handSize(0), before);
}

TEST(SwuCard, SOR_013_CassianCountsDamageByAbilities)
{
    Table t; // the ruling: an ability that you resolve
    t.leader(0, "SOR_013").resources(0, 1).ground(0, {"SOR_145"}).ground(1, {"SOR_232"});
    t.active(1).start();
    t.attack("SOR_232", "SOR_145");
    t.mode(0); // K-2SO: three to the base
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.use("leader0");
    EXPECT_EQ(t.handSize(0), 1);
}

TEST(SwuCard, SOR_013_CassianDeployedMayDrawOnceEachRound)
{
    Table t;
    t.leader(0, "SOR_013").deployed(0).ground(0, {"SOR_046", "SOR_095"}).start();
    t.attack("SOR_046", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.no(); // not used
    EXPECT_EQ(t.handSize(0), 0);
    t.pass();
    t.attack("SOR_095", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.handSize(0), 1);
    t.pass();
    t.attack("leader0", "base1");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 1);
    t.nextRound();
    const int before = t.handSize(0);
    t.attack("SOR_046", "base1");
    t.yes();
    EXPECT_EQ(t.handSize(0), before + 1);
}

TEST(SwuCard, SOR_013_CassianDeployedKnowsWhoDealtItAndWhere)
{
    Table t; // the enemy's Sabine damages both bases
    t.leader(0, "SOR_013").leader(1, "SOR_014").deployed(0).ground(1, {"SOR_128"}).active(1);
    t.start();
    t.use("leader1");
    t.noQuestion();
    t.pass();
    t.attack("SOR_128", "base0");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 0);
}

TEST(SwuCard, SOR_013_CassianDeployedIsASaboteur)
{
    Table t;
    t.leader(0, "SOR_013").deployed(0);
    t.ground(1, {"SOR_063", Unit("SOR_046").with({"SOR_T02", "SOR_T02"})}).start();
    EXPECT_TRUE(t.canAttack("leader0", "base1"));
    t.attack("leader0", "SOR_046");
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(t.damage("SOR_046"), 4);
}

TEST(SwuCard, SOR_014_SabineDamagesEachBase)
{
    Table t;
    t.leader(0, "SOR_014").start();
    t.use("leader0");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(0), 1);
    EXPECT_EQ(t.baseDamageOn(1), 1);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SOR_014_SabineEndsAGameInADraw)
{
    Table t; // at the same time (CR 5.6.3)
    t.leader(0, "SOR_014").baseDamage(0, 29).baseDamage(1, 29).start();
    t.use("leader0");
    ASSERT_TRUE(t.result().has_value());
    EXPECT_EQ(t.result()->reason, EndReason::BothBases);
    EXPECT_EQ(t.result()->winner, core::kNone);
}

TEST(SwuCard, SOR_014_SabineDeployedDamagesTheEnemyBaseFirst)
{
    Table t;
    t.leader(0, "SOR_014").deployed(0).ground(1, {"SOR_046"}).start();
    t.attack("leader0", "SOR_046");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 1);
    EXPECT_EQ(t.baseDamageOn(0), 0);
    EXPECT_EQ(t.damage("SOR_046"), 2);
}

} // namespace playmat::test
