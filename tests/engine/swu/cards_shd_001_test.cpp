#include "support/swu_table.h"

/// SHD_001 to SHD_017: leaders that ask for more than others.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Ids = std::vector<std::string>;

TEST(SwuCard, SHD_001_GarSaxonStrengthensUpgradedFriends)
{
    Table t;
    t.leader(0, "SHD_001").ground(0, {Unit("SOR_095").with({"SOR_T02"}), "SOR_046"});
    t.ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    EXPECT_EQ(t.power("SOR_095"), 4);
    EXPECT_EQ(t.hp("SOR_095"), 3);
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_EQ(t.power("SOR_128"), 3);
}

TEST(SwuCard, SHD_001_GarSaxonDeployedSavesAnUpgradeOfTheFallen)
{
    Table t;
    t.leader(0, "SHD_001").deployed(0);
    t.ground(0, {Unit("SOR_128").with({"SOR_120", "SOR_166", "SOR_T01"}), "SOR_046"});
    t.ground(1, {"SOR_232"}).active(1).start();
    EXPECT_EQ(t.power("SOR_128"), 3 + 2 + 1 + 1 + 1);
    t.attack("SOR_232", "SOR_128");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_120", "SOR_166"}); // a token has no hand to go to
    t.bounds(0, 1);
    t.choose("SOR_120");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 0), (Ids{"SOR_120"}));
    EXPECT_EQ(t.zone("SOR_166"), Zone::Discard);
}

TEST(SwuCard, SHD_001_RulingOnlyUpgradesOfThatUnitAreSaved)
{
    Table t; // without any, there is nothing to return
    t.leader(0, "SHD_001").deployed(0).discard(0, {"SOR_071"});
    t.ground(0, {"SOR_128", Unit("SOR_046").with({"SOR_120"})}).ground(1, {"SOR_232"});
    t.active(1).start();
    t.attack("SOR_232", "SOR_128");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 0);
}

TEST(SwuCard, SHD_001_RulingFallingTogetherWithOthersHeStillSavesTheirUpgrades)
{
    Table t;
    t.leader(0, "SHD_001").deployed(0).ground(0, {Unit("SOR_095").with({"SOR_120"})});
    t.leader(1, "SOR_002").resources(1, 9).hand(1, {"SOR_043"}).active(1).start();
    t.play("SOR_043"); // Superlaser Blast
    EXPECT_EQ(t.zone("leader0"), Zone::Base);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_120"});
    t.choose("SOR_120");
    EXPECT_EQ(t.handSize(0), 1);
}

