#include "support/swu_table.h"

/// SHD_062 to SHD_100: Vigilance and Command.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_062_NiimaOutpostConstablesMustBeAttackedFirst)
{
    Table t;
    t.ground(0, {"SOR_128"}).ground(1, {"SHD_062", "SOR_095"}).start();
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base1"), Reason::SentinelInTheWay);
    t.attack("SOR_128", "SHD_062");
    EXPECT_EQ(t.damage("SHD_062"), 3);
}

TEST(SwuCard, SHD_067_FennRauPlaysAnUpgradeCheaperAndWeakensAnEnemyForHisOwn)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_020").resources(0, 6).hand(0, {"SHD_067", "SOR_120"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_046", "SOR_247"}).start();
    t.play("SHD_067");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.choosePlay("SOR_120", "SHD_067"); // costs 2
    EXPECT_EQ(t.readyResources(0), 0);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_247"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.power("SOR_046"), 1);
    EXPECT_EQ(t.hp("SOR_046"), 5);
    EXPECT_EQ(t.power("SHD_067"), 7);
}

TEST(SwuCard, SHD_067_FennRauIgnoresUpgradesOnOthersAndOthersUpgradesOnHim)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_120", "SOR_069"}).ground(0, {"SHD_067", "SOR_095"});
    t.resources(1, 9).hand(1, {"SOR_071"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_120", "SOR_095");
    t.noQuestion();
    t.play("SOR_071", "SHD_067"); // the opponent's
    t.noQuestion();
    t.play("SOR_069", "SHD_067");
    EXPECT_EQ(t.hp("SOR_046"), 5);
    t.nextRound();
    EXPECT_EQ(t.hp("SOR_046"), 7);
}

TEST(SwuCard, SHD_073_MandalorianArmorShieldsAMandalorian)
{
    Table t;
    t.resources(0, 4).hand(0, {"SHD_073", "SHD_073"}).ground(0, {"SHD_040", "SOR_046"});
    t.space(0, {"SOR_044"}).start();
    EXPECT_EQ(t.whyNotPlay("SHD_073", "SOR_044"), Reason::CannotAttachThere); // a Vehicle
    t.play("SHD_073", "SHD_040");
    EXPECT_EQ(t.tokensOn("SHD_040", "SOR_T02"), 1);
    EXPECT_EQ(t.power("SHD_040"), 2);
    EXPECT_EQ(t.hp("SHD_040"), 5);
    t.pass();
    t.play("SHD_073#2", "SOR_046");
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 0);
}

TEST(SwuCard, SHD_074_VambraceGrappleshotExhaustsTheDefender)
{
    Table t;
    t.resources(0, 2).hand(0, {"SHD_074"}).ground(0, {"SOR_128"}).space(0, {"SOR_044"});
    t.ground(1, {"SOR_046"}).start();
    EXPECT_EQ(t.whyNotPlay("SHD_074", "SOR_044"), Reason::CannotAttachThere);
    t.play("SHD_074", "SOR_128");
    t.pass();
    t.attack("SOR_128", "SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.damage("SOR_046"), 5);
}

TEST(SwuCard, SHD_074_VambraceGrappleshotDoesNothingToABase)
{
    Table t;
    t.ground(0, {Unit("SOR_128").with({"SHD_074"})}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_128", "base1");
    EXPECT_FALSE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

TEST(SwuCard, SHD_078_FellTheDragonDefeatsAStrongUnitButNoLeader)
{
    Table t;
    t.resources(0, 4).hand(0, {"SHD_078"}).ground(0, {"SOR_232"}).deployed(1);
    t.ground(1, {"SOR_046", Unit("SOR_095").with({"SOR_120"})}).start();
    t.play("SHD_078");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_095"}); // Vader has 5 power too
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SHD_078_RulingPassingModifiersCount)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_078", "SOR_216"}).ground(1, {"SOR_232"});
    t.resources(1, 9).hand(1, {"SOR_124"}).ground(1, {"SOR_232", "SOR_095"}).start();
    t.play("SOR_216"); // Disarm: -4/-0
    t.choose("SOR_232");
    t.play("SOR_124"); // Tactical Advantage: +2/+2
    t.choose("SOR_095");
    t.play("SHD_078");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Ground);
}

TEST(SwuCard, SHD_079_RivalsFallDefeatsAnyUnit)
{
    Table t;
    t.resources(0, 6).hand(0, {"SHD_079"}).ground(0, {"SOR_128"}).deployed(1).start();
    t.play("SHD_079");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "leader1"});
    t.bounds(1, 1);
    t.choose("leader1");
    EXPECT_EQ(t.zone("leader1"), Zone::Base);
}

