#include "support/swu_table.h"

/// SOR_217 to SOR_224: Cunning events.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SOR_217_ShootFirstStrikesFirstWithOneMore)
{
    Table t; // 3/3 becomes 4 and defeats a 3/3 that deals no damage
    t.hand(0, {"SOR_217"}).resources(0, 1).ground(0, {"SOR_095", Unit("SOR_128").exhausted()});
    t.space(0, {"SOR_237"}).ground(1, {"SOR_229"}).start();
    t.play("SOR_217");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(1, 1); // ruling: you must, if able; with a ready unit
    t.selectableAttacks({{"SOR_095", "SOR_229"}, {"SOR_237", "base1"}});
    t.chooseAttack("SOR_095", "SOR_229");
    EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_095"), 0);
    EXPECT_EQ(t.power("SOR_095"), 3);
    EXPECT_TRUE(t.exhausted("SOR_095"));
}

TEST(SwuCard, SOR_217_ShootFirstOnABaseAndWithoutAUnit)
{
    Table t;
    t.hand(0, {"SOR_217"}).resources(0, 1).ground(0, {"SOR_095"}).start();
    t.play("SOR_217");
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);

    Table none;
    none.hand(0, {"SOR_217"}).resources(0, 1).ground(0, {Unit("SOR_095").exhausted()}).start();
    none.play("SOR_217");
    none.noQuestion();
}

TEST(SwuCard, SOR_217_RulingASurvivorStrikesBackWithItsGrit)
{
    Table t; // CR 7.5.6D: Baze 2/5 takes 4 and deals 6
    t.hand(0, {"SOR_217"}).resources(0, 1).ground(0, {Unit("SOR_095").with({"SOR_069"})});
    t.ground(1, {"SOR_065"}).start();
    t.play("SOR_217");
    t.chooseAttack("SOR_095", "SOR_065");
    EXPECT_EQ(t.damage("SOR_065"), 4);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard); // 6 damage to a 3/6
}

TEST(SwuCard, SOR_217_RulingOnlyCombatDamageComesFirst)
{
    Table t; // Greedo strikes no blow, but his When Defeated ability deals its damage
    t.hand(0, {"SOR_217"}).resources(0, 1).ground(0, {"SOR_095"}).ground(1, {"SOR_204"});
    t.deck(1, {"SOR_172"}).start();
    t.play("SOR_217");
    t.chooseAttack("SOR_095", "SOR_204");
    EXPECT_EQ(t.damage("SOR_095"), 0);
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.damage("SOR_095"), 2);
}

TEST(SwuCard, SOR_218_SanctuaryExhaustsAnEnemyAndShieldsACheapFriend)
{
    Table t; // ruling: the printed cost counts (046: 4, deployed Luke 6)
    t.hand(0, {"SOR_218"}).resources(0, 2).deployed(0);
    t.ground(0, {Unit("SOR_095").with({"SOR_120"}), "SOR_046", "SOR_229"});
    t.ground(1, {"SOR_232", "SOR_128"}).start();
    t.play("SOR_218");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_TRUE(t.exhausted("SOR_232"));
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_229"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_218_SanctuaryDoesWhatItCan)
{
    Table t;
    t.hand(0, {"SOR_218"}).resources(0, 2).ground(0, {"SOR_095"}).start();
    t.play("SOR_218"); // no enemy: the Shield all the same (CR 1.3.2)
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_219_SneakAttackPlaysAReadyUnitForThreeLess)
{
    Table t; // AT-ST costs 6 + 2 for Villainy
    t.hand(0, {"SOR_219", "SOR_232", "SOR_095", "SOR_172"}).resources(0, 7).start();
    t.play("SOR_219");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_095"});
    t.bounds(0, 1);
    t.choosePlay("SOR_232");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_FALSE(t.exhausted("SOR_232"));
    t.pass();
    t.attack("SOR_232", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
    t.endActionPhase(); // regroup: it is defeated before anybody draws
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
}

TEST(SwuCard, SOR_219_SneakAttackCostsNeverBelowZeroAndMayBeDenied)
{
    Table t;
    t.hand(0, {"SOR_219", "SOR_239"}).resources(0, 2).start();
    t.play("SOR_219");
    t.choosePlay("SOR_239");
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.zone("SOR_239"), Zone::Ground);

    Table no;
    no.hand(0, {"SOR_219", "SOR_239"}).resources(0, 2).start();
    no.play("SOR_219");
    no.decline();
    EXPECT_EQ(no.zone("SOR_239"), Zone::Hand);
    no.nextRound();
    EXPECT_EQ(no.handSize(0), 3);
}

TEST(SwuCard, SOR_219_ANewObjectIsNotTheOneThatWasSneakedIn)
{
    Table t; // returned and played again: it stays (CR 8.5.4)
    t.hand(0, {"SOR_219", "SOR_095"}).resources(0, 8).hand(1, {"SOR_222"}).resources(1, 8);
    t.start();
    t.play("SOR_219");
    t.choosePlay("SOR_095");
    t.play("SOR_222");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
    t.play("SOR_095");
    EXPECT_TRUE(t.exhausted("SOR_095"));
    t.nextRound();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
}

TEST(SwuCard, SOR_219_DefeatAtRegroupIsADefeat)
{
    Table t; // Motti's ability triggers
    t.hand(0, {"SOR_219", "SOR_226"}).resources(0, 8);
    t.ground(0, {Unit("SOR_128").exhausted()}).start();
    t.play("SOR_219");
    t.choosePlay("SOR_226");
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_226"), Zone::Discard);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128"});
    t.decline();
}

