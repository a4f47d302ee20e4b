#include "support/swu_table.h"

/// SHD_135 to SHD_207: cards that asked for words of their own.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SHD_135_TieSilencerIsPlayedFromTheDiscardPileOnceDiscarded)
{
    Table t; // from hand
    t.resources(0, 20).hand(0, {"SHD_181", "SHD_135", "SOR_095"}).start();
    const int price = t.costOfPlay("SHD_135");
    t.play("SHD_181");
    t.player(0);
    t.pass();
    const int ready = t.readyResources(0);
    t.use("SHD_135");
    t.choosePlay("SHD_135");
    EXPECT_EQ(t.zone("SHD_135"), Zone::Space);
    EXPECT_EQ(t.readyResources(0), ready - price); // ruling: it is paid for

    Table deck; // from the deck
    deck.resources(0, 20).ground(0, {"SHD_041"}).deck(0, {"SHD_135", "SOR_095"}).start();
    deck.attack("SHD_041", "base1");
    deck.trigger("SHD_041");
    EXPECT_EQ(deck.zone("SHD_135"), Zone::Discard);
    deck.pass();
    EXPECT_TRUE(deck.canUse("SHD_135"));
}

TEST(SwuCard, SHD_135_RulingTieSilencerNeedsADiscardThisPhase)
{
    Table fell; // defeated, not discarded
    fell.resources(0, 20).space(0, {"SHD_135"}).space(1, {"SOR_066"}).start();
    fell.attack("SHD_135", "SOR_066");
    fell.pass();
    EXPECT_FALSE(fell.canUse("SHD_135"));

    Table late;
    late.resources(0, 20).hand(0, {"SHD_181", "SHD_135", "SOR_095"}).start();
    late.play("SHD_181");
    late.player(0);
    late.nextRound();
    EXPECT_FALSE(late.canUse("SHD_135"));

    Table twice; // what comes back and falls was discarded before it came back
    twice.resources(0, 20).hand(0, {"SHD_181", "SHD_135", "SOR_095"}).space(1, {"SOR_066"});
    twice.start();
    twice.play("SHD_181");
    twice.player(0);
    twice.pass();
    twice.use("SHD_135");
    twice.choosePlay("SHD_135");
    twice.attack("SOR_066", "SHD_135");
    EXPECT_EQ(twice.zone("SHD_135"), Zone::Discard);
    EXPECT_FALSE(twice.canUse("SHD_135"));
}

TEST(SwuCard, SHD_135_RulingTieSilencerIsNotUsedUnpaid)
{
    Table t;
    t.resources(0, 4 + 2).hand(0, {"SHD_181", "SHD_135", "SOR_095"}).start();
    t.play("SHD_181");
    t.player(0);
    t.pass();
    EXPECT_FALSE(t.canUse("SHD_135"));
}

