#include "support/swu_table.h"

/// SOR_031 to SOR_043: units and events of Vigilance and Villainy. Iden (SOR_002) leads; she
/// provides both.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SOR_031_InfernoFourArrangesTheTopTwoWhenPlayed)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 2).hand(0, {"SOR_031"});
    t.deck(0, {"SOR_095", "SOR_128", "SOR_232"}).start();
    t.play("SOR_031");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(0, 2);
    t.choose("SOR_095"); // to the bottom; the other one stays on top
    t.noQuestion();
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), (Ids{"SOR_128", "SOR_232", "SOR_095"}));
    EXPECT_EQ(t.discardSize(0), 0);
}

TEST(SwuCard, SOR_031_InfernoFourOrdersWhatStaysOnTop)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 2).hand(0, {"SOR_031"});
    t.deck(0, {"SOR_095", "SOR_128", "SOR_232"}).start();
    t.play("SOR_031");
    t.decline();
    t.asks(DecisionKind::Order, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.order({"SOR_128", "SOR_095"});
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), (Ids{"SOR_128", "SOR_095", "SOR_232"}));

    Table u;
    u.leader(0, "SOR_002").resources(0, 2).hand(0, {"SOR_031"});
    u.deck(0, {"SOR_095", "SOR_128", "SOR_232"}).start();
    u.play("SOR_031");
    u.choose({"SOR_095", "SOR_128"});
    u.noQuestion();
    EXPECT_EQ(u.zoneIds(Zone::Deck, 0), (Ids{"SOR_232", "SOR_095", "SOR_128"}));
}

TEST(SwuCard, SOR_031_InfernoFourLooksAgainWhenDefeated)
{
    Table t;
    t.space(0, {"SOR_031"}).space(1, {"SOR_134"}).deck(0, {"SOR_095", "SOR_128", "SOR_232"});
    t.active(1).start();
    t.attack("SOR_134", "SOR_031");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.choose("SOR_128");
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0), (Ids{"SOR_095", "SOR_232", "SOR_128"}));

    Table u; // one card is all there is
    u.space(0, {"SOR_031"}).space(1, {"SOR_134"}).deck(0, {"SOR_095"}).active(1).start();
    u.attack("SOR_134", "SOR_031");
    u.selectable({"SOR_095"});
    u.bounds(0, 1);
    u.decline();
    u.noQuestion();

    Table v; // and then nothing
    v.space(0, {"SOR_031"}).space(1, {"SOR_134"}).deck(0, {}).active(1).start();
    v.attack("SOR_134", "SOR_031");
    v.noQuestion();
}

TEST(SwuCard, SOR_032_ScoutBikePursuerHasGrit)
{
    Table t;
    t.ground(0, {Unit("SOR_032").damaged(1)}).ground(1, {Unit("SOR_046").damaged(1)}).start();
    EXPECT_EQ(t.power("SOR_032"), 2);
    t.attack("SOR_032", "SOR_046"); // the damage of this combat comes too late for it
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.zone("SOR_032"), Zone::Discard);

    Table u;
    u.ground(0, {"SOR_032"}).ground(1, {"SOR_128"}).active(1).start();
    u.attack("SOR_128", "SOR_032");
    EXPECT_EQ(u.damage("SOR_032"), 3);
    EXPECT_EQ(u.power("SOR_032"), 4);
}

TEST(SwuCard, SOR_033_DeathTrooperHurtsAFriendAndAnEnemyOnTheGround)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 3).hand(0, {"SOR_033"}).ground(0, {"SOR_128"});
    t.space(0, {"SOR_225"}).ground(1, {"SOR_095", "SOR_232"}).space(1, {"SOR_225"}).start();
    t.play("SOR_033");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_033", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground); // both at the same time
    t.selectable({"SOR_095", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.damage("SOR_095"), 2);
    EXPECT_EQ(t.damage("SOR_033"), 0);
}

TEST(SwuCard, SOR_033_DeathTrooperAloneHurtsItself)
{
    Table t; // the ruling
    t.leader(0, "SOR_002").resources(0, 3).hand(0, {"SOR_033"}).start();
    t.play("SOR_033");
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_033"), 2);
}