TEST(SwuCard, SOR_220_SurpriseStrikeAttacksWithThreeMore)
{
    Table t;
    t.hand(0, {"SOR_220"}).resources(0, 2).ground(0, {"SOR_095", Unit("SOR_128").exhausted()});
    t.ground(1, {"SOR_046"}).start();
    t.play("SOR_220");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(1, 1); // ruling: you must, if able; with a ready unit
    t.selectableAttacks({{"SOR_095", "SOR_046"}, {"SOR_095", "base1"}});
    t.chooseAttack("SOR_095", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 6);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SOR_220_SurpriseStrikeLastsForTheAttackOnly)
{
    Table t;
    t.hand(0, {"SOR_220"}).resources(0, 2).ground(0, {"SOR_095"}).start();
    t.play("SOR_220");
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
    EXPECT_EQ(t.power("SOR_095"), 3);

    Table none;
    none.hand(0, {"SOR_220"}).resources(0, 2).ground(1, {"SOR_095"}).start();
    none.play("SOR_220");
    none.noQuestion();
}

TEST(SwuCard, SOR_221_OutmaneuverExhaustsEveryUnitOfAnArena)
{
    Table t;
    t.hand(0, {"SOR_221"}).resources(0, 3).ground(0, {"SOR_095"}).space(0, {"SOR_237"});
    t.ground(1, {"SOR_046"}).deployed(1).space(1, {"SOR_225"}).start();
    t.play("SOR_221");
    t.asks(DecisionKind::ChooseMode, 0);
    t.modes({0, 1});
    t.mode(0);
    EXPECT_TRUE(t.exhausted("SOR_095"));
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_TRUE(t.exhausted("leader1"));
    EXPECT_FALSE(t.exhausted("SOR_237"));
    EXPECT_FALSE(t.exhausted("SOR_225"));

    Table space;
    space.hand(0, {"SOR_221"}).resources(0, 3).ground(0, {"SOR_095"}).space(0, {"SOR_237"});
    space.space(1, {"SOR_225"}).start();
    space.play("SOR_221");
    space.mode(1);
    EXPECT_FALSE(space.exhausted("SOR_095"));
    EXPECT_TRUE(space.exhausted("SOR_237"));
    EXPECT_TRUE(space.exhausted("SOR_225"));
}

TEST(SwuCard, SOR_222_WaylayReturnsANonLeaderUnit)
{
    Table t;
    t.hand(0, {"SOR_222"}).resources(0, 3).ground(0, {"SOR_095"}).deployed(0).deployed(1);
    t.ground(1, {Unit("SOR_046").damaged(3).with({"SOR_120"})}).start();
    t.play("SOR_222");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_046"}));
    EXPECT_EQ(t.zoneIds(Zone::Discard, 1), (Cards{"SOR_120"})); // its upgrade is defeated
    EXPECT_EQ(t.damage("SOR_046"), 0);
}

