#include "support/swu_table.h"

/// SOR_249 to SOR_252 and the two token upgrades.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_249_AtRtHasAmbushBesideAnotherVehicle)
{
    Table t;
    t.hand(0, {"SOR_249"}).resources(0, 4).space(0, {"SOR_237"});
    t.ground(1, {"SOR_046", "SOR_128"}).space(1, {"SOR_225"}).start();
    t.play("SOR_249");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 1);
    t.selectableAttacks({{"SOR_249", "SOR_046"}, {"SOR_249", "SOR_128"}});
    t.chooseAttack("SOR_249", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.damage("SOR_249"), 3);
    EXPECT_TRUE(t.exhausted("SOR_249"));
}

TEST(SwuCard, SOR_249_AtRtAloneHasNoAmbush)
{
    Table t; // the enemy's Vehicle does not count
    t.hand(0, {"SOR_249"}).resources(0, 4).ground(0, {"SOR_095"}).ground(1, {"SOR_232"}).start();
    t.play("SOR_249");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SOR_249"));
    EXPECT_FALSE(t.has("SOR_249", kw::Ambush));
}

TEST(SwuCard, SOR_249_RulingAmbushWithoutAnEnemyToAttackDoesNotReady)
{
    Table t;
    t.hand(0, {"SOR_249"}).resources(0, 4).space(0, {"SOR_237"}).space(1, {"SOR_225"}).start();
    t.play("SOR_249");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SOR_249"));
}

TEST(SwuCard, SOR_250_FreighterGuardsSpace)
{
    Table t;
    t.space(0, {"SOR_237"}).ground(0, {"SOR_095"});
    t.space(1, {"SOR_250", "SOR_225"}).ground(1, {"SOR_128"}).start();
    EXPECT_TRUE(t.canAttack("SOR_237", "SOR_250"));
    EXPECT_EQ(t.whyNotAttack("SOR_237", "SOR_225"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_237", "base1"), Reason::SentinelInTheWay);
    EXPECT_TRUE(t.canAttack("SOR_095", "SOR_128"));
    EXPECT_TRUE(t.canAttack("SOR_095", "base1"));
}

TEST(SwuCard, SOR_251_ConfiscateDefeatsAnyUpgrade)
{
    Table t;
    t.hand(0, {"SOR_251"}).resources(0, 1).ground(0, {Unit("SOR_095").with({"SOR_120"})});
    t.ground(1, {Unit("SOR_046").with({"SOR_069"})});
    t.space(1, {Unit("SOR_225").with({"SOR_T01"})}).start();
    t.play("SOR_251");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_120", "SOR_069", "SOR_T01"});
    t.bounds(1, 1);
    t.choose("SOR_069");
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(t.hp("SOR_046"), 7);
    EXPECT_EQ(t.zoneIds(Zone::Discard, 1), (std::vector<std::string>{"SOR_069"}));
}

TEST(SwuCard, SOR_251_ConfiscateTakesTokensToo)
{
    Table t;
    t.hand(0, {"SOR_251"}).resources(0, 1).ground(1, {Unit("SOR_046").with({"SOR_T02"})});
    t.start();
    t.play("SOR_251"); // the only upgrade
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    EXPECT_EQ(t.discardSize(1), 0); // a token is set aside

    Table none;
    none.hand(0, {"SOR_251"}).resources(0, 1).ground(1, {"SOR_046"}).start();
    none.play("SOR_251");
    none.noQuestion();
    EXPECT_EQ(none.discardSize(0), 1);
}

TEST(SwuCard, SOR_252_RestockPutsUpToFourCardsOfOnePileBelowTheDeck)
{
    Table t;
    t.hand(0, {"SOR_252"}).resources(0, 1).deck(0, {"SOR_046", "SOR_046"});
    t.discard(0, {"SOR_172"}).discard(1, {"SOR_095", "SOR_128", "SOR_225", "SOR_237", "SOR_229"});
    t.deck(1, {"SOR_046"}).start();
    t.play("SOR_252");
    t.asks(DecisionKind::ChooseCards, 0);
    // The event is in the discard pile while it resolves (CR 3.3.4).
    t.selectable({"SOR_172", "SOR_252", "SOR_095", "SOR_128", "SOR_225", "SOR_237", "SOR_229"});
    t.bounds(0, 4);
    t.refuses({"SOR_172", "SOR_095"}); // of one pile
    t.choose(std::vector<std::string>{"SOR_095", "SOR_128", "SOR_225", "SOR_237"});
    EXPECT_EQ(t.discardSize(1), 1);
    EXPECT_EQ(t.discardSize(0), 2);
    const auto deck = t.zoneIds(Zone::Deck, 1);
    ASSERT_EQ(deck.size(), 5U);
    EXPECT_EQ(deck.front(), "SOR_046");
    EXPECT_EQ(std::set<std::string>(deck.begin() + 1, deck.end()),
              (std::set<std::string>{"SOR_095", "SOR_128", "SOR_225", "SOR_237"}));
    EXPECT_TRUE(t.game().revealedInformation()); // their order is random
}

TEST(SwuCard, SOR_252_RestockMayTakeItselfOrNothing)
{
    Table t;
    t.hand(0, {"SOR_252"}).resources(0, 1).start();
    t.play("SOR_252");
    t.selectable({"SOR_252"});
    t.choose("SOR_252");
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).back(), "SOR_252");
    EXPECT_EQ(t.discardSize(0), 0);

    Table none;
    none.hand(0, {"SOR_252"}).resources(0, 1).start();
    none.play("SOR_252");
    none.decline();
    EXPECT_EQ(none.discardSize(0), 1);
}

