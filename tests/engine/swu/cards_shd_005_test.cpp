#include "support/swu_table.h"

/// SHD_005 to SHD_129: cards with Smuggle. The rules of it are in smuggle_test.cpp; here is what it
/// costs, and what the cards do besides.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

namespace {

/// Smuggled for exactly `cost` resources, one of which it was itself: the top card replaces it.
void smuggle(Table &t, const std::string &card, int cost)
{
    t.resources(0, cost - 1).resourceCards(0, {card}).start();
    EXPECT_EQ(t.costOfPlay(card), cost);
    t.play(card);
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.resourceCount(0), cost);
    EXPECT_NE(t.zone(card), Zone::Resources);
}

} // namespace

TEST(SwuCard, SHD_005_HondoMayExhaustToTrainAUnitForASmuggledCard)
{
    Table t;
    t.leader(0, "SHD_005").base(0, "SOR_023").ground(1, {"SOR_046"});
    smuggle(t, "SHD_111", 3);
    t.yes();
    EXPECT_TRUE(t.exhausted("leader0"));
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_111", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SHD_111");
    EXPECT_EQ(t.tokensOn("SHD_111", "SOR_T01"), 1);

    Table hand;
    hand.leader(0, "SHD_005").base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_111"}).start();
    hand.play("SHD_111");
    hand.noQuestion();
    EXPECT_FALSE(hand.exhausted("leader0"));
}

TEST(SwuCard, SHD_005_HondoDeployedTrainsEachTimeAndRaids)
{
    Table t;
    t.leader(0, "SHD_005").deployed(0).base(0, "SOR_023").resources(0, 9);
    t.resourceCards(0, {"SHD_111", "SHD_111"}).start();
    t.play("SHD_111");
    t.selectable({"leader0", "SHD_111"});
    t.bounds(0, 1);
    t.choose("leader0");
    EXPECT_EQ(t.tokensOn("leader0", "SOR_T01"), 1);
    t.pass();
    t.play("SHD_111#2");
    t.decline();
    EXPECT_EQ(t.upgradesOn("SHD_111#2"), 0);
    t.pass();
    t.attack("leader0", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5); // 3, an Experience token, Raid 1
}