TEST(SwuCard, SHD_082_OutlandTieVanguardMayTrainAnotherCheapUnit)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 2).hand(0, {"SHD_082"}).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046", "SOR_098"}).start();
    t.play("SHD_082");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_098"});
    t.bounds(0, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_082_RulingVanguardGoesByThePrintedCost)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 2).hand(0, {"SHD_082"});
    t.ground(0, {Unit("SOR_098").with({"SOR_120"}), "SOR_046"}).start();
    t.play("SHD_082");
    t.selectable({"SOR_098"});
    t.decline();
    EXPECT_EQ(t.tokensOn("SOR_098", "SOR_T01"), 0);
}

TEST(SwuCard, SHD_091_RancorBitesAFriendAndAnEnemyOnTheGround)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 8).hand(0, {"SHD_091"}).ground(0, {"SOR_046"});
    t.space(0, {"SOR_225"}).ground(1, {"SOR_232", "SOR_095"}).start();
    t.play("SHD_091");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_095"}); // of friends there is only one beside it
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.damage("SHD_091"), 0);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SHD_091_RancorIsCheaperWithJabba)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 9).hand(0, {"SHD_091"}).ground(1, {"SOR_181"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_091"), 8); // the enemy's Jabba

    Table u;
    u.leader(0, "SOR_007").resources(0, 9).hand(0, {"SHD_091"}).ground(0, {"SOR_181"}).start();
    EXPECT_EQ(u.costOfPlay("SHD_091"), 7);
}

TEST(SwuCard, SHD_091_RancorBitesAgainWhenItAttacks)
{
    Table t;
    t.ground(0, {"SHD_091", "SOR_046", "SOR_128"}).ground(1, {"SOR_232"}).start();
    t.attack("SHD_091", "base1");
    t.selectable({"SOR_046", "SOR_128"});
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_232"), 3);
    EXPECT_EQ(t.baseDamageOn(1), 9);
}

TEST(SwuCard, SHD_093_RemnantReservesDrawsUpToThreeUnits)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 4).hand(0, {"SHD_093"});
    t.deck(0, {"SOR_095", "SOR_172", "SOR_128", "SOR_232", "SOR_225", "SOR_237"}).start();
    t.play("SHD_093");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128", "SOR_232", "SOR_225"});
    t.bounds(0, 3);
    t.choose({"SOR_095", "SOR_128", "SOR_232"});
    EXPECT_EQ(t.handSize(0), 3);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237");
    EXPECT_EQ(t.deckSize(0), 3);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_232"), 2);
}

TEST(SwuCard, SHD_093_RulingTheOrderOfWhatRemnantReservesLeaveIsRandom)
{
    std::set<Ids> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).leader(0, "SOR_007").resources(0, 4).hand(0, {"SHD_093"});
        t.deck(0, {"SOR_095", "SOR_172", "SOR_128", "SOR_232", "SOR_225", "SOR_237"}).start();
        t.play("SHD_093");
        t.decline();
        EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237");
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    EXPECT_GT(decks.size(), 2U);
}

TEST(SwuCard, SHD_096_MazGrowsWithEveryOtherUnitThatIsPlayed)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 9).hand(0, {"SHD_096", "SOR_095", "SOR_073"});
    t.resources(1, 9).hand(1, {"SOR_247"}).start();
    t.play("SHD_096");
    EXPECT_EQ(t.upgradesOn("SHD_096"), 0);
    t.play("SOR_247"); // an enemy's
    EXPECT_EQ(t.upgradesOn("SHD_096"), 0);
    t.play("SOR_095");
    EXPECT_EQ(t.tokensOn("SHD_096", "SOR_T01"), 1);
    t.pass();
    t.play("SOR_073"); // no unit
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SHD_096", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_098_SundariPeacekeeperRaidsAndRestores)
{
    Table t;
    t.baseDamage(0, 5).ground(0, {"SHD_098"}).start();
    t.attack("SHD_098", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    EXPECT_EQ(t.baseDamageOn(0), 3);
}

TEST(SwuCard, SHD_100_ModdedCohortRaidsFromAmbush)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 4).hand(0, {"SHD_100"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_100");
    t.selectableAttacks({{"SHD_100", "SOR_046"}});
    t.chooseAttack("SHD_100", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
}

TEST(SwuCard, SHD_100_RulingAmbushWithNobodyToAttackDoesNotReady)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 4).hand(0, {"SHD_100"}).space(1, {"SOR_225"}).start();
    t.play("SHD_100");
    t.asks(DecisionKind::Action, 1);
    EXPECT_TRUE(t.exhausted("SHD_100"));
}

} // namespace playmat::test
