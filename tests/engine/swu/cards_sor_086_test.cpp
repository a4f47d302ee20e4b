#include "support/swu_table.h"

/// SOR_086 to SOR_094: Command with Villainy, and the first ones with Heroism.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_086_GladiatorStarDestroyerGivesAnyUnitSentinelForThePhase)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 8).hand(0, {"SOR_086"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_232", "SOR_128"}).start();
    t.play("SOR_086");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_086", "SOR_095", "SOR_232", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_TRUE(t.has("SOR_095", kw::Sentinel));
    EXPECT_FALSE(t.has("SOR_086", kw::Sentinel));
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_128", "SOR_095"));
    t.nextRound();
    EXPECT_FALSE(t.has("SOR_095", kw::Sentinel));
}

TEST(SwuCard, SOR_087_DarthVaderPlaysVillainyUnitsOfCostThreeTogetherForFree)
{
    Table t;
    t.leader(0, "SOR_006").base(0, "SOR_023").resources(0, 7).hand(0, {"SOR_087"});
    t.deck(0,
           {"SOR_128", "SOR_225", "SOR_081", "SOR_095", "SOR_172", "SOR_032", "SOR_232", "SOR_237",
            "SOR_034", "SOR_235", "SOR_228"});
    t.start();
    t.play("SOR_087");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_225", "SOR_081", "SOR_032", "SOR_232", "SOR_034"});
    t.bounds(0, 6); // any number; the eleventh card is not looked at
    t.refuses({"SOR_232"});
    t.refuses({"SOR_081", "SOR_032"});
    t.choose({"SOR_128", "SOR_081"});
    t.selectable({"SOR_128", "SOR_081"});
    EXPECT_EQ(t.costOfPlay("SOR_081"), 0);
    t.choosePlay("SOR_081");
    t.selectable({"SOR_128"});
    t.choosePlay("SOR_128"); // Aggression and Villainy: the penalty is not paid either
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_081"), Zone::Ground);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
    EXPECT_TRUE(t.exhausted("SOR_128"));
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.deckSize(0), 9);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_228"); // the others went to the bottom
}

TEST(SwuCard, SOR_087_DarthVaderMayFindNothing)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 7).base(0, "SOR_023").hand(0, {"SOR_087"});
    t.deck(0, {"SOR_128", "SOR_095", "SOR_172"}).start();
    t.play("SOR_087");
    t.selectable({"SOR_128"});
    t.decline();
    t.noQuestion();
    EXPECT_EQ(t.deckSize(0), 3);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Deck);
}

TEST(SwuCard, SOR_087_RulingEachPlayAndItsTriggersAreDoneBeforeTheNext)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 11).hand(0, {"SOR_087", "SOR_172"});
    t.ground(1, {"SOR_232", "SOR_046"}).deck(0, {"SOR_176", "SOR_128", "SOR_237"}).start();
    t.play("SOR_087");
    t.trigger("SOR_087");
    t.choose({"SOR_176", "SOR_128"});
    t.choosePlay("SOR_176"); // ISB Agent: reveal an event, then 1 damage
    t.selectable({"SOR_172"});
    EXPECT_EQ(t.zone("SOR_128"), Zone::Deck);
    t.choose("SOR_172");
    t.selectable({"SOR_087", "SOR_176", "SOR_232", "SOR_046"});
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 1);
    t.selectable({"SOR_128"});
    t.choosePlay("SOR_128");
    t.asks(DecisionKind::ChooseCards, 0); // Ambush waited for all of that
    t.selectableAttacks({{"SOR_087", "SOR_232"}, {"SOR_087", "SOR_046"}});
    t.bounds(0, 1);
    t.decline();
}

/// CR 8.26.2 and 8.26.7: the rest is at the bottom before a found unit is played, and found units
/// are no longer in the deck, so what the unit looks at are the cards that were not searched.
TEST(SwuCard, SOR_087_WhatIsFoundLooksAtTheCardsThatWereNotSearched)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 7).base(0, "SOR_023").hand(0, {"SOR_087"});
    t.deck(0,
           {"SOR_031", "SOR_128", "SOR_046", "SOR_095", "SOR_046", "SOR_095", "SOR_046", "SOR_095",
            "SOR_046", "SOR_095", "SOR_100", "SOR_102", "SOR_117"});
    t.start();
    t.play("SOR_087");
    t.choose("SOR_031"); // Inferno Four: looks at two cards
    t.choosePlay("SOR_031");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_100", "SOR_102"});
    t.choose("SOR_100");
    const std::vector<std::string> deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 12U);
    EXPECT_EQ(deck[0], "SOR_102");
    EXPECT_EQ(deck[1], "SOR_117");
    EXPECT_EQ(deck.back(), "SOR_100"); // under the nine that were searched
}

