#include "support/swu_table.h"

/// SOR_184 to SOR_193: Cunning with Villainy, Cunning with Heroism.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SOR_184_FiresprayReadiesWithAFettAtHand)
{
    Table leader; // also on his leader side
    leader.leader(0, "SOR_015").hand(0, {"SOR_184"}).resources(0, 6).start();
    leader.play("SOR_184");
    EXPECT_FALSE(leader.exhausted("SOR_184"));

    Table unit;
    unit.hand(0, {"SOR_184"}).resources(0, 8).ground(0, {"SOR_179"}).start();
    unit.play("SOR_184");
    EXPECT_FALSE(unit.exhausted("SOR_184"));

    Table enemy;
    enemy.hand(0, {"SOR_184"}).resources(0, 8).ground(1, {"SOR_179"}).start();
    enemy.play("SOR_184");
    EXPECT_TRUE(enemy.exhausted("SOR_184"));
}

TEST(SwuCard, SOR_184_FiresprayPaysTwoToExhaustANonUniqueUnit)
{
    Table t;
    t.resources(0, 3).space(0, {"SOR_184", "SOR_237"}).deployed(1);
    t.ground(1, {"SOR_046", "SOR_230"}).start();
    t.use("SOR_184");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_237", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_FALSE(t.exhausted("SOR_184")); // it costs resources only
    EXPECT_EQ(t.readyResources(0), 1);
    t.pass();
    EXPECT_FALSE(t.canUse("SOR_184"));
}

TEST(SwuCard, SOR_185_ChimaeraEntersWithAShield)
{
    Table t;
    t.hand(0, {"SOR_185"}).resources(0, 10).start();
    t.play("SOR_185");
    EXPECT_EQ(t.tokensOn("SOR_185", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_185_ChimaeraMakesTheNamedCardBeDiscarded)
{
    Table t; // ruling: a name is without subtitle, here it fits two cards
    t.space(0, {"SOR_185"}).hand(0, {"SOR_051"});
    t.hand(1, {"SOR_051", "SOR_095", "SOR_046"}).start();
    t.attack("SOR_185", "base1");
    t.asks(DecisionKind::NameCard, 0);
    EXPECT_EQ(t.events(Ev::Revealed), 0); // named before the hand is seen
    t.name("Luke Skywalker");
    t.goOn(0);
    EXPECT_EQ(t.zone("SOR_051#2"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_051"), Zone::Hand);
    EXPECT_EQ(t.handSize(1), 2);
    EXPECT_EQ(t.events(Ev::Revealed), 3);
    EXPECT_EQ(t.baseDamageOn(1), 8);
}

TEST(SwuCard, SOR_185_ChimaeraRevealsAlsoWhenTheNameIsWrong)
{
    Table t;
    t.space(0, {"SOR_185"}).hand(1, {"SOR_095", "SOR_046"}).start();
    t.attack("SOR_185", "base1");
    t.name("Darth Vader");
    t.goOn(0);
    EXPECT_EQ(t.handSize(1), 2);
    EXPECT_EQ(t.events(Ev::Revealed), 2);
}

TEST(SwuCard, SOR_185_ChimaeraDiscardsOneOfSeveralOfThatName)
{
    Table t; // the leader Vader's name fits the unit; the owner of the hand chooses which
    t.space(0, {"SOR_185"}).hand(1, {"SOR_087", "SOR_087", "SOR_095"}).start();
    t.attack("SOR_185", "base1");
    t.name("Darth Vader");
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_087", "SOR_087#2"});
    t.bounds(1, 1);
    t.choose("SOR_087");
    EXPECT_EQ(t.handSize(1), 2);
}

TEST(SwuCard, SOR_186_NoGoodKeepsAUnitExhaustedThroughTheRegroupPhase)
{
    Table t;
    t.hand(0, {"SOR_186"}).resources(0, 4).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_186");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    t.nextRound();
    EXPECT_TRUE(t.exhausted("SOR_046"));
    t.nextRound();
    EXPECT_FALSE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SOR_186_NoGoodAlsoHoldsAnExhaustedUnitAgainstEffects)
{
    Table t; // Motti would ready it
    t.hand(0, {"SOR_186"}).resources(0, 4).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_226", Unit("SOR_128").exhausted()}).start();
    t.play("SOR_186");
    t.choose("SOR_128");
    t.pass();
    t.attack("SOR_095", "SOR_226");
    t.selectable({"SOR_128"});
    t.choose("SOR_128");
    EXPECT_TRUE(t.exhausted("SOR_128"));
    t.nextRound();
    EXPECT_TRUE(t.exhausted("SOR_128"));
}

TEST(SwuCard, SOR_187_NoChoiceTakesTwoUnitsOneBackOneBelow)
{
    Table t;
    t.hand(0, {"SOR_187"}).resources(0, 9).ground(0, {"SOR_095"}).deployed(1);
    t.ground(1, {"SOR_046", "SOR_232", "SOR_128"}).deck(1, {"SOR_225"}).start();
    t.play("SOR_187");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046", "SOR_232", "SOR_128"});
    t.bounds(0, 2);
    t.choose(Cards{"SOR_046", "SOR_232"});
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_046", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_046"}));
    EXPECT_EQ(t.zoneIds(Zone::Deck, 1), (Cards{"SOR_225", "SOR_232"}));
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
}

TEST(SwuCard, SOR_187_NoChoiceOfOneReturnsIt)
{
    Table t; // your own one goes to its owner too
    t.hand(0, {"SOR_187"}).resources(0, 9).ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_187");
    t.choose("SOR_095");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
    EXPECT_EQ(t.controller("SOR_095"), 0);
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);

    Table none;
    none.hand(0, {"SOR_187"}).resources(0, 9).ground(0, {"SOR_095"}).start();
    none.play("SOR_187");
    none.decline();
    EXPECT_EQ(none.zone("SOR_095"), Zone::Ground);
}

