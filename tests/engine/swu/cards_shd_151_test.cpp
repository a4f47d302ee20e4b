#include "support/swu_table.h"

/// SHD_151 to SHD_172: the other Aggression units.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SHD_151_ValiantAssaultShipHitsRicherPlayersHarder)
{
    Table t;
    t.space(0, {"SHD_151"}).resources(0, 3).resources(1, 4).start();
    t.attack("SHD_151", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 3 + 2);
    EXPECT_EQ(t.power("SHD_151"), 3);

    Table even; // past a Sentinel
    even.space(0, {"SHD_151"}).resources(0, 4).resources(1, 4).space(1, {"SOR_066"}).start();
    even.attack("SHD_151", "base1");
    EXPECT_EQ(even.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_154_WreckerMayGiveUpAResourceToDealFive)
{
    const auto wrecker = [](Table &t) {
        t.resources(0, 20).hand(0, {"SHD_154"}).resourceCards(0, {"SOR_172"});
        t.ground(0, {"SOR_164"}).ground(1, {"SOR_232"}).space(1, {"SOR_225"}).start();
        t.play("SHD_154");
        t.asks(DecisionKind::ChooseCards, 0);
        t.bounds(0, 1);
    };
    Table t;
    wrecker(t);
    const int before = t.resourceCount(0);
    t.choose("SOR_172");
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    EXPECT_EQ(t.resourceCount(0), before - 1);
    t.selectable({"SHD_154", "SOR_164", "SOR_232"}); // ground only
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 5);

    Table no;
    wrecker(no);
    no.decline();
    no.noQuestion();
    EXPECT_EQ(no.damage("SOR_232"), 0);
}

TEST(SwuCard, SHD_155_HeroicResolveIsSpentForAnAttackFourStronger)
{
    Table t;
    t.resources(0, 3).ground(0, {Unit("SOR_046").with({"SHD_155"})});
    t.ground(1, {"SOR_128", "SOR_095"}).start();
    EXPECT_EQ(t.power("SOR_046"), 4);
    t.use("SOR_046");
    t.choose("SHD_155"); // the cost
    EXPECT_EQ(t.zone("SHD_155"), Zone::Discard);
    EXPECT_EQ(t.readyResources(0), 1);
    t.bounds(1, 1);
    t.selectableAttacks({{"SOR_046", "SOR_128"}, {"SOR_046", "SOR_095"}, {"SOR_046", "base1"}});
    t.chooseAttack("SOR_046", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 3 + 4 - 1);
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_FALSE(t.has("SOR_046", kw::Overwhelm));
}

TEST(SwuCard, SHD_155_HeroicResolveSpendsOneOfTwo)
{
    Table t;
    t.resources(0, 2).ground(0, {Unit("SOR_095").with({"SHD_155", "SHD_155"})}).start();
    t.use("SOR_095");
    t.selectable({"SHD_155", "SHD_155#2"});
    t.choose("SHD_155");
    t.chooseAttack("SOR_095", "base1");
    EXPECT_EQ(t.upgradesOn("SOR_095"), 1);
    EXPECT_EQ(t.baseDamageOn(1), 4 + 4);
}

TEST(SwuCard, SHD_155_RulingOnlyAReadyUnitAttacksWithHeroicResolve)
{
    Table t; // the cost may be paid for nothing
    t.resources(0, 2).ground(0, {Unit("SOR_095").with({"SHD_155"}).exhausted()}).start();
    t.use("SOR_095");
    t.choose("SHD_155");
    t.noQuestion();
    EXPECT_EQ(t.upgradesOn("SOR_095"), 0);
    EXPECT_EQ(t.baseDamageOn(1), 0);

    Table poor;
    poor.resources(0, 1).ground(0, {Unit("SOR_095").with({"SHD_155"})}).start();
    EXPECT_FALSE(poor.canUse("SOR_095"));
}

TEST(SwuCard, SHD_155_RulingsOfOverwhelmForHeroicResolve)
{
    Table shield;
    shield.resources(0, 2).ground(0, {Unit("SOR_095").with({"SHD_155"})});
    shield.ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shield.use("SOR_095");
    shield.choose("SHD_155");
    shield.chooseAttack("SOR_095", "SOR_128");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.resources(0, 2).ground(0, {Unit("SOR_095").with({"SHD_155", "TST_101"})});
    gone.ground(1, {"SOR_128"}).start();
    gone.use("SOR_095");
    gone.choose("SHD_155");
    gone.chooseAttack("SOR_095", "SOR_128");
    EXPECT_EQ(gone.baseDamageOn(1), 7);
}

TEST(SwuCard, SHD_156_CrippleAuthorityDrawsAndMakesTheRicherDiscard)
{
    Table t;
    t.resources(0, 9).hand(0, {"SHD_156"}).resources(1, 10).hand(1, {"SOR_095", "SOR_128"});
    t.start();
    t.play("SHD_156");
    EXPECT_EQ(t.handSize(0), 1);
    t.asks(DecisionKind::ChooseCards, 1);
    t.choose("SOR_128");
    EXPECT_EQ(t.handSize(1), 1);

    Table even;
    even.resources(0, 9).hand(0, {"SHD_156"}).resources(1, 9).hand(1, {"SOR_095"}).start();
    even.play("SHD_156");
    even.noQuestion();
    EXPECT_EQ(even.handSize(0), 1);
    EXPECT_EQ(even.handSize(1), 1);
}

