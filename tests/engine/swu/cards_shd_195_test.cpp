#include "support/swu_table.h"

/// SHD_195 to SHD_218: Cunning cards, from Heroism to none.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;
using Cards = std::vector<std::string>;

TEST(SwuCard, SHD_195_CartelTurncoatIsWorthACard)
{
    Table t;
    t.space(0, {"SHD_195"}).space(1, {"SOR_066"}).start();
    t.attack("SHD_195", "SOR_066");
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.handSize(1), 1);
}

TEST(SwuCard, SHD_196_GroguExhaustsAnEnemy)
{
    Table t;
    t.ground(0, {"SHD_196", "SOR_095"}).deployed(1).space(1, {"SOR_225"}).start();
    t.use("SHD_196");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"leader1", "SOR_225"});
    t.bounds(1, 1);
    t.choose("leader1");
    EXPECT_TRUE(t.exhausted("leader1"));
    EXPECT_TRUE(t.exhausted("SHD_196"));
    t.pass();
    EXPECT_FALSE(t.canUse("SHD_196"));
}

TEST(SwuCard, SHD_197_L3MayRescueACaptiveOrTakesAShield)
{
    const auto droid = [](Table &t) {
        t.resources(0, 20).hand(0, {"SHD_197"}).ground(0, {Unit("SOR_095").guarding({"SOR_128"})});
        t.ground(1, {Unit("SOR_046").guarding({"SOR_247"})}).start();
        t.play("SHD_197");
        t.asks(DecisionKind::ChooseCards, 0);
        t.selectable({"SOR_128", "SOR_247"});
        t.bounds(0, 1);
    };
    Table t;
    droid(t);
    t.choose("SOR_247");
    EXPECT_EQ(t.zone("SOR_247"), Zone::Ground);
    EXPECT_EQ(t.upgradesOn("SHD_197"), 0);

    Table no;
    droid(no);
    no.decline();
    EXPECT_EQ(no.tokensOn("SHD_197", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_197_L3WithoutACaptiveTakesAShield)
{
    Table t; // smuggled
    t.resources(0, 20).resourceCards(0, {"SHD_197"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_197"), 4);
    t.play("SHD_197");
    EXPECT_EQ(t.tokensOn("SHD_197", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_199_CoruscantDissidentMayReadyAResource)
{
    Table t;
    t.ground(0, {"SHD_199"}).resources(0, 1, 2).start();
    t.attack("SHD_199", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.readyResources(0), 2);

    Table no;
    no.ground(0, {"SHD_199"}).resources(0, 1, 2).start();
    no.attack("SHD_199", "base1");
    no.no();
    EXPECT_EQ(no.readyResources(0), 1);
}

TEST(SwuCard, SHD_201_PrincipledOutlawMayExhaustAGroundUnit)
{
    Table t;
    t.ground(0, {"SHD_201", "SOR_095"}).ground(1, {"SOR_046"}).space(1, {"SOR_225"}).start();
    t.attack("SHD_201", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_201", "SOR_095", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));

    Table smuggled;
    smuggled.resources(0, 20).resourceCards(0, {"SHD_201"}).start();
    EXPECT_EQ(smuggled.costOfPlay("SHD_201"), 6);
    smuggled.play("SHD_201");
    EXPECT_EQ(smuggled.zone("SHD_201"), Zone::Ground);
}

TEST(SwuCard, SHD_202_QiraMakesTheNamedCardDearer)
{
    Table t; // ruling: without the subtitle, and for the same player's opponents
    t.resources(0, 20).hand(0, {"SHD_202"}).resources(1, 20).hand(1, {"SOR_095", "SOR_128"});
    t.start();
    t.play("SHD_202");
    t.goOn(0);
    t.name("Battlefield Marine");
    EXPECT_EQ(t.costOfPlay("SOR_095"), 2 + 2 + 3); // Heroism is missing
    EXPECT_EQ(t.costOfPlay("SOR_128"), 1);
}

TEST(SwuCard, SHD_203_ZoriiDrawsNowAndDiscardsLater)
{
    Table t;
    t.ground(0, {"SHD_203"}).hand(0, {"SOR_095"}).deck(0, {"SOR_128", "SOR_172", "SOR_046"});
    t.start();
    t.attack("SHD_203", "base1");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Hand);
    EXPECT_EQ(t.handSize(0), 2);
    t.endActionPhase();
    t.asks(DecisionKind::ChooseCards, 0); // before cards are drawn
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.handSize(0), 3);
}

TEST(SwuCard, SHD_203_RulingZoriisDebtOutlivesHer)
{
    Table t;
    t.ground(0, {Unit("SHD_203").damaged(4)}).hand(0, {"SOR_095"}).ground(1, {"SOR_046"});
    t.deck(0, {"SOR_128", "SOR_172", "SOR_046"}).start();
    t.attack("SHD_203", "SOR_046");
    EXPECT_EQ(t.zone("SHD_203"), Zone::Discard);
    t.endActionPhase();
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
}

TEST(SwuCard, SHD_203_ZoriiIsSmuggledForSix)
{
    Table t;
    t.resources(0, 20).resourceCards(0, {"SHD_203"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_203"), 6);
    t.play("SHD_203");
    EXPECT_EQ(t.zone("SHD_203"), Zone::Ground);
}

TEST(SwuCard, SHD_204_MillenniumFalconAmbushesFromHandOnly)
{
    Table t; // erratum: for the phase
    t.resources(0, 20).hand(0, {"SHD_204"}).space(1, {"SOR_066"}).start();
    t.play("SHD_204");
    t.bounds(0, 1);
    t.chooseAttack("SHD_204", "SOR_066");
    EXPECT_EQ(t.zone("SOR_066"), Zone::Discard);
    EXPECT_TRUE(t.has("SHD_204", kw::Ambush));
    t.nextRound();
    EXPECT_FALSE(t.has("SHD_204", kw::Ambush));

    Table smuggled;
    smuggled.resources(0, 20).resourceCards(0, {"SHD_204"}).space(1, {"SOR_066"}).start();
    EXPECT_EQ(smuggled.costOfPlay("SHD_204"), 6);
    smuggled.play("SHD_204");
    smuggled.noQuestion();
    EXPECT_FALSE(smuggled.has("SHD_204", kw::Ambush));
    EXPECT_TRUE(smuggled.exhausted("SHD_204"));
}

TEST(SwuCard, SHD_205_LetTheWookieeWinLeavesTheChoiceToTheOpponent)
{
    Table t;
    t.resources(0, 4, 10).hand(0, {"SHD_205"}).ground(0, {Unit("SOR_196").exhausted()}).start();
    t.play("SHD_205");
    t.asks(DecisionKind::ChooseMode, 1);
    t.mode(0);
    EXPECT_EQ(t.readyResources(0), 4 - 2 + 6);

    Table u;
    u.resources(0, 4, 10).hand(0, {"SHD_205"}).ground(0, {Unit("SOR_196").exhausted()}).start();
    u.play("SHD_205");
    u.mode(1);
    u.chooseAttack("SOR_196", "base1");
    EXPECT_EQ(u.baseDamageOn(1), 3 + 2);
}

TEST(SwuCard, SHD_206_SpareTheTargetReturnsAUnitAndCollectsItsBounties)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_206"}).deployed(1);
    t.ground(1, {Unit("SHD_211").with({"SHD_176"}), "SOR_046"}).start();
    t.play("SHD_206");
    t.selectable({"SHD_211", "SOR_046"});
    t.choose("SHD_211");
    EXPECT_EQ(t.zone("SHD_211"), Zone::Hand);
    t.asks(DecisionKind::ChooseTrigger, 0);
    t.trigger("SHD_211"); // that of Death Mark
    t.yes();
    EXPECT_EQ(t.handSize(0), 2);
    t.yes(); // its own
    if (t.decision().kind == DecisionKind::ChooseCards)
        t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_206_SpareTheTargetReturnsAUnitWithoutABountyToo)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_206"}).ground(1, {"SOR_046"}).start();
    t.play("SHD_206");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_046"), Zone::Hand);
}

TEST(SwuCard, SHD_208_FinalShowdownReadiesAllAndLosesTheGame)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_208"}).ground(0, {Unit("SOR_095").exhausted()});
    t.ground(1, {Unit("SOR_046").exhausted()}).start();
    t.play("SHD_208");
    EXPECT_FALSE(t.exhausted("SOR_095"));
    EXPECT_TRUE(t.exhausted("SOR_046"));
    t.endActionPhase();
    ASSERT_TRUE(t.result().has_value());
    EXPECT_EQ(t.result()->winner, 1);
}

TEST(SwuCard, SHD_209_CriminalMuscleMayReturnAnUpgradeThatIsNotUnique)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_209"}).ground(0, {Unit("SOR_095").with({"SOR_120"})});
    t.ground(1, {Unit("SOR_046").with({"SOR_053", "SOR_166"})}).start();
    t.play("SHD_209");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_120", "SOR_166"}); // Luke's Lightsaber is unique
    t.bounds(0, 1);
    t.choose("SOR_166");
    EXPECT_EQ(t.zoneIds(Zone::Hand, 1), (Cards{"SOR_166"}));
}

/// Ruling: from play only; what lies in a discard pile cannot be chosen.
TEST(SwuCard, SHD_209_RulingOnlyAnUpgradeInPlayIsReturned)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_209"}).discard(0, {"SOR_120"}).start();
    t.play("SHD_209");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_120"), Zone::Discard);
}

TEST(SwuCard, SHD_211_FugitiveWookieeIsWorthAnExhaustedUnit)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {"SHD_211", "SOR_046"}).start();
    t.attack("SOR_232", "SHD_211");
    t.yes();
    t.selectable({"SOR_232", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_212_PrivateerScykIsShieldedBesideAnotherCunningUnit)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_212"}).ground(0, {"SOR_210"}).start();
    t.play("SHD_212");
    EXPECT_EQ(t.tokensOn("SHD_212", "SOR_T02"), 1);

    Table alone;
    alone.resources(0, 20).hand(0, {"SHD_212"}).ground(0, {"SOR_046"}).ground(1, {"SOR_210"});
    alone.start();
    alone.play("SHD_212");
    EXPECT_EQ(alone.upgradesOn("SHD_212"), 0);
}

TEST(SwuCard, SHD_214_FrontierTraderMayChangeAResourceForTheTopCard)
{
    const auto trade = [](Table &t) {
        t.resourceCards(0, {"SOR_172"}).resources(0, 20).hand(0, {"SHD_214"});
        t.deck(0, {"SOR_128", "SOR_095"}).start();
        t.play("SHD_214");
        t.asks(DecisionKind::ChooseCards, 0);
        t.bounds(0, 1);
    };
    Table t; // ruling: it comes exhausted
    trade(t);
    const int ready = t.readyResources(0);
    const int all = t.resourceCount(0);
    t.choose("SOR_172");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Hand);
    t.yes();
    EXPECT_EQ(t.zone("SOR_128"), Zone::Resources);
    EXPECT_TRUE(t.exhausted("SOR_128"));
    EXPECT_EQ(t.resourceCount(0), all);
    EXPECT_LE(t.readyResources(0), ready);

    Table half;
    trade(half);
    half.choose("SOR_172");
    half.no();
    EXPECT_EQ(half.zone("SOR_128"), Zone::Deck);

    Table no;
    trade(no);
    no.decline();
    no.noQuestion();
    EXPECT_EQ(no.zone("SOR_128"), Zone::Deck);
}