TEST(SwuCard, SOR_187_RulingOnlyCardsInPlay)
{
    Table t;
    t.hand(0, {"SOR_187"}).resources(0, 9).discard(0, {"SOR_095"}).discard(1, {"SOR_128"});
    t.hand(1, {"SOR_225"}).start();
    t.play("SOR_187");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.handSize(1), 1);
}

TEST(SwuCard, SOR_188_ChopperRaidsBesideAnotherSpectre)
{
    Table t;
    t.ground(0, {"SOR_188", "SOR_192"}).deck(1, {"SOR_095"}).start();
    EXPECT_TRUE(t.has("SOR_188", kw::Raid));
    t.attack("SOR_188", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 2);

    Table alone; // no other one, and the enemy's does not count
    alone.ground(0, {"SOR_188"}).ground(1, {"SOR_192"}).deck(1, {"SOR_095"}).start();
    EXPECT_FALSE(alone.has("SOR_188", kw::Raid));
    alone.attack("SOR_188", "base1");
    EXPECT_EQ(alone.baseDamageOn(1), 1);
}

TEST(SwuCard, SOR_188_ChopperDiscardsTheTopCardAnEventCostsAResource)
{
    Table t; // ruling: always from the top
    t.ground(0, {"SOR_188"}).deck(1, {"SOR_172", "SOR_222"}).resources(1, 2).resources(0, 2);
    t.start();
    t.attack("SOR_188", "base1");
    EXPECT_EQ(t.zoneIds(Zone::Discard, 1), (Cards{"SOR_172"}));
    EXPECT_EQ(t.zoneIds(Zone::Deck, 1), (Cards{"SOR_222"}));
    EXPECT_EQ(t.readyResources(1), 1);
    EXPECT_EQ(t.readyResources(0), 2);

    Table unit;
    unit.ground(0, {"SOR_188"}).deck(1, {"SOR_095"}).resources(1, 2).start();
    unit.attack("SOR_188", "base1");
    EXPECT_EQ(unit.discardSize(1), 1);
    EXPECT_EQ(unit.readyResources(1), 2);

    Table empty;
    empty.ground(0, {"SOR_188"}).deck(1, {}).resources(1, 2).start();
    empty.attack("SOR_188", "base1");
    EXPECT_EQ(empty.readyResources(1), 2);
    EXPECT_EQ(empty.baseDamageOn(1), 1); // discarding is not drawing
}

