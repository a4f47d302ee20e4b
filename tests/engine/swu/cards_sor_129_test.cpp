#include "support/swu_seats.h"

/// SOR_129 to SOR_139: Aggression with Villainy.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_129_AdmiralOzzelPlaysAnImperialUnitReadyAndLetsTheOpponentReadyOne)
{
    Table t;
    t.leader(0, "SOR_010").leader(1, "SOR_005").base(0, "SOR_026").resources(0, 1);
    t.hand(0, {"SOR_128", "SOR_132", "SOR_095", "SOR_172", "SOR_157"}).ground(0, {"SOR_129"});
    t.ground(1, {Unit("SOR_046").exhausted(), "SOR_232"}).start();
    t.use("SOR_129");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128"}); // Imperial and affordable
    t.bounds(0, 1);
    EXPECT_EQ(t.costOfPlay("SOR_128"), 1); // ruling: its cost is paid
    t.choosePlay("SOR_128");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_FALSE(t.exhausted("SOR_128"));
    EXPECT_TRUE(t.exhausted("SOR_129"));
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_129", "SOR_128", "SOR_046", "SOR_232"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_FALSE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.activePlayer(), 1);
    t.pass();
    EXPECT_TRUE(t.canAttack("SOR_128", "SOR_046"));
}

TEST(SwuCard, SOR_129_AdmiralOzzelPlaysAUnitFromHandOnly)
{
    Table t; // playing nothing still lets the opponent ready a unit
    t.leader(0, "SOR_010").leader(1, "SOR_005").resources(0, 9).hand(0, {"SOR_128"});
    t.ground(0, {"SOR_129"}).ground(1, {Unit("SOR_046").exhausted()}).start();
    t.use("SOR_129");
    t.decline();
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_129", "SOR_046"});
    t.decline();
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.readyResources(0), 9);
}

TEST(SwuCard, SOR_129_RulingTheOpponentReadiesBeforeWhenPlayed)
{
    Table t;
    t.leader(0, "SOR_010").leader(1, "SOR_005").resources(0, 9).hand(0, {"SOR_132"});
    t.ground(0, {"SOR_129"}).ground(1, {Unit("SOR_046").exhausted()}).space(1, {"SOR_237"});
    t.start();
    t.use("SOR_129");
    t.choosePlay("SOR_132");
    t.asks(DecisionKind::ChooseCards, 1);
    EXPECT_EQ(t.zone("SOR_132"), Zone::Space);
    t.choose("SOR_046");
    t.asks(DecisionKind::ChooseCards, 0); // now the Interceptor's own ability
    t.selectable({"SOR_132", "SOR_237"});
    t.choose("SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);
}

TEST(SwuCard, SOR_130_FirstLegionSnowtrooperHitsDamagedUnitsHarderAndOverwhelms)
{
    Table t;
    t.ground(0, {"SOR_130"}).ground(1, {Unit("SOR_095").damaged(1)}).start();
    t.attack("SOR_130", "SOR_095"); // 4 damage to 2 HP
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 2);
    EXPECT_EQ(t.zone("SOR_130"), Zone::Discard);
}

TEST(SwuCard, SOR_130_FirstLegionSnowtrooperHasNothingOtherwise)
{
    Table t;
    t.ground(0, {"SOR_130", "SOR_130", Unit("SOR_130").damaged(1)});
    t.ground(1, {"SOR_108", "SOR_046"}).start();
    t.attack("SOR_130", "SOR_108"); // undamaged: 2 damage to 2 HP
    t.decline();
    EXPECT_EQ(t.baseDamageOn(1), 0);
    t.pass();
    t.attack("SOR_130#2", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.attack("SOR_046", "SOR_130#3"); // it defends: 2 damage
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_FALSE(t.has("SOR_130#2", kw::Overwhelm));
}

TEST(SwuCard, SOR_130_RulingAShieldLeavesNothingOver)
{
    Table t;
    t.ground(0, {"SOR_130"}).ground(1, {Unit("SOR_095").damaged(2).with({"SOR_T02"})}).start();
    t.attack("SOR_130", "SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

/// CR 7.5.7 and 8.11: it was attacking a damaged unit when the unit left, so it keeps what it had.
TEST(SwuCard, SOR_130_RulingAllDamageIsInExcessWhenTheDefenderIsDefeatedBefore)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_130").with({"TST_101"})}); // On Attack: 20 damage to the defender
        t.ground(s.you, {Unit("SOR_095").damaged(1)}).start();
        t.attack("SOR_130", "SOR_095");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
        EXPECT_FALSE(t.has("SOR_130", kw::Overwhelm)); // the attack is over
        EXPECT_EQ(t.power("SOR_130"), 2);
    });
}