TEST(SwuCard, SOR_034_DelMeekoMakesEnemyEventsDearer)
{
    Table t;
    t.ground(0, {"SOR_034"}).resources(0, 9).hand(0, {"SOR_073"});
    t.resources(1, 9).hand(1, {"SOR_124", "SOR_128", "SOR_120"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_073"), 1);
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_124"), 2);
    EXPECT_EQ(t.costOfPlay("SOR_128"), 1);
    EXPECT_EQ(t.costOfPlay("SOR_120"), 2);
    t.play("SOR_124");
    EXPECT_EQ(t.readyResources(1), 7);
}

TEST(SwuCard, SOR_034_DelMeekosTaxCanMakeAnEventUnaffordable)
{
    Table t;
    t.ground(0, {"SOR_034"}).resources(1, 1).hand(1, {"SOR_124"}).active(1).start();
    EXPECT_FALSE(t.canPlay("SOR_124"));
    EXPECT_EQ(t.whyNotPlay("SOR_124"), Reason::NotEnoughResources);
}

TEST(SwuCard, SOR_034_DelMeekoRestoresOne)
{
    Table t;
    t.baseDamage(0, 3).ground(0, {"SOR_034"}).start();
    t.attack("SOR_034", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 2);
}

TEST(SwuCard, SOR_035_ChildsenGrowsWithTheVigilanceCardsShown)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4);
    t.hand(0, {"SOR_035", "SOR_059", "SOR_073", "SOR_063", "SOR_057", "SOR_069", "SOR_128"});
    t.start();
    t.play("SOR_035");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_059", "SOR_073", "SOR_063", "SOR_057", "SOR_069"});
    t.bounds(0, 4);
    t.choose({"SOR_059", "SOR_057", "SOR_069"});
    EXPECT_EQ(t.tokensOn("SOR_035", "SOR_T01"), 3);
    EXPECT_EQ(t.power("SOR_035"), 5);
    EXPECT_EQ(t.handSize(0), 6); // they stay there
    int shown = 0;
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(1)))
        shown += static_cast<Ev>(e.type) == Ev::Revealed && e.def != 0 ? 1 : 0;
    EXPECT_EQ(shown, 3);
}

TEST(SwuCard, SOR_035_ChildsenMayShowNothingAndIsASentinel)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4).hand(0, {"SOR_035", "SOR_059"});
    t.ground(1, {"SOR_128"}).start();
    t.play("SOR_035");
    t.decline();
    EXPECT_EQ(t.upgradesOn("SOR_035"), 0);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SOR_036_GideonRewardsAFriendForADefeatedEnemy)
{
    Table t;
    t.ground(0, {"SOR_036"}).space(0, {"SOR_044"}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.attack("SOR_036", "SOR_128");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_036", "SOR_044"});
    t.bounds(1, 1);
    t.choose("SOR_044");
    EXPECT_EQ(t.tokensOn("SOR_044", "SOR_T01"), 1);
}

TEST(SwuCard, SOR_036_GideonDoesNotMournFriends)
{
    Table t;
    t.ground(0, {"SOR_036", "SOR_128"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_128", "SOR_046");
    t.noQuestion();
    EXPECT_EQ(t.upgradesOn("SOR_036"), 0);
}

TEST(SwuCard, SOR_036_GideonDefeatedTogetherWithEnemiesStillRewards)
{
    Table t; // the ruling
    t.ground(0, {Unit("SOR_036").damaged(2)}).space(0, {"SOR_044", "SOR_225"});
    t.ground(1, {"SOR_128"}).start();
    t.attack("SOR_036", "SOR_128");
    EXPECT_EQ(t.zone("SOR_036"), Zone::Discard);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_044", "SOR_225"});
    t.choose("SOR_225");
    EXPECT_EQ(t.tokensOn("SOR_225", "SOR_T01"), 1);
}

TEST(SwuCard, SOR_036_GideonRewardsForEachEnemy)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 5).hand(0, {"SOR_173"}).space(0, {"SOR_044"});
    t.ground(0, {"SOR_036"}).ground(1, {"SOR_128", "SOR_095"}).start();
    t.play("SOR_173"); // Bombing Run
    t.mode(0);
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("SOR_036");
    t.choose("SOR_044");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_036");
    EXPECT_EQ(t.tokensOn("SOR_044", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SOR_036", "SOR_T01"), 1);
}

TEST(SwuCard, SOR_037_DefenseWalkerStrengthensDamagedFriends)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 6).hand(0, {"SOR_037"});
    t.ground(0, {Unit("SOR_046").damaged(1), "SOR_095"}).space(0, {Unit("SOR_044").damaged(2)});
    t.ground(1, {Unit("SOR_229").damaged(1)}).start();
    t.play("SOR_037");
    t.noQuestion();
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
    EXPECT_EQ(t.tokensOn("SOR_044", "SOR_T01"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
    EXPECT_EQ(t.upgradesOn("SOR_229"), 0);
    EXPECT_EQ(t.upgradesOn("SOR_037"), 0);
    EXPECT_EQ(t.whyNotAttack("SOR_229", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SOR_038_DookuMayDefeatAUnitWithFourHpLeft)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 7).hand(0, {"SOR_038"}).ground(0, {"SOR_046"});
    t.deployed(1, 5).ground(1, {Unit("SOR_232").damaged(3), "SOR_048"}).start();
    t.play("SOR_038");
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(t.decision().options.size(), 2u);
    t.trigger("SOR_038");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_038", "SOR_232", "leader1"}); // he has four himself
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.tokensOn("SOR_038", "SOR_T02"), 1);

    Table u;
    u.leader(0, "SOR_002").resources(0, 7).hand(0, {"SOR_038"}).ground(1, {"SOR_128"}).start();
    u.play("SOR_038");
    u.trigger("SOR_038", TriggerKind::Shielded);
    u.decline();
    EXPECT_EQ(u.zone("SOR_128"), Zone::Ground);
    EXPECT_EQ(u.tokensOn("SOR_038", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_039_SuppressorExhaustsTheWholeGround)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 8).hand(0, {"SOR_039"}).deployed(1);
    t.ground(0, {"SOR_046"}).space(0, {"SOR_044"}).ground(1, {"SOR_128"}).space(1, {"SOR_225"});
    t.start();
    t.play("SOR_039");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    EXPECT_TRUE(t.exhausted("SOR_128"));
    EXPECT_TRUE(t.exhausted("leader1"));
    EXPECT_FALSE(t.exhausted("SOR_044"));
    EXPECT_FALSE(t.exhausted("SOR_225"));
}

TEST(SwuCard, SOR_040_AvengerLetsTheOpponentChooseAVictim)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 9).hand(0, {"SOR_040"}).ground(0, {"SOR_128"});
    t.deployed(1).ground(1, {"SOR_046"}).space(1, {"SOR_237"}).start();
    t.play("SOR_040");
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_046", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);
}

