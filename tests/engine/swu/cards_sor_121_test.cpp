#include "support/swu_table.h"

/// SOR_121 to SOR_127: upgrades and events of Command.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_121_HardpointHeavyBlasterGoesOntoVehiclesOnly)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_121"}).ground(0, {"SOR_095", "SOR_232"});
    t.space(1, {"SOR_237"}).start();
    EXPECT_FALSE(t.canPlay("SOR_121", "SOR_095"));
    EXPECT_TRUE(t.canPlay("SOR_121", "SOR_237")); // an enemy's too
    t.play("SOR_121", "SOR_232");
    EXPECT_EQ(t.power("SOR_232"), 8);
    EXPECT_EQ(t.hp("SOR_232"), 9);

    Table none;
    none.resources(0, 9).hand(0, {"SOR_121"}).ground(0, {"SOR_095"}).start();
    EXPECT_FALSE(none.canPlay("SOR_121"));
    EXPECT_EQ(none.whyNotPlay("SOR_121"), Reason::NoTargetForUpgrade);
}

TEST(SwuCard, SOR_121_HardpointHeavyBlasterMayHitAUnitInTheDefendersArena)
{
    Table t;
    t.space(0, {Unit("SOR_237").with({"SOR_121"}), "SOR_225"}).ground(0, {"SOR_095"});
    t.space(1, {"SOR_066", "SOR_044"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_237", "SOR_066");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_237", "SOR_225", "SOR_066", "SOR_044"});
    t.bounds(0, 1);
    t.choose("SOR_044");
    EXPECT_EQ(t.damage("SOR_044"), 2);
    EXPECT_EQ(t.zone("SOR_066"), Zone::Discard); // 4 combat damage
}

TEST(SwuCard, SOR_121_HardpointHeavyBlasterDoesNothingAgainstABase)
{
    Table t;
    t.space(0, {Unit("SOR_237").with({"SOR_121"})}).space(1, {"SOR_044"}).start();
    t.attack("SOR_237", "base1");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 4);
    EXPECT_EQ(t.damage("SOR_044"), 0);

    Table declined;
    declined.space(0, {Unit("SOR_237").with({"SOR_121"})}).space(1, {"SOR_066"}).start();
    declined.attack("SOR_237", "SOR_066");
    declined.decline();
    EXPECT_EQ(declined.zone("SOR_066"), Zone::Discard);
    EXPECT_EQ(declined.damage("SOR_237"), 3);
}

TEST(SwuCard, SOR_121_TheUnitsControllerUsesTheBlasterOfAnOpponent)
{
    Table t; // gained abilities are the unit's (CR 3.6.5)
    t.active(1).resources(0, 9).hand(0, {"SOR_121"}).space(1, {"SOR_237"}).space(0, {"SOR_066"});
    t.start();
    t.pass();
    t.play("SOR_121", "SOR_237");
    t.attack("SOR_237", "SOR_066");
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_237", "SOR_066"});
    t.choose("SOR_066");
    EXPECT_EQ(t.zone("SOR_066"), Zone::Discard);
}

TEST(SwuCard, SOR_122_TraitorousTakesControlOfACheapNonLeaderUnit)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 5).hand(0, {"SOR_122"});
    t.ground(1, {Unit("SOR_095").damaged(1).with({"SOR_069", "SOR_T02"}), "SOR_046"}).start();
    t.play("SOR_122", "SOR_095");
    EXPECT_EQ(t.controller("SOR_095"), 0);
    EXPECT_FALSE(t.exhausted("SOR_095"));
    EXPECT_EQ(t.damage("SOR_095"), 1);
    EXPECT_EQ(t.controller("SOR_069"), 1); // CR 8.27.1A: upgrades keep their controllers
    EXPECT_EQ(t.upgradesOn("SOR_095"), 3);
    t.pass();
    EXPECT_TRUE(t.canAttack("SOR_095", "SOR_046"));
}

