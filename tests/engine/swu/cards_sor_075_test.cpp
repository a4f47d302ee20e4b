#include "support/swu_table.h"

/// SOR_075 to SOR_085, without the cards of the starter decks.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_075_ItBindsAllThingsMovesDamageWithTheForce)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_075"}).ground(0, {Unit("SOR_046").damaged(5), "SOR_045"});
    t.ground(1, {Unit("SOR_232").damaged(1)}).start();
    t.play("SOR_075");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_045", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.asks(DecisionKind::ChooseNumber, 0);
    ASSERT_EQ(t.decision().options.size(), 4u); // none to three
    t.number(2);
    EXPECT_EQ(t.damage("SOR_046"), 3);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_045", "SOR_232"}); // another one
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 3); // exactly what was healed (the ruling)
}

TEST(SwuCard, SOR_075_ItBindsAllThingsHealsNoMoreThanThereIs)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_075"}).ground(0, {Unit("SOR_045").damaged(1)});
    t.ground(1, {"SOR_232"}).start();
    t.play("SOR_075");
    t.choose("SOR_045");
    ASSERT_EQ(t.decision().options.size(), 2u);
    t.number(1);
    t.bounds(0, 1);
    t.decline();
    EXPECT_EQ(t.damage("SOR_045"), 0);
    EXPECT_EQ(t.damage("SOR_232"), 0);
}

TEST(SwuCard, SOR_075_ItBindsAllThingsOnlyHealsWithoutTheForce)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_075"}).ground(0, {Unit("SOR_046").damaged(5)});
    t.ground(1, {"SOR_045"}).start(); // an enemy's Force does not help
    t.play("SOR_075");
    t.choose("SOR_046");
    t.number(3);
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 2);
}

TEST(SwuCard, SOR_076_MakeAnOpeningWeakensAndHeals)
{
    Table t;
    t.resources(0, 3).hand(0, {"SOR_076"}).baseDamage(0, 5).ground(0, {"SOR_046"});
    t.ground(1, {"SOR_229"}).deployed(1).start();
    t.play("SOR_076");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_229", "leader1"});
    t.bounds(1, 1);
    t.choose("SOR_229");
    EXPECT_EQ(t.power("SOR_229"), 1);
    EXPECT_EQ(t.hp("SOR_229"), 1);
    EXPECT_EQ(t.baseDamageOn(0), 3);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_229"), 3);
    EXPECT_EQ(t.hp("SOR_229"), 3);
}

TEST(SwuCard, SOR_076_MakeAnOpeningDefeatsTheWeakAndHealsWithoutUnits)
{
    Table t;
    t.resources(0, 3).hand(0, {"SOR_076"}).ground(1, {"SOR_207"}).start();
    t.play("SOR_076");
    EXPECT_EQ(t.zone("SOR_207"), Zone::Discard);

    Table u;
    u.resources(0, 3).hand(0, {"SOR_076"}).baseDamage(0, 5).start();
    u.play("SOR_076");
    EXPECT_EQ(u.baseDamageOn(0), 3);
}

TEST(SwuCard, SOR_076_ANegativeSumIsKept)
{
    Table t; // the example of CR 8.15.4: Raid 2 on a power of two below nothing
    t.resources(0, 3).hand(0, {"SOR_076"}).ground(1, {"SOR_157"}).start();
    t.play("SOR_076");
    EXPECT_EQ(t.power("SOR_157"), 0);
    t.attack("SOR_157", "base0");
    EXPECT_EQ(t.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_077_TakedownDefeatsAUnitWithFiveHpLeft)
{
    Table t;
    t.resources(0, 4).hand(0, {"SOR_077"}).ground(0, {"SOR_046", "SOR_095"});
    t.deployed(1, 3).ground(1, {Unit("SOR_232").damaged(2), Unit("SOR_051").damaged(1)}).start();
    t.play("SOR_077");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_232", "leader1"});
    t.bounds(1, 1);
    t.choose("leader1");
    EXPECT_EQ(t.zone("leader1"), Zone::Base);
    EXPECT_TRUE(t.exhausted("leader1"));
    EXPECT_EQ(t.damage("leader1"), 0);
}

TEST(SwuCard, SOR_080_TaggeGivesExperienceToUpToThreeTroopers)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 2).hand(0, {"SOR_080"});
    t.ground(0, {"SOR_128", "SOR_095", "SOR_232"}).ground(1, {"SOR_229", "SOR_046"}).start();
    t.play("SOR_080");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_095", "SOR_229", "SOR_046"}); // he is none himself
    t.bounds(0, 3);
    t.refuses({"SOR_128", "SOR_095", "SOR_229", "SOR_046"});
    t.choose({"SOR_128", "SOR_095"});
    EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_229"), 0);

    Table u;
    u.leader(0, "SOR_007").resources(0, 2).hand(0, {"SOR_080"}).ground(0, {"SOR_128"}).start();
    u.play("SOR_080");
    u.bounds(0, 1);
    u.decline();
    EXPECT_EQ(u.upgradesOn("SOR_128"), 0);
}

