#include "support/swu_table.h"

/// SOR_171 to SOR_187: Aggression events, and Cunning with Villainy.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SOR_171_BriefingLetsAChosenPlayerDrawTwo)
{
    Table t;
    t.hand(0, {"SOR_171"}).resources(0, 5).start();
    t.play("SOR_171");
    t.asks(DecisionKind::ChoosePlayer, 0);
    t.selectablePlayers({0, 1});
    t.player(1);
    EXPECT_EQ(t.handSize(1), 2);
    EXPECT_EQ(t.handSize(0), 0);

    Table self;
    self.hand(0, {"SOR_171"}).resources(0, 5).deck(0, {"SOR_172"}).start();
    self.play("SOR_171");
    self.player(0);
    EXPECT_EQ(self.handSize(0), 1);
    EXPECT_EQ(self.baseDamageOn(0), 3); // one of the two was not there (CR 8.6)
}

TEST(SwuCard, SOR_172_OpenFireDealsFourToAnyUnit)
{
    Table t;
    t.hand(0, {"SOR_172"}).resources(0, 5).ground(0, {"SOR_095"}).deployed(1);
    t.ground(1, {"SOR_046"}).space(1, {"SOR_225"}).start();
    t.play("SOR_172");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046", "SOR_225", "leader1"}); // no base
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_172_OpenFireHitsTheOnlyUnitEvenTheOwn)
{
    Table t;
    t.hand(0, {"SOR_172"}).resources(0, 5).ground(0, {"SOR_095"}).start();
    t.play("SOR_172");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);

    Table none;
    none.hand(0, {"SOR_172"}).resources(0, 5).start();
    none.play("SOR_172");
    none.noQuestion();
    EXPECT_EQ(none.zone("SOR_172"), Zone::Discard);
}

TEST(SwuCard, SOR_173_BombingRunHitsEveryUnitOfOneArena)
{
    Table t;
    t.hand(0, {"SOR_173"}).resources(0, 7).ground(0, {"SOR_046"}).space(0, {"SOR_237"});
    t.ground(1, {"SOR_232", "SOR_128"}).space(1, {"SOR_225"}).start();
    t.play("SOR_173");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1});
    t.mode(0);
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.damage("SOR_232"), 3);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
    EXPECT_EQ(t.zone("SOR_225"), Zone::Space);

    Table space;
    space.hand(0, {"SOR_173"}).resources(0, 7).ground(0, {"SOR_046"}).space(0, {"SOR_237"});
    space.space(1, {"SOR_225"}).start();
    space.play("SOR_173");
    space.mode(1);
    EXPECT_EQ(space.damage("SOR_046"), 0);
    EXPECT_EQ(space.zone("SOR_237"), Zone::Discard);
    EXPECT_EQ(space.zone("SOR_225"), Zone::Discard);
}

TEST(SwuCard, SOR_174_SmokeLeavesEverybodyTwoCardsOfTheirChoice)
{
    Table t;
    t.hand(0, {"SOR_174", "SOR_095", "SOR_128", "SOR_225"}).resources(0, 7);
    t.hand(1, {"SOR_237", "SOR_046", "SOR_229", "SOR_232"}).start();
    t.play("SOR_174");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    t.asks(DecisionKind::ChooseCards, 1);
    // Both discard at the same time (CR 7.1.4): the first choice is not seen yet.
    EXPECT_EQ(t.zone("SOR_128"), Zone::Hand);
    t.selectable({"SOR_237", "SOR_046", "SOR_229", "SOR_232"});
    t.bounds(2, 2);
    t.choose(Cards{"SOR_237", "SOR_232"});
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_095", "SOR_225"}));
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_046", "SOR_229"}));
}

TEST(SwuCard, SOR_174_SmokeSparesSmallHands)
{
    Table t;
    t.hand(0, {"SOR_174", "SOR_095"}).resources(0, 7).hand(1, {"SOR_237", "SOR_046"}).start();
    t.play("SOR_174");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.handSize(1), 2);
}

TEST(SwuCard, SOR_175_SurrenderDrawsAndPunishesADamagedBase)
{
    Table t;
    t.hand(0, {"SOR_175"}).resources(0, 8).ground(0, {"SOR_095"});
    t.hand(1, {"SOR_237", "SOR_046", "SOR_229"}).start();
    t.attack("SOR_095", "base1");
    t.pass();
    t.play("SOR_175");
    EXPECT_EQ(t.handSize(0), 2);
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_237", "SOR_046", "SOR_229"});
    t.bounds(2, 2);
    t.choose(Cards{"SOR_237", "SOR_046"});
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_229"}));
}