TEST(SwuCard, SHD_002_QiraHurtsAFriendAndShieldsIt)
{
    Table t;
    t.leader(0, "SHD_002").resources(0, 1).ground(0, {"SOR_046", "SOR_128"});
    t.ground(1, {"SOR_095"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SHD_002_QiraDeployedHealsAllAndHalvesEverybody)
{
    Table t;
    t.leader(0, "SHD_002").resources(0, 5).ground(0, {Unit("SOR_046").damaged(5)});
    t.space(0, {"SOR_225"}).ground(1, {Unit("SOR_095").damaged(2), "SOR_232"}).start();
    t.deploy(0);
    EXPECT_EQ(t.damage("SOR_046"), 3); // half of 7, rounded down
    EXPECT_EQ(t.damage("SOR_225"), 0); // half of 1
    EXPECT_EQ(t.damage("SOR_095"), 1);
    EXPECT_EQ(t.damage("SOR_232"), 3);
    EXPECT_EQ(t.damage("leader0"), 4);
    EXPECT_EQ(t.power("leader0"), 4); // Grit
}

TEST(SwuCard, SHD_002_RulingQirasDamageIsDealtAtOnce)
{
    Table t; // nothing is defeated by it, so all that shows is how much everybody gets
    t.leader(0, "SHD_002").resources(0, 5).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046", "SOR_098"}).start();
    t.deploy(0);
    EXPECT_EQ(t.damage("SOR_095"), 1);
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.damage("SOR_098"), 1);
    EXPECT_EQ(t.damage("leader0"), 4);
}

TEST(SwuCard, SHD_003_FinnTradesAnUpgradeForAShield)
{
    Table t;
    t.leader(0, "SHD_003");
    t.ground(0, {Unit("SOR_095").with({"SOR_T01"}), Unit("SOR_046").with({"SOR_120"}), "SOR_128"});
    t.ground(1, {Unit("SOR_232").with({"SOR_120"})}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(1, 1);
    t.choose("SOR_120");
    EXPECT_EQ(t.zone("SOR_120"), Zone::Discard);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SHD_003_FinnDeployedMayTradeWhenHeAttacks)
{
    Table t;
    t.leader(0, "SHD_003").deployed(0).ground(0, {Unit("SOR_095").with({"SOR_120"})}).start();
    t.attack("leader0", "base1");
    t.bounds(0, 1);
    t.choose("SOR_120");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 1);

    Table u;
    u.leader(0, "SHD_003").deployed(0).ground(0, {Unit("SOR_095").with({"SOR_120"})}).start();
    u.attack("leader0", "base1");
    u.decline();
    EXPECT_EQ(u.tokensOn("SOR_095", "SOR_T02"), 0);
}

TEST(SwuCard, SHD_007_GideonAttacksWithACheapUnitStrongerAgainstUnits)
{
    Table t;
    t.leader(0, "SHD_007").ground(0, {"SOR_247", "SOR_046", Unit("SOR_095").exhausted()});
    t.ground(1, {"SOR_232"}).start();
    t.use("leader0");
    t.selectableAttacks({{"SOR_247", "SOR_232"}, {"SOR_247", "base1"}}); // ready, and 3 at most
    t.bounds(1, 1);
    t.chooseAttack("SOR_247", "SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 3);
    EXPECT_TRUE(t.exhausted("leader0"));

    Table u;
    u.leader(0, "SHD_007").ground(0, {"SOR_247"}).start();
    u.use("leader0");
    u.chooseAttack("SOR_247", "base1");
    EXPECT_EQ(u.baseDamageOn(1), 2);
}

TEST(SwuCard, SHD_007_RulingGideonGoesByThePrintedCost)
{
    Table t; // played for 2 less, or with an upgrade that costs 2: the unit costs what it says
    t.leader(0, "SHD_007").ground(0, {Unit("SOR_237").with({"SOR_120"}), "SOR_046"}).start();
    t.use("leader0");
    t.selectableAttacks({{"SOR_237", "base1"}});
    t.chooseAttack("SOR_237", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_007_GideonDeployedLetsCheapAttackersOverwhelmUnits)
{
    Table t;
    t.leader(0, "SHD_007").deployed(0).ground(0, {"SOR_247", "SOR_046"});
    t.ground(1, {"SOR_128", "SOR_128"}).start();
    EXPECT_EQ(t.power("SOR_247"), 2);
    t.attack("SOR_247", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 2); // 3 damage, 1 HP
    t.pass();
    t.attack("SOR_046", "SOR_128#2"); // costs 4
    EXPECT_EQ(t.baseDamageOn(1), 2);
}

TEST(SwuCard, SHD_007_GideonDeployedDoesNotHelpAgainstBasesOrInDefence)
{
    Table t;
    t.leader(0, "SHD_007").deployed(0).ground(0, {"SOR_247"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_247", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.attack("SOR_046", "SOR_247");
    EXPECT_EQ(t.damage("SOR_046"), 2);
}

TEST(SwuCard, SHD_007_GideonDeployedOverwhelms)
{
    Table t;
    t.leader(0, "SHD_007").deployed(0).ground(1, {"SOR_128"}).start();
    t.attack("leader0", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 2); // 3 power: he costs 5
}

TEST(SwuCard, SHD_007_RulingAShieldLeavesNoExcess)
{
    Table t;
    t.leader(0, "SHD_007").deployed(0).ground(0, {"SOR_247"});
    t.ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    t.attack("SOR_247", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 0);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
}

TEST(SwuCard, SHD_007_RulingAllDamageIsExcessWhenTheDefenderIsGone)
{
    Table t;
    t.leader(0, "SHD_007").deployed(0);
    t.ground(0, {Unit("SOR_247").with({"TST_101"})}).ground(1, {"SOR_128"}).start();
    t.attack("SOR_247", "SOR_128"); // Opening Shot defeats it before combat damage
    EXPECT_EQ(t.baseDamageOn(1), 3); // still attacking a unit: +1/+0 and Overwhelm
}

TEST(SwuCard, SHD_008_BobaMayExhaustToStrengthenAFriendForAUnitWithAKeyword)
{
    Table t;
    t.leader(0, "SHD_008").resources(0, 15).hand(0, {"SOR_128", "SOR_063"}).ground(0, {"SOR_046"});
    t.ground(1, {"SOR_232"}).start();
    t.play("SOR_128"); // without one
    t.noQuestion();
    t.pass();
    t.play("SOR_063"); // a Sentinel
    t.yes();
    EXPECT_TRUE(t.exhausted("leader0"));
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_063", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.power("SOR_046"), 4);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_046"), 3);
}

TEST(SwuCard, SHD_008_RulingAKeywordGainedOnEnteringPlayCounts)
{
    Table t; // the AT-RT gains Ambush beside another Vehicle
    t.leader(0, "SHD_008").resources(0, 9).hand(0, {"SOR_249"}).space(0, {"SOR_225"}).start();
    t.play("SOR_249");
    t.yes();
    t.choose("SOR_225");
    EXPECT_EQ(t.power("SOR_225"), 3);

    Table u;
    u.leader(0, "SHD_008").resources(0, 9).hand(0, {"SOR_249"}).start();
    u.play("SOR_249");
    u.noQuestion();
}

TEST(SwuCard, SHD_008_BobaDeployedStrengthensOthersWithKeywords)
{
    Table t;
    t.leader(0, "SHD_008").deployed(0).ground(0, {"SOR_063", "SOR_095"}).space(0, {"SOR_141"});
    t.ground(1, {"SOR_229"}).start();
    EXPECT_EQ(t.power("SOR_063"), 3);
    EXPECT_EQ(t.power("SOR_141"), 2); // Raid 2, even while nobody attacks (ruling)
    EXPECT_EQ(t.power("SOR_095"), 3);
    EXPECT_EQ(t.power("SOR_229"), 3);
    EXPECT_EQ(t.power("leader0"), 4);
}

TEST(SwuCard, SHD_009_HunterTakesBackAResourceNamedLikeAUniqueFriend)
{
    const auto use = [](Table &t, const char *shown) {
        t.leader(0, "SHD_009").resources(0, 1).resourceCards(0, {"SOR_193", "SOR_095"});
        t.ground(0, {"SOR_095"}).space(0, {"SOR_193"}).deck(0, {"SOR_128", "SOR_237"}).start();
        t.use("leader0");
        t.asks(DecisionKind::ChooseCards, 0);
        t.bounds(1, 1);
        t.choose(shown);
        EXPECT_EQ(t.events(Ev::Revealed, shown), 1);
        EXPECT_TRUE(t.exhausted("leader0"));
    };
    Table t;
    use(t, "SOR_193#2");
    EXPECT_EQ(t.zone("SOR_193#2"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Resources);
    EXPECT_EQ(t.resourceCount(0), 3);

    Table other; // there is a friend of that name, but none that is unique
    use(other, "SOR_095#2");
    EXPECT_EQ(other.zone("SOR_095#2"), Zone::Resources);
    EXPECT_EQ(other.handSize(0), 0);
    EXPECT_EQ(other.deckSize(0), 2);
}

TEST(SwuCard, SHD_009_RulingHunterGoesByTheNameWithoutTheSubtitle)
{
    Table t;
    t.leader(0, "SHD_009").deployed(0).resourceCards(0, {"SHD_050"}).ground(0, {"SOR_196"});
    t.deck(0, {"SOR_128", "SOR_237"}).start();
    t.attack("leader0", "base1");
    t.bounds(0, 1);
    t.choose("SHD_050"); // Chewbacca, both of them
    EXPECT_EQ(t.zone("SHD_050"), Zone::Hand);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_128"));
}

TEST(SwuCard, SHD_009_RulingHuntersExcessDamage)
{
    Table shield;
    shield.leader(0, "SHD_009").deployed(0).ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shield.attack("leader0", "SOR_128");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.leader(0, "SHD_009").deployed(0, 0, false, {"TST_101"}).ground(1, {"SOR_128"}).start();
    gone.attack("leader0", "SOR_128");
    if (gone.decision().kind == DecisionKind::ChooseTrigger)
        gone.trigger("leader0");
    EXPECT_EQ(gone.baseDamageOn(1), 5);
}

TEST(SwuCard, SHD_010_BossksHuntHurtsAUnitWithABounty)
{
    Table t;
    t.leader(0, "SHD_010").ground(0, {"SHD_027"}).ground(1, {"SHD_095", "SOR_095"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_027", "SHD_095"});
    t.bounds(1, 1);
    t.choose("SHD_027");
    EXPECT_EQ(t.damage("SHD_027"), 1);
    t.yes();
    EXPECT_EQ(t.power("SHD_027"), 3); // 1, Grit, and 1 more
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SHD_010_BosskDeployedCollectsABountyTwiceOnceARound)
{
    Table t;
    t.leader(0, "SHD_010").deployed(0, 0, true).ground(0, {"SOR_232", "SOR_046"});
    t.ground(1, {"SHD_095", "SHD_095"}).start();
    t.attack("SOR_232", "SHD_095");
    t.yes(); // the Bounty
    EXPECT_EQ(t.handSize(0), 1);
    t.yes();
    t.yes(); // and again
    EXPECT_EQ(t.handSize(0), 2);
    t.pass();
    t.attack("SOR_046", "SHD_095#2");
    t.yes();
    EXPECT_EQ(t.handSize(0), 3);
    t.noQuestion();
}

TEST(SwuCard, SHD_011_KyloDiscardsToStrengthenAUnit)
{
    Table t;
    t.leader(0, "SHD_011").hand(0, {"SOR_046", "SOR_172"}).ground(0, {"SOR_128"});
    t.ground(1, {"SOR_095"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_172"});
    t.bounds(1, 1);
    t.choose("SOR_172");
    t.selectable({"SOR_128", "SOR_095"});
    t.choose("SOR_128");
    EXPECT_EQ(t.power("SOR_128"), 5);
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_TRUE(t.exhausted("leader0"));

    Table empty;
    empty.leader(0, "SHD_011").ground(0, {"SOR_128"}).start();
    EXPECT_FALSE(empty.canUse("leader0"));
}

TEST(SwuCard, SHD_011_KyloDeployedIsWeakerForEachCardInHand)
{
    Table t;
    t.leader(0, "SHD_011").deployed(0).hand(0, {"SOR_046", "SOR_172"}).hand(1, {"SOR_095"});
    t.resources(0, 9).start();
    EXPECT_EQ(t.power("leader0"), 3);
    t.play("SOR_046");
    EXPECT_EQ(t.power("leader0"), 4);
}

TEST(SwuCard, SHD_012_BoKatanHurtsAUnitAfterAMandalorianAttacked)
{
    Table t;
    t.leader(0, "SHD_012").ground(0, {"SHD_162", "SOR_128"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_128", "base1");
    t.pass();
    t.use("leader0"); // ruling: for nothing
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("leader0"));

    Table u;
    u.leader(0, "SHD_012").ground(0, {"SHD_162"}).ground(1, {"SOR_046"}).start();
    u.attack("SHD_162", "SOR_046"); // it falls
    u.pass();
    u.use("leader0");
    EXPECT_EQ(u.damage("SOR_046"), 3);
}

TEST(SwuCard, SHD_012_BoKatanKnowsOfAnAttackerThatHasGoneHome)
{
    Table t; // into a hand, where nobody can tell which card it is
    t.leader(0, "SHD_012").resources(1, 20).hand(1, {"SHD_233"}).ground(0, {"SHD_162"});
    t.deployed(1).start();
    t.attack("SHD_162", "base1");
    t.play("SHD_233");
    EXPECT_EQ(t.zone("SHD_162"), Zone::Hand);
    t.use("leader0");
    EXPECT_EQ(t.damage("leader1"), 1);
}

TEST(SwuCard, SHD_012_BoKatanDeployedHurtsOnceOrTwice)
{
    Table t;
    t.leader(0, "SHD_012").deployed(0).ground(0, {"SHD_162"});
    t.ground(1, {Unit("SOR_046").with({"SOR_T02"}), "SOR_232"}).start();
    t.attack("SHD_162", "base1");
    t.pass();
    t.attack("leader0", "base1");
    t.yes();
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_046"); // ruling: the Shield prevents the first of two damages
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 1);

    Table u; // she herself is not another
    u.leader(0, "SHD_012").deployed(0).ground(1, {"SOR_046"}).start();
    u.attack("leader0", "base1");
    u.no();
    EXPECT_EQ(u.damage("SOR_046"), 0);
    EXPECT_EQ(u.baseDamageOn(1), 4);
}

} // namespace playmat::test
