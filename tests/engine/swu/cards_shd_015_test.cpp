#include "support/swu_table.h"

/// SHD_015 to SHD_122: cards that asked for words of their own.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SHD_015_AphraDiscardsFromTheDeckWhenTheRegroupPhaseStarts)
{
    Table t;
    t.leader(0, "SHD_015").deck(0, {"SOR_095", "SOR_128", "SOR_237", "SOR_046"}).start();
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard); // ruling: from the top
    EXPECT_EQ(t.discardSize(0), 1);
    t.decline();
    t.decline();
}

TEST(SwuCard, SHD_015_AphraDeployedIsStrongerWithFiveDifferentCosts)
{
    Table t;
    t.leader(0, "SHD_015").deployed(0);
    t.discard(0, {"SOR_128", "SOR_095", "SOR_098", "SOR_046", "SOR_237"}).start();
    EXPECT_EQ(t.power("leader0"), 2); // 1, 2, 3, 4, and 2 again

    Table u;
    u.leader(0, "SHD_015").deployed(0);
    u.discard(0, {"SOR_128", "SOR_095", "SOR_098", "SOR_046", "SOR_232"}).start();
    EXPECT_EQ(u.power("leader0"), 5);
}

TEST(SwuCard, SHD_015_AphraDeployedDrawsOneOfThreeDifferentNamesAtRandom)
{
    Table t;
    t.leader(0, "SHD_015").resources(0, 5).discard(0, {"SOR_128", "SOR_095", "SOR_098", "SOR_095"});
    t.start();
    t.deploy(0);
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(3, 3);
    t.refuses({"SOR_128", "SOR_095", "SOR_095#2"});
    t.choose({"SOR_128", "SOR_095", "SOR_098"});
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.discardSize(0), 3);

    Table u; // two names are not three
    u.leader(0, "SHD_015").resources(0, 5).discard(0, {"SOR_128", "SOR_095", "SOR_095"}).start();
    u.deploy(0);
    u.noQuestion();
    EXPECT_EQ(u.handSize(0), 0);
}

TEST(SwuCard, SHD_015_RulingTwoOfOneNameAreNotDifferent)
{
    Table t; // two of them are Chewbacca
    t.leader(0, "SHD_015").resources(0, 5).discard(0, {"SOR_189", "SOR_196", "SHD_050"}).start();
    t.deploy(0);
    t.noQuestion();
    EXPECT_EQ(t.handSize(0), 0);
}

TEST(SwuCard, SHD_016_RulingFennecDeployedIsNotUsedForNothing)
{
    Table t; // nothing that costs 4 or less
    t.leader(0, "SHD_016").deployed(0).resources(0, 20).hand(0, {"SOR_232", "SOR_172"}).start();
    EXPECT_FALSE(t.canUse("leader0"));

    Table poor;
    poor.leader(0, "SHD_016").deployed(0).resources(0, 1).hand(0, {"SOR_095"}).start();
    EXPECT_FALSE(poor.canUse("leader0"));

    Table u; // whoever uses it plays
    u.leader(0, "SHD_016").deployed(0).resources(0, 5).hand(0, {"SOR_247"}).start();
    u.use("leader0");
    u.bounds(1, 1);
    u.choosePlay("SOR_247");
    EXPECT_EQ(u.zone("SOR_247"), Zone::Ground);
}

TEST(SwuCard, SHD_017_LandoSmugglesCheaperForAResource)
{
    Table t;
    t.leader(0, "SHD_017").base(0, "SOR_023").resources(0, 3).resourceCards(0, {"SHD_119"});
    t.deck(0, {"SOR_237", "SOR_128"}).ground(1, {"SOR_095"}).start();
    t.use("leader0");
    t.choosePlay("SHD_119"); // 5, 2 less
    EXPECT_TRUE(t.exhausted("leader0"));
    t.asks(DecisionKind::ChooseCards, 0); // ruling: before Ambush
    t.choose("SOR_237"); // what replaced it
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);
    t.chooseAttack("SHD_119", "SOR_095");
    EXPECT_EQ(t.resourceCount(0), 3);
}

TEST(SwuCard, SHD_017_LandoPaysAResourceEvenWhenNothingIsSmuggled)
{
    Table t;
    t.leader(0, "SHD_017").resources(0, 2).resourceCards(0, {"SOR_095"}).start();
    t.use("leader0");
    t.nothingFits();
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_095");
    EXPECT_EQ(t.resourceCount(0), 2);
}

TEST(SwuCard, SHD_017_LandoDeployedSmugglesOnceARound)
{
    Table t;
    t.leader(0, "SHD_017").base(0, "SOR_023").deployed(0).resources(0, 12);
    t.resourceCards(0, {"SHD_119", "SHD_111"}).start();
    t.use("leader0");
    t.choosePlay("SHD_119");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SHD_111");
    EXPECT_EQ(t.zone("SHD_111"), Zone::Discard);
    t.pass();
    EXPECT_FALSE(t.canUse("leader0"));
}

