#include "support/swu_table.h"

/// SHD_034 to SHD_059: Vigilance.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_034_SupercommandoSquadIsASentinelWhileUpgraded)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 5).hand(0, {"SHD_034"}).ground(1, {"SOR_128", "SOR_046"});
    t.start();
    t.play("SHD_034");
    EXPECT_EQ(t.tokensOn("SHD_034", "SOR_T02"), 1); // a Shield is an upgrade
    EXPECT_EQ(t.whyNotAttack("SOR_046", "base0"), Reason::SentinelInTheWay);
    t.attack("SOR_128", "SHD_034");
    EXPECT_EQ(t.upgradesOn("SHD_034"), 0);
    t.pass();
    EXPECT_TRUE(t.canAttack("SOR_046", "base0"));
}

TEST(SwuCard, SHD_035_ClanSaxonGauntletMayTrainAUnitWhenAttacked)
{
    Table t;
    t.space(0, {"SHD_035"}).ground(0, {"SOR_046"}).space(1, {"SOR_237"}).active(1).start();
    EXPECT_EQ(t.whyNotAttack("SOR_237", "base0"), Reason::SentinelInTheWay);
    t.attack("SOR_237", "SHD_035");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_035", "SOR_046", "SOR_237"});
    t.bounds(0, 1);
    t.choose("SHD_035"); // before damage is dealt
    EXPECT_EQ(t.hp("SHD_035"), 6);
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);

    Table u;
    u.space(0, {"SHD_035"}).space(1, {"SOR_237"}).active(1).start();
    u.attack("SOR_237", "SHD_035");
    u.decline();
    EXPECT_EQ(u.upgradesOn("SHD_035"), 0);
    EXPECT_EQ(u.damage("SHD_035"), 2);
}

TEST(SwuCard, SHD_035_RulingItTriggersTogetherWithOnAttack)
{
    Table t; // the active player says whose comes first
    t.space(0, {"SHD_035"}).space(1, {Unit("SOR_237").with({"TST_102"})}).active(1).start();
    t.attack("SOR_237", "SHD_035"); // Trapdoor: On Attack, the defender returns to its hand
    t.player(1);
    EXPECT_EQ(t.zone("SHD_035"), Zone::Hand);
    t.asks(DecisionKind::ChooseCards, 0); // it had triggered already
    t.selectable({"SOR_237"});
    t.choose("SOR_237");
    EXPECT_EQ(t.tokensOn("SOR_237", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_037_SnokeWeakensAllEnemiesButLeaders)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 8).hand(0, {"SHD_037"}).ground(0, {"SOR_247"});
    t.deployed(1).ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_237"}).start();
    t.play("SHD_037");
    EXPECT_EQ(t.power("SOR_046"), 1);
    EXPECT_EQ(t.hp("SOR_046"), 5);
    EXPECT_EQ(t.power("SOR_237"), 0);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.power("leader1"), 5);
    EXPECT_EQ(t.power("SOR_247"), 2);
    EXPECT_EQ(t.power("SHD_037"), 6);
}

TEST(SwuCard, SHD_037_SnokesShadowGoesWithHim)
{
    Table t;
    t.ground(0, {"SHD_037"}).ground(1, {"SOR_046"}).resources(1, 9).hand(1, {"SOR_222"});
    t.active(1).start();
    EXPECT_EQ(t.power("SOR_046"), 1);
    t.play("SOR_222");
    t.choose("SHD_037");
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_EQ(t.hp("SOR_046"), 7);
}