TEST(SwuCard, SHD_157_BoKatanDefeatedDrawsForEachBaseInNeed)
{
    const auto fall = [](Table &t, int mine, int theirs) {
        t.ground(0, {"SHD_157"}).ground(1, {"SOR_232"}).baseDamage(0, mine).baseDamage(1, theirs);
        t.start();
        t.attack("SHD_157", "SOR_232");
        return t.handSize(0);
    };
    Table none, one, both;
    EXPECT_EQ(fall(none, 14, 14), 0);
    EXPECT_EQ(fall(one, 14, 15), 1);
    EXPECT_EQ(fall(both, 15, 20), 2);
}

TEST(SwuCard, SHD_158_WildRancorHurtsAllOtherGroundUnits)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_158"}).ground(0, {"SOR_095"}).deployed(1);
    t.ground(1, {"SOR_128"}).space(1, {"SOR_237"}).start();
    t.play("SHD_158");
    EXPECT_EQ(t.damage("SHD_158"), 0);
    EXPECT_EQ(t.damage("SOR_095"), 2);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.damage("leader1"), 2);
    EXPECT_EQ(t.damage("SOR_237"), 0);
}

TEST(SwuCard, SHD_159_TheChaosOfWarHurtsEachBaseForTheHandBehindIt)
{
    Table t; // the event itself has left the hand
    t.resources(0, 20).hand(0, {"SHD_159", "SOR_095"}).hand(1, {"SOR_095", "SOR_128", "SOR_172"});
    t.start();
    t.play("SHD_159");
    EXPECT_EQ(t.baseDamageOn(0), 1);
    EXPECT_EQ(t.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_160_RecklessGunslingerHitsBothBases)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_160"}).start();
    t.play("SHD_160");
    EXPECT_EQ(t.baseDamageOn(0), 1);
    EXPECT_EQ(t.baseDamageOn(1), 1);

    Table smuggled;
    smuggled.leader(0, "SOR_013").resources(0, 20).resourceCards(0, {"SHD_160"}).start();
    EXPECT_EQ(smuggled.costOfPlay("SHD_160"), 3);
    smuggled.play("SHD_160");
    EXPECT_EQ(smuggled.baseDamageOn(0), 1);
    EXPECT_EQ(smuggled.baseDamageOn(1), 1);
}

TEST(SwuCard, SHD_163_MigsMayShootWhenSomebodyDiscards)
{
    Table t; // erratum: from a hand; once each round
    t.resources(0, 20).hand(0, {"SHD_181", "SHD_181", "SOR_095"}).ground(0, {"SHD_163"});
    t.hand(1, {"SOR_095", "SOR_128", "SOR_172"}).start();
    t.play("SHD_181");
    t.player(1);
    t.choose({"SOR_128", "SOR_172"}); // two at once
    t.trigger("SHD_163");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 2);
    t.noQuestion();
}

TEST(SwuCard, SHD_164_RhokaiGunshipFallsAndHitsAUnitOrABase)
{
    Table t;
    t.space(0, {"SHD_164"}).ground(0, {"SOR_095"}).space(1, {"SOR_237"}).deployed(1).start();
    t.attack("SHD_164", "SOR_237");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_237", "leader1", "base0", "base1"});
    t.bounds(1, 1);
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 1);
}

TEST(SwuCard, SHD_165_UnlicensedHeadhunterExhaustedIsWorthFiveHealed)
{
    Table t; // it fell exhausted
    t.space(0, {Unit("SHD_165").exhausted()}).space(1, {"SOR_237"}).baseDamage(1, 8).active(1);
    t.start();
    t.attack("SOR_237", "SHD_165");
    t.asks(DecisionKind::Confirm, 1);
    t.yes();
    EXPECT_EQ(t.baseDamageOn(1), 3);

    Table ready;
    ready.space(0, {"SHD_165"}).space(1, {"SOR_237"}).baseDamage(1, 8).active(1).start();
    ready.attack("SOR_237", "SHD_165");
    ready.noQuestion();
    EXPECT_EQ(ready.baseDamageOn(1), 8);

    Table attacker; // attacking exhausts it
    attacker.space(0, {"SHD_165"}).space(1, {"SOR_066", "SOR_237"}).baseDamage(1, 8).start();
    attacker.attack("SHD_165", "SOR_237"); // past the Sentinel
    attacker.yes();
    EXPECT_EQ(attacker.baseDamageOn(1), 3);
}

