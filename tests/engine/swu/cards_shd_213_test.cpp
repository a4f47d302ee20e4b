#include "support/swu_table.h"

/// SHD_213 to SHD_241: cards that asked for words of their own.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SHD_213_DjStealsAResourceForAsLongAsHeIsThere)
{
    Table t;
    t.leader(0, "SOR_017").base(0, "SOR_029").resources(0, 7).resourceCards(0, {"SHD_213"});
    t.resources(1, 2, 2).resourceCards(1, {"SOR_247"}).ground(1, {"SOR_232"}).start();
    EXPECT_EQ(t.costOfPlay("SHD_213"), 7);
    t.play("SHD_213");
    t.asks(DecisionKind::ChooseCards, 0); // which, though nobody sees what it is
    t.choose("SOR_247");
    EXPECT_EQ(t.controller("SOR_247"), 0);
    EXPECT_EQ(t.resourceCount(1), 4);
    EXPECT_EQ(t.resourceCount(0), 9);
    t.attack("SOR_232", "SHD_213");
    EXPECT_EQ(t.zone("SHD_213"), Zone::Discard);
    EXPECT_EQ(t.controller("SOR_247"), 1);
    EXPECT_EQ(t.resourceCount(1), 5);
}

TEST(SwuCard, SHD_213_DjPlayedFromHandStealsNothing)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_213"}).resources(1, 3).start();
    t.play("SHD_213");
    t.noQuestion();
    EXPECT_EQ(t.resourceCount(1), 3);
}

TEST(SwuCard, SHD_213_RulingIfDjHasLeftTheResourceGoesBackAtOnce)
{
    Table t; // he falls before it resolves
    t.resources(0, 20).resourceCards(0, {"SHD_213"}).ground(0, {"TST_022"});
    t.resources(1, 3).start();
    t.play("SHD_213");
    t.trigger("TST_022");
    EXPECT_EQ(t.zone("SHD_213"), Zone::Discard);
    t.choose(t.nameOf(t.decision().options[0].card));
    EXPECT_EQ(t.resourceCount(1), 3);
}

TEST(SwuCard, SHD_213_WhatDjStoleMayBeSmuggledAndThenStays)
{
    Table t;
    t.resources(0, 20).resourceCards(0, {"SHD_213"}).resourceCards(1, {"SHD_119"}).resources(1, 2);
    t.ground(1, {"SOR_232"}).start();
    t.play("SHD_213");
    t.choose("SHD_119");
    t.pass();
    t.play("SHD_119");
    t.decline(); // Ambush
    EXPECT_EQ(t.controller("SHD_119"), 0);
    t.attack("SOR_232", "SHD_213");
    EXPECT_EQ(t.controller("SHD_119"), 0); // another object than the resource
}

TEST(SwuCard, SHD_219_EnfysNestWeakensWhomAnAmbushHits)
{
    Table t; // her own
    t.resources(0, 20).hand(0, {"SHD_219"}).ground(1, {"SOR_232"}).start();
    t.play("SHD_219");
    t.chooseAttack("SHD_219", "SOR_232");
    EXPECT_EQ(t.damage("SHD_219"), 6 - 3);
    EXPECT_EQ(t.power("SOR_232"), 6);

    Table friendly;
    friendly.resources(0, 20).hand(0, {"SHD_119"}).ground(0, {"SHD_219"}).ground(1, {"SOR_095"});
    friendly.start();
    friendly.play("SHD_119");
    friendly.chooseAttack("SHD_119", "SOR_095");
    EXPECT_EQ(friendly.zone("SHD_119"), Zone::Ground);
    EXPECT_EQ(friendly.damage("SHD_119"), 0);
}

TEST(SwuCard, SHD_219_EnfysNestLeavesOtherAttacksAlone)
{
    Table t;
    t.ground(0, {"SHD_219"}).ground(1, {"SOR_095"}).start();
    t.attack("SHD_219", "SOR_095");
    EXPECT_EQ(t.damage("SHD_219"), 3);

    Table enemy;
    enemy.active(1).resources(1, 20).hand(1, {"SHD_119"}).ground(0, {"SHD_219", "SOR_095"}).start();
    enemy.play("SHD_119");
    enemy.chooseAttack("SHD_119", "SOR_095");
    EXPECT_EQ(enemy.zone("SHD_119"), Zone::Discard);
}

TEST(SwuCard, SHD_219_RulingAmbushWithNobodyToAttackDoesNotReady)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_219"}).start();
    t.play("SHD_219");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("SHD_219"));
}