TEST(SwuCard, SOR_130_RulingADamagedDefenderThatIsReturnedLeavesAllInExcessAnUndamagedOneNothing)
{
    for (const int damage : {0, 1})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.ground(s.me, {Unit("SOR_130").with({"TST_102"})}); // On Attack: returns the defender
            t.ground(s.you, {Unit("SOR_095").damaged(damage)}).start();
            t.attack("SOR_130", "SOR_095");
            EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
            EXPECT_EQ(t.baseDamageOn(s.you), damage == 0 ? 0 : 4);
        });
}

TEST(SwuCard, SOR_131_FifthBrotherGainsRaidForTheDamageOnHim)
{
    Table t;
    t.ground(0, {Unit("SOR_131").damaged(1), "SOR_095"}).ground(1, {"SOR_046"});
    t.space(1, {"SOR_237"}).start();
    EXPECT_EQ(t.card("SOR_131").raid, 1);
    EXPECT_EQ(t.power("SOR_131"), 2);
    t.attack("SOR_131", "base1");
    t.asks(DecisionKind::Confirm, 0);
    EXPECT_EQ(t.power("SOR_131"), 3);
    t.yes();
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"}); // another ground unit
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_EQ(t.damage("SOR_131"), 2);
    EXPECT_EQ(t.baseDamageOn(1), 4); // 2 and Raid 2
}

TEST(SwuCard, SOR_131_FifthBrotherMayDealNoDamage)
{
    Table t;
    t.ground(0, {"SOR_131"}).ground(1, {"SOR_046"}).start();
    EXPECT_FALSE(t.has("SOR_131", kw::Raid));
    t.attack("SOR_131", "SOR_046");
    t.no();
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_EQ(t.damage("SOR_131"), 3);
    EXPECT_EQ(t.card("SOR_131").raid, 3);
}

TEST(SwuCard, SOR_131_FifthBrotherDealsBothDamageAtTheSameTime)
{
    Table t; // both go together: the unit that dies with him still sees him (Agent Kallus)
    t.ground(0, {Unit("SOR_131").damaged(3)}).ground(1, {Unit("SOR_115").damaged(3)}).start();
    t.attack("SOR_131", "base1");
    t.yes();
    EXPECT_EQ(t.zone("SOR_131"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_115"), Zone::Discard);
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.handSize(1), 1);
    EXPECT_EQ(t.baseDamageOn(1), 0); // the attacker is gone
}

TEST(SwuCard, SOR_132_ImperialInterceptorMayDealThreeDamageToASpaceUnit)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 4).hand(0, {"SOR_132"});
    t.ground(1, {"SOR_046"}).space(1, {"SOR_066"}).space(0, {"SOR_237"}).start();
    t.play("SOR_132");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_132", "SOR_237", "SOR_066"});
    t.bounds(0, 1);
    t.choose("SOR_066");
    EXPECT_EQ(t.damage("SOR_066"), 3);
    EXPECT_EQ(t.readyResources(0), 0);

    Table declined;
    declined.leader(0, "SOR_010").resources(0, 9).hand(0, {"SOR_132"}).space(1, {"SOR_066"});
    declined.start();
    declined.play("SOR_132");
    declined.decline();
    EXPECT_EQ(declined.damage("SOR_066"), 0);
}