TEST(SwuCard, SOR_122_TraitorousTakesNeitherExpensiveUnitsNorLeaders)
{
    Table t;
    t.leader(0, "SOR_009").leader(1, "SOR_014").deployed(1).resources(0, 15);
    t.hand(0, {"SOR_122", "SOR_122"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_122", "SOR_046"); // costs 4
    EXPECT_EQ(t.controller("SOR_046"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
    t.pass();
    t.play("SOR_122#2", "leader1");
    EXPECT_EQ(t.controller("leader1"), 1);
    EXPECT_EQ(t.zone("leader1"), Zone::Ground);
    EXPECT_EQ(t.upgradesOn("leader1"), 1);
}

TEST(SwuCard, SOR_122_RulingThePrintedCostCounts)
{
    Table t; // Bib Fortuna and others change what is paid, never the cost
    t.leader(0, "SOR_009").resources(0, 15).hand(0, {"SOR_122"});
    t.ground(1, {Unit("SOR_240").with({"SOR_T01", "SOR_T01"})}).start();
    t.play("SOR_122", "SOR_240"); // costs 3
    EXPECT_EQ(t.controller("SOR_240"), 0);
    EXPECT_EQ(t.power("SOR_240"), 5);
}

TEST(SwuCard, SOR_122_TheOwnerTakesTheUnitBackWhenTraitorousComesOff)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 15).hand(0, {"SOR_122"});
    t.resources(1, 9).hand(1, {"SOR_251"}).ground(1, {"SOR_095"}).start();
    t.play("SOR_122", "SOR_095");
    EXPECT_EQ(t.controller("SOR_095"), 0);
    t.play("SOR_251"); // Confiscate: the only upgrade
    EXPECT_EQ(t.zone("SOR_122"), Zone::Discard);
    EXPECT_EQ(t.controller("SOR_122"), 0);
    EXPECT_EQ(t.controller("SOR_095"), 1);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
}

TEST(SwuCard, SOR_122_AUnitThatLeavesWithTraitorousGoesToItsOwner)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 15).hand(0, {"SOR_122"});
    t.resources(1, 9).hand(1, {"SOR_222"}).ground(1, {"SOR_095"}).start();
    t.play("SOR_122", "SOR_095");
    t.play("SOR_222"); // Waylay
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
    EXPECT_EQ(t.controller("SOR_095"), 1);
    EXPECT_EQ(t.zone("SOR_122"), Zone::Discard);
}

TEST(SwuCard, SOR_123_RecruitFindsAUnitAmongTheTopFive)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 1).hand(0, {"SOR_123"});
    t.deck(0, {"SOR_172", "SOR_128", "SOR_120", "SOR_232", "SOR_095", "SOR_237"}).start();
    t.play("SOR_123");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_232", "SOR_095"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Hand);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_232"), 2);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_128"), 1);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237"); // ruling: the rest to the bottom
    EXPECT_EQ(t.deckSize(0), 5);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_123_RecruitMayFindNothingAndSearchesNoEmptyDeck)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_123"}).deck(0, {"SOR_172", "SOR_128", "SOR_120"}).start();
    t.play("SOR_123");
    t.selectable({"SOR_128"});
    t.decline();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.deckSize(0), 3);

    Table empty;
    empty.resources(0, 9).hand(0, {"SOR_123"}).deck(0, {}).start();
    empty.play("SOR_123");
    empty.noQuestion();
    EXPECT_EQ(empty.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_124_TacticalAdvantageStrengthensAnyUnitForThePhase)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_124"}).ground(0, {"SOR_095"}).ground(1, {"SOR_046"});
    t.space(1, {"SOR_237"}).start();
    t.play("SOR_124");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 5);
    EXPECT_EQ(t.hp("SOR_095"), 5);
    t.attack("SOR_046", "SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 3);
    EXPECT_EQ(t.damage("SOR_046"), 5);
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard); // the bonus ends, the damage stays
}

TEST(SwuCard, SOR_125_PrepareForTakeoffFindsUpToTwoVehicleUnits)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_125"});
    t.deck(0,
           {"SOR_237", "SOR_232", "SOR_095", "SOR_121", "SOR_225", "SOR_172", "SOR_171", "SOR_124",
            "SOR_044"});
    t.start();
    t.play("SOR_125");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_237", "SOR_232", "SOR_225"}); // the ninth card is not looked at
    t.bounds(0, 2);
    t.choose({"SOR_237", "SOR_225"});
    EXPECT_EQ(t.zone("SOR_237"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_225"), Zone::Hand);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_237"), 2);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_232"), 1);
    EXPECT_EQ(t.handSize(0), 2);
    EXPECT_EQ(t.deckSize(0), 7);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_044"); // ruling: the rest to the bottom
}

TEST(SwuCard, SOR_126_ResupplyBecomesAnExhaustedResource)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 4).hand(0, {"SOR_126"}).start();
    t.play("SOR_126");
    EXPECT_EQ(t.zone("SOR_126"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_126")); // ruling
    EXPECT_EQ(t.resourceCount(0), 5);
    EXPECT_EQ(t.readyResources(0), 1);
    EXPECT_EQ(t.discardSize(0), 0);
    t.nextRound();
    EXPECT_EQ(t.readyResources(0), 5);
}

TEST(SwuCard, SOR_127_StrikeTrueLetsAFriendlyUnitDealItsPowerToAnEnemyUnit)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_127"});
    t.ground(0, {Unit("SOR_095").exhausted().with({"SOR_T01"}), "SOR_128"});
    t.ground(1, {"SOR_046", "SOR_232"}).space(1, {"SOR_237"}).start();
    t.play("SOR_127");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    t.selectable({"SOR_046", "SOR_232", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.damage("SOR_095"), 0);

    Table alone;
    alone.resources(0, 9).hand(0, {"SOR_127"}).ground(1, {"SOR_046"}).start();
    alone.play("SOR_127");
    alone.noQuestion();
    EXPECT_EQ(alone.damage("SOR_046"), 0);
}

} // namespace playmat::test