TEST(SwuCard, SOR_087_RulingAmbushComesInTheSameWindowAndReadiesNothing)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 9).hand(0, {"SOR_087"});
    t.ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_237"}).deck(0, {"SOR_225"}).start();
    t.play("SOR_087");
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("SOR_087", TriggerKind::Ambush);
    t.selectableAttacks({{"SOR_087", "SOR_046"}, {"SOR_087", "SOR_128"}});
    t.chooseAttack("SOR_087", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 5);
    EXPECT_EQ(t.damage("SOR_087"), 3);
    t.selectable({"SOR_225"}); // the search comes after it
    t.decline();
    EXPECT_TRUE(t.exhausted("SOR_087"));

    Table alone;
    alone.leader(0, "SOR_006").resources(0, 9).hand(0, {"SOR_087"}).deck(0, {});
    alone.space(1, {"SOR_237"}).start();
    alone.play("SOR_087");
    alone.noQuestion();
    EXPECT_TRUE(alone.exhausted("SOR_087"));
}

TEST(SwuCard, SOR_088_BlizzardAssaultAtAtMayDealItsExcessToAnotherGroundUnit)
{
    Table t;
    t.ground(0, {"SOR_088", "SOR_095"}).ground(1, {"SOR_128", "SOR_232", "SOR_046"});
    t.space(1, {"SOR_237"}).start();
    t.attack("SOR_088", "SOR_128"); // 9 damage to 1 HP
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_046"});
    t.bounds(0, 1);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground); // all of it is dealt at the same time
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard); // 8 damage to 7 HP
    EXPECT_EQ(t.damage("SOR_088"), 3);
    EXPECT_EQ(t.baseDamageOn(1), 0);
    EXPECT_EQ(t.events(Ev::DamageDealt, "SOR_232"), 1);
}

TEST(SwuCard, SOR_088_BlizzardAssaultAtAtMayKeepItsExcess)
{
    Table t;
    t.ground(0, {"SOR_088"}).ground(1, {"SOR_128", "SOR_232"}).start();
    t.attack("SOR_088", "SOR_128");
    t.selectable({"SOR_232"});
    t.decline();
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_232"), 0);
    EXPECT_EQ(t.damage("SOR_088"), 3);
}

TEST(SwuCard, SOR_088_BlizzardAssaultAtAtAsksOnlyWhereSomethingIsLeftOver)
{
    Table t;
    t.ground(0, {"SOR_088", Unit("SOR_088")});
    t.ground(1, {Unit("SOR_046").with({"SOR_069"}), "SOR_232"}).start(); // 7 + 3 HP
    t.attack("SOR_088", "SOR_046");
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 9);
    t.pass();
    t.attack("SOR_088#2", "base1");
    t.noQuestion();
    EXPECT_EQ(t.baseDamageOn(1), 9);

    Table shielded;
    shielded.ground(0, {"SOR_088"}).ground(1, {Unit("SOR_128").with({"SOR_T02"}), "SOR_232"});
    shielded.start();
    shielded.attack("SOR_088", "SOR_128");
    shielded.noQuestion();
    EXPECT_EQ(shielded.zone("SOR_128"), Zone::Ground);

    Table alone;
    alone.ground(0, {"SOR_088"}).ground(1, {"SOR_128"}).space(1, {"SOR_237"}).start();
    alone.attack("SOR_088", "SOR_128");
    alone.noQuestion();
    EXPECT_EQ(alone.damage("SOR_237"), 0);

    Table defending;
    defending.active(1).ground(0, {"SOR_088"}).ground(1, {"SOR_128", "SOR_232"}).start();
    defending.attack("SOR_128", "SOR_088");
    defending.noQuestion();
    EXPECT_EQ(defending.damage("SOR_232"), 0);
}