TEST(SwuCard, SHD_017_LandoDefeatsOnlyAResourceOfHisOwn)
{
    Table t; // DJ took one that an opponent owns
    t.leader(0, "SHD_017").resources(0, 12).resourceCards(0, {"SHD_213"}).resources(1, 2);
    t.resourceCards(1, {"SOR_247"}).start();
    t.play("SHD_213");
    t.choose("SOR_247");
    t.pass();
    t.use("leader0");
    t.nothingFits();
    t.asks(DecisionKind::ChooseCards, 0);
    bool offered = false;
    for (const auto &o : t.decision().options)
        offered = offered || o.card == t.id("SOR_247");
    EXPECT_FALSE(offered);
    t.choose(t.nameOf(t.decision().options[0].card));
}

TEST(SwuCard, SHD_038_BrutalTraditionsReturnAfterAnEnemyFell)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 2).discard(0, {"SHD_038"}).ground(0, {"SOR_232"});
    t.ground(1, {"SOR_128"}).start();
    EXPECT_FALSE(t.canUse("SHD_038")); // ruling: not for nothing
    t.attack("SOR_232", "SOR_128");
    t.pass();
    t.use("SHD_038");
    t.choosePlay("SHD_038", "SOR_232");
    EXPECT_EQ(t.power("SOR_232"), 7);
    EXPECT_EQ(t.hp("SOR_232"), 9);
    EXPECT_EQ(t.readyResources(0), 0); // ruling: it is paid for
}

TEST(SwuCard, SHD_038_RulingBrutalTraditionsCannotBeUsedUnpaid)
{
    Table t;
    t.leader(0, "SOR_002").resources(0, 1).discard(0, {"SHD_038"}).ground(0, {"SOR_232"});
    t.ground(1, {"SOR_128"}).start();
    t.attack("SOR_232", "SOR_128");
    t.pass();
    EXPECT_FALSE(t.canUse("SHD_038"));
}

TEST(SwuCard, SHD_076_UnexpectedEscapeExhaustsAndMayRescue)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_076"}).ground(0, {"SOR_128"});
    t.ground(1, {Unit("SOR_046").guarding({"SOR_095", "SOR_237"}), "SOR_232"}).start();
    t.play("SHD_076");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_046", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_TRUE(t.exhausted("SOR_046"));
    t.selectable({"SOR_095", "SOR_237"});
    t.bounds(0, 1);
    t.choose("SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
    EXPECT_EQ(t.controller("SOR_237"), 0);
    EXPECT_TRUE(t.exhausted("SOR_237"));
    EXPECT_EQ(t.zone("SOR_095"), Zone::Captured);
}

TEST(SwuCard, SHD_092_RulingFinalizersExcessDamage)
{
    Table shield;
    shield.space(0, {"SHD_092"}).space(1, {Unit("SOR_225").with({"SOR_T02"})}).start();
    shield.attack("SHD_092", "SOR_225");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.space(0, {Unit("SHD_092").with({"TST_101"})}).space(1, {"SOR_225"}).start();
    gone.attack("SHD_092", "SOR_225");
    EXPECT_EQ(gone.baseDamageOn(1), 11);
}

TEST(SwuCard, SHD_092_FinalizerLetsAnyNumberCapture)
{
    Table t;
    t.leader(0, "SOR_007").resources(0, 11).hand(0, {"SHD_092"}).ground(0, {"SOR_095", "SOR_128"});
    t.space(0, {"SOR_225"}).deployed(1).ground(1, {"SOR_046"}).space(1, {"SOR_237", "SOR_066"});
    t.start();
    t.play("SHD_092");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_092", "SOR_095", "SOR_128", "SOR_225"});
    t.choose({"SHD_092", "SOR_095", "SOR_128"}); // ruling: one too many on the ground
    while (t.decision().kind == DecisionKind::ChooseCards)
        t.choose(t.zone("SOR_066") == Zone::Space && t.zone("SOR_237") == Zone::Space ? "SOR_066"
                                                                                      : "SOR_046");
    EXPECT_EQ(t.zone("SOR_066"), Zone::Captured);
    EXPECT_EQ(t.card("SOR_066").host, t.id("SHD_092"));
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
}

TEST(SwuCard, SHD_099_EchoTrainsTheNamesake)
{
    Table t;
    t.leader(0, "SOR_009").resources(0, 4).hand(0, {"SHD_099", "SOR_087", "SOR_128"});
    t.ground(0, {"SOR_046"}).deployed(1).ground(1, {"SOR_095"}).start();
    t.play("SHD_099");
    t.yes();
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_087", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_087"); // ruling: without the subtitle, so the other Vader
    EXPECT_EQ(t.zone("SOR_087"), Zone::Discard);
    EXPECT_EQ(t.tokensOn("leader1", "SOR_T01"), 2);

    Table u;
    u.baseDamage(0, 5).ground(0, {"SHD_099"}).start();
    u.attack("SHD_099", "base1");
    EXPECT_EQ(u.baseDamageOn(0), 3); // Restore 2
}