TEST(SwuCard, SHD_215_SmugglersStarfighterWeakensAnEnemyBesideTheUnderworld)
{
    Table t;
    t.resources(0, 20).resourceCards(0, {"SHD_215"}).ground(0, {"SOR_247"});
    t.ground(1, {"SOR_232", "SOR_095"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_215"), 4);
    t.play("SHD_215");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.power("SOR_232"), 3);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_232"), 6);

    Table alone; // itself does not count, nor does the enemy's
    alone.resources(0, 20).hand(0, {"SHD_215"}).ground(1, {"SOR_247"}).start();
    alone.play("SHD_215");
    alone.noQuestion();
    EXPECT_EQ(alone.power("SOR_247"), 2);
}

TEST(SwuCard, SHD_216_ChainCodeCollectorWeakensADefenderWithABounty)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_216"}).ground(1, {"SHD_167", "SOR_095"}).start();
    t.play("SHD_216");
    t.chooseAttack("SHD_216", "SHD_167");
    EXPECT_EQ(t.damage("SHD_216"), 0); // 4 less than 4
    t.no(); // the bounty

    Table plain;
    plain.ground(0, {"SHD_216"}).ground(1, {"SOR_046"}).start();
    plain.attack("SHD_216", "SOR_046");
    EXPECT_EQ(plain.zone("SHD_216"), Zone::Discard);
}