TEST(SwuCard, SOR_088_RulingWithOverwhelmTheExcessGoesToAUnitOrToTheBase)
{
    Table t;
    t.ground(0, {"SOR_088"}).ground(1, {"SOR_128", "SOR_232"}).start();
    t.gain("SOR_088", kw::Overwhelm);
    t.attack("SOR_088", "SOR_128");
    t.selectable({"SOR_232"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 0);

    Table base;
    base.ground(0, {"SOR_088"}).ground(1, {"SOR_128", "SOR_232"}).start();
    base.gain("SOR_088", kw::Overwhelm);
    base.attack("SOR_088", "SOR_128");
    base.decline();
    EXPECT_EQ(base.damage("SOR_232"), 0);
    EXPECT_EQ(base.baseDamageOn(1), 8);
}

TEST(SwuCard, SOR_089_RelentlessBlanksTheFirstEventOfEachOpponentEachRound)
{
    Table t;
    t.resources(0, 20).hand(0, {"SOR_172", "SOR_172", "SOR_172"});
    t.resources(1, 10).hand(1, {"SOR_172"});
    t.space(1, {"SOR_089"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_172"); // Open Fire
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_EQ(t.damage("SOR_089"), 0);
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_EQ(t.readyResources(0), 15); // paid all the same
    t.play("SOR_172#4"); // its controller's events keep their abilities
    t.selectable({"SOR_089", "SOR_046"});
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
    t.play("SOR_172#2"); // the second one of the round works
    t.selectable({"SOR_089", "SOR_046"});
    t.choose("SOR_089");
    EXPECT_EQ(t.damage("SOR_089"), 4);
    t.nextRound();
    t.play("SOR_172#3"); // the first one of the next round
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 4);
    EXPECT_EQ(t.damage("SOR_089"), 4);
}

TEST(SwuCard, SOR_089_RelentlessCountsEventsThatWerePlayedBeforeItCame)
{
    Table t;
    t.resources(0, 20).hand(0, {"SOR_172", "SOR_172"});
    t.leader(1, "SOR_006").resources(1, 9).hand(1, {"SOR_089"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_172"); // one unit: no choice
    EXPECT_EQ(t.damage("SOR_046"), 4);
    t.play("SOR_089");
    t.play("SOR_172#2");
    t.selectable({"SOR_089", "SOR_046"});
    t.choose("SOR_089");
    EXPECT_EQ(t.damage("SOR_089"), 4);
}

TEST(SwuCard, SOR_090_DevastatorMayDealDamageForItsControllersResources)
{
    Table t;
    t.leader(0, "SOR_006").base(0, "SOR_023").resources(0, 10, 1).hand(0, {"SOR_090"});
    t.ground(0, {"SOR_095"}).space(1, {"SOR_237"});
    t.ground(1, {Unit("SOR_232").with({"SOR_069", "SOR_069"})}).start(); // 7 + 3 + 3 HP
    t.play("SOR_090");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_090", "SOR_095", "SOR_237", "SOR_232"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 11); // exhausted ones count
    EXPECT_TRUE(t.has("SOR_090", kw::Sentinel));
    EXPECT_EQ(t.whyNotAttack("SOR_237", "base0"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_237", "SOR_090"));

    Table declined;
    declined.leader(0, "SOR_006").resources(0, 14).hand(0, {"SOR_090"}).ground(1, {"SOR_232"});
    declined.start();
    declined.play("SOR_090");
    declined.decline();
    EXPECT_EQ(declined.damage("SOR_232"), 0);
    EXPECT_EQ(declined.damage("SOR_090"), 0);
}

TEST(SwuCard, SOR_090_RulingAShieldLeavesNothingOverForOverwhelm)
{
    Table t;
    t.space(0, {"SOR_090"}).space(1, {Unit("SOR_225").with({"SOR_T02"})}).start();
    t.attack("SOR_090", "SOR_225");
    EXPECT_EQ(t.zone("SOR_225"), Zone::Space);
    EXPECT_EQ(t.upgradesOn("SOR_225"), 0);
    EXPECT_EQ(t.baseDamageOn(1), 0);
    EXPECT_EQ(t.damage("SOR_090"), 2);
}

TEST(SwuCard, SOR_090_RulingAllDamageIsExcessWhenTheDefenderIsGoneBefore)
{
    Table t; // the Heavy Blaster deals 2 damage as the attack begins
    t.space(0, {Unit("SOR_090").with({"SOR_121"})}).space(1, {"SOR_225"}).start();
    t.attack("SOR_090", "SOR_225");
    t.selectable({"SOR_090", "SOR_225"});
    t.choose("SOR_225");
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 12);
    EXPECT_EQ(t.damage("SOR_090"), 0);
}

TEST(SwuCard, SOR_091_TheEmperorsLegionReturnsYourUnitsThatWereDefeatedThisPhase)
{
    Table t;
    t.resources(0, 8).hand(0, {"SOR_091"}).discard(0, {"SOR_033"});
    t.ground(0, {"SOR_128", Unit("SOR_095").with({"SOR_069"})}).ground(1, {"SOR_232", "SOR_108"});
    t.start();
    t.attack("SOR_128", "SOR_232");
    t.attack("SOR_232", "SOR_095");
    t.pass();
    t.attack("SOR_108", "base0");
    t.play("SOR_091");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_033"), Zone::Discard); // not defeated this phase
    EXPECT_EQ(t.zone("SOR_069"), Zone::Discard); // no unit
    EXPECT_EQ(t.zone("SOR_091"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 2);
}

TEST(SwuCard, SOR_091_TheEmperorsLegionLeavesUnitsOfTheLastRoundAndOfOthers)
{
    Table t;
    t.resources(0, 8).hand(0, {"SOR_091"}).ground(0, {"SOR_128", "SOR_232"});
    t.ground(1, {"SOR_046", "SOR_128"}).start();
    t.attack("SOR_128", "SOR_046");
    t.nextRound();
    t.attack("SOR_232", "SOR_128#2");
    t.pass();
    t.play("SOR_091");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_128#2"), Zone::Discard);
}

TEST(SwuCard, SOR_092_OverwhelmingBarrageDividesThePowerOfTheUnitItStrengthened)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 5).base(0, "SOR_023").hand(0, {"SOR_092"});
    t.ground(0, {"SOR_046", "SOR_095"}).ground(1, {"SOR_232", "SOR_128"}).space(1, {"SOR_237"});
    t.start();
    t.play("SOR_092");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.power("SOR_046"), 5);
    EXPECT_EQ(t.hp("SOR_046"), 9);
    t.asks(DecisionKind::Distribute, 0);
    t.selectable({"SOR_095", "SOR_232", "SOR_128", "SOR_237"});
    t.bounds(5, 5);
    t.distribute({{"SOR_128", 2}, {"SOR_232", 2}, {"SOR_237", 1}}); // more than it has left
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_232"), 2);
    EXPECT_EQ(t.damage("SOR_237"), 1);
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_EQ(t.readyResources(0), 0);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_EQ(t.hp("SOR_046"), 7);
}

TEST(SwuCard, SOR_092_RulingTheDividedDamageIsDealtAtTheSameTime)
{
    Table t; // General Krell sees the others go although he goes with them
    t.leader(0, "SOR_006").resources(0, 9).hand(0, {"SOR_092"}).ground(0, {"SOR_232"});
    t.ground(1, {"SOR_105", "SOR_128"}).start();
    t.play("SOR_092");
    t.distribute({{"SOR_105", 6}, {"SOR_128", 2}});
    EXPECT_EQ(t.zone("SOR_105"), Zone::Discard);
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.handSize(1), 1);
}

/// CR 8.4.5A: any number of units may be none; it is all or nothing.
TEST(SwuCard, SOR_092_OverwhelmingBarrageMaySpareAllOthers)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 9).hand(0, {"SOR_092"}).ground(0, {"SOR_046", "SOR_083"});
    t.start();
    t.play("SOR_092");
    t.choose("SOR_046");
    t.asks(DecisionKind::Distribute, 0); // also when there is one other unit
    t.selectable({"SOR_083"});
    EXPECT_TRUE(t.decision().orNone);
    core::Answer some = core::Answer::one(0);
    ASSERT_TRUE(some.amounts.tryPush(3));
    swu::Game copy = t.game();
    EXPECT_FALSE(copy.apply(some).ok());
    t.distribute({});
    EXPECT_EQ(t.damage("SOR_083"), 0);
    EXPECT_EQ(t.power("SOR_046"), 5);
}