TEST(SwuCard, SOR_175_SurrenderWithoutDamageThisPhaseOnlyDraws)
{
    Table t;
    t.hand(0, {"SOR_175"}).resources(0, 8).ground(0, {"SOR_095"});
    t.hand(1, {"SOR_237", "SOR_046", "SOR_229"}).start();
    t.attack("SOR_095", "base1");
    t.nextRound();
    t.play("SOR_175");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 4);
    EXPECT_EQ(t.handSize(1), 5);
}

TEST(SwuCard, SOR_176_IsbAgentRevealsAnEventToDealOne)
{
    Table t;
    t.hand(0, {"SOR_176", "SOR_172", "SOR_222", "SOR_095"}).resources(0, 3);
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_176");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_172", "SOR_222"});
    t.bounds(0, 1);
    t.choose("SOR_172");
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_176", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 1);
}

TEST(SwuCard, SOR_176_IsbAgentWithoutRevealingDealsNothing)
{
    Table t; // CR 8.9.1
    t.hand(0, {"SOR_176", "SOR_172"}).resources(0, 3).ground(1, {"SOR_046"}).start();
    t.play("SOR_176");
    t.decline();
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_EQ(t.damage("SOR_176"), 0);

    Table none;
    none.hand(0, {"SOR_176", "SOR_095"}).resources(0, 3).ground(1, {"SOR_046"}).start();
    none.play("SOR_176");
    none.nothingFits();
    EXPECT_EQ(none.damage("SOR_046"), 0);
}

