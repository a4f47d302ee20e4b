#include "support/swu_table.h"

/// SOR_105 to SOR_119: Command.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_105_GeneralKrellLetsOtherFriendlyUnitsDrawWhenTheyAreDefeated)
{
    Table t;
    t.ground(0, {"SOR_105", "SOR_128"}).ground(1, {"SOR_232", "SOR_108"}).start();
    t.attack("SOR_128", "SOR_232");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.handSize(0), 1);
    t.pass();
    t.attack("SOR_105", "SOR_108"); // an enemy's defeat is nothing to him
    t.asks(DecisionKind::ChooseCards, 1); // Vanguard Infantry's own ability
    t.decline();
    t.noQuestion();
    t.attack("SOR_232", "SOR_105");
    EXPECT_EQ(t.zone("SOR_105"), Zone::Discard);
    t.noQuestion(); // he does not have it himself
    EXPECT_EQ(t.handSize(0), 1);
}

TEST(SwuCard, SOR_105_RulingUnitsThatGoWithGeneralKrellStillHaveIt)
{
    Table t;
    t.active(1).resources(1, 14).hand(1, {"SOR_043"}).ground(0, {"SOR_105", "SOR_095", "SOR_128"});
    t.start();
    t.play("SOR_043"); // all units
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.trigger("SOR_128");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.asks(DecisionKind::Confirm, 0);
    t.no();
    EXPECT_EQ(t.handSize(0), 1);
}

TEST(SwuCard, SOR_106_AttackPatternDeltaStrengthensThreeDifferentFriendlyUnits)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 3).hand(0, {"SOR_106"});
    t.ground(0, {"SOR_095", "SOR_046", "SOR_128"}).space(0, {"SOR_237"}).ground(1, {"SOR_232"});
    t.start();
    t.play("SOR_106");
    t.selectable({"SOR_095", "SOR_046", "SOR_128", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.selectable({"SOR_095", "SOR_128", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_237");
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.power("SOR_046"), 6);
    EXPECT_EQ(t.hp("SOR_046"), 10);
    EXPECT_EQ(t.power("SOR_237"), 4);
    EXPECT_EQ(t.hp("SOR_237"), 5);
    EXPECT_EQ(t.power("SOR_128"), 4);
    EXPECT_EQ(t.hp("SOR_128"), 2);
    EXPECT_EQ(t.power("SOR_095"), 3);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_EQ(t.hp("SOR_237"), 3);
    EXPECT_EQ(t.hp("SOR_128"), 1);
}

TEST(SwuCard, SOR_106_AttackPatternDeltaDoesWhatItCan)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_106"}).ground(0, {"SOR_095"}).ground(1, {"SOR_232"}).start();
    t.play("SOR_106");
    t.noQuestion();
    EXPECT_EQ(t.power("SOR_095"), 6);
    EXPECT_EQ(t.power("SOR_232"), 6);
}

TEST(SwuCard, SOR_107_CommandGivesExperienceThenLetsAUnitDealItsPower)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 4).hand(0, {"SOR_107"});
    t.ground(0, {"SOR_095", "SOR_128"}).ground(1, {"SOR_230", "SOR_046", "SOR_232"}).start();
    t.play("SOR_107");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1, 2, 3});
    t.bounds(1, 1);
    t.mode(0);
    t.selectable({"SOR_095", "SOR_128", "SOR_230", "SOR_046", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 2);
    t.modes({1, 2, 3});
    t.mode(1);
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    t.selectable({"SOR_046", "SOR_232"}); // General Veers is unique
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 5);
    EXPECT_EQ(t.damage("SOR_095"), 0);
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_107"), Zone::Discard);
}