TEST(SwuCard, SHD_039_CalculatedLethalityTrainsForEachUpgrade)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4).hand(0, {"SHD_039"}).ground(0, {"SOR_095", "SOR_046"});
    t.ground(1, {Unit("SOR_098").with({"SOR_120", "SOR_T02", "SOR_T01"}), "SOR_232"}).start();
    t.play("SHD_039");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_098"}); // the others cost 4 and 6
    t.choose("SOR_098");
    EXPECT_EQ(t.zone("SOR_098"), Zone::Discard);
    t.choose("SOR_095"); // ruling: each token where you like
    t.choose("SOR_046");
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 2);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_039_RulingCalculatedLethalityGoesByThePrintedCost)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4).hand(0, {"SHD_039"}).deployed(1).ground(0, {"SOR_232"});
    t.ground(1, {Unit("SOR_098").with({"SOR_122"}), "SOR_046"}).start();
    t.play("SHD_039"); // Traitorous costs 5, and does not count
    EXPECT_EQ(t.zone("SOR_098"), Zone::Discard);
    EXPECT_EQ(t.tokensOn("SOR_232", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_040_ClanWrenRescuerTrainsAUnit)
{
    Table t;
    t.resources(0, 2).hand(0, {"SHD_040"}).ground(0, {"SOR_046"}).ground(1, {"SOR_095"}).start();
    t.play("SHD_040");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_040", "SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_043_VillageProtectorsAreShieldedSentinels)
{
    Table t;
    t.resources(0, 3).hand(0, {"SHD_043"}).ground(1, {"SOR_128"}).start();
    t.play("SHD_043");
    EXPECT_EQ(t.tokensOn("SHD_043", "SOR_T02"), 1);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SHD_044_RazorCrestMayFetchAnUpgradeFromTheOwnDiscardPile)
{
    Table t;
    t.resources(0, 4).hand(0, {"SHD_044"}).discard(0, {"SOR_120", "SOR_046", "SOR_069"});
    t.discard(1, {"SOR_071"}).start();
    t.play("SHD_044");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_120", "SOR_069"});
    t.bounds(0, 1);
    t.choose("SOR_120");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Ids{"SOR_120"}));

    Table u;
    u.resources(0, 4).hand(0, {"SHD_044"}).discard(0, {"SOR_120"}).start();
    u.play("SHD_044");
    u.decline();
    EXPECT_EQ(u.handSize(0), 0);
}

TEST(SwuCard, SHD_044_RazorCrestRestoresTwo)
{
    Table t;
    t.baseDamage(0, 5).space(0, {"SHD_044"}).start();
    t.attack("SHD_044", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 3);
}

TEST(SwuCard, SHD_047_ArmorerShieldsUpToThreeMandalorians)
{
    Table t;
    t.resources(0, 5).hand(0, {"SHD_047"}).ground(0, {"SHD_040", "SOR_046"});
    t.space(0, {"SHD_044", "SHD_035"}).ground(1, {"SHD_162"}).start();
    t.play("SHD_047");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_047", "SHD_040", "SHD_044", "SHD_035", "SHD_162"});
    t.bounds(0, 3);
    t.choose({"SHD_047", "SHD_040", "SHD_044"});
    EXPECT_EQ(t.tokensOn("SHD_047", "SOR_T02"), 1);
    EXPECT_EQ(t.tokensOn("SHD_040", "SOR_T02"), 1);
    EXPECT_EQ(t.tokensOn("SHD_044", "SOR_T02"), 1);
    EXPECT_EQ(t.upgradesOn("SHD_035"), 0);
}

TEST(SwuCard, SHD_048_GentleGiantHealsAnotherForItsOwnWounds)
{
    Table t;
    t.ground(0, {Unit("SHD_048").damaged(3), Unit("SOR_046").damaged(5)}).start();
    EXPECT_EQ(t.power("SHD_048"), 5); // Grit
    t.attack("SHD_048", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_EQ(t.damage("SHD_048"), 3);
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

TEST(SwuCard, SHD_048_RulingGentleGiantHealsAllOfLessDamage)
{
    Table t;
    t.ground(0, {Unit("SHD_048").damaged(4)}).ground(1, {Unit("SOR_046").damaged(2)}).start();
    t.attack("SHD_048", "base1");
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 0);
}

TEST(SwuCard, SHD_049_MandalorianMayHealAndShieldTheSmall)
{
    Table t;
    t.resources(0, 6).hand(0, {"SHD_049"}).ground(0, {Unit("SOR_095").damaged(2), "SOR_046"});
    t.space(1, {"SOR_237"}).ground(1, {"SOR_128"}).start();
    t.play("SHD_049");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_237", "SOR_128"});
    t.bounds(0, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 0);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 2);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SHD_049_RulingMandalorianGoesByThePrintedCost)
{
    Table t; // an undamaged unit may be chosen too; an upgrade does not make it dearer
    t.resources(0, 6).hand(0, {"SHD_049"}).ground(0, {Unit("SOR_095").with({"SOR_120"})});
    t.ground(1, {"SOR_098"}).start();
    t.play("SHD_049");
    t.selectable({"SOR_095"}); // the other one costs 3
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 2);

    Table u;
    u.resources(0, 6).hand(0, {"SHD_049"}).ground(0, {Unit("SOR_095").damaged(2)}).start();
    u.play("SHD_049");
    u.decline();
    EXPECT_EQ(u.damage("SOR_095"), 2);
    EXPECT_EQ(u.upgradesOn("SOR_095"), 0);
}