TEST(SwuCard, SOR_092_OverwhelmingBarrageNeedsAFriendlyUnit)
{
    Table t;
    t.leader(0, "SOR_006").resources(0, 9).hand(0, {"SOR_092"}).ground(1, {"SOR_232"}).start();
    t.play("SOR_092");
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_232"), 0);
    EXPECT_EQ(t.power("SOR_232"), 6);
}

TEST(SwuCard, SOR_093_AllianceDispatcherPlaysAUnitForOneLess)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 1);
    t.ground(0, {"SOR_093"}).hand(0, {"SOR_095", "SOR_240", "SOR_123"}).start();
    t.use("SOR_093");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095"}); // 3 are too many, and an event is no unit
    t.bounds(0, 1);
    EXPECT_EQ(t.costOfPlay("SOR_095"), 1);
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    EXPECT_TRUE(t.exhausted("SOR_095"));
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_TRUE(t.exhausted("SOR_093"));
    EXPECT_EQ(t.activePlayer(), 1);
}

TEST(SwuCard, SOR_093_AllianceDispatcherMayFindNothingToPlay)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 3).ground(0, {"SOR_093"}).hand(0, {"SOR_095"}).start();
    t.use("SOR_093");
    t.decline(); // hidden from the opponent
    EXPECT_TRUE(t.exhausted("SOR_093"));
    EXPECT_EQ(t.readyResources(0), 3);
    t.pass();
    EXPECT_FALSE(t.canUse("SOR_093"));
}

TEST(SwuCard, SOR_094_BailOrganaGivesExperienceToAnotherFriendlyUnit)
{
    Table t;
    t.ground(0, {"SOR_094", "SOR_095"}).space(0, {"SOR_237"}).ground(1, {"SOR_128"}).start();
    t.use("SOR_094");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_237");
    EXPECT_EQ(t.tokensOn("SOR_237", "SOR_T01"), 1);
    EXPECT_EQ(t.power("SOR_237"), 3);
    EXPECT_EQ(t.hp("SOR_237"), 4);
    EXPECT_TRUE(t.exhausted("SOR_094"));
}

} // namespace playmat::test