TEST(SwuCard, SOR_222_WaylaySendsToTheOwner)
{
    Table t;
    t.hand(0, {"SOR_222"}).resources(0, 3).ground(1, {Unit("SOR_095").ownedBy(0)}).start();
    t.play("SOR_222");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Cards{"SOR_095"}));
    EXPECT_EQ(t.handSize(1), 0);
}

TEST(SwuCard, SOR_222_RulingOnlyFromPlay)
{
    Table t; // CR 4.9.2
    t.hand(0, {"SOR_222"}).resources(0, 3).discard(0, {"SOR_095"}).discard(1, {"SOR_128"});
    t.start();
    t.play("SOR_222");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.handSize(1), 0);
}

TEST(SwuCard, SOR_223_CockyRevealsUntilYouStop)
{
    Table t; // costs 2, 3, 4: stopping at 5 deals 5
    t.hand(0, {"SOR_223"}).resources(0, 4).ground(0, {"SOR_095"}).ground(1, {"SOR_046"});
    t.deck(0, {"SOR_237", "SOR_172", "SOR_242", "SOR_128"}).start();
    t.play("SOR_223");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_237"), 1);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 0); // one at a time, from the top
    t.yes();
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);
    t.no();
    EXPECT_EQ(t.damage("SOR_046"), 5);
    const auto deck = t.zoneIds(Zone::Deck, 0);
    ASSERT_EQ(deck.size(), 4U);
    EXPECT_EQ(deck[0], "SOR_242");
    EXPECT_EQ(deck[1], "SOR_128");
}

TEST(SwuCard, SOR_223_CockyOverSevenDealsNothing)
{
    Table t;
    t.hand(0, {"SOR_223"}).resources(0, 4).ground(1, {"SOR_046"});
    t.deck(0, {"SOR_242", "SOR_046", "SOR_128"}).start();
    t.play("SOR_223");
    t.yes();
    t.yes();
    t.no();
    EXPECT_EQ(t.damage("SOR_046"), 0);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_128");

    Table seven; // exactly seven is fine
    seven.hand(0, {"SOR_223"}).resources(0, 4).ground(1, {"SOR_232"});
    seven.deck(0, {"SOR_242", "SOR_172", "SOR_128"}).start();
    seven.play("SOR_223");
    seven.yes();
    seven.yes();
    seven.no();
    EXPECT_EQ(seven.zone("SOR_232"), Zone::Discard);
}

TEST(SwuCard, SOR_223_CockyEndsAfterSevenCards)
{
    Table t; // ruling: printed costs, seven times 1 for an Aggression card that would cost 3
    t.hand(0, {"SOR_223"}).resources(0, 4).ground(1, {"SOR_232"});
    t.deck(
        0,
        {"SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_046"});
    t.start();
    t.play("SOR_223");
    for (int i = 0; i < 7; ++i)
        t.yes();
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_046");
}

TEST(SwuCard, SOR_224_ChangeOfHeartLendsAUnitUntilTheRegroupPhase)
{
    Table t;
    t.hand(0, {"SOR_224"}).resources(0, 6).ground(0, {"SOR_095"}).deployed(1);
    t.ground(1, {Unit("SOR_232").damaged(2).with({"SOR_120"})}).start();
    t.play("SOR_224");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.controller("SOR_232"), 0);
    EXPECT_EQ(t.damage("SOR_232"), 2);
    EXPECT_FALSE(t.exhausted("SOR_232"));
    EXPECT_EQ(t.upgradesOn("SOR_232"), 1);
    t.pass();
    t.attack("SOR_232", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 8);
    t.endActionPhase();
    EXPECT_EQ(t.controller("SOR_232"), 1);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Ground);
}

TEST(SwuCard, SOR_224_ChangeOfHeartMayTakeBackOnesOwn)
{
    Table t; // the owner takes control of it then: nothing changes any more
    t.hand(0, {"SOR_224"}).resources(0, 6).ground(1, {Unit("SOR_095").ownedBy(0)}).start();
    t.play("SOR_224");
    EXPECT_EQ(t.controller("SOR_095"), 0);
    t.nextRound();
    EXPECT_EQ(t.controller("SOR_095"), 0);
}

} // namespace playmat::test