TEST(SwuCard, SHD_032_LomPykeShieldsAFriendForAnEnemy)
{
    Table t;
    t.ground(0, {"SHD_032", "SOR_128"}).ground(1, {"SOR_046", "SOR_095"}).start();
    t.attack("SHD_032", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(0, 1);
    t.choose("SOR_095");
    t.selectable({"SHD_032", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
    EXPECT_EQ(t.tokensOn("SOR_128", "SOR_T02"), 1);

    Table u;
    u.ground(0, {"SHD_032"}).ground(1, {"SOR_046"}).start();
    u.attack("SHD_032", "base1");
    u.decline();
    EXPECT_EQ(u.upgradesOn("SHD_032"), 0);

    Table none; // no enemy unit, no Shield
    none.ground(0, {"SHD_032"}).start();
    none.attack("SHD_032", "base1");
    EXPECT_EQ(none.upgradesOn("SHD_032"), 0);
}

TEST(SwuCard, SHD_032_LomPykeIsSmuggledForFive)
{
    Table t;
    t.leader(0, "SOR_002");
    smuggle(t, "SHD_032", 5);
    EXPECT_EQ(t.zone("SHD_032"), Zone::Ground);
}

TEST(SwuCard, SHD_050_ChewbaccaMayDefeatAUnitWithFiveHpLeft)
{
    Table t;
    t.leader(0, "SOR_014").ground(1, {"SOR_046", Unit("SOR_232").damaged(2), "SOR_095"});
    smuggle(t, "SHD_050", 9); // the brackets ask for Aggression and Heroism
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_095"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);

    Table hand; // his own icons are others
    hand.leader(0, "SOR_014").resources(0, 12).hand(0, {"SHD_050"}).start();
    EXPECT_EQ(hand.costOfPlay("SHD_050"), 8 + 2);
}

TEST(SwuCard, SHD_050_ChewbaccaHasGrit)
{
    Table t;
    t.ground(0, {Unit("SHD_050").damaged(3)}).start();
    EXPECT_EQ(t.power("SHD_050"), 7);
}

TEST(SwuCard, SHD_052_SugiIsASentinelWhileAnEnemyUnitIsUpgraded)
{
    Table t;
    t.ground(0, {Unit("SHD_052").with({"SOR_120"})}).ground(1, {"SOR_128"}).active(1);
    t.resources(1, 9).hand(1, {"SOR_120"}).start();
    EXPECT_TRUE(t.canAttack("SOR_128", "base0")); // her own upgrade is another matter
    t.play("SOR_120#2", "SOR_128");
    t.pass();
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SHD_052_SugiIsSmuggledForSixWithOneVigilance)
{
    Table t;
    smuggle(t, "SHD_052", 6);
    Table hand;
    hand.resources(0, 9).hand(0, {"SHD_052"}).start();
    EXPECT_EQ(hand.costOfPlay("SHD_052"), 4 + 2); // two Vigilance icons, and Luke has one
}

TEST(SwuCard, SHD_065_VigilantPursuitCraftIsASentinelSmuggledForSeven)
{
    Table t;
    t.space(1, {"SOR_225"});
    smuggle(t, "SHD_065", 7);
    EXPECT_EQ(t.whyNotAttack("SOR_225", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SHD_075_CovertStrengthHealsTwoAndTrains)
{
    Table t;
    t.ground(0, {Unit("SOR_046").damaged(3)}).ground(1, {"SOR_095"});
    smuggle(t, "SHD_075", 3);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 1);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
    EXPECT_EQ(t.zone("SHD_075"), Zone::Discard);
}

TEST(SwuCard, SHD_086_WarbirdStowawayIsStrongerWithTheInitiative)
{
    Table t;
    t.leader(0, "SOR_007").initiative(1).active(0);
    smuggle(t, "SHD_086", 4);
    EXPECT_EQ(t.power("SHD_086"), 2);
    t.pass();
    t.takeInitiative();
    EXPECT_EQ(t.power("SHD_086"), 4);
}

TEST(SwuCard, SHD_089_PirateBattleTankIsASentinelSmuggledForSeven)
{
    Table t;
    t.leader(0, "SOR_007").ground(1, {"SOR_128"});
    smuggle(t, "SHD_089", 7);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SHD_097_FreetownBackupStrengthensAnotherFriend)
{
    Table t;
    t.ground(0, {"SHD_097", "SOR_095"}).space(0, {"SOR_044"}).ground(1, {"SOR_046"}).start();
    t.attack("SHD_097", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_044"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.power("SOR_095"), 5);
    EXPECT_EQ(t.hp("SOR_095"), 5);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_095"), 3);
}

TEST(SwuCard, SHD_097_FreetownBackupIsSmuggledForFour)
{
    Table t;
    t.leader(0, "SOR_009");
    smuggle(t, "SHD_097", 4);
}

TEST(SwuCard, SHD_107_EnterprisingLackeysMayTakeTheirPlaceAmongTheResources)
{
    Table t;
    t.resources(0, 1).resourceCards(0, {"SOR_247"}).ground(0, {Unit("SHD_107").damaged(4)});
    t.ground(1, {"SOR_128"}).active(1).start();
    t.attack("SOR_128", "SHD_107");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.choose("SOR_247");
    EXPECT_EQ(t.zone("SOR_247"), Zone::Discard);
    EXPECT_EQ(t.zone("SHD_107"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SHD_107")); // ruling
    EXPECT_EQ(t.resourceCount(0), 2);

    Table u;
    u.resources(0, 2).ground(0, {Unit("SHD_107").damaged(4)}).ground(1, {"SOR_128"});
    u.active(1).start();
    u.attack("SOR_128", "SHD_107");
    u.decline();
    EXPECT_EQ(u.zone("SHD_107"), Zone::Discard);
    EXPECT_EQ(u.resourceCount(0), 2);
}

TEST(SwuCard, SHD_107_EnterprisingLackeysAreSmuggledForSixWithTwoCommand)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023");
    smuggle(t, "SHD_107", 6);

    Table u;
    u.leader(0, "SOR_009");
    smuggle(u, "SHD_107", 8); // one icon is missing
}

TEST(SwuCard, SHD_111_CollectionsStarhopperIsSmuggledForThree)
{
    Table t;
    t.base(0, "SOR_023");
    smuggle(t, "SHD_111", 3);
    EXPECT_EQ(t.zone("SHD_111"), Zone::Space);
    EXPECT_TRUE(t.exhausted("SHD_111"));
}

TEST(SwuCard, SHD_113_PrivateerCrewIsTrainedWhenSmuggled)
{
    Table t;
    t.base(0, "SOR_023");
    smuggle(t, "SHD_113", 6);
    EXPECT_EQ(t.tokensOn("SHD_113", "SOR_T01"), 3);

    Table hand;
    hand.base(0, "SOR_023").resources(0, 2).hand(0, {"SHD_113"}).start();
    hand.play("SHD_113");
    EXPECT_EQ(hand.upgradesOn("SHD_113"), 0);
}

TEST(SwuCard, SHD_119_WeequayPirateGangAmbushesOutOfTheResources)
{
    Table t;
    t.base(0, "SOR_023").ground(1, {"SOR_095"});
    smuggle(t, "SHD_119", 5);
    t.selectableAttacks({{"SHD_119", "SOR_095"}});
    t.bounds(0, 1);
    t.chooseAttack("SHD_119", "SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SHD_119_RulingAmbushWithNobodyToAttackDoesNotReady)
{
    Table t;
    t.base(0, "SOR_023").space(1, {"SOR_225"});
    smuggle(t, "SHD_119", 5);
    t.asks(DecisionKind::Action, 1);
    EXPECT_TRUE(t.exhausted("SHD_119"));
}

TEST(SwuCard, SHD_127_CommissionFindsABountyHunterAnItemOrATransport)
{
    Table t;
    t.base(0, "SOR_023");
    t.deck(0, {"SOR_232", "SOR_204", "SOR_053", "SHD_044", "SOR_095", "SOR_128", "SOR_237"});
    smuggle(t, "SHD_127", 3); // the AT-ST replaces it before the search
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_204", "SOR_053", "SHD_044"});
    t.bounds(0, 1);
    t.choose("SHD_044");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Ids{"SHD_044"}));
    EXPECT_EQ(t.events(Ev::Revealed, "SHD_044"), 2);
    EXPECT_EQ(t.zone("SHD_127"), Zone::Discard);
}

TEST(SwuCard, SHD_127_RulingWhatCommissionLeavesGoesUnderTheDeck)
{
    std::set<Ids> decks;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Table t;
        t.seed(seed).base(0, "SOR_023").resources(0, 1).hand(0, {"SHD_127"});
        t.deck(0,
               {"SOR_204", "SOR_095", "SOR_128", "SOR_232", "SOR_172", "SOR_225", "SOR_046",
                "SOR_081", "SOR_032", "SOR_228", "SOR_237"});
        t.start();
        t.play("SHD_127");
        t.decline();
        EXPECT_EQ(t.handSize(0), 0);
        EXPECT_EQ(t.deckSize(0), 11);
        EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_237");
        decks.insert(t.zoneIds(Zone::Deck, 0));
    }
    EXPECT_GT(decks.size(), 2U); // in a random order
}

TEST(SwuCard, SHD_129_TimelyInterventionPlaysAUnitThatAmbushes)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 4).hand(0, {"SHD_129", "SOR_095"});
    t.ground(1, {"SOR_128"}).start();
    t.play("SHD_129");
    t.choosePlay("SOR_095"); // ruling: it is paid for
    EXPECT_EQ(t.readyResources(0), 1);
    t.selectableAttacks({{"SOR_095", "SOR_128"}});
    t.chooseAttack("SOR_095", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
}

TEST(SwuCard, SHD_129_RulingAmbushWaitsBesideWhenPlayedAndNeedsAnEnemyUnit)
{
    Table t;
    t.leader(0, "SOR_007").base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_129", "SOR_228"});
    t.hand(1, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_129");
    t.choosePlay("SOR_228"); // Viper Probe Droid
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(t.decision().options.size(), 2U);
    t.trigger("SOR_228", TriggerKind::Ambush);
    t.chooseAttack("SOR_228", "SOR_046");
    t.goOn(0);

    Table u;
    u.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_129", "SOR_095"});
    u.start();
    u.play("SHD_129");
    u.choosePlay("SOR_095");
    u.noQuestion();
    EXPECT_TRUE(u.exhausted("SOR_095"));
}

TEST(SwuCard, SHD_129_TimelyInterventionIsSmuggledForTwo)
{
    Table t;
    t.base(0, "SOR_023");
    smuggle(t, "SHD_129", 2);
    EXPECT_EQ(t.zone("SHD_129"), Zone::Discard);
}

} // namespace playmat::test