TEST(SwuCard, SHD_167_WantedInsurgentsAreWorthTwoDamageToAUnit)
{
    Table t;
    t.ground(0, {"SOR_232", "SOR_095"}).ground(1, {"SHD_167", "SOR_046"}).start();
    t.attack("SOR_232", "SHD_167");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.selectable({"SOR_232", "SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 2);
}

TEST(SwuCard, SHD_168_HuntingNexuRaidsBesideAnotherAggressionUnit)
{
    Table t;
    t.ground(0, {"SHD_168", "SOR_164"}).start();
    t.attack("SHD_168", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4 + 2);

    Table alone; // the enemy's do not count
    alone.ground(0, {"SHD_168", "SOR_046"}).ground(1, {"SOR_164"}).start();
    alone.attack("SHD_168", "base1");
    EXPECT_EQ(alone.baseDamageOn(1), 4);
}

TEST(SwuCard, SHD_169_ClanChallengersRaidAndUpgradedOverwhelm)
{
    Table t;
    t.ground(0, {Unit("SHD_169").with({"SOR_069"})}).ground(1, {"SOR_128"}).start();
    t.attack("SHD_169", "SOR_128");
    EXPECT_EQ(t.baseDamageOn(1), 3 + 3 - 1);

    Table plain;
    plain.ground(0, {"SHD_169"}).ground(1, {"SOR_128"}).start();
    plain.attack("SHD_169", "SOR_128");
    EXPECT_EQ(plain.baseDamageOn(1), 0);
}

TEST(SwuCard, SHD_169_RulingsOfOverwhelmForClanChallengers)
{
    Table shield;
    shield.ground(0, {Unit("SHD_169").with({"SOR_069"})});
    shield.ground(1, {Unit("SOR_128").with({"SOR_T02"})}).start();
    shield.attack("SHD_169", "SOR_128");
    EXPECT_EQ(shield.baseDamageOn(1), 0);

    Table gone;
    gone.ground(0, {Unit("SHD_169").with({"TST_101"})}).ground(1, {"SOR_046"}).start();
    gone.attack("SHD_169", "SOR_046");
    EXPECT_EQ(gone.baseDamageOn(1), 3 + 3);
}

TEST(SwuCard, SHD_170_Ig11BlowsUpInsteadOfBeingCaptured)
{
    Table t;
    t.hand(0, {"TST_301"}).ground(0, {"SOR_095", "SOR_046"}).space(0, {"SOR_225"});
    t.ground(1, {"SHD_170", "SOR_128"}).start();
    t.play("TST_301");
    t.choose("SOR_046"); // would be the captor
    t.choose("SHD_170");
    EXPECT_EQ(t.zone("SHD_170"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard); // 3 damage
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.damage("SOR_225"), 0);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Ground);
}

TEST(SwuCard, SHD_170_Ig11MayShootADamagedGroundUnit)
{
    Table t;
    t.ground(0, {"SHD_170"}).ground(1, {Unit("SOR_046").damaged(1), "SOR_095"});
    t.space(1, {Unit("SOR_237").damaged(1)}).start();
    t.attack("SHD_170", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 4);
}

TEST(SwuCard, SHD_171_CovetousRivalsMayShootWhoHasABounty)
{
    Table t;
    t.resources(0, 20).hand(0, {"SHD_171"}).ground(0, {"SHD_211"}).space(1, {"SHD_195"});
    t.ground(1, {"SOR_046"}).start();
    t.play("SHD_171");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SHD_211", "SHD_195"});
    t.bounds(0, 1);
    t.choose("SHD_195");
    EXPECT_EQ(t.damage("SHD_195"), 2);

    Table attacks; // stronger for its damage
    attacks.ground(0, {Unit("SHD_171").damaged(2)}).ground(1, {"SHD_167"}).start();
    attacks.attack("SHD_171", "base1");
    attacks.choose("SHD_167");
    EXPECT_EQ(attacks.damage("SHD_167"), 2);
    EXPECT_EQ(attacks.baseDamageOn(1), 7);
}

TEST(SwuCard, SHD_172_KraytDragonMayAnswerACardWithDamageEqualToItsCost)
{
    const auto dragon = [](Table &t) {
        t.ground(0, {"SHD_172"}).space(1, {"SOR_225"}).ground(1, {"SOR_046"}).resources(1, 20);
        t.hand(1, {"SOR_232", "SOR_245"}).active(1).start();
    };
    Table t; // AT-ST: 6
    dragon(t);
    t.play("SOR_232");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_232", "base1"});
    t.bounds(0, 1);
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 6);
    t.pass();

    Table u; // ruling: what is printed, whatever was paid; the aspect penalty does not count
    dragon(u);
    u.play("SOR_232");
    u.choose("SOR_232");
    EXPECT_EQ(u.damage("SOR_232"), 6);

    Table own;
    own.ground(0, {"SHD_172"}).resources(0, 20).hand(0, {"SOR_232"}).start();
    own.play("SOR_232");
    own.noQuestion();
}

TEST(SwuCard, SHD_172_RulingKraytDragonAnswersTheCardThatDefeatsIt)
{
    Table t;
    t.ground(0, {"SHD_172"}).ground(1, {"SOR_046"}).resources(1, 20).hand(1, {"SOR_078"});
    t.active(1).start();
    t.play("SOR_078");
    t.choose("SHD_172");
    EXPECT_EQ(t.zone("SHD_172"), Zone::Discard);
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 5);
}

} // namespace playmat::test
