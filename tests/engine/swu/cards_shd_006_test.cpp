#include "support/swu_table.h"

/// SHD_006 to SHD_125: cards with a Bounty, and those that give one. The rules of it are in
/// bounty_test.cpp.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_006_JabbaGivesAUnitABountyThatMakesTheNextUnitCheaper)
{
    Table t;
    t.leader(0, "SHD_006").base(0, "SOR_023").resources(0, 9).hand(0, {"SOR_095", "SOR_098"});
    t.ground(0, {"SOR_232"}).ground(1, {"SOR_128"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_128");
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_TRUE(t.has("SOR_128", kw::Bounty));
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_098"), 3 + 2);
    t.attack("SOR_232", "SOR_128");
    t.yes();
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_098"), 2 + 2);
    t.play("SOR_098");
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_095"), 2 + 2); // the next one only
}

TEST(SwuCard, SHD_006_JabbaDeployedLetsAnotherFriendCapture)
{
    Table t;
    t.leader(0, "SHD_006").resources(0, 7).ground(0, {"SOR_095"}).space(0, {"SOR_237"});
    t.deployed(1).ground(1, {"SOR_046"}).space(1, {"SOR_225"}).start();
    t.deploy(0);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_237"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    t.selectable({"SOR_046", "SOR_225"}); // in any arena
    t.choose("SOR_225");
    EXPECT_EQ(t.zone("SOR_225"), Zone::Captured);
    EXPECT_EQ(t.card("SOR_225").host, t.id("SOR_095"));
}

TEST(SwuCard, SHD_006_JabbaDeployedMakesTheNextUnitTwoCheaper)
{
    Table t;
    t.leader(0, "SHD_006").deployed(0).base(0, "SOR_023").resources(0, 9).hand(0, {"SOR_098"});
    t.ground(0, {"SOR_232"}).ground(1, {"SOR_128"}).start();
    t.use("leader0");
    t.choose("SOR_128");
    t.pass();
    t.attack("SOR_232", "SOR_128");
    t.yes();
    t.pass();
    EXPECT_EQ(t.costOfPlay("SOR_098"), 1 + 2);
}

TEST(SwuCard, SHD_027_HylobonEnforcersBountyIsACard)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {Unit("SHD_027").damaged(2)}).start();
    EXPECT_EQ(t.power("SHD_027"), 3); // Grit
    t.attack("SOR_232", "SHD_027");
    t.yes();
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.handSize(1), 0);

    Table u; // whoever defeats it, its controller's opponent collects
    u.resources(0, 9).hand(0, {"SHD_079"}).ground(0, {"SHD_027"}).start();
    u.play("SHD_079");
    u.asks(DecisionKind::Confirm, 1);
    u.yes();
    EXPECT_EQ(u.handSize(1), 1);
}

TEST(SwuCard, SHD_031_ClientGivesAUnitABountyForThePhase)
{
    Table t;
    t.baseDamage(0, 9).ground(0, {"SHD_031", "SOR_232"}).ground(1, {"SOR_095", "SOR_128"}).start();
    t.use("SHD_031");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_031", "SOR_232", "SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_TRUE(t.exhausted("SHD_031"));
    EXPECT_TRUE(t.has("SOR_095", kw::Bounty));
    t.pass();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    t.selectable({"base0", "base1"});
    t.bounds(1, 1);
    t.choose("base0");
    EXPECT_EQ(t.baseDamageOn(0), 4);
}

TEST(SwuCard, SHD_031_ClientsBountyEndsWithThePhase)
{
    Table t;
    t.ground(0, {"SHD_031"}).ground(1, {"SOR_095"}).start();
    t.use("SHD_031");
    t.choose("SOR_095");
    t.nextRound();
    EXPECT_FALSE(t.has("SOR_095", kw::Bounty));

    Table u; // and he is Shielded
    u.leader(0, "SOR_002").resources(0, 3).hand(0, {"SHD_031"}).start();
    u.play("SHD_031");
    EXPECT_EQ(u.tokensOn("SHD_031", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_033_SynaraHasABountyWhileExhausted)
{
    Table t;
    t.ground(0, {"SOR_100"}).ground(1, {Unit("SHD_033").exhausted().damaged(1)}).start();
    EXPECT_TRUE(t.has("SHD_033", kw::Bounty));
    EXPECT_EQ(t.power("SHD_033"), 4); // Grit
    t.attack("SOR_100", "SHD_033");
    t.yes();
    t.selectable({"base0", "base1"});
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);

    Table ready;
    ready.ground(0, {"SOR_232"}).ground(1, {"SHD_033"}).start();
    EXPECT_FALSE(ready.has("SHD_033", kw::Bounty));
    ready.attack("SOR_232", "SHD_033");
    ready.noQuestion();
    EXPECT_EQ(ready.zone("SHD_033"), Zone::Discard);
}

TEST(SwuCard, SHD_058_ValRewardsBothSidesInTheActivePlayersOrder)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {"SHD_058", "SOR_095"}).start();
    t.attack("SOR_232", "SHD_058");
    t.asks(DecisionKind::ChoosePlayer, 0); // the active player says whose comes first
    t.player(1);
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T01"), 2); // the only friend
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.selectable({"SOR_232", "SOR_095"});
    t.choose("SOR_095"); // 5 HP by now
    EXPECT_EQ(t.damage("SOR_095"), 3);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
}