TEST(SwuCard, SOR_T01_ExperienceIsOneOneForEachToken)
{
    Table t;
    t.ground(0, {Unit("SOR_095").with({"SOR_T01", "SOR_T01"})}).ground(1, {"SOR_232"}).start();
    EXPECT_EQ(t.power("SOR_095"), 5);
    EXPECT_EQ(t.hp("SOR_095"), 5);
    t.attack("SOR_095", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

TEST(SwuCard, SOR_T01_ExperienceLostMayBeTheEnd)
{
    Table t; // 3/1 with two damage lives by its token
    t.hand(0, {"SOR_251"})
        .resources(0, 1)
        .ground(1, {Unit("SOR_095").with({"SOR_T01"}).damaged(3)});
    t.start();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    t.play("SOR_251");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SOR_T01_ExperienceIsSetAsideWithItsUnit)
{
    Table t;
    t.hand(0, {"SOR_222"}).resources(0, 3).ground(1, {Unit("SOR_095").with({"SOR_T01"})}).start();
    t.play("SOR_222");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
    EXPECT_EQ(t.handSize(1), 1);
    EXPECT_EQ(t.discardSize(1), 0);
    EXPECT_EQ(t.zone("SOR_T01"), Zone::Aside);
}

TEST(SwuCard, SOR_T02_ShieldPreventsOneInstanceOfAnyDamage)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SOR_T02", "SOR_T02"})}).start();
    EXPECT_EQ(t.power("SOR_095"), 3);
    EXPECT_EQ(t.hp("SOR_095"), 3);
    t.attack("SOR_232", "SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 0);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
    EXPECT_EQ(t.damage("SOR_232"), 3); // it strikes back
    EXPECT_EQ(t.events(Ev::ShieldUsed), 1);
}

TEST(SwuCard, SOR_T02_ShieldHelpsTheAttackerAndAgainstAbilities)
{
    Table t;
    t.hand(1, {"SOR_172"}).resources(1, 3);
    t.ground(0, {Unit("SOR_095").with({"SOR_T02", "SOR_T02"})}).ground(1, {"SOR_232"}).start();
    t.attack("SOR_095", "SOR_232");
    EXPECT_EQ(t.damage("SOR_095"), 0);
    EXPECT_EQ(t.damage("SOR_232"), 3);
    t.play("SOR_172");
    t.choose("SOR_095");
    EXPECT_EQ(t.damage("SOR_095"), 0);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
}

TEST(SwuCard, SOR_T02_ShieldIsNotUsedByNoDamage)
{
    Table t; // 0/3 Cantina Braggart strikes back with nothing
    t.ground(0, {Unit("SOR_095").with({"SOR_T02"})}).ground(1, {"SOR_157"}).start();
    t.attack("SOR_095", "SOR_157");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
}

} // namespace playmat::test