TEST(SwuCard, SHD_224_BobasArmorTakesTwoOfTheDamageToBobaOnly)
{
    Table t;
    t.resources(1, 20).hand(1, {"SOR_172"}).ground(0, {Unit("SOR_179").with({"SHD_224"})});
    t.ground(1, {"SOR_095"}).active(1).start();
    t.play("SOR_172");
    t.choose("SOR_179");
    EXPECT_EQ(t.damage("SOR_179"), 4 - 2);

    Table other;
    other.resources(1, 20).hand(1, {"SOR_172"}).ground(0, {Unit("SOR_046").with({"SHD_224"})});
    other.active(1).start();
    other.play("SOR_172");
    EXPECT_EQ(other.damage("SOR_046"), 4);
}

TEST(SwuCard, SHD_224_BobasArmorWorksInCombatAndForTheLeader)
{
    Table t;
    t.leader(0, "SHD_008").deployed(0, 0, false, {"SHD_224"}).ground(1, {"SOR_095"}).start();
    t.attack("leader0", "SOR_095");
    EXPECT_EQ(t.damage("leader0"), 1);

    Table excess; // what is prevented is needed before he falls, so less is left over
    excess.ground(0, {Unit("SOR_179").damaged(5).with({"SHD_224"})}).ground(1, {"SOR_232"});
    excess.active(1).start();
    excess.attack("SOR_232", "SOR_179"); // 2 HP left, 2 prevented
    EXPECT_EQ(excess.zone("SOR_179"), Zone::Discard);
    EXPECT_EQ(excess.baseDamageOn(0), 2);
}

TEST(SwuCard, SHD_224_RulingTheArmorComesBeforeTheShield)
{
    Table t; // with 2 damage or less the Shield is not needed
    t.ground(0, {Unit("SOR_179").with({"SHD_224", "SOR_T02"})}).ground(1, {"SOR_063"}).active(1);
    t.start();
    t.attack("SOR_063", "SOR_179");
    EXPECT_EQ(t.damage("SOR_179"), 0);
    EXPECT_EQ(t.tokensOn("SOR_179", "SOR_T02"), 1);

    Table more; // the rest goes into the Shield, in either order
    more.ground(0, {Unit("SOR_179").with({"SHD_224", "SOR_T02"})}).ground(1, {"SOR_095"}).active(1);
    more.start();
    more.attack("SOR_095", "SOR_179");
    EXPECT_EQ(more.damage("SOR_179"), 0);
    EXPECT_EQ(more.tokensOn("SOR_179", "SOR_T02"), 0);
}

TEST(SwuCard, SHD_224_BobasArmorFitsNoVehicle)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_224"}).ground(0, {"SOR_095", "SOR_232"}).start();
    EXPECT_TRUE(t.canPlay("SHD_224", "SOR_095"));
    EXPECT_FALSE(t.canPlay("SHD_224", "SOR_232"));
}

TEST(SwuCard, SHD_225_JetpackLendsAShieldUntilTheRegroupPhase)
{
    Table t;
    t.resources(0, 20)
        .hand(0, {"SHD_225"})
        .ground(0, {Unit("SOR_095").with({"SOR_T02"}), "SOR_232"});
    t.start();
    EXPECT_FALSE(t.canPlay("SHD_225", "SOR_232"));
    t.play("SHD_225", "SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 2);
    t.endActionPhase();
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1); // the one that was there stays
    EXPECT_EQ(t.upgradesOn("SOR_095"), 2);
    t.decline();
    t.decline();

    Table smuggled;
    smuggled.resources(0, 20).resourceCards(0, {"SHD_225"}).ground(0, {"SOR_095"}).start();
    EXPECT_EQ(smuggled.costOfPlay("SHD_225"), 4);
    smuggled.play("SHD_225", "SOR_095");
    EXPECT_EQ(smuggled.tokensOn("SOR_095", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_225_RulingTheShieldGoesThoughTheJetpackIsGone)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_225", "SHD_209"}).ground(0, {"SOR_095"}).start();
    t.play("SHD_225", "SOR_095");
    t.pass();
    t.play("SHD_209"); // returns an upgrade
    t.choose("SHD_225");
    EXPECT_EQ(t.zone("SHD_225"), Zone::Hand);
    t.endActionPhase();
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 0);
    t.decline();
    t.decline();
}

TEST(SwuCard, SHD_226_UnrefusableOfferHiresTheFallenForAPhase)
{
    Table t;
    t.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_046").with({"SHD_226"}).damaged(1)}).start();
    t.attack("SOR_232", "SOR_046");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.choosePlay("SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_046"), 0);
    EXPECT_FALSE(t.exhausted("SOR_046"));
    t.endActionPhase();
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    t.decline();
    t.decline();

    Table no;
    no.ground(0, {"SOR_232"}).ground(1, {Unit("SOR_095").with({"SHD_226"})}).start();
    no.attack("SOR_232", "SOR_095");
    no.no();
    EXPECT_EQ(no.zone("SOR_095"), Zone::Discard);
}