TEST(SwuCard, SHD_109_EndlessLegionsPlaysUnitsFromTheResources)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 12).hand(0, {"SHD_109"});
    t.resourceCards(0, {"SOR_232", "SOR_111", "SOR_172"}).start();
    t.play("SHD_109");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose({"SOR_232", "SOR_111", "SOR_172"});
    t.choosePlay("SOR_111"); // draws a card: ruling, before the next one
    EXPECT_EQ(t.handSize(0), 1);
    t.choosePlay("SOR_232");
    EXPECT_EQ(t.zone("SOR_232"), Zone::Ground);
    EXPECT_EQ(t.zone("SOR_172"), Zone::Resources);
    EXPECT_EQ(t.events(Ev::Revealed, "SOR_172"), 1);
    EXPECT_EQ(t.resourceCount(0), 13);
}

TEST(SwuCard, SHD_109_RulingEndlessLegionsPlaysWhatItRevealed)
{
    Table t; // everybody has seen it, so it is not denied
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 14).hand(0, {"SHD_109"});
    t.resourceCards(0, {"SOR_232", "SOR_095"}).start();
    t.play("SHD_109");
    t.choose({"SOR_232", "SOR_095"});
    t.bounds(1, 1);
    t.choosePlay("SOR_232");
    t.bounds(1, 1);
    t.choosePlay("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
    EXPECT_TRUE(t.exhausted("SOR_232"));
}

TEST(SwuCard, SHD_114_ScanningOfficerDefeatsSmuggledGoods)
{
    Table t;
    t.base(0, "SOR_023").resources(0, 2).hand(0, {"SHD_114"});
    t.resourceCards(1, {"SHD_111", "SOR_046", "SHD_119"})
        .deck(1, {"SOR_095", "SOR_128", "SOR_237"});
    t.start();
    t.play("SHD_114");
    EXPECT_EQ(t.zone("SHD_111"), Zone::Discard);
    EXPECT_EQ(t.zone("SHD_119"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_046"), Zone::Resources);
    EXPECT_EQ(t.resourceCount(1), 3);
    EXPECT_TRUE(t.exhausted("SOR_095")); // rulings
    EXPECT_TRUE(t.exhausted("SOR_128"));
}

TEST(SwuCard, SHD_114_RulingScanningOfficerFindsSmuggleThatWasGained)
{
    Table t;
    t.base(0, "SOR_023").resources(0, 2).hand(0, {"SHD_114"}).ground(1, {"SHD_248"});
    t.resourceCards(1, {"SOR_247", "SOR_225"}).deck(1, {"SOR_128", "SOR_237", "SOR_066"}).start();
    t.play("SHD_114");
    EXPECT_EQ(t.zone("SOR_247"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
    EXPECT_EQ(t.resourceCount(1), 2);
}

TEST(SwuCard, SHD_122_ArquitensTakesTheDefeatedAsAResource)
{
    Table t;
    t.resources(0, 1).space(0, {"SHD_122"}).space(1, {"SOR_237"}).start();
    t.attack("SHD_122", "SOR_237");
    EXPECT_EQ(t.zone("SOR_237"), Zone::Resources);
    EXPECT_EQ(t.controller("SOR_237"), 0);
    EXPECT_TRUE(t.exhausted("SOR_237")); // ruling
    EXPECT_EQ(t.resourceCount(0), 2);
}

TEST(SwuCard, SHD_122_RulingTheDefenderMayFallAtAnyPointAndTheCruiserToo)
{
    Table early;
    early.resources(0, 1).space(0, {Unit("SHD_122").with({"TST_101"})}).space(1, {"SOR_237"});
    early.start();
    early.attack("SHD_122", "SOR_237");
    EXPECT_EQ(early.zone("SOR_237"), Zone::Resources);

    Table both;
    both.resources(0, 1).space(0, {Unit("SHD_122").damaged(6)}).space(1, {"SOR_237"}).start();
    both.attack("SHD_122", "SOR_237");
    EXPECT_EQ(both.zone("SHD_122"), Zone::Discard);
    EXPECT_EQ(both.zone("SOR_237"), Zone::Resources);
    EXPECT_EQ(both.controller("SOR_237"), 0);
}

TEST(SwuCard, SHD_122_RulingAmbushWithNobodyToAttackDoesNotReady)
{
    Table t;
    t.leader(0, "SOR_009").base(0, "SOR_023").resources(0, 8).hand(0, {"SHD_122"}).start();
    t.play("SHD_122");
    t.asks(DecisionKind::Action, 1);
    EXPECT_TRUE(t.exhausted("SHD_122"));
}

TEST(SwuCard, SHD_122_ArquitensTakesNoLeader)
{
    Table t;
    t.resources(0, 1).space(0, {"SHD_122"}).space(1, {"SOR_237", "SOR_066"}).start();
    t.attack("SHD_122", "SOR_066");
    EXPECT_EQ(t.zone("SOR_066"), Zone::Resources);
    EXPECT_EQ(t.card("SOR_066").owner, 1);
    t.attack("SOR_237", "SHD_122"); // defending it takes nothing
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);
}

} // namespace playmat::test