TEST(SwuCard, SOR_040_AvengerDoesItAgainWhenItAttacks)
{
    Table t;
    t.space(0, {"SOR_040"}).space(1, {"SOR_237"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_040", "SOR_237");
    t.asks(DecisionKind::ChooseCards, 1);
    t.choose("SOR_237"); // the defender itself: no combat damage then
    EXPECT_EQ(t.damage("SOR_040"), 0);
    EXPECT_EQ(t.baseDamageOn(1), 0);

    Table u; // only a leader unit: nothing happens
    u.space(0, {"SOR_040"}).deployed(1).start();
    u.attack("SOR_040", "base1");
    u.noQuestion();
    EXPECT_EQ(u.zone("leader1"), Zone::Ground);
    EXPECT_EQ(u.baseDamageOn(1), 8);
}

TEST(SwuCard, SOR_041_PowerOfTheDarkSideTakesAnyUnitOfTheirChoice)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 3).hand(0, {"SOR_041"}).ground(0, {"SOR_128"});
    t.deployed(1).ground(1, {"SOR_046"}).start();
    t.play("SOR_041");
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_046", "leader1"});
    t.bounds(1, 1);
    t.choose("leader1");
    EXPECT_EQ(t.zone("leader1"), Zone::Base);
    EXPECT_TRUE(t.exhausted("leader1"));
}

TEST(SwuCard, SOR_042_SearchYourFeelingsDrawsAnyCard)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4).hand(0, {"SOR_042"});
    t.deck(0, {"SOR_095", "SOR_128", "SOR_232", "SOR_225"}).start();
    t.play("SOR_042");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128", "SOR_232", "SOR_225"});
    t.bounds(0, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Ids{"SOR_232"}));
    EXPECT_EQ(t.deckSize(0), 3);
    EXPECT_EQ(t.events(Ev::Shuffled), 1); // the ruling
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(1), IdsOf::Game))
        EXPECT_NE(e.card, t.id("SOR_232")) << "the opponent does not see it";
}

TEST(SwuCard, SOR_042_SearchYourFeelingsShufflesInAnyCase)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 4).hand(0, {"SOR_042"}).start();
    t.play("SOR_042");
    t.decline();
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.deckSize(0), 8);
    EXPECT_EQ(t.events(Ev::Shuffled), 1);
}

TEST(SwuCard, SOR_043_SuperlaserBlastDefeatsAllUnits)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 8).hand(0, {"SOR_043"}).deployed(1);
    t.ground(0, {Unit("SOR_046").with({"SOR_T02", "SOR_069"})}).space(0, {"SOR_044"});
    t.ground(1, {"SOR_232"}).space(1, {"SOR_225"}).start();
    t.play("SOR_043");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_069"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_044"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
    EXPECT_EQ(t.zone("leader1"), Zone::Base);
    EXPECT_EQ(t.game().state().list(Zone::Ground, 0).count, 0);
    EXPECT_EQ(t.game().state().list(Zone::Space, 0).count, 0);
}

} // namespace playmat::test