TEST(SwuCard, SOR_189_LeiaReadiesAResourceOrExhaustsAUnit)
{
    Table t; // ruling: the player chooses which
    t.hand(0, {"SOR_189"}).resources(0, 2).ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_189");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1});
    t.bounds(1, 1);
    t.mode(0);
    EXPECT_EQ(t.readyResources(0), 1);
    t.noQuestion();
    EXPECT_FALSE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SOR_189_LeiaExhaustsAnyUnit)
{
    Table t;
    t.hand(0, {"SOR_189"}).resources(0, 2).ground(0, {"SOR_095"}).ground(1, {"SOR_046"});
    t.deployed(1).start();
    t.play("SOR_189");
    t.mode(1);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_189", "SOR_095", "SOR_046", "leader1"});
    t.bounds(1, 1);
    t.choose("leader1");
    EXPECT_TRUE(t.exhausted("leader1"));
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_190_InsurgentAfterAnotherCardDisturbsTheOpponentsHand)
{
    Table t;
    t.hand(0, {"SOR_239", "SOR_190"}).resources(0, 4).hand(1, {"SOR_095"});
    t.deck(1, {"SOR_128", "SOR_225"}).start();
    t.play("SOR_239");
    t.pass();
    t.play("SOR_190");
    t.noQuestion(); // at random, nobody chooses
    EXPECT_EQ(t.handSize(1), 1);
    EXPECT_EQ(t.discardSize(1), 1);
    EXPECT_EQ(t.deckSize(1), 1);
    EXPECT_EQ(t.handSize(0), 0);
}

TEST(SwuCard, SOR_190_InsurgentAsTheFirstCardDoesNothing)
{
    Table t; // what the opponent played does not count
    t.hand(0, {"SOR_190"}).resources(0, 4).hand(1, {"SOR_128", "SOR_095"}).resources(1, 4);
    t.active(1).start();
    t.play("SOR_128");
    t.play("SOR_190");
    EXPECT_EQ(t.handSize(1), 1);
    EXPECT_EQ(t.discardSize(1), 0);
}

TEST(SwuCard, SOR_190_RulingTheEventThatPlaysItIsAnotherCard)
{
    Table t; // Sneak Attack
    t.hand(0, {"SOR_219", "SOR_190"}).resources(0, 4).hand(1, {"SOR_095"}).start();
    t.play("SOR_219");
    t.choosePlay("SOR_190");
    EXPECT_EQ(t.discardSize(1), 1);
    EXPECT_EQ(t.handSize(1), 1);
}

/// CR 8.7.3: a card that was played, left play and is played again is another copy.
TEST(SwuCard, SOR_190_AnEarlierPlayOfTheSameCardIsAnotherCard)
{
    Table t;
    t.hand(0, {"SOR_190"}).resources(0, 4).hand(1, {"TST_010", "SOR_095"}).start();
    t.play("SOR_190");
    t.play("TST_010"); // returns it
    t.play("SOR_190");
    EXPECT_EQ(t.discardSize(1), 2); // the event, and a card at random
}

TEST(SwuCard, SOR_191_AnEarlierPlayOfTheSameCardIsAnotherCard)
{
    Table t;
    t.hand(0, {"SOR_191"}).resources(0, 4).hand(1, {"TST_010"}).start();
    t.play("SOR_191");
    t.play("TST_010");
    t.play("SOR_191");
    EXPECT_EQ(t.tokensOn("SOR_191", "SOR_T01"), 1);
}

TEST(SwuCard, SOR_191_AceGetsExperienceForEachOtherCardPlayed)
{
    Table t;
    t.hand(0, {"SOR_239", "SOR_245", "SOR_191"}).resources(0, 4).start();
    t.play("SOR_239");
    t.pass();
    t.play("SOR_245");
    t.pass();
    t.play("SOR_191");
    EXPECT_EQ(t.tokensOn("SOR_191", "SOR_T01"), 2);
    EXPECT_EQ(t.power("SOR_191"), 3);

    Table first;
    first.hand(0, {"SOR_191"}).resources(0, 4).hand(1, {"SOR_128"}).resources(1, 4).active(1);
    first.start();
    first.play("SOR_128");
    first.play("SOR_191");
    EXPECT_EQ(first.upgradesOn("SOR_191"), 0);
}