TEST(SwuCard, SOR_177_BibEntersWithAShield)
{
    Table t;
    t.hand(0, {"SOR_177"}).resources(0, 4).start();
    t.play("SOR_177");
    EXPECT_EQ(t.tokensOn("SOR_177", "SOR_T02"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_177"), 1);
}

TEST(SwuCard, SOR_177_BibPlaysAnEventForOneLess)
{
    Table t; // Waylay costs 3; Open Fire 3 and 2 for Aggression
    t.hand(0, {"SOR_222", "SOR_172", "SOR_095"}).resources(0, 2).ground(0, {"SOR_177"});
    t.ground(1, {"SOR_046"}).start();
    EXPECT_FALSE(t.canPlay("SOR_222"));
    t.use("SOR_177");
    EXPECT_TRUE(t.exhausted("SOR_177"));
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_222"});
    t.bounds(0, 1);
    t.choosePlay("SOR_222");
    t.choose("SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Hand);
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.activePlayer(), 1); // it was the action
}

TEST(SwuCard, SOR_177_BibsActionOnlyExhaustsHimWithoutAnEvent)
{
    Table t;
    t.hand(0, {"SOR_095"}).resources(0, 6).ground(0, {"SOR_177"}).start();
    t.use("SOR_177");
    t.nothingFits();
    EXPECT_TRUE(t.exhausted("SOR_177"));

    Table no;
    no.hand(0, {"SOR_222"}).resources(0, 6).ground(0, {"SOR_177"}).start();
    no.use("SOR_177");
    no.decline();
    EXPECT_EQ(no.zone("SOR_222"), Zone::Hand);
    EXPECT_EQ(no.readyResources(0), 6);
}

TEST(SwuCard, SOR_178_SpacerBesideAnotherCunningUnitExhaustsACheapEnemy)
{
    Table t; // ruling: the printed cost counts (Vader 7, Snowspeeder 5)
    t.hand(0, {"SOR_178"}).resources(0, 4).ground(0, {"SOR_210", "SOR_095"}).deployed(1);
    t.ground(1, {Unit("SOR_046").with({"SOR_120"}), "SOR_244", "SOR_128"}).start();
    t.play("SOR_178");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_FALSE(t.exhausted("SOR_128"));
}

TEST(SwuCard, SOR_178_SpacerAloneDoesNothing)
{
    Table t; // an undeployed Cunning leader is not a unit, and the enemy's does not count
    t.leader(0, "SOR_016").hand(0, {"SOR_178"}).resources(0, 4).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_210", "SOR_128"}).start();
    t.play("SOR_178");
    t.noQuestion();
    EXPECT_FALSE(t.exhausted("SOR_128"));
    EXPECT_FALSE(t.exhausted("SOR_210"));
}

TEST(SwuCard, SOR_179_BobaShootsAnExhaustedUnitThatWasThereBefore)
{
    Table t; // 3/5 attacks AT-ST 6/7: 3, then 3 combat damage
    t.ground(0, {"SOR_179"}).ground(1, {Unit("SOR_232").exhausted()}).start();
    t.attack("SOR_179", "SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 6);
    EXPECT_EQ(t.zone("SOR_179"), Zone::Discard);

    Table dead; // defeated before it could strike back
    dead.ground(0, {"SOR_179"}).ground(1, {Unit("SOR_095").exhausted()}).start();
    dead.attack("SOR_179", "SOR_095");
    EXPECT_EQ(dead.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(dead.damage("SOR_179"), 0);
}

TEST(SwuCard, SOR_179_BobaSparesReadyAndFreshUnitsAndBases)
{
    Table t;
    t.ground(0, {"SOR_179"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_179", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);

    Table fresh;
    fresh.ground(0, {"SOR_179"}).hand(1, {"SOR_046"}).resources(1, 8).active(1).start();
    fresh.play("SOR_046");
    fresh.attack("SOR_179", "SOR_046");
    EXPECT_EQ(fresh.damage("SOR_046"), 3);

    Table base;
    base.ground(0, {"SOR_179"}).start();
    base.attack("SOR_179", "base1");
    EXPECT_EQ(base.baseDamageOn(1), 3);
}

TEST(SwuCard, SOR_179_RulingALeaderDeployedThisRoundHasEnteredPlay)
{
    Table t;
    t.ground(0, {"SOR_179"}).leader(1, "SOR_005").resources(1, 6).active(1).start();
    t.deploy(1);
    t.pass();
    t.attack("leader1", "base0");
    t.decline();
    EXPECT_TRUE(t.exhausted("leader1"));
    t.attack("SOR_179", "leader1");
    EXPECT_EQ(t.damage("leader1"), 3);
}

TEST(SwuCard, SOR_179_BobaShootsALeaderDeployedEarlier)
{
    Table t;
    t.ground(0, {"SOR_179"}).leader(1, "SOR_005").deployed(1, 0, true).start();
    t.attack("SOR_179", "leader1");
    EXPECT_EQ(t.damage("leader1"), 6);
}

TEST(SwuCard, SOR_180_FleetDefenderEntersWithAShield)
{
    Table t;
    t.hand(0, {"SOR_180"}).resources(0, 5).start();
    t.play("SOR_180");
    EXPECT_EQ(t.zone("SOR_180"), Zone::Space);
    EXPECT_EQ(t.tokensOn("SOR_180", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_181_JabbasTricksCostLess)
{
    Table t;
    t.hand(0, {"SOR_222", "SOR_220"}).resources(0, 8).ground(0, {"SOR_181"});
    t.hand(1, {"SOR_222"}).resources(1, 8).base(1, "SOR_029").start();
    EXPECT_EQ(t.costOfPlay("SOR_222"), 2);
    EXPECT_EQ(t.costOfPlay("SOR_220"), 2); // a Tactic
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_222#2"), 3); // the opponent's
}

TEST(SwuCard, SOR_181_JabbaSearchesForATrick)
{
    Table t;
    t.hand(0, {"SOR_181"}).resources(0, 6);
    t.deck(0,
           {"SOR_095", "SOR_222", "SOR_172", "SOR_128", "SOR_218", "SOR_225", "SOR_237", "SOR_220",
            "SOR_217", "SOR_229"});
    t.start();
    t.play("SOR_181");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_222", "SOR_218"}); // the ninth card is not seen
    t.bounds(0, 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_217"), 0);
    t.choose("SOR_218");
    EXPECT_EQ(t.zone("SOR_218"), Zone::Hand);
    const auto deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 9U);
    EXPECT_EQ(deck[0], "SOR_217");
    EXPECT_EQ(deck[1], "SOR_229");
    // Ruling: the others go below, in random order.
    EXPECT_EQ(std::set<std::string>(deck.begin() + 2, deck.end()),
              (std::set<std::string>{"SOR_095", "SOR_222", "SOR_172", "SOR_128", "SOR_225",
                                     "SOR_237", "SOR_220"}));
}

TEST(SwuCard, SOR_181_JabbaMayFindNothing)
{
    Table t;
    t.hand(0, {"SOR_181"}).resources(0, 6).deck(0, {"SOR_222", "SOR_095"}).start();
    t.play("SOR_181");
    t.decline();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.deckSize(0), 2);
}

TEST(SwuCard, SOR_182_BosskMayDealTwoAfterEachEventYouPlay)
{
    Table t;
    t.hand(0, {"SOR_172"}).resources(0, 8).ground(0, {"SOR_182"}).ground(1, {"SOR_046"});
    t.hand(1, {"SOR_172"}).resources(1, 8).start();
    t.play("SOR_172");
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4); // ruling: the event is finished first
    t.asks(DecisionKind::ChooseCards, 0);
    EXPECT_EQ(t.decision().source, t.id("SOR_182"));
    t.selectable({"SOR_182", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 6);
    t.play("SOR_172#2"); // the opponent's event
    t.choose("SOR_182");
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_182"), 4);
}

/// CR 3.3.6: also when the event plays one unit after the other.
TEST(SwuCard, SOR_182_BosskWaitsForAllThatAnEventPlays)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 8).hand(0, {"SOR_104"}).ground(0, {"SOR_182"});
    t.ground(1, {"SOR_046"}).deck(0, {"SOR_097", "SOR_111"}).start();
    t.play("SOR_104");
    t.choose({"SOR_097", "SOR_111"});
    t.choosePlay("SOR_097");
    EXPECT_EQ(t.decision().source, t.id("SOR_097")); // its own When Played comes at once
    t.choose("SOR_046");
    t.choosePlay("SOR_111");
    EXPECT_EQ(t.zone("SOR_111"), Zone::Space);
    EXPECT_EQ(t.decision().source, t.id("SOR_182"));
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4); // 2 of Admiral Ackbar, 2 of Bossk
}

TEST(SwuCard, SOR_182_BosskMayBeSilentAndDoesNotHearUnits)
{
    Table t;
    t.hand(0, {"SOR_172", "SOR_095"}).resources(0, 12).ground(0, {"SOR_182"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_172");
    t.choose("SOR_046");
    t.decline();
    EXPECT_EQ(t.damage("SOR_046"), 4);
    t.pass();
    t.play("SOR_095");
    t.noQuestion();
}

TEST(SwuCard, SOR_182_BosskAmbushes)
{
    Table t;
    t.hand(0, {"SOR_182"}).resources(0, 7).ground(1, {"SOR_046", "SOR_095"}).start();
    t.play("SOR_182");
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_182", "SOR_046"}, {"SOR_182", "SOR_095"}});
    t.chooseAttack("SOR_182", "SOR_095");
    EXPECT_EQ(t.damage("SOR_182"), 3);

    Table alone; // ruling: nobody to attack
    alone.hand(0, {"SOR_182"}).resources(0, 7).space(1, {"SOR_225"}).start();
    alone.play("SOR_182");
    alone.noQuestion();
    EXPECT_TRUE(alone.exhausted("SOR_182"));
}

TEST(SwuCard, SOR_183_CrewReturnsAnEventFromAnyDiscardPile)
{
    Table t;
    t.hand(0, {"SOR_183"}).resources(0, 8).discard(0, {"SOR_222", "SOR_095"});
    t.discard(1, {"SOR_172", "SOR_128"}).start();
    t.play("SOR_183");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_222", "SOR_172"});
    t.bounds(0, 1);
    t.choose("SOR_172");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_172"}));
    EXPECT_EQ(t.discardSize(0), 2);
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SOR_183")); // ruling: Ambush without an enemy
}

TEST(SwuCard, SOR_183_CrewsAmbushAndWhenPlayedComeInAnyOrder)
{
    for (const bool ambushFirst : {true, false}) {
        Table t; // ruling: both trigger at the same time
        t.hand(0, {"SOR_183"}).resources(0, 8).discard(0, {"SOR_222"});
        t.ground(1, {"SOR_095"}).start();
        t.play("SOR_183");
        t.asks(DecisionKind::ChooseTrigger, 0);
        t.trigger("SOR_183", ambushFirst ? TriggerKind::Ambush : TriggerKind::Ability);
        if (ambushFirst)
            t.chooseAttack("SOR_183", "SOR_095");
        else
            t.choose("SOR_222");
        EXPECT_EQ(t.zone("SOR_095"), ambushFirst ? Zone::Discard : Zone::Ground);
        t.decline();
        t.noQuestion();
    }
}

} // namespace playmat::test