TEST(SwuCard, SOR_107_CommandBecomesAResourceAndReturnsAUnit)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 4).hand(0, {"SOR_107"});
    t.discard(0, {"SOR_095", "SOR_232", "SOR_123"}).discard(1, {"SOR_128"}).start();
    t.play("SOR_107");
    t.mode(2);
    EXPECT_EQ(t.zone("SOR_107"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_107")); // ruling
    EXPECT_EQ(t.resourceCount(0), 5);
    EXPECT_EQ(t.readyResources(0), 0);
    t.modes({0, 1, 3});
    t.mode(3);
    t.selectable({"SOR_095", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Hand);
    EXPECT_EQ(t.discardSize(0), 2);
    t.noQuestion();
}

TEST(SwuCard, SOR_108_VanguardInfantryMayGiveExperienceWhenDefeated)
{
    Table t;
    t.ground(0, {"SOR_108", "SOR_095"}).ground(1, {"SOR_232"}).space(1, {"SOR_237"}).start();
    t.attack("SOR_108", "SOR_232");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_232", "SOR_237"});
    t.bounds(0, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 1);

    Table declined;
    declined.ground(0, {"SOR_108", "SOR_095"}).ground(1, {"SOR_232"}).start();
    declined.attack("SOR_108", "SOR_232");
    declined.decline();
    EXPECT_EQ(declined.upgradesOn("SOR_095"), 0);
}

TEST(SwuCard, SOR_109_ColonelYularenHealsForCommandUnitsAndForHimself)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 12).baseDamage(0, 9);
    t.leader(1, "SOR_009").resources(1, 9).hand(1, {"SOR_108"});
    t.hand(0, {"SOR_109", "SOR_095", "SOR_237", "SOR_124", "SOR_120"}).start();
    t.play("SOR_109");
    EXPECT_EQ(t.baseDamageOn(0), 8);
    t.play("SOR_108"); // the opponent's
    EXPECT_EQ(t.baseDamageOn(0), 8);
    t.play("SOR_095"); // Command and Heroism
    EXPECT_EQ(t.baseDamageOn(0), 7);
    t.pass();
    t.play("SOR_237"); // Heroism alone
    EXPECT_EQ(t.baseDamageOn(0), 7);
    t.pass();
    t.play("SOR_124"); // an event
    t.choose("SOR_109");
    EXPECT_EQ(t.baseDamageOn(0), 7);
    t.pass();
    t.play("SOR_120", "SOR_095"); // an upgrade
    EXPECT_EQ(t.baseDamageOn(0), 7);
}

TEST(SwuCard, SOR_110_FrontlineShuttleSacrificesItselfForAnAttackOnAUnit)
{
    Table t;
    t.space(0, {"SOR_110", "SOR_237"}).ground(0, {Unit("SOR_232").exhausted()});
    t.ground(1, {"SOR_128", "SOR_046"}).space(1, {"SOR_225"}).start();
    t.use("SOR_110");
    EXPECT_EQ(t.zone("SOR_110"), Zone::Discard); // the cost
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectableAttacks({{"SOR_237", "SOR_225"}, {"SOR_232", "SOR_128"}, {"SOR_232", "SOR_046"}});
    t.bounds(1, 1); // ruling: you must attack
    t.chooseAttack("SOR_232", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 5); // ruling: Overwhelm still reaches the base
    EXPECT_EQ(t.damage("SOR_232"), 3);
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_110_FrontlineShuttleMayBeUsedForNothing)
{
    Table t;
    t.space(0, {Unit("SOR_110").exhausted()}).ground(0, {"SOR_232"}).start();
    t.use("SOR_110");
    t.noQuestion(); // no base may be attacked
    EXPECT_EQ(t.zone("SOR_110"), Zone::Discard);
    EXPECT_FALSE(t.exhausted("SOR_232"));
}

TEST(SwuCard, SOR_111_PatrollingVWingDrawsACard)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_111"}).deck(0, {"SOR_172", "SOR_171"}).start();
    t.play("SOR_111");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), std::vector<std::string>{"SOR_172"});
    EXPECT_EQ(t.deckSize(0), 1);
}

TEST(SwuCard, SOR_112_ConsortiumStarViperRestoresWithTheInitiative)
{
    Table t;
    t.initiative(0).baseDamage(0, 9).space(0, {"SOR_112"}).start();
    EXPECT_EQ(t.card("SOR_112").restore, 2);
    t.attack("SOR_112", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 7);
    t.takeInitiative(); // the opponent
    EXPECT_FALSE(t.has("SOR_112", kw::Restore));

    Table without;
    without.initiative(1).active(0).baseDamage(0, 9).space(0, {"SOR_112"}).start();
    without.attack("SOR_112", "base1");
    EXPECT_EQ(without.baseDamageOn(0), 9);
    EXPECT_EQ(without.baseDamageOn(1), 3);
}