TEST(SwuCard, SHD_142_PreVizslaBuysAnUpgradeFromAnotherUnit)
{
    Table t; // not from a Vehicle, nor his own
    t.resources(0, 3).ground(
        0, {Unit("SHD_142").with({"SOR_T01"}), Unit("SOR_095").with({"SHD_143"})});
    t.ground(1, {Unit("SOR_046").with({"SOR_120"}), Unit("SOR_232").with({"SOR_T02"})}).start();
    t.attack("SHD_142", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_143", "SOR_120"});
    t.bounds(0, 1);
    t.choose("SOR_120");
    EXPECT_EQ(t.card("SOR_120").host, t.id("SHD_142"));
    EXPECT_EQ(t.controller("SOR_120"), 0);
    EXPECT_EQ(t.readyResources(0), 1);
    EXPECT_EQ(t.baseDamageOn(1), 8 + 1 + 2);
}

TEST(SwuCard, SHD_142_RulingPreVizslaPaysThePrintedCostAndNothingForATokenUpgrade)
{
    Table t; // he cannot pay 2
    t.resources(0, 1).ground(0, {"SHD_142"});
    t.ground(1, {Unit("SOR_046").with({"SOR_120", "SOR_T02"})}).start();
    t.attack("SHD_142", "base1");
    t.selectable({"SOR_T02"});
    t.choose("SOR_T02");
    EXPECT_EQ(t.tokensOn("SHD_142", "SOR_T02"), 1);
    EXPECT_EQ(t.controller("SOR_T02"), 0);
    EXPECT_EQ(t.card("SOR_T02").owner, 0);
    EXPECT_EQ(t.readyResources(0), 1);

    Table no;
    no.resources(0, 2)
        .ground(0, {"SHD_142"})
        .ground(1, {Unit("SOR_046").with({"SOR_120"})})
        .start();
    no.attack("SHD_142", "base1");
    no.decline();
    EXPECT_EQ(no.card("SOR_120").host, no.id("SOR_046"));
    EXPECT_EQ(no.readyResources(0), 2);
}

TEST(SwuCard, SHD_142_PreVizslaDefeatsWhatHeCannotWear)
{
    Table t; // when played too
    t.resources(0, 20).hand(0, {"SHD_142"}).ground(1, {Unit("SOR_128").with({"TST_104"})}).start();
    t.play("SHD_142");
    t.choose("TST_104");
    EXPECT_EQ(t.zone("TST_104"), Zone::Discard);
    EXPECT_EQ(t.upgradesOn("SHD_142"), 0);
}

TEST(SwuCard, SHD_144_GiveInToYourAngerForcesTheNextActionToBeAnAttack)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_144"}).ground(0, {"SOR_046", "SOR_095"});
    t.resources(1, 20).hand(1, {"SOR_247"}).ground(1, {"SOR_232", "SOR_063"}).deployed(1).start();
    t.play("SHD_144");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_063", "leader1"});
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 1);
    t.asks(DecisionKind::Action, 1); // ruling: no card, no ability, no other unit, not the base
    EXPECT_EQ(t.decision().options.size(), 2U);
    EXPECT_TRUE(t.canAttack("SOR_232", "SOR_046"));
    EXPECT_TRUE(t.canAttack("SOR_232", "SOR_095"));
    EXPECT_EQ(t.whyNotAttack("SOR_232", "base0"), Reason::MustAttack);
    EXPECT_EQ(t.whyNotAttack("SOR_063", "SOR_046"), Reason::MustAttack);
    EXPECT_EQ(t.whyNotPlay("SOR_247"), Reason::MustAttack);
    t.attack("SOR_232", "SOR_046");
    t.pass();
    EXPECT_TRUE(t.canPlay("SOR_247")); // once
}

TEST(SwuCard, SHD_144_RulingWithoutAUnitToAttackItMustBeABase)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_144"}).space(0, {"SOR_225"}).ground(1, {"SOR_232"}).start();
    t.play("SHD_144");
    EXPECT_EQ(t.decision().options.size(), 1U);
    t.attack("SOR_232", "base0");
    EXPECT_EQ(t.baseDamageOn(0), 6);
}

TEST(SwuCard, SHD_144_RulingWhoCannotAttackIsFree)
{
    Table t; // ruling: units must be ready to attack
    t.resources(0, 20).hand(0, {"SHD_144"}).ground(0, {"SOR_095"});
    t.resources(1, 20).hand(1, {"SOR_247"}).ground(1, {Unit("SOR_232").exhausted()}).start();
    t.play("SHD_144");
    EXPECT_TRUE(t.canPlay("SOR_247"));
    t.pass();

    Table dead;
    dead.resources(0, 20).hand(0, {"SHD_144"}).resources(1, 20).hand(1, {"SOR_247"});
    dead.ground(1, {"SOR_128"}).start();
    dead.play("SHD_144");
    EXPECT_EQ(dead.zone("SOR_128"), Zone::Discard);
    EXPECT_TRUE(dead.canPlay("SOR_247"));
}

TEST(SwuCard, SHD_144_RulingSentinelsStandInItsWayAsEver)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_144"}).ground(0, {"SOR_095", "SOR_063"});
    t.ground(1, {"SOR_232"}).start();
    t.play("SHD_144");
    EXPECT_EQ(t.decision().options.size(), 1U);
    EXPECT_EQ(t.whyNotAttack("SOR_232", "SOR_095"), Reason::SentinelInTheWay);
    t.attack("SOR_232", "SOR_063");
}