TEST(SwuCard, SHD_068_PublicEnemysBountyIsAShield)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_068"}).ground(0, {"SOR_232"}).ground(1, {"SOR_095"}).start();
    t.play("SHD_068", "SOR_095");
    EXPECT_TRUE(t.has("SOR_095", kw::Bounty));
    t.pass();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    EXPECT_EQ(t.tokensOn("SOR_232", "SOR_T02"), 1);
    EXPECT_EQ(t.zone("SHD_068"), Zone::Discard);
}

TEST(SwuCard, SHD_071_TopTargetsBountyHealsMoreForAUniqueUnit)
{
    Table t;
    t.baseDamage(0, 9).ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SHD_071"})});
    t.start();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    t.selectable({"SOR_232", "base0", "base1"});
    t.bounds(1, 1);
    t.choose("base0");
    EXPECT_EQ(t.baseDamageOn(0), 5);

    Table u;
    u.baseDamage(0, 9).ground(0, {"SOR_232"}).ground(1, {Unit("SOR_129").with({"SHD_071"})});
    u.start();
    u.attack("SOR_232", "SOR_129"); // Admiral Ozzel
    u.yes();
    u.choose("base0");
    EXPECT_EQ(u.baseDamageOn(0), 3);
}

TEST(SwuCard, SHD_095_CloneDesertersBountyIsACard)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {"SHD_095"}).start();
    t.attack("SOR_232", "SHD_095");
    t.no(); // nobody has to
    EXPECT_EQ(t.handSize(0), 0);

    Table u;
    u.baseDamage(0, 5).ground(0, {"SHD_095"}).start();
    u.attack("SHD_095", "base1");
    EXPECT_EQ(u.baseDamageOn(0), 4); // Restore 1
}

TEST(SwuCard, SHD_095_CloneDesertersBountyIsCollectedWhenCapturedToo)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_131"}).ground(0, {"SOR_046"}).ground(1, {"SHD_095"}).start();
    t.play("SHD_131");
    EXPECT_EQ(t.zone("SHD_095"), Zone::Captured);
    t.yes();
    EXPECT_EQ(t.handSize(0), 1);
}

TEST(SwuCard, SHD_116_OutlawCoronasBountyIsAResource)
{
    Table t;
    t.resources(0, 1).space(0, {"SOR_066"}).space(1, {Unit("SHD_116").damaged(3)});
    t.deck(0, {"SOR_095", "SOR_128"}).start();
    t.attack("SOR_066", "SHD_116");
    t.yes();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_095")); // ruling
    EXPECT_EQ(t.resourceCount(0), 2);
}

TEST(SwuCard, SHD_117_ReputableHunterIsCheaperForAnEnemysBounty)
{
    Table t;
    t.base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_117"}).ground(0, {"SHD_027"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_117"), 3);

    Table u;
    u.base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_117"}).ground(1, {"SHD_027"}).start();
    EXPECT_EQ(u.costOfPlay("SHD_117"), 2);

    Table gained;
    gained.base(0, "SOR_023").resources(0, 9).hand(0, {"SHD_117"});
    gained.ground(1, {Unit("SOR_095").with({"SHD_068"})}).start();
    EXPECT_EQ(gained.costOfPlay("SHD_117"), 2);
}

TEST(SwuCard, SHD_123_QuarrysBountyIsACheapUnitForFree)
{
    Table t;
    t.resources(0, 0).ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SHD_123"})});
    t.deck(0, {"SOR_128", "SOR_232", "SOR_172", "SOR_237", "SOR_046", "SOR_247"}).start();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_237"}); // the sixth card is not looked at
    t.bounds(0, 1);
    t.choose("SOR_237");
    t.choosePlay("SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
    EXPECT_EQ(t.controller("SOR_237"), 0);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SOR_247"); // ruling: the rest to the bottom
    EXPECT_EQ(t.deckSize(0), 5);
}

TEST(SwuCard, SHD_123_QuarrySearchesTenForAUniqueUnit)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_129").with({"SHD_123"})});
    t.deck(0,
           {"SOR_172", "SOR_172", "SOR_172", "SOR_172", "SOR_172", "SOR_172", "SOR_172", "SOR_172",
            "SOR_172", "SOR_247", "SOR_128"});
    t.start();
    t.attack("SOR_232", "SOR_129");
    t.yes();
    t.selectable({"SOR_247"});
    t.choose("SOR_247");
    t.choosePlay("SOR_247");
    EXPECT_EQ(t.zone("SOR_247"), Zone::Ground);
}

TEST(SwuCard, SHD_123_RulingFreeDoesNotMeanFreeOfThePrintedCost)
{
    Table t; // what costs 4 is not found, however cheap it would be to play
    t.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SHD_123"})});
    t.deck(0, {"SOR_046", "SOR_172"}).start();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    t.nothingFits();
    EXPECT_EQ(t.zone("SOR_046"), Zone::Deck);
}

TEST(SwuCard, SHD_125_PriceOnYourHeadsBountyIsAResource)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_125"}).ground(0, {"SOR_232"}).ground(1, {"SOR_095"});
    t.deck(0, {"SOR_128", "SOR_237"}).start();
    t.play("SHD_125", "SOR_095");
    t.pass();
    t.attack("SOR_232", "SOR_095");
    t.yes();
    EXPECT_EQ(t.zone("SOR_128"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_128")); // ruling
    EXPECT_EQ(t.resourceCount(0), 10);
}

} // namespace playmat::test