TEST(SwuCard, SOR_113_HomesteadMilitiaGuardsWithSixResources)
{
    Table t;
    t.active(1).resources(0, 2, 4).ground(0, {"SOR_113"}).ground(1, {"SOR_046"}).start();
    EXPECT_TRUE(t.has("SOR_113", kw::Sentinel));
    EXPECT_EQ(t.whyNotAttack("SOR_046", "base0"), Reason::SentinelInTheWay);

    Table five;
    five.active(1).resources(0, 5).resources(1, 6).ground(0, {"SOR_113"}).ground(1, {"SOR_046"});
    five.start();
    EXPECT_FALSE(five.has("SOR_113", kw::Sentinel));
    EXPECT_TRUE(five.canAttack("SOR_046", "base0"));
}

TEST(SwuCard, SOR_114_EscortSkiffAmbushesBesideAnotherCommandUnit)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_114"}).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_114");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectableAttacks({{"SOR_114", "SOR_046"}});
    t.bounds(0, 1);
    t.chooseAttack("SOR_114", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_TRUE(t.exhausted("SOR_114"));
}

TEST(SwuCard, SOR_114_EscortSkiffAloneHasNoAmbush)
{
    Table t; // an enemy Command unit, and a friendly one without Command
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_114"}).ground(0, {"SOR_128"});
    t.ground(1, {"SOR_095"}).start();
    t.play("SOR_114");
    t.noQuestion();
    EXPECT_FALSE(t.has("SOR_114", kw::Ambush));

    Table empty; // ruling: no enemy unit, nothing is readied
    empty.leader(0, "SOR_009").resources(0, 9).hand(0, {"SOR_114"}).ground(0, {"SOR_095"}).start();
    empty.play("SOR_114");
    empty.noQuestion();
    EXPECT_TRUE(empty.exhausted("SOR_114"));
}

TEST(SwuCard, SOR_115_AgentKallusMayDrawOnceEachRoundForAnotherUniqueUnit)
{
    Table t;
    t.ground(0, {"SOR_115", "SOR_232", "SOR_095", "SOR_046", "SOR_164"});
    t.ground(1, {"SOR_156", "SOR_109", "SOR_094", "SOR_128", "SOR_065"}).start();
    t.attack("SOR_046", "SOR_128"); // not unique
    t.noQuestion();
    t.pass();
    t.attack("SOR_232", "SOR_156");
    t.asks(DecisionKind::Confirm, 0);
    t.no(); // not used
    t.pass();
    t.attack("SOR_095", "SOR_109");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.handSize(0), 1);
    t.pass();
    t.attack("SOR_164", "SOR_094"); // once each round
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 1);
    t.nextRound();
    t.attack("SOR_232", "SOR_065");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.handSize(0), 4);
}

TEST(SwuCard, SOR_115_RulingAgentKallusSeesUniqueUnitsThatGoWithHim)
{
    Table t;
    t.active(1).resources(1, 14).hand(1, {"SOR_043"}).ground(0, {"SOR_115"});
    t.ground(1, {"SOR_230", "SOR_156", "SOR_128"}).start();
    t.play("SOR_043");
    EXPECT_EQ(t.zone("SOR_115"), Zone::Discard);
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.selectable({"SOR_115"}); // once for each of the two
    t.trigger("SOR_115");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.noQuestion(); // but it is used only once
    EXPECT_EQ(t.handSize(0), 1);
}