TEST(SwuCard, SHD_217_BeckettMayExhaustAUnitThatCostsNoMoreThanTheCard)
{
    Table t; // ruling: printed costs
    t.resources(0, 20).hand(0, {"SOR_120", "SOR_124", "SOR_247"}).ground(0, {"SHD_217"});
    t.ground(1, {"SOR_095", "SOR_046", "SOR_128"}).start();
    t.play("SOR_247"); // a unit
    t.noQuestion();
    t.pass();
    t.play("SOR_120", "SHD_217");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.selectable({"SOR_247", "SOR_095", "SOR_128"}); // 2 or less
    t.choose("SOR_095");
    EXPECT_TRUE(t.exhausted("SOR_095"));
    t.pass();
    t.play("SOR_124"); // once each round
    t.choose("SHD_217");
    t.noQuestion();
}

TEST(SwuCard, SHD_217_BeckettIsSmuggledForFiveAndVigilance)
{
    Table t;
    t.resources(0, 20).resourceCards(0, {"SHD_217"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_217"), 5);
    t.play("SHD_217");
    EXPECT_EQ(t.zone("SHD_217"), Zone::Ground);
}

TEST(SwuCard, SHD_218_ResourcefulPursuersPassASentinel)
{
    Table t;
    t.ground(0, {"SHD_218"}).ground(1, {"SHD_029", Unit("SOR_046").with({"SOR_T02"})}).start();
    EXPECT_TRUE(t.canAttack("SHD_218", "base1"));
    t.attack("SHD_218", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 5);
}

} // namespace playmat::test