TEST(SwuCard, SHD_144_TheAngerCoolsWithThePhase)
{
    Table t; // no action was left
    t.resources(0, 20).hand(0, {"SHD_144"}).ground(0, {"SOR_095"}).initiative(1, true);
    t.resources(1, 20).hand(1, {"SOR_247"}).ground(1, {"SOR_232"}).start();
    t.play("SHD_144");
    t.nextRound();
    EXPECT_TRUE(t.canPlay("SOR_247"));
}

TEST(SwuCard, SHD_153_PoeTurnsEachDiscardIntoADifferentThing)
{
    Table t;
    t.ground(0, {"SHD_153"}).hand(0, {"SOR_128", "SOR_172", "SOR_046", "SOR_247"});
    t.ground(1, {Unit("SOR_095").with({"SOR_120"})}).hand(1, {"SOR_225"}).start();
    t.attack("SHD_153", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(0, 3);
    t.choose({"SOR_128", "SOR_172"});
    t.modes({0, 1, 2});
    t.mode(1);
    EXPECT_EQ(t.zone("SOR_120"), Zone::Discard); // the only upgrade
    t.modes({0, 2});
    t.mode(0);
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 2 + 6);
    EXPECT_EQ(t.handSize(0), 2);
    EXPECT_EQ(t.handSize(1), 1);

    Table three;
    three.ground(0, {"SHD_153"}).hand(0, {"SOR_128", "SOR_172", "SOR_046"}).hand(1, {"SOR_225"});
    three.start();
    three.attack("SHD_153", "base1");
    three.choose({"SOR_128", "SOR_172", "SOR_046"});
    three.mode(2);
    EXPECT_EQ(three.handSize(1), 0);
    three.mode(0);
    three.choose("base1");
    three.mode(1); // there is none
    EXPECT_EQ(three.baseDamageOn(1), 8);
}

TEST(SwuCard, SHD_153_PoeMayKeepHisHand)
{
    Table t;
    t.ground(0, {"SHD_153"}).hand(0, {"SOR_128"}).start();
    t.attack("SHD_153", "base1");
    t.bounds(0, 1);
    t.decline();
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.baseDamageOn(1), 6);

    Table empty;
    empty.ground(0, {"SHD_153"}).start();
    empty.attack("SHD_153", "base1");
    empty.noQuestion();
}

TEST(SwuCard, SHD_161_StolenLandspeederGoesOverAndComesBackStronger)
{
    Table t; // ruling: for free, for its owner only
    t.resources(0, 2 + 1).hand(0, {"SHD_161"}).ground(0, {"SOR_046"}).start();
    t.play("SHD_161");
    EXPECT_EQ(t.controller("SHD_161"), 1);
    t.pass();
    t.attack("SOR_046", "SHD_161");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.choosePlay("SHD_161");
    EXPECT_EQ(t.zone("SHD_161"), Zone::Ground);
    EXPECT_EQ(t.controller("SHD_161"), 0);
    EXPECT_EQ(t.tokensOn("SHD_161", "SOR_T01"), 1);
}

TEST(SwuCard, SHD_161_RulingTheLandspeederIsWorthNothingToOthers)
{
    Table t; // under its owner's control its opponent does not own it
    t.ground(0, {"SOR_046"}).ground(1, {"SHD_161"}).start();
    t.attack("SOR_046", "SHD_161");
    EXPECT_EQ(t.zone("SHD_161"), Zone::Discard);
}

TEST(SwuCard, SHD_161_StolenLandspeederStaysWhenItWasNotPlayedFromHand)
{
    Table t; // its Bounty plays it from the discard pile
    t.ground(0, {"SOR_046"}).ground(1, {Unit("SHD_161").ownedBy(0)}).start();
    t.attack("SOR_046", "SHD_161");
    t.yes();
    t.choosePlay("SHD_161");
    EXPECT_EQ(t.controller("SHD_161"), 0);
    t.noQuestion();

    Table captured; // then it is in no discard pile
    captured.hand(0, {"TST_301"}).ground(0, {"SOR_046"}).ground(1, {Unit("SHD_161").ownedBy(0)});
    captured.start();
    captured.play("TST_301");
    captured.yes();
    EXPECT_EQ(captured.zone("SHD_161"), Zone::Captured);
}