TEST(SwuCard, SHD_051_MysticReflectionWeakensAnEnemyMoreWithTheForce)
{
    Table t;
    t.resources(0, 1).hand(0, {"SHD_051"}).ground(0, {"SOR_046"}).ground(1, {"SOR_095"});
    t.space(1, {"SOR_237"}).start();
    t.play("SHD_051");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 1);
    EXPECT_EQ(t.hp("SOR_095"), 3);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_095"), 3);

    Table u;
    u.resources(0, 1).hand(0, {"SHD_051"}).ground(0, {"SOR_045"}).ground(1, {"SOR_095"}).start();
    u.play("SHD_051"); // Yoda
    EXPECT_EQ(u.power("SOR_095"), 1);
    EXPECT_EQ(u.hp("SOR_095"), 1);
}

TEST(SwuCard, SHD_054_MidnightRepairsHealsUpToEightAmongUnits)
{
    Table t;
    t.resources(0, 4).hand(0, {"SHD_054"}).baseDamage(0, 5);
    t.ground(0, {Unit("SOR_046").damaged(6)}).ground(1, {Unit("SOR_232").damaged(3)}).start();
    t.play("SHD_054");
    t.asks(DecisionKind::Distribute, 0);
    t.selectable({"SOR_046", "SOR_232"});
    t.distribute({{"SOR_046", 6}, {"SOR_232", 2}});
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_EQ(t.damage("SOR_232"), 1);
    EXPECT_EQ(t.baseDamageOn(0), 5);

    Table u;
    u.resources(0, 4).hand(0, {"SHD_054"}).ground(0, {Unit("SOR_046").damaged(6)}).start();
    u.play("SHD_054");
    u.distribute({{"SOR_046", 1}});
    EXPECT_EQ(u.damage("SOR_046"), 5);
}

TEST(SwuCard, SHD_055_MoistureFarmerRestoresTwo)
{
    Table t;
    t.baseDamage(0, 5).ground(0, {"SHD_055"}).start();
    t.attack("SHD_055", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 3);
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

TEST(SwuCard, SHD_056_FollowerOfTheWayIsStrongerWhileUpgraded)
{
    Table t;
    t.ground(0, {"SHD_056", Unit("SHD_056").with({"SOR_T02"})}).start();
    EXPECT_EQ(t.power("SHD_056"), 1);
    EXPECT_EQ(t.hp("SHD_056"), 3);
    EXPECT_EQ(t.power("SHD_056#2"), 2);
    EXPECT_EQ(t.hp("SHD_056#2"), 4);
}

TEST(SwuCard, SHD_057_RicketyQuadjumperMayShowTheTopCardAndTrainForANonUnit)
{
    const auto attack = [](Table &t, const char *top) {
        t.space(0, {"SHD_057"}).ground(0, {"SOR_046"}).ground(1, {"SOR_095"});
        t.deck(0, {top, "SOR_232"}).start();
        t.attack("SHD_057", "base1");
    };
    Table t;
    attack(t, "SOR_172");
    t.yes();
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), (Ids{"SOR_172", "SOR_232"})); // it stays there
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);

    Table unit;
    attack(unit, "SOR_128");
    unit.yes();
    EXPECT_EQ(unit.events(Ev::Revealed, "SOR_128"), 1);
    unit.goOn(0);
    EXPECT_EQ(unit.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(unit.baseDamageOn(1), 1);

    Table no;
    attack(no, "SOR_172");
    no.no();
    EXPECT_EQ(no.events(Ev::Revealed, "SOR_172"), 0);
    EXPECT_EQ(no.upgradesOn("SOR_046"), 0);
}

TEST(SwuCard, SHD_059_EmboHealsAfterDefeatingTheDefender)
{
    Table t;
    t.ground(0, {"SHD_059", Unit("SOR_046").damaged(4)}).ground(1, {"SOR_207"}).start();
    t.attack("SHD_059", "SOR_207");
    EXPECT_EQ(t.zone("SOR_207"), Zone::Discard);
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_046");
    t.number(2);
    EXPECT_EQ(t.damage("SOR_046"), 2);
}

TEST(SwuCard, SHD_059_RulingEmboMustSurviveAndTheDefenderFall)
{
    Table t;
    t.ground(0, {Unit("SHD_059").damaged(1), Unit("SOR_046").damaged(4)}).ground(1, {"SOR_095"});
    t.start();
    t.attack("SHD_059", "SOR_095"); // both fall
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 4);

    Table u;
    u.ground(0, {"SHD_059"}).ground(1, {"SOR_046"}).start();
    u.attack("SHD_059", "SOR_046");
    u.noQuestion();
    EXPECT_EQ(u.damage("SHD_059"), 3);
}

} // namespace playmat::test