TEST(SwuCard, SOR_191_RulingTheEventThatPlaysItIsAnotherCard)
{
    Table t;
    t.hand(0, {"SOR_219", "SOR_191"}).resources(0, 4).start();
    t.play("SOR_219");
    t.choosePlay("SOR_191");
    EXPECT_EQ(t.tokensOn("SOR_191", "SOR_T01"), 1);
    EXPECT_EQ(t.zone("SOR_191"), Zone::Space);
}

TEST(SwuCard, SOR_192_EzraMayPlayTheTopCard)
{
    Table t;
    t.ground(0, {"SOR_192"}).resources(0, 2).deck(0, {"SOR_239", "SOR_095"}).start();
    t.attack("SOR_192", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3);
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1});
    t.bounds(0, 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_239"), 1);
    t.mode(0);
    t.choosePlay("SOR_239");
    EXPECT_EQ(t.zone("SOR_239"), Zone::Ground);
    EXPECT_EQ(t.readyResources(0), 0); // its cost is paid
}

TEST(SwuCard, SOR_192_EzraMayDiscardItOrLeaveIt)
{
    Table t;
    t.ground(0, {"SOR_192"}).deck(0, {"SOR_239", "SOR_095"}).start();
    t.attack("SOR_192", "base1");
    t.mode(1);
    EXPECT_EQ(t.zoneIds(Zone::Discard, 0), (Cards{"SOR_239"}));
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), (Cards{"SOR_095"}));

    Table leave;
    leave.ground(0, {"SOR_192"}).deck(0, {"SOR_239", "SOR_095"}).start();
    leave.attack("SOR_192", "base1");
    leave.decline();
    EXPECT_EQ(leave.zoneIds(Zone::Deck, 0), (Cards{"SOR_239", "SOR_095"}));
}

TEST(SwuCard, SOR_192_RulingEzraMustSurviveTheAttack)
{
    Table t;
    t.ground(0, {"SOR_192"}).ground(1, {"SOR_232"}).start();
    t.attack("SOR_192", "SOR_232");
    EXPECT_EQ(t.zone("SOR_192"), Zone::Discard);
    t.noQuestion();
    EXPECT_EQ(t.events(Ev::Revealed), 0);
}

TEST(SwuCard, SOR_192_RulingTheAttackIsOverWhenEzraLooks)
{
    Table t; // Raid of his would be gone: he plays an upgrade on himself, the base got 3
    t.ground(0, {"SOR_192"}).resources(0, 2).deck(0, {"SOR_069"}).ground(1, {"SOR_095"}).start();
    t.attack("SOR_192", "SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_192"), 3);
    t.mode(0);
    t.choosePlay("SOR_069", "SOR_192");
    EXPECT_EQ(t.hp("SOR_192"), 7);
    EXPECT_EQ(t.upgradesOn("SOR_192"), 1);
}

TEST(SwuCard, SOR_193_FalconEntersReady)
{
    Table t;
    t.hand(0, {"SOR_193"}).resources(0, 3).start();
    t.play("SOR_193");
    EXPECT_FALSE(t.exhausted("SOR_193"));
}

TEST(SwuCard, SOR_193_FalconWantsAResourceEachRegroupPhase)
{
    Table t; // ruling: the player chooses
    t.space(0, {Unit("SOR_193").exhausted()}).resources(0, 1, 1).start();
    t.endActionPhase();
    t.decline(); // nothing is resourced
    t.decline();
    t.asks(DecisionKind::Confirm, 0);
    EXPECT_EQ(t.readyResources(0), 2);
    EXPECT_FALSE(t.exhausted("SOR_193"));
    t.yes();
    EXPECT_EQ(t.readyResources(0), 1);
    EXPECT_EQ(t.zone("SOR_193"), Zone::Space);
    t.noQuestion();
}

TEST(SwuCard, SOR_193_FalconUnpaidGoesHome)
{
    Table t;
    t.space(0, {"SOR_193"}).resources(0, 2).start();
    t.endActionPhase();
    t.decline();
    t.decline();
    t.no();
    EXPECT_EQ(t.zone("SOR_193"), Zone::Hand);
    EXPECT_EQ(t.readyResources(0), 2);

    Table poor;
    poor.space(0, {"SOR_193"}).start();
    poor.endActionPhase();
    poor.decline();
    poor.decline();
    poor.noQuestion();
    EXPECT_EQ(poor.zone("SOR_193"), Zone::Hand);
}

} // namespace playmat::test