TEST(SwuCard, SOR_133_SeventhSisterMayDealDamageToAGroundUnitWhenSheHitsTheBase)
{
    Table t;
    t.ground(0, {"SOR_133", "SOR_095"}).ground(1, {"SOR_098", "SOR_046"}).space(1, {"SOR_237"});
    t.start();
    EXPECT_TRUE(t.canAttack("SOR_133", "base1")); // Saboteur passes the Sentinel
    EXPECT_EQ(t.whyNotAttack("SOR_095", "base1"), Reason::SentinelInTheWay);
    t.attack("SOR_133", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_098", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);

    Table declined;
    declined.ground(0, {"SOR_133"}).ground(1, {"SOR_046"}).start();
    declined.attack("SOR_133", "base1");
    declined.decline();
    EXPECT_EQ(declined.damage("SOR_046"), 0);
}

TEST(SwuCard, SOR_133_SeventhSisterBreaksShieldsAndGetsNothingFromUnits)
{
    Table t;
    t.ground(0, {"SOR_133"}).ground(1, {Unit("SOR_046").with({"SOR_T02"}), "SOR_095"}).start();
    t.attack("SOR_133", "SOR_046");
    t.noQuestion();
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.damage("SOR_095"), 0);
}

TEST(SwuCard, SOR_133_RulingOnlyCombatDamageToTheBaseCountsAndOnlyHers)
{
    Table t; // another unit's combat damage, and damage by an ability that she takes no part in
    t.ground(0, {"SOR_133", "SOR_142"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_142", "base1");
    t.choose("base1");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 3);
    EXPECT_EQ(t.damage("SOR_046"), 0);
}

TEST(SwuCard, SOR_133_RulingSheNeedNotSurviveAndTheAttackIsOver)
{
    Table t; // excess damage to the base, while the defender defeats her
    t.ground(0, {Unit("SOR_133").damaged(4)}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.gain("SOR_133", kw::Overwhelm);
    t.attack("SOR_133", "SOR_128");
    EXPECT_EQ(t.zone("SOR_133"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046"});
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
}

TEST(SwuCard, SOR_134_RuthlessRaiderHitsBaseAndUnitWhenPlayed)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 6).hand(0, {"SOR_134"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).space(1, {"SOR_066"}).start();
    t.play("SOR_134");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_066"});
    t.bounds(1, 1);
    t.choose("SOR_066");
    EXPECT_EQ(t.baseDamageOn(1), 2);
    EXPECT_EQ(t.damage("SOR_066"), 2);

    Table alone;
    alone.leader(0, "SOR_010").resources(0, 9).hand(0, {"SOR_134"}).ground(0, {"SOR_095"}).start();
    alone.play("SOR_134");
    EXPECT_EQ(alone.baseDamageOn(1), 2);
    EXPECT_EQ(alone.damage("SOR_095"), 0);
}

TEST(SwuCard, SOR_134_RuthlessRaiderHitsBaseAndUnitWhenDefeated)
{
    Table t;
    t.active(1).space(0, {Unit("SOR_134").damaged(4)}).space(1, {"SOR_237", "SOR_225"}).start();
    t.attack("SOR_237", "SOR_134"); // both are defeated
    EXPECT_EQ(t.zone("SOR_134"), Zone::Discard);
    t.noQuestion(); // one enemy unit is left
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 2);
    EXPECT_EQ(t.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_135_EmperorPalpatineDividesSixDamageAmongEnemyUnits)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 8).hand(0, {"SOR_135"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_237"}).start();
    t.play("SOR_135");
    t.asks(DecisionKind::Distribute, 0);
    t.selectable({"SOR_046", "SOR_128", "SOR_237"});
    t.bounds(6, 6);
    t.distribute({{"SOR_128", 4}, {"SOR_237", 2}}); // ruling: more than it has left
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_237"), 2);
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_EQ(t.readyResources(0), 0);

    Table one;
    one.leader(0, "SOR_010").resources(0, 9).hand(0, {"SOR_135"}).ground(1, {"SOR_046"}).start();
    one.play("SOR_135");
    one.noQuestion();
    EXPECT_EQ(one.damage("SOR_046"), 6);
}

TEST(SwuCard, SOR_135_RulingTheDamageIsDealtAtTheSameTime)
{
    Table t; // General Krell sees the other one go
    t.leader(0, "SOR_010").resources(0, 9).hand(0, {"SOR_135"}).ground(1, {"SOR_105", "SOR_128"});
    t.start();
    t.play("SOR_135");
    t.distribute({{"SOR_128", 1}, {"SOR_105", 5}});
    EXPECT_EQ(t.zone("SOR_105"), Zone::Discard);
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.handSize(1), 1);
}

TEST(SwuCard, SOR_135_RulingsOfOverwhelm)
{
    Table t;
    t.ground(0, {"SOR_135"}).ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    t.attack("SOR_135", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
    EXPECT_EQ(t.baseDamageOn(1), 0);

    Table gone; // the Fallen Lightsaber removes the defender before combat damage
    gone.ground(0, {Unit("SOR_135").with({"SOR_137"})}).ground(1, {"SOR_128"}).start();
    gone.attack("SOR_135", "SOR_128");
    EXPECT_EQ(gone.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(gone.baseDamageOn(1), 9);
    EXPECT_EQ(gone.damage("SOR_135"), 0);
}

TEST(SwuCard, SOR_136_VadersLightsaberMayDealFourDamageOnDarthVader)
{
    Table t;
    t.leader(0, "SOR_010").leader(1, "SOR_005").base(0, "SOR_026").deployed(0).resources(0, 2);
    t.hand(0, {"SOR_136"}).ground(1, {"SOR_046"}).space(1, {"SOR_237"}).space(0, {"SOR_225"});
    t.start();
    EXPECT_FALSE(t.canPlay("SOR_136", "SOR_225")); // Vehicles
    EXPECT_FALSE(t.canPlay("SOR_136", "SOR_237"));
    EXPECT_TRUE(t.canPlay("SOR_136", "SOR_046"));
    EXPECT_EQ(t.whyNotPlay("SOR_136", "SOR_225"), Reason::CannotAttachThere);
    t.play("SOR_136", "leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"leader0", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.power("leader0"), 8);
    EXPECT_EQ(t.hp("leader0"), 9);
}

TEST(SwuCard, SOR_136_VadersLightsaberKnowsTheUnitDarthVaderAndNobodyElse)
{
    Table t;
    t.resources(0, 20).hand(0, {"SOR_136", "SOR_136"}).ground(0, {"SOR_087", "SOR_131"}).start();
    t.play("SOR_136", "SOR_131");
    t.noQuestion();
    EXPECT_EQ(t.power("SOR_131"), 5);
    t.pass();
    t.play("SOR_136#2", "SOR_087");
    t.asks(DecisionKind::ChooseCards, 0); // unique: one of the two Lightsabers goes
    t.selectable({"SOR_136", "SOR_136#2"});
    t.choose("SOR_136");
    t.selectable({"SOR_087", "SOR_131"});
    t.decline();
    EXPECT_EQ(t.damage("SOR_131"), 0);
    EXPECT_EQ(t.upgradesOn("SOR_131"), 0);
}

TEST(SwuCard, SOR_137_FallenLightsaberLetsAForceUnitHitEachGroundUnitOfTheDefender)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 9).hand(0, {"SOR_137"}).ground(0, {"SOR_133", "SOR_095"});
    t.ground(1, {"SOR_046", "SOR_232"}).space(1, {"SOR_237"}).space(0, {"SOR_225"}).start();
    EXPECT_FALSE(t.canPlay("SOR_137", "SOR_225"));
    t.play("SOR_137", "SOR_133");
    EXPECT_EQ(t.power("SOR_133"), 6);
    EXPECT_EQ(t.hp("SOR_133"), 9);
    t.pass();
    t.attack("SOR_133", "SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard); // 1 and 6 damage
    EXPECT_EQ(t.damage("SOR_232"), 1);
    EXPECT_EQ(t.damage("SOR_237"), 0);
    EXPECT_EQ(t.damage("SOR_095"), 0);
    EXPECT_EQ(t.damage("SOR_133"), 3);
}

TEST(SwuCard, SOR_137_FallenLightsaberGivesOthersOnlyItsValues)
{
    Table t;
    t.ground(0, {Unit("SOR_095").with({"SOR_137"})}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
    EXPECT_EQ(t.damage("SOR_046"), 0);
}

} // namespace playmat::test