TEST(SwuCard, SOR_081_ShoretrooperIsStrongWithSixResources)
{
    Table t; // exhausted ones count
    t.resources(0, 2, 3).hand(0, {"SOR_095"}).ground(0, {"SOR_081"}).resources(1, 9);
    t.ground(1, {"SOR_081"}).start();
    EXPECT_EQ(t.power("SOR_081"), 2);
    EXPECT_EQ(t.power("SOR_081#2"), 4);
    EXPECT_EQ(t.hp("SOR_081#2"), 3);
    t.endActionPhase();
    t.choose("SOR_095"); // the sixth
    EXPECT_EQ(t.power("SOR_081"), 4);
    t.decline();
    t.attack("SOR_081", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SOR_082_RoyalGuardIsASentinelBesideAnOfficial)
{
    Table t;
    t.ground(0, {"SOR_082"}).ground(1, {"SOR_079", "SOR_128"}).active(1).start();
    EXPECT_FALSE(t.has("SOR_082", kw::Sentinel)); // an enemy's official
    EXPECT_EQ(t.hp("SOR_082"), 4);

    Table u;
    u.ground(0, {"SOR_082", "SOR_079"}).ground(1, {"SOR_128"}).active(1).start();
    EXPECT_TRUE(u.has("SOR_082", kw::Sentinel));
    EXPECT_EQ(u.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    EXPECT_EQ(u.hp("SOR_082"), 4);
}

TEST(SwuCard, SOR_082_RoyalGuardIsTougherForEmperorPalpatine)
{
    Table leader; // as a leader: not a unit yet
    leader.leader(0, "SOR_006").ground(0, {"SOR_082"}).start();
    EXPECT_EQ(leader.hp("SOR_082"), 5);
    EXPECT_EQ(leader.power("SOR_082"), 3);
    EXPECT_FALSE(leader.has("SOR_082", kw::Sentinel));

    Table deployed; // an Official unit
    deployed.leader(0, "SOR_006").deployed(0).ground(0, {"SOR_082"}).start();
    EXPECT_EQ(deployed.hp("SOR_082"), 5);
    EXPECT_TRUE(deployed.has("SOR_082", kw::Sentinel));

    Table unit; // another card of the name, and both of them count once
    unit.leader(0, "SOR_006").ground(0, {"SOR_082", "SOR_135"}).start();
    EXPECT_EQ(unit.hp("SOR_082"), 5);
    EXPECT_TRUE(unit.has("SOR_082", kw::Sentinel));

    Table enemy;
    enemy.leader(1, "SOR_006").ground(0, {"SOR_082"}).ground(1, {"SOR_135"}).start();
    EXPECT_EQ(enemy.hp("SOR_082"), 4);
    EXPECT_FALSE(enemy.has("SOR_082", kw::Sentinel));
}

TEST(SwuCard, SOR_082_RoyalGuardFallsWhenTheEmperorIsGone)
{
    Table t;
    t.leader(0, "SOR_007").ground(0, {Unit("SOR_082").damaged(4), "SOR_135"});
    t.resources(1, 9).hand(1, {"SOR_078"}).active(1).start();
    EXPECT_EQ(t.zone("SOR_082"), Zone::Ground);
    t.play("SOR_078");
    t.choose("SOR_135");
    EXPECT_EQ(t.zone("SOR_082"), Zone::Discard);
}

TEST(SwuCard, SOR_085_RukhDefeatsTheUnitThatHeHurts)
{
    Table t;
    t.ground(0, {"SOR_085"}).ground(1, {"SOR_232"}).start();
    t.attack("SOR_085", "SOR_232");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_085"), Zone::Discard); // six damage: he fell, and it did all the same
}

TEST(SwuCard, SOR_085_RukhSparesLeadersAndShieldedUnits)
{
    Table t;
    t.ground(0, {"SOR_085"}).deployed(1).start();
    t.attack("SOR_085", "leader1");
    EXPECT_EQ(t.zone("leader1"), Zone::Ground);
    EXPECT_EQ(t.damage("leader1"), 3);

    Table u; // no damage was dealt
    u.ground(0, {"SOR_085"}).ground(1, {Unit("SOR_046").with({"SOR_T02"})}).start();
    u.attack("SOR_085", "SOR_046");
    EXPECT_EQ(u.zone("SOR_046"), Zone::Ground);
    EXPECT_EQ(u.upgradesOn("SOR_046"), 0);
}

TEST(SwuCard, SOR_085_RukhMustAttackAndInCombat)
{
    Table t; // defending
    t.ground(0, {"SOR_085"}).ground(1, {"SOR_046"}).active(1).start();
    t.attack("SOR_046", "SOR_085");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);

    Table u; // the ruling: damage by an ability is not combat damage
    u.leader(0, "SOR_007").resources(0, 3).hand(0, {"SOR_127"}).base(0, "SOR_023");
    u.ground(0, {"SOR_085"}).ground(1, {"SOR_046"}).start();
    u.play("SOR_127"); // Strike True, by the only unit to the only unit
    EXPECT_EQ(u.damage("SOR_046"), 3);
    EXPECT_EQ(u.zone("SOR_046"), Zone::Ground);
}

TEST(SwuCard, SOR_085_RukhsVictimFallsAfterTheAttack)
{
    Table t; // the ruling: with everything else that waits for its end, in the player's order
    t.ground(0, {Unit("SOR_085").with({"SOR_T02"})}).ground(1, {"SOR_045"}).start();
    t.attack("SOR_085", "SOR_045");
    t.asks(DecisionKind::ChoosePlayer,
           1); // Yoda had 4 HP, and 3 damage: his defeat is Rukh's doing
    t.players({});
    EXPECT_EQ(t.zone("SOR_045"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_085"), 0);
}

TEST(SwuCard, SOR_085_RukhIsShielded)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 5).hand(0, {"SOR_085"}).start();
    t.play("SOR_085");
    EXPECT_EQ(t.tokensOn("SOR_085", "SOR_T02"), 1);
}

} // namespace playmat::test