TEST(SwuCard, SOR_115_RulingAgentKallusDoesNotSeeHimselfAndAmbushes)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_115"}).ground(1, {"SOR_232"}).start();
    t.play("SOR_115");
    t.selectableAttacks({{"SOR_115", "SOR_232"}});
    t.chooseAttack("SOR_115", "SOR_232");
    EXPECT_EQ(t.zone("SOR_115"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_232"), 4);
    t.noQuestion();

    Table alone;
    alone.resources(0, 9).hand(0, {"SOR_115"}).space(1, {"SOR_237"}).start();
    alone.play("SOR_115");
    alone.noQuestion();
    EXPECT_TRUE(alone.exhausted("SOR_115"));
}

TEST(SwuCard, SOR_116_SteadfastBattalionStrengthensAFriendlyUnitBesideALeaderUnit)
{
    Table t;
    t.deployed(0).ground(0, {"SOR_116", "SOR_095"}).ground(1, {"SOR_232"}).start();
    t.attack("SOR_116", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"leader0", "SOR_116", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 5);
    EXPECT_EQ(t.hp("SOR_095"), 5);
    EXPECT_EQ(t.baseDamageOn(1), 5);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_095"), 3);

    Table without; // the opponent's leader unit does not count
    without.deployed(1).ground(0, {"SOR_116", "SOR_095"}).start();
    without.attack("SOR_116", "base1");
    without.noQuestion();
    EXPECT_EQ(without.power("SOR_095"), 3);
    EXPECT_EQ(without.power("SOR_116"), 5);
}

TEST(SwuCard, SOR_116_RulingsOfOverwhelm)
{
    Table t;
    t.deployed(0).ground(0, {"SOR_116"}).ground(1, {"SOR_108"}).start();
    t.attack("SOR_116", "SOR_108");
    t.selectable({"leader0", "SOR_116"});
    t.choose("SOR_116"); // 7 damage to 2 HP
    t.decline(); // Vanguard Infantry
    EXPECT_EQ(t.baseDamageOn(1), 5);

    Table shielded;
    shielded.ground(0, {"SOR_116"}).ground(1, {Unit("SOR_108").with({"SOR_T02"})}).start();
    shielded.attack("SOR_116", "SOR_108");
    EXPECT_EQ(shielded.baseDamageOn(1), 0);
    EXPECT_EQ(shielded.zone("SOR_108"), Zone::Ground);
}

TEST(SwuCard, SOR_117_MercenaryCompanyAmbushesAndOverwhelms)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_117"}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.play("SOR_117");
    t.selectableAttacks({{"SOR_117", "SOR_128"}, {"SOR_117", "SOR_046"}});
    t.bounds(0, 1);
    t.chooseAttack("SOR_117", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 4);
    EXPECT_EQ(t.damage("SOR_117"), 3);
    EXPECT_TRUE(t.exhausted("SOR_117"));

    Table alone; // ruling: it does not ready
    alone.resources(0, 9).hand(0, {"SOR_117"}).space(1, {"SOR_237"}).start();
    alone.play("SOR_117");
    alone.noQuestion();
    EXPECT_TRUE(alone.exhausted("SOR_117"));

    Table shielded; // ruling: nothing is left over
    shielded.ground(0, {"SOR_117"}).ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shielded.attack("SOR_117", "SOR_128");
    EXPECT_EQ(shielded.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_118_NinetySeventhLegionIsAsStrongAsItsControllersResources)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 7, 1).hand(0, {"SOR_118", "SOR_126"});
    t.resources(1, 3).start();
    t.play("SOR_118");
    EXPECT_EQ(t.zone("SOR_118"), Zone::Ground);
    EXPECT_EQ(t.power("SOR_118"), 8);
    EXPECT_EQ(t.hp("SOR_118"), 8);
    t.nextRound();
    t.play("SOR_126"); // Resupply: one more
    EXPECT_EQ(t.power("SOR_118"), 9);
    EXPECT_EQ(t.hp("SOR_118"), 9);
}

TEST(SwuCard, SOR_119_ReinforcementWalkerDrawsOrDiscardsAndHeals)
{
    Table t;
    t.resources(0, 12).hand(0, {"SOR_119"}).baseDamage(0, 5);
    t.deck(0, {"SOR_172", "SOR_171", "SOR_095", "SOR_128", "SOR_225"}).start();
    t.play("SOR_119");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1});
    t.bounds(1, 1);
    t.mode(1);
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(0), 2);
    EXPECT_EQ(t.deckSize(0), 4);
    t.nextRound();
    EXPECT_EQ(t.handSize(0), 2);
    t.attack("SOR_119", "base1");
    t.modes({0, 1});
    t.mode(0);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Hand);
    EXPECT_EQ(t.handSize(0), 3);
    EXPECT_EQ(t.baseDamageOn(0), 2);
    EXPECT_EQ(t.baseDamageOn(1), 6);
}

/// CR 8.6.2 and 1.3.2: of an empty deck only the look is ignored.
TEST(SwuCard, SOR_119_ReinforcementWalkerHealsAlsoWithAnEmptyDeck)
{
    for (const bool heals : {true, false}) {
        Table t;
        t.ground(0, {"SOR_119"}).baseDamage(0, 5).deck(0, {}).start();
        t.attack("SOR_119", "base1");
        t.modes({0, 1});
        t.mode(heals ? 1 : 0);
        EXPECT_EQ(t.baseDamageOn(0), heals ? 2 : 5);
        EXPECT_EQ(t.handSize(0), 0);
        EXPECT_EQ(t.baseDamageOn(1), 6);
    }
}

} // namespace playmat::test