TEST(SwuCard, SHD_226_ErratumTheCapturedAreHiredFromCaptureToo)
{
    Table t;
    t.hand(0, {"TST_301"}).ground(0, {"SOR_095"}).ground(1, {Unit("SOR_046").with({"SHD_226"})});
    t.start();
    t.play("TST_301");
    t.yes();
    t.choosePlay("SOR_046");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
    EXPECT_EQ(t.controller("SOR_046"), 0);
    EXPECT_FALSE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_226_UnrefusableOfferIsNotForLeaders)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_226"}).deployed(1).ground(1, {"SOR_046"}).start();
    EXPECT_FALSE(t.canPlay("SHD_226", "leader1"));
    EXPECT_TRUE(t.canPlay("SHD_226", "SOR_046"));
}

TEST(SwuCard, SHD_227_LookTheOtherWayIsBoughtOff)
{
    Table t;
    t.hand(0, {"SHD_227"}).ground(1, {"SOR_046"}).resources(1, 3).start();
    t.play("SHD_227");
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_FALSE(t.exhausted("SOR_046"));
    EXPECT_EQ(t.readyResources(1), 1);

    Table no;
    no.hand(0, {"SHD_227"}).ground(1, {"SOR_046"}).resources(1, 3).start();
    no.play("SHD_227");
    no.no();
    EXPECT_TRUE(no.exhausted("SOR_046"));

    Table poor;
    poor.hand(0, {"SHD_227"}).ground(1, {"SOR_046"}).resources(1, 1).start();
    poor.play("SHD_227");
    poor.noQuestion();
    EXPECT_TRUE(poor.exhausted("SOR_046"));
}

TEST(SwuCard, SHD_230_SwoopDownReachesTheGround)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_230"}).space(0, {"SOR_237", Unit("SOR_225").exhausted()});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_046", "SOR_063"}).space(1, {"SOR_066"}).start();
    t.play("SHD_230");
    t.selectableAttacks({{"SOR_237", "SOR_046"},
                         {"SOR_237", "SOR_063"},
                         {"SOR_237", "SOR_066"},
                         {"SOR_237", "base1"}}); // past every Sentinel
    t.chooseAttack("SOR_237", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2 + 2);
    EXPECT_EQ(t.damage("SOR_237"), 3 - 2);
    EXPECT_EQ(t.power("SOR_237"), 2);
    EXPECT_FALSE(t.canAttack("SOR_237", "SOR_063"));
}

TEST(SwuCard, SHD_230_SwoopDownIsNoStrongerInSpace)
{
    Table t; // its Saboteur breaks Shields
    t.resources(0, 20).hand(0, {"SHD_230"}).space(0, {"SOR_237"});
    t.space(1, {Unit("SOR_066").with({"SOR_T02"})}).start();
    t.play("SHD_230");
    t.chooseAttack("SOR_237", "SOR_066");
    EXPECT_EQ(t.damage("SOR_066"), 2);
    EXPECT_EQ(t.zone("SOR_237"), Zone::Discard);
}

TEST(SwuCard, SHD_230_RulingSwoopDownNeedsAReadySpaceUnitAndMustAttack)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_230"}).space(0, {Unit("SOR_237").exhausted()});
    t.ground(0, {"SOR_095"}).start();
    t.play("SHD_230");
    t.noQuestion();

    Table must;
    must.resources(0, 20).hand(0, {"SHD_230"}).space(0, {"SOR_237"}).start();
    must.play("SHD_230");
    must.bounds(1, 1);
    must.chooseAttack("SOR_237", "base1");
}

TEST(SwuCard, SHD_241_KraganShieldsAFriendWhereTheBaseIsAttackedFrom)
{
    Table t;
    t.active(1).ground(0, {"SHD_241", "SOR_095"}).space(0, {"SOR_225"}).ground(1, {"SOR_046"});
    t.space(1, {"SOR_237"}).start();
    t.attack("SOR_046", "base0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_241", "SOR_095"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 1);
    t.pass();
    t.attack("SOR_237", "base0"); // from space
    EXPECT_EQ(t.tokensOn("SOR_225", "SOR_T02"), 1);
}

TEST(SwuCard, SHD_241_KraganCaresForHisOwnBaseOnly)
{
    Table t;
    t.ground(0, {"SHD_241", "SOR_095"}).ground(1, {"SOR_046"}).start();
    t.attack("SOR_095", "base1");
    t.noQuestion();
    t.attack("SOR_046", "SHD_241"); // nor for units
    t.noQuestion();
}

TEST(SwuCard, SHD_241_RulingKragansAbilityWaitsBesideOnAttack)
{
    Table t;
    t.active(1).ground(0, {"SHD_241"}).ground(1, {"SHD_153"}).hand(1, {"SOR_095"}).start();
    t.attack("SHD_153", "base0");
    t.asks(DecisionKind::ChoosePlayer, 1); // whose comes first (CR 7.6.10)
    t.player(0);
    EXPECT_EQ(t.tokensOn("SHD_241", "SOR_T02"), 1);
    t.decline();
}

} // namespace playmat::test