TEST(SwuCard, SHD_161_RulingAmbushMayComeBeforeTheLandspeederGoesOver)
{
    const auto ambush = [](Table &t) {
        t.leader(0, "SHD_016").resources(0, 20).hand(0, {"SHD_161"}).ground(1, {"SOR_128"}).start();
        t.use("leader0");
        t.choosePlay("SHD_161");
        t.asks(DecisionKind::ChooseTrigger, 0);
    };
    Table t;
    ambush(t);
    t.trigger("SHD_161", TriggerKind::Ambush);
    t.chooseAttack("SHD_161", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);

    Table late;
    ambush(late);
    late.trigger("SHD_161");
    EXPECT_EQ(late.controller("SHD_161"), 1);
    late.noQuestion();
    EXPECT_EQ(late.zone("SOR_128"), Zone::Ground);
}

TEST(SwuCard, SHD_198_OmegaIgnoresThePenaltyOfTheFirstCloneEachRound)
{
    Table t; // Wolffe: Aggression is missing
    t.leader(0, "SOR_017").base(0, "SOR_028").resources(0, 20).ground(0, {"SHD_198"});
    t.hand(0, {"SOR_160", "SHD_095", "SOR_157"}).start();
    EXPECT_EQ(t.costOfPlay("SOR_160"), 2);
    EXPECT_EQ(t.costOfPlay("SHD_095"), 1);
    EXPECT_EQ(t.costOfPlay("SOR_157"), 1 + 2); // no Clone
    t.play("SOR_160");
    t.pass();
    EXPECT_EQ(t.costOfPlay("SHD_095"), 1 + 2);
    t.nextRound();
    EXPECT_EQ(t.costOfPlay("SHD_095"), 1);
}

TEST(SwuCard, SHD_198_OmegaIsHerselfTheFirstClone)
{
    Table t;
    t.leader(0, "SOR_017").base(0, "SOR_028").resources(0, 20).hand(0, {"SHD_198", "SHD_095"});
    t.deck(0, {"SOR_095", "SOR_160", "SOR_128", "SOR_046", "SOR_225", "SHD_248"}).start();
    t.play("SHD_198");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_160"});
    t.choose("SOR_160");
    EXPECT_EQ(t.zone("SOR_160"), Zone::Hand);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_160"), 2); // to her, then to all
    EXPECT_EQ(t.zoneIds(Zone::Deck, 0).front(), "SHD_248"); // ruling: the others go below
    t.pass();
    EXPECT_EQ(t.costOfPlay("SHD_095"), 1 + 2);
}

TEST(SwuCard, SHD_207_ANewAdventureReturnsAUnitThatItsOwnerMayPlayForFree)
{
    const auto home = [](Table &t) {
        t.resources(0, 20).hand(0, {"SHD_207"}).ground(0, {"SOR_095"}).deployed(1);
        t.ground(1, {Unit("SOR_232").exhausted()}).start();
        t.play("SHD_207");
        t.asks(DecisionKind::ChooseCards, 0);
        t.selectable({"SOR_095", "SOR_232"});
        t.choose("SOR_232");
        t.asks(DecisionKind::ChooseCards, 1);
        t.bounds(0, 1);
    };
    Table t;
    home(t);
    t.choosePlay("SOR_232"); // ruling: without resources
    EXPECT_EQ(t.zone("SOR_232"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_232"), 1);

    Table no;
    home(no);
    no.decline();
    EXPECT_EQ(no.zone("SOR_232"), Zone::Hand);
}

TEST(SwuCard, SHD_207_RulingANewAdventureGoesByThePrintedCostOfUnitsInPlay)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_207", "SOR_095"}).ground(0, {"SHD_142"}).start(); // costs 7
    t.play("SHD_207");
    t.noQuestion();
    EXPECT_EQ(t.zone("SHD_142"), Zone::Ground);
}

} // namespace playmat::test
